"""Servers that are killed and started again, each with a data folder of its own."""

import asyncio
import os
import signal
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from server.servers import WIDE, Server, running_server

DEADLINE = 60.0
"""How long anything may take on a busy machine, before a proof gives up."""
_PAUSE = 0.005


class Serving:
    """The place of a server: the process there changes, and with it the port."""

    def __init__(self, data: Path, *options: str, **given: object) -> None:
        self.is_up = asyncio.Event()
        self.starts: list[float] = []
        """How many seconds each start took, to the first line."""
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
        """Start a process, and return when it serves."""
        running = running_server(self._data, *self._options, **self._given)
        self._server = await asyncio.to_thread(self._stack.enter_context, running)
        self.starts.append(self._server.seconds)
        self.is_up.set()

    def kill(self) -> None:
        """Kill the process at once; it does not get to do anything more."""
        assert self._server is not None
        self.is_up.clear()
        self._server.process.send_signal(signal.SIGKILL)

    async def stop(self) -> None:
        """Let go of the process: wait until it is gone, after having asked it to stop."""
        self.is_up.clear()
        await asyncio.to_thread(self._stack.close)

    def children(self) -> list[int]:
        """List the processes that the process has started."""
        assert self._server is not None
        tasks = Path(f"/proc/{self._server.process.pid}/task")
        if not tasks.is_dir():  # not on Linux
            return []
        texts = [(task / "children").read_text() for task in tasks.iterdir()]
        return [int(child) for text in texts for child in text.split()]


def is_running(process: int) -> bool:
    """Whether there is a process with this id."""
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


async def until(is_so: Callable[[], bool], what: str, seconds: float = DEADLINE) -> None:
    """Wait until something is so."""
    try:
        async with asyncio.timeout(seconds):
            while not is_so():
                await asyncio.sleep(_PAUSE)
    except TimeoutError:
        raise AssertionError(f"not within {seconds:.0f} s: {what}") from None
