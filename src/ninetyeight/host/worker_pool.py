"""Processes that answer questions, so that no work holds up the process that serves everybody.

Questions wait in a fair queue, with a bound; an answer has a deadline, which counts from when the
question is put to a process. A process that crashes, thinks for too long, says what cannot be
understood, does not get ready or does not stir while it is idle is ended and replaced.
"""

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from enum import StrEnum
from typing import TypeVar, cast

from ninetyeight.bots.messages import HEAD, MOST_BYTES, READY, pack
from ninetyeight.host.errors import log, log_failure
from ninetyeight.host.fair_queue import FairQueue, Path, Waiting

GRACE = 0.2
"""How long a process that has lost its input may take to end, in seconds."""
LONGEST_REST = 60.0
"""The longest pause before a process that did not even start is started again, in seconds."""
START_SECONDS = 300.0
"""How long a process may take to be ready: the first time, the kernel is compiled. What is compiled
by then is kept, so a slow machine gets there in several starts."""
IDLE_SECONDS = 15.0
"""How long a process is idle before it is asked for a sign of life."""
LIFE_SECONDS = 5.0
"""How long it may take to give one."""

Answer = TypeVar("Answer")


class Cause(StrEnum):
    """Why a question was not answered."""

    DEADLINE = "deadline"
    """The process thought for too long."""
    CRASH = "crash"
    BAD_ANSWER = "bad-answer"
    """What came back is no answer to this question."""
    NO_PROCESS = "no-process"
    """No process was ready in time."""
    WAIT = "wait"
    """Others were served for so long that its time to wait ran out."""
    FULL = "full"
    """Too many questions waited already."""
    ERROR = "error"
    """Whoever was to answer raised an error; the process is well."""


class Unanswered(Exception):
    """A question was not answered."""

    def __init__(self, cause: Cause) -> None:
        super().__init__(cause)
        self.cause = cause


@dataclass(frozen=True, slots=True)
class Patience:
    """How long things may take, in seconds."""

    answer: float
    """From when a question is put to a process to its answer."""
    start: float = START_SECONDS
    idle: float = IDLE_SECONDS
    life: float = LIFE_SECONDS


@dataclass(slots=True, eq=False)
class _Asked:
    question: Callable[[], bytes]
    read: Callable[[bytes], object]
    answer: "asyncio.Future[object]"
    """What was read, or a `Cause`."""
    patience: asyncio.TimerHandle | None = None

    def give(self, answer: object) -> None:
        if not self.answer.done():
            self.answer.set_result(answer)

    def serve(self) -> bytes:
        """Write the question for a process: now its deadline counts, and not its patience."""
        if self.patience is not None:
            self.patience.cancel()
        return self.question()


class WorkerPool:
    """Processes of one program. They start with the first question, or when they are woken."""

    def __init__(
        self,
        name: str,
        program: Sequence[str],
        processes: int,
        patience: Patience,
        queue: "FairQueue[_Asked] | None" = None,
    ) -> None:
        self.name = name
        """What the log calls one of the processes."""
        self.patience = patience
        self._program = tuple(program)
        self._size = processes
        self._queue: FairQueue[_Asked] = FairQueue() if queue is None else queue
        self._idle: deque[asyncio.Future[None]] = deque()
        self._tasks: list[asyncio.Task[None]] = []
        self._processes: set[asyncio.subprocess.Process] = set()
        self._warm = asyncio.Event()
        self._ready = 0
        self._took_to_start = 0.0
        self._ending: set[asyncio.Task[None]] = set()

    @property
    def process_ids(self) -> tuple[int, ...]:
        """The processes that run now."""
        return tuple(sorted(process.pid for process in self._processes))

    @property
    def waiting(self) -> int:
        """How many questions wait for a process."""
        return len(self._queue)

    def wake(self) -> None:
        """Start the processes, if they do not run: somebody will ask soon."""
        if not self._tasks:
            self._warm = asyncio.Event()
            self._tasks = [
                asyncio.create_task(self._work(), name=f"{self.name} {number}")
                for number in range(self._size)
            ]

    async def warm_up(self) -> None:
        """Return when a process is able to answer at once."""
        self.wake()
        await self._warm.wait()

    async def stop(self) -> None:
        """End all processes; what waits gets no answer."""
        tasks, self._tasks = self._tasks, []
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await asyncio.gather(*self._ending, return_exceptions=True)
        while (waiting := self._queue.take()) is not None:
            waiting.item.give(Cause.NO_PROCESS)
            self._queue.settle(waiting, 0.0)

    async def ask(
        self,
        question: Callable[[], bytes],
        read: Callable[[bytes], Answer],
        path: Path,
        *,
        wait: float,
    ) -> Answer:
        """Ask, waiting so long for a process; `Unanswered` says why there is no answer.

        The question is written when a process takes it. `read` raises a `ValueError` at what is no
        answer; a process that says such a thing is replaced. `path` is who pays, see `FairQueue`.
        """
        self.wake()
        loop = asyncio.get_running_loop()
        asked = _Asked(question, read, loop.create_future())
        waiting = self._queue.put(asked, path)
        if waiting is None:
            raise Unanswered(Cause.FULL)
        end = loop.time() + wait
        at = end if self._ready else min(end, loop.time() + self._soon)
        asked.patience = loop.call_at(at, self._lose_patience, asked, end)
        self._call_one()
        try:
            given = await asked.answer
        finally:
            asked.patience.cancel()
            self._queue.discard(waiting)
        if isinstance(given, Cause):
            raise Unanswered(given)
        return cast("Answer", given)

    @property
    def _soon(self) -> float:
        """How long to wait for a process where none is ready; not while the kernel is compiled."""
        return max(self.patience.answer, 2 * self._took_to_start)

    def _lose_patience(self, asked: _Asked, end: float) -> None:
        loop = asyncio.get_running_loop()
        if not self._ready:
            asked.give(Cause.NO_PROCESS)
        elif loop.time() < end:
            asked.patience = loop.call_at(end, self._lose_patience, asked, end)
        else:
            asked.give(Cause.WAIT)

    def _call_one(self) -> None:
        """Call a process that is idle, if there is one."""
        while self._idle:
            call = self._idle.popleft()
            if not call.done():
                call.set_result(None)
                return

    async def _work(self) -> None:
        """Keep one process running."""
        rest = 0.0
        while True:
            await asyncio.sleep(rest)
            try:
                is_started = await self._live()
            except Exception as error:
                log_failure(f"A {self.name}", error)
                is_started = False
            rest = 0.0 if is_started else min(LONGEST_REST, max(1.0, 2 * rest))

    async def _live(self) -> bool:
        """Run one process until it is of no use any more; whether it was ever ready."""
        loop = asyncio.get_running_loop()
        began = loop.time()
        process = await asyncio.create_subprocess_exec(
            *self._program,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,
        )
        self._processes.add(process)
        try:
            if not await self._gets_ready(process):
                log.warning("A %s did not get ready, and is replaced.", self.name)
                return False
            self._took_to_start = loop.time() - began
            cause = await self._serve(process)
            log.warning("A %s is replaced.", self.name, extra={"cause": cause.value})
            return True
        finally:
            self._processes.discard(process)
            ending = asyncio.create_task(_end(process))
            self._ending.add(ending)
            ending.add_done_callback(self._ending.discard)
            await asyncio.shield(ending)  # it is ended to the end, even while all are stopped

    async def _gets_ready(self, process: asyncio.subprocess.Process) -> bool:
        with suppress(TimeoutError):
            async with asyncio.timeout(self.patience.start):
                return await _hear(process) == (0, READY)
        return False

    async def _serve(self, process: asyncio.subprocess.Process) -> Cause:
        """Hand one question after another to a process; return why it has to go."""
        self._ready += 1
        self._warm.set()
        number = 0
        hearing = asyncio.create_task(_hear(process))
        try:
            while not hearing.done():
                waiting = self._queue.take()
                if waiting is None and await self._is_called(hearing):
                    continue
                if hearing.done():
                    break
                number += 1
                cause = await self._put(process, hearing, waiting, number)
                if cause is not None:
                    return cause
                hearing = asyncio.create_task(_hear(process))
            return Cause.CRASH if hearing.result() is None else Cause.BAD_ANSWER
        finally:
            hearing.cancel()
            self._ready -= 1
            if not self._ready:
                self._warm.clear()
            if len(self._queue):
                self._call_one()  # the call may have been for a process that is gone

    async def _is_called(self, hearing: "asyncio.Task[tuple[int, bytes] | None]") -> bool:
        """Wait for a question; False after a while, or when the process says something unasked."""
        call = asyncio.get_running_loop().create_future()
        self._idle.append(call)
        try:
            await asyncio.wait(
                {call, hearing},
                timeout=self.patience.idle,
                return_when=asyncio.FIRST_COMPLETED,
            )
            return call.done() and not hearing.done()
        finally:
            call.cancel()
            with suppress(ValueError):
                self._idle.remove(call)

    async def _put(
        self,
        process: asyncio.subprocess.Process,
        hearing: "asyncio.Task[tuple[int, bytes] | None]",
        waiting: Waiting[_Asked] | None,
        number: int,
    ) -> Cause | None:
        """Put a question to a process, or ask for a sign of life; return why it has to go."""
        loop = asyncio.get_running_loop()
        began, outcome = loop.time(), Cause.NO_PROCESS
        asked = None if waiting is None else waiting.item
        try:
            body = b"" if asked is None else asked.serve()
            assert process.stdin is not None
            with suppress(OSError):  # a process that is gone is not heard either
                process.stdin.write(pack(number, body))
            patience = self.patience.life if asked is None else self.patience.answer
            await asyncio.wait({hearing}, timeout=patience)
            if not hearing.done():
                outcome = Cause.DEADLINE
                return outcome
            heard = hearing.result()
            if heard is None or heard[0] != number:
                outcome = Cause.CRASH if heard is None else Cause.BAD_ANSWER
                return outcome
            if asked is not None:
                try:
                    asked.give(asked.read(heard[1]))
                except ValueError:
                    outcome = Cause.BAD_ANSWER
                    return outcome
            return None
        finally:
            if asked is not None and waiting is not None:
                asked.give(outcome)
                self._queue.settle(waiting, loop.time() - began)


async def _hear(process: asyncio.subprocess.Process) -> tuple[int, bytes] | None:
    """Read the next message of a process; None when it has ended or is not to be understood."""
    assert process.stdout is not None
    try:
        number, size = HEAD.unpack(await process.stdout.readexactly(HEAD.size))
        if size > MOST_BYTES:
            return -1, b""
        return number, await process.stdout.readexactly(size)
    except (asyncio.IncompleteReadError, OSError):
        return None


async def _end(process: asyncio.subprocess.Process) -> None:
    if process.stdin is not None:
        process.stdin.close()
    with suppress(TimeoutError):  # one that ends by itself is not to be killed at that moment
        async with asyncio.timeout(GRACE):
            await process.wait()
    if process.returncode is None:
        with suppress(ProcessLookupError):
            process.kill()
    await process.wait()
