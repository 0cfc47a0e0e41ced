"""Resampling deals hidden cards again: no player notices, and no real hidden card remains."""

import itertools
import random
from collections import Counter
from typing import Any

import pyspiel
import pytest

from env.spiels import GAMES, long_moments, moments
from ninetyeight.env.spiel import SpielState
from ninetyeight.rules import GameError

CHANCE = int(pyspiel.PlayerId.CHANCE)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("games", [moments, long_moments])
def test_a_player_cannot_tell_the_sampled_state_from_the_real_one(name: str, games: Any) -> None:
    """This covers OpenSpiel's ResampleInfostateTest, which only takes games in C++, and more."""
    rng, changed = random.Random(name), 0
    for state in itertools.islice(games(name, rng), 60):
        for player in range(state.num_players()):
            other = state.resample_from_infostate(player, rng.random)
            assert other.current_player() == state.current_player()
            for told in ("information_state_string", "observation_string"):
                assert getattr(other, told)(player) == getattr(state, told)(player)
            for told in ("information_state_tensor", "observation_tensor"):
                assert getattr(other, told)(player) == getattr(state, told)(player)
            if player == state.current_player():
                assert other.legal_actions() == state.legal_actions()
            changed += str(other) != str(state)
    assert changed or state.num_players() == 1


@pytest.mark.parametrize("name", GAMES)
def test_a_sampled_state_is_where_its_history_leads(name: str) -> None:
    rng = random.Random(name)
    for state in long_moments(name, rng):
        player = rng.randrange(state.num_players())
        other = state.resample_from_infostate(player, rng.random)
        again = state.get_game().new_initial_state()
        for item in other.full_history():
            assert again.current_player() == item.player
            again.apply_action_with_legality_check(item.action)
        assert str(again) == str(other)
        assert again.history() == other.history()
        assert again.returns() == other.returns()
        assert again.information_state_string(player) == state.information_state_string(player)


@pytest.mark.parametrize("name", GAMES)
def test_a_sample_does_not_depend_on_the_real_hidden_cards(name: str) -> None:
    """The same random numbers give the same sample for all states that look alike to the player."""
    rng = random.Random(name)
    for state in itertools.islice(long_moments(name, rng), 40):
        for player in range(state.num_players()):
            if state.is_terminal():
                continue
            twin = state.resample_from_infostate(player, rng.random)
            seed = rng.random()
            samples = [
                each.resample_from_infostate(player, random.Random(seed).random)
                for each in (state, twin)
            ]
            own = _own_draws(state, player)
            assert own == _own_draws(twin, player)
            assert samples[0].history() == samples[1].history()
            assert str(samples[0]) == str(samples[1])


def _own_draws(state: SpielState, player: int) -> list[int]:
    moves = state.position.moves
    drawn = [card for move in moves if move.seat == player for card in move.drawn]
    return [*state.position.first_hand(player), *drawn]


@pytest.mark.parametrize("player", [0, 1])
def test_all_consistent_histories_are_equally_likely(player: int) -> None:
    """The consistent histories are found by trying all deals of a tiny pack."""
    game = pyspiel.load_game("python_ninetyeight(players=2,highest=9,hand_size=2)")
    state = game.new_initial_state()
    play(state, "2 4 3 5 2A 4A 6 9 5A")
    wanted = state.information_state_string(player)
    pasts = {
        _hidden_past(other, player)
        for cards in itertools.permutations(range(2, 10), 6)
        if (other := _replayed(state, cards)) is not None
        and not other.is_terminal()
        and other.information_state_string(player) == wanted
    }
    rng = random.Random(player)
    tries = 60 * len(pasts)
    found = Counter(
        _hidden_past(state.resample_from_infostate(player, rng.random), player)
        for _ in range(tries)
    )
    assert found.keys() == pasts
    assert len(pasts) == (6, 24)[player]
    spread = sum((count - 60) ** 2 / 60 for count in found.values())
    freedom = len(pasts) - 1
    assert abs(spread - freedom) < 4 * (2 * freedom) ** 0.5, (spread, freedom)


def _replayed(state: SpielState, cards: tuple[int, ...]) -> SpielState | None:
    """Play the same actions with other cards; None if that is impossible."""
    other, left = state.get_game().new_initial_state(), list(cards)
    for item in state.full_history():
        action = left.pop(0) - 2 if item.player == CHANCE else item.action
        if other.current_player() != item.player or action not in other.legal_actions():
            return None
        other.apply_action(action)
    assert isinstance(other, SpielState)
    return other


def _hidden_past(state: SpielState, player: int) -> tuple[tuple[int, ...], ...]:
    """List what the other seats drew, draw by draw."""
    position = state.position
    hands = (position.first_hand(seat) for seat in range(2) if seat != player)
    return (*hands, *(move.drawn for move in position.moves if move.seat != player))


def test_the_seat_on_turn_can_finish_its_turn_in_every_sample() -> None:
    """Everybody sees that the game is not lost, so the seat on turn can finish its turn (3.3)."""
    game = pyspiel.load_game("python_ninetyeight(players=2,highest=12,hand_size=2)")
    state = game.new_initial_state()
    play(state, "2 12 3 5 2D 12A 6 7 3C 5B 10 11")
    rng, found = random.Random(1), Counter[tuple[int, ...]]()
    for _ in range(600):
        other = state.resample_from_infostate(1, rng.random)
        assert other.current_player() == 0
        found[other.game_state.hands[0]] += 1
    assert found.keys() == set(itertools.combinations((6, 7, 8, 9), 2))  # a 4 would lose
    assert min(found.values()) > 70


def play(state: SpielState, line: str) -> None:
    """Apply actions, and draw the cards that they need."""
    for word in line.split():
        action = int(word) - 2 if state.is_chance_node() else state.string_to_action(word)
        state.apply_action_with_legality_check(action)


def test_after_the_end_nothing_is_hidden() -> None:
    *_, last = moments(GAMES[0], random.Random(1))
    other = last.resample_from_infostate(0, random.random)
    assert (str(other), other.history()) == (str(last), last.history())
    assert other.returns() == last.returns()


def test_sampling_needs_an_existing_seat_and_no_pending_draws() -> None:
    state = pyspiel.load_game(GAMES[0]).new_initial_state()
    with pytest.raises(GameError, match="Cards are being drawn"):
        state.resample_from_infostate(0, random.random)
    state = next(moments(GAMES[0], random.Random(1)))
    with pytest.raises(GameError, match="There is no seat 2: the seats are 0 to 1"):
        state.resample_from_infostate(2, random.random)
