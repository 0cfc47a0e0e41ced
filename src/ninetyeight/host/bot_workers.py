"""Bots in processes of their own: asked with what their seat sees, with a deadline and a fallback.

Their time is shared by the people for whom they think, so that nobody's tables take the bots away
from others. A question without an answer is answered by `fallback`, which is counted and logged.
"""

import sys
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from time import monotonic
from typing import TypeGuard

from ninetyeight.bots import Choice, Plan, known_bots
from ninetyeight.bots.question import Answer, Failed, Question
from ninetyeight.bots.question_json import read_answer, write_question
from ninetyeight.bots.worker import OWN_BOTS
from ninetyeight.host.errors import log
from ninetyeight.host.fair_queue import FairQueue
from ninetyeight.host.fallback import fallback
from ninetyeight.host.own_bots import OwnBots, Told
from ninetyeight.host.worker_pool import Cause, Patience, Unanswered, WorkerPool
from ninetyeight.rules import Bid, Pile, Sign
from ninetyeight.table import BotQuestion, BotQuestionKind

PROGRAM = (sys.executable, "-m", "ninetyeight.bots.worker")
HERE, AWAY = "here", "away"
WEIGHTS = {HERE: 8.0, AWAY: 1.0}
"""How time is shared between tables at which somebody is and all others, where both want it."""
WAITS = {HERE: 5.0, AWAY: 30.0}
"""How many deadlines a question waits for a process at most, by whether somebody is there."""
LOG_SECONDS = 10.0
"""How often it is logged that the same bot is stood in for by the same cause."""


@dataclass(frozen=True, slots=True)
class Payer:
    """On whose time a bot thinks."""

    person: str = ""
    is_here: bool = True
    """Whether somebody is connected to the table, and waits."""


NOBODY = Payer()


@dataclass(frozen=True, slots=True)
class Answered:
    """A question as it went, for who counts."""

    bot: str
    person: str
    seconds: float
    """From the question to the answer, with the time that it waited."""
    cause: Cause | None
    """Why the bot was stood in for; None where it answered itself."""


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
        *,
        told: Told = lambda _bot, _how: None,
        patience: Patience | None = None,
        count: Callable[[Answered], None] | None = None,
    ) -> None:
        """Make workers; `deadline` is how long a bot may think, once a process has its question."""
        self.deadline = deadline
        self._own = frozenset(own or ())
        self._own_bots = None if own is None else OwnBots(deadline, told)
        self._count = count
        self._pool = WorkerPool(
            "bot process",
            program if own is None else (*program, OWN_BOTS),
            processes,
            patience or Patience(deadline),
            FairQueue(WEIGHTS),
        )
        self._stood_in = _StoodIn()

    @property
    def names(self) -> frozenset[str]:
        """The bots that can be seated."""
        return frozenset(known_bots()) | self._own

    @property
    def process_ids(self) -> tuple[int, ...]:
        """The processes that run now."""
        return self._pool.process_ids

    def wake(self) -> None:
        """Start the processes, if they do not run: somebody will ask soon."""
        self._pool.wake()

    async def warm_up(self) -> None:
        """Return when a process is able to answer at once."""
        await self._pool.warm_up()

    async def stop(self) -> None:
        """End all processes; what waits is answered by the fallback."""
        await self._pool.stop()
        if self._own_bots is not None:
            await self._own_bots.stop()

    async def ask(
        self, want: BotQuestion, seed: int, plan: Plan | None = None, *, payer: Payer = NOBODY
    ) -> Answer:
        """Ask a bot; the answer is always one that its seat may give."""
        if self._own_bots is not None and self._own_bots.has(want.bot):
            return await self._own_bots.ask(want, seed, plan)
        began = monotonic()
        given = await self._asked(want, seed, plan, payer)
        cause = given if isinstance(given, Cause) else None
        if cause is not None:
            self._stood_in.note(want.bot, cause, monotonic())
        if self._count is not None:
            self._count(Answered(want.bot, payer.person, monotonic() - began, cause))
        return fallback(want) if isinstance(given, Cause) else given

    async def _asked(
        self, want: BotQuestion, seed: int, plan: Plan | None, payer: Payer
    ) -> Answer | Cause:
        question = Question(
            want.kind.value, want.bot, want.view, want.signals, want.allowed, seed, plan
        )
        where = HERE if payer.is_here else AWAY
        try:
            given: object = await self._pool.ask(
                lambda: write_question(question),
                read_answer,
                (where, payer.person),
                wait=WAITS[where] * self.deadline,
            )
        except Unanswered as unanswered:
            return unanswered.cause
        if isinstance(given, Failed):
            return Cause.ERROR
        return given if _fits(given, want) else Cause.BAD_ANSWER


class _StoodIn:
    """Logs that bots are stood in for: the first time at once, then so often in a while."""

    def __init__(self) -> None:
        self._since: dict[tuple[str, Cause], tuple[float, int]] = {}

    def note(self, bot: str, cause: Cause, now: float) -> None:
        at, times = self._since.get((bot, cause), (now - LOG_SECONDS, 0))
        times += 1
        if now - at >= LOG_SECONDS:
            about = {"bot": bot, "cause": cause.value, "times": times}
            log.warning("A bot did not answer and was stood in for.", extra=about)
            at, times = now, 0
        self._since[bot, cause] = at, times


def _fits(answer: object, want: BotQuestion) -> TypeGuard[Answer]:
    """Whether an answer is one to this question, and may be given."""
    match want.kind:
        case BotQuestionKind.BID:
            return isinstance(answer, Bid)
        case BotQuestionKind.SIGNS:
            return isinstance(answer, dict) and all(
                isinstance(pile, Pile) and isinstance(sign, Sign) and sign in want.allowed
                for pile, sign in answer.items()
            )
        case BotQuestionKind.STEP:
            return isinstance(answer, Choice) and answer.action in want.view.legal_actions
