"""Background work that fails aloud: it is logged, counted, and what lasts is begun again."""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, TypeVar

from ninetyeight.host.errors import log_failure

FIRST_REST, LONGEST_REST = 0.1, 30.0
"""The pause before work that failed is begun again, in seconds; twice as long each time."""
SETTLED = 60.0
"""After so many seconds without a failure the pauses are short again."""

Result = TypeVar("Result")


class Supervisor:
    """Runs what a process does by itself, and knows how often it failed."""

    def __init__(self, on_failure: Callable[[str], None] | None = None) -> None:
        self.failures: Counter[str] = Counter()
        """How often each kind of work failed."""
        self._on_failure = on_failure
        self._running: set[asyncio.Task[Any]] = set()

    def keep(self, name: str, work: Callable[[], Awaitable[None]]) -> "asyncio.Task[None]":
        """Run what lasts until it returns or is cancelled; when it fails, begin it again."""
        return self._begin(name, self._kept(name, work))

    def once(self, name: str, work: Coroutine[Any, Any, Result]) -> "asyncio.Task[Result]":
        """Run something to its end; where it fails, whoever awaits it gets the error as well."""
        task = self._begin(name, work)
        task.add_done_callback(lambda done: self._look_at(name, done))
        return task

    def note(self, name: str, error: BaseException) -> None:
        """Log and count a failure that was dealt with where it happened."""
        self.failures[name] += 1
        log_failure(name[:1].upper() + name[1:], error)
        if self._on_failure is not None:
            self._on_failure(name)

    def _begin(self, name: str, work: Coroutine[Any, Any, Result]) -> "asyncio.Task[Result]":
        task = asyncio.create_task(work, name=name)
        self._running.add(task)  # the event loop alone would not keep it from being collected
        task.add_done_callback(self._running.discard)
        return task

    def _look_at(self, name: str, task: "asyncio.Task[Any]") -> None:
        if not task.cancelled() and (error := task.exception()) is not None:
            self.note(name, error)

    async def _kept(self, name: str, work: Callable[[], Awaitable[None]]) -> None:
        rest, loop = FIRST_REST, asyncio.get_running_loop()
        while True:
            began = loop.time()
            try:
                await work()
            except Exception as error:
                self.note(name, error)
            else:
                return
            if loop.time() - began > SETTLED:
                rest = FIRST_REST
            await asyncio.sleep(rest)
            rest = min(LONGEST_REST, 2 * rest)
