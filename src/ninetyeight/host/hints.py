"""Hints: what a bot would do in a player's place, in as much detail as the player asked for."""

import asyncio

from ninetyeight.bots import Choice
from ninetyeight.bots.hint_reason import hint_reason
from ninetyeight.host.bot_workers import TimeAccount
from ninetyeight.host.context import HostContext
from ninetyeight.host.table_log import TableLog
from ninetyeight.protocol.command import HintLevel, TakeHint
from ninetyeight.protocol.message import Hint
from ninetyeight.rules import Play
from ninetyeight.table import BotQuestion, BotQuestionKind, Participant, Table

MOST = 1024
"""How many hints of a table are kept for repeated commands."""

HintTask = asyncio.Task[Hint | None]


class Hints:
    """The hints of a table, finished or in progress, by the keys of their commands."""

    def __init__(self, log: TableLog, context: HostContext) -> None:
        self._log = log
        self._context = context
        self._tasks: dict[str, HintTask] = {}
        self._latest: tuple[BotQuestion, Choice] | None = None
        """The latest advice: a clearer hint about the same position must not change its mind."""

    def find(self, key: str) -> HintTask | None:
        return self._tasks.get(key)

    def start(self, person: Participant, command: TakeHint, key: str) -> HintTask:
        """Start working out a hint for the player on turn."""
        seat = self._log.table.seat_of(person.id)
        assert seat is not None
        question = _hint_question(self._log.table, seat)
        task = self._context.supervisor.once("hint", self._think(person, question, command))
        self._tasks[key] = task
        if len(self._tasks) > MOST:
            del self._tasks[next(iter(self._tasks))]
        return task

    async def wait(self) -> None:
        """Wait for the hints in progress."""
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)

    def cancel(self) -> None:
        for task in self._tasks.values():
            task.cancel()

    async def _think(
        self, person: Participant, question: BotQuestion, command: TakeHint
    ) -> Hint | None:
        """Ask the bot; None if the game has moved on in the meantime."""
        if self._latest is not None and self._latest[0] == question:
            return _hint_from(command, question, self._latest[1])
        seed = self._context.chance.below(2**63)
        choice = await self._context.bots.ask(question, seed, account=TimeAccount(person.id))
        game = self._log.table.game
        if game is None or game.version != question.version:
            return None
        assert isinstance(choice, Choice)
        self._latest = question, choice
        return _hint_from(command, question, choice)


def _hint_question(table: Table, seat: int) -> BotQuestion:
    """Ask what the table's bot would do in place of the player on turn."""
    game = table.game
    assert game is not None
    return BotQuestion(
        seat,
        table.settings.minder,
        BotQuestionKind.STEP,
        game.version,
        game.view(seat),
        game.signals,
        table.settings.signs,
    )


def _hint_from(command: TakeHint, question: BotQuestion, choice: Choice) -> Hint:
    """Reveal as much of the bot's choice as the player asked for."""
    play = choice.action if isinstance(choice.action, Play) else None
    shows_pile = command.level in (HintLevel.NUDGE, HintLevel.MOVE)
    shows_card = command.level in (HintLevel.CARD, HintLevel.MOVE)
    shows_reason = play is None or command.level is HintLevel.MOVE
    return Hint(
        answers=command.id,
        level=command.level,
        pile=play.pile if play is not None and shows_pile else None,
        card=play.card if play is not None and shows_card else None,
        ends_turn=play is None,
        reason=hint_reason(question.view, question.signals, choice.action)
        if shows_reason
        else None,
    )
