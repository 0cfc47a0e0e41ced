"""Where tables are: on this machine or on a server. Screens do not care which."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import TYPE_CHECKING, Protocol

from ninetyeight.client import Connection
from ninetyeight.protocol.frames import GameFrames
from ninetyeight.protocol.http import GameSummary, StatisticsRow
from ninetyeight.protocol.settings import Settings
from ninetyeight.protocol.view import Phase

if TYPE_CHECKING:  # the database is imported when tables of this machine are opened
    from ninetyeight.store import Statistics, StoredGame


@dataclass(frozen=True, slots=True)
class TableLine:
    """An unfinished table in a list."""

    id: str
    name: str
    edition: str
    players: int
    open_seats: int
    phase: Phase
    people: tuple[str, ...]
    """The names of its players, bots included, as far as the place knows them."""
    is_waiting: bool
    """Whether it waits for the user."""
    changed_at: datetime


@dataclass(frozen=True, slots=True)
class GameLine:
    """A finished game in a list."""

    id: str
    edition: str
    players: int
    is_won: bool
    left: int
    finished_at: datetime

    @classmethod
    def of(cls, game: "StoredGame | GameSummary") -> "GameLine":
        return cls(game.id, game.edition, game.players, game.is_won, game.left, game.finished_at)


@dataclass(frozen=True, slots=True)
class ResultSummary:
    """The user's results in one edition with one number of players."""

    edition: str
    players: int
    games: int
    wins: int
    mean_left: float
    best_left: int

    @classmethod
    def of(cls, row: "Statistics | StatisticsRow") -> "ResultSummary":
        return cls(row.edition, row.players, row.games, row.wins, row.mean_left, row.best_left)


@dataclass(frozen=True, slots=True)
class Comparison:
    """How a finished game compares with the user's earlier ones of the same kind."""

    mean_left: float
    best_left: int
    """The fewest cards left, this game included if statistics count it."""
    is_best: bool
    """Whether this game counts and is better than all earlier ones."""


@dataclass(frozen=True, slots=True)
class Company:
    """Who plays at a new table besides its owner: people at this keyboard, and bots."""

    people: tuple[str, ...] = ()
    bots: tuple[str, ...] = ()


class Place(Protocol):
    """Somewhere to play: this machine or a server."""

    @property
    def is_local(self) -> bool:
        """Whether this is the machine itself, where people can share the keyboard."""

    @property
    def deletes(self) -> bool:
        """Whether games can be deleted from the lists."""

    @property
    def title(self) -> str:
        """The server's address; empty for this machine."""

    async def bots(self) -> Sequence[str]:
        """List the bots that can be seated, the strongest last."""

    async def my_tables(self) -> Sequence[TableLine]:
        """List the user's unfinished tables, the latest first."""

    async def lobby(self) -> Sequence[TableLine]:
        """List the tables that anybody may join."""

    async def open_table(self, settings: Settings, company: Company) -> str:
        """Open a table and return its id; a full table is dealt at once."""

    async def join(self, table_id: str) -> Sequence[Connection]:
        """Connect to a table: one connection for each person at this keyboard."""

    def invitation(self, table_id: str) -> str | None:
        """The link that lets others join a table; None if nobody can."""

    async def rename(self, name: str) -> None:
        """Change the user's name, from the next table on."""

    async def games(self) -> Sequence[GameLine]:
        """List the user's finished games, the latest first."""

    async def delete_game(self, game_id: str) -> None:
        """Delete a finished game with its record; only if `deletes` is true."""

    async def delete_table(self, table_id: str) -> None:
        """End an unfinished game without a result; only if `deletes` is true."""

    async def frames(self, game_id: str) -> GameFrames:
        """Replay a finished game as a list of frames."""

    async def record(self, game_id: str) -> str: ...

    async def comparison(self, game_id: str) -> Comparison | None:
        """Compare a finished game with the user's earlier ones; None if it is the first."""

    async def results(self) -> Sequence[ResultSummary]:
        """The user's results by edition and number of players."""

    async def cards_left(self, edition: str, players: int) -> Sequence[int]:
        """How many cards were left in each of the user's games, the earliest first."""

    async def close(self) -> None:
        """Disconnect; tables are kept."""
