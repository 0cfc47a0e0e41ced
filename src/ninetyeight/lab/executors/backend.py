"""Where games are played, by name: any `concurrent.futures.Executor`.

A worker process loads this file before it limits its threads, so this file must not import
libraries that start threads of their own.
"""

import os
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor
from dataclasses import dataclass

from ninetyeight.lab.executors.local import Processes, Threads
from ninetyeight.rules import GameError
from ninetyeight.rules.errors import shown

MOST_WORKERS = 4096
IN_PROCESS_SECONDS = 1.0
"""How long games are played in this process before workers start; short jobs need none."""


@dataclass(frozen=True, slots=True)
class Backend:
    """How to start an executor, and what the runner needs to know about it."""

    start: Callable[[], Executor]
    workers: int
    losses: tuple[type[BaseException], ...] = (BrokenExecutor,)
    """The exceptions that mean that a worker died and its games must be played again."""
    in_process_seconds: float = 0.0
    """How long games are played in this process before the executor is started."""
    is_local: bool = False
    """Whether the executor runs on this machine, so that this process compiles the kernel first."""


def backend_named(name: str | None = None, workers: int | None = None) -> Backend:
    """Find a backend by the name that `--executor` takes (docs/lab.md)."""
    if workers is not None and not 1 <= workers <= MOST_WORKERS:
        raise GameError("workers", f"{shown(workers)} workers: use 1 to {MOST_WORKERS}.")
    kind, separator, where = (name or "local").partition("://")
    match kind:
        case "local" if not separator:
            return local_backend(workers)
        case "threads" if not separator:
            count = workers or cores()
            return Backend(lambda: Threads(count), count, is_local=True)
        case "dask" if where:
            from ninetyeight.lab.executors.dask_cluster import dask_backend

            return dask_backend(where, workers)
        case "ray" if where:
            from ninetyeight.lab.executors.ray_cluster import ray_backend

            return ray_backend(where, workers)
        case _:
            raise GameError(
                "executor",
                f"There is no executor {shown(name)}: use local, threads, dask://HOST:PORT,"
                " ray://HOST:PORT, ray://auto or ray://local.",
            )


def local_backend(
    workers: int | None = None, *, in_process_seconds: float = IN_PROCESS_SECONDS
) -> Backend:
    """Play in processes on this machine; a single worker is a thread of this process."""
    count = workers or cores()
    if count == 1:
        return Backend(lambda: Threads(1), 1, is_local=True)
    return Backend(
        lambda: Processes(count), count, in_process_seconds=in_process_seconds, is_local=True
    )


def cores() -> int:
    """Count the cores that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
