"""Treats SIGTERM, which services, containers and `timeout` send, like Ctrl-C."""

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from types import FrameType

from ninetyeight.cli.options import EXIT_INTERRUPTED, EXIT_TERMINATED


class Termination:
    """Whether this process was asked to end by SIGTERM."""

    was_asked = False


@contextmanager
def sigterm_as_ctrl_c() -> Iterator[None]:
    """Let SIGTERM do what Ctrl-C does at the time, so that finished work is kept."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    Termination.was_asked = False
    before = signal.signal(signal.SIGTERM, _pass_on)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def cancel_at_sigterm() -> None:
    """Let SIGTERM cancel the running task, as Ctrl-C does."""
    import asyncio

    task = asyncio.current_task()
    assert task is not None

    def cancel() -> None:
        Termination.was_asked = True
        task.cancel()

    with suppress(NotImplementedError):  # on Windows, `asyncio` handles Ctrl-C alone
        asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, cancel)


def exit_code(code: str | int | None) -> str | int | None:
    """Replace the exit code of Ctrl-C by that of SIGTERM, if that is what came."""
    if code == EXIT_INTERRUPTED and Termination.was_asked:
        return EXIT_TERMINATED
    return code


def _pass_on(_number: int, frame: FrameType | None) -> None:
    Termination.was_asked = True
    handler = signal.getsignal(signal.SIGINT)
    if not callable(handler):  # a shell makes background jobs ignore Ctrl-C
        raise KeyboardInterrupt
    handler(signal.SIGINT, frame)
