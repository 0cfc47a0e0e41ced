"""SIGTERM, by which services, containers and `timeout` end programs, is heard like a Ctrl-C."""

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
    """Pass SIGTERM on to whoever hears a Ctrl-C at that moment, so that what was done is kept."""
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
    """Let SIGTERM cancel the running task, as a Ctrl-C does where it is heard."""
    import asyncio

    task = asyncio.current_task()
    assert task is not None

    def cancel() -> None:
        Termination.was_asked = True
        task.cancel()

    with suppress(NotImplementedError):  # on Windows the Ctrl-C of `asyncio` does it
        asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, cancel)


def exit_code(code: str | int | None) -> str | int | None:
    """Give the exit code of a command: one that SIGTERM interrupted has its own."""
    if code == EXIT_INTERRUPTED and Termination.was_asked:
        return EXIT_TERMINATED
    return code


def _pass_on(_number: int, frame: FrameType | None) -> None:
    Termination.was_asked = True
    hear = signal.getsignal(signal.SIGINT)
    if not callable(hear):  # a job in the background of a shell does not hear Ctrl-C
        raise KeyboardInterrupt
    hear(signal.SIGINT, frame)
