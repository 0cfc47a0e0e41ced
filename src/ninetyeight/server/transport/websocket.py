"""WebSockets with limits on control frames, on data read ahead and on data left unread."""

import time
from asyncio import BaseTransport
from typing import Any

from uvicorn._types import ASGIReceiveEvent, ASGISendEvent
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import State

from ninetyeight.server.limits import RateLimiter
from ninetyeight.server.transport.gate import Gate
from ninetyeight.server.transport.guard import CLOSE_SECONDS, Guard
from ninetyeight.server.transport.refusal import encode_error

PIECE = 1024
"""How much is parsed at a time, before its frames are counted against the limit."""
FRAME_RATE, FRAME_BURST = 10.0, 60
"""Pings, pongs and fragments of messages allowed per second, and at once."""
HANDSHAKE_SECONDS = 30.0
"""How long the app may take to accept or refuse a socket."""
MOST_AFTER_CLOSE = 64 * 1024
"""How much may still arrive, ignored, after the server has closed."""
POLICY = 1008
"""The close code for a policy violation."""
_CONTROL = (Opcode.PING, Opcode.PONG)


class GuardedWebSocket(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket protocol, changed to parse no further ahead than the app has read."""

    def __init__(self, guard: Guard, *, gate: Gate, **given: Any) -> None:
        super().__init__(**given)
        self._guard = guard
        self._gate = gate
        self._ahead = bytearray()
        """What has arrived but is not parsed yet."""
        self._budget = RateLimiter(FRAME_RATE, FRAME_BURST)
        self._after_close = 0

    def connection_made(self, transport: BaseTransport) -> None:
        """Take the connection over from HTTP."""
        super().connection_made(transport)
        self._gate.mark_busy(self._guard)
        self._guard.set_deadline(time.monotonic() + HANDSHAKE_SECONDS, self.transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        self._ahead.clear()
        self._gate.leave(self._guard)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Handle the handshake, then frames; after a close, only count what arrives."""
        if not self.handshake_initiated and not self.close_sent:
            self._take_head(data)
        elif self.close_sent:
            self._after_close += len(data)
            if self._after_close > MOST_AFTER_CLOSE:
                self._pause()
        else:
            self._ahead += data
            self._read_on()

    def handle_events(self) -> None:
        """Handle the parsed frames, unless too many of them carry no message."""
        if self._is_affordable():
            super().handle_events()
        else:
            self._drop()

    async def receive(self) -> ASGIReceiveEvent:
        """Hand the app the next message, and read on once it has taken them all."""
        message = await self.queue.get()
        if self.queue.empty():
            self._read_on()
        return message

    async def send(self, message: ASGISendEvent) -> None:
        """Send the app's message; after a close, make sure that the connection ends."""
        await self.writable.wait()
        was_closed = self.close_sent
        if was_closed:
            raise ClientDisconnected
        await super().send(message)
        if self.handshake_complete:
            self._guard.clear_deadline()
        if not self.close_sent:
            self._read_on()
        elif self.initial_response is not None:
            self.handshake_complete = True  # it was refused, which uvicorn would report as an error
        elif not self.transport.is_closing():
            self._linger()

    def pause_writing(self) -> None:
        """Stop reading from a client that does not read."""
        super().pause_writing()
        self._gate.mark_stalled(self._guard)
        self._read_on()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._gate.mark_flowing(self._guard)
        self._read_on()

    def _take_head(self, head: bytes) -> None:
        """Accept a complete handshake; refuse one that cannot be parsed.

        uvicorn checks only frames for errors, and would wait forever for the rest.
        """
        super().data_received(head)
        if self.handshake_initiated:
            self._read_on()
            return
        self.transport.write(encode_error(400, "bad-request", "The handshake cannot be parsed."))
        self.handshake_complete = self.close_sent = True
        self._gate.count_refusal("head")
        self.transport.close()

    def _read_on(self) -> None:
        while self._ahead and self._is_ready():
            piece = bytes(self._ahead[:PIECE])
            del self._ahead[:PIECE]
            super().data_received(piece)
        if self._is_ready():
            self._unpause()
        elif not self.close_sent:
            self._pause()

    def _is_ready(self) -> bool:
        """Whether the app and the client have read everything so far."""
        is_open = self.handshake_complete and not self.close_sent
        return is_open and self.queue.empty() and self.writable.is_set() and not self._is_gone

    @property
    def _is_gone(self) -> bool:
        return self.disconnected or self.transport.is_closing()

    def _pause(self) -> None:
        if not self.read_paused and not self._is_gone:
            self.read_paused = True
            self.transport.pause_reading()

    def _unpause(self) -> None:
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()

    def _is_affordable(self) -> bool:
        frames = (event for event in self.conn.events if isinstance(event, Frame))
        idle = sum(frame.opcode in _CONTROL or not frame.fin for frame in frames)
        return not any(self._budget.take("") for _ in range(idle))

    def _drop(self) -> None:
        """Close at once, and ignore further data."""
        self.conn.events.clear()
        self.conn.writes.clear()
        if self.conn.state is State.OPEN:
            self.conn.send_close(POLICY, "Too many control frames or fragments.")
            self.transport.write(b"".join(self.conn.data_to_send()))
        self.queue.put_nowait({"type": "websocket.disconnect", "code": POLICY})
        self._gate.count_refusal("frames")
        self.close_sent = True
        self._pause()
        self._linger()

    def _linger(self) -> None:
        """Close, leaving the client time to read why; what it still sends is ignored."""
        self._ahead.clear()
        self.stop_keepalive()
        if self.close_timer is not None:
            self.close_timer.cancel()
        self.close_timer = self.loop.call_later(CLOSE_SECONDS, self.transport.abort)
        if self.transport.can_write_eof():
            self.transport.write_eof()
