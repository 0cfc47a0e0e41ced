"""The gate limits how many connections there are, in total and per address."""

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
"""How much the clients of one address may leave unread in total."""

_Guards = OrderedDict[Guard, None]


class Gate:
    """All connections of this process.

    At a limit, the connection that has been idle longest is dropped, or the new one if all are
    busy. Behind a proxy every connection comes from the proxy, so only the total is limited.
    """

    def __init__(self, options: Options, metrics: Metrics, most_files: int) -> None:
        self._most = min(options.connections, most_files)
        self._limited = {name: metrics.limited.labels(name) for name in LIMITS}
        self._is_proxied = options.trust_proxy
        self._of_address = ConcurrencyLimit(options.connections_per_address)
        self._arrivals = RateLimiter(options.address_rate, NEW_AT_ONCE)
        self.guards: set[Guard] = set()
        """The connections that are counted."""
        self._idle: _Guards = OrderedDict()
        self._idle_of: dict[str, _Guards] = {}
        self._stalled_of: dict[str, _Guards] = {}
        """Per address, the connections with unread data, the longest stalled first."""

    def admit(self, address: str) -> Guard | None:
        """Admit a connection; None if there is no room for it."""
        key = address_key(address)
        if not self._has_room(key):
            self.count_refusal("connections")
            return None
        guard = Guard(key)
        self.guards.add(guard)
        self.mark_idle(guard, math.inf, guard.drop)
        return guard

    def leave(self, guard: Guard) -> None:
        """Stop counting a connection."""
        if guard in self.guards:
            self.guards.remove(guard)
            self.mark_busy(guard)
            self.mark_flowing(guard)
            if not self._is_proxied:
                self._of_address.leave(guard.address)

    def mark_idle(self, guard: Guard, deadline: float, on_late: Callable[[], None]) -> None:
        """Mark a connection as idle until the deadline; it may be dropped in favour of another."""
        guard.set_deadline(deadline, on_late)
        if guard in self.guards:
            self._idle[guard] = None
            self._idle_of.setdefault(guard.address, OrderedDict())[guard] = None

    def mark_busy(self, guard: Guard) -> None:
        """Mark a connection that has a request or became a WebSocket."""
        guard.clear_deadline()
        if guard in self._idle:
            del self._idle[guard]
            idle = self._idle_of[guard.address]
            del idle[guard]
            if not idle:
                del self._idle_of[guard.address]

    def mark_stalled(self, guard: Guard) -> None:
        """Mark a connection whose client is not reading what was sent.

        If the clients of one address leave too much unread, the longest stalled are dropped.
        """
        guard.mark_stalled(time.monotonic())
        if self._is_proxied or guard not in self.guards:
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
            self.count_refusal("unread")

    def mark_flowing(self, guard: Guard) -> None:
        """Mark a connection whose client is reading again, or is gone."""
        guard.mark_flowing()
        if stalled := self._stalled_of.get(guard.address):
            stalled.pop(guard, None)
            if not stalled:
                del self._stalled_of[guard.address]

    def count_refusal(self, limit: str) -> None:
        self._limited[limit].inc()

    async def watch(self) -> None:
        """Check all connections until cancelled."""
        while True:
            await asyncio.sleep(CHECK_INTERVAL)
            self.check(time.monotonic())

    def check(self, now: float) -> None:
        """Drop the connections that take too long."""
        for guard in tuple(self.guards):
            if limit := guard.check(now):
                self.count_refusal(limit)

    def __len__(self) -> int:
        return len(self.guards)

    def _has_room(self, address: str) -> bool:
        if not self._is_proxied and not self._has_room_for(address):
            return False
        if len(self.guards) < self._most or self._drop_idle(self._idle):
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
        idle = self._idle_of.get(address)
        return idle is not None and self._drop_idle(idle) and self._of_address.enter(address)

    def _drop_idle(self, idle: _Guards) -> bool:
        """Drop the connection that has been idle longest, if there is one."""
        guard = next(iter(idle), None)
        if guard is None:
            return False
        self.leave(guard)
        guard.drop()
        self.count_refusal("connections")
        return True
