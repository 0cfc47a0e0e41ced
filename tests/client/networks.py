"""A network between a client and a server that can be cut, frozen, or swallow answers."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from urllib.parse import urlsplit


class Network:
    """Forwards bytes to a server until told otherwise."""

    def __init__(self, server_url: str) -> None:
        parts = urlsplit(server_url)
        assert parts.hostname is not None
        self._server = parts.hostname, parts.port
        self._writers: set[asyncio.StreamWriter] = set()
        self._carrying: set[asyncio.Task[None]] = set()
        self.url = ""
        self.is_down = False
        """Whether nobody can connect."""
        self.swallows = False
        """Whether what the server says is lost."""
        self.is_frozen = False
        """Whether nothing comes through, and nobody is told."""

    def cut(self) -> None:
        """Break all connections."""
        for writer in self._writers:
            writer.transport.abort()

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        async with await asyncio.start_server(self._accept, "127.0.0.1", 0) as listener:
            port = listener.sockets[0].getsockname()[1]
            self.url = f"http://127.0.0.1:{port}"
            try:
                yield
            finally:
                self.cut()
                await asyncio.gather(*self._carrying)

    def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.create_task(self._carry(reader, writer))
        self._carrying.add(task)
        task.add_done_callback(self._carrying.discard)

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self.is_down:
            writer.transport.abort()
            return
        try:
            there = await asyncio.open_connection(*self._server)
        except OSError:
            writer.transport.abort()
            return
        self._writers |= {writer, there[1]}
        try:
            await asyncio.gather(
                self._pump(reader, there[1], is_answer=False),
                self._pump(there[0], writer, is_answer=True),
            )
        finally:
            for end in (writer, there[1]):
                self._writers.discard(end)
                end.transport.abort()

    async def _pump(
        self, source: asyncio.StreamReader, target: asyncio.StreamWriter, *, is_answer: bool
    ) -> None:
        with suppress(OSError):
            while data := await source.read(65536):
                if self.is_frozen or (is_answer and self.swallows):
                    continue
                target.write(data)
                await target.drain()
        target.transport.abort()


@asynccontextmanager
async def network_to(server_url: str) -> AsyncIterator[Network]:
    """Put a network in front of a server."""
    network = Network(server_url)
    async with network.running():
        yield network
