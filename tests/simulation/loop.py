"""An event loop in virtual time: when there is nothing to do, time jumps to the next event.

Nothing in it waits for the world outside, so the same seed gives the same run, step by step.
"""

import asyncio
import selectors
from collections.abc import Callable, Coroutine, Mapping
from typing import Any, TypeVar

Result = TypeVar("Result")


class Stuck(Exception):
    """All tasks wait for each other, so nothing will ever happen."""


class VirtualLoop(asyncio.SelectorEventLoop):
    """Runs tasks in virtual time."""

    def __init__(self) -> None:
        self._now = 0.0
        super().__init__(_NoWaiting(self._pass_time))

    def time(self) -> float:
        """The seconds that have passed in this loop."""
        return self._now

    def _pass_time(self, seconds: float | None) -> None:
        if seconds is None:
            raise Stuck
        self._now += seconds


class _NoWaiting(selectors.SelectSelector):
    """A selector that never waits, because nothing here ever becomes readable."""

    def __init__(self, passed: Callable[[float | None], None]) -> None:
        super().__init__()
        self._passed = passed

    def select(self, timeout: float | None = None) -> list[Any]:
        if timeout is None or timeout > 0:
            self._passed(timeout)
        return []

    def get_map(self) -> Mapping[Any, Any]:
        return super().get_map() or {}


def run_virtually(main: Coroutine[Any, Any, Result]) -> Result:
    """Run a coroutine to its end, and cancel the tasks that it leaves behind."""
    loop = VirtualLoop()
    loop.set_exception_handler(lambda _loop, _context: None)
    try:
        return loop.run_until_complete(main)
    finally:
        for task in asyncio.all_tasks(loop):
            task.cancel()
        loop.run_until_complete(asyncio.sleep(0))
        loop.close()
