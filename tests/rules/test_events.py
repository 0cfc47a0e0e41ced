"""The exact events of each kind of step, and what each seat sees of them."""

import random

import pytest

from ninetyeight.rules import (
    CardPlayed,
    CardsDrawn,
    Duty,
    Event,
    GameEnded,
    Outcome,
    Pile,
    TurnBegan,
    TurnEnd,
    TurnEnded,
    redact,
    ruleset_of,
)
from rules.tables import after, played, random_steps, table

EVENTS: tuple[Event, ...] = (
    CardPlayed(0, 20, Pile.A, on=1),
    TurnEnded(0, TurnEnd.CHOICE),
    TurnBegan(1),
    GameEnded(Outcome(None, 0), ((), ()), ()),
)


@pytest.mark.parametrize(("pile", "on"), [("A", 25), ("B", 30), ("C", 90), ("D", 80)])
def test_a_card_that_ends_nothing_is_one_event(pile: str, on: int) -> None:
    """2.1: seat, card, pile, and what it covers."""
    state = table("20 21", "50 60 70", tops={"A": 25, "B": 30, "C": 90, "D": 80}, seat=1)
    assert played(state, f"50{pile}").events == (CardPlayed(1, 50, Pile.named(pile), on),)


@pytest.mark.parametrize(
    ("pile", "card", "is_trick"),
    [
        ("A", 40, True),
        ("A", 60, False),
        ("A", 51, False),
        ("B", 40, True),
        ("B", 60, False),
        ("C", 60, True),
        ("C", 40, False),
        ("D", 60, True),
        ("D", 49, False),
    ],
)
def test_an_event_knows_whether_it_was_the_trick(pile: str, card: int, is_trick: bool) -> None:  # noqa: FBT001
    """2.3: exactly ten back, in the direction of the pile."""
    assert CardPlayed(0, card, Pile.named(pile), on=50).is_trick is is_trick


def test_ending_a_turn_is_three_events() -> None:
    """2.4, 2.5, 3.2: it ends, cards are drawn in the order of the deck, the next one begins."""
    state = table("20 30 40", "50 51", deck="9 4 8 3 7 5 6")
    assert played(state, "20A 30A .").events == (
        TurnEnded(0, TurnEnd.CHOICE),
        CardsDrawn(0, 6, (9, 4, 8, 3, 7, 5)),
        TurnBegan(1),
    )


def test_drawing_nothing_is_an_event_too() -> None:
    """2.5, 3.1: with an empty deck the count is 0."""
    state = table("20 30 40", "", "50", deck="")
    assert played(state, "20A .").events == (
        TurnEnded(0, TurnEnd.CHOICE),
        CardsDrawn(0, 0, ()),
        TurnBegan(2),
    )


def test_an_empty_hand_ends_the_turn_with_its_card() -> None:
    """2.4: the events of the card, then those of the end."""
    state = table("20 30", "50 51", deck="9 4")
    assert played(state, "20A 30C").events == (
        CardPlayed(0, 30, Pile.C, on=100),
        TurnEnded(0, TurnEnd.EMPTY_HAND),
        CardsDrawn(0, 2, (9, 4)),
        TurnBegan(1),
    )


def test_a_stop_ends_the_turn_with_its_card() -> None:
    """5.2: the cause is the Stop, even with an empty hand or three cards played."""
    state = table("42 50", "60 61", deck="9 4", edition="extreme")
    assert played(state, "42B").events == (
        CardPlayed(0, 42, Pile.B, on=1),
        TurnEnded(0, TurnEnd.STOP),
        CardsDrawn(0, 2, (9, 4)),
        TurnBegan(1),
    )
    emptied = played(table("42", "60 61", edition="extreme"), "42B")
    assert emptied.events[1] == TurnEnded(0, TurnEnd.STOP)
    third = played(table("16 17 42", "60 61", edition="extreme"), "16A 17A 42A")
    assert third.events[1] == TurnEnded(0, TurnEnd.STOP)


def test_the_third_card_with_a_three_ends_the_turn() -> None:
    """5.4: the cause is the "3!", even with an empty hand."""
    state = table("16 17 18 50", "60 61", deck="9 4", edition="extreme")
    assert played(state, "17A 18A 16B").events == (
        CardPlayed(0, 16, Pile.B, on=1),
        TurnEnded(0, TurnEnd.THREE),
        CardsDrawn(0, 2, (9, 4)),
        TurnBegan(1),
    )
    emptied = played(table("16 17 18", "60 61", edition="extreme"), "16A 17A 18A")
    assert emptied.events[1] == TurnEnded(0, TurnEnd.THREE)


def test_a_third_card_without_a_three_ends_nothing() -> None:
    """2.4: three cards are nothing special."""
    state = table("15 16 18 50", "60 61", edition="extreme")
    assert played(state, "15A 16A 18A").events == (CardPlayed(0, 18, Pile.A, on=16),)


def test_a_losing_card_is_followed_by_the_end_of_the_game() -> None:
    """3.3: no turn ends; hands and deck are revealed."""
    tops = {"A": 57, "B": 99, "C": 3, "D": 2}
    state = table("58 59 97", "40 50", tops=tops, deck="7 8")
    lost = Outcome(Duty.MINIMUM, 6)
    step = played(state, "97A")
    assert step.state.outcome == lost
    assert step.events == (
        CardPlayed(0, 97, Pile.A, on=57),
        GameEnded(lost, ((58, 59), (40, 50)), (7, 8)),
    )


def test_the_winning_card_is_followed_by_the_end_of_the_game() -> None:
    """3.4: no turn ends."""
    assert played(table("", "20", deck="", seat=1), "20D").events == (
        CardPlayed(1, 20, Pile.D, on=100),
        GameEnded(Outcome(None, 0), ((), ()), ()),
    )


def test_a_turn_that_begins_lost_ends_the_game() -> None:
    """3.3: the turn begins, and the game ends with everything revealed."""
    tops = {"A": 90, "B": 91, "C": 3, "D": 2}
    state = table("95 96 97", "40 50", tops=tops, deck="98 99")
    step = played(state, "95A 96A .")
    lost = Outcome(Duty.MINIMUM, 5)
    assert step.events == (
        TurnEnded(0, TurnEnd.CHOICE),
        CardsDrawn(0, 2, (98, 99)),
        TurnBegan(1),
        GameEnded(lost, ((97, 98, 99), (40, 50)), ()),
    )
    assert step.state.outcome == lost


def test_the_causes_of_an_end_have_stable_names() -> None:
    """2.4: choice, empty hand, Stop, "3!"."""
    assert [cause.value for cause in TurnEnd] == ["choice", "empty-hand", "stop", "three"]


def test_drawn_cards_are_shown_to_the_drawer_only() -> None:
    """9.3: the others see how many."""
    drawn = CardsDrawn(1, 2, (9, 4))
    assert redact(drawn, 1) == drawn
    assert redact(drawn, 0) == CardsDrawn(1, 2, None)
    assert redact(drawn, 2) == CardsDrawn(1, 2, None)
    assert redact(drawn, None) == CardsDrawn(1, 2, None)
    assert redact(CardsDrawn(0, 1, (9,)), None) == CardsDrawn(0, 1, None)


@pytest.mark.parametrize("event", EVENTS)
@pytest.mark.parametrize("seat", [0, 1, None])
def test_all_other_events_are_public(event: Event, seat: int | None) -> None:
    """9.1, 9.3: cards played, turns, and the end with everything revealed."""
    assert redact(event, seat) == event


@pytest.mark.parametrize("edition", ["original", "extreme", "extreme+strict-fire"])
@pytest.mark.parametrize("players", [1, 3])
def test_the_events_of_a_game_contain_the_whole_game(edition: str, players: int) -> None:
    """2.4, 2.5: played and drawn cards, in order, are those of the piles and the deck."""
    seed = f"events/{edition}/{players}"
    steps = list(random_steps(ruleset_of(edition, players), random.Random(seed)))
    events = [event for _, _, step in steps for event in step.events]
    shown = [event.card for event in events if isinstance(event, CardPlayed)]
    last = steps[-1][2].state
    assert sorted(shown) == sorted(card for pile in last.piles for card in pile), seed
    drawn = [
        card for event in events if isinstance(event, CardsDrawn) for card in event.cards or ()
    ]
    assert tuple(drawn) + last.deck == steps[0][0].deck, seed
    assert [event for event in events if isinstance(event, GameEnded)] == events[-1:], seed
    turns = [event.seat for event in events if isinstance(event, TurnBegan)]
    ended = [event.seat for event in events if isinstance(event, TurnEnded)]
    assert [steps[0][0].seat, *turns][: len(ended)] == ended, seed


def test_a_state_keeps_its_rules_and_its_piles_through_a_step() -> None:
    """2.1: only what was played changes."""
    state = table("20 30 40", "50 51", tops={"B": 5})
    next_state = after(state, "20A 30A .")
    assert next_state.ruleset == state.ruleset
    assert next_state.piles == ((20, 30), (5,), (), ())
