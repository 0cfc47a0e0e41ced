"""Pages of long lists: the newest first, and where the next page begins."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Any, Generic, TypeVar

from sqlalchemy import ColumnElement, Row, Select, tuple_

from ninetyeight.rules.errors import shown
from ninetyeight.store.errors import StoreError

MOST = 200
"""The longest page."""

_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
_MICROSECOND = timedelta(microseconds=1)

Thing = TypeVar("Thing")


@dataclass(frozen=True, slots=True)
class Page(Generic[Thing]):
    """A part of a list."""

    items: tuple[Thing, ...]
    before: str | None
    """What to ask with for the next page; None if this is the last one."""


@dataclass(frozen=True, slots=True)
class Cursor:
    """A place in a list that is ordered by an instant and an id, both falling."""

    at: datetime
    id: str

    @property
    def text(self) -> str:
        """The place as a client hands it back."""
        return f"{(self.at - _EPOCH) // _MICROSECOND}-{self.id}"

    @classmethod
    def parse(cls, text: str) -> "Cursor":
        """Read what `text` wrote."""
        microseconds, _, id = text.partition("-")
        try:
            return cls(_EPOCH + int(microseconds) * _MICROSECOND, id)
        except (ValueError, OverflowError):
            raise StoreError("page", f"{shown(text)} is no place in a list.") from None


def paged(
    query: Select[Any],
    at: ColumnElement[Any],
    key: ColumnElement[Any],
    before: str | None,
    limit: int,
) -> Select[Any]:
    """Cut a query to one page and one row more, which says whether there is another page."""
    if before is not None:
        place = Cursor.parse(before)
        query = query.where(tuple_(at, key) < tuple_(place.at, place.id, types=[at.type, key.type]))
    return query.order_by(at.desc(), key.desc()).limit(shortened(limit) + 1)


def shortened(limit: int) -> int:
    """Keep the length of a page within bounds."""
    return max(1, min(limit, MOST))


def cut(rows: Sequence[Row[Any]], at: str, limit: int) -> tuple[Sequence[Row[Any]], str | None]:
    """Take the extra row away again, and say where the next page begins."""
    limit = shortened(limit)
    if len(rows) <= limit:
        return rows, None
    last = rows[limit - 1]
    return rows[:limit], Cursor(getattr(last, at), last.id).text
