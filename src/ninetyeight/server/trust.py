"""Trust: whoever is signed in no longer is disconnected, in every process, within two seconds.

A token is made void in the database, by any process. Each process asks there again and again which
of the tokens its sockets came with are still good, all in one question. News from the process that
made one void only bring the next question forward, so nothing depends on them.
"""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from datetime import datetime

from ninetyeight.protocol.message import CloseCode
from ninetyeight.server.sockets import End, Sockets
from ninetyeight.store import Store

log = logging.getLogger("ninetyeight.server.sockets")
EVERY = 0.5
"""How often the store is asked without news, in seconds."""
AT_MOST_EVERY = 0.05
"""How often it is asked, however many news come, in seconds."""


class Trust:
    """Which of the open sockets are still their people's."""

    def __init__(
        self,
        store: Store,
        sockets: Sockets,
        clock: Callable[[], datetime],
        tell_others: Callable[[], None],
    ) -> None:
        self._store = store
        self._sockets = sockets
        self._clock = clock
        self._tell_others = tell_others
        self._news = asyncio.Event()
        self._is_answered = True

    def look_soon(self) -> None:
        """Ask the store soon: another process made tokens void."""
        self._news.set()

    async def revoked(self) -> None:
        """End the sockets here whose tokens were just made void, and tell other processes."""
        self._tell_others()
        await self._look()

    async def watch(self) -> None:
        """Keep asking, until cancelled."""
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(EVERY):
                    await self._news.wait()
            self._news.clear()
            await self._look()
            await asyncio.sleep(AT_MOST_EVERY)

    async def _look(self) -> None:
        """Ask once; where the store fails, nothing can be done at a table either."""
        asked = self._sockets.tokens
        if not asked:
            return
        try:
            valid = await self._store.valid_tokens(asked, self._clock())
        except Exception as error:  # it is asked again in a moment, whatever it was
            if self._is_answered:  # said once, not twice a second
                log.error("trust unknown", extra={"error": type(error).__name__})  # noqa: TRY400
            self._is_answered = False
            return
        self._is_answered = True
        for token_id in asked - valid:
            end = End(CloseCode.NOT_SIGNED_IN, "You are not signed in any more.")
            self._sockets.end_all(token_id, end)
