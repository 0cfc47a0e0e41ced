"""Clause 3.5: won or lost, why, and how many cards are left."""

import pytest

from ninetyeight.rules import Duty, Fire, Outcome, Pack, Ruleset
from rules.tables import after, orders, table


def test_a_won_game_breaks_nothing() -> None:
    """3.4, 3.5: won, because all cards are played."""
    won = Outcome(None, 0)
    assert (won.is_won, won.code, won.left, won.is_excellent) == (True, "all-played", 0, True)


@pytest.mark.parametrize("duty", Duty)
def test_a_lost_game_says_which_duty_was_broken(duty: Duty) -> None:
    """3.5: the code is that of the duty."""
    lost = Outcome(duty, 12)
    assert (lost.is_won, lost.code, lost.left) == (False, duty.value, 12)


@pytest.mark.parametrize(
    ("left", "is_excellent"), [(0, True), (1, True), (9, True), (10, False), (11, False)]
)
def test_fewer_than_ten_left_is_excellent(left: int, is_excellent: bool) -> None:  # noqa: FBT001
    """3.5: nine are, ten are not, won or lost."""
    assert Outcome(Duty.MINIMUM, left).is_excellent is is_excellent


def test_what_is_left_is_counted_in_all_hands_and_the_deck() -> None:
    """3.5: the hand of the player on turn, the others and the deck."""
    tops = {"A": 57, "B": 99, "C": 2, "D": 3}
    state = table("58 59 97", "40 50", "60 61 62 63", tops=tops, deck="7 8 9 10 11")
    assert state.left == 14
    assert after(state, "97A").outcome == Outcome(Duty.MINIMUM, 13)


def test_too_few_cards_break_the_minimum() -> None:
    """2.1, 3.3: nothing else is owed."""
    lost = table("40 58", "5", tops={"A": 57, "B": 99, "C": 2, "D": 3}).outcome
    assert lost == Outcome(Duty.MINIMUM, 94)


def test_a_skull_is_the_reason_if_the_minimum_could_be_met() -> None:
    """5.3: 5 could be played, so only the skull is in the way."""
    assert after(table("5 6 10", "60", edition="extreme"), "10A").outcome == Outcome(Duty.SKULL, 97)


def test_the_minimum_is_the_reason_if_the_skull_could_be_covered() -> None:
    """2.1, 5.3: for an expert 53 covers the skull 52, and then 41 fits nowhere."""
    tops = {"B": 90, "C": 30, "D": 29}
    state = table("41 45 52 53 54", "5 6", tops=tops, edition="extreme+expert", deck="8")
    assert state.outcome is None
    state = after(state, "52A")
    assert state.outcome is None
    assert after(state, "54A").outcome == Outcome(Duty.MINIMUM, 6)


def test_a_skull_goes_before_the_minimum_if_neither_can_be_met() -> None:
    """5.3, 2.1: after 52 neither 41 nor 51 fits anywhere."""
    tops = {"B": 60, "C": 40, "D": 39}
    state = table("41 51 52", "5 6", tops=tops, edition="extreme")
    assert state.outcome is None
    assert after(state, "52A").outcome == Outcome(Duty.SKULL, 94)


def test_a_fire_is_the_reason_if_it_cannot_be_covered() -> None:
    """4.3: two cards could be played on B."""
    assert table("2 3", "60", tops={"A": 22}, edition="fire").outcome == Outcome(Duty.FIRE, 97)


def test_the_minimum_is_the_reason_if_the_fire_can_be_covered() -> None:
    """4.3, 2.1: 23 covers the fire, and no second card fits."""
    tops = {"A": 22, "B": 90, "C": 3, "D": 2}
    assert table("4 23", "60", tops=tops, edition="fire").outcome == Outcome(Duty.MINIMUM, 94)


def test_a_fire_goes_before_the_minimum_if_neither_can_be_met() -> None:
    """4.3, 2.1: nothing fits at all."""
    tops = {"A": 22, "B": 90, "C": 3, "D": 2}
    assert table("4 5", "60", tops=tops, edition="fire").outcome == Outcome(Duty.FIRE, 94)


def test_a_fire_for_the_next_card_is_the_reason_if_other_piles_are_free() -> None:
    """4.4, 4.5: 5 and 6 fit on B, but must cover 22."""
    for players in (1, 2):
        hands = ["5 6", "60 61"][:players]
        state = table(*hands, tops={"A": 22}, edition="strict-fire", burning="A")
        assert state.outcome == Outcome(Duty.FIRE, 97)


def test_the_minimum_is_the_reason_if_the_next_card_covers_the_fire() -> None:
    """4.5, 2.1: 23 covers it, and no second card fits."""
    tops = {"A": 22, "B": 90, "C": 3, "D": 2}
    state = table("4 23", "60", tops=tops, edition="strict-fire", burning="A")
    assert state.outcome == Outcome(Duty.MINIMUM, 94)


def test_a_turn_that_owes_no_card_may_leave_a_fire_to_the_next_one() -> None:
    """4.5, 2.1: nothing fits; without the minimum the turn could end, so that is the reason."""
    tops = {"A": 22, "B": 90, "C": 3, "D": 2}
    state = table("4 5", "60", tops=tops, edition="strict-fire", burning="A")
    assert state.outcome == Outcome(Duty.MINIMUM, 94)


def test_a_three_is_the_reason_if_the_minimum_is_met() -> None:
    """5.4: as fourth card, or with a Stop as second, or without a third card."""
    state = table("13 15 16 17 42", "60", edition="extreme")
    assert after(state, "13A 15A 16A 17A").outcome == Outcome(Duty.THREE, 94)
    assert after(state, "17A 42A").outcome == Outcome(Duty.THREE, 96)
    tops = {"A": 13, "B": 90, "C": 3, "D": 2}
    few = table("6 14 16 17", "60", tops=tops, edition="extreme")
    assert after(few, "16A 17A").outcome == Outcome(Duty.THREE, 92)


def test_a_skull_as_third_card_with_a_three_is_the_reason() -> None:
    """5.3, 5.4: the "3!" itself is obeyed."""
    state = table("15 17 49 50", "60", edition="extreme")
    assert after(state, "15A 17A 49A").outcome == Outcome(Duty.SKULL, 95)


def test_a_three_goes_before_a_skull_if_both_are_broken() -> None:
    """5.4, 5.3: four cards, and a skull on top."""
    state = table("10 15 16 17 18", "60", edition="extreme")
    assert after(state, "10A 15B 16B 17B").outcome == Outcome(Duty.THREE, 94)


def test_a_three_goes_before_the_minimum_if_neither_can_be_met() -> None:
    """5.4, 2.1: after 17 no card fits at all."""
    tops = {"A": 11, "B": 90, "C": 3, "D": 2}
    state = table("15 16 17", "60", tops=tops, edition="extreme")
    assert state.outcome is None
    assert after(state, "17A").outcome == Outcome(Duty.THREE, 93)


def test_a_skull_goes_before_a_fire_if_both_are_broken() -> None:
    """5.3, 4.3, 7.1: the Stop 42 leaves both 10 and 22 uncovered."""
    state = table("10 11 25 42", "60", tops={"B": 22}, edition="extreme+fire")
    state = after(state, "10A")
    assert state.outcome is None
    assert after(state, "42D").outcome == Outcome(Duty.SKULL, 95)


def test_a_fire_is_the_reason_if_the_skull_can_be_covered() -> None:
    """5.3, 4.3, 7.1: 11 covers the skull, and nothing the fire."""
    state = table("5 10 11 25", "60", tops={"B": 22}, edition="extreme+fire")
    assert after(state, "10A 25D").outcome == Outcome(Duty.FIRE, 95)


def test_a_skull_is_the_reason_if_the_fire_can_be_covered() -> None:
    """5.3, 4.3, 7.1: 12 covers the fire by the trick, and nothing fits on the skull 91."""
    state = table("5 12 91 92", "60", tops={"B": 22}, edition="extreme+fire")
    assert after(state, "91A 92C").outcome == Outcome(Duty.SKULL, 95)


def test_a_covered_fire_is_not_a_reason() -> None:
    """4.3, 2.1: what was covered is not broken."""
    tops = {"A": 22, "B": 90, "C": 3, "D": 2}
    state = table("23 24 29 30 4", "60", tops=tops, edition="fire+expert")
    assert after(state, "30A").outcome == Outcome(Duty.MINIMUM, 93)


def test_a_team_can_lose_with_none_left_in_three_ways() -> None:
    """3.5, 4.3, 5.3, 5.4: fire, skull and "3!"."""
    layout = orders(skull=(10,), three=(12,))
    ruleset = Ruleset(2, 2, fire=Fire.NEXT_TURN, layout=layout, pack=Pack(2, 40))
    fire = table("5 30", "", tops={"A": 22}, deck="", ruleset=ruleset)
    assert after(fire, "5B 30B").outcome == Outcome(Duty.FIRE, 0)
    skull = table("9 10", "", deck="", ruleset=ruleset)
    assert after(skull, "9B 10B").outcome == Outcome(Duty.SKULL, 0)
    three = table("9 12", "", deck="", ruleset=ruleset)
    assert after(three, "9B 12B").outcome == Outcome(Duty.THREE, 0)


def test_a_broken_turn_keeps_the_seat_that_broke_it() -> None:
    """3.3: the last turn is that of the player who had no way left."""
    state = after(table("5 6 10", "60", edition="extreme"), "10A")
    assert (state.seat, state.turn.plays != ()) == (0, True)
