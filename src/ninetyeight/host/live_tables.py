"""The live tables of a process: loaded on use, dropped when idle."""

from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager

from ninetyeight.host.clock import loop_time
from ninetyeight.host.errors import NoSuchTable, StoreUnavailable, TableUnreadable, log_failure
from ninetyeight.host.live_table import LiveTable
from ninetyeight.host.unreadable_tables import UnreadableTables
from ninetyeight.rules import GameError


class LiveTables:
    """The tables in memory, by id."""

    def __init__(self, make: Callable[[str], LiveTable], idle_seconds: float) -> None:
        self.unreadable = UnreadableTables()
        self._make = make
        self._idle_seconds = idle_seconds
        self._tables: dict[str, LiveTable] = {}

    def __len__(self) -> int:
        return len(self._tables)

    def __iter__(self) -> Iterator[LiveTable]:
        return iter(tuple(self._tables.values()))

    def find(self, table_id: str) -> LiveTable | None:
        """Return a table if it is loaded."""
        table = self._tables.get(table_id)
        return table if table is not None and table.is_loaded else None

    def add(self, table: LiveTable) -> None:
        table.used_at = loop_time()
        self._tables[table.id] = table

    def clear(self) -> None:
        self._tables.clear()

    @asynccontextmanager
    async def use(self, table_id: str, *, is_fresh: bool = False) -> AsyncIterator[LiveTable]:
        """Hold a table in memory while it is used; load it if necessary.

        With `is_fresh`, also read what other processes have written since.
        """
        self.unreadable.check(table_id, loop_time())
        table = self._tables.get(table_id)
        if table is None:
            table = self._tables[table_id] = self._make(table_id)
        table.users += 1
        try:
            await table.load(is_fresh=is_fresh)
            self.unreadable.remove(table_id)
            yield table
        finally:
            table.users -= 1
            table.used_at = loop_time()
            if not table.is_loaded and not table.users:
                self._tables.pop(table_id, None)

    async def catch_up(self, table: LiveTable) -> None:
        """Read what other processes may have written."""
        await self._catch_up(table, lambda: table.load(is_fresh=True))

    async def refresh(self, table: LiveTable, *, is_deleted: bool = False) -> None:
        """Read what other processes are known to have written; they may have deleted the table."""
        await self._catch_up(table, lambda: table.refresh(is_deleted=is_deleted))

    def drop_if_idle(self, table: LiveTable) -> None:
        """Drop a table that nobody has used for a while."""
        if not table.users and loop_time() - table.used_at > self._idle_seconds:
            self._tables.pop(table.id, None)

    async def _catch_up(
        self, table: LiveTable, read: Callable[[], Coroutine[None, None, None]]
    ) -> None:
        try:
            await read()
        except (NoSuchTable, TableUnreadable):
            self._tables.pop(table.id, None)
        except StoreUnavailable:
            pass  # it is logged, and tried again
        except GameError as error:
            log_failure("Catching up", error)
