"""Background work whose failures are logged and counted; loops are restarted."""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, TypeVar

from ninetyeight.host.errors import log_failure

FIRST_PAUSE, LONGEST_PAUSE = 0.1, 30.0
"""The pause before failed work is restarted, in seconds; it doubles each time."""
SETTLED = 60.0
"""After so many seconds without a failure the pause is short again."""

Result = TypeVar("Result")


class Supervisor:
    """Runs the background work of a process, and counts its failures."""

    def __init__(self, on_failure: Callable[[str], None] | None = None) -> None:
        self.failures: Counter[str] = Counter()
        """How often each kind of work has failed."""
        self._on_failure = on_failure
        self._running: set[asyncio.Task[Any]] = set()

    def keep(self, name: str, work: Callable[[], Awaitable[None]]) -> "asyncio.Task[None]":
        """Run a loop until it returns or is cancelled; restart it when it fails."""
        return self._begin(name, self._kept(name, work))

    def once(self, name: str, work: Coroutine[Any, Any, Result]) -> "asyncio.Task[Result]":
        """Run something once; whoever awaits it gets the error as well."""
        task = self._begin(name, work)
        task.add_done_callback(lambda done: self._check(name, done))
        return task

    def note(self, name: str, error: BaseException) -> None:
        """Log and count a failure that its caller has handled."""
        self.failures[name] += 1
        log_failure(name[:1].upper() + name[1:], error)
        if self._on_failure is not None:
            self._on_failure(name)

    def _begin(self, name: str, work: Coroutine[Any, Any, Result]) -> "asyncio.Task[Result]":
        task = asyncio.create_task(work, name=name)
        self._running.add(task)  # the event loop holds tasks only weakly
        task.add_done_callback(self._running.discard)
        return task

    def _check(self, name: str, task: "asyncio.Task[Any]") -> None:
        if not task.cancelled() and (error := task.exception()) is not None:
            self.note(name, error)

    async def _kept(self, name: str, work: Callable[[], Awaitable[None]]) -> None:
        pause, loop = FIRST_PAUSE, asyncio.get_running_loop()
        while True:
            began = loop.time()
            try:
                await work()
            except Exception as error:
                self.note(name, error)
            else:
                return
            if loop.time() - began > SETTLED:
                pause = FIRST_PAUSE
            await asyncio.sleep(pause)
            pause = min(LONGEST_PAUSE, 2 * pause)
