"""Whether the server and its database are well: asked as often as anybody likes, tried seldom."""

import asyncio
import time

from ninetyeight.store import Store, StoreError

LASTS = 1.0
"""How long a result is true, in seconds."""
PATIENCE = 5.0
"""How long the database may take, in seconds."""


class HealthCheck:
    """Writes a row to see whether what people do could be kept."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._trying = asyncio.Lock()
        self._is_well = False
        self._until = 0.0

    async def is_well(self) -> bool:
        """Whether the database takes writes, now or within the last second."""
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
