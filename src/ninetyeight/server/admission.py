"""How much work an address and a person may have in progress in worker processes."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from ninetyeight.server.errors import too_many_requests
from ninetyeight.server.limits import ConcurrencyLimit

RETRY_SECONDS = 1.0
"""The `Retry-After` if a requester has too much in progress."""


class Admission:
    """Counts work in progress, and refuses what is beyond the limits."""

    def __init__(
        self, *, per_address: int, per_person: int, on_refusal: Callable[[], None]
    ) -> None:
        self._addresses = ConcurrencyLimit(per_address)
        self._people = ConcurrencyLimit(per_person)
        self._on_refusal = on_refusal

    @contextmanager
    def admit(self, address: str, person: str) -> Iterator[None]:
        """Count work until the block ends, or refuse it with 429; `person` may be empty."""
        with self._counted(self._addresses, address):
            if not person:
                yield
                return
            with self._counted(self._people, person):
                yield

    @contextmanager
    def _counted(self, limit: ConcurrencyLimit, key: str) -> Iterator[None]:
        if not limit.enter(key):
            self._on_refusal()
            raise too_many_requests(RETRY_SECONDS)
        try:
            yield
        finally:
            limit.leave(key)
