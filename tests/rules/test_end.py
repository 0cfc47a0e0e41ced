"""Clause 3: the end of the game."""

import random

import pytest

from ninetyeight.rules import (
    Duty,
    GameEnded,
    Outcome,
    Play,
    RefusalCode,
    Refused,
    State,
    legal_actions,
    outcome,
    ruleset_of,
    setup,
)
from rules.tables import after, played, random_steps, refused, small, table

EDITIONS = ("original", "expert", "fire", "strict-fire", "extreme", "extreme+expert+fire+short")


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_cards_are_conserved_to_the_end(edition: str, players: int) -> None:
    """3.5: every card is on a pile, in a hand or in the deck, and what is left is counted."""
    seed = f"{edition}/{players}"
    for _, _, step in random_steps(ruleset_of(edition, players), random.Random(seed)):
        state = step.state
        groups = (*state.piles, *state.hands, state.deck)
        assert sorted(card for group in groups for card in group) == list(range(2, 100)), seed
        assert state.left == 98 - sum(map(len, state.piles)), seed
        assert all(hand == tuple(sorted(hand)) for hand in state.hands), seed
        tops = tuple(
            pile[-1] if pile else start
            for pile, start in zip(state.piles, (1, 1, 100, 100), strict=True)
        )
        assert state.turn.tops == tops, seed
    assert state.outcome is not None
    assert state.outcome.left == state.left


def test_without_a_deck_one_card_is_enough() -> None:
    """3.1: the minimum is 1, and more is allowed."""
    state = table("20 30 40", "50", deck="")
    refused(state, ".", RefusalCode.TURN_NOT_FINISHED)
    assert after(state, "20A .").seat == 1
    assert after(state, "20A 30A .").seat == 1


def test_whether_the_deck_is_empty_is_judged_when_the_turn_begins() -> None:
    """3.1: this turn drew the last card, so it still owed two; the next one owes one."""
    state = table("20 30 40", "50 60", deck="70")
    assert state.turn.minimum == 2
    refused(state, "20A .", RefusalCode.TURN_NOT_FINISHED)
    state = after(state, "20A 30A .")
    assert (state.deck, state.seat, state.turn.minimum) == ((), 1, 1)
    assert after(state, "50A .").turn.minimum == 1


def test_one_card_in_the_deck_is_not_an_empty_deck() -> None:
    """3.1: the next player owes two while there is a card to draw."""
    state = after(table("20 30", "50 60", deck="2 3 4 5 6 7 8 9"), "20A 30A")
    assert (state.deck, state.turn.minimum) == ((9,), 2)


def test_play_goes_on_without_drawing() -> None:
    """3.1: with an empty deck nobody draws."""
    state = after(table("20 30 40", "50 60", deck=""), "20A .")
    assert state.hands == ((30, 40), (50, 60))


def test_players_without_cards_are_passed_over() -> None:
    """3.2: the others go on."""
    state = table("20 30", "", "", "40 50", "60 70", deck="")
    state = after(state, "20A .")
    assert state.seat == 3
    state = after(state, "40A .")
    assert state.seat == 4
    assert after(state, "60A .").seat == 0


def test_the_last_player_with_cards_goes_on_alone() -> None:
    """3.2: the turn may come back to the same seat."""
    state = after(table("", "20 30 40", "", deck="", seat=1), "20A .")
    assert (state.seat, state.hand, state.turn.plays) == (1, (30, 40), ())


def test_a_player_who_just_ran_out_is_passed_over() -> None:
    """3.2: a turn that empties the hand passes on to those who have cards."""
    state = after(table("20", "30 40", deck=""), "20A")
    assert state.seat == 1
    assert after(state, "30A .").seat == 1


def test_the_hand_59_49_can_be_played_on_57() -> None:
    """3.3: 59, then 49 by the trick, although 49 alone fits nowhere."""
    blocked = {"A": 57, "B": 99, "C": 3, "D": 2}
    state = table("49 59", "60 61", tops=blocked)
    assert state.outcome is None
    refused(state, "49A", RefusalCode.DOES_NOT_FIT)
    assert after(state, "59A 49A").turn.tops == (49, 99, 3, 2)


def test_the_hand_42_52_can_be_played_on_43_going_down() -> None:
    """3.3: the same on a descending pile."""
    blocked = {"A": 99, "B": 98, "C": 2, "D": 43}
    state = table("42 52", "60 61", tops=blocked)
    assert state.outcome is None
    assert table("41 52", "60 61", tops=blocked).outcome == Outcome(Duty.MINIMUM, 94)
    assert after(state, "42D 52D").turn.tops == (99, 98, 2, 52)


def test_a_player_who_could_play_only_one_of_two_cards_has_lost() -> None:
    """3.3: the game is lost when the turn begins."""
    blocked = {"A": 57, "B": 99, "C": 3, "D": 2}
    state = table("20 30", "40 58", tops=blocked, seat=1)
    assert state.outcome == Outcome(Duty.MINIMUM, 94)
    assert legal_actions(state) == ()
    refused(state, "58A", RefusalCode.GAME_OVER)


def test_the_game_is_lost_as_soon_as_the_next_turn_begins() -> None:
    """3.3: this is asked when a turn begins."""
    state = table("95 96 97", "40 50", tops={"A": 90, "B": 89, "C": 3, "D": 2}, deck="98")
    step = played(state, "95A 96A .")
    assert step.state.outcome == Outcome(Duty.MINIMUM, 4)
    assert step.state.seat == 1
    assert step.events[-1] == GameEnded(Outcome(Duty.MINIMUM, 4), ((97, 98), (40, 50)), ())


def test_a_turn_that_can_begin_goes_on() -> None:
    """3.3: one playable card is enough once the deck is empty."""
    state = table("95 96 97", "40 98", tops={"A": 90, "B": 89, "C": 3, "D": 2}, deck="")
    assert after(state, "95A 96A .").outcome is None


def test_a_card_that_blocks_the_rest_of_the_turn_loses_at_once() -> None:
    """3.3: this is asked after every card."""
    state = table("58 59 97", "40 50", tops={"A": 57, "B": 99, "C": 3, "D": 2})
    assert state.outcome is None
    assert after(state, "58A").outcome is None
    assert after(state, "97A").outcome == Outcome(Duty.MINIMUM, 93)


def test_after_enough_cards_nothing_more_must_fit() -> None:
    """3.3: a turn with nothing owed can be finished, whatever the hand."""
    state = table("58 59 40", "95 96", tops={"A": 57, "B": 90, "C": 3, "D": 2})
    assert after(state, "58A 59A").outcome is None


def test_a_game_can_be_lost_by_the_deal() -> None:
    """3.3: asked when the first turn begins, with every card left."""
    ruleset = small(2, 2, 7, stop=(2,))
    assert setup(ruleset, (2, 3, 4, 5, 6, 7)).outcome is None
    short = small(2, 1, 7)
    assert setup(short, (2, 3, 4, 5, 6, 7)).outcome == Outcome(Duty.MINIMUM, 6)
    assert setup(small(1, 1, 7, stop=(3,)), (2, 3, 4, 5, 6, 7)).outcome == Outcome(Duty.MINIMUM, 6)
    assert setup(small(1, 1, 7, stop=(2,)), (2, 3, 4, 5, 6, 7)).outcome is None


def test_the_deal_is_judged_by_the_hand_of_the_starter() -> None:
    """3.3: the player on turn has no way left; seat 0 has a Stop, seat 1 has none."""
    ruleset = small(2, 1, 7, stop=(2,))
    assert setup(ruleset, (2, 3, 4, 5, 6, 7), 0).outcome is None
    assert setup(ruleset, (2, 3, 4, 5, 6, 7), 1).outcome == Outcome(Duty.MINIMUM, 6)


def test_the_game_is_won_when_all_cards_are_played() -> None:
    """3.4: and nothing is owed at that moment."""
    state = table("20 30", "", deck="")
    assert after(state, "20A").outcome is None
    assert after(state, "20A 30A").outcome == Outcome(None, 0)
    assert outcome(after(state, "20A 30A")) == Outcome(None, 0)


def test_the_game_is_not_won_while_another_player_has_a_card() -> None:
    """3.4: all 98 cards."""
    state = after(table("20", "30", deck=""), "20A")
    assert state.outcome is None
    assert outcome(state) is None
    assert after(state, "30A").outcome == Outcome(None, 0)


def test_a_whole_tiny_game_is_won() -> None:
    """3.4: from the deal to the last card."""
    state = setup(small(2, 2, 9), (2, 3, 4, 5, 6, 7, 8, 9))
    state = after(state, "2A 3A 4A 5A 6A 7A 8A 9A")
    assert state.outcome == Outcome(None, 0)
    assert state.piles == ((2, 3, 4, 5, 6, 7, 8, 9), (), (), ())
    assert state.hands == ((), ())


def test_nothing_can_be_done_after_the_end() -> None:
    """3.3, 3.4: nothing follows the end of a game."""
    won = after(table("20", "", deck=""), "20A")
    assert legal_actions(won) == ()
    refused(won, "20A", RefusalCode.GAME_OVER)
    refused(won, ".", RefusalCode.GAME_OVER)


@pytest.mark.parametrize("edition", EDITIONS)
def test_what_is_legal_is_accepted_and_all_else_refused(edition: str) -> None:
    """3.6: `legal_actions` is exactly what `apply` accepts, and each play at most loses."""
    for seed in range(2):
        steps = random_steps(ruleset_of(edition, 3), random.Random(f"{edition}/{seed}"))
        for state, _, _ in list(steps)[::5]:
            legal = legal_actions(state)
            words = [f"{card}{pile}" for card in state.hand for pile in "ABCD"]
            accepted = [word for word in [*words, "."] if _is_accepted(state, word)]
            assert accepted == [str(action) for action in legal], f"{seed}: {state}"
            for card in set(range(2, 100)) - set(state.hand):
                refused(state, f"{card}A", RefusalCode.NOT_IN_HAND)


def _is_accepted(state: State, word: str) -> bool:
    try:
        return bool(played(state, word).events)
    except Refused:
        return False


def test_a_play_that_loses_is_accepted() -> None:
    """3.6: every other play is accepted, and loses the game at once."""
    state = table("58 59 97", "40 50", tops={"A": 57, "B": 99, "C": 3, "D": 2})
    assert [str(action) for action in legal_actions(state)] == ["58A", "59A", "97A"]
    step = played(state, "97A")
    assert isinstance(step.events[-1], GameEnded)
    assert [type(action) for action in legal_actions(state)] == [Play, Play, Play]
