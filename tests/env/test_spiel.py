"""OpenSpiel's own checks, playthroughs, information states and rewards."""

import itertools
import random
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest

from env.spiels import GAMES, long_moments, moments
from env.write_playthroughs import FOLDER, PLAYTHROUGHS, replayed
from ninetyeight.env.spiel import SpielState
from ninetyeight.rules import GameError

ALL, NONE, SINGLE = (
    pyspiel.PrivateInfoType.ALL_PLAYERS,
    pyspiel.PrivateInfoType.NONE,
    pyspiel.PrivateInfoType.SINGLE_PLAYER,
)


def seen_by(game: Any, private: Any, *, recall: bool = False) -> Any:
    return game.make_py_observer(
        pyspiel.IIGObservationType(public_info=True, perfect_recall=recall, private_info=private)
    )


@pytest.mark.parametrize("name", GAMES)
def test_openspiels_random_simulation_passes(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("path", PLAYTHROUGHS, ids=lambda path: path.stem)
def test_a_stored_playthrough_is_reproduced(path: Path) -> None:
    """To rewrite them, run `python tests/env/write_playthroughs.py`."""
    kept, played = replayed(path)
    assert kept == played


def test_every_stored_playthrough_is_tested() -> None:
    assert set(FOLDER.glob("*.txt")) == set(PLAYTHROUGHS)


@pytest.mark.parametrize("name", GAMES)
def test_observations_reveal_nothing_hidden(name: str) -> None:
    """Games that differ only in what others draw look the same (9.3)."""
    game = pyspiel.load_game(name)
    for seed in range(3):
        rng = random.Random(seed)
        state = game.new_initial_state()
        while state.is_chance_node():
            state.apply_action(rng.choice(state.legal_actions()))
        hidden = state.game_state
        assert isinstance(state, SpielState)
        for player in range(game.num_players()):
            own = hidden.hands[player]
            other = game.new_initial_state()
            cards = [card for card in hidden.ruleset.pack.cards if card not in own]
            rng.shuffle(cards)
            for seat in range(game.num_players()):
                for place in range(hidden.ruleset.hand_size):
                    card = own[place] if seat == player else cards.pop()
                    other.apply_action(card - 2)
            if other.current_player() != state.current_player():
                continue  # it was lost with the deal
            for recall in (False, True):
                observer = seen_by(game, SINGLE, recall=recall)
                told = [observer.string_from(each, player) for each in (state, other)]
                assert told[0] == told[1]
                rows = []
                for each in (state, other):
                    observer.set_from(each, player)
                    rows.append(observer.tensor.copy())
                assert np.array_equal(*rows)


def test_each_kind_of_observer_sees_what_it_may() -> None:
    state = next(moments(GAMES[0], random.Random(4)))
    assert state.game_state is not None
    game, (mine, others) = state.get_game(), state.game_state.hands
    hands = [" ".join(map(str, hand)) for hand in (mine, others)]
    for recall in (False, True):
        nobody, seat, everybody = (
            seen_by(game, private, recall=recall) for private in (NONE, SINGLE, ALL)
        )
        told = [each.string_from(state, 0) for each in (nobody, seat, everybody)]
        assert [hands[0] in text for text in told] == [False, True, True]
        assert [hands[1] in text for text in told] == [False, False, True]
        assert nobody.tensor is None
        assert everybody.tensor is None


@pytest.mark.parametrize("name", GAMES)
def test_information_states_have_perfect_recall(name: str) -> None:
    """Each extends the one before, and tensors are as distinct as strings."""
    rng = random.Random(name)
    rows: dict[bytes, str] = {}
    for games, _ in itertools.product((moments, long_moments), range(3)):
        before = [""] * 5
        for state in games(name, rng):
            for player in range(state.num_players()):
                told = state.information_state_string(player)
                assert told.startswith(before[player])
                before[player] = told
                row = np.array(state.information_state_tensor(player), np.float32)
                assert 0 <= row.min() <= row.max() <= 1
                assert rows.setdefault(row.tobytes() + bytes([player]), told) == told
    assert len(rows) == len({(row[-1], told) for row, told in rows.items()})


def test_information_states_remember_where_turns_end() -> None:
    """In a solo game without a deck, one turn of two cards and two of one leave the same table."""
    ends = []
    for line in ("2A 3A end 4A", "2A 3A 4A"):
        state = pyspiel.load_game(
            "python_ninetyeight(players=1,highest=6,hand_size=5)"
        ).new_initial_state()
        for card in range(2, 7):
            state.apply_action(card - 2)
        for word in line.split():
            number = 392 if word == "end" else state.string_to_action(word)
            state.apply_action_with_legality_check(number)
        ends.append((state.information_state_string(0), state.information_state_tensor(0)))
    assert ends[0][0] != ends[1][0]
    assert ends[0][1] != ends[1][1]


@pytest.mark.parametrize("reward", ["cards", "win"])
def test_returns_equal_those_of_the_other_environments(reward: str) -> None:
    *_, last = moments(f"python_ninetyeight(reward={reward})", random.Random(3))
    assert last.game_state is not None
    laid = sum(len(pile) for pile in last.game_state.piles)
    assert last.returns() == pytest.approx([laid / 98 if reward == "cards" else 0] * 2)


@pytest.mark.parametrize(("reward", "most"), [("cards", 2), ("win", 1)])
def test_a_win_returns_the_maximum_utility(reward: str, most: int) -> None:
    game = pyspiel.load_game(f"python_ninetyeight(players=1,highest=6,hand_size=5,reward={reward})")
    state = game.new_initial_state()
    for card in range(2, 7):
        state.apply_action(card - 2)
    for card in range(2, 7):
        state.apply_action(state.string_to_action(f"{card}A"))
    assert state.returns() == pytest.approx([most])
    assert game.max_utility() == pytest.approx(most)


def test_rewards_are_paid_at_the_end_by_default() -> None:
    rewards: dict[str, list[float]] = {}
    for model in ("terminal", "rewards"):
        game = pyspiel.load_game(f"python_ninetyeight(reward_model={model})")
        assert game.get_type().reward_model.name == model.upper()
        rng, state = random.Random(8), game.new_initial_state()
        rewards[model] = []
        while not state.is_terminal():
            state.apply_action(rng.choice(state.legal_actions()))
            rewards[model].append(state.rewards()[0])
            assert state.returns() == pytest.approx([sum(rewards[model])] * 2)
    assert set(rewards["terminal"][:-1]) == {0}
    assert sum(rewards["terminal"]) == pytest.approx(sum(rewards["rewards"]))
    assert rewards["terminal"][-1] > rewards["rewards"][-1]


@pytest.mark.parametrize(
    ("settings", "message"),
    [
        ("players=6", "players must be 1 to 5, not 6"),
        ("edition=chess", "There is no edition 'chess'"),
        ("reward=money", 'reward must be cards or win, not "money"'),
        ("reward_model=soon", 'reward_model must be terminal or rewards, not "soon"'),
        ("highest=100", "A pack cannot run from 2 to 100"),
        ("hand_size=3", "hand_size must be 5 to 8, not 3"),
        ("highest=12", "2 hands of 7 need more than the 11 cards"),
        ("highest=50,edition=extreme", "highest 50: extreme needs all cards"),
    ],
)
def test_impossible_parameters_are_refused(settings: str, message: str) -> None:
    with pytest.raises(GameError, match=message):
        pyspiel.load_game(f"python_ninetyeight({settings})")
