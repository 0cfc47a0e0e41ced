"""Other processes on the same database, where nothing tells this one what they do."""

from ninetyeight.host.errors import log
from ninetyeight.store import Store, StoreError

EVERY = 5.0
"""How often leases of others are looked for, in seconds: longer than one lasts by itself."""


class Neighbours:
    """Notices a second process on PostgreSQL without Redis, and warns about it once."""

    def __init__(self, store: Store, name: str) -> None:
        self._store = store
        self._name = name
        self._seen: frozenset[str] = frozenset()
        self._looked_at = 0.0
        self._was_said = False

    @property
    def are_there(self) -> bool:
        """Whether another process ran tables when it was looked for last."""
        return bool(self._seen)

    async def look(self, now: float) -> None:
        """Look whether a lease of another is renewed: that of a process that died is not."""
        if now - self._looked_at < EVERY:
            return
        self._looked_at = now
        try:
            seen = frozenset(await self._store.leases.other_holders(self._name))
        except StoreError:
            return  # whoever writes says so
        if seen & self._seen and not self._was_said:
            self._was_said = True
            log.warning(
                "Another process runs tables of this database, and there is no Redis to tell "
                "what it does: people see each other's moves late. Start all of them with --redis."
            )
        self._seen = seen
