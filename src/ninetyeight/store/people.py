"""People: guests with a name. Their tokens prove who they are."""

import secrets
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass
from datetime import datetime, timedelta
from typing import Any

from sqlalchemy import Connection, delete, exists, insert, select, update

from ninetyeight.rules.record_edits import without_people
from ninetyeight.store.database import mark_for_scrubbing
from ninetyeight.store.deals import delete_games
from ninetyeight.store.page import Page, paginate, split_page
from ninetyeight.store.reader import Reader
from ninetyeight.store.schema import game_seats, games, people, seen_deals, tokens
from ninetyeight.store.writer import Writer
from ninetyeight.table.seat import ERASED_NAME

TOUCH = timedelta(hours=1)
"""How precisely `seen_at` is kept."""


@dataclass(frozen=True, slots=True)
class Person:
    """A guest, who needs a name and a token but no account."""

    id: str
    name: str
    language: str
    created_at: datetime
    seen_at: datetime


PERSON = tuple(people.c[name] for name in Person.__match_args__)
"""The columns of a `Person`, in order."""


class People:
    """People, from their first visit to their deletion."""

    def __init__(self, reader: Reader, writer: Writer) -> None:
        self._reader = reader
        self._writer = writer

    async def add(self, name: str, language: str, now: datetime) -> Person:
        person = Person(secrets.token_hex(12), name, language, now, now)

        def job(connection: Connection) -> Person:
            connection.execute(insert(people).values(asdict(person)))
            return person

        return await self._writer.do(job)

    async def find(self, person_id: str) -> Person | None:
        query = select(*PERSON).where(people.c.id == person_id)

        def read(connection: Connection) -> Person | None:
            row = connection.execute(query).one_or_none()
            return None if row is None else Person(*row)

        return await self._reader.read(read)

    async def names(self, person_ids: Iterable[str]) -> dict[str, str]:
        """Look up the current names of people by their ids."""
        query = select(people.c.id, people.c.name).where(people.c.id.in_(set(person_ids)))
        return await self._reader.read(
            lambda connection: {row.id: row.name for row in connection.execute(query)}
        )

    async def page(
        self, *, seen_before: datetime | None = None, limit: int = 50, before: str | None = None
    ) -> Page[Person]:
        """List people, newest first; with `seen_before`, only those not seen since then."""
        query = select(*PERSON)
        if seen_before is not None:
            query = query.where(people.c.seen_at < seen_before)
        query = paginate(query, people.c.created_at, people.c.id, before, limit)

        def read(connection: Connection) -> Page[Person]:
            found = connection.execute(query).mappings().all()
            rows, cursor = split_page(found, "created_at", limit)
            return Page(tuple(Person(**row) for row in rows), cursor)

        return await self._reader.read(read)

    async def rename(self, person_id: str, name: str) -> bool:
        """Change a person's name; return whether they exist."""
        return await self._update(person_id, {"name": name})

    async def set_language(self, person_id: str, language: str) -> bool:
        """Change a person's language; return whether they exist."""
        return await self._update(person_id, {"language": language})

    async def touch(self, person_id: str, now: datetime) -> bool:
        """Note that a person was seen, at most once an hour; return whether that was written."""
        is_stale = exists().where(people.c.id == person_id, people.c.seen_at <= now - TOUCH)
        if not await self._reader.read(lambda connection: connection.scalar(select(is_stale))):
            return False
        return await self._update(person_id, {"seen_at": now})

    async def begin_deletion(self, person_id: str) -> bool:
        """Revoke a person's tokens and erase their name; return whether they exist.

        Their tables, games and row are deleted afterwards. If that is interrupted,
        `awaiting_deletion` finds them.
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
        """List the people whose deletion has begun but not finished."""
        query = select(people.c.id).where(people.c.is_leaving)
        return await self._reader.read(lambda connection: list(connection.scalars(query)))

    async def delete(self, person_id: str) -> bool:
        """Delete a person who was erased from all logs (`Log.erase_person`).

        Finished games keep their seats under a neutral name and lose their chat; games that they
        imported are deleted. Returns whether the person existed.
        """

        def job(connection: Connection) -> bool:
            # The person first: this waits for writes in their name that are in progress, so that
            # the statements below see them.
            result = connection.execute(delete(people).where(people.c.id == person_id))
            _erase_from_games(connection, person_id)
            connection.execute(delete(seen_deals).where(seen_deals.c.person_id == person_id))
            mark_for_scrubbing(connection)
            return result.rowcount > 0

        return await self._writer.do(job)

    async def _update(self, person_id: str, values: Mapping[str, Any]) -> bool:
        def job(connection: Connection) -> bool:
            result = connection.execute(
                update(people)
                .where(people.c.id == person_id, ~people.c.is_leaving)
                .values(**values)
            )
            return result.rowcount > 0

        return await self._writer.do(job)


def _erase_from_games(connection: Connection, person_id: str) -> None:
    delete_games(connection, games.c.imported_by == person_id)
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
            .values(record=without_people(record, taken, ERASED_NAME))
        )
    connection.execute(
        update(game_seats)
        .where(game_seats.c.person_id == person_id)
        .values(person_id=None, name=ERASED_NAME)
    )
