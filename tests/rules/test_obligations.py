"""What binds the player on turn: every field of the value, at every point of a turn."""

from dataclasses import replace
from typing import Any

import pytest

from ninetyeight.rules import PILES, Duty, Obligations, Pile, State, obligations
from rules.tables import after, table

FREE = Obligations(
    cards=2,
    exactly=False,
    cover=(),
    cover_next=None,
    bound=None,
    trick=True,
    talk=True,
    draw_limit=None,
)


def owed(cover: str = "", **changes: Any) -> Obligations:
    """Return the obligations of a free turn with these changes; piles are named by letters."""
    for name in changes.keys() & {"cover_next", "bound"}:
        changes[name] = Pile.named(changes[name])
    return replace(FREE, cover=tuple(map(Pile.named, cover)), **changes)


def extreme(hand: str, **tops: int) -> State:
    named = {letter.upper(): card for letter, card in tops.items()}
    return table(hand, "60 61 62", tops=named, edition="extreme")


def test_a_free_turn_owes_the_minimum_and_nothing_else() -> None:
    """2.1: two cards, on any pile, with the trick and all talk."""
    assert table("20 30 40").obligations == FREE
    assert FREE.open_piles == PILES
    assert not FREE.are_met


def test_each_card_lowers_what_is_owed_down_to_nothing() -> None:
    """2.1: it never falls below 0 without a "3!"."""
    state = table("20 30 40 50 60")
    assert after(state, "20A").obligations == owed(cards=1)
    assert after(state, "20A 30A").obligations == owed(cards=0)
    assert after(state, "20A 30A 40A").obligations == owed(cards=0)
    assert after(state, "20A 30A").obligations.are_met
    assert not after(state, "20A").obligations.are_met


def test_an_expert_owes_three() -> None:
    """4.1: and one less with each card."""
    state = table("20 30 40 50", edition="expert")
    assert [after(state, text).obligations.cards for text in ("", "20A", "20A 30A")] == [3, 2, 1]
    assert after(state, "20A 30A 40A").obligations.are_met


def test_without_a_deck_one_card_is_owed() -> None:
    """3.1: for experts too."""
    for edition in ("original", "expert"):
        state = table("20 30 40", edition=edition, deck="")
        assert state.obligations == owed(cards=1)
        assert after(state, "20A").obligations == owed(cards=0)


def test_a_three_is_owed_exactly() -> None:
    """5.4: even after it is covered, and even if it comes late."""
    state = extreme("15 16 17 18 20")
    assert after(state, "17A").obligations == owed(cards=2, exactly=True)
    assert after(state, "17A 18A").obligations == owed(cards=1, exactly=True)
    assert after(state, "16A 17A").obligations == owed(cards=1, exactly=True)
    assert not after(state, "16A 17A").obligations.are_met


def test_a_broken_three_is_below_zero() -> None:
    """5.4: the last turn keeps what was broken."""
    state = after(extreme("13 15 16 17 18 20"), "13A 15A 16A 17A")
    assert state.outcome is not None
    assert state.obligations == owed(cards=-1, exactly=True)
    assert not state.obligations.are_met


def test_a_stop_owes_no_more_cards() -> None:
    """5.2: even below the minimum; a "3!" is still owed."""
    lost = after(extreme("10 42 50"), "10A 42B")
    assert lost.obligations == owed(cards=0, cover="A")
    broken = after(extreme("17 42 50"), "17A 42A")
    assert broken.obligations == owed(cards=1, exactly=True)


def test_a_stop_of_the_turn_before_owes_as_always() -> None:
    """5.5: it means nothing any more."""
    assert extreme("50 51 53", a=42, b=17).obligations == owed()


@pytest.mark.parametrize("pile", ["A", "B", "C", "D"])
def test_a_skull_is_to_be_covered(pile: str) -> None:
    """5.3: from the moment it is played until it is covered."""
    state = after(extreme("48 49 50"), f"49{pile}")
    assert state.obligations == owed(cards=1, cover=pile)
    cover = 50 if pile in "AB" else 48
    assert after(state, f"{cover}{pile}").obligations == owed(cards=0)


def test_covered_in_time_the_turn_may_end() -> None:
    """5.3, 2.4: enough cards are not enough while a skull lies on top."""
    state = after(extreme("8 48 49 50 90"), "8A 49B")
    assert state.obligations == owed(cards=0, cover="B")
    assert not state.obligations.are_met


def test_fires_that_are_due_are_to_be_covered_and_others_are_not() -> None:
    """4.3: those that lay on top when the turn began."""
    tops = {"B": 22, "C": 66}
    state = table("24 33 50 65", "60 61", tops=tops, edition="fire")
    assert state.obligations == owed(cover="BC")
    assert after(state, "33A").obligations == owed(cards=1, cover="BC")
    assert after(state, "24B").obligations == owed(cards=1, cover="C")


def test_skulls_and_fires_are_listed_together_in_the_order_of_the_piles() -> None:
    """4.3, 5.3, 7.1: one list."""
    state = table("9 10 23 48 49 50", "60 61", tops={"B": 22}, edition="extreme+fire")
    assert after(state, "10C").obligations == owed(cards=1, cover="BC")
    assert after(state, "10A 49D").obligations == owed(cards=0, cover="ABD")


@pytest.mark.parametrize("pile", ["A", "B", "C", "D"])
def test_a_fire_for_the_very_next_card_leaves_one_pile_open(pile: str) -> None:
    """4.4, 4.5: it is shown as `cover_next`; the turn may end all the same."""
    state = after(table("8 43 44 45", edition="fire"), f"44{pile}")
    assert state.obligations == owed(cards=1, cover_next=pile)
    assert state.obligations.open_piles == (Pile.named(pile),)
    state = after(table("8 43 44 45", edition="fire"), f"8{'B' if pile == 'A' else 'A'} 44{pile}")
    assert state.obligations == owed(cards=0, cover_next=pile)
    assert state.obligations.are_met


def test_a_fire_that_a_turn_left_is_shown_when_the_next_begins() -> None:
    """4.4, 4.5: even when a turn ends in between."""
    state = table("50 60", "70 71", tops={"A": 44}, edition="strict-fire", burning="A")
    assert state.obligations == owed(cover_next="A")


@pytest.mark.parametrize("pile", ["B", "C", "D"])
def test_a_bound_player_has_one_open_pile(pile: str) -> None:
    """6.4: from the card on that binds, not before."""
    state = extreme("20 30 40 50", a=23)
    assert state.obligations == owed()
    state = after(state, f"30{pile}")
    assert state.obligations == owed(cards=1, bound=pile)
    assert state.obligations.open_piles == (Pile.named(pile),)


def test_lasting_orders_are_shown_while_they_lie_on_top() -> None:
    """6.1: each in its own field."""
    assert extreme("50 51", b=45).obligations == owed(talk=False)
    assert extreme("50 51", c=67).obligations == owed(trick=False)
    assert extreme("50 51", d=73).obligations == owed(draw_limit=1)
    assert after(extreme("46 51", b=45), "46B").obligations == owed(cards=1)
    assert after(extreme("50 51", c=67), "50C").obligations == owed(cards=1)
    assert after(extreme("50 51", d=73), "50D").obligations == owed(cards=1)


def test_waiving_a_duty_leaves_out_that_duty_only() -> None:
    """3.5: this shows which duty lost a game."""
    state = table("10 15 17 23", "60 61", tops={"B": 22}, edition="extreme+fire")
    turn = after(state, "10A 17C").turn
    assert obligations(turn) == owed(cards=1, exactly=True, cover="AB")
    assert obligations(turn, waived=Duty.THREE) == owed(cards=0, cover="AB")
    assert obligations(turn, waived=Duty.SKULL) == owed(cards=1, exactly=True, cover="B")
    assert obligations(turn, waived=Duty.FIRE) == owed(cards=1, exactly=True, cover="A")
    assert obligations(turn, waived=Duty.MINIMUM) == owed(cards=1, exactly=True, cover="AB")
    begun = state.turn
    assert obligations(begun, waived=Duty.MINIMUM) == owed(cards=0, cover="B")
    assert obligations(begun, waived=Duty.THREE) == owed(cover="B")


def test_waiving_the_fire_frees_the_next_card() -> None:
    """3.5, 4.4: the very next card too."""
    turn = after(table("8 43 44 45", edition="fire"), "44A").turn
    assert obligations(turn, waived=Duty.FIRE) == owed(cards=1)
    assert obligations(turn, waived=Duty.SKULL) == owed(cards=1, cover_next="A")


def test_the_duties_have_stable_names() -> None:
    """3.5: clients translate them."""
    assert [duty.value for duty in Duty] == ["skull", "fire", "three", "minimum"]
