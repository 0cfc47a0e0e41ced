"""Retention: what the host no longer wants to keep is removed, a few at a time."""

from datetime import datetime
from enum import StrEnum

from sqlalchemy import ColumnElement, Connection, Table, delete, select

from ninetyeight.protocol.view import Phase
from ninetyeight.store.schema import games, leases, tables, tokens
from ninetyeight.store.writer import Writer

CHUNK = 100
"""How many are removed in one transaction, so that players need not wait."""

_DONE = [Phase.OVER.value, Phase.CLOSED.value]


class Kept(StrEnum):
    """What is kept for a while."""

    TABLES = "tables"
    """Tables that are over or closed, since they last changed; with their logs."""
    GAMES = "games"
    """Finished games, since they ended."""
    TOKENS = "tokens"
    """Tokens, since they expired."""


class Retention:
    """Forgetting."""

    def __init__(self, writer: Writer) -> None:
        self._writer = writer

    async def delete_older(self, what: Kept, before: datetime) -> int:
        """Remove what is older than an instant; return how much it was."""
        match what:
            case Kept.TABLES:
                old = tables.c.phase.in_(_DONE) & (tables.c.updated_at < before)
                return await self._remove(tables, old)
            case Kept.GAMES:
                return await self._remove(games, games.c.finished_at < before)
            case Kept.TOKENS:
                return await self._remove(tokens, tokens.c.expires_at < before)

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
