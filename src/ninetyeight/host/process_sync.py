"""Keeps live tables in step with the other processes that serve them.

The bus reports what they do. Because its messages may get lost, the store is polled as well.
"""

import asyncio
from collections.abc import Callable

from ninetyeight.host.bus import (
    BusEvent,
    BusReconnected,
    HandWatchers,
    MutesChanged,
    PeopleConnected,
    TableAdvanced,
    TokensRevoked,
)
from ninetyeight.host.clock import loop_time
from ninetyeight.host.context import HostContext
from ninetyeight.host.errors import log_failure
from ninetyeight.host.live_table import LiveTable
from ninetyeight.host.live_tables import LiveTables
from ninetyeight.host.peers import PeerDetector
from ninetyeight.store import StoreError

POLL_SECONDS = 0.5
"""The seconds between two polls of the store."""
AT_ONCE = 20
"""How many tables are read at the same time."""


class ProcessSync:
    """Listens to the bus, and polls the store."""

    def __init__(self, tables: LiveTables, context: HostContext, peers: PeerDetector) -> None:
        self.on_revoked: Callable[[], None] = lambda: None
        """Called when another process reports that tokens were revoked."""
        self._tables = tables
        self._context = context
        self._peers = peers
        self._tasks: set[asyncio.Task[None]] = set()
        self._is_outage_logged = False

    def handle(self, event: BusEvent) -> None:
        """React to what another process did; what it wrote is read in the background."""
        if isinstance(event, BusReconnected):
            self._handle_reconnection()
            return
        if event.process == self._context.process:
            return
        if isinstance(event, TokensRevoked):
            self.on_revoked()
            return
        table = self._tables.find(event.table_id)
        if table is None:
            return
        match event:
            case TableAdvanced(sequence=sequence):
                if table.table.sequence < sequence:
                    self._catch_up_soon(table)
            case MutesChanged():
                self._catch_up_soon(table)
            case PeopleConnected():
                connections, now = table.audience.connections, loop_time()
                is_new = connections.take_report(event, now, self._context.clock())
                is_announced = is_new and bool(table.audience.outboxes)
                table.audience.show_presence(is_announced=is_announced)
            case HandWatchers():
                table.audience.connections.take_watcher_report(event, loop_time())
                table.audience.show_presence()

    async def poll_store(self) -> None:
        """Keep looking for changes by other processes, so that nothing depends on the bus."""
        while True:
            await asyncio.sleep(POLL_SECONDS)
            try:
                await self._read_changes()
            except Exception as error:
                self._context.supervisor.note("watch", error)

    async def look_for_peers(self) -> None:
        """Look for processes that no bus connects, through which people may be connected."""
        if self._context.store.is_shared and not self._context.bus.is_shared:
            had_peers = self._peers.has_peers
            await self._peers.look(loop_time())
            if had_peers and not self._peers.has_peers:
                self._restart_absences()

    async def finish(self) -> None:
        """Wait for reads in progress."""
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _handle_reconnection(self) -> None:
        self._restart_absences()
        for table in self._tables:
            if table.is_loaded:
                table.audience.announce_sequence()
                table.audience.announce_presence()
                self._catch_up_soon(table)

    def _restart_absences(self) -> None:
        """Count absences from now: until now people may have been connected elsewhere."""
        for table in self._tables:
            table.audience.connections.known_since = self._context.clock()

    def _catch_up_soon(self, table: LiveTable) -> None:
        task = self._context.supervisor.once("catching up", self._tables.catch_up(table))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _read_changes(self) -> None:
        store = self._context.store
        current = {table.id: table for table in self._tables if table.log.is_current}
        has_others = store.is_shared or self._context.bus.is_shared
        try:
            stored = await store.log.sequences(current) if current else {}
            mutes = await store.mutes.of_tables(current) if current and has_others else None
        except StoreError as error:
            if not self._is_outage_logged:  # log it once, not twice a second
                log_failure(f"Polling the store for changes failed ({error.code})", error)
            self._is_outage_logged = True
            return
        self._is_outage_logged = False
        behind = [
            table
            for table_id, table in current.items()
            if table.log.is_current
            and (
                table_id not in stored
                or stored[table_id] > table.table.sequence
                or (mutes is not None and mutes.get(table_id, {}) != table.log.mutes)
            )
        ]
        for start in range(0, len(behind), AT_ONCE):
            group = behind[start : start + AT_ONCE]
            await asyncio.gather(
                *(self._tables.refresh(each, is_deleted=each.id not in stored) for each in group)
            )
