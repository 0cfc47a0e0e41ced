"""People: guests with a name. Who they are is proven by tokens."""

import secrets
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any

from sqlalchemy import Connection, Row, Select, delete, exists, select, update

from ninetyeight.store.database import mark_for_scrubbing
from ninetyeight.store.finished import without_names
from ninetyeight.store.page import Page, cut, paged
from ninetyeight.store.reader import Reader
from ninetyeight.store.schema import game_seats, games, people, tokens
from ninetyeight.store.writer import Writer
from ninetyeight.table.seat import ERASED_NAME

TOUCH = timedelta(hours=1)
"""How exactly it is known when a person was last seen."""

PERSON = tuple(people.c[name] for name in ("id", "name", "language", "created_at", "seen_at"))
"""The columns of a `Person`, in their order."""


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody who plays here."""

    id: str
    name: str
    language: str
    created_at: datetime
    seen_at: datetime


class People:
    """People, and what is left of them when they go."""

    def __init__(self, reader: Reader, writer: Writer) -> None:
        self._reader = reader
        self._writer = writer

    async def add(self, name: str, language: str, now: datetime) -> Person:
        """Add a person, with an id by chance."""
        person = Person(secrets.token_hex(12), name, language, now, now)

        def job(connection: Connection) -> Person:
            values = {column.name: getattr(person, column.name) for column in PERSON}
            connection.execute(people.insert().values(values))
            return person

        return await self._writer.do(job)

    async def find(self, person_id: str) -> Person | None:
        """Find a person."""

        def read(connection: Connection) -> Person | None:
            row = connection.execute(_query(person_id)).one_or_none()
            return None if row is None else Person(*row)

        return await self._reader.read(read)

    async def names(self, person_ids: Iterable[str]) -> dict[str, str]:
        """Give the names of people by their ids, as they are called now."""
        query = select(people.c.id, people.c.name).where(people.c.id.in_(set(person_ids)))
        return await self._reader.read(
            lambda connection: {row.id: row.name for row in connection.execute(query)}
        )

    async def page(
        self, *, seen_before: datetime | None = None, limit: int = 50, before: str | None = None
    ) -> Page[Person]:
        """List people, the newest first; or only those not seen since an instant."""
        query = select(*PERSON)
        if seen_before is not None:
            query = query.where(people.c.seen_at < seen_before)
        query = paged(query, people.c.created_at, people.c.id, before, limit)

        def read(connection: Connection) -> Page[Person]:
            rows, rest = cut(connection.execute(query).all(), "created_at", limit)
            return Page(tuple(_person(row) for row in rows), rest)

        return await self._reader.read(read)

    async def rename(self, person_id: str, name: str) -> bool:
        """Give a person another name from now on; whether there is such a person."""
        return await self._change(person_id, {"name": name})

    async def set_language(self, person_id: str, language: str) -> bool:
        """Give a person another language; whether there is such a person."""
        return await self._change(person_id, {"language": language})

    async def touch(self, person_id: str, now: datetime) -> bool:
        """Note that a person was seen; whether that was written, at most once an hour."""
        is_stale = exists().where(people.c.id == person_id, people.c.seen_at <= now - TOUCH)
        if not await self._reader.read(lambda connection: connection.scalar(select(is_stale))):
            return False
        return await self._change(person_id, {"seen_at": now})

    async def begin_deletion(self, person_id: str) -> bool:
        """Sign a person out for good who is about to be deleted; whether there is one.

        Their name goes from the lists at once. If the rest is interrupted, `leaving` finds them.
        """

        def job(connection: Connection) -> bool:
            changed = connection.execute(
                update(people)
                .where(people.c.id == person_id)
                .values(name=ERASED_NAME, is_leaving=True)
            )
            connection.execute(delete(tokens).where(tokens.c.person_id == person_id))
            return changed.rowcount > 0

        return await self._writer.do(job)

    async def awaiting_deletion(self) -> list[str]:
        """List the people whose deletion has begun."""
        query = select(people.c.id).where(people.c.is_leaving)
        return await self._reader.read(lambda connection: list(connection.scalars(query)))

    async def delete(self, person_id: str) -> bool:
        """Delete a person whose tables are rid of them (see `erase`); whether there was one.

        In finished games their seats get the neutral name and their chat goes. What they imported
        is removed.
        """

        def job(connection: Connection) -> bool:
            # The person first: who still writes in their name is waited for, and then found.
            result = connection.execute(delete(people).where(people.c.id == person_id))
            _forget_in_games(connection, person_id)
            mark_for_scrubbing(connection)
            return result.rowcount > 0

        return await self._writer.do(job)

    async def _change(self, person_id: str, values: Mapping[str, Any]) -> bool:
        def job(connection: Connection) -> bool:
            result = connection.execute(
                update(people)
                .where(people.c.id == person_id, ~people.c.is_leaving)
                .values(**values)
            )
            return result.rowcount > 0

        return await self._writer.do(job)


def _query(person_id: str) -> Select[Any]:
    return select(*PERSON).where(people.c.id == person_id)


def _person(row: Row[Any]) -> Person:
    return Person(row.id, row.name, row.language, row.created_at, row.seen_at)


def _forget_in_games(connection: Connection, person_id: str) -> None:
    connection.execute(delete(games).where(games.c.imported_by == person_id))
    query = (
        select(games.c.id, games.c.record, game_seats.c.seat)
        .join(game_seats)
        .where(game_seats.c.person_id == person_id)
        .with_for_update(of=games)
    )
    seats: dict[tuple[str, str], set[int]] = {}
    for row in connection.execute(query):
        seats.setdefault((row.id, row.record), set()).add(row.seat)
    for (game_id, record), taken in seats.items():
        connection.execute(
            update(games)
            .where(games.c.id == game_id)
            .values(record=without_names(record, taken, ERASED_NAME))
        )
    connection.execute(
        update(game_seats)
        .where(game_seats.c.person_id == person_id)
        .values(person_id=None, name=ERASED_NAME)
    )
