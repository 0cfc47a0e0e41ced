"""A guard: deadlines of one connection, and how much it may leave unread."""

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
"""How long a client may take to send a head, from connecting or from the last response on."""
CLOSE_SECONDS = 2.0
"""How long a closed connection may linger."""
STALL_SECONDS = 10.0
LEAST_READ = 16 * 1024
"""How much a stalled client must read within `STALL_SECONDS` to stay connected."""


class Guard:
    """Watches one connection; the gate checks it once a second."""

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
        """When what is awaited is overdue."""
        self._transport: Transport | None = None
        self._is_dropped = False
        self._closing_at: float | None = None
        self._late: Callable[[], None] = self.drop
        self._stalled: tuple[float, int] | None = None
        """Since when the client has stalled, and how many bytes were unread then."""

    def watch(self, transport: Transport) -> None:
        """Start watching, once the connection is open."""
        self._transport = transport
        if self._is_dropped:
            transport.abort()

    def drop(self) -> None:
        """Abort the connection, even while it is being opened; unsent data is lost."""
        self._is_dropped = True
        if self._transport is not None:
            self._transport.abort()

    def await_until(self, deadline: float, late: Callable[[], None]) -> None:
        """Call `late` at the deadline."""
        self.deadline = deadline
        self._late = late

    def await_nothing(self) -> None:
        """Remove the deadline."""
        self.deadline = math.inf

    def stall(self, now: float) -> None:
        """Mark that the client is not reading."""
        self._stalled = (now, self.unread)

    def flow(self) -> None:
        """Mark that the client is reading again."""
        self._stalled = None

    @property
    def buffered(self) -> int:
        """The unread bytes in this process's memory."""
        return 0 if self._transport is None else self._transport.get_write_buffer_size()

    @property
    def unread(self) -> int:
        """The bytes that the client has not read, in this process and in the system's buffers."""
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
        """Drop the connection if something is overdue; return the name of the limit."""
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
