"""Where tables are: on this machine, or on a server. Screens know a place, not which."""

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
    from ninetyeight.store import Game, Statistics


@dataclass(frozen=True, slots=True)
class TableLine:
    """A table in a list."""

    id: str
    name: str
    edition: str
    players: int
    open_seats: int
    phase: Phase
    people: tuple[str, ...]
    """The names of those who sit there, bots too, as far as the place tells."""
    is_waiting: bool
    """Whether it waits for who looks."""
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
    def of(cls, game: "Game | GameSummary") -> "GameLine":
        """Take from a finished game what a list shows of it."""
        return cls(game.id, game.edition, game.players, game.is_won, game.left, game.finished_at)


@dataclass(frozen=True, slots=True)
class Sum:
    """The games of one edition with one number of players."""

    edition: str
    players: int
    games: int
    wins: int
    mean_left: float
    best_left: int

    @classmethod
    def of(cls, row: "Statistics | StatisticsRow") -> "Sum":
        """Take from a row of statistics what is shown of it."""
        return cls(row.edition, row.players, row.games, row.wins, row.mean_left, row.best_left)


@dataclass(frozen=True, slots=True)
class Company:
    """Who plays at a new table beside its owner: people at this keyboard, and bots."""

    people: tuple[str, ...] = ()
    bots: tuple[str, ...] = ()


class Place(Protocol):
    """Somewhere to play."""

    @property
    def is_here(self) -> bool:
        """Whether this is the machine itself, where people share a keyboard."""

    @property
    def deletes(self) -> bool:
        """Whether games can be deleted from the lists."""

    @property
    def title(self) -> str:
        """What the place is called: the address of a server, nothing for here."""

    async def bots(self) -> Sequence[str]:
        """List the bots that can be seated, the strongest last."""

    async def my_tables(self) -> Sequence[TableLine]:
        """List the own tables that are not over, the latest first."""

    async def lobby(self) -> Sequence[TableLine]:
        """List the tables that anybody may join."""

    async def open_table(self, settings: Settings, company: Company) -> str:
        """Open a table; with a full company its first game is dealt at once. Gives its id."""

    async def join(self, table_id: str) -> Sequence[Connection]:
        """Connect to a table: one connection for each person at this keyboard."""

    def invitation(self, table_id: str) -> str | None:
        """Give the link by which others come to a table; none where nobody can."""

    async def rename(self, name: str) -> None:
        """Be called otherwise, from the next table on."""

    async def games(self) -> Sequence[GameLine]:
        """List the own finished games, the latest first."""

    async def delete_game(self, game_id: str) -> None:
        """Delete a finished game with its record, where `deletes` says that this is possible."""

    async def delete_table(self, table_id: str) -> None:
        """End a game that waits, without a result, where `deletes` says so."""

    async def frames(self, game_id: str) -> GameFrames:
        """Give a finished game moment by moment."""

    async def record(self, game_id: str) -> str:
        """Give the record of a finished game."""

    async def sums(self) -> Sequence[Sum]:
        """Sum up the own games by edition and number of players."""

    async def left(self, edition: str, players: int) -> Sequence[int]:
        """List how many cards were left in the own games, the earliest first."""

    async def close(self) -> None:
        """Let go of everything; tables stay."""
