"""A bot in its own process, so that hanging or crashing harms nobody else."""

import sys
from collections.abc import Callable
from typing import IO, Any

from ninetyeight.bots.bot import Choice, Cost, Plan
from ninetyeight.bots.failure import BotFailed, FailureKind
from ninetyeight.bots.messages import framed, read_message
from ninetyeight.bots.piped_process import PipedProcess
from ninetyeight.bots.question import Failed, Loaded, Question
from ninetyeight.bots.question_json import read_answer, write_question
from ninetyeight.rules import Bid, GameError, Pile, Sign, Signals, View

START_SECONDS = 600.0
"""How long a bot may take to become ready; the first time, the kernel is compiled."""


class WorkerBot:
    """A bot named directly or as `module:Class`, asked through pipes with a deadline."""

    def __init__(self, spec: str, seconds: float = 60.0, *, echo: bool = True) -> None:
        self.spec = spec
        self.seconds = seconds
        """How long an answer may take."""
        self.echo = echo
        """Whether to show what it prints at once, rather than only if it fails."""
        self._loaded = Loaded(spec, "", Cost.THINKING)
        self._process: PipedProcess | None = None

    @property
    def name(self) -> str:
        return self._loaded.name

    @property
    def sentence(self) -> str:
        return self._loaded.sentence

    @property
    def cost(self) -> Cost:
        return self._loaded.cost

    def start(self) -> None:
        """Start the process, if it is not running; `GameError` if there is no such bot."""
        if self._process is None:
            command = [sys.executable, "-m", "ninetyeight.bots.worker", self.spec]
            self._process = PipedProcess(command, self.spec, hear_message, echo=self.echo)
            given = self._read(self._process.hear, START_SECONDS)
            if not isinstance(given, Loaded):
                self.end()
                why = given.error if isinstance(given, Failed) else "It did not introduce itself."
                raise GameError("bot", why)
            self._loaded = given

    def end(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            process.end()

    def choose(
        self,
        view: View,
        signals: Signals,
        *,
        seed: int,
        allowed: frozenset[Sign],
        plan: Plan | None = None,
    ) -> Choice:
        given: Choice = self._ask("step", view, signals, allowed, seed, plan)
        return given

    def signs(self, view: View, *, allowed: frozenset[Sign]) -> dict[Pile, Sign]:
        given: dict[Pile, Sign] = self._ask("signs", view, Signals(), allowed)
        return given

    def bid(self, view: View) -> Bid:
        given: Bid = self._ask("bid", view, Signals(), frozenset())
        return given

    def _ask(
        self,
        kind: str,
        view: View,
        signals: Signals,
        allowed: frozenset[Sign],
        seed: int = 0,
        plan: Plan | None = None,
    ) -> Any:
        self.start()
        process = self._process
        assert process is not None
        question = Question(kind, self.spec, view, signals, allowed, seed, plan)
        message = framed(0, write_question(question))
        given = self._read(lambda seconds: process.ask(message, seconds), self.seconds)
        if isinstance(given, Failed):
            raise BotFailed(f"{self.name} failed: {given.error}", given.trace, FailureKind.CRASHED)
        return given

    def _read(self, hear: Callable[[float], bytes], seconds: float) -> Any:
        try:
            return read_answer(hear(seconds))
        except BotFailed:
            self._process = None
            raise
        except ValueError:
            said = "" if self._process is None else self._process.said
            self.end()
            raise BotFailed(f"{self.name} gave an unreadable answer.", said) from None


def hear_message(source: IO[bytes]) -> bytes | None:
    """Read the body of a worker's next message; None at the end of its output."""
    message = read_message(source)
    return None if message is None else message[1]
