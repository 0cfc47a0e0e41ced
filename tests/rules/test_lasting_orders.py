"""Clause 6: lasting orders, which bind everybody while they lie on top."""

import pytest

from ninetyeight.rules import (
    CardsDrawn,
    Duty,
    Order,
    Outcome,
    Pile,
    RefusalCode,
    State,
    Turn,
    ruleset_of,
    visible_orders,
)
from rules.tables import Tops, after, played, refused, table


def extreme(*hands: str, tops: Tops | None = None, deck: str | None = None) -> State:
    """Begin a turn of Extreme with the standard layout."""
    return table(*hands, tops=tops, deck=deck, edition="extreme")


# 6.1 Visible


def test_all_visible_orders_hold() -> None:
    """6.1: several visible orders all hold."""
    state = extreme("50 51", "60 61", tops={"A": 7, "B": 21, "C": 87, "D": 78})
    assert visible_orders(state.ruleset, state.turn.tops) == (
        Order.SILENCE,
        Order.NO_BACKWARDS,
        Order.DRAW_ONE,
        Order.ONE_PILE,
    )
    owed = state.obligations
    assert (owed.talk, owed.trick, owed.draw_limit) == (False, False, 1)


def test_a_covered_order_means_nothing_from_that_moment_on() -> None:
    """6.1: each of the four is lifted by the card on it."""
    state = extreme("22 50 51", "60 61", tops={"A": 7, "B": 21, "C": 87})
    assert after(state, "50A").obligations.talk
    assert after(state, "22B").obligations.trick
    assert after(state, "50C").obligations.draw_limit is None


def test_an_order_binds_from_the_moment_it_is_played() -> None:
    """6: from the moment they are played."""
    state = extreme("7 14 21 23 50", "60 61")
    assert not after(state, "7A").obligations.talk
    assert not after(state, "21A").obligations.trick
    assert after(state, "14A").obligations.draw_limit == 1
    assert after(state, "23A").obligations.bound is Pile.A


def test_an_order_binds_the_next_players_too() -> None:
    """6: they bind everybody."""
    state = after(extreme("7 21 50", "60 61"), "7A 21B .")
    assert (state.seat, state.obligations.talk, state.obligations.trick) == (1, False, False)


def test_nothing_is_visible_without_a_layout() -> None:
    """6.7: the orders mean nothing."""
    assert visible_orders(ruleset_of("original", 2), (7, 21, 87, 78)) == ()
    assert visible_orders(ruleset_of("extreme", 2), (1, 1, 100, 100)) == ()


def test_two_cards_with_the_same_order_hold_until_both_are_covered() -> None:
    """6.1: one of them still lies on top."""
    state = extreme("8 46 50", "60 61", tops={"A": 7, "B": 45})
    assert not after(state, "8A").obligations.talk
    assert after(state, "8A 46B").obligations.talk


# 6.2 Silence


@pytest.mark.parametrize("card", [7, 45, 56, 94])
def test_silence_forbids_talk_while_it_is_visible(card: int) -> None:
    """6.2: playing cards and ending a turn are not communication."""
    state = extreme("95 96 97", "60 61", tops={"A": card, "B": 92})
    assert not state.obligations.talk
    state = after(state, "95B 96B .")
    assert (state.seat, state.obligations.talk) == (1, False)


# 6.3 No backwards


@pytest.mark.parametrize(("pile", "card"), [("A", 40), ("B", 41), ("C", 62), ("D", 63)])
def test_nobody_may_use_the_trick_on_any_pile(pile: str, card: int) -> None:
    """6.3: while No backwards is visible anywhere."""
    tops: dict[str, int | tuple[int, ...]] = {"A": 50, "B": 51, "C": 52, "D": 53}
    hand = "22 40 41 62 63 82"
    free = extreme(hand, "5 6", tops=tops)
    assert after(free, f"{card}{pile}").outcome is None
    other = "D" if pile == "A" else "A"
    bound = extreme(hand, "5 6", tops=tops | {other: 21 if other == "A" else 80})
    refused(bound, f"{card}{pile}", RefusalCode.TRICK_FORBIDDEN)


def test_the_trick_may_not_cover_the_order_itself() -> None:
    """6.3: nor to cover this very order."""
    refused(extreme("24 50 51", "5 6", tops={"A": 34}), "24A", RefusalCode.TRICK_FORBIDDEN)
    refused(extreme("77 50 51", "5 6", tops={"C": 67}), "77C", RefusalCode.TRICK_FORBIDDEN)


def test_a_covered_no_backwards_gives_the_trick_back_in_the_same_turn() -> None:
    """6.3, 6.1: 36 covers 34, and 26 goes back."""
    assert after(extreme("26 34 36 50", "5 6"), "34A 36A 26A .").outcome is None


def test_a_hand_that_needs_the_trick_loses_under_no_backwards() -> None:
    """6.3, 3.3: 65 then 55 would finish the turn, but 55 may not go back."""
    assert extreme("55 65", "5 6", tops={"A": 64, "B": 99, "C": 2, "D": 4}).outcome is None
    lost = extreme("55 65", "5 6", tops={"A": 64, "B": 80, "C": 2, "D": 4}).outcome
    assert lost == Outcome(Duty.MINIMUM, 94)


def test_no_backwards_leaves_the_way_forwards_free() -> None:
    """6.3: only the trick is forbidden; ten forwards is not a trick."""
    state = extreme("44 22 50", "5 6", tops={"A": 34})
    assert after(state, "44A 22B .").outcome is None


# 6.4 One pile


def test_a_player_is_not_bound_at_the_start_of_a_turn() -> None:
    """6.4: the player may choose the pile."""
    state = extreme("9 24 25 50", "5 6", tops={"A": 23})
    assert (state.turn.bound, state.obligations.bound) == (None, None)
    for pile in "ABCD":
        assert after(state, f"24{pile}").outcome is None


@pytest.mark.parametrize("pile", ["B", "C", "D"])
def test_an_order_visible_before_the_card_binds_to_the_pile_of_that_card(pile: str) -> None:
    """6.4: a bound player may play on no other pile, not even on the order."""
    state = after(extreme("24 25 26 50", "5 6", tops={"A": 23}), f"25{pile}")
    assert state.turn.bound is Pile.named(pile)
    for other in "ABCD":
        if other != pile:
            refused(state, f"50{other}", RefusalCode.BOUND_TO_PILE)
    next_card = 26 if pile == "B" else 24
    assert after(state, f"{next_card}{pile}").turn.bound is Pile.named(pile)
    assert after(state, f"{next_card}{pile} .").turn.bound is None


def test_the_card_that_covers_the_order_frees_the_turn() -> None:
    """6.4: when no such order is visible any more, the player is free again."""
    state = after(extreme("24 25 26 50", "5 6", tops={"A": 23}), "24A")
    assert state.turn.bound is None
    assert after(state, "25B 50C .").outcome is None


@pytest.mark.parametrize(("pile", "cover"), [("A", 24), ("D", 22)])
def test_played_mid_turn_it_does_not_reach_back_and_the_next_card_goes_on_it(
    pile: str, cover: int
) -> None:
    """6.4: visible after the card, so that card binds to its own pile."""
    state = after(extreme("5 6 22 23 24", "60 61"), f"5B 23{pile}")
    assert state.turn.bound is Pile.named(pile)
    refused(state, "6B", RefusalCode.BOUND_TO_PILE)
    state = after(state, f"{cover}{pile}")
    assert state.turn.bound is None
    assert after(state, "6B .").outcome is None


def test_a_second_order_does_not_move_the_binding() -> None:
    """6.4: bound to B by the 23 on A, a 38 played on B keeps B bound, and covering it too."""
    state = after(extreme("30 38 39 40 50", "60 61", tops={"A": 23}), "30B 38B")
    assert state.turn.bound is Pile.B
    state = after(state, "39B")
    assert state.turn.bound is Pile.B
    refused(state, "40A", RefusalCode.BOUND_TO_PILE)


def test_an_order_covered_by_another_still_binds() -> None:
    """6.4: 38 on 23 is visible before and after."""
    state = after(extreme("38 39 40 50", "60 61", tops={"A": 23}), "38A")
    assert state.turn.bound is Pile.A
    refused(state, "40B", RefusalCode.BOUND_TO_PILE)
    assert after(state, "39A").turn.bound is None


def test_a_freed_player_is_bound_again_by_a_new_order() -> None:
    """6.4: the card that makes it visible again binds to its pile."""
    state = after(extreme("24 38 39 40 50", "60 61", tops={"A": 23}), "24A 38B")
    assert state.turn.bound is Pile.B
    refused(state, "40A", RefusalCode.BOUND_TO_PILE)


def test_a_bound_player_may_end_the_turn() -> None:
    """6.4: the order limits where cards go, it owes none."""
    state = after(extreme("24 25 26 50", "5 6", tops={"A": 23}), "25B 26B .")
    assert (state.seat, state.turn.bound) == (1, None)


def test_a_binding_that_blocks_the_turn_loses() -> None:
    """6.4, 3.3: bound to B, the other cards would fit on A only."""
    tops: dict[str, int | tuple[int, ...]] = {"A": 23, "B": 90, "C": 4, "D": 3}
    state = extreme("24 25 92", "5 6", tops=tops)
    assert state.outcome is None
    assert after(state, "24A").outcome is None
    assert after(state, "92B").outcome == Outcome(Duty.MINIMUM, 93)
    assert extreme("24 92", "5 6", tops=tops).outcome is None


def test_under_one_pile_the_order_of_play_matters() -> None:
    """6.4, 3.3: 95 covers the 78 and frees the 4 for D; 4 first binds to D, where 95 cannot go."""
    state = extreme("4 95 96", "60 61", tops={"A": 78, "B": 99, "C": 2, "D": 5})
    assert after(state, "95A 4D").outcome is None
    assert after(state, "4D").outcome == Outcome(Duty.MINIMUM, 93)


# 6.5 Draw one


@pytest.mark.parametrize("cards", ["5A 14A .", "5A 6A 8A 14A ."])
def test_one_card_is_drawn_however_many_were_played(cards: str) -> None:
    """6.5: while a Draw one is visible when the turn ends."""
    step = played(extreme("5 6 8 14 90", "60 61", deck="20 30 40"), cards)
    assert CardsDrawn(0, 1, (20,)) in step.events
    assert step.state.deck == (30, 40)


def test_the_draw_counts_what_lies_on_top_when_the_turn_ends() -> None:
    """6.5: covered in this turn, the hand is filled."""
    state = extreme("15 16 90", "60 61", tops={"A": 14})
    assert len(after(state, "15A 16A .").hands[0]) == 7
    assert len(after(state, "15B 16B .").hands[0]) == 2


def test_a_hand_is_filled_again_once_the_order_is_covered() -> None:
    """6.5: to the full hand size, not only what was played."""
    state = extreme("15 16 90", "60 61 62", tops={"A": 14})
    state = after(state, "15B 16B . 60A 61A .")
    assert [len(hand) for hand in state.hands] == [2, 7]


def test_one_card_is_drawn_after_a_turn_that_emptied_the_hand() -> None:
    """6.5, 2.4: and after a Stop, and after a "3!"."""
    state = extreme("15 16", "60 61", tops={"A": 14}, deck="30 40")
    assert after(state, "15B 16B").hands[0] == (30,)
    stopped = after(extreme("42 90 91", "60 61", tops={"A": 14}, deck="30 40"), "42B")
    assert stopped.hands[0] == (30, 90, 91)


def test_nothing_is_drawn_from_an_empty_deck_under_draw_one() -> None:
    """6.5, 3.1: there is nothing to draw."""
    step = played(extreme("15 16", "60 61", tops={"A": 14}, deck=""), "15B .")
    assert CardsDrawn(0, 0, ()) in step.events


# 6.6, 6.7


def test_a_hand_smaller_than_the_minimum_loses() -> None:
    """6.6: with cards in the deck, unless a Stop can be played."""
    assert extreme("50", "60 61").outcome == Outcome(Duty.MINIMUM, 98)
    assert extreme("59", "60 61").outcome is None
    assert extreme("50", "60 61", deck="").outcome is None
    blocked: dict[str, int | tuple[int, ...]] = {"A": 60, "B": 61, "C": 2, "D": 4}
    assert extreme("59", "5 6", tops=blocked).outcome == Outcome(Duty.MINIMUM, 94)


def test_a_hand_that_draw_one_left_too_small_loses_when_its_turn_comes() -> None:
    """6.6, 6.5: seat 0 drew one card, and owes two in its next turn."""
    state = extreme("15 16", "60 61", tops={"A": 14}, deck="30 40 50")
    state = after(state, "15B 16B 60B 61B")
    assert (state.seat, state.outcome) == (0, Outcome(Duty.MINIMUM, 3))


def test_the_orders_mean_nothing_by_the_original_rules() -> None:
    """6.7: the Extreme cards can be played by the original rules."""
    state = table("3 10 17 23 50 51", "60 61", tops={"A": 7, "D": 80})
    assert after(state, "3B 10B 17B 23B 50A .").outcome is None
    assert after(state, "3B 10B .").outcome is None
    assert (state.obligations.talk, state.obligations.trick) == (True, True)
    assert len(after(table("13 14 50", "60 61"), "13A 14A .").hands[0]) == 7


def test_a_turn_knows_nothing_of_the_one_before() -> None:
    """5.5, 6.4: a new turn is neither bound, nor stopped, nor of three cards."""
    turn = Turn.begin(ruleset_of("extreme", 2), 1, tops=(23, 42, 17, 100), deck_is_empty=False)
    assert (turn.bound, turn.plays, turn.is_stopped, turn.is_three) == (None, (), False, False)
    assert (turn.seat, turn.minimum, turn.due, turn.cover_next) == (1, 2, frozenset(), None)
