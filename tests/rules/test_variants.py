"""Clauses 4 and 7: the variants of the original game, and how they combine."""

import pytest

from ninetyeight.rules import (
    STANDARD_LAYOUT,
    Duty,
    Fire,
    Outcome,
    Pack,
    Pile,
    RefusalCode,
    Ruleset,
    legal_actions,
    ruleset_of,
)
from rules.tables import after, orders, refused, table

# 4.1, 4.2 Expert


def test_an_expert_owes_three_cards() -> None:
    """4.1: the minimum is 3."""
    state = table("20 30 40 50", "60 61 62", edition="expert")
    refused(state, "20A 30A .", RefusalCode.TURN_NOT_FINISHED)
    assert after(state, "20A 30A 40A .").seat == 1


def test_an_expert_without_a_deck_owes_one_card() -> None:
    """4.1: with an empty deck it is 1 as always."""
    assert after(table("20 30 40 50", "60", edition="expert", deck=""), "20A .").seat == 1


def test_an_expert_with_two_playable_cards_has_lost() -> None:
    """4.1, 3.3: three are owed."""
    blocked = {"A": 57, "B": 99, "C": 2, "D": 3}
    assert table("58 59", "60", tops=blocked).outcome is None
    lost = table("58 59", "60", tops=blocked, edition="expert").outcome
    assert lost == Outcome(Duty.MINIMUM, 94)


@pytest.mark.parametrize(("players", "size"), [(1, 7), (2, 6), (3, 5), (4, 5), (5, 5)])
def test_the_shorter_hand_is_one_card_less(players: int, size: int) -> None:
    """4.2: 7, 6 or 5, with any edition."""
    for edition in ("short", "original+short", "expert+short", "extreme+short", "fire+short"):
        assert ruleset_of(edition, players).hand_size == size


def test_the_shorter_hand_is_filled_up_to_that() -> None:
    """4.2: the hand is filled up to the shorter size."""
    state = after(table("20 30 40 90", "60 61 62", edition="expert+short"), "20A 30A 40A .")
    assert len(state.hands[0]) == 6


# 4.3 Playing with fire


@pytest.mark.parametrize("card", [22, 33, 44, 55, 66, 77])
def test_six_cards_burn(card: int) -> None:
    """4.3: 22, 33, 44, 55, 66 and 77."""
    assert ruleset_of("fire", 2).burns(card)
    assert ruleset_of("strict-fire", 2).burns(card)
    assert not ruleset_of("original", 2).burns(card)


def test_no_other_card_burns() -> None:
    """4.3: six cards."""
    fire = ruleset_of("fire", 2)
    assert [card for card in range(1, 101) if fire.burns(card)] == [22, 33, 44, 55, 66, 77]


def test_the_start_of_a_pile_does_not_burn() -> None:
    """4.3: the start is not a card, even if a small pack starts from 22 or 33."""
    ruleset = Ruleset(2, 2, fire=Fire.NEXT_TURN, pack=Pack(23, 32))
    state = table("24 25 30", "26 27", ruleset=ruleset)
    assert state.turn.tops == (22, 22, 33, 33)
    assert (state.turn.due, state.obligations.cover) == (frozenset(), ())


@pytest.mark.parametrize("pile", ["A", "B", "C", "D"])
def test_a_fire_may_stay_until_the_end_of_the_next_turn(pile: str) -> None:
    """4.3: by Tim in his own turn, or by Sara in hers."""
    state = table("44 50 38 8 9", "45 43 60 61", edition="fire")
    other = "B" if pile == "A" else "A"
    state = after(state, f"44{pile}")
    assert state.obligations.cover == ()
    own = after(state, f"{50 if pile in 'AB' else 38}{pile} .")
    assert own.turn.due == frozenset()
    state = after(state, f"8{other} .")
    assert state.turn.due == {44}
    assert state.obligations.cover == (Pile.named(pile),)
    free = "60B" if pile == "A" else "60A"
    refused(state, f"{free} 61{free[-1]} .", RefusalCode.TURN_NOT_FINISHED)
    cover = 45 if pile in "AB" else 43
    assert after(state, f"{free} {cover}{pile} .").outcome is None


def test_a_fire_that_cannot_be_covered_in_time_loses() -> None:
    """4.3: otherwise the game is lost."""
    state = table("2 3", "60 61", tops={"A": 22}, edition="fire")
    assert state.outcome == Outcome(Duty.FIRE, 97)
    assert table("2 3", "60 61", tops={"A": 23}, edition="fire").outcome is None
    assert table("2 3", "60 61", tops={"A": 22}).outcome is None


def test_a_play_that_uses_up_the_cover_loses() -> None:
    """4.3, 3.6: it is accepted, and loses at once."""
    state = table("2 3 30", "60 61", tops={"A": 22}, edition="fire")
    assert after(state, "30B").outcome == Outcome(Duty.FIRE, 96)
    assert after(state, "2B 30A .").outcome is None


def test_the_trick_covers_a_fire() -> None:
    """4.3, 2.3: a cover is any card that may lie there."""
    state = table("12 13 14", "60 61", tops={"A": 22}, edition="fire")
    assert after(state, "13B 12A .").outcome is None


def test_the_next_turn_is_that_of_the_next_player_with_cards() -> None:
    """4.3: seat 1 has no cards, so the fire is due in the turn of seat 2."""
    state = table("22 30", "", "40 50", deck="", edition="fire")
    state = after(state, "22A .")
    assert (state.seat, state.turn.due) == (2, frozenset({22}))
    state = after(state, "50C")
    refused(state, ".", RefusalCode.TURN_NOT_FINISHED)


def test_the_next_turn_may_be_that_of_the_same_player() -> None:
    """4.3: when nobody else has cards."""
    state = after(table("22 30 40", "", deck="", edition="fire"), "22A .")
    assert (state.seat, state.turn.due) == (0, frozenset({22}))


def test_a_fire_covers_a_fire_and_is_due_in_its_own_time() -> None:
    """4.3: a fire card may be covered by another."""
    state = table("33 40 50", "34 35 36", tops={"A": 22}, edition="fire")
    state = after(state, "33A 40B .")
    assert (state.turn.due, state.obligations.cover) == (frozenset({33}), (Pile.A,))


def test_two_fires_are_both_due() -> None:
    """4.3: each of them must be covered."""
    state = table("23 32 40", "60 61", tops={"A": 22, "C": 33}, edition="fire")
    assert state.obligations.cover == (Pile.A, Pile.C)
    refused(state, "23A 40B .", RefusalCode.TURN_NOT_FINISHED)
    assert after(state, "23A 32C .").outcome is None


@pytest.mark.parametrize(("edition", "players"), [("fire", 1), ("fire", 2), ("strict-fire", 3)])
def test_a_fire_as_the_last_card_does_no_harm(edition: str, players: int) -> None:
    """4.3, 4.4, 4.5: a fire card that is itself the 98th card wins."""
    hands = ["22", *[""] * (players - 1)]
    assert after(table(*hands, deck="", edition=edition), "22A").outcome == Outcome(None, 0)


def test_a_fire_not_yet_due_does_no_harm_at_the_end() -> None:
    """4.3: played in the last turn, it is due in a turn that never comes."""
    state = table("22 30", "", deck="", edition="fire")
    assert after(state, "22A 30B").outcome == Outcome(None, 0)


def test_a_fire_that_is_due_loses_with_no_card_left() -> None:
    """4.3, 3.5: all cards are played, and the game is lost."""
    state = table("5 30", "", tops={"A": 22}, deck="", edition="fire")
    assert after(state, "5B 30B").outcome == Outcome(Duty.FIRE, 0)
    assert after(state, "5B 30A").outcome == Outcome(None, 0)


# 4.4 to 4.6 The very next card


@pytest.mark.parametrize("pile", ["A", "B", "C", "D"])
def test_alone_the_very_next_card_covers_the_fire(pile: str) -> None:
    """4.4, 4.6: a card on another pile is refused."""
    state = after(table("44 50 38 8 9", edition="fire"), f"44{pile}")
    assert (state.turn.cover_next, state.turn.due) == (Pile.named(pile), frozenset())
    others = [other for other in "ABCD" if other != pile]
    for other in others:
        refused(state, f"8{other}", RefusalCode.COVER_FIRE_NEXT)
    cover = 50 if pile in "AB" else 38
    state = after(state, f"{cover}{pile}")
    assert state.turn.cover_next is None
    assert after(state, f"9{others[0]}").outcome is None


def test_alone_a_turn_may_end_with_a_fire_in_between() -> None:
    """4.4: even when a turn ends in between, the next card goes on the fire."""
    state = after(table("20 22 30 40", edition="fire"), "20A 22A .")
    assert (state.outcome, state.turn.cover_next, state.turn.due) == (None, Pile.A, frozenset())
    refused(state, "30B", RefusalCode.COVER_FIRE_NEXT)
    assert after(state, "30A 40B").outcome is None


def test_alone_a_fire_that_no_card_covers_loses_within_the_turn() -> None:
    """4.6, 3.3: no card of the hand fits, and one more is owed."""
    state = table("5 6 22", edition="fire")
    assert after(state, "5A 22A").outcome is None
    assert after(state, "22A").outcome == Outcome(Duty.FIRE, 97)
    assert after(state, "22C").outcome is None


def test_alone_a_fire_that_no_card_covers_loses_when_the_next_turn_begins() -> None:
    """4.6, 3.3: the cards that were drawn do not fit either."""
    state = table("5 6 22", deck="3 4", edition="fire")
    assert after(state, "5A 22A .").outcome == Outcome(Duty.FIRE, 3)
    rescued = table("5 6 22", deck="3 12", edition="fire")
    assert after(rescued, "5A 22A .").outcome is None


def test_alone_a_fire_covered_by_a_fire_binds_again() -> None:
    """4.3, 4.4: the next fire is due in its own time, and that is the next card."""
    state = after(table("22 33 34 50", edition="fire"), "22A 33A")
    assert state.turn.cover_next is Pile.A
    refused(state, "50B", RefusalCode.COVER_FIRE_NEXT)


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_a_strict_fire_binds_the_next_card_whoever_plays_it(players: int) -> None:
    """4.5: with any number of players."""
    others = ["50 60", "51 61", "52 62", "53 63"][: players - 1]
    deck = "70 71 72 73 74 75 76 78"
    state = table("20 22 30 40", *others, edition="strict-fire", deck=deck)
    assert state.ruleset.fire_binds_next_card
    refused(state, "22A 30B", RefusalCode.COVER_FIRE_NEXT)
    state = after(state, "20A 22A .")
    assert (state.turn.cover_next, state.turn.due) == (Pile.A, frozenset())
    card = state.hand[0]
    refused(state, f"{card}C", RefusalCode.COVER_FIRE_NEXT)
    assert [str(action) for action in legal_actions(state)] == [f"{c}A" for c in state.hand]
    assert after(state, f"{card}A").turn.cover_next is None


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_usual_fire_does_not_bind_the_next_card_of_several_players(players: int) -> None:
    """4.3: only in a solo game is it the very next card."""
    assert not ruleset_of("fire", players).fire_binds_next_card
    assert ruleset_of("fire", 1).fire_binds_next_card
    assert not ruleset_of("original", 1).fire_binds_next_card


def test_a_strict_fire_left_to_a_player_who_cannot_cover_it_loses() -> None:
    """4.5, 4.6: 3.3 applies when that turn begins."""
    state = table("20 22 30", "5 6", edition="strict-fire")
    assert after(state, "20A 22A .").outcome == Outcome(Duty.FIRE, 96)
    assert after(state, "20A 22A 30A").outcome is None


def test_a_strict_fire_may_be_covered_on_the_way_to_the_last_card() -> None:
    """4.5: every fire on the way is covered at once, the last one need not be."""
    state = table("22 30 33", "", deck="", edition="strict-fire")
    assert after(state, "22A 30A 33B").outcome == Outcome(None, 0)


# 7 Combining


def test_editions_combine() -> None:
    """7.1: expert with fire and with Extreme, and fire with Extreme."""
    assert ruleset_of("expert+fire", 2) == Ruleset(2, 7, 3, Fire.NEXT_TURN)
    assert ruleset_of("extreme+strict-fire", 3) == Ruleset(
        3, 6, fire=Fire.NEXT_CARD, layout=STANDARD_LAYOUT
    )
    assert ruleset_of("short+extreme+fire+expert", 1) == Ruleset(
        1, 7, 3, Fire.NEXT_TURN, STANDARD_LAYOUT
    )


def test_the_original_game_is_the_default() -> None:
    """2.1, 4, 6.7: minimum 2, no fire, no orders, the full pack."""
    assert ruleset_of("original", 2) == Ruleset(2, 7) == Ruleset(2, 7, 2, Fire.OFF, None, Pack())


def test_a_burning_number_with_an_order_does_both() -> None:
    """7.1: the skull 33 is covered in this turn; the "3!" 22 burns in the next."""
    layout = orders(skull=(33,), three=(22,))
    ruleset = Ruleset(2, 5, fire=Fire.NEXT_TURN, layout=layout, pack=Pack(2, 50))
    state = table("22 33 34 40 41", "23 24 45", ruleset=ruleset)
    refused(state, "33A 40B .", RefusalCode.TURN_NOT_FINISHED)
    state = after(state, "40B 41B 22A")
    assert (state.seat, state.turn.due, state.obligations.exactly) == (1, frozenset({22}), False)
    assert state.obligations.cover == (Pile.A,)


def test_an_expert_in_extreme_owes_three_or_obeys_a_stop() -> None:
    """7.1, 5.2: a Stop ends the turn below the expert's minimum too."""
    state = table("5 6 8 42 50", "60 61 62", edition="extreme+expert")
    refused(state, "5A 6A .", RefusalCode.TURN_NOT_FINISHED)
    assert after(state, "5A 42A").seat == 1


def test_a_stop_leaves_a_due_fire_uncovered_and_loses() -> None:
    """7.1, 4.3, 5.2: the turn is over, and the fire was due in it."""
    state = table("42 50 51", "60 61", tops={"A": 22}, edition="extreme+fire")
    assert after(state, "42B").outcome == Outcome(Duty.FIRE, 96)
    assert after(state, "42A").outcome is None
