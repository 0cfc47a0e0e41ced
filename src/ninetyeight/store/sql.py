"""SQL that differs between SQLite and PostgreSQL."""

from collections.abc import Sequence

from sqlalchemy import Column, ColumnElement, Table, Text, any_, literal
from sqlalchemy.dialects import postgresql, sqlite

Insert = sqlite.Insert | postgresql.Insert


def is_among(dialect: str, column: Column[str], values: Sequence[str]) -> ColumnElement[bool]:
    """Test whether a column has one of many values.

    For PostgreSQL they are one array parameter, so that the statement does not depend on how many
    there are.
    """
    if dialect == "postgresql":
        return column == any_(literal(list(values), postgresql.ARRAY(Text)))
    return column.in_(values)


def insert_new(dialect: str, table: Table) -> Insert:
    """Insert rows, except those whose key exists."""
    backend = postgresql if dialect == "postgresql" else sqlite
    insert: Insert = backend.insert(table)
    return insert.on_conflict_do_nothing()


def upsert(
    dialect: str, table: Table, *changed: str, where: ColumnElement[bool] | None = None
) -> Insert:
    """Insert rows, or update the `changed` columns if the key exists."""
    backend = postgresql if dialect == "postgresql" else sqlite
    insert: Insert = backend.insert(table)
    return insert.on_conflict_do_update(
        index_elements=list(table.primary_key.columns),
        set_={name: insert.excluded[name] for name in changed},
        where=where,
    )
