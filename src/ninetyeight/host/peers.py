"""Detecting other processes on the same database when no bus connects them."""

from ninetyeight.host.errors import log
from ninetyeight.store import Store, StoreError

EVERY = 5.0
"""How often to look for leases of other processes, in seconds: longer than a lease lasts."""


class PeerDetector:
    """Notices a second process on PostgreSQL without Redis, and warns about it once."""

    def __init__(self, store: Store, process: str) -> None:
        self._store = store
        self._process = process
        self._found: frozenset[str] = frozenset()
        self._looked_at = 0.0
        self._has_warned = False

    @property
    def has_peers(self) -> bool:
        """Whether another process ran tables when last checked."""
        return bool(self._found)

    async def look(self, now: float) -> None:
        """Look for leases that others renew; a process that died renews none."""
        if now - self._looked_at < EVERY:
            return
        self._looked_at = now
        try:
            found = frozenset(await self._store.leases.other_holders(self._process))
        except StoreError:
            return  # the next write reports it
        if found & self._found and not self._has_warned:
            self._has_warned = True
            log.warning(
                "Another process is running tables of this database, and without Redis people see "
                "each other's moves late. Start all processes with --redis."
            )
        self._found = found
