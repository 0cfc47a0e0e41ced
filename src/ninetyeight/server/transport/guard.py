"""A guard: what one connection may send and leave unread, and how long it may take."""

import math
from array import array
from asyncio import Transport
from collections.abc import Callable

try:
    from fcntl import ioctl
    from termios import TIOCOUTQ
except ImportError:  # Windows
    ioctl = None  # type: ignore[assignment]

HEAD_SECONDS = 10.0
"""How long a connection may wait with a request, from its first byte or the last answer on."""
CLOSE_SECONDS = 2.0
"""How long a connection that is closed may take to be gone."""
STALL_SECONDS = 10.0
LEAST_READ = 16 * 1024
"""What a client reads in that time of what waits for it, or it is let go."""


class Guard:
    """Watches over one connection; the gate looks at it once a second."""

    __slots__ = (
        "_closing_at",
        "_is_dropped",
        "_late",
        "_stalled",
        "_transport",
        "address",
        "deadline",
    )

    def __init__(self, address: str) -> None:
        self.address = address
        self.deadline = math.inf
        """When it is too late for what is awaited."""
        self._transport: Transport | None = None
        self._is_dropped = False
        self._closing_at: float | None = None
        self._late: Callable[[], None] = self.drop
        self._stalled: tuple[float, int] | None = None
        """Since when, and with how many bytes, it waits for the client to read."""

    def watch(self, transport: Transport) -> None:
        """Begin, once the connection can be used."""
        self._transport = transport
        if self._is_dropped:
            transport.abort()

    def drop(self) -> None:
        """End the connection at once, also one that is being opened; what waits is lost."""
        self._is_dropped = True
        if self._transport is not None:
            self._transport.abort()

    def await_until(self, deadline: float, late: Callable[[], None]) -> None:
        """Call something when this time has come."""
        self.deadline = deadline
        self._late = late

    def await_nothing(self) -> None:
        """Let it take as long as it takes."""
        self.deadline = math.inf

    def stall(self, now: float) -> None:
        """Note that more waits for the client than is written ahead."""
        self._stalled = (now, self.unread)

    def flow(self) -> None:
        """Note that the client has read on."""
        self._stalled = None

    @property
    def buffered(self) -> int:
        """The bytes that wait here for the client, and take memory."""
        return 0 if self._transport is None else self._transport.get_write_buffer_size()

    @property
    def unread(self) -> int:
        """The bytes that the client has not taken yet, here and in the system."""
        if self._transport is None:
            return 0
        queued = array("i", [0])
        if ioctl is not None:
            try:
                ioctl(self._transport.get_extra_info("socket").fileno(), TIOCOUTQ, queued)
            except OSError:
                return 0
        return queued[0] + self.buffered

    def look(self, now: float) -> str | None:
        """See whether anything takes too long, and end it; give what it was."""
        if self._transport is None:
            return None
        if self._transport.is_closing():
            if self._closing_at is None:
                self._closing_at = now
            elif now - self._closing_at >= CLOSE_SECONDS:
                self.drop()
            return None
        if now >= self.deadline:
            self.await_nothing()
            self._late()
            return "late"
        if self._stalled is not None and self._is_stuck(now, *self._stalled):
            self.drop()
            return "unread"
        return None

    def _is_stuck(self, now: float, since: float, unread: int) -> bool:
        if now - since < STALL_SECONDS:
            return False
        left = self.unread
        self._stalled = (now, left)
        return left > unread - LEAST_READ
