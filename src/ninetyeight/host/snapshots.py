"""Snapshots of a table: whoever takes it over need not rebuild it from its first entry.

A snapshot holds all that was said in a game, so it grows with its log. A large one is therefore
written when the log has grown by as much as it takes itself: all snapshots together take about as
much as the log.
"""

from collections.abc import Iterable

from ninetyeight.host.errors import log_failure
from ninetyeight.store import LogEntry, Store, StoreError
from ninetyeight.table import Table
from ninetyeight.table.snapshot import read_snapshot, write_snapshot

EVERY = 50
"""After how many entries another snapshot is kept, at the earliest."""
SMALL = 32 * 1024
"""A snapshot of so many characters is kept as often as that; a larger one less often."""


class Snapshots:
    """The snapshots of one table. The log has everything, so nothing depends on them."""

    def __init__(self, table_id: str, store: Store) -> None:
        self._table_id = table_id
        self._store = store
        self._kept = 0
        self._size = 0
        """How large the last one is."""
        self._since = 0
        """By how much the log has grown since."""

    async def load(self) -> tuple[Table | None, list[LogEntry]]:
        """Give the table as it was some time ago and what the log has since; or the whole log.

        What the log does not hold any more, as after a backup was restored, is not believed.
        """
        snapshot = await self._store.snapshots.find(self._table_id)
        if snapshot is not None:
            table = read_snapshot(snapshot.body)
            entries = await self._store.log.read(self._table_id, snapshot.sequence - 1)
            if table is not None and entries and table.sequence == snapshot.sequence:
                self._kept, self._size, self._since = table.sequence, len(snapshot.body), 0
                return table, entries[1:]
        self._kept = self._size = self._since = 0
        return None, await self._store.log.read(self._table_id)

    def grow(self, entries: Iterable[LogEntry]) -> None:
        """Count what has come to the log."""
        self._since += sum(len(entry.body) for entry in entries)

    def is_due(self, table: Table) -> bool:
        """Whether so much has happened that another one is worth it."""
        is_worth_it = self._size <= SMALL or self._since >= self._size
        return is_worth_it and table.sequence - self._kept >= EVERY

    async def keep(self, table: Table) -> None:
        """Keep the table as it is now."""
        body = write_snapshot(table)
        self._kept, self._size, self._since = table.sequence, len(body), 0
        try:
            await self._store.snapshots.save(self._table_id, table.sequence, body)
        except StoreError as error:
            log_failure(f"The store, for a snapshot ({error.code})", error)
