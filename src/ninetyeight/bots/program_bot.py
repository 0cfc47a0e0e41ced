"""A bot that is any program speaking JSON lines, see docs/write-a-bot.md."""

import json
from pathlib import Path
from typing import IO, Any

from ninetyeight.bots.bot import Choice, Cost, Plan
from ninetyeight.bots.failure import BotFailed
from ninetyeight.bots.naming import command_words
from ninetyeight.bots.piped_process import PipedProcess
from ninetyeight.bots.view_json import actions_as_dict, view_as_dict
from ninetyeight.rules import Bid, GameError, InvalidRecord, Pile, Sign, Signals, View
from ninetyeight.rules.errors import listed, shown
from ninetyeight.rules.record_reader import action_from_list

FORMAT = "ninetyeight/bot/1"
START_SECONDS = 30.0
"""How long a program may take to answer the first hello."""
MOST_BYTES = 64 * 1024
"""The longest line accepted as an answer."""
MOST_SEED = 2**53
"""Seeds stay below this, so that a double holds them exactly."""


class ProgramBot:
    """A program that answers questions; it starts with the first one."""

    cost = Cost.THINKING
    """Unknown, so the slower class is assumed."""

    def __init__(self, command: str, seconds: float = 10.0, *, echo: bool = True) -> None:
        self.command = command
        """The command as it would be typed."""
        self.seconds = seconds
        """How long an answer may take."""
        self.echo = echo
        """Whether to show its error output at once, rather than only if it fails."""
        self._words = command_words(command)
        self._program: PipedProcess | None = None
        self._hello: dict[str, Any] = {}

    @property
    def name(self) -> str:
        """The name from its hello, or that of its executable."""
        told = self._hello.get("name")
        return told if isinstance(told, str) and told.strip() else Path(self._words[0]).name

    @property
    def sentence(self) -> str:
        """The description from its hello."""
        told = self._hello.get("sentence")
        return told if isinstance(told, str) else f"The program {self._words[0]}."

    def start(self) -> None:
        """Start the program, if it is not running, and exchange hellos."""
        if self._program is None:
            self._program = PipedProcess(
                self._words, f"The program {self._words[0]}", _line, echo=self.echo
            )
            self._hello = self._ask({"kind": "hello", "format": FORMAT}, START_SECONDS)

    def end(self) -> None:
        """End the program."""
        program, self._program = self._program, None
        if program is not None:
            program.end()

    def choose(
        self,
        view: View,
        signals: Signals,
        *,
        seed: int,
        allowed: frozenset[Sign],
        plan: Plan | None = None,  # noqa: ARG002
    ) -> Choice:
        answer = self._question(
            "step", view, signals, allowed, seed=seed % MOST_SEED, **actions_as_dict(view)
        )
        try:
            return Choice(action_from_list(answer.get("action"), pack=view.ruleset.pack))
        except InvalidRecord as error:
            raise self._broken(error.message) from None

    def signs(self, view: View, *, allowed: frozenset[Sign]) -> dict[Pile, Sign]:
        """Ask for signs; an answer without any means none."""
        told = self._question("signs", view, Signals(), allowed).get("signs", {})
        if not isinstance(told, dict):
            raise self._broken(f"signs {shown(told)} is not an object")
        try:
            return {Pile.named(pile): Sign(sign) for pile, sign in told.items() if sign is not None}
        except (GameError, ValueError):
            raise self._broken(f"{shown(told)} are not signs") from None

    def bid(self, view: View) -> Bid:
        """Ask for a bid; an answer without one means `ALL_THE_SAME`."""
        told = self._question("bid", view, Signals(), frozenset()).get("bid", Bid.ALL_THE_SAME)
        if told not in list(Bid):
            raise self._broken(f"bid {shown(told)} is not {listed(Bid)}")
        return Bid(told)

    def _question(
        self, kind: str, view: View, signals: Signals, allowed: frozenset[Sign], **rest: object
    ) -> dict[str, Any]:
        self.start()
        asked = {
            "kind": kind,
            "seconds": self.seconds,
            "allowed": sorted(sign.value for sign in allowed),
            "view": view_as_dict(view, signals),
            **rest,
        }
        return self._ask(asked, self.seconds)

    def _ask(self, question: dict[str, Any], seconds: float) -> dict[str, Any]:
        assert self._program is not None
        try:
            line = self._program.ask(json.dumps(question).encode() + b"\n", seconds)
        except BotFailed:
            self._program = None
            raise
        try:
            answer = json.loads(line)
        except (ValueError, RecursionError):
            raise self._broken(
                f"{shown(line.decode(errors='replace').strip())} is not JSON"
            ) from None
        if not isinstance(answer, dict):
            raise self._broken(f"{shown(answer)} is not an object")
        return answer

    def _broken(self, why: str) -> BotFailed:
        program = self._program
        self.end()
        return BotFailed(
            f"The program {self._words[0]} gave an unreadable answer: {why.rstrip('.')}.",
            "" if program is None else program.said,
        )


def _line(source: IO[bytes]) -> bytes | None:
    """Read a line; None at the end, or if it is too long for an answer."""
    line = source.readline(MOST_BYTES)
    return line if line.endswith(b"\n") else None
