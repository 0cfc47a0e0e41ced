"""A client for load tests that works as little as possible, so that the server is measured.

It reads only the head of each message and parses an update only when this socket has to move. It
expects what this server sends: whole frames without compression.
"""

import asyncio
import base64
import itertools
import json
import os
import re
from typing import Any, cast

Address = tuple[str, int]
ANSWERS = re.compile(rb'"answers":"([^"]+)"')
HERE = "127.0.0.1"
HEAD = 120
"""The id of the answered request is within this many bytes of a message."""
_ids = itertools.count()


async def ask(
    address: Address, path: str, body: dict[str, Any], cookie: str = "", *, source: str = ""
) -> tuple[dict[str, Any], str]:
    """Post a request from a source address; return the answer and the session cookie."""
    reader, writer = await asyncio.open_connection(*address, local_addr=(source or HERE, 0))
    content = json.dumps(body).encode()
    writer.write(
        f"POST {path} HTTP/1.1\r\nHost: {address[0]}:{address[1]}\r\nCookie: {cookie}\r\n"
        "Content-Type: application/json\r\nConnection: close\r\n"
        f"Content-Length: {len(content)}\r\n\r\n".encode()
        + content
    )
    head, _, rest = (await reader.read()).partition(b"\r\n\r\n")
    writer.close()
    status, *lines = head.decode().split("\r\n")
    assert status.split()[1] in ("200", "201"), (status, rest)
    given = [line.partition(":")[2].strip() for line in lines if line[:11] == "set-cookie:"]
    return json.loads(rest), given[0].partition(";")[0] if given else cookie


async def connect(address: Address, path: str, cookie: str, *, source: str = "") -> "Socket":
    """Open a table's socket from a source address."""
    loop = asyncio.get_running_loop()
    _, socket = await loop.create_connection(Socket, *address, local_addr=(source or HERE, 0))
    key = base64.b64encode(os.urandom(16)).decode()
    socket.transport.write(
        f"GET {path} HTTP/1.1\r\nHost: {address[0]}:{address[1]}\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
        f"Cookie: {cookie}\r\n\r\n".encode()
    )
    await socket.opened
    return socket


class Socket(asyncio.Protocol):
    """A player's WebSocket connection."""

    def __init__(self) -> None:
        loop = asyncio.get_running_loop()
        self.opened: asyncio.Future[None] = loop.create_future()
        self.received = 0
        """The number of bytes received."""
        self.is_closed = False
        self._data = bytearray()
        self._update = b""
        self._awaited: dict[bytes, asyncio.Future[bytes]] = {}
        self._newer = asyncio.Event()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Store the transport."""
        self.transport = cast("asyncio.Transport", transport)

    def connection_lost(self, _: Exception | None) -> None:
        """Cancel all waiting requests."""
        self.is_closed = True
        for answer in self._awaited.values():
            answer.cancel()

    def data_received(self, data: bytes) -> None:
        """Parse the handshake, then frames."""
        self.received += len(data)
        self._data += data
        if not self.opened.done():
            head, end, rest = bytes(self._data).partition(b"\r\n\r\n")
            if not end:
                return
            assert b" 101 " in head.splitlines()[0], head
            self._data = bytearray(rest)
            self.opened.set_result(None)
        while (message := self._next()) is not None:
            self._take(message)

    async def ask(self, command: dict[str, Any]) -> dict[str, Any]:
        """Send a command and return its answer."""
        id = f"c{next(_ids)}"
        answer: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        self._awaited[id.encode()] = answer
        self._send(json.dumps({"id": id, **command}).encode())
        message: dict[str, Any] = json.loads(await answer)
        return message

    async def update_from(self, sequence: int) -> dict[str, Any]:
        """Return the last update, once it has at least this sequence number."""
        while True:
            update: dict[str, Any] = json.loads(self._update)
            if update["sequence"] >= sequence:
                return update
            self._newer.clear()
            await self._newer.wait()

    def _next(self) -> bytes | None:
        data = self._data
        if len(data) < 2:
            return None
        length, start = data[1], 2
        if length >= 126:
            start = 4 if length == 126 else 10
            if len(data) < start:
                return None
            length = int.from_bytes(data[2:start], "big")
        if len(data) < start + length:
            return None
        opcode, message = data[0] & 15, bytes(data[start : start + length])
        del data[: start + length]
        if opcode == 9:
            self._send(message, opcode=10)
        return message if opcode == 1 else b""

    def _take(self, message: bytes) -> None:
        if message.startswith(b'{"kind":"update"'):
            self._update = message
            self._newer.set()
        found = ANSWERS.search(message, 0, HEAD)
        if found is not None and (answer := self._awaited.pop(found[1], None)) is not None:
            answer.set_result(message)

    def _send(self, payload: bytes, opcode: int = 1) -> None:
        """Send a frame, masked with zeros to save work."""
        length = len(payload)
        head = bytes([0x80 | opcode])
        head += bytes([0x80 | length]) if length < 126 else b"\xfe" + length.to_bytes(2, "big")
        self.transport.write(head + b"\0\0\0\0" + payload)
