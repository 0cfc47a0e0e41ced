"""A connection to a table on a server, over a WebSocket that is replaced when it breaks.

It reconnects by itself and resumes after the last event it has seen. Commands without an answer are
sent again with the same id, and the server does nothing twice. docs/protocol.md explains the close
codes.
"""

import asyncio
import random
from collections import deque
from collections.abc import Mapping
from contextlib import suppress
from typing import Self

from pydantic import ValidationError
from websockets import exceptions
from websockets.asyncio.client import ClientConnection, connect

from ninetyeight.client.connection import Incoming, Link
from ninetyeight.client.errors import ConnectionClosed, Unreachable
from ninetyeight.protocol.http import Fault
from ninetyeight.protocol.message import (
    FINAL_CODES,
    REFUSED_AS,
    SERVER_MESSAGE,
    ClientMessage,
    CloseCode,
    Look,
    Ping,
    ServerMessage,
    Update,
)

PING_EVERY, PONG_WITHIN = 4.0, 5.0
"""How often the link is pinged, and how long it has to answer, in seconds."""
OPEN_WITHIN = 10.0
"""How long a socket may take to open and send the table's state, in seconds."""
FIRST_PAUSE, LONGEST_PAUSE = 0.5, 15.0
"""How long to wait before reconnecting, in seconds; doubled after each failure."""
MOST_QUEUED = 256
"""How many messages are queued for the reader before reading from the socket stops."""
MOST_BYTES = 4 * 1024 * 1024
NORMAL, PROTOCOL_ERROR, ABNORMAL = 1000, 1002, 1006
"""Close codes of the WebSocket standard."""


class RemoteConnection:
    """A `Connection` to a table on a server; `open` makes one."""

    def __init__(self, address: str, headers: Mapping[str, str], since: int | None) -> None:
        self._address = address
        self._headers = dict(headers)
        self._since = since
        self._socket: ClientConnection | None = None
        self._sending = asyncio.Lock()
        self._unanswered: dict[str, ClientMessage] = {}
        self._sent: set[str] = set()
        self._look: Look | None = None
        self._queue: deque[Incoming] = deque()
        self._has_items, self._has_room = asyncio.Event(), asyncio.Event()
        self._end: ConnectionClosed | None = None
        self._task: asyncio.Task[None] | None = None

    @classmethod
    async def open(cls, address: str, headers: Mapping[str, str], since: int | None = None) -> Self:
        """Connect. A first attempt that fails raises an error; later ones are repeated."""
        connection = cls(address, headers, since)
        try:
            await connection._connect()
        except _LinkLost as lost:
            if lost.code in set(CloseCode):
                raise ConnectionClosed(lost.code, lost.reason) from None
            raise Unreachable(address, lost.reason) from None
        connection._task = asyncio.create_task(connection._run(), name="connection to a table")
        return connection

    async def send(self, message: ClientMessage) -> None:
        if self._end is not None:
            raise ConnectionClosed(self._end.close_code, self._end.message)
        match message:
            case Look():
                self._look = message
            case Ping():
                pass
            case _:
                self._unanswered[message.id] = message
        async with self._sending:
            await self._transmit(message)

    async def next(self) -> Incoming:
        while not self._queue:
            if self._end is not None:
                raise ConnectionClosed(self._end.close_code, self._end.message)
            self._has_items.clear()
            await self._has_items.wait()
        self._has_room.set()
        return self._queue.popleft()

    async def close(self) -> None:
        self._end_with(ConnectionClosed(NORMAL, "You closed the connection."))
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
            self._queue.clear()

    async def _run(self) -> None:
        """Receive and reconnect until the connection ends for good."""
        try:
            while True:
                try:
                    await self._receive_all()
                except _LinkLost:
                    self._socket = None
                    await self._enqueue(Link.LOST)
                    await self._reconnect()
        except ConnectionClosed as end:
            self._end_with(end)
        finally:
            self._end_with(ConnectionClosed(ABNORMAL, "The connection failed."))
            await self._close_socket()

    async def _receive_all(self) -> None:
        assert self._socket is not None
        while True:
            await self._handle(await _receive(self._socket))

    async def _reconnect(self) -> None:
        pause = FIRST_PAUSE
        while True:
            await asyncio.sleep(pause * random.uniform(0.7, 1.0))  # many clients should spread out
            with suppress(_LinkLost):
                await self._connect()
                return
            pause = min(LONGEST_PAUSE, 2 * pause)

    async def _connect(self) -> None:
        """Open a socket, receive the table's state, and resend commands without an answer."""
        is_first = self._task is None
        socket, received = await self._open_socket()
        if not is_first:
            await self._enqueue(Link.BACK)
        for message in received:
            await self._handle(message)
        async with self._sending:
            self._socket = socket
            self._sent.clear()
            unanswered = list(self._unanswered.values())
            for message_again in (*unanswered, *filter(None, (self._look,))):
                await self._transmit(message_again)

    async def _open_socket(self) -> tuple[ClientConnection, list[ServerMessage]]:
        """Open a socket and receive messages up to the first update, which proves access."""
        query = "" if self._since is None else f"?since={self._since}"
        try:
            async with asyncio.timeout(OPEN_WITHIN):
                socket = await connect(
                    self._address + query,
                    additional_headers=self._headers,
                    open_timeout=None,
                    ping_interval=PING_EVERY,
                    ping_timeout=PONG_WITHIN,
                    close_timeout=1,
                    max_size=MOST_BYTES,
                )
                try:
                    received = [await _receive(socket)]
                    while not isinstance(received[-1], Update):
                        received.append(await _receive(socket))
                except BaseException:
                    socket.transport.abort()
                    raise
        except TimeoutError:
            raise _LinkLost(ABNORMAL, f"no answer within {OPEN_WITHIN:g} seconds") from None
        except exceptions.InvalidStatus as error:
            raise _refusal(error.response.status_code, error.response.body) from None
        except (OSError, exceptions.WebSocketException) as error:
            raise _LinkLost(ABNORMAL, _reason(error)) from None
        return socket, received

    async def _handle(self, message: ServerMessage) -> None:
        answers = getattr(message, "answers", None)
        if answers is not None:
            self._unanswered.pop(answers, None)
        if isinstance(message, Update):
            self._since = message.sequence
        await self._enqueue(message)

    async def _transmit(self, message: ClientMessage) -> None:
        """Write a message to the socket, once per socket; a lost one is sent again on the next."""
        id = getattr(message, "id", None)
        if self._socket is None or id in self._sent:
            return
        if id is not None:
            self._sent.add(id)
        with suppress(exceptions.ConnectionClosed):
            await self._socket.send(message.model_dump_json())

    async def _enqueue(self, item: Incoming) -> None:
        while len(self._queue) >= MOST_QUEUED:
            self._has_room.clear()
            await self._has_room.wait()
        self._queue.append(item)
        self._has_items.set()

    def _end_with(self, end: ConnectionClosed) -> None:
        """Note why the connection ended; the first reason stands."""
        if self._end is None:
            self._end = end
        self._has_items.set()

    async def _close_socket(self) -> None:
        socket, self._socket = self._socket, None
        if socket is not None:
            await socket.close()


class _LinkLost(Exception):
    """The link was lost, but reconnecting may help."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(code, reason)
        self.code = code
        self.reason = reason


async def _receive(socket: ClientConnection) -> ServerMessage:
    """Receive a message, or raise `_LinkLost` or `ConnectionClosed`."""
    try:
        data = await socket.recv()
    except exceptions.ConnectionClosed as error:
        if error.rcvd is None:
            raise _LinkLost(ABNORMAL, "the connection broke") from None
        reason = error.rcvd.reason or "The server closed the connection."
        raise _closed(error.rcvd.code, reason) from None
    try:
        return SERVER_MESSAGE.validate_json(data, extra="ignore")
    except ValidationError:
        message = "The server sent an unknown message: this program may be too old."
        raise ConnectionClosed(PROTOCOL_ERROR, message) from None


def _refusal(status: int, body: bytes | bytearray) -> Exception:
    """Translate the HTTP response of a server that did not open a socket."""
    try:
        fault = Fault.model_validate_json(body, extra="ignore")
    except ValidationError:
        fault = None
    code = None if fault is None else REFUSED_AS.get(fault.code)
    if fault is not None and code is not None:
        return _closed(code, fault.message)
    if status >= 500 or status == 429:
        return _LinkLost(ABNORMAL, f"it answered with status {status}")
    return ConnectionClosed(
        PROTOCOL_ERROR,
        f"The server answered with status {status} instead of opening a socket."
        " A proxy in front of it may not support WebSockets.",
    )


def _closed(code: int, reason: str) -> Exception:
    return (ConnectionClosed if code in FINAL_CODES else _LinkLost)(code, reason)


def _reason(error: BaseException) -> str:
    text = getattr(error, "strerror", None) or str(error) or type(error).__name__
    return str(text).rstrip(".")
