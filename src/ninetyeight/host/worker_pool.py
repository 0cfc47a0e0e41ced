"""A pool of worker processes, so that no long computation holds up the serving process.

Questions wait in a bounded fair queue. The deadline for an answer counts from when a process
receives the question. A process that crashes, hangs, sends nonsense, does not become ready or does
not answer pings while idle is ended and replaced.

Why not a library: `concurrent.futures` and `pebble` (5.2) were tried. Both unpickle what a worker
sends, so a compromised worker could run code in the serving process; here it can only send data. A
`ProcessPoolExecutor` cannot end a hung task, and one crash breaks it for good. `pebble` replaces
such processes (a deadline of 1.0 s was reported after 1.1 s), but it starts functions rather than
programs, does not report when a worker is ready, does not ping, keeps three threads and serves
first come, first served: readiness, pings and the fair queue would still be needed here.
"""

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import TypeVar, cast

from ninetyeight.host.errors import log, log_failure
from ninetyeight.host.fair_queue import FairQueue, Path, Waiting
from ninetyeight.host.worker_process import Cause, Unanswered, WorkerProcess

LONGEST_PAUSE = 60.0
"""The longest pause before a process that failed to start is started again, in seconds."""
START_SECONDS = 300.0
"""How long a process may take to become ready: the first one compiles the kernel. What has been
compiled is kept, so that even a slow machine succeeds after several starts."""
IDLE_SECONDS = 15.0
"""How long a process is idle before it is pinged."""
PING_SECONDS = 5.0
"""How long it may take to answer a ping."""

Answer = TypeVar("Answer")


@dataclass(frozen=True, slots=True)
class Timeouts:
    """How long things may take, in seconds."""

    answer: float
    """From when a process receives a question to its answer."""
    start: float = START_SECONDS
    idle: float = IDLE_SECONDS
    ping: float = PING_SECONDS
    first_wait: float = 0.0
    """The least time a question waits for the first process, unless its own limit is shorter."""


@dataclass(slots=True, eq=False)
class _Request:
    write: Callable[[], bytes]
    read: Callable[[bytes], object]
    result: "asyncio.Future[object]"
    """What was read, or a `Cause`."""
    wait_timer: asyncio.TimerHandle | None = None

    def resolve(self, result: object) -> None:
        if not self.result.done():
            self.result.set_result(result)

    def stop_waiting(self) -> None:
        if self.wait_timer is not None:
            self.wait_timer.cancel()


class WorkerPool:
    """Processes of one program. They start with the first question, or with `wake`."""

    def __init__(
        self,
        name: str,
        program: Sequence[str],
        processes: int,
        timeouts: Timeouts,
        queue: "FairQueue[_Request] | None" = None,
    ) -> None:
        self.name = name
        """What the log calls one of the processes."""
        self.timeouts = timeouts
        self._program = tuple(program)
        self._size = processes
        self._queue: FairQueue[_Request] = FairQueue() if queue is None else queue
        self._idle: deque[asyncio.Future[None]] = deque()
        """One for each idle process: set to make it look at the queue."""
        self._tasks: list[asyncio.Task[None]] = []
        self._workers: set[WorkerProcess] = set()
        self._any_ready = asyncio.Event()
        self._ready = 0
        self._start_seconds = 0.0
        self._ending: set[asyncio.Task[None]] = set()

    @property
    def process_ids(self) -> tuple[int, ...]:
        return tuple(sorted(worker.pid for worker in self._workers))

    @property
    def is_ready(self) -> bool:
        """Whether a process can answer."""
        return self._ready > 0

    @property
    def waiting(self) -> int:
        """How many questions are waiting for a process."""
        return len(self._queue)

    def wake(self) -> None:
        """Start the processes, if they are not running."""
        if not self._tasks:
            self._any_ready = asyncio.Event()
            self._tasks = [
                asyncio.create_task(self._keep_running(), name=f"{self.name} {number}")
                for number in range(self._size)
            ]

    async def warm_up(self) -> None:
        """Wait until a process can answer at once."""
        self.wake()
        await self._any_ready.wait()

    async def stop(self) -> None:
        """End all processes; waiting questions are not answered."""
        tasks, self._tasks = self._tasks, []
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await asyncio.gather(*self._ending, return_exceptions=True)
        while (waiting := self._queue.take()) is not None:
            waiting.item.resolve(Cause.NO_PROCESS)
            self._queue.settle(waiting, 0.0)

    async def ask(
        self,
        write: Callable[[], bytes],
        read: Callable[[bytes], Answer],
        path: Path,
        *,
        wait: float,
    ) -> Answer:
        """Ask a process, waiting at most `wait` seconds for one; `Unanswered` says why it failed.

        The question is written when a process takes it. `read` raises `ValueError` if it cannot
        read an answer; the process that sent it is replaced. `path` is the question's place in the
        `FairQueue`.
        """
        self.wake()
        loop = asyncio.get_running_loop()
        request = _Request(write, read, loop.create_future())
        waiting = self._queue.put(request, path)
        if waiting is None:
            raise Unanswered(Cause.FULL)
        end = loop.time() + wait
        first_look = end if self._ready else min(end, loop.time() + self._start_patience)
        request.wait_timer = loop.call_at(first_look, self._give_up_waiting, request, end)
        self._wake_idle_worker()
        try:
            result = await request.result
        finally:
            request.stop_waiting()
            self._queue.discard(waiting)
        if isinstance(result, Cause):
            raise Unanswered(result)
        return cast("Answer", result)

    @property
    def _start_patience(self) -> float:
        """How long to wait while no process is ready: long enough to start, not to compile."""
        times = self.timeouts
        return max(times.answer, times.first_wait, 2 * self._start_seconds)

    def _give_up_waiting(self, request: _Request, end: float) -> None:
        loop = asyncio.get_running_loop()
        if not self._ready:
            request.resolve(Cause.NO_PROCESS)
        elif loop.time() < end:
            request.wait_timer = loop.call_at(end, self._give_up_waiting, request, end)
        else:
            request.resolve(Cause.WAIT)

    def _wake_idle_worker(self) -> None:
        while self._idle:
            call = self._idle.popleft()
            if not call.done():
                call.set_result(None)
                return

    async def _keep_running(self) -> None:
        """Run one process after another."""
        pause = 0.0
        while True:
            await asyncio.sleep(pause)
            try:
                was_ready = await self._run_worker()
            except Exception as error:
                log_failure(f"A {self.name}", error)
                was_ready = False
            pause = 0.0 if was_ready else min(LONGEST_PAUSE, max(1.0, 2 * pause))

    async def _run_worker(self) -> bool:
        """Run one process until it fails, and return whether it was ever ready."""
        loop = asyncio.get_running_loop()
        began = loop.time()
        worker = await WorkerProcess.start(self._program)
        self._workers.add(worker)
        try:
            if not await worker.is_ready_within(self.timeouts.start):
                log.warning("A %s did not become ready in time; replacing it.", self.name)
                return False
            self._start_seconds = loop.time() - began
            try:
                await self._serve(worker)
            except Unanswered as failure:
                cause = failure.cause.value
                log.warning("Replacing a %s.", self.name, extra={"cause": cause})
            return True
        finally:
            self._workers.discard(worker)
            ending = asyncio.create_task(worker.end())
            self._ending.add(ending)
            ending.add_done_callback(self._ending.discard)
            await asyncio.shield(ending)  # it ends even while the pool is being stopped

    async def _serve(self, worker: WorkerProcess) -> None:
        """Hand questions to a process, one at a time, until it fails: `Unanswered`."""
        self._ready += 1
        self._any_ready.set()
        try:
            while not worker.next_message.done():
                waiting = self._queue.take()
                if waiting is not None:
                    await self._answer(worker, waiting)
                elif not await self._is_called(worker) and not worker.next_message.done():
                    await worker.ask(b"", self.timeouts.ping)
            is_gone = worker.next_message.result() is None
            raise Unanswered(Cause.CRASH if is_gone else Cause.BAD_ANSWER)
        finally:
            self._ready -= 1
            if not self._ready:
                self._any_ready.clear()
            if len(self._queue):
                self._wake_idle_worker()  # this process may have been woken for a question

    async def _is_called(self, worker: WorkerProcess) -> bool:
        """Wait to be woken for a question; False on timeout, or if the process sends unasked."""
        call = asyncio.get_running_loop().create_future()
        self._idle.append(call)
        try:
            await asyncio.wait(
                {call, worker.next_message},
                timeout=self.timeouts.idle,
                return_when=asyncio.FIRST_COMPLETED,
            )
            return call.done()
        finally:
            call.cancel()
            with suppress(ValueError):
                self._idle.remove(call)

    async def _answer(self, worker: WorkerProcess, waiting: Waiting[_Request]) -> None:
        request, loop = waiting.item, asyncio.get_running_loop()
        request.stop_waiting()
        began, result = loop.time(), cast("object", Cause.NO_PROCESS)
        try:
            answer = await worker.ask(request.write(), self.timeouts.answer)
            try:
                result = request.read(answer)
            except ValueError:
                raise Unanswered(Cause.BAD_ANSWER) from None
        except Unanswered as failure:
            result = failure.cause
            raise
        finally:
            request.resolve(result)
            self._queue.settle(waiting, loop.time() - began)
