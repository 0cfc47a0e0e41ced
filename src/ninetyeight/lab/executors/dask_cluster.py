"""A Dask cluster as an executor: `dask://host:port` is the address of its scheduler."""

import socket
from collections.abc import Callable
from concurrent.futures import Executor, Future
from typing import Any

from ninetyeight.extras import how_to_install
from ninetyeight.lab.executors.backend import Backend
from ninetyeight.rules import GameError
from ninetyeight.rules.errors import shown

TIMEOUT = 5
"""Seconds to wait for an answer."""
LONGEST_GREETING = 1_000_000
"""The most bytes of a greeting. A scheduler speaks first, and sends the length in eight bytes."""


def dask_backend(address: str, workers: int | None) -> Backend:
    """Connect to a scheduler; `GameError` if Dask is missing or nobody answers."""
    try:
        from distributed import Client, KilledWorker
        from distributed.comm import CommClosedError
    except ImportError:
        raise missing("dask") from None
    with connect(address, f"dask://{address}") as connection:
        _check_greeting(connection, address)
    with _client(Client, address) as client:
        count = sum(client.ncores().values())
    if count == 0:
        raise GameError("executor", f"dask://{address}: this scheduler has no workers.")
    return Backend(
        lambda: DaskExecutor(_client(Client, address)),
        workers or count,
        losses=(KilledWorker, CommClosedError),
    )


class DaskExecutor(Executor):
    """A client's executor; shutting it down closes the client."""

    def __init__(self, client: Any) -> None:
        self._client = client
        # Every call runs, even if an equal one has run before.
        self._executor: Executor = client.get_executor(pure=False)

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        return self._executor.submit(fn, *args, **kwargs)

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        self._executor.shutdown(wait=wait)
        self._client.close()


def missing(library: str) -> GameError:
    """The error for a missing library; its message says how to install it."""
    return GameError(
        "executor", f"The library {library} is not installed: {how_to_install(library)}"
    )


def connect(address: str, name: str) -> socket.socket:
    """Connect to an address; `GameError` within seconds if nobody answers."""
    host, _, port = address.rpartition(":")
    if not host or not port.isascii() or not port.isdigit() or not 0 < int(port) < 65536:
        raise GameError("executor", f"{shown(name)} needs a host and a port, such as host:8786.")
    try:
        return socket.create_connection((host.strip("[]"), int(port)), timeout=TIMEOUT)
    except (OSError, UnicodeError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise GameError("executor", f"{name}: nobody answers ({reason}).") from None


def _check_greeting(connection: socket.socket, address: str) -> None:
    """Refuse an address where Dask does not answer; its own client would wait for minutes."""
    try:
        greeting = connection.recv(8, socket.MSG_WAITALL)
    except OSError:
        greeting = b""
    if not 0 < int.from_bytes(greeting, "little") < LONGEST_GREETING:
        raise GameError("executor", f"dask://{address}: this is not a Dask scheduler.")


def _client(kind: Any, address: str) -> Any:
    try:
        return kind(f"tcp://{address}", timeout=TIMEOUT, set_as_default=False)
    except (OSError, ValueError) as error:  # Dask's connection errors are OSErrors
        reason = (str(error) or type(error).__name__).splitlines()[0].rstrip(".")
        raise GameError("executor", f"dask://{address}: no Dask scheduler ({reason}).") from None
