"""The time that tables use: the database's, so that all processes agree.

A machine's clock may be minutes off. Entries and deadlines therefore use the database's time, which
is measured every few seconds and advanced by this machine's monotonic clock in between.
"""

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from datetime import datetime, timedelta

from ninetyeight.host.errors import log
from ninetyeight.store import Store, StoreError
from ninetyeight.store.instant import utc_now

EVERY = 10.0
"""The seconds between two measurements of the database's time."""
ROUNDS = 3
"""The requests per measurement; the quickest answer is the most accurate."""
SHORTEST_STEP = 0.005
"""Differences below this are ignored, in seconds, as are those a measurement cannot resolve."""
STANDSTILL = 5.0
"""The clock stands still rather than go back by up to this, in seconds; beyond that it jumps."""
NOTABLE = 1.0
"""Differences above this are logged, in seconds."""


class StoreClock:
    """The clock of a store: the machine's for a file, the server's for PostgreSQL."""

    def __init__(
        self,
        store: Store,
        machine: Callable[[], datetime] = utc_now,
        steady: Callable[[], float] = time.monotonic,
    ) -> None:
        self._store = store
        self._machine = machine
        self._steady = steady
        self._known: tuple[datetime, float] | None = None
        """A time of the database, and what the monotonic clock showed then."""
        self._last: datetime | None = None
        self._was_noted = False

    def __call__(self) -> datetime:
        """Return the time; it goes back only if the database's did by more than `STANDSTILL`."""
        if self._known is None:
            return self._machine()
        now = self._counted()
        if self._last is not None and now < self._last <= now + timedelta(seconds=STANDSTILL):
            return self._last
        self._last = now
        return now

    async def measure(self) -> None:
        """Ask the database, and correct any difference that the round trip cannot explain."""
        if not self._store.is_shared:
            return
        took, instant, at = min([await self._ask() for _ in range(ROUNDS)])
        if self._known is not None:
            off = abs((instant - self._counted(at)).total_seconds())
            if off <= max(SHORTEST_STEP, took / 2):
                return
            if off > NOTABLE:
                log.warning("The database's clock has jumped by %.1f s.", off)
        self._known = instant, at
        off = (self._machine() - self._counted()).total_seconds()
        if abs(off) > NOTABLE and not self._was_noted:
            self._was_noted = True
            log.warning("This machine's clock is %+.1f s off the database's, which is used.", off)

    async def keep_measured(self) -> None:
        """Measure regularly, until cancelled."""
        while True:
            await asyncio.sleep(EVERY)
            with suppress(StoreError):  # the next write reports it
                await self.measure()

    async def _ask(self) -> tuple[float, datetime, float]:
        """Ask once; return the round trip, the answer, and the monotonic time halfway through."""
        asked = self._steady()
        instant = await self._store.pulse.now()
        took = self._steady() - asked
        return took, instant, asked + took / 2

    def _counted(self, at: float | None = None) -> datetime:
        assert self._known is not None
        instant, then = self._known
        return instant + timedelta(seconds=(self._steady() if at is None else at) - then)


def loop_time() -> float:
    """The event loop's clock, for leases and pauses of this process."""
    return asyncio.get_running_loop().time()
