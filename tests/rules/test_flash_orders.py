"""Clause 5: orders in a flash, which bind the player who plays them, for this turn."""

import pytest

from ninetyeight.rules import (
    STANDARD_LAYOUT,
    Duty,
    Fire,
    Layout,
    Order,
    Outcome,
    Pack,
    Pile,
    RefusalCode,
    Ruleset,
    State,
    TurnEnd,
    TurnEnded,
    ruleset_of,
)
from rules.tables import after, orders, played, refused, small, table


def extreme(*hands: str, deck: str | None = None, **tops: int) -> State:
    """Begin a turn of Extreme with the standard layout; a pile is named in small letters."""
    named = {letter.upper(): card for letter, card in tops.items()}
    return table(*hands, tops=named, deck=deck, edition="extreme")


# 5.1 The layout


def test_the_standard_layout_is_the_documented_one() -> None:
    """5.1: a ruling of ours: four cards for each of the seven orders."""
    assert STANDARD_LAYOUT.as_dict() == {
        "stop": [3, 42, 59, 98],
        "skull": [10, 49, 52, 91],
        "three": [17, 31, 70, 84],
        "silence": [7, 45, 56, 94],
        "no-backwards": [21, 34, 67, 80],
        "one-pile": [23, 38, 63, 78],
        "draw-one": [14, 28, 73, 87],
    }
    assert len(ruleset_of("extreme", 2).orders) == 28
    assert ruleset_of("extreme", 2).orders[42] is Order.STOP


def test_a_table_may_play_with_its_own_layout() -> None:
    """5.1: with another layout 42 is a plain card, and 41 stops."""
    numbers = STANDARD_LAYOUT.as_dict() | {"stop": [3, 41, 59, 98]}
    ruleset = ruleset_of("extreme", 2, Layout.of(numbers))
    state = table("41 42 43", "50 51", ruleset=ruleset)
    assert after(state, "42A").seat == 0
    assert after(state, "41A").seat == 1


# 5.2 Stop


@pytest.mark.parametrize("pile", ["A", "B", "C", "D"])
def test_a_stop_ends_the_turn_even_as_first_card(pile: str) -> None:
    """5.2: at once, even below the minimum."""
    step = played(extreme("42 50 51", "60 61"), f"42{pile}")
    assert (step.state.seat, step.state.outcome) == (1, None)
    assert TurnEnded(0, TurnEnd.STOP) in step.events
    assert len(step.state.hands[0]) == 7


def test_a_stop_ends_the_turn_after_other_cards() -> None:
    """5.2: no card comes after it."""
    state = after(extreme("5 6 42 50", "60 61"), "5A 6A 42A")
    assert state.seat == 1


def test_a_stop_rescues_a_hand_that_is_too_small() -> None:
    """5.2, 3.3: with a Stop the turn can be finished although nothing else fits."""
    assert extreme("42 43", "60 61", a=41, b=99, c=2, d=5).outcome is None
    assert extreme("41 43", "60 61", a=42, b=99, c=2, d=5).outcome == Outcome(Duty.MINIMUM, 94)
    assert extreme("42", "60 61").outcome is None
    assert extreme("43", "60 61").outcome == Outcome(Duty.MINIMUM, 98)


# 5.3 Skull


@pytest.mark.parametrize(("pile", "cover"), [("A", 50), ("B", 60), ("C", 48), ("D", 2)])
def test_a_skull_must_be_covered_in_the_same_turn(pile: str, cover: int) -> None:
    """5.3: by the same player."""
    other = "B" if pile == "A" else "A"
    state = after(extreme("2 15 48 49 50 60", "61 62"), f"15{other} 49{pile}")
    assert state.obligations.cover == (Pile.named(pile),)
    refused(state, ".", RefusalCode.TURN_NOT_FINISHED)
    assert after(state, f"{cover}{pile} .").seat == 1


def test_a_skull_may_be_covered_by_the_trick() -> None:
    """5.3, 2.3: 39 goes back on 49, 59 on a 49 going down."""
    assert after(extreme("39 48 49 90", "61 62"), "48A 49A 39A .").outcome is None
    assert after(extreme("50 49 59 90", "61 62"), "50C 49C 59C").outcome is None


def test_other_cards_may_be_played_before_the_skull_is_covered() -> None:
    """5.3: other cards may be played in between."""
    state = after(extreme("10 11 12 13 90", "61 62"), "10A 12B 13B")
    refused(state, ".", RefusalCode.TURN_NOT_FINISHED)
    assert after(state, "11A .").seat == 1


def test_a_skull_covered_by_a_skull_must_be_covered_itself() -> None:
    """5.3: a skull may be covered by a skull."""
    state = after(extreme("10 49 50 90", "61 62"), "10A 49A")
    assert state.obligations.cover == (Pile.A,)
    refused(state, ".", RefusalCode.TURN_NOT_FINISHED)
    assert after(state, "50A .").seat == 1


def test_two_skulls_must_both_be_covered() -> None:
    """5.3: no skull may lie on top when a turn ends."""
    state = after(extreme("10 11 48 49 90", "61 62"), "10A 49C")
    assert state.obligations.cover == (Pile.A, Pile.C)
    state = after(state, "11A")
    assert state.obligations.cover == (Pile.C,)
    assert after(state, "48C .").seat == 1


def test_a_skull_that_cannot_be_covered_loses_at_once() -> None:
    """5.3, 3.3: nothing in the hand fits on it."""
    state = extreme("5 6 10", "61 62")
    assert after(state, "5A 6A .").outcome is None
    assert after(state, "5A 10A").outcome == Outcome(Duty.SKULL, 96)
    assert after(state, "10A").outcome == Outcome(Duty.SKULL, 97)


def test_using_up_the_cover_of_a_skull_loses() -> None:
    """5.3, 3.6: the card is accepted, and the game is lost."""
    state = after(extreme("5 6 10 11", "61 62"), "5B 10A")
    assert state.outcome is None
    assert after(state, "11B").outcome == Outcome(Duty.SKULL, 95)


def test_a_stop_beside_the_skull_loses_and_on_it_covers() -> None:
    """5.3, 5.2: a Stop ends the turn, and a skull lies on top."""
    state = after(extreme("10 42 50", "61 62"), "10A")
    assert after(state, "42B").outcome == Outcome(Duty.SKULL, 96)
    assert after(state, "42A").outcome is None


def test_a_skull_as_last_card_of_all_loses_with_none_left() -> None:
    """5.3, 3.4, 3.5: not even in the last turn of all."""
    state = extreme("9 10", "", deck="")
    assert after(state, "9A 10A").outcome == Outcome(Duty.SKULL, 0)
    assert after(state, "10C 9C").outcome == Outcome(None, 0)


# 5.4 "3!"


@pytest.mark.parametrize("cards", ["17A 18A 19A", "16A 17A 18A", "15A 16A 17A", "17C 16C 15C"])
def test_a_three_makes_it_exactly_three_cards_wherever_it_comes(cards: str) -> None:
    """5.4: the order card included; the turn then ends by itself (2.4)."""
    step = played(extreme("15 16 17 18 19", "61 62"), cards)
    assert (step.state.seat, step.state.outcome) == (1, None)
    assert TurnEnded(0, TurnEnd.THREE) in step.events


def test_a_turn_with_a_three_cannot_end_before_the_third_card() -> None:
    """5.4: exactly three."""
    state = extreme("15 16 17 18 19", "61 62")
    refused(state, "17A .", RefusalCode.TURN_NOT_FINISHED)
    refused(state, "17A 18A .", RefusalCode.TURN_NOT_FINISHED)
    refused(state, "16A 17A .", RefusalCode.TURN_NOT_FINISHED)


def test_a_three_holds_without_a_deck_and_for_experts() -> None:
    """5.4, 3.1, 4.1: whatever the minimum is."""
    state = extreme("15 16 17 18 19", "61 62", deck="")
    refused(state, "17A .", RefusalCode.TURN_NOT_FINISHED)
    assert after(state, "17A 18A 19A").seat == 1
    expert = table("15 16 17 18 19", "61 62 63", edition="extreme+expert")
    assert after(expert, "17A 18A 19A").seat == 1
    assert after(expert, "15A 16A 18A 17B").outcome == Outcome(Duty.THREE, 94)


def test_a_three_as_fourth_card_loses() -> None:
    """5.4: it is accepted, and can no longer be obeyed."""
    state = extreme("14 15 16 17 19", "61 62")
    assert after(state, "14A 15A 16A 17A").outcome == Outcome(Duty.THREE, 94)


def test_a_three_as_fifth_card_loses() -> None:
    """5.4: five are not three."""
    state = extreme("13 14 15 16 17 19", "61 62")
    assert after(state, "13A 14A 15A 16A 17A").outcome == Outcome(Duty.THREE, 93)


def test_a_stop_may_be_the_third_card_and_only_the_third() -> None:
    """5.4: A Stop may be the third card."""
    state = extreme("15 17 42 50", "61 62")
    step = played(state, "15A 17A 42A")
    assert (step.state.outcome, step.state.seat) == (None, 1)
    assert TurnEnded(0, TurnEnd.STOP) in step.events
    assert after(state, "17A 42A").outcome == Outcome(Duty.THREE, 96)


def test_a_three_that_only_a_stop_could_follow_loses() -> None:
    """5.4, 5.2: one more card and then the Stop are needed."""
    state = extreme("17 20 42", "61 62", a=16, b=99, c=2, d=5)
    assert after(state, "17A").outcome is None
    lost = extreme("17 42", "61 62", a=16, b=99, c=2, d=5)
    assert lost.outcome is None
    assert after(lost, "17A").outcome == Outcome(Duty.THREE, 93)


def test_several_threes_agree_with_each_other() -> None:
    """5.4: two or three of them still mean three cards."""
    assert after(extreme("17 31 32 40", "61 62"), "17A 31A 32A").seat == 1
    assert after(extreme("17 31 70 71", "61 62"), "17A 31A 70A").seat == 1


def test_covering_a_three_does_not_lift_it() -> None:
    """5.4: it counts what was played, not what is visible."""
    state = after(extreme("17 18 19 40", "61 62"), "17A 18A")
    assert Order.THREE not in {state.ruleset.orders.get(top) for top in state.turn.tops}
    assert state.obligations.exactly
    refused(state, ".", RefusalCode.TURN_NOT_FINISHED)


def test_a_three_with_too_few_cards_may_be_played_and_loses() -> None:
    """5.4: with fewer cards than needed."""
    state = extreme("17 18", "61 62", deck="")
    assert state.outcome is None
    assert after(state, "17A").outcome == Outcome(Duty.THREE, 3)
    assert after(state, "18A").outcome is None


def test_a_three_as_the_only_card_left_may_be_played_and_loses_with_none_left() -> None:
    """3.3, 5.4: it binds once it is played, and not before."""
    state = extreme("17", "", deck="")
    assert state.outcome is None
    assert after(state, "17A").outcome == Outcome(Duty.THREE, 0)


def test_a_skull_as_the_only_card_left_may_be_played_and_loses_with_none_left() -> None:
    """3.3, 5.3: it binds once it is played, and not before."""
    state = extreme("10", "", deck="")
    assert state.outcome is None
    assert after(state, "10A").outcome == Outcome(Duty.SKULL, 0)


def test_orders_in_the_hand_do_not_end_the_game_before_they_are_played() -> None:
    """3.3, 3.5: two cards fit; each of them loses by its own order when it is played."""
    tops = {"A": 69, "B": 98, "C": 3, "D": 2}
    state = table("70 91", "61 62", tops=tops, edition="extreme")
    assert state.outcome is None
    assert after(state, "70A").outcome == Outcome(Duty.THREE, 93)
    assert after(state, "91A").outcome == Outcome(Duty.SKULL, 93)


def test_a_stop_in_the_hand_ends_a_turn_as_printed() -> None:
    """3.3, 5.2: only a Skull or a "3!" is an ordinary card while it is in the hand."""
    tops = {"A": 97, "B": 99, "C": 60, "D": 58}
    state = table("61 98", "50 51", tops=tops, edition="extreme")
    assert state.outcome is None
    assert after(state, "98A").outcome is None


def test_a_lasting_order_in_the_hand_counts_for_what_can_follow() -> None:
    """3.3, 6.3: 67 fits, and with it on top 57 may not go back."""
    tops = {"A": 66, "B": 99, "C": 3, "D": 2}
    assert table("57 67", "61 62", tops=tops, edition="extreme").outcome == Outcome(
        Duty.MINIMUM, 94
    )
    assert table("58 68", "61 62", tops=tops, edition="extreme").outcome is None


def test_a_three_as_last_card_of_all_wins_only_as_third() -> None:
    """5.4, 3.4, 3.5: a team can lose with none left."""
    assert after(extreme("16 17", "", deck=""), "16A 17A").outcome == Outcome(Duty.THREE, 0)
    assert after(extreme("15 16 17", "", deck=""), "15A 16A 17A").outcome == Outcome(None, 0)


def test_a_skull_and_a_three_are_obeyed_together() -> None:
    """5: several orders in one turn all together."""
    state = extreme("10 11 17 42 49", "61 62")
    assert after(state, "17B 10A 11A").outcome is None
    assert after(state, "17A 10B 42B").outcome is None
    assert after(state, "17A 10B 11C").outcome == Outcome(Duty.SKULL, 95)
    assert after(state, "11A 17A 49A").outcome == Outcome(Duty.SKULL, 95)


# 5.5 After the turn


def test_flash_orders_mean_nothing_when_the_turn_is_over() -> None:
    """5.5: even on top of a pile."""
    state = extreme("15 16 17", "50 51 52 53 54", a=3)
    state = after(state, "15B 16B 17B")
    assert (state.seat, state.turn.tops) == (1, (3, 17, 100, 100))
    owed = state.obligations
    assert (owed.cards, owed.exactly, owed.cover) == (2, False, ())
    assert after(state, "50A 51A .").outcome is None
    assert after(state, "50A 51A 53A 54A .").outcome is None


def test_a_stop_on_top_does_not_stop_the_next_turn() -> None:
    """5.5: the next player plays as always."""
    state = after(extreme("42 80 90", "50 51 53"), "42A")
    refused(state, "50A .", RefusalCode.TURN_NOT_FINISHED)
    assert after(state, "50A 51A 53B").outcome is None


def test_orders_of_a_small_pack_work_the_same() -> None:
    """5.1: a small pack can have a layout, too."""
    state = table("3 4 5", "8 9", ruleset=small(2, 3, 15, stop=(3,), skull=(4,)))
    assert after(state, "3A").seat == 1
    assert after(state, "4A 3B").outcome == Outcome(Duty.SKULL, 12)


def test_a_stop_may_leave_a_fire_that_is_not_due() -> None:
    """5.2, 4.3, 7.1: a fire played in this turn is due in the next."""
    layout = orders(stop=(30,))
    ruleset = Ruleset(2, 3, fire=Fire.NEXT_TURN, layout=layout, pack=Pack(2, 40))
    state = after(table("22 30 31", "35 36", ruleset=ruleset), "22A 30B")
    assert (state.seat, state.turn.due, state.outcome) == (1, frozenset({22}), None)
