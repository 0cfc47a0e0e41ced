"""Asks the bots of a plain game. A simple bot stands in for one that fails."""

from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from ninetyeight.cli.plain.roster import bid_of, choice_of
from ninetyeight.cli.plain.screen import Screen
from ninetyeight.cli.safe_output import plain
from ninetyeight.rules import Bid, View

if TYPE_CHECKING:  # bots are loaded for the first game that has one
    from ninetyeight.bots import BotFailed, Choice, Plan


@dataclass(frozen=True, slots=True)
class BotAnswers:
    """Asks the bots of a game, and remembers the first failure of each seat."""

    screen: Screen
    failures: "dict[int, BotFailed]" = field(default_factory=dict)
    _unshown: list[int] = field(default_factory=list)
    """The seats whose failure has not been shown yet."""
    _failure_counts: Counter[int] = field(default_factory=Counter)
    """How often the bot of each seat has failed in this game."""

    def choice(self, seat: int, view: View, plan: "Plan | None" = None) -> "Choice":
        """Let a bot choose; `greedy` stands in for one that fails."""
        from ninetyeight.bots import BotFailed, Choice
        from ninetyeight.bots.substitute import MOST_FAILURES, greedy

        if self._failure_counts[seat] >= MOST_FAILURES:
            return Choice(greedy(view))
        try:
            return choice_of(self.screen.roster.bots[seat], view, plan)
        except BotFailed as failure:
            self._note(seat, failure)
            return Choice(greedy(view))

    def bid(self, seat: int, view: View) -> Bid:
        """Let a bot bid; one that fails does not mind who starts."""
        from ninetyeight.bots import BotFailed

        try:
            return bid_of(self.screen.roster.bots[seat], view)
        except BotFailed as failure:
            self._note(seat, failure)
            return Bid.ALL_THE_SAME

    def show_failures(self) -> None:
        """Show which bots failed since the last call; only while no curtain is about to fall."""
        for seat in self._unshown:
            name = self.screen.roster.names[seat]
            self.screen.say(self.screen.voice.bot_failed(name, self.failures[seat].kind), "red")
        self._unshown.clear()

    def explain_failures(self) -> None:
        """Show what failed bots printed, after the game because it may name their cards."""
        for failure in self.failures.values():
            for line in (failure.message, *failure.trace.splitlines()):
                self.screen.say(plain(line), "dim")
        self.failures.clear()

    def _note(self, seat: int, failure: "BotFailed") -> None:
        self._failure_counts[seat] += 1
        if seat not in self.failures:
            self.failures[seat] = failure
            self._unshown.append(seat)
