"""Snapshots of a table, so that loading it does not start from its first entry.

A snapshot holds the talk of a whole game and grows with its log. A large one is therefore written
only when the log has grown by as much, so that writing snapshots costs about as much as the log.
"""

import asyncio
from collections.abc import Iterable

from ninetyeight.host.errors import log_failure
from ninetyeight.host.supervision import Supervisor
from ninetyeight.store import LogEntry, Store, StoreError
from ninetyeight.table import Table
from ninetyeight.table.snapshot import read_snapshot, write_snapshot

EVERY = 50
"""The least number of entries between two snapshots."""
SMALL = 32 * 1024
"""Snapshots up to this many characters are written that often; larger ones less often."""


class SnapshotWriter:
    """Writes and loads the snapshots of one table. They may be lost: the log holds everything."""

    def __init__(self, table_id: str, store: Store, supervisor: Supervisor) -> None:
        self._table_id = table_id
        self._store = store
        self._supervisor = supervisor
        self._saving: set[asyncio.Task[None]] = set()
        self._sequence = 0
        self._size = 0
        """The size of the latest snapshot."""
        self._grown = 0
        """How much the log has grown since."""

    async def load(self) -> tuple[Table | None, list[LogEntry]]:
        """Return the table of the latest snapshot with the entries since, or None with all entries.

        A snapshot that is ahead of the log, as after restoring a backup, is ignored.
        """
        snapshot = await self._store.snapshots.find(self._table_id)
        if snapshot is not None:
            table = read_snapshot(snapshot.body)
            entries = await self._store.log.read(self._table_id, snapshot.sequence - 1)
            if table is not None and entries and table.sequence == snapshot.sequence:
                self._sequence, self._size, self._grown = table.sequence, len(snapshot.body), 0
                return table, entries[1:]
        self._sequence = self._size = self._grown = 0
        return None, await self._store.log.read(self._table_id)

    def note_growth(self, entries: Iterable[LogEntry]) -> None:
        self._grown += sum(len(entry.body) for entry in entries)

    def save_if_due(self, table: Table) -> None:
        """Save a snapshot in the background if enough has happened since the last one."""
        is_worth_it = self._size <= SMALL or self._grown >= self._size
        if is_worth_it and table.sequence - self._sequence >= EVERY:
            task = self._supervisor.once("snapshot", self._save(table))
            self._saving.add(task)
            task.add_done_callback(self._saving.discard)

    async def finish(self) -> None:
        """Wait for snapshots being saved."""
        await asyncio.gather(*self._saving, return_exceptions=True)

    async def _save(self, table: Table) -> None:
        body = write_snapshot(table)
        self._sequence, self._size, self._grown = table.sequence, len(body), 0
        try:
            await self._store.snapshots.save(self._table_id, table.sequence, body)
        except StoreError as error:
            log_failure(f"Saving a snapshot in the store failed ({error.code})", error)
