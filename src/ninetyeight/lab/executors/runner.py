"""Plays games in chunks on a backend, and keeps finished ones whatever happens."""

import time
from collections.abc import Callable
from concurrent.futures import FIRST_COMPLETED, CancelledError, Executor, Future, wait
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

from ninetyeight.kernel import warm
from ninetyeight.kernel.cache import is_compiling
from ninetyeight.lab.bot_pool import end_idle_bots
from ninetyeight.lab.executors.backend import Backend
from ninetyeight.lab.executors.chunks import ChunkQueue, Span
from ninetyeight.lab.executors.listener import Interrupt, RunListener
from ninetyeight.lab.executors.local import Threads
from ninetyeight.rules import GameError

MOST_LOSSES = 2
"""How often a run replaces workers that died before it gives up."""
COMPILING_SECONDS = 1.0
"""A compilation that takes longer than this is reported."""
GRACE_SECONDS = 2.0
"""How long running chunks may continue after a Ctrl-C."""
TICK = 0.1

Task = Callable[[], Any]


@dataclass(frozen=True, slots=True)
class EarlyStop:
    """Why a run ended before everything was done."""

    message: str
    is_interrupt: bool = False
    trace: str = ""
    """What a bot that failed printed, such as a traceback."""


INTERRUPTED = EarlyStop("Interrupted.", is_interrupt=True)


@dataclass(slots=True)
class ChunkedRun:
    """A run of a queue of chunks: what remains, and what is being played."""

    queue: ChunkQueue
    make_task: Callable[[Span], Task]
    """Makes the call that plays a chunk; it is pickled on its way to a worker."""
    take: Callable[[Span, Any], None]
    """Receives what the call returns."""
    listener: RunListener = field(default_factory=RunListener)
    interrupt: Interrupt | None = None
    has_enough: Callable[[], bool] = lambda: False
    """Called often: whether the rest need not be played."""
    running: dict[Future[Any], Span] = field(default_factory=dict)

    def run_on(self, backend: Backend) -> EarlyStop | None:
        """Play everything, or return why not; then end the external bots of this process."""
        try:
            return self.play_on(backend)
        finally:
            end_idle_bots()

    def play_on(self, backend: Backend) -> EarlyStop | None:
        """Play everything, or return why not; external bots wait for the next run."""
        try:
            if backend.is_local and (stop := self._run_in_process(backend.in_process_seconds)):
                return stop
            return self._run_on_executor(backend) if self.queue.spans else None
        except KeyboardInterrupt:
            return INTERRUPTED
        except CancelledError:
            return EarlyStop("The executor cancelled the remaining games.")
        except GameError as error:
            return EarlyStop(error.message, trace=getattr(error, "trace", ""))
        except Exception as error:  # whatever a worker raises, finished games are kept
            what = " ".join(f"{type(error).__name__}: {error}".split())
            return EarlyStop(f"A worker failed: {what[:300]}")

    def _should_stop(self) -> bool:
        return self.has_enough() or (self.interrupt is not None and self.interrupt.requested)

    def _run_in_process(self, seconds: float) -> EarlyStop | None:
        """Load the kernel, then play in this process for a while."""
        executor = Threads(1)
        try:
            if not self._load_kernel(executor):
                return INTERRUPTED
            until = time.monotonic() + seconds
            return self._play(executor, 1, until) if seconds else None
        finally:
            executor.shutdown(wait=False, cancel_futures=True)

    def _load_kernel(self, executor: Executor) -> bool:
        """Wait until the kernel is loaded; False if interrupted meanwhile."""
        ready = executor.submit(load_kernel)
        began, is_reported = time.monotonic(), False
        while not ready.done():
            wait([ready], TICK)
            if self._should_stop():
                return False
            is_slow = time.monotonic() - began > COMPILING_SECONDS
            if is_slow and not is_reported and is_compiling():
                self.listener.compiling()
                is_reported = True
        if is_reported:
            self.listener.compiled()
        ready.result()
        return True

    def _run_on_executor(self, backend: Backend) -> EarlyStop | None:
        """Play on the backend's executor, and on a fresh one when a worker dies."""
        losses = 0
        while True:
            executor = backend.start()
            is_done = False
            try:
                stop = self._play(executor, backend.workers)
                is_done = stop is None
            except backend.losses as error:
                if self._should_stop():  # a signal to the process group kills workers, too
                    return INTERRUPTED
                losses += 1
                name = type(error).__name__
                if losses > MOST_LOSSES:
                    return EarlyStop(f"Workers died {losses} times ({name}), so the run stops.")
                self.listener.warn(f"A worker died ({name}); its games will be played again.")
            else:
                return stop
            finally:
                executor.shutdown(wait=is_done)

    def _play(
        self, executor: Executor, workers: int, until: float | None = None
    ) -> EarlyStop | None:
        try:
            while self.queue.spans or self.running:
                if self._should_stop():
                    self._let_finish()
                    return INTERRUPTED
                self._submit(executor, workers, until)
                if not self.running:
                    break
                done, _ = wait(self.running, TICK, FIRST_COMPLETED)
                for future in done:
                    self._keep(future)
        finally:
            self._settle()
        return None

    def _submit(self, executor: Executor, workers: int, until: float | None) -> None:
        """Keep every worker busy, and one more chunk waiting for each."""
        most = 1 if until is not None else 2 * workers
        while self.queue.spans and len(self.running) < most:
            if until is not None and time.monotonic() > until:
                return
            span = self.queue.next_chunk(workers)
            try:
                future = executor.submit(run_task, self.make_task(span))
            except BaseException:
                self.queue.put_back(span)
                raise
            self.running[future] = span

    def _keep(self, future: Future[Any]) -> None:
        seconds, output = future.result()
        span = self.running.pop(future)
        self.queue.note_speed(span, seconds)
        self.take(span, output)

    def _let_finish(self) -> None:
        """Cancel what has not started, and give the rest a moment to finish."""
        for future in self.running:
            future.cancel()
        wait(self.running, GRACE_SECONDS)

    def _settle(self) -> None:
        """Keep what is done, cancel the rest and put it back in the queue.

        Futures are cancelled one by one, because Dask's `shutdown` ignores `cancel_futures`.
        """
        for future, span in list(self.running.items()):
            if future.done() and not future.cancelled() and future.exception() is None:
                self._keep(future)
            else:
                future.cancel()
                self.queue.put_back(span)
        self.running.clear()


def run_task(task: Task) -> tuple[float, Any]:
    """Play a chunk in a worker; return its seconds, without loading the kernel, and its result."""
    load_kernel()
    began = time.perf_counter()
    output = task()
    return time.perf_counter() - began, output


@lru_cache(maxsize=1)
def load_kernel() -> None:
    """Load what plays whole games, once per process; compile it if it is not on disk."""
    warm.warm_up(warm.WHOLE_GAMES)
