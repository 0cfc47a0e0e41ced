"""Bots in worker processes: each gets what its seat sees, a deadline, and a fallback.

The processes' time is shared fairly among the people whose tables the bots play at, so that nobody
can starve others. When a bot does not answer, the fallback does; that is logged and counted.
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
from ninetyeight.host.external_bots import ExternalBots, OnBotFailure
from ninetyeight.host.fair_queue import FairQueue
from ninetyeight.host.fallback import fallback
from ninetyeight.host.worker_pool import Timeouts, WorkerPool
from ninetyeight.host.worker_process import Cause, Unanswered
from ninetyeight.rules import Bid, Pile, Sign
from ninetyeight.table import BotQuestion, BotQuestionKind

PROGRAM = (sys.executable, "-m", "ninetyeight.bots.worker")
WATCHED, UNWATCHED = "watched", "unwatched"
WEIGHTS = {WATCHED: 8.0, UNWATCHED: 1.0}
"""How tables with people connected and all other tables share the time while both need it."""
WAITS = {WATCHED: 5.0, UNWATCHED: 30.0}
"""How many deadlines a question may wait for a process."""
LOG_SECONDS = 10.0
"""The shortest time between two log lines about the same bot failing for the same cause."""


@dataclass(frozen=True, slots=True)
class TimeAccount:
    """The person whose share of the processes' time a question is charged to."""

    person: str = ""
    is_watched: bool = True
    """Whether anybody is connected to the table."""


SHARED_ACCOUNT = TimeAccount()


@dataclass(frozen=True, slots=True)
class AnswerReport:
    """How a question went, for the metrics."""

    bot: str
    person: str
    seconds: float
    """From the question to the answer, including the time it waited for a process."""
    cause: Cause | None
    """Why the fallback answered; None if the bot itself did."""


class BotWorkers:
    """Worker processes for bots. They start with the first question, or with `wake`.

    `own` names bots of the machine's owner, which may be files, modules and programs, and which
    tables may then also seat; `on_failure` is called when one fails. A server passes no `own`, so
    that nobody at its tables can make it open a file.
    """

    def __init__(
        self,
        processes: int = 1,
        deadline: float = 2.0,
        program: Sequence[str] = PROGRAM,
        own: Iterable[str] | None = None,
        *,
        on_failure: OnBotFailure = lambda _bot, _how: None,
        timeouts: Timeouts | None = None,
        report: Callable[[AnswerReport], None] | None = None,
    ) -> None:
        """`deadline` is how many seconds a bot may think once a process has its question."""
        self.deadline = deadline
        self._own = frozenset(own or ())
        self._external = None if own is None else ExternalBots(deadline, on_failure)
        self._report = report
        self._pool = WorkerPool(
            "bot process",
            program if own is None else (*program, OWN_BOTS),
            processes,
            timeouts or Timeouts(deadline),
            FairQueue(WEIGHTS),
        )
        self._fallback_log = _FallbackLog()

    @property
    def names(self) -> frozenset[str]:
        """The bots that can be seated."""
        return frozenset(known_bots()) | self._own

    @property
    def process_ids(self) -> tuple[int, ...]:
        return self._pool.process_ids

    @property
    def waiting(self) -> int:
        """How many questions wait for a process."""
        return self._pool.waiting

    def wake(self) -> None:
        """Start the processes if they are not running, because a question will come soon."""
        self._pool.wake()

    async def warm_up(self) -> None:
        """Wait until a process can answer at once."""
        await self._pool.warm_up()

    async def stop(self) -> None:
        """End all processes; the fallback answers the questions that wait."""
        await self._pool.stop()
        if self._external is not None:
            await self._external.stop()

    async def ask(
        self,
        question: BotQuestion,
        seed: int,
        plan: Plan | None = None,
        *,
        account: TimeAccount = SHARED_ACCOUNT,
    ) -> Answer:
        """Ask a bot; the answer is always legal, because the fallback replaces any other."""
        if self._external is not None and self._external.has(question.bot):
            return await self._external.ask(question, seed, plan)
        began = monotonic()
        cause: Cause | None = None
        try:
            answer = await self._ask_worker(question, seed, plan, account)
        except Unanswered as failure:
            cause, answer = failure.cause, fallback(question)
            self._fallback_log.note(question.bot, cause, monotonic())
        if self._report is not None:
            seconds = monotonic() - began
            self._report(AnswerReport(question.bot, account.person, seconds, cause))
        return answer

    async def _ask_worker(
        self, question: BotQuestion, seed: int, plan: Plan | None, account: TimeAccount
    ) -> Answer:
        sent = Question(
            question.kind.value,
            question.bot,
            question.view,
            question.signals,
            question.allowed,
            seed,
            plan,
        )
        group = WATCHED if account.is_watched else UNWATCHED
        answer: object = await self._pool.ask(
            lambda: write_question(sent),
            read_answer,
            (group, account.person),
            wait=WAITS[group] * self.deadline,
        )
        if isinstance(answer, Failed):
            raise Unanswered(Cause.ERROR)
        if not _fits(answer, question):
            raise Unanswered(Cause.BAD_ANSWER)
        return answer


class _FallbackLog:
    """Logs that the fallback played for a bot, at most once in `LOG_SECONDS` per bot and cause."""

    def __init__(self) -> None:
        self._since: dict[tuple[str, Cause], tuple[float, int]] = {}

    def note(self, bot: str, cause: Cause, now: float) -> None:
        at, times = self._since.get((bot, cause), (now - LOG_SECONDS, 0))
        times += 1
        if now - at >= LOG_SECONDS:
            about = {"bot": bot, "cause": cause.value, "times": times}
            log.warning("A bot did not answer; the fallback played for it.", extra=about)
            at, times = now, 0
        self._since[bot, cause] = at, times


def _fits(answer: object, question: BotQuestion) -> TypeGuard[Answer]:
    """Whether an answer is of the right kind, and legal."""
    match question.kind:
        case BotQuestionKind.BID:
            return isinstance(answer, Bid)
        case BotQuestionKind.SIGNS:
            return isinstance(answer, dict) and all(
                isinstance(pile, Pile) and isinstance(sign, Sign) and sign in question.allowed
                for pile, sign in answer.items()
            )
        case BotQuestionKind.STEP:
            return isinstance(answer, Choice) and answer.action in question.view.legal_actions
