"""The index of tables: the lobby, a person's tables, tables that are due, and all of them."""

from collections.abc import Collection
from datetime import datetime
from typing import Any

from sqlalchemy import ColumnElement, Connection, Select, delete, func, select

from ninetyeight.protocol.view import Phase
from ninetyeight.store.page import Page, page_size, paginate, split_page
from ninetyeight.store.reader import Reader
from ninetyeight.store.schema import leases, memberships, tables
from ninetyeight.store.table_row import OPEN_PHASES, TableRow, read_row, with_members
from ninetyeight.store.writer import Writer

_IN_GAME = (Phase.BIDDING, Phase.PLAYING)
_IS_OPEN = tables.c.phase.in_(OPEN_PHASES)


class TableIndex:
    """Finds tables without reading their logs. Rows are written by `Log.append`."""

    def __init__(self, reader: Reader, writer: Writer) -> None:
        self._reader = reader
        self._writer = writer

    async def find(self, table_id: str) -> TableRow | None:
        return await self._reader.read(lambda connection: read_row(connection, table_id))

    async def lobby(self, limit: int = 50, before: str | None = None) -> Page[TableRow]:
        """List the public tables that are waiting for players, newest first."""
        query = select(tables).where(
            tables.c.is_public, tables.c.phase == Phase.LOBBY, tables.c.open_seats > 0
        )
        return await self._page(query, before, limit)

    async def page(
        self,
        *,
        phase: Phase | None = None,
        is_public: bool | None = None,
        updated_before: datetime | None = None,
        limit: int = 50,
        before: str | None = None,
    ) -> Page[TableRow]:
        """List all tables that match, newest first."""
        query = select(tables)
        if phase is not None:
            query = query.where(tables.c.phase == phase)
        if is_public is not None:
            query = query.where(tables.c.is_public == is_public)
        if updated_before is not None:
            query = query.where(tables.c.updated_at < updated_before)
        return await self._page(query, before, limit)

    async def of_person(
        self,
        person_id: str,
        *,
        is_open: bool | None = None,
        is_waiting: bool | None = None,
        limit: int = 50,
        before: str | None = None,
    ) -> Page[TableRow]:
        """List the tables that a person belongs to, newest first.

        `is_open` selects tables in or not in one of `OPEN_PHASES`, `is_waiting` those that are or
        are not waiting for this person.
        """
        query = select(tables).join(memberships).where(*_belongs(person_id))
        if is_open is not None:
            query = query.where(_IS_OPEN if is_open else ~_IS_OPEN)
        if is_waiting is not None:
            query = query.where(memberships.c.is_waiting == is_waiting)
        return await self._page(query, before, limit)

    async def ever_joined_by(self, person_id: str) -> list[str]:
        """List the tables whose logs may name a person, including those they left."""
        query = (
            select(memberships.c.table_id)
            .where(memberships.c.person_id == person_id)
            .order_by(memberships.c.table_id)
        )
        return await self._reader.read(lambda connection: list(connection.scalars(query)))

    async def count_open(self, person_id: str) -> int:
        """Count a person's open tables, whose number is limited."""
        return await self._count(person_id, _IS_OPEN)

    async def is_playing(self, person_id: str) -> bool:
        """Whether a person sits in a running game."""
        return await self._count(person_id, tables.c.phase.in_(_IN_GAME)) > 0

    async def due(
        self, now: datetime, *, limit: int = 100, without: Collection[str] = ()
    ) -> list[str]:
        """List the tables where time has run out, longest ago first."""
        query = (
            select(tables.c.id)
            .where(tables.c.due_at <= now, tables.c.id.not_in(list(without)))
            .order_by(tables.c.due_at)
            .limit(page_size(limit))
        )
        return await self._reader.read(lambda connection: list(connection.scalars(query)))

    async def delete(self, table_id: str) -> bool:
        """Delete a table with its log, but keep its games; return whether it existed."""

        def job(connection: Connection) -> bool:
            connection.execute(delete(leases).where(leases.c.table_id == table_id))
            return connection.execute(delete(tables).where(tables.c.id == table_id)).rowcount > 0

        return await self._writer.do(job)

    async def _count(self, person_id: str, where: ColumnElement[bool]) -> int:
        joined = tables.join(memberships)
        query = select(func.count()).select_from(joined).where(*_belongs(person_id), where)
        return await self._reader.read(lambda connection: connection.scalar(query) or 0)

    async def _page(self, query: Select[Any], before: str | None, limit: int) -> Page[TableRow]:
        query = paginate(query, tables.c.created_at, tables.c.id, before, limit)

        def read(connection: Connection) -> Page[TableRow]:
            found = connection.execute(query).mappings().all()
            rows, cursor = split_page(found, "created_at", limit)
            return Page(with_members(connection, rows), cursor)

        return await self._reader.read(read)


def _belongs(person_id: str) -> tuple[ColumnElement[bool], ...]:
    return memberships.c.person_id == person_id, memberships.c.position.is_not(None)
