"""Tables whose logs cannot be read here: left alone for a while, then tried again.

They are never given up: the log may be repaired.
"""

import math
from dataclasses import dataclass

from ninetyeight.host.errors import TableUnreadable, log

FIRST_PAUSE, LONGEST_PAUSE = 1.0, 60.0
"""How long a table is left alone before its log is read again, in seconds; doubles each time."""
FORGET_SECONDS = 600.0
"""How long a table that nobody asks for is remembered."""
MOST = 1000
"""How many are remembered; beyond that the oldest may be tried again at once."""


@dataclass(slots=True)
class _Unreadable:
    error: TableUnreadable
    pause: float
    retry_at: float


class UnreadableTables:
    """The tables that this process could not read, by id."""

    def __init__(self) -> None:
        self._tables: dict[str, _Unreadable] = {}

    def __len__(self) -> int:
        return len(self._tables)

    def check(self, table_id: str, now: float) -> None:
        """Refuse a table that was unreadable a moment ago."""
        found = self._tables.get(table_id)
        if found is not None and now < found.retry_at:
            error = found.error
            wait = max(1, math.ceil(found.retry_at - now))
            raise TableUnreadable(table_id, error.sequence, error.kind, error.cause, wait)

    def add(self, error: TableUnreadable, now: float) -> None:
        """Leave a table alone for a while."""
        known = self._tables.pop(error.table_id, None)
        pause = FIRST_PAUSE if known is None else min(LONGEST_PAUSE, 2 * known.pause)
        self._tables[error.table_id] = _Unreadable(error, pause, now + pause)
        if known is None:
            log.error(
                "A table cannot be read: entry %s, kind %s, %s",
                error.sequence,
                error.kind,
                error.cause,
            )
        while len(self._tables) > MOST:
            del self._tables[next(iter(self._tables))]

    def remove(self, table_id: str) -> None:
        """Drop a table that could be read, or no longer exists."""
        if self._tables.pop(table_id, None) is not None:
            log.warning("An unreadable table can be read again, or no longer exists.")

    def expire(self, now: float) -> None:
        """Forget tables that nobody asks for."""
        old = [id_ for id_, found in self._tables.items() if now - found.retry_at > FORGET_SECONDS]
        for table_id in old:
            del self._tables[table_id]

    def paused(self, now: float) -> frozenset[str]:
        """Return the tables that are currently left alone."""
        return frozenset(id_ for id_, found in self._tables.items() if now < found.retry_at)
