"""Limits: who asks too much waits, and nobody else does.

Each key, a person or an address, has a bucket of tokens that fills by itself. A request takes one.
It is all in memory, for one process; what is forgotten there was a full bucket, or the one that
was longest not asked for.
"""

import time
from collections import OrderedDict
from collections.abc import Callable
from functools import lru_cache
from ipaddress import IPv6Address, ip_address

MOST_KEYS = 50_000
"""How many buckets are remembered."""
NETWORK_BITS = 64
"""What one household has of IPv6: addresses in it count as one."""


class Buckets:
    """Buckets of tokens by key."""

    def __init__(
        self, rate: float, burst: int, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._rate = rate
        self._burst = burst
        self._clock = clock
        self._filled: OrderedDict[str, tuple[float, float]] = OrderedDict()
        """For each key its tokens, and when there were so many; the longest unused first."""

    def take(self, key: str) -> float:
        """Take a token; return for how many seconds to wait, 0 if there was one."""
        now = self._clock()
        tokens, since = self._filled.pop(key, (float(self._burst), now))
        tokens = min(self._burst, tokens + (now - since) * self._rate)
        wait = 0.0 if tokens >= 1 else (1 - tokens) / self._rate
        self._filled[key] = (tokens if wait else tokens - 1, now)
        if len(self._filled) > MOST_KEYS:
            self._filled.popitem(last=False)
        return wait

    def __len__(self) -> int:
        return len(self._filled)


class Counted:
    """How many of something are open, by key."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._open: dict[str, int] = {}

    def enter(self, key: str) -> bool:
        """Count one more; whether that is allowed."""
        if not self.has_room(key):
            return False
        self._open[key] = self._open.get(key, 0) + 1
        return True

    def has_room(self, key: str) -> bool:
        """Whether one more is allowed."""
        return self._open.get(key, 0) < self._most

    def leave(self, key: str) -> None:
        """Count one less."""
        self._open[key] -= 1
        if not self._open[key]:
            del self._open[key]

    @property
    def total(self) -> int:
        """How many there are of all keys."""
        return sum(self._open.values())


@lru_cache(maxsize=4096)
def address_key(address: str) -> str:
    """Name an address as limits count it: IPv6 by its network."""
    try:
        parsed = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if not isinstance(parsed, IPv6Address):
        return str(parsed)
    if parsed.ipv4_mapped is not None:
        return str(parsed.ipv4_mapped)
    bits = 128 - NETWORK_BITS
    return str(IPv6Address(int(parsed) >> bits << bits))
