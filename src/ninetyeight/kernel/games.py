"""Plays many deals in the kernel and returns columns of results."""

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from ninetyeight.kernel.arrays import Bytes, Log, Words
from ninetyeight.kernel.chance import deal_decks, seed_of
from ninetyeight.kernel.engine import (
    GAME_NUMBERS,
    LOG_FIRST,
    PLAYED,
    RESULT,
    STARTER,
    TRICKS,
    TURNS,
)
from ninetyeight.kernel.look_ahead import new_sampling
from ninetyeight.kernel.packing import packed_net, packed_rules, play_of
from ninetyeight.kernel.policies import MASTER
from ninetyeight.kernel.search_buffers import new_search_buffers
from ninetyeight.kernel.whole_games import Deals, Finished, Lineup, play_games
from ninetyeight.rules import Action, Ruleset, State, apply, setup
from ninetyeight.rules.action import END_TURN

BY_BIDS = -1
"""As a starter: let the bids decide (1.4)."""


@dataclass(frozen=True, slots=True)
class GameColumns:
    """The results of games, a row for each."""

    result: NDArray[np.int64]
    """1 for a win, 2 to 5 for a loss; `packing.RESULTS` names them."""
    left: NDArray[np.int64]
    turns: NDArray[np.int64]
    played: NDArray[np.int64]
    tricks: NDArray[np.int64]
    starter: NDArray[np.int64]
    logs: Log
    """The cards in the order played, for `actions_of`."""


def key_of(seed: str, purpose: str) -> int:
    """Derive the key of a stream of deals from a seed; each purpose has its own stream."""
    digest = hashlib.sha256(f"ninetyeight/lab/1:{purpose}:{seed}".encode()).digest()
    return int.from_bytes(digest[:8], "big")


def shuffled_decks(ruleset: Ruleset, key: int, start: int, number: int) -> Bytes:
    """Shuffle the decks `start`, `start + 1`, ... of a stream."""
    decks = np.zeros((number, len(ruleset.pack.cards)), np.uint8)
    rng = np.zeros(1, np.uint64)
    deal_decks(packed_rules(ruleset), np.uint64(key), start, decks, rng)
    return decks


def seeds_of(key: int, start: int, number: int) -> Words:
    """Derive a seed for each game of a stream, for the random choices of its players."""
    return np.array(
        [seed_of(np.uint64(key), index) for index in range(start, start + number)],
        np.uint64,
    )


def play_decks(ruleset: Ruleset, deals: Deals, lineup: Lineup, samples: int) -> GameColumns:
    """Play every deck to its end; a MASTER tries `samples` worlds in a turn."""
    number, size = deals.decks.shape
    games = np.zeros((number, GAME_NUMBERS), np.int64)
    logs = np.zeros((number, size), np.uint16)
    lefts = np.zeros(number, np.int64)
    play_games(
        packed_rules(ruleset),
        deals,
        lineup._replace(net=packed_net(lineup.net), planner=packed_net(lineup.planner)),
        Finished(games, logs, lefts),
        new_search_buffers(),
        new_sampling(samples) if MASTER in lineup.policies else None,
    )
    return GameColumns(
        result=games[:, RESULT],
        left=lefts,
        turns=games[:, TURNS],
        played=games[:, PLAYED],
        tricks=games[:, TRICKS],
        starter=games[:, STARTER],
        logs=logs,
    )


def actions_of(
    ruleset: Ruleset, deck: Sequence[int], starter: int, log: Log, played: int
) -> tuple[Action, ...]:
    """Recover the actions of a finished game from its log by replaying it in the rules."""
    actions: list[Action] = []
    state = setup(ruleset, deck, starter)
    for entry in map(int, log[:played]):
        if entry & LOG_FIRST and state.turn.plays:
            state = _done(state, END_TURN, actions)
        state = _done(state, play_of(entry), actions)
    if state.outcome is None:
        _done(state, END_TURN, actions)
    return tuple(actions)


def _done(state: State, action: Action, actions: list[Action]) -> State:
    actions.append(action)
    return apply(state, action).state
