"""Ray as an executor: `ray://host:port`, `ray://auto` (this machine's cluster) or `ray://local`.

Ray has no `Executor` of its own. This one returns standard futures and passes exceptions on.
"""

import logging
from collections.abc import Callable
from concurrent.futures import Executor, Future
from typing import Any

from ninetyeight.lab.executors.backend import Backend
from ninetyeight.lab.executors.dask_cluster import connect, missing
from ninetyeight.lab.executors.local import cores
from ninetyeight.rules import GameError


def ray_backend(where: str, workers: int | None) -> Backend:
    """Connect to Ray, or start one here; `GameError` if Ray is missing or nobody answers."""
    try:
        import ray
        from ray.exceptions import NodeDiedError, WorkerCrashedError
    except ImportError:
        raise missing("ray") from None
    if where not in ("local", "auto"):
        connect(where, f"ray://{where}").close()
    is_ours = _connect(ray, where, workers)
    count = workers or int(ray.cluster_resources().get("CPU", 0))
    if count == 0:
        raise GameError("executor", f"ray://{where}: this cluster has no CPUs.")

    def start() -> Executor:
        _connect(ray, where, workers)
        return RayExecutor(ray, is_ours=is_ours)

    return Backend(start, count, losses=(NodeDiedError, WorkerCrashedError))


class RayExecutor(Executor):
    """Runs each call as a Ray task on one core."""

    def __init__(self, ray: Any, *, is_ours: bool) -> None:
        self._ray = ray
        self._is_ours = is_ours
        self._call = ray.remote(_call)

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        reference = self._call.remote(fn, args, kwargs)
        future = _TaskFuture(lambda: self._ray.cancel(reference))
        reference.future().add_done_callback(lambda inner: self._pass_on(inner, future))
        return future

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """Disconnect, if this executor connected or started Ray."""
        if self._is_ours:
            self._ray.shutdown()

    def _pass_on(self, inner: Future[Any], future: Future[Any]) -> None:
        if not future.set_running_or_notify_cancel():
            return
        error = inner.exception()
        if error is None:
            future.set_result(inner.result())
        elif isinstance(error, self._ray.exceptions.RayTaskError):
            future.set_exception(error.cause)
        else:
            future.set_exception(error)


class _TaskFuture(Future[Any]):
    """A future that cancels its Ray task along with itself."""

    def __init__(self, cancel_task: Callable[[], None]) -> None:
        super().__init__()
        self._cancel_task = cancel_task

    def cancel(self) -> bool:
        is_cancelled = super().cancel()
        if is_cancelled:
            self._cancel_task()
        return is_cancelled


def _call(fn: Callable[..., Any], args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
    return fn(*args, **kwargs)


def _connect(ray: Any, where: str, workers: int | None) -> bool:
    """Connect this process; returns False if it was connected already."""
    if ray.is_initialized():
        return False
    options: dict[str, Any] = {"logging_level": logging.ERROR, "log_to_driver": False}
    if where == "local":
        options |= {"num_cpus": workers or cores(), "include_dashboard": False}
    else:
        options |= {"address": where if where == "auto" else f"ray://{where}"}
    try:
        ray.init(**options)
    except (ConnectionError, ValueError, RuntimeError) as error:
        reason = (str(error) or type(error).__name__).splitlines()[0].rstrip(".")
        raise GameError("executor", f"ray://{where}: no Ray cluster ({reason}).") from None
    return True
