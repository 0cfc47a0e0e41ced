"""Lists of tables: the lobby, a person's own, those that are due, all of them for the admin."""

from collections.abc import Collection
from datetime import datetime
from typing import Any

from sqlalchemy import ColumnElement, Connection, Select, delete, func, select

from ninetyeight.protocol.view import Phase
from ninetyeight.store.page import Page, cut, paged, shortened
from ninetyeight.store.reader import Reader
from ninetyeight.store.schema import leases, memberships, tables
from ninetyeight.store.table_row import OPEN_PHASES, TableRow, delete_tables, read_rows
from ninetyeight.store.writer import Writer

_RUNNING = [Phase.BIDDING.value, Phase.PLAYING.value]
_IS_OPEN = tables.c.phase.in_([phase.value for phase in OPEN_PHASES])


class Tables:
    """Finding tables without reading their logs."""

    def __init__(self, reader: Reader, writer: Writer) -> None:
        self._reader = reader
        self._writer = writer

    async def find(self, table_id: str) -> TableRow | None:
        """Find one table."""

        def read(connection: Connection) -> TableRow | None:
            rows = connection.execute(select(tables).where(tables.c.id == table_id)).all()
            found = read_rows(connection, rows)
            return found[0] if found else None

        return await self._reader.read(read)

    async def lobby(self, limit: int = 50, before: str | None = None) -> Page[TableRow]:
        """List the public tables that wait for players, the newest first."""
        query = select(tables).where(
            tables.c.is_public,
            tables.c.phase == Phase.LOBBY.value,
            tables.c.open_seats > 0,
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
        """List all tables that fit, the newest first."""
        query = select(tables)
        if phase is not None:
            query = query.where(tables.c.phase == phase.value)
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
        """List the tables that a person belongs to, the newest first.

        `is_open` asks for those that are not over, or only for the others; `is_waiting` for those
        where it is the person's turn, or not.
        """
        query = select(tables).join(memberships).where(*_belongs(person_id))
        if is_open is not None:
            query = query.where(_IS_OPEN if is_open else ~_IS_OPEN)
        if is_waiting is not None:
            query = query.where(memberships.c.is_waiting == is_waiting)
        return await self._page(query, before, limit)

    async def ever_joined_by(self, person_id: str) -> list[str]:
        """List the tables whose logs may name a person."""
        query = (
            select(memberships.c.table_id)
            .where(memberships.c.person_id == person_id)
            .order_by(memberships.c.table_id)
        )
        return await self._reader.read(lambda connection: list(connection.scalars(query)))

    async def count_open(self, person_id: str) -> int:
        """Count the tables of a person that are not over."""
        query = (
            select(func.count())
            .select_from(tables.join(memberships))
            .where(*_belongs(person_id), _IS_OPEN)
        )
        return await self._reader.read(lambda connection: connection.scalar(query) or 0)

    async def is_playing(self, person_id: str) -> bool:
        """Whether a person sits in a game that is under way."""
        query = (
            select(func.count())
            .select_from(tables.join(memberships))
            .where(*_belongs(person_id), tables.c.phase.in_(_RUNNING))
        )
        return await self._reader.read(lambda connection: bool(connection.scalar(query)))

    async def due(
        self, now: datetime, *, limit: int = 100, without: Collection[str] = ()
    ) -> list[str]:
        """List the tables at which something is due by itself, the longest due first."""
        query = (
            select(tables.c.id)
            .where(tables.c.due_at <= now, tables.c.id.not_in(list(without)))
            .order_by(tables.c.due_at)
            .limit(shortened(limit))
        )
        return await self._reader.read(lambda connection: list(connection.scalars(query).all()))

    async def delete(self, table_id: str) -> bool:
        """Remove a table with its log; its finished games stay."""

        def job(connection: Connection) -> bool:
            connection.execute(delete(leases).where(leases.c.table_id == table_id))
            return delete_tables(connection, [table_id]) > 0

        return await self._writer.do(job)

    async def _page(self, query: Select[Any], before: str | None, limit: int) -> Page[TableRow]:
        query = paged(query, tables.c.created_at, tables.c.id, before, limit)

        def read(connection: Connection) -> Page[TableRow]:
            rows, rest = cut(connection.execute(query).all(), "created_at", limit)
            return Page(read_rows(connection, rows), rest)

        return await self._reader.read(read)


def _belongs(person_id: str) -> tuple[ColumnElement[bool], ...]:
    return memberships.c.person_id == person_id, memberships.c.position.is_not(None)
