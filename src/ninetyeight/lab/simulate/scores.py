"""How each game of a job ended, in columns; games not played yet are gaps."""

import base64
import binascii
import zlib
from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ninetyeight.kernel.games import GameColumns
from ninetyeight.kernel.packing import RESULTS
from ninetyeight.lab.executors.chunks import Span
from ninetyeight.rules import FULL_PACK, GameError
from ninetyeight.rules.errors import shown
from ninetyeight.rules.ruleset import MOST_PLAYERS

Column8 = NDArray[np.uint8]
Rows = NDArray[np.void]
UNPLAYED = RESULTS.index("running")
WON = RESULTS.index("all-played")
_CARDS = len(FULL_PACK.cards)
_MOST = {
    "result": len(RESULTS) - 1,
    "left": _CARDS,
    "turns": 2 * _CARDS,
    "tricks": _CARDS,
    "starter": MOST_PLAYERS - 1,
}


@dataclass(frozen=True, slots=True)
class Scores:
    """An entry per game in every column; each number fits a byte."""

    result: Column8
    """An index into `kernel.packing.RESULTS`; 0 is a game not played yet."""
    left: Column8
    turns: Column8
    tricks: Column8
    starter: Column8

    def __len__(self) -> int:
        return len(self.result)

    def put(self, start: int, other: "Scores") -> None:
        """Fill in games, beginning at `start`."""
        for name in NAMES:
            getattr(self, name)[start : start + len(other)] = getattr(other, name)

    @property
    def played(self) -> "Scores":
        """The games that have been played, without the gaps."""
        rows = self.result != UNPLAYED
        return Scores(*(getattr(self, name)[rows] for name in NAMES))

    def missing(self) -> list[Span]:
        gaps = np.concatenate(([False], self.result == UNPLAYED, [False]))
        borders = np.flatnonzero(gaps[1:] != gaps[:-1])
        return [
            Span(int(start), int(stop))
            for start, stop in zip(borders[::2], borders[1::2], strict=True)
        ]

    def grown(self, games: int) -> "Scores":
        """A copy with room for more games."""
        more = no_scores(games)
        more.put(0, self)
        return more

    def as_rows(self) -> Rows:
        """A structured array with one row per game, which pandas and polars take as a table."""
        rows = np.zeros(len(self), ROW)
        for name in NAMES:
            rows[name] = getattr(self, name)
        return rows

    @staticmethod
    def bytes_of(games: int) -> int:
        """The size in bytes of the rows of so many games."""
        return games * ROW.itemsize

    def as_dict(self) -> dict[str, list[int]]:
        """Each column as a list of numbers, as ladder files hold them."""
        return {name: getattr(self, name).tolist() for name in NAMES}


NAMES = tuple(field.name for field in fields(Scores))
ROW = np.dtype([(name, np.uint8) for name in NAMES])


def no_scores(games: int) -> Scores:
    return Scores(*(np.zeros(games, np.uint8) for _ in NAMES))


def scores_of(columns: GameColumns) -> Scores:
    """Keep what the lab needs of the kernel's columns."""
    return Scores(*(getattr(columns, name).astype(np.uint8) for name in NAMES))


def scores_from_dict(content: object, games: int) -> Scores:
    """Read columns as `as_dict` makes them, or packed as earlier versions wrote them.

    `GameError` if they do not hold this many games.
    """
    if not isinstance(content, Mapping) or set(content) != set(NAMES):
        raise GameError("results", f"The columns are not {', '.join(NAMES)}.")
    return Scores(*(_column(name, content[name], games) for name in NAMES))


def scores_from_rows(rows: NDArray[Any], games: int) -> Scores:
    """Read the rows of a results file; `GameError` if they are not this many games."""
    if rows.dtype != ROW:
        raise GameError("results", f"The columns are not {', '.join(NAMES)}.")
    if rows.shape != (games,):
        raise GameError("results", f"It does not hold {games} games.")
    return Scores(*(_checked(name, np.ascontiguousarray(rows[name])) for name in NAMES))


def _column(name: str, content: object, games: int) -> Column8:
    if isinstance(content, str):
        return _unpacked(name, content, games)
    if not isinstance(content, list) or not all(type(each) is int for each in content):
        raise GameError("results", f"The column {name} is not a list of numbers.")
    if len(content) != games:
        raise GameError("results", f"The column {name} does not hold {games} games.")
    if content and min(content) < 0:
        raise GameError("results", f"The column {name} holds {shown(min(content))}.")
    if content and max(content) > _MOST[name]:
        raise GameError("results", f"The column {name} holds {shown(max(content))}.")
    return np.array(content, np.uint8)


def _unpacked(name: str, text: str, games: int) -> Column8:
    """Read a column of an earlier version: bytes, compressed by zlib, in base64."""
    try:
        unpacker = zlib.decompressobj()
        data = unpacker.decompress(base64.b64decode(text, validate=True), games + 1)
    except (binascii.Error, ValueError, zlib.error) as error:
        raise GameError("results", f"The column {name} is broken: {error}.") from None
    if len(data) != games:
        raise GameError("results", f"The column {name} does not hold {games} games.")
    return _checked(name, np.frombuffer(data, np.uint8).copy())


def _checked(name: str, column: Column8) -> Column8:
    if column.max(initial=0) > _MOST[name]:
        raise GameError("results", f"The column {name} holds {shown(int(column.max()))}.")
    return column
