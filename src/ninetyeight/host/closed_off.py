"""Tables that cannot be read here: closed off for a while, and then tried again.

Nothing is decided for good. The row may be mended, or a newer version may run the next time.
"""

import math
from dataclasses import dataclass

from ninetyeight.host.errors import TableUnreadable, log

FIRST_REST, LONGEST_REST = 1.0, 60.0
"""How long a table is left alone before its log is read again; twice as long each time."""
FORGOTTEN = 600.0
"""After so many seconds in which nobody asked for it, a table is not remembered any more."""
MOST = 1000
"""How many are remembered; beyond that the oldest is tried again at once."""


@dataclass(slots=True)
class _Found:
    error: TableUnreadable
    rest: float
    again_at: float


class ClosedOff:
    """The tables that this process could not read, by their ids."""

    def __init__(self) -> None:
        self._found: dict[str, _Found] = {}

    def __len__(self) -> int:
        return len(self._found)

    def check(self, table_id: str, now: float) -> None:
        """Refuse a table that was found unreadable just now."""
        found = self._found.get(table_id)
        if found is not None and now < found.again_at:
            error = found.error
            wait = max(1, math.ceil(found.again_at - now))
            raise TableUnreadable(table_id, error.sequence, error.kind, error.cause, wait)

    def add(self, error: TableUnreadable, now: float) -> None:
        """Leave a table alone for a while."""
        known = self._found.pop(error.table_id, None)
        rest = FIRST_REST if known is None else min(LONGEST_REST, 2 * known.rest)
        self._found[error.table_id] = _Found(error, rest, now + rest)
        if known is None:
            log.error(
                "A table cannot be read: entry %s, kind %s, %s",
                error.sequence,
                error.kind,
                error.cause,
            )
        while len(self._found) > MOST:
            del self._found[next(iter(self._found))]

    def clear(self, table_id: str) -> None:
        """Note that a table was read, or is gone."""
        if self._found.pop(table_id, None) is not None:
            log.warning("A table can be read again, or is gone.")

    def forget(self, now: float) -> None:
        """Forget tables that nobody asks for."""
        old = [each for each, found in self._found.items() if now - found.again_at > FORGOTTEN]
        for table_id in old:
            del self._found[table_id]

    def resting(self, now: float) -> frozenset[str]:
        """List the tables that are left alone now."""
        return frozenset(each for each, found in self._found.items() if now < found.again_at)
