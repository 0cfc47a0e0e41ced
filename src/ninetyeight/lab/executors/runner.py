"""Plays games in chunks on an engine: keeps what is done, whatever happens to the rest."""

import time
from collections.abc import Callable
from concurrent.futures import FIRST_COMPLETED, CancelledError, Executor, Future, wait
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

from ninetyeight.kernel.cache import is_compiling
from ninetyeight.lab.executors.backend import Engine
from ninetyeight.lab.executors.chunks import Backlog, Span
from ninetyeight.lab.executors.listener import Interrupt, Watch
from ninetyeight.lab.executors.local import Threads
from ninetyeight.rules import GameError

MOST_LOSSES = 2
"""How often a run begins again with fresh workers before it gives up."""
COMPILING_SECONDS = 1.0
"""A kernel that is being compiled, and not ready by then, is told of."""
GRACE_SECONDS = 2.0
"""How long chunks that are being played may go on after a Ctrl-C."""
TICK = 0.1

Task = Callable[[], Any]


@dataclass(frozen=True, slots=True)
class Ending:
    """How a run ended before all was done."""

    message: str
    is_interrupt: bool = False
    trace: str = ""
    """What a bot that failed said about it, such as a traceback."""


INTERRUPTED = Ending("Interrupted.", is_interrupt=True)


@dataclass(slots=True)
class Run:
    """A run that is under way."""

    backlog: Backlog
    task: Callable[[Span], Task]
    """Makes of a span what a worker calls; it must survive pickling."""
    take: Callable[[Span, Any], None]
    """Gets what a worker gave back."""
    watch: Watch
    interrupt: Interrupt
    running: dict[Future[Any], Span] = field(default_factory=dict)

    def on(self, engine: Engine) -> Ending | None:
        """Play everything; what comes back is why not everything was played."""
        try:
            if engine.is_near and (ending := self._near(engine.near_seconds)):
                return ending
            return self._far(engine) if self.backlog.spans else None
        except KeyboardInterrupt:
            return INTERRUPTED
        except CancelledError:
            return Ending("The executor cancelled the games that were left.")
        except GameError as error:
            return Ending(error.message, trace=getattr(error, "trace", ""))
        except Exception as error:  # whatever a worker raises, nothing is lost
            what = " ".join(f"{type(error).__name__}: {error}".split())
            return Ending(f"A worker failed: {what[:300]}")

    def _near(self, seconds: float) -> Ending | None:
        """Get the kernel ready, and play for a while in this process."""
        executor = Threads(1)
        try:
            if not self._warmed(executor):
                return INTERRUPTED
            until = time.monotonic() + seconds
            return self._play(executor, 1, until) if seconds else None
        finally:
            executor.shutdown(wait=False, cancel_futures=True)

    def _warmed(self, executor: Executor) -> bool:
        """Wait for the kernel; say whether it is ready, or was interrupted."""
        ready = executor.submit(warm_up)
        began, is_told = time.monotonic(), False
        while not ready.done():
            wait([ready], TICK)
            if self.interrupt.asked:
                return False
            is_slow = time.monotonic() - began > COMPILING_SECONDS
            if is_slow and not is_told and is_compiling():
                self.watch.compiling()
                is_told = True
        if is_told:
            self.watch.compiled()
        ready.result()
        return True

    def _far(self, engine: Engine) -> Ending | None:
        """Play on the engine's executor; begin again with a fresh one when a worker dies."""
        losses = 0
        while True:
            executor = engine.start()
            is_done = False
            try:
                ending = self._play(executor, engine.workers)
                is_done = ending is None
            except engine.losses as error:
                if self.interrupt.asked:  # whoever stops a group of processes stops workers, too
                    return INTERRUPTED
                losses += 1
                name = type(error).__name__
                if losses > MOST_LOSSES:
                    return Ending(f"Workers died {losses} times ({name}), so this run stops.")
                self.watch.trouble(f"A worker died ({name}): its games are played again.")
            else:
                return ending
            finally:
                executor.shutdown(wait=is_done)

    def _play(self, executor: Executor, workers: int, until: float | None = None) -> Ending | None:
        try:
            while self.backlog.spans or self.running:
                if self.interrupt.asked:
                    self._let_finish()
                    return INTERRUPTED
                self._submit(executor, workers, until)
                if not self.running:
                    break
                done, _ = wait(self.running, TICK, FIRST_COMPLETED)
                for future in done:
                    self._keep(future)
        finally:
            self._sort_out()
        return None

    def _submit(self, executor: Executor, workers: int, until: float | None) -> None:
        """Keep every worker busy, with one chunk waiting for each."""
        most = 1 if until is not None else 2 * workers
        while self.backlog.spans and len(self.running) < most:
            if until is not None and time.monotonic() > until:
                return
            span = self.backlog.cut(workers)
            try:
                future = executor.submit(timed, self.task(span))
            except BaseException:
                self.backlog.give_back(span)
                raise
            self.running[future] = span

    def _keep(self, future: Future[Any]) -> None:
        seconds, output = future.result()
        span = self.running.pop(future)
        self.backlog.measured(span, seconds)
        self.take(span, output)

    def _let_finish(self) -> None:
        """Call off what has not begun, and wait a little for the rest."""
        for future in self.running:
            future.cancel()
        wait(self.running, GRACE_SECONDS)

    def _sort_out(self) -> None:
        """Keep what is done, cancel what is not, and put it back.

        Not every executor can cancel by itself: the `shutdown` of Dask's knows nothing of it.
        """
        for future, span in list(self.running.items()):
            if future.done() and not future.cancelled() and future.exception() is None:
                self._keep(future)
            else:
                future.cancel()
                self.backlog.give_back(span)
        self.running.clear()


def timed(task: Task) -> tuple[float, Any]:
    """Do a chunk in a worker; give the seconds it took, without those of getting ready."""
    warm_up()
    began = time.perf_counter()
    output = task()
    return time.perf_counter() - began, output


@lru_cache(maxsize=1)
def warm_up() -> None:
    """Compile the kernel, or load what was compiled before: once in a process."""
    from ninetyeight.bots.team import play_deals, team_of
    from ninetyeight.kernel.games import deal, seeds_of
    from ninetyeight.rules import STRICT_SIGNS, ruleset_of

    ruleset = ruleset_of("original", 1)
    play_deals(
        ruleset,
        team_of(["random"], 1),
        deal(ruleset, 0, 0, 1),
        starters=[0],
        seeds=seeds_of(0, 0, 1),
        allowed=STRICT_SIGNS,
    )


def run(
    spans: list[Span],
    task: Callable[[Span], Task],
    engine: Engine,
    *,
    take: Callable[[Span, Any], None],
    first_chunk: int,
    watch: Watch,
    interrupt: Interrupt,
) -> Ending | None:
    """Do the task of all spans, cut into chunks; say why if not all could be done."""
    return Run(Backlog(spans, first_chunk), task, take, watch, interrupt).on(engine)
