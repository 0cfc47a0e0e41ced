"""Retention: what the host no longer wants to keep is removed, a few at a time."""

from datetime import datetime
from enum import StrEnum

from sqlalchemy import ColumnElement, Connection, Table, delete, select

from ninetyeight.store.log import Rewrite
from ninetyeight.store.people import People
from ninetyeight.store.schema import games, leases, people, tables, tokens
from ninetyeight.table import Phase

CHUNK = 100
"""How many are removed in one transaction, so that players need not wait."""

_DONE = [Phase.OVER.value, Phase.CLOSED.value]


class Kept(StrEnum):
    """What is kept for a while."""

    TABLES = "tables"
    """Tables that are over or closed, since they last changed; with their logs."""
    GAMES = "games"
    """Finished games, since they ended."""
    PEOPLE = "people"
    """People, since they were last seen."""
    TOKENS = "tokens"
    """Tokens, since they expired."""


class Retention(People):
    """Forgetting."""

    async def forget(self, what: Kept, before: datetime, rewrite: Rewrite | None = None) -> int:
        """Remove what is older than an instant; return how much it was.

        People are deleted as they would delete themselves, so that they need `rewrite`.
        """
        match what:
            case Kept.TABLES:
                old = tables.c.phase.in_(_DONE) & (tables.c.updated_at < before)
                return await self._remove(tables, old)
            case Kept.GAMES:
                return await self._remove(games, games.c.finished_at < before)
            case Kept.TOKENS:
                return await self._remove(tokens, tokens.c.expires_at < before)
            case Kept.PEOPLE:
                assert rewrite is not None, "people are named in logs"
                return await self._remove_people(before, rewrite)

    async def _remove(self, table: Table, old: ColumnElement[bool]) -> int:
        def job(connection: Connection) -> int:
            ids = connection.scalars(select(table.c.id).where(old).limit(CHUNK)).all()
            if table is tables:
                connection.execute(delete(leases).where(leases.c.table_id.in_(ids)))
            chosen = delete(table).where(table.c.id.in_(ids), old)
            return connection.execute(chosen).rowcount

        count = 0
        while removed := await self._writer.do(job):
            count += removed
        return count

    async def _remove_people(self, before: datetime, rewrite: Rewrite) -> int:
        query = select(people.c.id).where(people.c.seen_at < before)
        person_ids = await self._read(lambda connection: connection.scalars(query).all())
        return sum([await self.delete_person(person_id, rewrite) for person_id in person_ids])
