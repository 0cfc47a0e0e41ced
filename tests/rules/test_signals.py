"""Clauses 8.4 and 8.5: the signs that players may show on a pile, and Silence (6.2)."""

from itertools import product

import pytest

from ninetyeight.rules import (
    PILES,
    RELAXED_SIGNS,
    STRICT_SIGNS,
    CardsDrawn,
    Event,
    GameEnded,
    Outcome,
    Pile,
    Refused,
    Sign,
    Signal,
    Signals,
    TurnBegan,
    TurnEnd,
    TurnEnded,
)
from rules.tables import played, table

LIKE, LEAVE, TURN = Sign.LIKE, Sign.LEAVE, Sign.TURN


def shown(*signals: tuple[int, str, Sign | None]) -> Signals:
    """Show these signs, one after the other, at a relaxed table."""
    standing = Signals()
    for seat, pile, sign in signals:
        signal = Signal(seat, Pile.named(pile), sign)
        standing = standing.show(signal, talk=True, allowed=RELAXED_SIGNS)
    return standing


def test_there_are_two_signs_and_a_third_for_relaxed_tables() -> None:
    """8.5: like and leave; turn is not the default."""
    assert [sign.value for sign in Sign] == ["like", "leave", "turn"]
    assert {LIKE, LEAVE} == STRICT_SIGNS
    assert {LIKE, LEAVE, TURN} == RELAXED_SIGNS


def test_no_sign_is_shown_at_the_beginning() -> None:
    """8.5: nothing is shown before somebody shows it."""
    assert Signals().standing == frozenset()
    assert all(Signals().of(seat, pile) is None for seat, pile in product(range(5), PILES))


@pytest.mark.parametrize("sign", [LIKE, LEAVE])
@pytest.mark.parametrize("pile", PILES)
def test_a_sign_belongs_to_its_seat_and_its_pile(sign: Sign, pile: Pile) -> None:
    """8.5: for each pile a player may show one sign."""
    signals = Signals().show(Signal(2, pile, sign), talk=True)
    assert signals.standing == {Signal(2, pile, sign)}
    for seat, other in product(range(5), PILES):
        expected = sign if (seat, other) == (2, pile) else None
        assert signals.of(seat, other) is expected


def test_a_new_sign_replaces_only_the_same_seat_s_sign_on_that_pile() -> None:
    """8.5: a sign stands until its owner changes it."""
    signals = shown((0, "A", LIKE), (1, "A", LIKE), (0, "B", LEAVE), (0, "A", LEAVE))
    assert signals.standing == {
        Signal(0, Pile.A, LEAVE),
        Signal(1, Pile.A, LIKE),
        Signal(0, Pile.B, LEAVE),
    }


def test_a_sign_can_be_taken_back() -> None:
    """8.5: by its owner, on that pile only."""
    signals = shown((0, "A", LIKE), (1, "A", LIKE), (0, "B", LIKE), (0, "A", None))
    assert signals.standing == {Signal(1, Pile.A, LIKE), Signal(0, Pile.B, LIKE)}
    assert shown((0, "A", None)) == Signals()


def test_showing_changes_nothing_that_was_there() -> None:
    """8.5: signs are values."""
    before = shown((0, "A", LIKE))
    before.show(Signal(0, Pile.A, LEAVE), talk=True)
    assert before.of(0, Pile.A) is LIKE


def test_turning_a_pile_back_is_a_sign_of_relaxed_tables() -> None:
    """8.5: it gives away an exact card, so it is not the default."""
    signal = Signal(0, Pile.A, TURN)
    with pytest.raises(Refused) as refusal:
        Signals().show(signal, talk=True)
    assert refusal.value.code == "sign-not-allowed"
    assert refusal.value.message == "The sign turn is not used at this table."
    relaxed = Signals().show(signal, talk=True, allowed=RELAXED_SIGNS)
    assert relaxed.of(0, Pile.A) is TURN


def test_a_table_may_allow_no_signs_but_they_can_be_taken_back() -> None:
    """8.5: taking a sign back is not a sign."""
    with pytest.raises(Refused, match="The sign like is not used at this table"):
        Signals().show(Signal(0, Pile.A, LIKE), talk=True, allowed=frozenset())
    signals = shown((0, "A", LIKE))
    assert signals.show(Signal(0, Pile.A, None), talk=True, allowed=frozenset()) == Signals()


@pytest.mark.parametrize("sign", [*Sign, None])
def test_silence_forbids_every_sign_and_taking_one_back(sign: Sign | None) -> None:
    """8.4, 6.2: neither by words nor by signs."""
    with pytest.raises(Refused) as refusal:
        Signals().show(Signal(0, Pile.A, sign), talk=False, allowed=RELAXED_SIGNS)
    assert refusal.value.code == "silence"
    assert refusal.value.message == "Silence is visible: nobody may show signs now."


@pytest.mark.parametrize("pile", ["A", "B", "C", "D"])
def test_a_card_removes_all_signs_on_its_pile(pile: str) -> None:
    """8.5: until a card is played on that pile."""
    signals = shown(*[(seat, letter, LIKE) for seat in (0, 1) for letter in "ABCD"])
    step = played(table("50 51 52", "60 61"), f"50{pile}")
    (event,) = step.events
    left = signals.after(event, talk=step.state.obligations.talk)
    others = [(seat, letter, LIKE) for seat in (0, 1) for letter in "ABCD" if letter != pile]
    assert left == shown(*others)


@pytest.mark.parametrize(
    "event",
    [
        TurnEnded(0, TurnEnd.CHOICE),
        CardsDrawn(0, 1, None),
        TurnBegan(1),
        GameEnded(Outcome(None, 0), ((), ()), ()),
    ],
)
def test_other_events_leave_the_signs(event: Event) -> None:
    """8.5: only a card on the pile removes them."""
    signals = shown((0, "A", LIKE), (1, "B", LEAVE))
    assert signals.after(event, talk=True) == signals


def test_a_silence_removes_all_signs() -> None:
    """6.2: on every pile, and they do not come back when it is covered."""
    signals = shown((0, "A", LIKE), (1, "B", LEAVE))
    state = table("7 50 51", "60 61", edition="extreme")
    step = played(state, "7C")
    assert not step.state.obligations.talk
    silenced = signals.after(step.events[0], talk=step.state.obligations.talk)
    assert silenced == Signals()
    assert silenced.after(TurnBegan(1), talk=True) == Signals()


def test_signs_may_be_shown_again_once_the_silence_is_covered() -> None:
    """8.4, 6.1: a Silence rules only while it is visible."""
    state = played(table("7 8 51", "60 61", edition="extreme"), "7A 8A").state
    signals = Signals().show(Signal(1, Pile.A, LIKE), talk=state.obligations.talk)
    assert signals.of(1, Pile.A) is LIKE
