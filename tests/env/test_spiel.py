"""OpenSpiel's own checks: random games, playthroughs; and that nothing hidden is told."""

import random
import sys
from pathlib import Path

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel", reason="open_spiel is not installed")

from absl import flags  # noqa: E402
from open_spiel.python.algorithms import generate_playthrough  # noqa: E402

from ninetyeight.env import spiel  # noqa: E402

PLAYTHROUGHS = sorted(Path(__file__).with_name("playthroughs").glob("*.txt"))
GAMES = [
    "python_ninetyeight",
    "python_ninetyeight(players=1,edition=expert)",
    "python_ninetyeight(players=3,edition=extreme+expert+fire)",
    "python_ninetyeight(players=5,edition=extreme+strict-fire+short)",
]


@pytest.mark.parametrize("name", GAMES)
def test_openspiel_finds_nothing_wrong(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("path", PLAYTHROUGHS, ids=lambda path: path.stem)
def test_a_playthrough_that_was_kept_comes_out_the_same(path: Path) -> None:
    """To write one anew: `python -m open_spiel.python.examples.playthrough` with this imported."""
    if not flags.FLAGS.is_parsed():
        flags.FLAGS(sys.argv[:1])
    kept, played = generate_playthrough.replay(str(path))
    assert kept == played


def test_there_are_playthroughs() -> None:
    assert len(PLAYTHROUGHS) == 2


@pytest.mark.parametrize("name", GAMES)
def test_what_a_seat_is_told_tells_nothing_hidden(name: str) -> None:
    """Games that differ only in the cards that others draw look the same (9.3)."""
    game = pyspiel.load_game(name)
    observer = game.make_py_observer()
    recall = game.make_py_observer(pyspiel.IIGObservationType(perfect_recall=True))
    for seed in range(3):
        rng = random.Random(seed)
        state = game.new_initial_state()
        while state.is_chance_node():
            state.apply_action(rng.choice(state.legal_actions()))
        hidden = state.game_state
        assert isinstance(state, spiel.SpielState)
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
            told = [recall.string_from(each, player) for each in (state, other)]
            assert told[0] == told[1]
            rows = []
            for each in (state, other):
                observer.set_from(each, player)
                rows.append(observer.tensor.copy())
                told.append(observer.string_from(each, player))
            assert np.array_equal(*rows)
            assert told[2] == told[3]


def test_returns_are_those_of_the_other_environments() -> None:
    game = pyspiel.load_game("python_ninetyeight(players=2)")
    rng, state = random.Random(3), game.new_initial_state()
    while not state.is_terminal():
        state.apply_action(rng.choice(state.legal_actions()))
    laid = sum(map(len, state.game_state.piles))
    assert state.returns() == pytest.approx([laid / 98] * 2)
