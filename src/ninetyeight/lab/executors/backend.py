"""What the runner needs to know about a place where games are played."""

from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor
from dataclasses import dataclass


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
