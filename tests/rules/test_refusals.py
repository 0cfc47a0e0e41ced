"""Clause 3.6: what is refused, in which words, and that nothing happens then."""

import copy
import pickle
from collections.abc import Callable
from typing import Any

import pytest

from ninetyeight.rules import (
    GameError,
    Pile,
    Play,
    RefusalCode,
    Refused,
    State,
    apply,
    legal_actions,
)
from ninetyeight.rules.errors import shown
from rules.tables import Tops, actions, after, refused, table

Code = RefusalCode


def plain(tops: Tops | None = None) -> State:
    return table("20 30 47 49 50 58 67", "5 6 7", tops=tops)


def extreme(tops: Tops | None = None) -> State:
    hand = "10 11 17 18 20 24 44 47 51 68 77"
    return table(hand, "5 6 8", tops=tops, edition="extreme")


def strict(tops: Tops | None = None, burning: str | None = None) -> State:
    hand = "12 20 22 23 43 44 50 60"
    return table(hand, "5 6 7", tops=tops, edition="strict-fire", burning=burning)


def fiery(tops: Tops) -> State:
    return table("10 24 45 50 51 65", "5 6 7", tops=tops, edition="extreme+fire")


REFUSED: list[tuple[State, str, RefusalCode, str]] = [
    # a card that is not in the hand
    (plain(), "21A", Code.NOT_IN_HAND, "The 21 is not in the hand."),
    (plain(), "5A", Code.NOT_IN_HAND, "The 5 is not in the hand."),
    (plain(), "20A 20B", Code.NOT_IN_HAND, "The 20 is not in the hand."),
    (plain(), "100A", Code.NOT_IN_HAND, "The 100 is not in the hand."),
    # a card that does not fit
    (
        plain({"A": 57}),
        "49A",
        Code.DOES_NOT_FIT,
        "The 49 does not fit on A: it must be higher than 57, or exactly 10 back.",
    ),
    (
        plain({"B": 60}),
        "49B",
        Code.DOES_NOT_FIT,
        "The 49 does not fit on B: it must be higher than 60, or exactly 10 back.",
    ),
    (
        plain({"C": 57}),
        "58C",
        Code.DOES_NOT_FIT,
        "The 58 does not fit on C: it must be lower than 57, or exactly 10 back.",
    ),
    (
        plain({"D": 39}),
        "50D",
        Code.DOES_NOT_FIT,
        "The 50 does not fit on D: it must be lower than 39, or exactly 10 back.",
    ),
    (
        plain(),
        "20A 50B 30C 49C",
        Code.DOES_NOT_FIT,
        "The 49 does not fit on C: it must be lower than 30, or exactly 10 back.",
    ),
    (
        extreme({"A": 34}),
        "20A",
        Code.DOES_NOT_FIT,
        "The 20 does not fit on A: it must be higher than 34.",
    ),
    (
        extreme({"A": 34, "D": 36}),
        "47D",
        Code.DOES_NOT_FIT,
        "The 47 does not fit on D: it must be lower than 36.",
    ),
    # a forbidden trick
    (
        extreme({"A": 34}),
        "24A",
        Code.TRICK_FORBIDDEN,
        "The 24 cannot go on A: No backwards forbids going back from 34.",
    ),
    (
        extreme({"A": 34, "C": 37}),
        "47C",
        Code.TRICK_FORBIDDEN,
        "The 47 cannot go on C: No backwards forbids going back from 37.",
    ),
    (
        extreme({"D": 67}),
        "77D",
        Code.TRICK_FORBIDDEN,
        "The 77 cannot go on D: No backwards forbids going back from 67.",
    ),
    # another pile while bound
    (
        extreme({"A": 23}),
        "24B 44A",
        Code.BOUND_TO_PILE,
        "The 44 cannot go on A: One pile binds this turn to B.",
    ),
    (
        extreme({"A": 23}),
        "77D 44C",
        Code.BOUND_TO_PILE,
        "The 44 cannot go on C: One pile binds this turn to D.",
    ),
    # another pile while a fire must be covered next
    (
        strict(),
        "22A 50B",
        Code.COVER_FIRE_NEXT,
        "The 50 cannot go on B: this card must cover the burning 22 on A.",
    ),
    (
        strict({"D": 66}, burning="D"),
        "60A",
        Code.COVER_FIRE_NEXT,
        "The 60 cannot go on A: this card must cover the burning 66 on D.",
    ),
    # a cover that does not fit
    (
        strict(),
        "44A 43A",
        Code.DOES_NOT_FIT,
        "The 43 does not fit on A: it must be higher than 44, or exactly 10 back.",
    ),
    # ending a turn while something is owed
    (plain(), ".", Code.TURN_NOT_FINISHED, "The turn cannot end yet: 2 more cards must be played."),
    (
        plain(),
        "20A .",
        Code.TURN_NOT_FINISHED,
        "The turn cannot end yet: 1 more card must be played.",
    ),
    (
        extreme(),
        "17A .",
        Code.TURN_NOT_FINISHED,
        "The turn cannot end yet: exactly 2 more cards must be played.",
    ),
    (
        extreme(),
        "17A 18A .",
        Code.TURN_NOT_FINISHED,
        "The turn cannot end yet: exactly 1 more card must be played.",
    ),
    (
        extreme(),
        "20B 10A .",
        Code.TURN_NOT_FINISHED,
        "The turn cannot end yet: the 10 on A must be covered.",
    ),
    (
        extreme(),
        "10A .",
        Code.TURN_NOT_FINISHED,
        "The turn cannot end yet: 1 more card must be played and the 10 on A must be covered.",
    ),
    (
        fiery({"B": 22, "D": 66}),
        "10A .",
        Code.TURN_NOT_FINISHED,
        "The turn cannot end yet: 1 more card must be played and the 10 on A must be covered"
        " and the 22 on B must be covered and the 66 on D must be covered.",
    ),
    (
        fiery({"B": 22, "D": 66}),
        "24B 50A .",
        Code.TURN_NOT_FINISHED,
        "The turn cannot end yet: the 66 on D must be covered.",
    ),
]
NAMES = [message for *_, message in REFUSED]


@pytest.mark.parametrize(("state", "text", "code", "message"), REFUSED, ids=NAMES)
def test_a_refusal_names_what_was_asked_and_what_stood_in_the_way(
    state: State, text: str, code: RefusalCode, message: str
) -> None:
    """3.6: refused, and nothing happens."""
    assert state.outcome is None
    assert refused(state, text, code) == message


@pytest.mark.parametrize(("state", "text", "code", "message"), REFUSED, ids=NAMES)
def test_a_refusal_leaves_the_state_as_it_was(
    state: State, text: str, code: RefusalCode, message: str
) -> None:
    """3.6: nothing happens, and what was legal is legal."""
    *before, last = actions(text)
    for action in before:
        state = apply(state, action).state
    copied, legal = copy.deepcopy(state), legal_actions(state)
    with pytest.raises(Refused) as refusal:
        apply(state, last)
    assert state == copied
    assert legal_actions(state) == legal
    assert last not in legal
    assert str(refusal.value) == message
    assert refusal.value.code == code.value


def test_nothing_is_accepted_after_the_end() -> None:
    """3.6: the game is over."""
    won = after(table("20", "", deck=""), "20A")
    assert refused(won, "57A", Code.GAME_OVER) == "The game is over: nothing more can be played."
    assert refused(won, ".", Code.GAME_OVER) == "The game is over: nothing more can be played."


def test_a_card_must_be_in_the_hand_before_anything_else_is_asked() -> None:
    """3.6: even if the pile is wrong as well."""
    refused(strict(), "22A 99B", Code.NOT_IN_HAND)
    refused(extreme({"A": 23}), "24B 99A", Code.NOT_IN_HAND)


def test_the_pile_is_asked_before_the_fit() -> None:
    """3.6, 4.6, 6.4: a card that does not fit is on the wrong pile first."""
    refused(strict({"B": 61}), "22A 50B", Code.COVER_FIRE_NEXT)
    refused(extreme({"A": 23}), "24B 20A", Code.BOUND_TO_PILE)


def test_a_fire_goes_before_a_binding() -> None:
    """4.6, 6.4: both hold, and the fire is named."""
    state = table("24 33 40 50", "5 6", tops={"A": 23}, edition="extreme+strict-fire")
    assert refused(state, "24B 33B 50A", Code.COVER_FIRE_NEXT) == (
        "The 50 cannot go on A: this card must cover the burning 33 on B."
    )
    assert refused(state, "24B 33B 40B 50A", Code.BOUND_TO_PILE) == (
        "The 50 cannot go on A: One pile binds this turn to B."
    )


def test_the_codes_never_change() -> None:
    """3.6: clients translate codes and never parse messages."""
    assert [code.value for code in RefusalCode] == [
        "game-over",
        "no-such-pile",
        "not-in-hand",
        "does-not-fit",
        "trick-forbidden",
        "bound-to-pile",
        "cover-fire-next",
        "turn-not-finished",
        "silence",
        "sign-not-allowed",
    ]


@pytest.mark.parametrize("duplicate", [copy.copy, lambda e: pickle.loads(pickle.dumps(e))])
def test_a_refusal_survives_copying_and_pickling(duplicate: Callable[[Refused], Refused]) -> None:
    """3.6: with its code and its message, so that worker processes can raise it."""
    error = Refused(RefusalCode.DOES_NOT_FIT, "The 49 does not fit.")
    other = duplicate(error)
    assert type(other) is Refused
    assert isinstance(other, GameError)
    assert (other.code, other.message, str(other)) == (
        "does-not-fit",
        "The 49 does not fit.",
        "The 49 does not fit.",
    )
    assert type(other.code) is str


def test_actions_have_a_short_form() -> None:
    """1.1: a card and the letter of its pile; a full stop ends the turn."""
    assert [str(action) for action in actions("34A 7D .")] == ["34A", "7D", "."]
    assert [pile.name for pile in Pile] == ["A", "B", "C", "D"]


@pytest.mark.parametrize("pile", [0, 4, -1, "A", None])
def test_what_is_not_a_pile_is_refused(pile: Any) -> None:
    """1.1: only A to D are piles, not values that look like one."""
    with pytest.raises(Refused) as caught:
        apply(table("57 60"), Play(57, pile))
    assert caught.value.code == Code.NO_SUCH_PILE
    assert caught.value.message == f"There is no pile {shown(pile)}; the piles are A, B, C, D."


@pytest.mark.parametrize("card", [57.0, "57", None, True])
def test_what_is_not_a_card_is_not_in_the_hand(card: Any) -> None:
    """3.6: a value that only looks like the card is refused."""
    with pytest.raises(Refused) as caught:
        apply(table("57 60"), Play(card, Pile.A))
    assert caught.value.code == Code.NOT_IN_HAND
    assert caught.value.message == f"The {shown(card)} is not in the hand."


@pytest.mark.parametrize("action", [None, ["end"], "57A"])
def test_what_is_not_an_action_at_all_is_a_mistake_of_the_program(action: Any) -> None:
    with pytest.raises(AssertionError):
        apply(table("57 60"), action)
