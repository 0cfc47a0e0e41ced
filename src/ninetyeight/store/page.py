"""Pages of long lists, newest first, each with a cursor to the next."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Any, Generic, TypeVar

from sqlalchemy import ColumnElement, RowMapping, Select, tuple_

from ninetyeight.rules.errors import shown
from ninetyeight.store.errors import StoreError

LONGEST_PAGE = 200

_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
_MICROSECOND = timedelta(microseconds=1)

Item = TypeVar("Item")


@dataclass(frozen=True, slots=True)
class Page(Generic[Item]):
    """A page of a list, and the cursor that continues it."""

    items: tuple[Item, ...]
    before: str | None
    """The cursor of the next page; None on the last."""


@dataclass(frozen=True, slots=True)
class Cursor:
    """A position in a list that is ordered by a time and an id, both descending."""

    at: datetime
    id: str

    @property
    def text(self) -> str:
        """The cursor as clients send it back."""
        return f"{(self.at - _EPOCH) // _MICROSECOND}-{self.id}"

    @classmethod
    def parse(cls, text: str) -> "Cursor":
        microseconds, _, id = text.partition("-")
        try:
            return cls(_EPOCH + int(microseconds) * _MICROSECOND, id)
        except (ValueError, OverflowError):
            raise StoreError("page", f"{shown(text)} is not a valid cursor.") from None


def paginate(
    query: Select[Any],
    at: ColumnElement[Any],
    key: ColumnElement[Any],
    before: str | None,
    limit: int,
) -> Select[Any]:
    """Limit a query to one page, plus one row that shows whether another page follows."""
    if before is not None:
        cursor = Cursor.parse(before)
        position = tuple_(cursor.at, cursor.id, types=[at.type, key.type])
        query = query.where(tuple_(at, key) < position)
    return query.order_by(at.desc(), key.desc()).limit(page_size(limit) + 1)


def page_size(limit: int) -> int:
    return max(1, min(limit, LONGEST_PAGE))


def split_page(
    rows: Sequence[RowMapping], at: str, limit: int
) -> tuple[Sequence[RowMapping], str | None]:
    """Drop the extra row that `paginate` selected, and return the cursor of the next page."""
    limit = page_size(limit)
    if len(rows) <= limit:
        return rows, None
    last = rows[limit - 1]
    return rows[:limit], Cursor(last[at], last["id"]).text
