"""Finished games as stored: columns for lists and statistics, and the record for the rest."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, fields
from datetime import datetime
from typing import Any

from sqlalchemy import Connection, RowMapping, insert, select, update

from ninetyeight.rules.record_edits import with_talk
from ninetyeight.store.schema import game_seats, games


@dataclass(frozen=True, slots=True)
class StoredSeat:
    """Who played a seat: a bot, or a person, who may have been erased since."""

    seat: int
    name: str
    person_id: str | None = None
    bot: str | None = None


@dataclass(frozen=True, slots=True)
class StoredGame:
    """A finished game; lists need not read its record."""

    id: str
    table_id: str | None
    """Where it was played; None if it was imported or its table was deleted."""
    number: int
    """Which of the table's games it was."""
    edition: str
    players: int
    is_won: bool
    code: str
    """Why it ended."""
    left: int
    """How many cards were not played."""
    turns: int
    finished_at: datetime
    record: str
    """The whole game, as JSON; empty in lists that leave records out."""
    deal_id: str
    """The first game with these cards, which may have been deleted since. Never sent to clients."""
    share_key: str | None = None
    """Anybody who knows it may see the game."""
    imported_by: str | None = None
    hints: int = 0
    is_repeat: bool = False
    """Whether a player had seen the cards before the game, or elsewhere while it was running."""
    challenge_key: str | None = None
    """Anybody who knows it may play the deal, without seeing its cards beforehand."""
    challenge_of: str | None = None
    """The game whose deal was played again in this one; it may have been deleted since."""
    seats: tuple[StoredSeat, ...] = ()

    @property
    def is_attempt(self) -> bool:
        """Whether it was an attempt to beat another game."""
        return self.challenge_of is not None

    @property
    def is_imported(self) -> bool:
        return self.imported_by is not None


@dataclass(frozen=True, slots=True)
class TalkUpdate:
    """New talk for the record of a finished game, after a line was flagged or unflagged."""

    game_id: str
    talk: tuple[Mapping[str, Any], ...]


_COLUMNS = tuple(field.name for field in fields(StoredGame) if field.name != "seats")


def insert_games(connection: Connection, new: Iterable[StoredGame]) -> None:
    added = sorted(new, key=lambda game: game.id)
    if not added:
        return
    connection.execute(
        insert(games), [{name: getattr(game, name) for name in _COLUMNS} for game in added]
    )
    seats = [{"game_id": game.id, **asdict(seat)} for game in added for seat in game.seats]
    if seats:
        connection.execute(insert(game_seats), seats)


def update_talk(connection: Connection, updates: Iterable[TalkUpdate]) -> None:
    """Replace the talk in records; deleted games are skipped."""
    for change in sorted(updates, key=lambda change: change.game_id):
        is_it = games.c.id == change.game_id
        record = connection.scalar(select(games.c.record).where(is_it).with_for_update())
        if record is not None:
            changed = with_talk(record, change.talk)
            connection.execute(update(games).where(is_it).values(record=changed))


def with_seats(connection: Connection, rows: Sequence[RowMapping]) -> tuple[StoredGame, ...]:
    """Complete rows of `games` with their seats."""
    query = (
        select(game_seats)
        .where(game_seats.c.game_id.in_([row["id"] for row in rows]))
        .order_by(game_seats.c.game_id, game_seats.c.seat)
    )
    seats: dict[str, list[StoredSeat]] = {}
    for game_id, *seat in connection.execute(query):
        seats.setdefault(game_id, []).append(StoredSeat(*seat))
    return tuple(StoredGame(**row, seats=tuple(seats.get(row["id"], ()))) for row in rows)
