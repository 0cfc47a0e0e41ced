"""Which tables this process runs: it claims leases, renews them and takes over expired ones."""

import asyncio
from collections.abc import Callable, Collection
from contextlib import AbstractAsyncContextManager, suppress

from ninetyeight.host.clock import loop_time
from ninetyeight.host.context import HostContext
from ninetyeight.host.errors import NoSuchTable, StoreUnavailable, TableUnreadable, log_failure
from ninetyeight.host.live_table import LiveTable
from ninetyeight.host.runner import Runner
from ninetyeight.host.table_summary import needs_runner
from ninetyeight.store import StoreError
from ninetyeight.table import Table

LEASE = 2.5
"""How long a lease lasts unless it is renewed, in seconds."""
RENEWAL = 0.5
"""How often leases are renewed and expired ones looked for, in seconds."""
TICK = 0.2
"""How often the clocks of tables are checked, in seconds."""

Use = Callable[[str], AbstractAsyncContextManager[LiveTable]]
"""Holds a table in memory while it is used."""


class LeaseKeeper:
    """The leases of this process, with a runner for each.

    The database decides when a lease expires. This process counts from before its request, so that
    it never relies on a lease for longer than the database.
    """

    def __init__(
        self, context: HostContext, pace: float, use: Use, unreadable: Callable[[], Collection[str]]
    ) -> None:
        self._context = context
        self._pace = pace
        self._use = use
        self._unreadable = unreadable
        self._until: dict[str, float] = {}
        """When the lease of each table ends, by the event loop's clock."""
        self._runners: dict[str, Runner] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._claiming: dict[str, asyncio.Task[bool]] = {}
        self._asked_at: dict[str, float] = {}
        self._loops: list[asyncio.Task[None]] = []
        self._has_strays = False
        """Whether this process may hold leases of tables that it no longer runs."""
        self._is_stopping = asyncio.Event()

    @property
    def held(self) -> frozenset[str]:
        """The tables that this process runs."""
        return frozenset(self._until)

    def start(self) -> None:
        """Begin to renew leases and to check clocks."""
        self._is_stopping.clear()
        keep = self._context.supervisor.keep
        self._loops = [keep("leases", self._keep), keep("clocks", self._watch_clocks)]

    async def stop(self) -> None:
        """Stop running tables, and hand them over at once."""
        needed = {each for each, runner in self._runners.items() if runner.is_needed}
        await self.halt()
        held, self._until = list(self._until), {}
        try:
            await asyncio.gather(
                *(self._hand_over(each, is_needed=each in needed) for each in held)
            )
        except StoreError as error:
            log_failure(f"Releasing leases in the store failed ({error.code})", error)

    async def halt(self) -> None:
        """Stop running tables without handing them over, as if the process had died."""
        self._is_stopping.set()
        await asyncio.gather(*self._loops, *self._claiming.values(), return_exceptions=True)
        tasks, self._loops = list(self._tasks.values()), []
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def attend(self, table: Table) -> None:
        """Wake the runner of a table that has changed, or claim the table if it needs one."""
        if (runner := self._runners.get(table.id)) is not None:
            runner.wake()
        elif needs_runner(table) and not self._is_stopping.is_set():
            self._claim_soon(table.id)

    def _claim_soon(self, table_id: str) -> None:
        """Claim a lease, unless that was just tried and another process may hold it."""
        now = loop_time()
        if not self._loops or table_id in self._claiming:
            return
        if now - self._asked_at.get(table_id, -LEASE) < LEASE:
            return
        self._asked_at[table_id] = now
        task = self._context.supervisor.once("claim of a table", self._claim(table_id))
        self._claiming[table_id] = task
        task.add_done_callback(lambda _: self._claiming.pop(table_id, None))

    async def _claim(self, table_id: str) -> bool:
        """Claim a table; one that this version cannot read is left to processes that can."""
        store, name = self._context.store, self._context.process
        try:
            async with self._use(table_id):
                now = loop_time()
                is_mine = await store.leases.claim(table_id, name, LEASE)
        except (StoreUnavailable, TableUnreadable):
            return False
        except NoSuchTable:
            await self._clean_up(table_id)
            return False
        except StoreError as error:
            log_failure(f"Claiming a lease in the store failed ({error.code})", error)
            return False
        except Exception as error:
            self._context.supervisor.note("claim of a table", error)
            return False
        if is_mine and table_id not in self._tasks:
            self._until[table_id] = now + LEASE
            self._asked_at.pop(table_id, None)
            self._begin(table_id)
        return is_mine

    async def _clean_up(self, table_id: str) -> None:
        """Remove the lease of a table that no longer exists."""
        try:
            if await self._context.store.leases.claim(table_id, self._context.process, 0):
                await self._context.store.leases.release(table_id, self._context.process)
        except StoreError as error:
            log_failure(f"Removing a lease from the store failed ({error.code})", error)

    def _begin(self, table_id: str) -> None:
        work = self._run(table_id)
        self._tasks[table_id] = self._context.supervisor.once("run of a table", work)

    async def _run(self, table_id: str) -> None:
        try:
            async with self._use(table_id) as table:
                runner = Runner(table, self._context, self._pace, lambda: self._may_run(table_id))
                self._runners[table_id] = runner
                try:
                    await runner.run()
                finally:
                    if table.is_loaded:
                        table.audience.set_thinking(None)
                    if self._runners.get(table_id) is runner:
                        del self._runners[table_id]
        except StoreUnavailable:
            pass  # it starts again when the lease is renewed
        except (NoSuchTable, TableUnreadable):
            self._has_strays = self._until.pop(table_id, None) is not None or self._has_strays
        finally:
            if self._tasks.get(table_id) is asyncio.current_task():
                del self._tasks[table_id]

    def _may_run(self, table_id: str) -> bool:
        until = self._until.get(table_id)
        return until is not None and loop_time() < until

    async def _pause(self, seconds: float) -> None:
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._is_stopping.wait()

    async def _keep(self) -> None:
        while not self._is_stopping.is_set():
            try:
                await self._renew()
                await self._give_up()
                await self._take_over()
            except StoreError as error:
                log_failure(f"Renewing leases in the store failed ({error.code})", error)
            except Exception as error:
                self._context.supervisor.note("leases", error)
            await self._pause(RENEWAL)

    async def _renew(self) -> None:
        """Renew all leases; stop running tables that others took, hand over those not running."""
        held, now, name = list(self._until), loop_time(), self._context.process
        if not held and not self._has_strays:
            return
        kept = set(await self._context.store.leases.renew(name, LEASE))
        for table_id in held:
            if table_id in kept and table_id in self._until:
                self._until[table_id] = now + LEASE
                if table_id not in self._tasks:
                    self._begin(table_id)
            elif table_id not in kept:
                self._drop(table_id)
        for stray in kept - self._until.keys() - self._claiming.keys():
            await self._hand_over(stray, is_needed=True)
        self._has_strays = False
        for runner in self._runners.values():
            runner.wake()

    async def _give_up(self) -> None:
        """Give up tables that no longer need a runner, or cannot be read."""
        for table_id, runner in list(self._runners.items()):
            if table_id in self._until and not (runner.has_table and runner.is_needed):
                self._drop(table_id)
                await self._hand_over(table_id, is_needed=runner.is_needed)

    def _drop(self, table_id: str) -> None:
        self._until.pop(table_id, None)
        self._runners.pop(table_id, None)
        if (task := self._tasks.pop(table_id, None)) is not None:
            task.cancel()

    async def _take_over(self) -> None:
        """Claim tables whose leases have expired, or that are due and were never claimed."""
        store = self._context.store
        while expired := await store.leases.expired(without=self._unreadable()):
            claims = await asyncio.gather(*map(self._claim, expired))
            if not any(claims):
                break
        due = await store.tables.due(self._context.clock(), without=self._unreadable())
        await asyncio.gather(*(self._claim(each) for each in due if each not in self._until))

    async def _hand_over(self, table_id: str, *, is_needed: bool) -> None:
        """Let a lease expire now, so that others find it, or release it if no runner is needed.

        A table that this version cannot read needs one: another process may run a newer version.
        """
        store, name = self._context.store, self._context.process
        if is_needed:
            await store.leases.hand_over(table_id, name)
        else:
            await store.leases.release(table_id, name)

    async def _watch_clocks(self) -> None:
        while not self._is_stopping.is_set():
            await self._pause(TICK)
            now = self._context.clock()
            for runner in list(self._runners.values()):
                runner.check_clock(now)
