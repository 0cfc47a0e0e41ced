"""Snapshots of a table: whoever takes it over need not rebuild it from its first entry."""

from ninetyeight.host.errors import log_failure
from ninetyeight.store import Entry, Store, StoreError
from ninetyeight.table import Table
from ninetyeight.table.snapshot import read_snapshot, write_snapshot

EVERY = 50
"""After how many entries another snapshot is kept."""


class Snapshots:
    """The snapshots of one table. The log has everything, so nothing depends on them."""

    def __init__(self, table_id: str, store: Store) -> None:
        self._table_id = table_id
        self._store = store
        self._kept = 0

    async def load(self) -> tuple[Table | None, list[Entry]]:
        """Give the table as it was some time ago and what the log has since; or the whole log.

        What the log does not hold any more, as after a backup was restored, is not believed.
        """
        snapshot = await self._store.snapshot(self._table_id)
        if snapshot is not None:
            table = read_snapshot(snapshot.body)
            entries = await self._store.read(self._table_id, snapshot.sequence - 1)
            if table is not None and entries and table.sequence == snapshot.sequence:
                self._kept = table.sequence
                return table, entries[1:]
        return None, await self._store.read(self._table_id)

    def is_due(self, table: Table) -> bool:
        """Whether so much has happened that another one is worth it."""
        return table.sequence - self._kept >= EVERY

    async def keep(self, table: Table) -> None:
        """Keep the table as it is now."""
        self._kept = table.sequence
        try:
            await self._store.save_snapshot(self._table_id, table.sequence, write_snapshot(table))
        except StoreError as error:
            log_failure(f"The store, for a snapshot ({error.code})", error)
