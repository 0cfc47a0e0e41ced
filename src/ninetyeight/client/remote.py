"""A connection to a table on a server: one socket after another, as if it were one.

It comes back by itself and goes on after the last event that it has seen. A command that got no
answer is sent again with its id: the server does nothing twice. What the close codes mean is in
docs/protocol.md.
"""

import asyncio
import random
from collections import deque
from collections.abc import Mapping
from contextlib import suppress
from typing import Self

from pydantic import ValidationError
from websockets import exceptions as broken
from websockets.asyncio.client import ClientConnection, connect

from ninetyeight.client.connection import Link, News
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
"""When a link that is silent is asked whether it is there, and given up, in seconds."""
OPEN_WITHIN = 10.0
"""How long a socket may take to open and to say how things stand, in seconds."""
FIRST_PAUSE, LONGEST_PAUSE = 0.5, 15.0
"""How long to wait before connecting again, in seconds; twice as long after each failure."""
MOST_WAITING = 256
"""The messages that wait for whoever reads them, before no more are taken from the socket."""
MOST_BYTES = 4 * 1024 * 1024
NORMAL, PROTOCOL_ERROR, ABNORMAL = 1000, 1002, 1006
"""Codes of the network."""


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
        self._waiting: deque[News] = deque()
        self._something, self._taken = asyncio.Event(), asyncio.Event()
        self._end: ConnectionClosed | None = None
        self._life: asyncio.Task[None] | None = None

    @classmethod
    async def open(cls, address: str, headers: Mapping[str, str], since: int | None = None) -> Self:
        """Connect; what stands in the way at first is raised, later it is tried again."""
        made = cls(address, headers, since)
        try:
            await made._connect()
        except _Lost as lost:
            if lost.code in set(CloseCode):
                raise ConnectionClosed(lost.code, lost.why) from None
            raise Unreachable(address, lost.why) from None
        made._life = asyncio.create_task(made._live(), name="connection to a table")
        return made

    async def send(self, message: ClientMessage) -> None:
        """Send a message, see `Connection`."""
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
            await self._pass(message)

    async def next(self) -> News:
        """Give what the table says next, see `Connection`."""
        while not self._waiting:
            if self._end is not None:
                raise ConnectionClosed(self._end.close_code, self._end.message)
            self._something.clear()
            await self._something.wait()
        self._taken.set()
        return self._waiting.popleft()

    async def close(self) -> None:
        """End it; the seat stays."""
        self._finish(ConnectionClosed(NORMAL, "You closed the connection."))
        if self._life is not None:
            self._life.cancel()
            await asyncio.gather(self._life, return_exceptions=True)
            self._waiting.clear()

    async def _live(self) -> None:
        """Carry what the server says until it is over for good."""
        try:
            while True:
                try:
                    await self._carry()
                except _Lost:
                    self._socket = None
                    await self._put(Link.LOST)
                    await self._come_back()
        except ConnectionClosed as end:
            self._finish(end)
        finally:
            self._finish(ConnectionClosed(ABNORMAL, "The connection failed."))
            await self._hang_up()

    async def _carry(self) -> None:
        assert self._socket is not None
        while True:
            await self._hear(await _receive(self._socket))

    async def _come_back(self) -> None:
        """Connect again, and again, with longer and longer pauses."""
        pause = FIRST_PAUSE
        while True:
            await asyncio.sleep(pause * random.uniform(0.7, 1.0))  # not all at once
            with suppress(_Lost):
                await self._connect()
                return
            pause = min(LONGEST_PAUSE, 2 * pause)

    async def _connect(self) -> None:
        """Open a socket, hear how things stand, and send what got no answer."""
        is_first = self._life is None
        socket, heard = await self._opened()
        if not is_first:
            await self._put(Link.BACK)
        for message in heard:
            await self._hear(message)
        async with self._sending:
            self._socket = socket
            self._sent.clear()
            waiting = list(self._unanswered.values())
            for unsent in (*waiting, *filter(None, (self._look,))):
                await self._pass(unsent)

    async def _opened(self) -> tuple[ClientConnection, list[ServerMessage]]:
        """Open a socket; what it says first, up to how things stand, shows that we are in."""
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
                    heard = [await _receive(socket)]
                    while not isinstance(heard[-1], Update):
                        heard.append(await _receive(socket))
                except BaseException:
                    socket.transport.abort()
                    raise
        except TimeoutError:
            raise _Lost(ABNORMAL, f"no answer within {OPEN_WITHIN:g} seconds") from None
        except broken.InvalidStatus as error:
            raise _refusal(error.response.status_code, error.response.body) from None
        except (OSError, broken.WebSocketException) as error:
            raise _Lost(ABNORMAL, _reason(error)) from None
        return socket, heard

    async def _hear(self, message: ServerMessage) -> None:
        answers = getattr(message, "answers", None)
        if answers is not None:
            self._unanswered.pop(answers, None)
        if isinstance(message, Update):
            self._since = message.sequence
        await self._put(message)

    async def _pass(self, message: ClientMessage) -> None:
        """Write a message to the socket, once; one that does not arrive is sent again later."""
        id = getattr(message, "id", None)
        if self._socket is None or id in self._sent:
            return
        if id is not None:
            self._sent.add(id)
        with suppress(broken.ConnectionClosed):
            await self._socket.send(message.model_dump_json())

    async def _put(self, news: News) -> None:
        while len(self._waiting) >= MOST_WAITING:
            self._taken.clear()
            await self._taken.wait()
        self._waiting.append(news)
        self._something.set()

    def _finish(self, end: ConnectionClosed) -> None:
        if self._end is None:
            self._end = end
        self._something.set()

    async def _hang_up(self) -> None:
        socket, self._socket = self._socket, None
        if socket is not None:
            await socket.close()


class _Lost(Exception):
    """The link is lost, and it is worth a try to connect again."""

    def __init__(self, code: int, why: str) -> None:
        super().__init__(code, why)
        self.code = code
        self.why = why


async def _receive(socket: ClientConnection) -> ServerMessage:
    """Read the next message; `_Lost` or `ConnectionClosed` where there is none."""
    try:
        data = await socket.recv()
    except broken.ConnectionClosed as error:
        if error.rcvd is None:
            raise _Lost(ABNORMAL, "the connection broke") from None
        code, reason = error.rcvd.code, error.rcvd.reason or "The server closed the connection."
        raise (
            ConnectionClosed(code, reason) if code in FINAL_CODES else _Lost(code, reason)
        ) from None
    try:
        return SERVER_MESSAGE.validate_json(data, extra="ignore")
    except ValidationError:
        message = "The server said something that this program does not know; it may be too old."
        raise ConnectionClosed(PROTOCOL_ERROR, message) from None


def _refusal(status: int, body: bytes | bytearray) -> Exception:
    """Say what it means that a server answers with a status instead of a socket."""
    try:
        fault = Fault.model_validate_json(body, extra="ignore")
    except ValidationError:
        fault = None
    code = None if fault is None else REFUSED_AS.get(fault.code)
    if fault is not None and code is not None:
        kind = ConnectionClosed if code in FINAL_CODES else _Lost
        return kind(code, fault.message)
    if status >= 500 or status == 429:
        return _Lost(ABNORMAL, f"it answers with the status {status}")
    return ConnectionClosed(
        PROTOCOL_ERROR,
        f"The server opens no socket, but answers with the status {status}."
        " Perhaps a proxy in front of it does not pass on WebSockets.",
    )


def _reason(error: BaseException) -> str:
    text = getattr(error, "strerror", None) or str(error) or type(error).__name__
    return str(text).rstrip(".")
