"""Accepts connections, and immediately drops those that the gate does not admit.

asyncio creates a transport and a protocol for each connection before it can be refused. An address
that connects thousands of times a second would keep the server busy with that alone.
"""

import asyncio
import errno
import logging
import socket
from collections.abc import Callable
from typing import Any

from ninetyeight.server.transport.gate import Gate
from ninetyeight.server.transport.guard import Guard

log = logging.getLogger("ninetyeight.server")

AT_ONCE = 32
"""How many connections are dropped in a row before the loop serves others."""
PAUSE = 0.5
"""How long to wait when the system has no more open files, in seconds."""
_NO_FILES = (errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM)


class Acceptor:
    """A listening socket that uvicorn can close like an asyncio server."""

    def __init__(
        self,
        listener: socket.socket,
        gate: Gate,
        make_protocol: Callable[[Guard], asyncio.Protocol],
    ) -> None:
        self._listener = listener
        self._gate = gate
        self._make_protocol = make_protocol
        self._loop = asyncio.get_running_loop()
        self._opening: set[asyncio.Task[None]] = set()
        self._accepting: asyncio.Task[None] | None = None
        """The task that accepts connections if the event loop cannot watch the socket."""
        self._is_closed = False
        listener.setblocking(False)  # noqa: FBT003 (as the library has it)
        self._listen()

    def close(self) -> None:
        self._is_closed = True
        if self._accepting is None:
            self._loop.remove_reader(self._listener.fileno())
        else:
            self._accepting.cancel()

    async def wait_closed(self) -> None:
        """Wait for connections that are being opened."""
        await asyncio.gather(*self._opening, return_exceptions=True)

    def _listen(self) -> None:
        if self._is_closed:
            return
        try:
            self._loop.add_reader(self._listener.fileno(), self._accept)
        except NotImplementedError:  # Windows
            self._accepting = self._loop.create_task(self._accept_in_turn())

    async def _accept_in_turn(self) -> None:
        while True:
            try:
                self._admit(*await self._loop.sock_accept(self._listener))
            except OSError:
                await asyncio.sleep(PAUSE)

    def _accept(self) -> None:
        for _ in range(AT_ONCE):
            try:
                connection, peer = self._listener.accept()
            except (BlockingIOError, InterruptedError, ConnectionAbortedError):
                return
            except OSError as error:
                self._cannot_accept(error)
                return
            if self._admit(connection, peer):
                return

    def _admit(self, connection: socket.socket, peer: Any) -> bool:
        """Open the connection if the gate admits it; return whether it did."""
        guard = self._gate.admit(peer[0])
        if guard is None:
            connection.close()
            return False
        task = self._loop.create_task(self._open(connection, guard))
        self._opening.add(task)
        task.add_done_callback(self._opening.discard)
        return True

    def _cannot_accept(self, error: OSError) -> None:
        """Pause if the system is out of resources, rather than fail in a busy loop."""
        if error.errno not in _NO_FILES:
            return
        log.warning("no more files can be opened")
        self._loop.remove_reader(self._listener.fileno())
        self._loop.call_later(PAUSE, self._listen)

    async def _open(self, connection: socket.socket, guard: Guard) -> None:
        try:
            connection.setblocking(False)  # noqa: FBT003
            connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            await self._loop.connect_accepted_socket(lambda: self._make_protocol(guard), connection)
        except BaseException:
            self._gate.leave(guard)
            connection.close()
            raise
