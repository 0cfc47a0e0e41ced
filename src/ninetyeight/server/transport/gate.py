"""The gate: limits how many connections there are, in all and per address."""

import asyncio
import math
import time
from collections import OrderedDict
from collections.abc import Callable

from ninetyeight.server.limits import ConcurrencyLimit, RateLimiter, address_key
from ninetyeight.server.metrics import Metrics
from ninetyeight.server.options import Options
from ninetyeight.server.transport.guard import Guard

CHECK_INTERVAL = 1.0
"""Seconds between two checks of all connections."""
NEW_AT_ONCE = 250
"""How many connections an address may open in a burst."""
LIMITS = ("connections", "frames", "head", "late", "unread")
"""The limits whose refusals are counted."""

MOST_UNREAD_BYTES = 32 * 1024 * 1024
"""How much the clients of one address may leave unread together."""

_Waiting = OrderedDict[Guard, None]


class Gate:
    """All connections of this process.

    At a limit, the connection that has been idle longest is dropped; if all are busy, the new one.
    Behind a proxy every connection is the proxy's, so only the total is limited.
    """

    def __init__(self, options: Options, metrics: Metrics, most_files: int) -> None:
        self._most = min(options.connections, most_files)
        self._limited = {name: metrics.limited.labels(name) for name in LIMITS}
        self._is_proxied = options.trust_proxy
        self._of_address = ConcurrencyLimit(options.connections_per_address)
        self._arrivals = RateLimiter(options.address_rate, NEW_AT_ONCE)
        self._guards: set[Guard] = set()
        self._waiting: _Waiting = OrderedDict()
        self._waiting_of: dict[str, _Waiting] = {}
        self._stalled_of: dict[str, _Waiting] = {}
        """Per address, the connections with unread data, the longest stalled first."""

    def admit(self, address: str) -> Guard | None:
        """Admit a connection; None if there is no room for it."""
        key = address_key(address)
        if not self._has_room(key):
            self.note("connections")
            return None
        guard = Guard(key)
        self._guards.add(guard)
        self.wait(guard, math.inf, guard.drop)
        return guard

    def leave(self, guard: Guard) -> None:
        """Stop counting a connection."""
        if guard in self._guards:
            self._guards.remove(guard)
            self.busy(guard)
            self.flow(guard)
            if not self._is_proxied:
                self._of_address.leave(guard.address)

    def wait(self, guard: Guard, deadline: float, late: Callable[[], None]) -> None:
        """Mark a connection as idle, so that it may be dropped in favour of another."""
        guard.await_until(deadline, late)
        if guard in self._guards:
            self._waiting[guard] = None
            self._waiting_of.setdefault(guard.address, OrderedDict())[guard] = None

    def busy(self, guard: Guard) -> None:
        """Mark a connection as having a request, or being a socket."""
        guard.await_nothing()
        if guard in self._waiting:
            del self._waiting[guard]
            waiting = self._waiting_of[guard.address]
            del waiting[guard]
            if not waiting:
                del self._waiting_of[guard.address]

    def stall(self, guard: Guard) -> None:
        """Mark a connection whose client is not reading what was sent.

        If the clients of one address leave too much unread, the longest stalled are dropped.
        """
        guard.stall(time.monotonic())
        if self._is_proxied or guard not in self._guards:
            return
        stalled = self._stalled_of.setdefault(guard.address, OrderedDict())
        stalled[guard] = None
        unread = sum(each.buffered for each in stalled)
        for slowest in tuple(stalled):
            if unread <= MOST_UNREAD_BYTES or slowest is guard:
                return
            unread -= slowest.buffered
            self.leave(slowest)
            slowest.drop()
            self.note("unread")

    def flow(self, guard: Guard) -> None:
        """Mark a connection whose client is reading again, or is gone."""
        guard.flow()
        if stalled := self._stalled_of.get(guard.address):
            stalled.pop(guard, None)
            if not stalled:
                del self._stalled_of[guard.address]

    def note(self, limit: str) -> None:
        """Count a refusal."""
        self._limited[limit].inc()

    async def watch(self) -> None:
        """Check all connections until cancelled."""
        while True:
            await asyncio.sleep(CHECK_INTERVAL)
            self.look(time.monotonic())

    def look(self, now: float) -> None:
        """Drop the connections that take too long."""
        for guard in tuple(self._guards):
            if limit := guard.look(now):
                self.note(limit)

    def __len__(self) -> int:
        return len(self._guards)

    def _has_room(self, address: str) -> bool:
        if not self._is_proxied and not self._has_room_for(address):
            return False
        if len(self._guards) < self._most or self._let_go(self._waiting):
            return True
        if not self._is_proxied:
            self._of_address.leave(address)
        return False

    def _has_room_for(self, address: str) -> bool:
        """Count a connection of an address, dropping an idle one if necessary."""
        if self._arrivals.take(address):
            return False
        if self._of_address.enter(address):
            return True
        own = self._waiting_of.get(address)
        return own is not None and self._let_go(own) and self._of_address.enter(address)

    def _let_go(self, waiting: _Waiting) -> bool:
        """Drop the connection that has been idle longest, if there is one."""
        guard = next(iter(waiting), None)
        if guard is None:
            return False
        self.leave(guard)
        guard.drop()
        self.note("connections")
        return True
