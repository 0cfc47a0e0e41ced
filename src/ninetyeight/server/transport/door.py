"""The door: what uvicorn makes for each connection, before it is known who comes."""

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Any, cast

from uvicorn import Config
from uvicorn.server import ServerState

from ninetyeight.server.transport.gate import Gate
from ninetyeight.server.transport.guard import Guard
from ninetyeight.server.transport.http import GuardedHttp


class Door:
    """Makes the protocols of a server, where uvicorn expects a class of its own."""

    def __init__(self, gate: Gate) -> None:
        self._gate = gate

    def __call__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> asyncio.Protocol:
        """Make what a new connection meets first."""
        inside = partial(
            GuardedHttp, gate=self._gate, config=config, server_state=server_state,
            app_state=app_state, _loop=_loop,
        )  # fmt: skip
        return _Threshold(self._gate, inside)


class _Threshold(asyncio.Protocol):
    """Sends away whom the gate does not admit, before anything is made for them."""

    def __init__(self, gate: Gate, inside: Callable[[Guard], GuardedHttp]) -> None:
        self._gate = gate
        self._inside = inside

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Admit a connection, or drop it."""
        transport = cast("asyncio.Transport", transport)
        guard = self._gate.admit(transport)
        if guard is None:
            transport.abort()
            return
        protocol = self._inside(guard)
        protocol.connection_made(transport)
        transport.set_protocol(protocol)
