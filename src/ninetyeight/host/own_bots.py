"""Bots of the owner of this machine, each in a process of its own; who fails is stood in for."""

import asyncio
import threading
from collections.abc import Callable

from ninetyeight.bots import BotFailed, Plan
from ninetyeight.bots.asking import ask_bid, ask_signs, ask_step
from ninetyeight.bots.external import BotProcess, bot_process
from ninetyeight.bots.failure import Failing
from ninetyeight.bots.naming import parse_name
from ninetyeight.bots.question import Answer
from ninetyeight.bots.standing_in import MOST_FAILURES
from ninetyeight.host.fallback import fallback
from ninetyeight.table import BotQuestion, BotQuestionKind

Told = Callable[[str, Failing], None]
"""Hears the name of a bot that failed, and how; once for each bot."""


class OwnBots:
    """Bots that are not Ninety-Eight's own. They are started with their first question."""

    def __init__(self, seconds: float, told: Told) -> None:
        self._seconds = seconds
        self._told = told
        self._failed: set[str] = set()
        self._asked: dict[str, _Asked] = {}

    @staticmethod
    def has(name: str) -> bool:
        """Whether a bot is one of these; the others think in the processes of all tables."""
        return parse_name(name).is_external

    async def ask(self, want: BotQuestion, seed: int, plan: Plan | None) -> Answer:
        """Ask a bot; the answer is always one that its seat may give."""
        if want.bot not in self._asked:
            self._asked[want.bot] = _Asked(bot_process(parse_name(want.bot), self._seconds))
        asked = self._asked[want.bot]
        asked.notice(want.version)
        if asked.failures >= MOST_FAILURES:
            return fallback(want)
        try:
            return await asyncio.to_thread(asked.ask, want, seed, plan)
        except BotFailed as failure:
            asked.failures += 1
            if want.bot not in self._failed:
                self._failed.add(want.bot)
                self._told(want.bot, failure.how)
            return fallback(want)

    async def stop(self) -> None:
        """End all processes; a bot that still thinks is not waited for."""
        asked, self._asked = self._asked, {}
        await asyncio.gather(*(asyncio.to_thread(each.process.end) for each in asked.values()))


class _Asked:
    """A bot with its process, which answers one question after another."""

    def __init__(self, process: BotProcess) -> None:
        self.process = process
        self.failures = 0
        """How often it has failed in this game."""
        self._version = 0
        self._lock = threading.Lock()

    def notice(self, version: int) -> None:
        """Begin to count anew with a new game, whose versions begin anew."""
        if version < self._version:
            self.failures = 0
        self._version = version

    def ask(self, want: BotQuestion, seed: int, plan: Plan | None) -> Answer:
        with self._lock:
            match want.kind:
                case BotQuestionKind.BID:
                    return ask_bid(self.process, want.view)
                case BotQuestionKind.SIGNS:
                    return ask_signs(self.process, want.view, want.allowed)
                case BotQuestionKind.STEP:
                    return ask_step(
                        self.process,
                        want.view,
                        want.signals,
                        seed=seed,
                        allowed=want.allowed,
                        plan=plan,
                    )
