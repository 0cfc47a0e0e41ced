"""Servers that are killed and restarted, each with its own data folder."""

import asyncio
import os
import signal
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from server.servers import WIDE, Server, running_server
from waiting import poll_async

DEADLINE = 60.0
"""How long anything may take on a busy machine before a proof gives up."""


class Serving:
    """A server whose process, and with it the port, changes with every restart."""

    def __init__(self, data: Path, *options: str, **given: object) -> None:
        self.is_up = asyncio.Event()
        self.starts: list[float] = []
        """How many seconds each start took until its first line."""
        self._data = data
        self._options = options
        self._given: dict[str, Any] = {**WIDE, **given}
        self._server: Server | None = None
        self._stack = ExitStack()

    @property
    def url(self) -> str:
        assert self._server is not None
        return self._server.url

    async def start(self) -> None:
        """Start a process, and return once it serves."""
        running = running_server(self._data, *self._options, **self._given)
        self._server = await asyncio.to_thread(self._stack.enter_context, running)
        self.starts.append(self._server.seconds)
        self.is_up.set()

    def kill(self) -> None:
        """Kill the process with SIGKILL."""
        assert self._server is not None
        self.is_up.clear()
        self._server.process.send_signal(signal.SIGKILL)

    async def stop(self) -> None:
        """Ask the process to stop, and wait until it has ended."""
        self.is_up.clear()
        await asyncio.to_thread(self._stack.close)

    def children(self) -> list[int]:
        """List the children of the process."""
        assert self._server is not None
        tasks = Path(f"/proc/{self._server.process.pid}/task")
        if not tasks.is_dir():  # not on Linux
            return []
        texts = [(task / "children").read_text() for task in tasks.iterdir()]
        return [int(child) for text in texts for child in text.split()]


def is_running(process: int) -> bool:
    """Whether a process with this id exists."""
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


async def until(is_so: Callable[[], bool], what: str, seconds: float = DEADLINE) -> None:
    """Wait until a condition holds."""

    async def ask() -> bool:
        return is_so()

    await poll_async(ask, what, seconds)
