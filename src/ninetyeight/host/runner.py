"""Runs the bots and the clock of one table while this process holds its lease.

After each step, the bots show their signs and the one on turn is asked for its move. Moves come at
a pace that people can follow and that reveals nothing hidden.
"""

import asyncio
import math
from collections.abc import Callable, Sequence
from datetime import datetime

from ninetyeight.bots import Choice, Plan
from ninetyeight.bots.question import Answer
from ninetyeight.host.bot_workers import TimeAccount
from ninetyeight.host.context import HostContext
from ninetyeight.host.errors import NoSuchTable, StoreUnavailable, TableUnreadable
from ninetyeight.host.live_table import LiveTable
from ninetyeight.host.table_summary import needs_runner
from ninetyeight.protocol.command import Command, EndTurn, LayCard, MakeBid, ShowSigns
from ninetyeight.protocol.settings import Pace
from ninetyeight.protocol.view import Phase
from ninetyeight.rules import PILES, Bid, Play
from ninetyeight.table import BotQuestion, BotQuestionKind, Table, bot_questions, sign_questions

BOT_ID = "bot"
"""The id of bots' commands. It need not be unique: a repeated step is stale."""
BEATS = {Pace.SLOW: 2.5, Pace.NORMAL: 1.0, Pace.FAST: 0.5, Pace.INSTANT: 1 / 12}
"""The beats of bots, as multiples of the host's normal pace."""
PAUSE, LONGEST_PAUSE = 1.0, 60.0
"""The pause after a failure, in seconds; it doubles with each failure in a row."""


class Runner:
    """Asks the bots of a table, and watches its clock."""

    def __init__(
        self, live_table: LiveTable, context: HostContext, pace: float, may_run: Callable[[], bool]
    ) -> None:
        self._live_table = live_table
        self._context = context
        self._pace = pace
        self._may_run = may_run
        self._changed = asyncio.Event()
        self._plan: tuple[tuple[int, int, int], Plan] | None = None
        self._signed: set[tuple[int, int, int, str]] = set()
        self._step: tuple[int, int] = (0, 0)
        self._step_at = 0.0

    @property
    def has_table(self) -> bool:
        """Whether the table is still in memory; one that turned out to be unreadable is not."""
        return self._live_table.is_loaded

    @property
    def is_needed(self) -> bool:
        """Whether bots or timeouts may act, as far as this process can tell."""
        return not self.has_table or needs_runner(self._live_table.table)

    def wake(self) -> None:
        """Have the runner look at the table again."""
        self._changed.set()

    def check_clock(self, now: datetime) -> None:
        """Wake the runner when a timeout is due."""
        due_at = self._live_table.due_at if self._live_table.is_loaded else None
        if due_at is not None and due_at <= now:
            self.wake()

    async def run(self) -> None:
        """Apply timeouts and play the bots whenever the table has changed, until cancelled."""
        self.wake()
        pause = PAUSE
        while True:
            await self._changed.wait()
            self._changed.clear()
            try:
                while self._live_table.is_loaded and self._may_run() and await self.do_next():
                    pause = PAUSE
            except (NoSuchTable, TableUnreadable):
                raise
            except StoreUnavailable:
                await asyncio.sleep(PAUSE)
                self.wake()
            except Exception as error:
                self._context.supervisor.note("bots of a table", error)
                await asyncio.sleep(pause)
                pause = min(LONGEST_PAUSE, 2 * pause)

    async def do_next(self) -> bool:
        """Apply a timeout, show signs or play a bot; return whether there was anything to do."""
        table = self._live_table.table
        due_at = self._live_table.due_at
        if (
            due_at is not None
            and due_at <= self._context.clock()
            and await self._live_table.pass_time()
        ):
            return True
        self._note_step(table)
        if await self._show_signs(table):
            return True
        questions = bot_questions(table)
        is_step = table.phase is Phase.PLAYING and bool(questions)
        self._live_table.audience.set_thinking(questions[0].seat if is_step else None)
        if not questions:
            return False
        answers = await self._ask(table, questions)
        await self._keep_pace()
        if not self._may_run():
            return False
        await self._answer(table, questions, answers)
        return True

    def _note_step(self, table: Table) -> None:
        """Remember when the table reached its current step."""
        step = _step_of(table)
        if step != self._step:
            self._step = step
            self._step_at = asyncio.get_running_loop().time()

    @property
    def _beat(self) -> float:
        """The shortest time between two steps, in seconds; 0 if the table is not in memory."""
        table = self._live_table
        return self._pace * BEATS[table.table.pace] if table.is_loaded else 0.0

    async def _keep_pace(self) -> None:
        """Wait for a whole number of beats since the last step, to hide how long a bot thought."""
        while (beat := self._beat) and not await self._has_waited(beat):
            pass  # the pace has changed

    async def _has_waited(self, beat: float) -> bool:
        """Wait for the end of a beat; give up if another pace is set meanwhile."""
        passed = asyncio.get_running_loop().time() - self._step_at
        end = self._step_at + max(1, math.ceil(passed / beat)) * beat
        while self._beat == beat:
            self._changed.clear()
            try:
                async with asyncio.timeout_at(end):
                    await self._changed.wait()
            except TimeoutError:
                return True
        return False

    async def _show_signs(self, table: Table) -> bool:
        """Let each bot change its signs once after each step; return whether any did."""
        number, version = _step_of(table)
        new = [
            question
            for question in sign_questions(table)
            if (number, version, question.seat, question.bot) not in self._signed
        ]
        if not new:
            return False
        answers = await self._ask(table, new)
        self._signed = {known for known in self._signed if known[:2] == (number, version)}
        self._signed |= {(number, version, question.seat, question.bot) for question in new}
        changes = [
            (question, command)
            for question, answer in zip(new, answers, strict=True)
            if (command := _signs(question, answer)) is not None
        ]
        return bool(changes) and await self._live_table.do_for_bots(number, changes)

    async def _ask(self, table: Table, questions: Sequence[BotQuestion]) -> list[Answer]:
        """Ask bots on the account of the table's host, with priority if anybody is connected."""
        bots, below = self._context.bots, self._context.chance.below
        number, _ = _step_of(table)
        people = self._live_table.audience.connections.people
        account = TimeAccount(table.host, is_watched=bool(people))
        return await asyncio.gather(
            *(
                bots.ask(question, below(2**63), self._plan_for(number, question), account=account)
                for question in questions
            )
        )

    def _plan_for(self, number: int, question: BotQuestion) -> Plan | None:
        if self._plan is None or question.kind is not BotQuestionKind.STEP:
            return None
        place, plan = self._plan
        return plan if place == (number, question.version, question.seat) else None

    async def _answer(
        self, table: Table, questions: Sequence[BotQuestion], answers: Sequence[Answer]
    ) -> None:
        number, version = _step_of(table)
        self._plan = None
        for question, answer in zip(questions, answers, strict=True):
            if isinstance(answer, Choice) and answer.plan is not None:
                self._plan = (number, version + 1, question.seat), answer.plan
        commands = [
            (question, _command(question, answer))
            for question, answer in zip(questions, answers, strict=True)
        ]
        await self._live_table.do_for_bots(number, commands)


def _step_of(table: Table) -> tuple[int, int]:
    return (0, 0) if table.game is None else (table.game.number, table.game.version)


def _command(question: BotQuestion, answer: Answer) -> Command:
    """Turn a bot's answer into the command that a person would send."""
    if isinstance(answer, Bid):
        return MakeBid(id=BOT_ID, bid=answer)
    assert isinstance(answer, Choice)
    match answer.action:
        case Play(card, pile):
            return LayCard(id=BOT_ID, version=question.version, card=card, pile=pile)
        case _:
            return EndTurn(id=BOT_ID, version=question.version)


def _signs(question: BotQuestion, answer: Answer) -> ShowSigns | None:
    """Make the command that changes the bot's signs; None if they do not change."""
    assert isinstance(answer, dict)
    changed = {
        pile: answer.get(pile)
        for pile in PILES
        if answer.get(pile) is not question.signals.of(question.seat, pile)
    }
    return ShowSigns(id=BOT_ID, signs=changed) if changed else None
