"""The health check. It is cheap, because the database is tried at most once a second."""

import asyncio
import time

from ninetyeight.store import Store, StoreError

LASTS = 1.0
"""How long a result is reused, in seconds."""
PATIENCE = 5.0
"""How long the database may take to answer, in seconds."""


class HealthCheck:
    """Checks that the database accepts writes, by writing a row."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._trying = asyncio.Lock()
        self._is_well = False
        self._until = 0.0

    async def is_well(self) -> bool:
        """Whether the database accepts writes, as of at most a second ago."""
        async with self._trying:
            if time.monotonic() >= self._until:
                self._is_well = await self._try()
                self._until = time.monotonic() + LASTS
            return self._is_well

    async def _try(self) -> bool:
        try:
            async with asyncio.timeout(PATIENCE):
                await self._store.pulse.beat()
        except (StoreError, TimeoutError):
            return False
        return True
