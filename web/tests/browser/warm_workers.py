"""Starts the worker processes of servers by forking a process that has loaded the kernel.

A server runs its bots, its replays and lessons, and its solver in programs of their own, each of
which takes seconds of processor time to import and to load the kernel. Every browser test has a
server of its own, so that adds up. Here `worker_stub.py` asks one warm process for a fork, which
runs the same `main` on the same pipes.
"""

import asyncio
import gc
import os
import selectors
import signal
import socket
import sys
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from typing import Any, NoReturn

STUB = Path(__file__).with_name("worker_stub.py")
BOTS = "ninetyeight.bots.worker"
REQUESTS = "ninetyeight.host.request_worker"
SOLVER = "ninetyeight.host.solver_process"
WORKERS = (BOTS, REQUESTS, SOLVER)

start_program = asyncio.create_subprocess_exec


def fork_workers(place: str) -> None:
    """Start the warm process, which listens at this path; this process starts its workers there."""
    listener = socket.socket(socket.AF_UNIX)
    listener.bind(place)
    listener.listen()
    lives, alive = os.pipe()  # closed by the system once this process and all its forks are gone
    if os.fork() == 0:
        os.close(alive)
        WarmProcess(listener, lives).run()
    listener.close()
    os.close(lives)

    async def start_worker(
        python: str, *arguments: str, **pipes: Any
    ) -> asyncio.subprocess.Process:
        """Stand in for `asyncio.create_subprocess_exec`."""
        match arguments:
            case ("-m", module, *rest) if module in WORKERS:
                arguments = ("-IS", str(STUB), place, module, *rest)
        return await start_program(python, *arguments, **pipes)

    asyncio.create_subprocess_exec = start_worker  # type: ignore[assignment]


class WarmProcess:
    """Forks a worker for each stub that connects, and ends it when its stub is gone."""

    def __init__(self, listener: socket.socket, lives: int) -> None:
        self._listener = listener
        self._lives = lives
        self._workers: dict[socket.socket, int] = {}
        self._selector = selectors.DefaultSelector()

    def run(self) -> NoReturn:
        """Serve until the process that wanted the workers is gone."""
        try:
            _load()
            self._selector.register(self._listener, selectors.EVENT_READ)
            self._selector.register(self._lives, selectors.EVENT_READ)
            while not any(self._serve(key.fileobj) for key, _ in self._selector.select()):
                pass
        finally:
            os._exit(0)

    def _serve(self, ready: object) -> bool:
        """Deal with what can be read, and return whether it is the end."""
        if ready is self._listener:
            self._fork(self._listener.accept()[0])
        elif isinstance(ready, socket.socket):
            self._end(ready)
        return ready == self._lives

    def _fork(self, stub: socket.socket) -> None:
        program, files, _, _ = socket.recv_fds(stub, 4096, 4)
        pid = os.fork()
        if pid == 0:
            self._selector.close()
            self._listener.close()
            _be_worker(program.decode().split("\0"), files)
        for file in files:
            os.close(file)
        self._workers[stub] = pid
        self._selector.register(stub, selectors.EVENT_READ)

    def _end(self, stub: socket.socket) -> None:
        """End the worker of a stub that was killed, or that saw its worker end."""
        self._selector.unregister(stub)
        stub.close()
        pid = self._workers.pop(stub)
        with suppress(ProcessLookupError):
            os.kill(pid, signal.SIGKILL)
        os.waitpid(pid, 0)


def _load() -> None:
    """Import what the workers import, and load what they load before they answer."""
    for module in WORKERS:
        import_module(module)
    import_module(BOTS)._warm_up()
    import_module(SOLVER)._warm_up()
    gc.freeze()  # or else the collector of each fork would copy all of it


def _be_worker(program: list[str], files: list[int]) -> NoReturn:
    """Run a worker on the pipes of its stub, in a process of its own. The last file stays open."""
    try:
        for number, file in enumerate(files[:3]):
            os.dup2(file, number)
            os.close(file)
        sys.argv = program
        import_module(program[0]).main()
    finally:
        os._exit(0)
