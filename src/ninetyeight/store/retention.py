"""Retention: deleting what is older than the operator wants to keep."""

from datetime import datetime

from sqlalchemy import ColumnElement, Connection, Table, delete, select

from ninetyeight.protocol.view import Phase
from ninetyeight.store.deals import delete_games
from ninetyeight.store.schema import games, leases, tables, tokens
from ninetyeight.store.writer import Writer

CHUNK = 100
"""How many rows one transaction deletes: few, so that players need not wait."""


class Retention:
    """Deletes old rows; each method returns how many."""

    def __init__(self, writer: Writer) -> None:
        self._writer = writer

    async def delete_tables(self, before: datetime) -> int:
        """Delete tables that are over or closed, with their logs, unchanged since `before`."""
        is_done = tables.c.phase.in_((Phase.OVER, Phase.CLOSED))
        return await self._delete(tables, is_done & (tables.c.updated_at < before))

    async def delete_games(self, before: datetime) -> int:
        """Delete games that finished before a time."""
        return await self._delete(games, games.c.finished_at < before)

    async def delete_tokens(self, before: datetime) -> int:
        """Delete tokens that expired before a time."""
        return await self._delete(tokens, tokens.c.expires_at < before)

    async def _delete(self, table: Table, is_old: ColumnElement[bool]) -> int:
        def job(connection: Connection) -> int:
            ids = connection.scalars(select(table.c.id).where(is_old).limit(CHUNK)).all()
            if table is tables:
                connection.execute(delete(leases).where(leases.c.table_id.in_(ids)))
            chosen = table.c.id.in_(ids) & is_old
            if table is games:
                return delete_games(connection, chosen)
            return connection.execute(delete(table).where(chosen)).rowcount

        count = 0
        while deleted := await self._writer.do(job):
            count += deleted
        return count
