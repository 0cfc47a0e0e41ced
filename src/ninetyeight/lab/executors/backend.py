"""Where games are played: anything that is a `concurrent.futures.Executor`.

This file is what a worker process loads first, so it imports nothing that counts cores by itself.
"""

import os
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor
from dataclasses import dataclass

from ninetyeight.lab.executors.local import Processes, Threads
from ninetyeight.rules import GameError
from ninetyeight.rules.errors import shown

MOST_WORKERS = 4096
NEAR_SECONDS = 1.0
"""So long games are played in this process before others are started: a short job needs none."""


@dataclass(frozen=True, slots=True)
class Engine:
    """A way to get an executor, and what is to be known about it."""

    start: Callable[[], Executor]
    workers: int
    losses: tuple[type[BaseException], ...] = (BrokenExecutor,)
    """What a future raises when its worker died; the work can be tried again."""
    near_seconds: float = 0.0
    """How long games are played in this process first, in seconds."""
    is_near: bool = False
    """Whether the executor lives in this process, or in children of it."""


def engine_of(name: str | None = None, workers: int | None = None) -> Engine:
    """Find an engine by its name, see `docs/lab.md`; the workers are as many as there are cores."""
    if workers is not None and not 1 <= workers <= MOST_WORKERS:
        raise GameError("workers", f"{shown(workers)} workers: it is 1 to {MOST_WORKERS}.")
    kind, separator, where = (name or "local").partition("://")
    match kind:
        case "local" if not separator:
            return local_engine(workers)
        case "threads" if not separator:
            count = workers or cores()
            return Engine(lambda: Threads(count), count, is_near=True)
        case "dask" if where:
            from ninetyeight.lab.executors.dask_cluster import dask_engine

            return dask_engine(where, workers)
        case "ray" if where:
            from ninetyeight.lab.executors.ray_cluster import ray_engine

            return ray_engine(where, workers)
        case _:
            raise GameError(
                "executor",
                f"There is no executor {shown(name)}: it is local, threads, dask://HOST:PORT,"
                " ray://HOST:PORT, ray://auto or ray://local.",
            )


def local_engine(workers: int | None = None, *, near_seconds: float = NEAR_SECONDS) -> Engine:
    """Play in processes on this machine; a single worker needs no process of its own."""
    count = workers or cores()
    if count == 1:
        return Engine(lambda: Threads(1), 1, is_near=True)
    return Engine(lambda: Processes(count), count, near_seconds=near_seconds, is_near=True)


def cores() -> int:
    """Count the cores that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
