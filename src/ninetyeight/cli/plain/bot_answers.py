"""What bots answer in a plain game. One that fails is stood in for, and people are told."""

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
class Answers:
    """Asks the bots of a game, and keeps the first failure of each seat."""

    screen: Screen
    failures: "dict[int, BotFailed]" = field(default_factory=dict)
    _untold: list[int] = field(default_factory=list)
    """The seats whose failure nobody has read yet."""
    _counted: Counter[int] = field(default_factory=Counter)
    """How often the bot of a seat has failed in this game."""

    def choice(self, seat: int, view: View, plan: "Plan | None" = None) -> "Choice":
        """Let a bot choose; where it fails, `greedy` does."""
        from ninetyeight.bots import BotFailed, Choice
        from ninetyeight.bots.substitute import MOST_FAILURES, greedy

        if self._counted[seat] >= MOST_FAILURES:
            return Choice(greedy(view))
        try:
            return choice_of(self.screen.company.bots[seat], view, plan)
        except BotFailed as failure:
            self._note(seat, failure)
            return Choice(greedy(view))

    def bid(self, seat: int, view: View) -> Bid:
        """Let a bot bid; one that fails does not mind who starts."""
        from ninetyeight.bots import BotFailed

        try:
            return bid_of(self.screen.company.bots[seat], view)
        except BotFailed as failure:
            self._note(seat, failure)
            return Bid.ALL_THE_SAME

    def tell_failures(self) -> None:
        """Tell which bots failed since the last time, when the screen stays as it is."""
        for seat in self._untold:
            name = self.screen.company.names[seat]
            self.screen.say(self.screen.voice.bot_failed(name, self.failures[seat].how), "red")
        self._untold.clear()

    def explain_failures(self) -> None:
        """Show what the bots said when they failed: after the game, as it may name their cards."""
        for failure in self.failures.values():
            for line in (failure.message, *failure.trace.splitlines()):
                self.screen.say(plain(line), "dim")
        self.failures.clear()

    def _note(self, seat: int, failure: "BotFailed") -> None:
        self._counted[seat] += 1
        if seat not in self.failures:
            self.failures[seat] = failure
            self._untold.append(seat)
