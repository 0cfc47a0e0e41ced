"""How a run reports its progress, and how it is asked to stop."""

import signal
import threading
from types import FrameType, TracebackType
from typing import Any


class RunListener:
    """Receives a run's reports; this one ignores them."""

    def compiling(self) -> None:
        """The kernel is being compiled, which takes a while."""

    def compiled(self) -> None:
        """The kernel is ready."""

    def progress(self, done: int, total: int) -> None:
        """So many games of the total are done."""

    def warn(self, message: str) -> None:
        """Something went wrong, and the run continues."""

    def show_trace(self, text: str) -> None:
        """A bot failed and printed this, such as a traceback; the text may be empty."""


class Interrupt:
    """Turns the first Ctrl-C into a request to stop, so that finished games are kept.

    The second one raises `KeyboardInterrupt`.
    """

    def __init__(self) -> None:
        self.requested = False
        self._handler_before: Any = None

    def __enter__(self) -> "Interrupt":
        if threading.current_thread() is threading.main_thread():
            self._handler_before = signal.signal(signal.SIGINT, self._on_sigint)
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._handler_before is not None:
            signal.signal(signal.SIGINT, self._handler_before)

    def _on_sigint(self, _number: int, _frame: FrameType | None) -> None:
        if self.requested:
            raise KeyboardInterrupt
        self.requested = True
