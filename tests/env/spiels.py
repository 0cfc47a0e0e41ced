"""Plays OpenSpiel games for tests."""

import random
from collections.abc import Iterator
from typing import Any

import pyspiel

from ninetyeight.env.spiel import SpielState

GAMES = [
    "python_ninetyeight",
    "python_ninetyeight(players=1,edition=expert)",
    "python_ninetyeight(players=3,edition=extreme+expert+fire)",
    "python_ninetyeight(players=5,edition=extreme+strict-fire+short)",
    "python_ninetyeight(players=2,highest=20,hand_size=3,reward_model=rewards)",
]


def moments(name: str, rng: random.Random) -> Iterator[SpielState]:
    """Play a random game; yield every state in which a seat is asked, and the last one."""
    state = pyspiel.load_game(name).new_initial_state()
    while not state.is_terminal():
        if not state.is_chance_node():
            yield state
        state.apply_action(rng.choice(state.legal_actions()))
    yield state


def long_moments(name: str, rng: random.Random) -> Iterator[SpielState]:
    """Play a game by the smallest steps, which gets far; yield as `moments` does."""
    state: Any = pyspiel.load_game(name).new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(rng.choice(state.legal_actions()))
            continue
        yield state
        state.apply_action(min(state.legal_actions(), key=lambda number: _step(state, number)))
    yield state


def _step(state: SpielState, number: int) -> tuple[int, int]:
    assert state.game_state is not None
    card, pile = 2 + number // 4, number % 4
    if number == max(state.legal_actions()) == 392:
        return -100, 0
    top = state.game_state.turn.tops[pile]
    return (card - top if pile < 2 else top - card), number
