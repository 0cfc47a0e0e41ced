"""Finished games: what lists and statistics need of them, and the record with everything."""

import json
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, fields
from datetime import datetime
from typing import Any

from sqlalchemy import Connection, Row, insert, select, update

from ninetyeight.store.schema import game_seats, games


@dataclass(frozen=True, slots=True)
class StoredSeat:
    """Who sat on a seat."""

    seat: int
    name: str
    person_id: str | None = None
    bot: str | None = None


@dataclass(frozen=True, slots=True)
class StoredGame:
    """A finished game."""

    id: str
    table_id: str | None
    """Where it was played; None if it was imported, or the table is no more."""
    number: int
    """Which game of the table it was."""
    edition: str
    players: int
    is_won: bool
    code: str
    """How it ended."""
    left: int
    """The cards that were not played."""
    turns: int
    finished_at: datetime
    record: str
    """The whole game, as JSON."""
    share_key: str | None = None
    """Who has it may see the game."""
    imported_by: str | None = None
    hints: int = 0
    """How many hints were asked for."""
    is_repeat: bool = False
    """Whether it was the deal of the game before once more, whose deck was known."""
    seats: tuple[StoredSeat, ...] = ()


@dataclass(frozen=True, slots=True)
class TalkUpdate:
    """What is told of a finished game from now on, because a line was flagged or shown again."""

    game_id: str
    talk: tuple[Mapping[str, Any], ...]
    """The `talk` of its record."""


_COLUMNS = tuple(field.name for field in fields(StoredGame) if field.name != "seats")


def insert_games(connection: Connection, new: Iterable[StoredGame]) -> None:
    """Add games with their seats."""
    added = sorted(new, key=lambda game: game.id)
    if not added:
        return
    connection.execute(
        insert(games), [{name: getattr(game, name) for name in _COLUMNS} for game in added]
    )
    seats = [
        {
            "game_id": game.id,
            "seat": seat.seat,
            "name": seat.name,
            "person_id": seat.person_id,
            "bot": seat.bot,
        }
        for game in added
        for seat in game.seats
    ]
    if seats:
        connection.execute(insert(game_seats), seats)


def retell_games(connection: Connection, retold: Iterable[TalkUpdate]) -> None:
    """Change the talk in records; a game that is kept no longer needs none."""
    for each in sorted(retold, key=lambda each: each.game_id):
        is_it = games.c.id == each.game_id
        record = connection.scalar(select(games.c.record).where(is_it).with_for_update())
        if record is not None:
            changed = _with_talk(record, each.talk)
            connection.execute(update(games).where(is_it).values(record=changed))


def _with_talk(record: str, talk: Sequence[Mapping[str, Any]]) -> str:
    content = json.loads(record)
    content.pop("talk", None)
    if talk:
        content["talk"] = talk  # the last key, as records are written
    return json.dumps(content)


def read_games(connection: Connection, rows: Sequence[Row[Any]]) -> tuple[StoredGame, ...]:
    """Make rows of `games` whole with their seats."""
    query = (
        select(game_seats)
        .where(game_seats.c.game_id.in_([row.id for row in rows]))
        .order_by(game_seats.c.game_id, game_seats.c.seat)
    )
    seats: dict[str, list[StoredSeat]] = {}
    for row in connection.execute(query):
        seat = StoredSeat(row.seat, row.name, row.person_id, row.bot)
        seats.setdefault(row.game_id, []).append(seat)
    return tuple(
        StoredGame(
            seats=tuple(seats.get(row.id, ())), **{name: getattr(row, name) for name in _COLUMNS}
        )
        for row in rows
    )


def without_names(record: str, seats: Collection[int], name: str) -> str:
    """Give a record in which these seats have a neutral name, and what they wrote is gone."""
    content = json.loads(record)
    if content.get("seats"):
        names = enumerate(content["seats"])
        content["seats"] = [name if seat in seats else old for seat, old in names]
    if content.get("talk"):
        content["talk"] = [
            talk for talk in content["talk"] if "chat" not in talk or talk["seat"] not in seats
        ]
    return json.dumps(content)
