"""Supervised background tasks: failures are logged and counted, and loops restarted."""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, TypeVar

from ninetyeight.host.errors import log_failure

FIRST_PAUSE, LONGEST_PAUSE = 0.1, 30.0
"""The pause before a failed loop is restarted, in seconds; it doubles each time."""
SETTLED = 60.0
"""The seconds without a failure after which the pause is short again."""

Result = TypeVar("Result")


class Supervisor:
    """Runs the background tasks of a process and counts their failures."""

    def __init__(self, on_failure: Callable[[str], None] | None = None) -> None:
        self.failures: Counter[str] = Counter()
        """How often each task has failed, by name."""
        self._on_failure = on_failure
        self._running: set[asyncio.Task[Any]] = set()

    @property
    def running(self) -> frozenset[str]:
        """The names of the running tasks."""
        return frozenset(task.get_name() for task in self._running)

    def keep(self, name: str, work: Callable[[], Awaitable[None]]) -> "asyncio.Task[None]":
        """Run a loop until it returns or is cancelled, restarting it when it fails."""
        return self._begin(name, self._kept(name, work))

    def once(self, name: str, work: Coroutine[Any, Any, Result]) -> "asyncio.Task[Result]":
        """Run a task once; a failure is also raised to whoever awaits it."""
        task = self._begin(name, work)
        task.add_done_callback(lambda done: self._check(name, done))
        return task

    def note(self, name: str, error: BaseException) -> None:
        """Log and count a failure that the caller has handled."""
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
