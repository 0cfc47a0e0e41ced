"""Bots that the machine's owner provides, each in a separate process.

They may be files, modules and programs, so only the owner may name them. When one fails, the
fallback plays in its place.
"""

import asyncio
import threading
from collections.abc import Callable

from ninetyeight.bots import BotFailed, Plan
from ninetyeight.bots.checked_answers import ask_bid, ask_signs, ask_step
from ninetyeight.bots.external import BotProcess, bot_process
from ninetyeight.bots.failure import FailureKind
from ninetyeight.bots.naming import parse_name
from ninetyeight.bots.question import Answer
from ninetyeight.bots.substitute import MOST_FAILURES
from ninetyeight.host.fallback import fallback
from ninetyeight.table import BotQuestion, BotQuestionKind

OnBotFailure = Callable[[str, FailureKind], None]
"""Called with a bot's name and how it failed, once for each bot."""


class ExternalBots:
    """Runs external bots; each process starts with its first question."""

    def __init__(self, seconds: float, on_failure: OnBotFailure) -> None:
        self._seconds = seconds
        self._on_failure = on_failure
        self._reported: set[str] = set()
        self._running: dict[str, _RunningBot] = {}

    @staticmethod
    def has(name: str) -> bool:
        """Whether a bot runs in its own process; all others share the worker processes."""
        return parse_name(name).is_external

    async def ask(self, question: BotQuestion, seed: int, plan: Plan | None) -> Answer:
        """Ask a bot; the answer is always legal, because the fallback replaces any other."""
        name = question.bot
        if name not in self._running:
            self._running[name] = _RunningBot(bot_process(parse_name(name), self._seconds))
        bot = self._running[name]
        bot.note_version(question.version)
        if bot.failures >= MOST_FAILURES:
            return fallback(question)
        try:
            return await asyncio.to_thread(bot.ask, question, seed, plan)
        except BotFailed as failure:
            bot.failures += 1
            if name not in self._reported:
                self._reported.add(name)
                self._on_failure(name, failure.kind)
            return fallback(question)

    async def stop(self) -> None:
        """End all processes, without waiting for a bot that is thinking."""
        running, self._running = self._running, {}
        await asyncio.gather(*(asyncio.to_thread(bot.process.end) for bot in running.values()))


class _RunningBot:
    """A bot's process, which answers one question at a time."""

    def __init__(self, process: BotProcess) -> None:
        self.process = process
        self.failures = 0
        """How often it has failed in this game."""
        self._version = 0
        self._lock = threading.Lock()

    def note_version(self, version: int) -> None:
        """Reset the failures when a new game starts, as its versions start again."""
        if version < self._version:
            self.failures = 0
        self._version = version

    def ask(self, question: BotQuestion, seed: int, plan: Plan | None) -> Answer:
        with self._lock:
            match question.kind:
                case BotQuestionKind.BID:
                    return ask_bid(self.process, question.view)
                case BotQuestionKind.SIGNS:
                    return ask_signs(self.process, question.view, question.allowed)
                case BotQuestionKind.STEP:
                    return ask_step(
                        self.process,
                        question.view,
                        question.signals,
                        seed=seed,
                        allowed=question.allowed,
                        plan=plan,
                    )
