"""Tasks for workers, which import them as `lab.tasks`."""

import os
import signal
import time
from pathlib import Path

from ninetyeight.lab.executors.chunks import Span


def numbers(span: Span) -> list[int]:
    return list(range(span.start, span.stop))


def numbers_until(stop: int, error: Exception, span: Span) -> list[int]:
    if span.stop > stop:
        raise error
    return numbers(span)


def numbers_unless_killed(flag: Path, times: int, span: Span) -> list[int]:
    """Die so many times, like a process that runs out of memory."""
    if span.start <= 30 < span.stop and len(list(flag.parent.glob("died*"))) < times:
        flag.with_name(f"died-{os.getpid()}-{time.monotonic_ns()}").touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return numbers(span)
