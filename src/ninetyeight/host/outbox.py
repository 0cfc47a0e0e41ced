"""The messages waiting to be sent to one client."""

import asyncio
from collections import deque
from collections.abc import Callable

from ninetyeight.host.errors import TOO_SLOW, SessionEnded
from ninetyeight.table import Participant

MOST_WAITING = 256
"""How many messages may wait; a client that does not read them is disconnected."""
MOST_WAITING_BYTES = 512 * 1024
"""How large they may be together; a single message may be larger."""


class Outbox:
    """A client as its table sees it: whose it is, and what it has yet to read."""

    def __init__(
        self,
        person: Participant,
        token_id: str | None = None,
        on_end: Callable[["Outbox"], None] | None = None,
    ) -> None:
        self.person = person
        self.token_id = token_id
        """The token the person signed in with; None if this host needs none."""
        self.looking_at: int | None = None
        """The seat that a watcher looks at (9.2)."""
        self.end_reason: SessionEnded | None = None
        self.is_cut = False
        """Whether commands that this client has already sent must not be carried out."""
        self._on_end = on_end
        self._waiting: deque[bytes] = deque()
        self._waiting_bytes = 0
        self._arrived = asyncio.Event()

    def put(self, message: bytes) -> None:
        """Queue a message for the client; end its session if too many are waiting."""
        if self.end_reason is not None:
            return
        if not self._has_room_for(message):
            self.drain()
            self.end(SessionEnded(TOO_SLOW, "Too many messages were waiting to be read."))
            return
        self._waiting.append(message)
        self._waiting_bytes += len(message)
        self._arrived.set()

    async def next(self) -> bytes:
        """Wait for the next message; `SessionEnded` when no more will come."""
        while not self._waiting:
            if self.end_reason is not None:
                raise SessionEnded(self.end_reason.code, self.end_reason.reason)
            self._arrived.clear()
            await self._arrived.wait()
        message = self._waiting.popleft()
        self._waiting_bytes -= len(message)
        return message

    def drain(self) -> list[bytes]:
        """Take all waiting messages."""
        messages = list(self._waiting)
        self._waiting.clear()
        self._waiting_bytes = 0
        return messages

    def end(self, reason: SessionEnded) -> None:
        """End the session once the waiting messages are read."""
        if self.end_reason is None:
            self.end_reason = reason
            self._arrived.set()
            if self._on_end is not None:
                self._on_end(self)

    def cut(self, reason: SessionEnded) -> None:
        """End the session at once, dropping waiting messages and commands on their way."""
        self.is_cut = True
        self.drain()
        self.end(reason)

    def _has_room_for(self, message: bytes) -> bool:
        if not self._waiting:
            return True
        is_large = self._waiting_bytes + len(message) > MOST_WAITING_BYTES
        return len(self._waiting) < MOST_WAITING and not is_large
