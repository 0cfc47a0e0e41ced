"""OpenSpiel's search plays whole games, and IS-MCTS does so without seeing hidden cards."""

import itertools
import random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

from env.spiels import moments

SMALL = "python_ninetyeight(players={players},highest=25,hand_size=4)"
SIMULATIONS = 20


def mcts_in_python(game: Any, seed: int) -> Any:
    rng = np.random.RandomState(seed)
    evaluator = mcts.RandomRolloutEvaluator(1, rng)
    return mcts.MCTSBot(game, 0.5, SIMULATIONS, evaluator, random_state=rng)


def mcts_in_cpp(game: Any, seed: int) -> Any:
    evaluator = pyspiel.RandomRolloutEvaluator(1, seed)
    return pyspiel.MCTSBot(
        game,
        evaluator,
        uct_c=0.5,
        max_simulations=SIMULATIONS,
        max_memory_mb=50,
        solve=True,
        seed=seed,
        verbose=False,
    )


def ismcts_in_python(game: Any, seed: int) -> Any:
    rng = np.random.RandomState(seed)
    evaluator = mcts.RandomRolloutEvaluator(1, rng)
    bot = ismcts.ISMCTSBot(game, evaluator, 0.5, SIMULATIONS, random_state=rng)
    bot.set_resampler(lambda state, player: state.resample_from_infostate(player, rng.random))
    return bot


class AtRandom:
    """Plays a random legal action on any seat."""

    def __init__(self, _: Any, seed: int) -> None:
        self.rng = random.Random(seed)

    def step_with_policy(self, state: Any) -> tuple[None, int]:
        return None, self.rng.choice(state.legal_actions())


def played(name: str, make: Any, seed: int) -> float:
    """Play a game with one bot on all seats; return its reward."""
    game, rng = pyspiel.load_game(name), random.Random(seed)
    state, bot = game.new_initial_state(), make(game, seed)
    while not state.is_terminal():
        if state.is_chance_node():
            action = rng.choice(state.legal_actions())
        else:
            _, action = bot.step_with_policy(state)
        state.apply_action_with_legality_check(int(action))
    worth = state.returns()
    assert len(set(worth)) == 1
    return float(worth[0])


@pytest.mark.parametrize(
    "name",
    [
        *(SMALL.format(players=players) for players in (1, 2, 3)),
        "python_ninetyeight(players=2,edition=extreme+fire,reward=win)",
    ],
)
@pytest.mark.parametrize("make", [mcts_in_python, mcts_in_cpp, ismcts_in_python])
def test_search_plays_whole_games(make: Any, name: str) -> None:
    assert 0 <= played(name, make, seed=1) <= 2


def test_search_lays_more_cards_than_random_play() -> None:
    searched = [played("python_ninetyeight", mcts_in_cpp, seed) for seed in range(6)]
    chance = [played("python_ninetyeight", AtRandom, seed) for seed in range(30)]
    assert np.mean(searched) > 1.25 * np.mean(chance), (searched, np.mean(chance))


def test_is_mcts_does_not_depend_on_hidden_cards() -> None:
    """It chooses the same action in all states that look alike to the player."""
    rng = random.Random(5)
    for state in itertools.islice(moments(SMALL.format(players=2), rng), 6):
        if state.is_terminal():
            break
        twin = state.resample_from_infostate(state.current_player(), rng.random)
        bots = [ismcts_in_python(state.get_game(), seed=3) for _ in range(2)]
        policies = [bot.get_policy(each) for bot, each in zip(bots, (state, twin), strict=True)]
        assert policies[0] == policies[1]


def test_search_needs_terminal_rewards_which_are_the_default() -> None:
    game = pyspiel.load_game("python_ninetyeight(reward_model=rewards)")
    with pytest.raises(ValueError, match="terminal rewards"):
        mcts_in_python(game, 1)


def test_the_cpp_is_mcts_cannot_resample_a_python_game() -> None:
    """If this fails, OpenSpiel has learned to, and docs/environments.md is out of date."""
    bot = pyspiel.ISMCTSBot(1, pyspiel.RandomRolloutEvaluator(1, 1), 0.5, SIMULATIONS)
    state = next(moments("python_ninetyeight", random.Random(1)))
    with pytest.raises(pyspiel.SpielError, match="ResampleFromInfostate"):
        bot.step_with_policy(state)
