"""Closes the sockets of people who were signed out, in every process, within two seconds.

Any process may revoke a token in the database. Each process regularly queries which of its sockets'
tokens are still valid. A notice from the revoking process only brings the next query forward, so
nothing depends on its arrival.
"""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from datetime import datetime

from ninetyeight.protocol.message import CloseCode
from ninetyeight.server.sockets import SocketClose, Sockets
from ninetyeight.store import Store

log = logging.getLogger("ninetyeight.server.sockets")
CHECK_INTERVAL = 0.5
"""Seconds between two checks when no notice arrives."""
LEAST_INTERVAL = 0.05
"""The least seconds between two checks, however many notices arrive."""


class RevocationWatch:
    """Closes open sockets whose token was revoked."""

    def __init__(
        self,
        store: Store,
        sockets: Sockets,
        clock: Callable[[], datetime],
        notify_others: Callable[[], None],
    ) -> None:
        self._store = store
        self._sockets = sockets
        self._clock = clock
        self._notify_others = notify_others
        self._noticed = asyncio.Event()
        self._is_store_up = True

    def check_soon(self) -> None:
        """Bring the next check forward, because another process revoked tokens."""
        self._noticed.set()

    async def enforce(self) -> None:
        """Close this process's sockets whose tokens were just revoked, and notify the others."""
        self._notify_others()
        await self._check()

    async def watch(self) -> None:
        """Keep checking until cancelled."""
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(CHECK_INTERVAL):
                    await self._noticed.wait()
            self._noticed.clear()
            await self._check()
            await asyncio.sleep(LEAST_INTERVAL)

    async def _check(self) -> None:
        """Check once. While the store is down, commands fail anyway."""
        held = self._sockets.tokens
        if not held:
            return
        try:
            valid = await self._store.tokens.valid(held, self._clock())
        except Exception as error:  # whatever it is, the next check comes soon
            if self._is_store_up:  # logged once, not twice a second
                log.error("revocation check failed", extra={"error": type(error).__name__})  # noqa: TRY400
            self._is_store_up = False
            return
        self._is_store_up = True
        for token_id in held - valid:
            close = SocketClose(CloseCode.NOT_SIGNED_IN, "You are no longer signed in.")
            self._sockets.close_all(token_id, close)
