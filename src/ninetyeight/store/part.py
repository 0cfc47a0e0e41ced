"""What every part of the store stands on: an engine that reads and the one writer."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from sqlalchemy import ColumnElement, Table
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from ninetyeight.store.errors import DATABASE_ERRORS, failed
from ninetyeight.store.writer import Writer

Insert = sqlite.Insert | postgresql.Insert


class Part:
    """A part of the store; `Store` is all of them together."""

    def __init__(self, engine: AsyncEngine, writer: Writer) -> None:
        self._engine = engine
        self._writer = writer

    @asynccontextmanager
    async def _reading(self) -> AsyncIterator[AsyncConnection]:
        """Read in one transaction, of which nothing is kept."""
        try:
            async with self._engine.connect() as connection:
                yield connection
        except DATABASE_ERRORS as error:
            raise failed(error) from error


def upsert(
    dialect: str, table: Table, *changed: str, where: ColumnElement[bool] | None = None
) -> Insert:
    """Insert rows, or set these columns where the key is there already."""
    backend = postgresql if dialect == "postgresql" else sqlite
    insert: Insert = backend.insert(table)
    return insert.on_conflict_do_update(
        index_elements=list(table.primary_key.columns),
        set_={name: insert.excluded[name] for name in changed},
        where=where,
    )
