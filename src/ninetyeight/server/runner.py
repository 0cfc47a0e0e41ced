"""Runs the server under uvicorn until a signal stops it."""

import asyncio
import gc
import logging
import signal
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import cast

import uvicorn

from ninetyeight.server.app import create_app
from ninetyeight.server.listener import Location, bind, locate
from ninetyeight.server.logs import log_to_stderr
from ninetyeight.server.options import Options
from ninetyeight.server.service import open_service
from ninetyeight.server.transport import Acceptor, Gate, GuardedHttp, allow_more_files

MOST_MESSAGE_BYTES = 16 * 1024
"""The largest message that a socket accepts."""
STOP_SECONDS = 10
"""How long requests in progress may still take when the server stops."""
COLLECT_AFTER = (10_000, 20, 10)
"""The garbage collector's thresholds, see `_collect_less_often`."""

log = logging.getLogger("ninetyeight.server")


def serve(
    options: Options, on_ready: Callable[[Location], None], *, warms_bots: bool = False
) -> None:
    """Serve until SIGINT or SIGTERM; `on_ready` is called once connections are accepted.

    Bot processes start with the first table that seats a bot. With `warms_bots` they start right
    away, so that a fresh install compiles the kernel while its only player is still looking around.
    """
    most_files = allow_more_files()
    with bind(options.host, options.port) as listener:
        log_to_stderr()
        location = locate(options.host, listener)
        factory = uvicorn.Config("", log_config=None).get_loop_factory()
        with asyncio.Runner(loop_factory=factory) as runner:
            runner.run(
                _serve(
                    options,
                    listener,
                    most_files,
                    lambda: on_ready(location),
                    warms_bots=warms_bots,
                )
            )


async def _serve(
    options: Options,
    listener: socket.socket,
    most_files: int,
    on_ready: Callable[[], None],
    *,
    warms_bots: bool,
) -> None:
    async with open_service(options) as service:
        if warms_bots:
            service.host.wake_bots()
        gate = Gate(options, service.metrics, most_files)
        config = uvicorn.Config(
            create_app(service),
            http="httptools",
            log_config=None,
            access_log=False,
            server_header=False,
            proxy_headers=False,
            lifespan="off",
            ws="websockets-sansio",
            ws_max_size=MOST_MESSAGE_BYTES,
            timeout_graceful_shutdown=STOP_SECONDS,
        )
        server = _Server(config, gate, on_ready)
        watching = asyncio.create_task(gate.watch())
        try:
            await server.serve([listener])
        finally:
            watching.cancel()


class _Server(uvicorn.Server):
    """uvicorn with our own acceptor, a callback when it is ready, and a quiet stop."""

    def __init__(self, config: uvicorn.Config, gate: Gate, on_ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._gate = gate
        self._on_ready = on_ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start with an acceptor and protocols that enforce limits."""
        protocol = partial(
            GuardedHttp,
            gate=self._gate,
            config=self.config,
            server_state=self.server_state,
            app_state={},
        )
        acceptors = [Acceptor(each, self._gate, protocol) for each in sockets or ()]
        self.servers = cast("list[asyncio.Server]", acceptors)
        self.started = True
        _collect_less_often()
        self._on_ready()
        log.info("started")

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Stop on a signal; unlike uvicorn, do not raise it again afterwards."""
        numbers = (signal.SIGINT, signal.SIGTERM)
        kept = {number: signal.signal(number, self.handle_exit) for number in numbers}
        try:
            yield
        finally:
            for number, handler in kept.items():
                signal.signal(number, handler)
            log.info("stopped")


def _collect_less_often() -> None:
    """Make garbage collection rare, and exempt what is loaded for good.

    Tables are trees of values, freed by reference counts. Searching them for cycles at Python's
    default rate took a third of a busy server's time, with pauses of up to a second.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT_AFTER)
