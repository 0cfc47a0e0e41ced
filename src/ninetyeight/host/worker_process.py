"""One worker process: numbered questions go to its input, answers come from its output.

The process is not trusted. What it sends is only ever read as data, and a process that misses a
deadline, sends without being asked or sends nonsense must be ended by its owner.
"""

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from enum import StrEnum
from typing import Self

from ninetyeight.bots.messages import HEAD, MOST_BYTES, READY, framed

GRACE = 0.2
"""How long a process may take to exit after its input is closed, in seconds."""


class Cause(StrEnum):
    """Why a question was not answered."""

    DEADLINE = "deadline"
    """The process took too long to answer."""
    CRASH = "crash"
    BAD_ANSWER = "bad-answer"
    """What came back does not answer this question."""
    NO_PROCESS = "no-process"
    """No process was ready in time."""
    WAIT = "wait"
    """The processes were busy with other questions for too long."""
    FULL = "full"
    """Too many questions were waiting."""
    ERROR = "error"
    """The bot raised an error; the process is fine."""


class Unanswered(Exception):
    """A question was not answered."""

    def __init__(self, cause: Cause) -> None:
        super().__init__(cause)
        self.cause = cause


class WorkerProcess:
    """A running process that answers one question at a time."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process
        self._number = 0
        self.next_message = asyncio.create_task(self._read_message())
        """Completes when the process sends a message, asked or not, or exits."""

    @classmethod
    async def start(cls, program: Sequence[str]) -> Self:
        """Start a program; it is not ready yet."""
        return cls(
            await asyncio.create_subprocess_exec(
                *program,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                stderr=asyncio.subprocess.DEVNULL,
            )
        )

    @property
    def pid(self) -> int:
        return self._process.pid

    async def is_ready_within(self, seconds: float) -> bool:
        """Wait for the process to report that it is ready."""
        await asyncio.wait({self.next_message}, timeout=seconds)
        if not self.next_message.done() or self.next_message.result() != (0, READY):
            return False
        self.next_message = asyncio.create_task(self._read_message())
        return True

    async def ask(self, question: bytes, seconds: float) -> bytes:
        """Send a question and return the answer; after `Unanswered` the process must be ended.

        An empty question is a ping, which the process answers with nothing.
        """
        self._number += 1
        assert self._process.stdin is not None
        with suppress(OSError):  # one that has exited does not answer either
            self._process.stdin.write(framed(self._number, question))
        await asyncio.wait({self.next_message}, timeout=seconds)
        if not self.next_message.done():
            raise Unanswered(Cause.DEADLINE)
        message = self.next_message.result()
        if message is None:
            raise Unanswered(Cause.CRASH)
        number, answer = message
        if number != self._number:
            raise Unanswered(Cause.BAD_ANSWER)
        self.next_message = asyncio.create_task(self._read_message())
        return answer

    async def end(self) -> None:
        """Close the input of the process, and kill it if it does not exit."""
        self.next_message.cancel()
        process = self._process
        if process.stdin is not None:
            process.stdin.close()
        with suppress(TimeoutError):
            async with asyncio.timeout(GRACE):
                await process.wait()
        if process.returncode is None:
            with suppress(ProcessLookupError):
                process.kill()
        await process.wait()

    async def _read_message(self) -> tuple[int, bytes] | None:
        """Read a number and a body; None when the process has exited."""
        assert self._process.stdout is not None
        try:
            number, size = HEAD.unpack(await self._process.stdout.readexactly(HEAD.size))
            if size > MOST_BYTES:
                return -1, b""  # not the number of any question
            return number, await self._process.stdout.readexactly(size)
        except (asyncio.IncompleteReadError, OSError):
            return None
