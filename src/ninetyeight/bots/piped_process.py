"""A program that gets questions on stdin and answers on stdout, within a deadline.

`ninetyeight.host.worker_pool` says why we write to pipes ourselves instead of using `pebble`.
"""

import os
import queue
import signal
import subprocess
import threading
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import IO

from ninetyeight.bots.failure import BotFailed, FailureKind

LINES_KEPT = 40
"""How many of the latest lines of the error output are kept."""
LONGEST_LINE = 1000
GRACE = 0.5
"""How long a program may take to exit after its input is closed, in seconds."""


class PipedProcess:
    """A running program, whose error output is passed through or kept for later."""

    def __init__(
        self,
        command: Sequence[str],
        name: str,
        hear: Callable[[IO[bytes]], bytes | None],
        *,
        echo: bool = True,
    ) -> None:
        self.name = name
        self._hear = hear
        self._heard: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        try:
            self._process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=None if echo else subprocess.PIPE,
                start_new_session=True,  # Ctrl-C reaches only this process
            )
        except (OSError, ValueError) as error:
            reason = getattr(error, "strerror", None) or str(error)
            words = f"{name} cannot be started: {reason}."
            raise BotFailed(words, kind=FailureKind.CRASHED) from None
        self._lines: deque[bytes] = deque(maxlen=LINES_KEPT)
        self._readers = [threading.Thread(target=self._listen, daemon=True)]
        if not echo:
            self._readers.append(threading.Thread(target=self._note, daemon=True))
        for reader in self._readers:
            reader.start()

    @property
    def said(self) -> str:
        """The last lines of its error output, if they are kept."""
        return b"".join(self._lines).decode(errors="replace")

    def ask(self, question: bytes, seconds: float | None) -> bytes:
        """Send a question and wait for the answer; `BotFailed` if none comes in time."""
        assert self._process.stdin is not None
        with suppress(OSError, ValueError):  # a program that has exited may have answered first
            self._process.stdin.write(question)
            self._process.stdin.flush()
        return self.hear(seconds)

    def hear(self, seconds: float | None) -> bytes:
        """Wait for the program's next answer."""
        try:
            answer = self._heard.get(timeout=seconds)
        except queue.Empty:
            self.end()
            unit = "second" if seconds == 1 else "seconds"
            words = f"{self.name} did not answer within {seconds:g} {unit}."
            raise BotFailed(words, self.said, FailureKind.LATE) from None
        if answer is None:
            raise self._ended()
        return answer

    def end(self) -> None:
        """End the program and its children: close its input, wait briefly, then kill."""
        process = self._process
        assert process.stdin is not None
        with suppress(OSError):
            process.stdin.close()
        with suppress(subprocess.TimeoutExpired):
            process.wait(GRACE)
        with suppress(OSError):  # they may all have exited
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()
        for reader, stream in zip(self._readers, (process.stdout, process.stderr), strict=False):
            reader.join(GRACE)
            if not reader.is_alive() and stream is not None:
                stream.close()

    def _listen(self) -> None:
        assert self._process.stdout is not None
        with suppress(OSError, ValueError):
            while (heard := self._hear(self._process.stdout)) is not None:
                self._heard.put(heard)
        self._heard.put(None)

    def _note(self) -> None:
        assert self._process.stderr is not None
        with suppress(OSError, ValueError):
            while line := self._process.stderr.readline(LONGEST_LINE):
                self._lines.append(line)

    def _ended(self) -> BotFailed:
        self.end()
        code = self._process.returncode
        how = f"by signal {-code}" if code < 0 else f"with the exit code {code}"
        words = f"{self.name} ended {how} instead of answering."
        return BotFailed(words, self.said, FailureKind.CRASHED)
