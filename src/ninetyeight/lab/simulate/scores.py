"""What came out of each game of a job, as columns; games that are not played yet are holes."""

import base64
import binascii
import zlib
from collections.abc import Mapping
from dataclasses import dataclass, fields

import numpy as np
from numpy.typing import NDArray

from ninetyeight.kernel.games import GameColumns
from ninetyeight.kernel.packing import RESULTS
from ninetyeight.lab.executors.chunks import Span
from ninetyeight.rules import FULL_PACK, GameError
from ninetyeight.rules.errors import shown
from ninetyeight.rules.ruleset import MOST_PLAYERS

Column8 = NDArray[np.uint8]
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
    """A row for each game; every number fits a byte."""

    result: Column8
    """What `kernel.packing.RESULTS` names; 0 is a game that is not played yet."""
    left: Column8
    turns: Column8
    tricks: Column8
    starter: Column8

    def __len__(self) -> int:
        return len(self.result)

    def put(self, start: int, other: "Scores") -> None:
        """Write down the games from this one on."""
        for name in NAMES:
            getattr(self, name)[start : start + len(other)] = getattr(other, name)

    @property
    def played(self) -> "Scores":
        """The games that are played, without the holes."""
        rows = self.result != UNPLAYED
        return Scores(*(getattr(self, name)[rows] for name in NAMES))

    def missing(self) -> list[Span]:
        """List the stretches of games that are not played yet."""
        holes = np.concatenate(([False], self.result == UNPLAYED, [False]))
        borders = np.flatnonzero(holes[1:] != holes[:-1])
        return [
            Span(int(start), int(stop))
            for start, stop in zip(borders[::2], borders[1::2], strict=True)
        ]

    def grown(self, games: int) -> "Scores":
        """Give room for more games."""
        more = no_scores(games)
        more.put(0, self)
        return more

    def as_dict(self) -> dict[str, str]:
        """Give each column as text: its bytes, compressed, in base 64."""
        return {
            name: base64.b64encode(zlib.compress(getattr(self, name).tobytes(), 9)).decode()
            for name in NAMES
        }


NAMES = tuple(field.name for field in fields(Scores))


def no_scores(games: int) -> Scores:
    """Make room for so many games, none of them played."""
    return Scores(*(np.zeros(games, np.uint8) for _ in NAMES))


def scores_of(columns: GameColumns) -> Scores:
    """Take from the kernel's columns what the lab keeps."""
    return Scores(*(getattr(columns, name).astype(np.uint8) for name in NAMES))


def scores_from_dict(content: object, games: int) -> Scores:
    """Read columns from a results file; `GameError` if they are not that many games."""
    if not isinstance(content, Mapping) or set(content) != set(NAMES):
        raise GameError("results", f"The columns are not {', '.join(NAMES)}.")
    return Scores(*(_column(name, content[name], games) for name in NAMES))


def _column(name: str, text: object, games: int) -> Column8:
    if not isinstance(text, str):
        raise GameError("results", f"The column {name} is not a text.")
    try:
        unpacker = zlib.decompressobj()
        data = unpacker.decompress(base64.b64decode(text, validate=True), games + 1)
    except (binascii.Error, ValueError, zlib.error) as error:
        raise GameError("results", f"The column {name} is broken: {error}.") from None
    if len(data) != games:
        raise GameError("results", f"The column {name} does not hold {games} games.")
    column = np.frombuffer(data, np.uint8).copy()
    if column.max(initial=0) > _MOST[name]:
        raise GameError("results", f"The column {name} holds {shown(int(column.max()))}.")
    return column
