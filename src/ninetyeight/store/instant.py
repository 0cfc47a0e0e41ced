"""Instants in the database: always with a time zone, always UTC."""

from datetime import UTC, datetime

from sqlalchemy import DateTime, Dialect
from sqlalchemy.types import TypeDecorator


def utc_now() -> datetime:
    """Read the clock of this machine."""
    return datetime.now(UTC)


class Instant(TypeDecorator[datetime]):
    """A `timestamptz` in PostgreSQL, text of a fixed width that sorts in SQLite."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """Give the database UTC; SQLite keeps no zone."""
        if value is None:
            return None
        assert value.tzinfo is not None, "an instant has a time zone"
        value = value.astimezone(UTC)
        return value.replace(tzinfo=None) if dialect.name == "sqlite" else value

    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """Read UTC."""
        if value is None:
            return None
        return value.replace(tzinfo=UTC) if dialect.name == "sqlite" else value.astimezone(UTC)
