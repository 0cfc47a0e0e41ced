"""Executors on this machine: processes, and threads that never delay the exit.

A worker process loads this file before it limits its threads, so this file must not import
libraries that start threads of their own.
"""

import os
import queue
import signal
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import active_children, get_context, parent_process
from typing import Any

THREAD_SETTINGS = (
    "MKL_NUM_THREADS",
    "NUMBA_NUM_THREADS",
    "OMP_NUM_THREADS",
    "OPENBLAS_NUM_THREADS",
)


class Processes(ProcessPoolExecutor):
    """Worker processes that leave Ctrl-C to their parent and use one thread each.

    They are spawned, not forked, because forking a process with threads breaks compiled code.
    """

    def __init__(self, workers: int) -> None:
        super().__init__(workers, mp_context=get_context("spawn"), initializer=prepare_worker)
        self._older = set(active_children())

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        """Submit as usual; the processes that this starts never see a Ctrl-C."""
        with _sigint_held():
            return super().submit(fn, *args, **kwargs)

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """Shut down as usual, but without `wait` kill running work."""
        children = set(active_children()) - self._older
        super().shutdown(wait=wait, cancel_futures=cancel_futures)
        if not wait:
            for child in children:
                child.terminate()


def prepare_worker() -> None:
    """Set up a worker: it uses one thread, ignores Ctrl-C and ends with its parent."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    for name in THREAD_SETTINGS:
        os.environ[name] = "1"
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    """End this process when its parent is gone, even if the parent was killed."""
    if parent := parent_process():
        parent.join()
        os._exit(1)


class Threads(Executor):
    """Threads of this process; compiled code runs in all of them at once.

    They are daemons, so that the program can end while they work. The standard library's executor
    would make it wait.
    """

    def __init__(self, workers: int) -> None:
        self._calls: queue.SimpleQueue[tuple[Future[Any], Callable[[], Any]] | None]
        self._calls = queue.SimpleQueue()
        self._threads = [threading.Thread(target=self._work, daemon=True) for _ in range(workers)]
        for thread in self._threads:
            thread.start()

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        future: Future[Any] = Future()
        self._calls.put((future, lambda: fn(*args, **kwargs)))
        return future

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        while cancel_futures and not self._calls.empty():
            if call := self._calls.get():
                call[0].cancel()
        for _ in self._threads:
            self._calls.put(None)
        if wait:
            for thread in self._threads:
                thread.join()

    def _work(self) -> None:
        while call := self._calls.get():
            future, function = call
            if future.set_running_or_notify_cancel():
                try:
                    future.set_result(function())
                except BaseException as error:  # the caller gets whatever it is
                    future.set_exception(error)


def cores() -> int:
    """Count the cores that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


@contextmanager
def _sigint_held() -> Iterator[None]:
    """Block Ctrl-C for a moment; child processes started meanwhile never get one."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
