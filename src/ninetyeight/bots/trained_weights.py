"""Weights from files of `ninetyeight lab train`, read once and kept as bytes.

A bot carries the content of its file rather than the path, so workers on other machines do not need
the file, and editing it does not affect a run.
"""

import json
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Any

from ninetyeight.bots.planner import parse_weights
from ninetyeight.bots.values import (
    TRAINING_RUN,
    Value,
    edition_near,
    parse_training_run,
    parse_value,
    read_bytes,
    with_current_names,
)
from ninetyeight.kernel.network import Net
from ninetyeight.kernel.packing import packed_net
from ninetyeight.rules import GameError, Ruleset


@dataclass(frozen=True, slots=True)
class TrainedValue:
    """A learned value from a file, for `sharp` and `master`."""

    file: str
    """The path as it was typed."""
    content: bytes = field(repr=False)
    edition: str
    players: int

    def value_for(self, ruleset: Ruleset) -> Value:
        """Return the value for a game; `GameError` if it was trained for another."""
        edition, is_known = edition_near(ruleset)
        if (edition, ruleset.players) != (self.edition, self.players):
            raise GameError(
                "value",
                f"{self.file} was trained for {_game(self.edition, self.players)},"
                f" but this is {_game(edition, ruleset.players)}.",
            )
        return Value(_value(self.content, self.file), edition, ruleset.players, is_known, self.file)


@dataclass(frozen=True, slots=True)
class TrainedWeights:
    """Named weights from a file, for `planner`; like the package's, they serve all editions."""

    file: str
    content: bytes = field(repr=False)

    def net_for(self, ruleset: Ruleset) -> Net:
        """Return the weights for a game; `GameError` if it has too few or too many players."""
        nets = _weights(self.content, self.file)
        if ruleset.players not in nets:
            there = ", ".join(map(str, sorted(nets)))
            raise GameError(
                "value",
                f"{self.file} was trained for {there} players, not {ruleset.players}.",
            )
        return nets[ruleset.players]


def read_value(file: str) -> TrainedValue:
    """Read a file of learned values; `GameError` says what is wrong with it."""
    path = Path(file)
    content = read_bytes(path)
    _value(content, file)
    run = parse_training_run(content) or _training_run_beside(path)
    try:
        return TrainedValue(file, content, str(run["edition"]), int(run["players"]))
    except (KeyError, TypeError, ValueError):
        raise GameError(
            "value",
            f"{file} does not say which game it was trained for: put the .json that was written"
            " with it next to it.",
        ) from None


def read_weights(file: str) -> TrainedWeights:
    """Read a file of named weights; `GameError` says what is wrong with it."""
    content = read_bytes(Path(file))
    _weights(content, file)
    return TrainedWeights(file, content)


def _training_run_beside(path: Path) -> dict[str, Any]:
    """Read the training run from the history next to an older file of learned values."""
    try:
        history = with_current_names(json.loads(path.with_suffix(".json").read_bytes()))
        run = history[TRAINING_RUN]
    except (OSError, ValueError, KeyError, TypeError, RecursionError):
        return {}
    return run if isinstance(run, dict) else {}


@lru_cache(maxsize=32)
def _value(content: bytes, name: str) -> Net:
    return packed_net(parse_value(content, name))


@lru_cache(maxsize=32)
def _weights(content: bytes, name: str) -> dict[int, Net]:
    return parse_weights(content, name)


def _game(edition: str, players: int) -> str:
    return f"{edition} with {players} player{'' if players == 1 else 's'}"
