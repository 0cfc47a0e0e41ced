"""Waiting for what a test expects, without guessing how long it takes."""

import asyncio
import selectors
import time
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import dataclass
from typing import Any, TypeVar

PATIENCE = 20.0
"""How long anything may take on a busy machine, in seconds, before a test gives up."""
_POLL_INTERVAL = 0.02

Result = TypeVar("Result")


@dataclass(frozen=True, slots=True, eq=False)
class _Wait:
    is_so: Callable[[], bool]
    only_when_idle: bool
    satisfied: "asyncio.Future[None]"

    def check(self, *, is_idle: bool) -> bool:
        """Whether the wait is over; the failure of a condition belongs to whoever waits for it."""
        if self.satisfied.done():
            return True
        if self.only_when_idle and not is_idle:
            return False
        try:
            if self.is_so():
                self.satisfied.set_result(None)
        except Exception as error:
            self.satisfied.set_exception(error)
        return self.satisfied.done()


class WatchedLoop(asyncio.SelectorEventLoop):
    """An event loop that checks what is waited for whenever its own work may have changed it."""

    def __init__(self) -> None:
        self.waits: set[_Wait] = set()
        super().__init__(_WatchedSelector(self._check))

    def _check(self, *, is_idle: bool) -> bool:
        """Check all waits; return whether one of them is over."""
        over = {wait for wait in self.waits if wait.check(is_idle=is_idle)}
        self.waits -= over
        return bool(over)


class _WatchedSelector(selectors.DefaultSelector):
    def __init__(self, check: Callable[..., bool]) -> None:
        super().__init__()
        self._check = check

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        if ready := super().select(0):
            self._check(is_idle=False)
            return ready
        is_idle = timeout is None or timeout > 0
        return [] if self._check(is_idle=is_idle) else super().select(timeout)


async def until(is_so: Callable[[], bool], what: str = "", patience: float = PATIENCE) -> None:
    """Wait until a condition holds that only the running loop's own work can change."""
    if not is_so():
        await _wait(is_so, what, patience, only_when_idle=False)


async def until_idle(patience: float = PATIENCE) -> None:
    """Wait until the running loop has done all that it can without more input or time."""
    await _wait(lambda: True, "the loop is idle", patience, only_when_idle=True)


async def _wait(
    is_so: Callable[[], bool], what: str, patience: float, *, only_when_idle: bool
) -> None:
    loop = asyncio.get_running_loop()
    assert isinstance(loop, WatchedLoop), "the loop checks no conditions; start it by `run`"
    wait = _Wait(is_so, only_when_idle, loop.create_future())
    loop.waits.add(wait)
    try:
        async with asyncio.timeout(patience):
            await wait.satisfied
    except TimeoutError:
        raise AssertionError(f"not within {patience:.0f} s: {what or is_so}") from None
    finally:
        loop.waits.discard(wait)


def run(main: Coroutine[Any, Any, Result]) -> Result:
    """Run a coroutine as `asyncio.run` does, on a loop that can be watched."""
    with asyncio.Runner(loop_factory=WatchedLoop) as runner:
        return runner.run(main)


async def poll_async(
    ask: Callable[[], Awaitable[Result]], what: str = "", patience: float = PATIENCE
) -> Result:
    """Ask again and again, as `poll` does, while the running loop goes on."""
    try:
        async with asyncio.timeout(patience):
            while not (answer := await ask()):
                await asyncio.sleep(_POLL_INTERVAL)
            return answer
    except TimeoutError:
        raise AssertionError(f"not within {patience:.0f} s: {what or ask}") from None


def poll(is_so: Callable[[], Result], what: str = "", patience: float = PATIENCE) -> Result:
    """Ask again and again until the answer is true, and return it.

    Only for what another program does and reports to nobody: what tmux shows on its screen, rows
    that a server writes to its database, whether a process that is not our child still runs.
    """
    end = time.monotonic() + patience
    while not (answer := is_so()):
        assert time.monotonic() < end, f"not within {patience:.0f} s: {what or is_so}"
        time.sleep(_POLL_INTERVAL)
    return answer
