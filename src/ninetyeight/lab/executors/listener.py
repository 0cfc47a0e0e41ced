"""What the lab tells while it works, and how it is told to stop."""

import signal
import threading
from types import FrameType, TracebackType
from typing import Any


class Watch:
    """Hears how the work goes; this one keeps it to itself."""

    def compiling(self) -> None:
        """Hear that the kernel is being compiled, which takes a while."""

    def compiled(self) -> None:
        """Hear that the kernel is ready."""

    def progress(self, done: int, total: int) -> None:
        """Hear how many games are done."""

    def trouble(self, message: str) -> None:
        """Hear of something that went wrong and was mended."""

    def trace(self, text: str) -> None:
        """Hear what a bot that failed said about it, such as a traceback, or nothing."""


class Interrupt:
    """Turns a Ctrl-C into a wish to stop, so that what was done can be kept; two are an order."""

    def __init__(self) -> None:
        self.asked = False
        self._before: Any = None

    def __enter__(self) -> "Interrupt":
        if threading.current_thread() is threading.main_thread():
            self._before = signal.signal(signal.SIGINT, self._hear)
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._before is not None:
            signal.signal(signal.SIGINT, self._before)

    def _hear(self, _number: int, _frame: FrameType | None) -> None:
        if self.asked:
            raise KeyboardInterrupt
        self.asked = True
