"""Bots in processes of their own: asked with what their seat sees, with a deadline and a fallback.

A process that crashes or thinks for too long is ended and replaced; its question is answered by
`fallback`. Questions wait in one line for the next process that is free.
"""

import asyncio
import pickle
import sys
from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import TypeGuard

from ninetyeight.bots import Choice, Plan, known_bots
from ninetyeight.bots.worker import LENGTH_BYTES, OWN_BOTS, READY, Answer, Failed, Question, pack
from ninetyeight.host.errors import log, log_failure
from ninetyeight.host.fallback import fallback
from ninetyeight.host.own_bots import OwnBots, Told
from ninetyeight.rules import Bid, Pile, Sign
from ninetyeight.table import Want, WantKind

PROGRAM = (sys.executable, "-m", "ninetyeight.bots.worker")
GRACE = 0.2
"""How long a process that has lost its input may take to end, in seconds."""
LONGEST_REST = 60.0
"""The longest pause before a process that did not even start is started again, in seconds."""


class BotWorkers:
    """Processes that think. They start with the first question, or when they are woken.

    With `own`, the host is for the owner of this machine alone: its tables may also seat the bots
    named there, and bots may be files, modules and programs; `told` hears of those that fail. A
    server has no such bots, so nobody at its tables makes it open a file.
    """

    def __init__(
        self,
        processes: int = 1,
        deadline: float = 2.0,
        program: Sequence[str] = PROGRAM,
        own: Iterable[str] | None = None,
        told: Told = lambda _bot, _how: None,
    ) -> None:
        self.deadline = deadline
        """How long a bot may think, waiting for a free process included, in seconds."""
        self._size = processes
        self._program = tuple(program) if own is None else (*program, OWN_BOTS)
        self._own = frozenset(own or ())
        self._own_bots = None if own is None else OwnBots(deadline, told)
        self._line: asyncio.Queue[_Asked] = asyncio.Queue()
        self._tasks: list[asyncio.Task[None]] = []
        self._processes: set[asyncio.subprocess.Process] = set()
        self._warm = asyncio.Event()
        self._ready = 0
        self._ending: set[asyncio.Task[None]] = set()

    @property
    def names(self) -> frozenset[str]:
        """The bots that can be seated."""
        return frozenset(known_bots()) | self._own

    @property
    def process_ids(self) -> tuple[int, ...]:
        """The processes that run now."""
        return tuple(sorted(process.pid for process in self._processes))

    def wake(self) -> None:
        """Start the processes, if they do not run: somebody will ask soon."""
        if not self._tasks:
            self._line = asyncio.Queue()
            self._warm = asyncio.Event()
            self._tasks = [
                asyncio.create_task(self._work(), name=f"bot process {number}")
                for number in range(self._size)
            ]

    async def warm_up(self) -> None:
        """Return when a process is able to answer at once."""
        self.wake()
        await self._warm.wait()

    async def stop(self) -> None:
        """End all processes; what waits is answered by the fallback."""
        tasks, self._tasks = self._tasks, []
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await asyncio.gather(*self._ending, return_exceptions=True)
        while not self._line.empty():
            self._line.get_nowait().give(None)
        if self._own_bots is not None:
            await self._own_bots.stop()

    async def ask(self, want: Want, seed: int, plan: Plan | None = None) -> Answer:
        """Ask a bot; the answer is always one that its seat may give."""
        if self._own_bots is not None and self._own_bots.has(want.bot):
            return await self._own_bots.ask(want, seed, plan)
        self.wake()
        given = await self._answer(want, seed, plan)
        return given if _fits(given, want) else fallback(want)

    async def _answer(self, want: Want, seed: int, plan: Plan | None) -> object:
        asked = _Asked(want, seed, plan, asyncio.get_running_loop().create_future())
        self._line.put_nowait(asked)
        if not self._warm.is_set():  # the deadline counts once a process is warm
            with suppress(TimeoutError):
                async with asyncio.timeout(self.deadline):
                    await self._warm.wait()
            if not self._warm.is_set():
                asked.give(None)
        await asyncio.wait({asked.answer}, timeout=self.deadline)
        asked.give(None)
        return asked.answer.result()

    async def _work(self) -> None:
        """Keep one process running, and hand it one question after another."""
        rest = 0.0
        while True:
            await asyncio.sleep(rest)
            try:
                is_started = await self._live()
            except Exception as error:
                log_failure("A bot process", error)
                is_started = False
            rest = 0.0 if is_started else min(LONGEST_REST, max(1.0, 2 * rest))

    async def _live(self) -> bool:
        """Run one process until it is of no use any more; say whether it was ever ready."""
        process = await asyncio.create_subprocess_exec(
            *self._program,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,
        )
        self._processes.add(process)
        try:
            if await _hear(process) != READY:
                log.warning("A bot process ended before it was ready.")
                return False
            await self._serve(process)
            log.warning("A bot process crashed or thought for too long, and is replaced.")
            return True
        finally:
            self._processes.discard(process)
            ending = asyncio.create_task(_end(process))
            self._ending.add(ending)
            ending.add_done_callback(self._ending.discard)
            await asyncio.shield(ending)  # it is ended to the end, even while all are stopped

    async def _serve(self, process: asyncio.subprocess.Process) -> None:
        self._ready += 1
        self._warm.set()
        try:
            while await self._next(process):
                pass
        finally:
            self._ready -= 1
            if not self._ready:
                self._warm.clear()

    async def _next(self, process: asyncio.subprocess.Process) -> bool:
        """Put the next question to a process; False if it has to go."""
        asked = await self._line.get()
        if asked.answer.done():
            return True
        assert process.stdin is not None
        hearing = asyncio.create_task(_hear(process))
        try:
            with suppress(OSError):  # a process that is gone is not heard either
                process.stdin.write(pack(asked.question))
            await asyncio.wait({hearing}, timeout=self.deadline)
            given = hearing.result() if hearing.done() else None
            asked.give(None if isinstance(given, Failed) else given)
            return given is not None
        finally:
            hearing.cancel()
            asked.give(None)


@dataclass(frozen=True, slots=True, eq=False)
class _Asked:
    want: Want
    seed: int
    plan: Plan | None
    answer: asyncio.Future[object]

    @property
    def question(self) -> Question:
        want = self.want
        return Question(
            want.kind.value, want.bot, want.view, want.signals, want.allowed, self.seed, self.plan
        )

    def give(self, answer: object) -> None:
        if not self.answer.done():
            self.answer.set_result(answer)


async def _hear(process: asyncio.subprocess.Process) -> object:
    """Read the next message of a process; None when it has ended."""
    assert process.stdout is not None
    try:
        head = await process.stdout.readexactly(LENGTH_BYTES)
        return pickle.loads(await process.stdout.readexactly(int.from_bytes(head, "big")))
    except (asyncio.IncompleteReadError, pickle.UnpicklingError, EOFError, OSError):
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


def _fits(answer: object, want: Want) -> TypeGuard[Answer]:
    """Whether an answer is one to this question, and may be given."""
    match want.kind:
        case WantKind.BID:
            return isinstance(answer, Bid)
        case WantKind.SIGNS:
            return isinstance(answer, dict) and all(
                isinstance(pile, Pile) and isinstance(sign, Sign) and sign in want.allowed
                for pile, sign in answer.items()
            )
        case WantKind.STEP:
            return isinstance(answer, Choice) and answer.action in want.view.legal_actions
