"""Rate limits and concurrency limits, counted separately for each person or address.

A rate limiter holds a token bucket per key, which refills over time; each request takes a token.
Limits are kept in memory, separately in each process.
"""

import time
from collections import OrderedDict
from collections.abc import Callable
from functools import lru_cache, partial
from ipaddress import IPv6Address, ip_address

from ninetyeight.server.errors import too_many_requests
from ninetyeight.server.metrics import Metrics
from ninetyeight.server.options import Options

MOST_KEYS = 50_000
"""How many keys a rate limiter remembers; beyond that it drops the least recently used."""
NETWORK_BITS = 64
"""The IPv6 prefix that one household gets; addresses within it count as one."""
HOUR = 3600
MINUTE = 60
DOWNLOAD_WAIT = 10.0
"""The `Retry-After` of a second download while the first is still running, in seconds."""


class RateLimiter:
    """A token bucket per key."""

    def __init__(
        self, rate: float, burst: int, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._rate = rate
        self._burst = burst
        self._clock = clock
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()
        """Each key's tokens and when they were counted, least recently used first."""

    def take(self, key: str) -> float:
        """Take a token; return 0, or the seconds to wait if the bucket is empty."""
        now = self._clock()
        tokens, since = self._buckets.pop(key, (float(self._burst), now))
        tokens = min(self._burst, tokens + (now - since) * self._rate)
        wait = 0.0 if tokens >= 1 else (1 - tokens) / self._rate
        self._buckets[key] = (tokens if wait else tokens - 1, now)
        if len(self._buckets) > MOST_KEYS:
            self._buckets.popitem(last=False)
        return wait

    def __len__(self) -> int:
        return len(self._buckets)


class ConcurrencyLimit:
    """Counts how many of something each key has open, up to a maximum."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._open: dict[str, int] = {}

    def enter(self, key: str) -> bool:
        """Count one more if that is allowed; return whether it is."""
        if not self.has_room(key):
            return False
        self._open[key] = self._open.get(key, 0) + 1
        return True

    def has_room(self, key: str) -> bool:
        return self._open.get(key, 0) < self._most

    def leave(self, key: str) -> None:
        self._open[key] -= 1
        if not self._open[key]:
            del self._open[key]

    @property
    def total(self) -> int:
        return sum(self._open.values())


class Limits:
    """The limits that routes check, by name."""

    def __init__(self, options: Options, metrics: Metrics) -> None:
        self._metrics = metrics
        self._downloads = ConcurrencyLimit(1)
        self._limiters = {
            "person": RateLimiter(options.person_rate, options.person_burst),
            "new-people": _per(HOUR, options.new_people_per_hour),
            "redeem": _per(MINUTE, options.codes_per_minute),
            "import": _per(HOUR, options.imports_per_hour),
            "address-import": _per(HOUR, options.address_imports_per_hour),
            "replay": _per(MINUTE, options.replays_per_minute),
            "solve": _per(HOUR, options.solutions_per_hour),
            "address-solve": _per(HOUR, options.address_solutions_per_hour),
            "lesson": _per(MINUTE, options.lesson_steps_per_minute),
            "hint": _per(MINUTE, options.hints_per_minute),
        }

    def check(self, limit: str, key: str) -> None:
        """Count a request; refuse it with 429 if the limit is reached."""
        if wait := self.wait(limit, key):
            raise too_many_requests(wait)

    def wait(self, limit: str, key: str) -> float:
        """Count a request; return 0, or the seconds to wait if the limit is reached."""
        wait = self._limiters[limit].take(key)
        if wait:
            self._metrics.limited.labels(limit).inc()
        return wait

    def enter_download(self, person_id: str) -> Callable[[], None]:
        """Begin a person's only download; return the function to call when it ends."""
        if not self._downloads.enter(person_id):
            self._metrics.limited.labels("downloads").inc()
            raise too_many_requests(DOWNLOAD_WAIT)
        return partial(self._downloads.leave, person_id)


def _per(seconds: int, amount: int) -> RateLimiter:
    """Allow an amount in a burst, and the same amount per `seconds` on average."""
    return RateLimiter(amount / seconds, amount)


@lru_cache(maxsize=4096)
def address_key(address: str) -> str:
    """Reduce an address to the key that limits use: for IPv6, its network."""
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
