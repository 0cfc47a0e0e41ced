"""HTTP with limits on heads, on pipelined data, and on how long a request takes to arrive."""

import time
from asyncio import Transport
from collections.abc import Callable
from functools import partial
from typing import Any, cast

from uvicorn.protocols.http.flow_control import FlowControl
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from ninetyeight.server.transport.gate import Gate
from ninetyeight.server.transport.guard import CLOSE_SECONDS, HEAD_SECONDS, Guard
from ninetyeight.server.transport.refusal import encode_error
from ninetyeight.server.transport.websocket import GuardedWebSocket

PIECE = 4 * 1024
"""How much is parsed at a time."""
MOST_HEAD_BYTES = 32 * 1024
MOST_HEADERS = 128
MOST_CHUNKS = 2048
"""How many chunks a body may have: each costs time, however small it is."""
MOST_SURPLUS_BYTES = 2 * 1024 * 1024
"""How much of a body may still arrive after its request has been answered."""

TOO_LARGE = (431, "too-large", f"The head is larger than {MOST_HEAD_BYTES // 1024} KiB.")
TOO_SLOW = (408, "too-slow", "The request did not arrive in time.")
UNREADABLE = (400, "bad-request", "The request cannot be parsed.")


class GuardedHttp(HttpToolsProtocol):
    """uvicorn's HTTP protocol, changed to read no further ahead than it can answer."""

    def __init__(self, guard: Guard, *, gate: Gate, **given: Any) -> None:
        super().__init__(**given)
        self._guard = guard
        self._gate = gate
        self._ahead = bytearray()
        """What has arrived but is not parsed yet."""
        self._is_in_head = False
        self._counted = 0
        """The bytes of this head, or of this body's framing: chunk sizes, extensions, trailers."""
        self._surplus = 0
        """The bytes of a body that arrived after its response."""
        self._chunks = 0
        self._refusal = UNREADABLE
        self._is_over = False
        """Whether further data is ignored."""
        self.ws_protocol_class = partial(GuardedWebSocket, guard, gate=gate)  # type: ignore[assignment]

    @property
    def unparsed(self) -> int:
        """How many bytes have arrived that are not parsed yet."""
        return len(self._ahead)

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        """Wait for the first request."""
        super().connection_made(transport)
        self._guard.watch(transport)
        self.flow = self._own_flow = _Flow(transport, self._may_resume, self._resume)
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        self._is_over = True
        self._ahead.clear()
        self._gate.leave(self._guard)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Parse what arrives, a piece at a time, until reading is paused."""
        if not self._is_over:
            self._ahead += data
            self._read_on()

    def _may_resume(self) -> bool:
        """Whether all pipelined requests have begun; uvicorn resumes reading after each."""
        return not self.pipeline

    def _resume(self) -> None:
        self.loop.call_soon(self._read_on)

    def _read_on(self) -> None:
        while self._ahead and not self._is_over and not self.flow.read_paused:
            piece = bytes(self._ahead[:PIECE])
            del self._ahead[:PIECE]
            self._count(len(piece))
            if not self._is_over:
                super().data_received(piece)
        if not self._ahead and not self._is_over:
            self._own_flow.take_more()

    def _count(self, length: int) -> None:
        """Count what arrives; `on_body` subtracts what turns out to be part of a body."""
        self._counted += length
        if self._request is None and not self._is_awaited:
            self._surplus += length
        if self._counted > MOST_HEAD_BYTES or self._surplus > MOST_SURPLUS_BYTES:
            self._refuse(*TOO_LARGE)

    @property
    def _request(self) -> RequestResponseCycle | None:
        """The request that is being read or answered."""
        last = cast("RequestResponseCycle | None", self.cycle)
        return None if last is None or last.response_complete else last

    @property
    def _is_awaited(self) -> bool:
        """Whether a head is expected, rather than the rest of an answered request."""
        return self._is_in_head or cast("RequestResponseCycle | None", self.cycle) is None

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection over to the WebSocket protocol."""
        super().handle_websocket_upgrade()
        self._is_over = True
        self._ahead.clear()

    # Called by the parser

    def on_message_begin(self) -> None:
        """Set the deadline of a pipelined head; `_wait` has set that of any other."""
        super().on_message_begin()
        self._is_in_head, self._counted, self._surplus, self._chunks = True, 0, 0, 0
        if self._request is not None:
            self._guard.set_deadline(time.monotonic() + HEAD_SECONDS, self._end)

    def on_header(self, name: bytes, value: bytes) -> None:
        """Accept a header, unless there are too many."""
        if len(self.headers) >= MOST_HEADERS:
            self._refusal = TOO_LARGE
            raise ValueError("too many headers")
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        self._is_in_head, self._counted = False, 0
        self._gate.mark_busy(self._guard)
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        """Accept part of a body, which has a separate limit."""
        self._counted -= len(body)
        super().on_body(body)

    def on_chunk_header(self) -> None:
        """Count the chunks of a body."""
        self._chunks += 1
        if self._chunks > MOST_CHUNKS:
            raise ValueError("too many chunks")

    # Called by the app and the transport

    def on_response_complete(self) -> None:
        """Wait for the next request, unless it has already arrived."""
        super().on_response_complete()
        if not self.pipeline and not self.transport.is_closing():
            self._wait()

    def pause_writing(self) -> None:
        """Begin to watch whether the client reads."""
        super().pause_writing()
        self._gate.mark_stalled(self._guard)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._gate.mark_flowing(self._guard)

    def send_400_response(self, msg: str) -> None:
        """Answer malformed requests with a `Fault`, like any other error."""
        del msg
        self._refuse(*self._refusal)

    def _wait(self) -> None:
        self._gate.mark_idle(self._guard, time.monotonic() + HEAD_SECONDS, self._on_late)

    def _on_late(self) -> None:
        if self._is_in_head:
            self._refuse(*TOO_SLOW)
        else:
            self.transport.close()

    def _refuse(self, status: int, code: str, message: str) -> None:
        """Send an error, unless a response has begun, and ignore further data."""
        request = self._request
        if self._is_awaited if request is None else not request.response_started:
            self.transport.write(encode_error(status, code, message))
        self._gate.count_refusal("head")
        self._end()

    def _end(self) -> None:
        """Close, leaving the client time to read the response."""
        self._is_over = True
        self._ahead.clear()
        self._gate.mark_busy(self._guard)
        if (request := self._request) is not None:
            request.disconnected = True
            request.message_event.set()
        self.flow.pause_reading()
        if self.transport.can_write_eof():
            self.transport.write_eof()
        self._guard.set_deadline(time.monotonic() + CLOSE_SECONDS, self.transport.abort)


class _Flow(FlowControl):
    """uvicorn's flow control, changed to drain `_ahead` before reading from the transport."""

    def __init__(
        self, transport: Transport, may_resume: Callable[[], bool], on_resume: Callable[[], None]
    ) -> None:
        super().__init__(transport)
        self._may_resume = may_resume
        self._on_resume = on_resume
        self._is_stopped = False
        """Whether the transport is paused."""

    def pause_reading(self) -> None:
        self.read_paused = True
        if not self._is_stopped:
            self._is_stopped = True
            self._transport.pause_reading()

    def resume_reading(self) -> None:
        """Resume with what is buffered; `take_more` is called once that is empty."""
        if self.read_paused and self._may_resume():
            self.read_paused = False
            self._on_resume()

    def take_more(self) -> None:
        """Resume the transport, unless reading is paused."""
        if self._is_stopped and not self.read_paused:
            self._is_stopped = False
            self._transport.resume_reading()
