"""A guard watches one connection's deadlines, and how much its client leaves unread."""

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
"""How long a client may take to send a head, counted from connecting or the last response."""
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
        "_on_late",
        "_stalled",
        "_transport",
        "address",
        "deadline",
    )

    def __init__(self, address: str) -> None:
        self.address = address
        self.deadline = math.inf
        """When whatever the server is waiting for is overdue."""
        self._transport: Transport | None = None
        self._is_dropped = False
        self._closing_at: float | None = None
        self._on_late: Callable[[], None] = self.drop
        self._stalled: tuple[float, int] | None = None
        """Since when the client has stalled, and how many bytes were unread then."""

    def watch(self, transport: Transport) -> None:
        """Start watching, once the connection is open."""
        self._transport = transport
        if self._is_dropped:
            transport.abort()

    def drop(self) -> None:
        """Abort the connection, even one that is still being opened; unsent data is lost."""
        self._is_dropped = True
        if self._transport is not None:
            self._transport.abort()

    def set_deadline(self, deadline: float, on_late: Callable[[], None]) -> None:
        """Call `on_late` at the deadline, unless it is cleared before."""
        self.deadline = deadline
        self._on_late = on_late

    def clear_deadline(self) -> None:
        self.deadline = math.inf

    def mark_stalled(self, now: float) -> None:
        """Note that the client is not reading."""
        self._stalled = (now, self.unread)

    def mark_flowing(self) -> None:
        """Note that the client is reading again."""
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

    def check(self, now: float) -> str | None:
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
            self.clear_deadline()
            self._on_late()
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
