"""A bad network between players and a server, which spoils messages at random."""

import asyncio
import random
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from enum import StrEnum

from websockets.asyncio.client import connect
from websockets.asyncio.connection import Connection
from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import ConnectionClosed

from proof.machinery.servers import DEADLINE

LONGEST = 0.1
"""The longest delay of a message, in seconds; a repeat takes up to five times as long."""


class Fault(StrEnum):
    """What can happen to a message."""

    DROPPED = "dropped"
    REPEATED = "repeated"
    """It arrives again later, after others."""
    REORDERED = "reordered"
    """Later messages overtake it."""
    DELAYED = "delayed"
    """It is delayed, and so are all after it."""
    CUT = "cut"
    """The connection breaks, and messages in flight are lost."""


CHANCES = {
    Fault.DROPPED: 0.06,
    Fault.REPEATED: 0.15,
    Fault.REORDERED: 0.15,
    Fault.DELAYED: 0.1,
    Fault.CUT: 0.005,
}


class Network:
    """Carries the sockets of players to a server, reliably or badly."""

    def __init__(self, server_url: Callable[[], str], seed: int) -> None:
        self.faults: Counter[Fault] = Counter()
        self.url = ""
        self.is_whole = True
        self._server_url = server_url
        self._rng = random.Random(seed)
        self._late: set[asyncio.Task[None]] = set()

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Carry messages while the block runs."""
        async with serve(self._carry, "127.0.0.1", 0, compression=None) as server:
            port = next(iter(server.sockets)).getsockname()[1]
            self.url = f"http://127.0.0.1:{port}"
            yield
        await asyncio.gather(*self._late)

    async def _carry(self, player: ServerConnection) -> None:
        request = player.request
        assert request is not None
        async with connect(
            self._server_url().replace("http://", "ws://") + request.path,
            additional_headers={"Cookie": request.headers["Cookie"]},
            compression=None,
            open_timeout=DEADLINE,
            close_timeout=1,
            proxy=None,
        ) as server:
            ways = [
                asyncio.create_task(self._carry_all(player, server)),
                asyncio.create_task(self._carry_all(server, player)),
            ]
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
            await asyncio.gather(player.close(), server.close())
            await asyncio.gather(*ways)

    async def _carry_all(self, source: Connection, target: Connection) -> None:
        """Carry messages in one direction until either end closes."""
        try:
            async for message in source:
                fault = self._fault(str(message))
                if fault is Fault.CUT:
                    return
                await self._carry_one(target, str(message), fault)
        except ConnectionClosed:
            return

    def _fault(self, message: str) -> Fault | None:
        if self.is_whole or message.startswith('{"kind":"presence"'):
            return None
        names, chances = list(CHANCES), list(CHANCES.values())
        fault = self._rng.choices([*names, None], [*chances, 1 - sum(chances)])[0]
        if fault is not None:
            self.faults[fault] += 1
        return fault

    async def _carry_one(self, target: Connection, message: str, fault: Fault | None) -> None:
        match fault:
            case Fault.DROPPED:
                return
            case Fault.REORDERED:
                self._carry_later(target, message, LONGEST)
                return
            case Fault.REPEATED:
                self._carry_later(target, message, 5 * LONGEST)
            case Fault.DELAYED:
                await asyncio.sleep(self._rng.uniform(0, LONGEST))
            case _:
                pass
        await target.send(message)

    def _carry_later(self, target: Connection, message: str, longest: float) -> None:
        async def carry(seconds: float) -> None:
            await asyncio.sleep(seconds)
            try:
                await target.send(message)
            except ConnectionClosed:
                return

        task = asyncio.create_task(carry(self._rng.uniform(0, longest)))
        self._late.add(task)
        task.add_done_callback(self._late.discard)
