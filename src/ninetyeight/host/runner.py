"""Runs the bots and clocks of one table, while this process holds its lease.

After each step the bots show their signs first, then the one on turn is asked. Between two steps
lies the pace, so that people can follow; it depends on nothing that is hidden.
"""

import asyncio
import math
from collections.abc import Callable, Sequence
from datetime import datetime

from ninetyeight.bots import Choice, Plan
from ninetyeight.bots.question import Answer
from ninetyeight.host.bot_workers import TimeAccount
from ninetyeight.host.errors import NoSuchTable, StoreAway, TableUnreadable
from ninetyeight.host.mailbox import Mailbox
from ninetyeight.host.room import Around
from ninetyeight.host.row import needs_care
from ninetyeight.protocol.command import Command, EndTurn, LayCard, MakeBid, ShowSigns
from ninetyeight.protocol.view import Phase
from ninetyeight.rules import PILES, Bid, Play
from ninetyeight.table import BotQuestion, BotQuestionKind, Table, bot_questions, sign_questions

BOT_ID = "bot"
"""The id of what bots ask for; a step that was done is stale, so nothing is done twice."""
REST, LONGEST_REST = 1.0, 60.0
"""The pause after something went wrong, in seconds; twice as long each time it goes wrong again."""


class Runner:
    """The one that asks the bots of a table and minds its clock."""

    def __init__(
        self, mailbox: Mailbox, around: Around, pace: float, may_run: Callable[[], bool]
    ) -> None:
        self._mailbox = mailbox
        self._around = around
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
        return self._mailbox.is_loaded

    @property
    def is_needed(self) -> bool:
        """Whether something may still happen by itself, as far as this process can tell."""
        return not self.has_table or needs_care(self._mailbox.table)

    def wake(self) -> None:
        """Look again: the table has changed, or something may be due."""
        self._changed.set()

    def look_at_clock(self, now: datetime) -> None:
        """Wake when something is due."""
        due_at = self._mailbox.due_at if self._mailbox.is_loaded else None
        if due_at is not None and due_at <= now:
            self.wake()

    async def run(self) -> None:
        """Go on until it is cancelled."""
        self.wake()
        rest = REST
        while True:
            await self._changed.wait()
            self._changed.clear()
            try:
                while self._mailbox.is_loaded and self._may_run() and await self._go_on():
                    rest = REST
            except (NoSuchTable, TableUnreadable):
                raise
            except StoreAway:
                await asyncio.sleep(REST)
                self.wake()
            except Exception as error:
                self._around.supervisor.note("bots of a table", error)
                await asyncio.sleep(rest)
                rest = min(LONGEST_REST, 2 * rest)

    async def _go_on(self) -> bool:
        """Do the next thing that happens by itself; whether there was one."""
        table = self._mailbox.table
        due_at = self._mailbox.due_at
        if (
            due_at is not None
            and due_at <= self._around.clock()
            and await self._mailbox.pass_time()
        ):
            return True
        self._note_step(table)
        if await self._show_signs(table):
            return True
        questions = bot_questions(table)
        is_step = table.phase is Phase.PLAYING and bool(questions)
        self._mailbox.think(questions[0].seat if is_step else None)
        if not questions:
            return False
        answers = await self._ask(table, questions)
        await self._keep_pace()
        if not self._may_run():
            return False
        await self._answer(table, questions, answers)
        return True

    def _note_step(self, table: Table) -> None:
        """Remember when the table came to the step where it is."""
        step = _step_of(table)
        if step != self._step:
            self._step = step
            self._step_at = asyncio.get_running_loop().time()

    async def _keep_pace(self) -> None:
        """Wait for the next whole beat since the last step: how long a bot thought is no news."""
        if not self._pace:
            return
        passed = asyncio.get_running_loop().time() - self._step_at
        beats = max(1, math.ceil(passed / self._pace))
        await asyncio.sleep(self._step_at + beats * self._pace - asyncio.get_running_loop().time())

    async def _show_signs(self, table: Table) -> bool:
        """Let bots change their signs, once after each step; whether some did."""
        number, version = _step_of(table)
        new = [
            want
            for want in sign_questions(table)
            if (number, version, want.seat, want.bot) not in self._signed
        ]
        if not new:
            return False
        answers = await self._ask(table, new)
        self._signed = {known for known in self._signed if known[:2] == (number, version)}
        self._signed |= {(number, version, want.seat, want.bot) for want in new}
        changes = [
            (want, command)
            for want, answer in zip(new, answers, strict=True)
            if (command := _signs(want, answer)) is not None
        ]
        return bool(changes) and await self._mailbox.bots_do(number, changes)

    async def _ask(self, table: Table, questions: Sequence[BotQuestion]) -> list[Answer]:
        """Ask bots, on the time of the table's host; first where somebody waits for them."""
        bots, below = self._around.bots, self._around.chance.below
        number, _ = _step_of(table)
        account = TimeAccount(table.host, is_watched=bool(self._mailbox.connected.people))
        return await asyncio.gather(
            *(
                bots.ask(want, below(2**63), self._plan_for(number, want), account=account)
                for want in questions
            )
        )

    def _plan_for(self, number: int, want: BotQuestion) -> Plan | None:
        if self._plan is None or want.kind is not BotQuestionKind.STEP:
            return None
        place, plan = self._plan
        return plan if place == (number, want.version, want.seat) else None

    async def _answer(
        self, table: Table, questions: Sequence[BotQuestion], answers: Sequence[Answer]
    ) -> None:
        number, version = _step_of(table)
        self._plan = None
        for want, answer in zip(questions, answers, strict=True):
            if isinstance(answer, Choice) and answer.plan is not None:
                self._plan = (number, version + 1, want.seat), answer.plan
        commands = [
            (want, _command(want, answer)) for want, answer in zip(questions, answers, strict=True)
        ]
        await self._mailbox.bots_do(number, commands)


def _step_of(table: Table) -> tuple[int, int]:
    return (0, 0) if table.game is None else (table.game.number, table.game.version)


def _command(want: BotQuestion, answer: Answer) -> Command:
    """Say what a bot answered as a person would."""
    if isinstance(answer, Bid):
        return MakeBid(id=BOT_ID, bid=answer)
    assert isinstance(answer, Choice)
    match answer.action:
        case Play(card, pile):
            return LayCard(id=BOT_ID, version=want.version, card=card, pile=pile)
        case _:
            return EndTurn(id=BOT_ID, version=want.version)


def _signs(want: BotQuestion, answer: Answer) -> ShowSigns | None:
    """Say which signs change; None if all stand as they are."""
    assert isinstance(answer, dict)
    changed = {
        pile: answer.get(pile)
        for pile in PILES
        if answer.get(pile) is not want.signals.of(want.seat, pile)
    }
    return ShowSigns(id=BOT_ID, signs=changed) if changed else None
