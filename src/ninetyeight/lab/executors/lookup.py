"""Finds a backend by name: processes or threads of this machine, Dask or Ray."""

from ninetyeight.lab.executors.backend import Backend
from ninetyeight.lab.executors.local import Processes, Threads, cores
from ninetyeight.rules import GameError
from ninetyeight.rules.errors import shown

MOST_WORKERS = 4096
IN_PROCESS_SECONDS = 1.0
"""How long games are played in this process before workers start; short jobs need none."""


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
