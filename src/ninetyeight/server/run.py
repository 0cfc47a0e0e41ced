"""Runs the server until it is told to stop."""

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

from ninetyeight.rules import GameError
from ninetyeight.rules.errors import shown
from ninetyeight.server.app import create_app
from ninetyeight.server.logs import log_to_stderr
from ninetyeight.server.options import Options
from ninetyeight.server.running import running
from ninetyeight.server.transport import Acceptor, Gate, GuardedHttp, allow_more_files

MOST_MESSAGE_BYTES = 16 * 1024
"""The largest message on a socket."""
BACKLOG = 1024
MOST_UNSENT_BYTES = 128 * 1024
"""What the system keeps of an answer for a client that does not read it."""
STOP_SECONDS = 10
"""How long requests that are under way may still take."""
COLLECT_AFTER = (10_000, 20, 10)
"""How many new objects the garbage collector waits for, and how often before it looks further."""
ANY_ADDRESS = ("0.0.0.0", "::")

log = logging.getLogger("ninetyeight.server")


def serve(options: Options, say: Callable[[str], None], *, wakes_bots: bool = False) -> None:
    """Serve until SIGINT or SIGTERM; `say` is told the address once people can come.

    Bots start with the first table that has one, or at once: on a new machine the kernel is
    compiled then, while whoever plays here looks around.
    """
    most_files = allow_more_files()
    with _listen(options) as listener:
        log_to_stderr()
        factory = uvicorn.Config("", log_config=None).get_loop_factory()
        with asyncio.Runner(loop_factory=factory) as runner:
            runner.run(_serve(options, listener, most_files, say, wakes_bots=wakes_bots))


async def _serve(
    options: Options,
    listener: socket.socket,
    most_files: int,
    say: Callable[[str], None],
    *,
    wakes_bots: bool,
) -> None:
    async with running(options) as service:
        if wakes_bots:
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
        port = listener.getsockname()[1]
        server = _Server(config, gate, lambda: say(_whereabouts(options.host, port)))
        watching = asyncio.create_task(gate.watch())
        try:
            await server.serve([listener])
        finally:
            watching.cancel()


class _Server(uvicorn.Server):
    """A server that says when it is ready, and ends quietly when it is told to."""

    def __init__(self, config: uvicorn.Config, gate: Gate, on_ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._gate = gate
        self._on_ready = on_ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, with protocols and an acceptor that have limits, and say so."""
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
        _collect_seldom()
        self._on_ready()
        log.info("started")

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Stop at a signal; unlike uvicorn, do not raise it once more afterwards."""
        numbers = (signal.SIGINT, signal.SIGTERM)
        kept = {number: signal.signal(number, self.handle_exit) for number in numbers}
        try:
            yield
        finally:
            for number, handler in kept.items():
                signal.signal(number, handler)
            log.info("stopped")


def _collect_seldom() -> None:
    """Let the garbage collector stop the server seldom, and spare it what stays for ever.

    Tables are trees of values that go when nobody holds them. Looking through all of them for
    rings, as often as Python does by itself, took a third of a busy server's time, and up to a
    second at once.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT_AFTER)


def _listen(options: Options) -> socket.socket:
    """Take the port before anything else is done, so that a wrong one is one clear line."""
    family = socket.AF_INET6 if ":" in options.host else socket.AF_INET
    try:
        listener = socket.create_server(
            (options.host, options.port), family=family, backlog=BACKLOG
        )
    except (OSError, OverflowError, UnicodeError) as error:
        why = getattr(error, "strerror", None) or str(error)
        raise GameError(
            "address",
            f"The server cannot listen on {shown(options.host)}, port {options.port}: {why}.",
        ) from None
    if hasattr(socket, "TCP_NOTSENT_LOWAT"):  # connections inherit it
        listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_NOTSENT_LOWAT, MOST_UNSENT_BYTES)
    return listener


def _whereabouts(host: str, port: int) -> str:
    """Say where the server is, for who sits here and, where it listens to all, for the others."""
    said = f"Ninety-Eight is at {_url(host, port)}"
    near = _address_nearby() if host in ANY_ADDRESS else None
    return said if near is None else f"{said} and, for others nearby, at {_url(near, port)}"


def _address_nearby() -> str | None:
    """Give the address of this machine in its network; None where it has none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            # Nothing is sent: this asks which way it would go, to an address of no machine.
            probe.connect(("192.0.2.1", 9))
            address: str = probe.getsockname()[0]
        except OSError:
            return None
    return None if address.startswith("127.") else address


def _url(host: str, port: int) -> str:
    if host in ANY_ADDRESS:
        host = "localhost"
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"
