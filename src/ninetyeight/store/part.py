"""What every part of the store stands on: a database that is read, and its one writer."""

from collections.abc import Sequence
from typing import TypeVar

from sqlalchemy import Column, ColumnElement, Table, Text, any_, literal
from sqlalchemy.dialects import postgresql, sqlite

from ninetyeight.store.database import Database, Work
from ninetyeight.store.errors import DATABASE_ERRORS, failed
from ninetyeight.store.writer import Writer

Insert = sqlite.Insert | postgresql.Insert
Result = TypeVar("Result")


class Part:
    """A part of the store; `Store` is all of them together."""

    def __init__(self, database: Database, writer: Writer) -> None:
        self._database = database
        self._writer = writer

    async def _read(self, work: Work[Result]) -> Result:
        """Read in one transaction, of which nothing is kept."""
        try:
            return await self._database.read(work)
        except DATABASE_ERRORS as error:
            raise failed(error) from error


def is_among(dialect: str, column: Column[str], values: Sequence[str]) -> ColumnElement[bool]:
    """Whether a text is one of many.

    PostgreSQL takes them as one array: the statement stays the same, however many there are.
    """
    if dialect == "postgresql":
        return column == any_(literal(list(values), postgresql.ARRAY(Text)))
    return column.in_(values)


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
