"""Hints in a plain game, each clearer than the one before."""

from typing import TYPE_CHECKING

from ninetyeight.cli.plain.roster import ADVISER, choice_of
from ninetyeight.rules import Action, Play, Signals, View
from ninetyeight.words import Voice

if TYPE_CHECKING:
    from ninetyeight.bots import Bot

KEYS = ("hint-nudge", "hint-card", "hint-move")
"""From the vaguest to the clearest."""


class Adviser:
    """A bot that gives hints; it is loaded when the first one is asked for."""

    def __init__(self, voice: Voice) -> None:
        self._voice = voice
        self._bot: Bot | None = None
        self._about: View | None = None
        self._action: Action | None = None
        self._level = -1
        self.taken = 0
        """In how many positions the players took a hint."""

    def hint(self, view: View) -> str:
        """Hint at what the bot would do, more clearly each time in the same position."""
        if view != self._about:
            self._about, self._action, self._level = view, self._think(view), -1
            self.taken += 1
        if self._level < len(KEYS) - 1 and not (self._level >= 0 and self._ends_turn):
            self._level += 1
        action = self._action
        assert action is not None
        if not isinstance(action, Play):
            return f"{self._voice.say('hint-end-turn')} {self._why(view, action)}"
        card, pile = action.card, action.pile.name
        advice = self._voice.say(KEYS[self._level], card=card, pile=pile)
        is_whole = self._level == len(KEYS) - 1
        return f"{advice} {self._why(view, action)}" if is_whole else advice

    def _why(self, view: View, action: Action) -> str:
        from ninetyeight.bots.hint_reason import hint_reason

        return hint_reason(view, Signals(), action).worded(self._voice)

    @property
    def _ends_turn(self) -> bool:
        return not isinstance(self._action, Play)

    def _think(self, view: View) -> Action:
        if self._bot is None:
            from ninetyeight.bots import bot_named

            self._bot = bot_named(ADVISER)
        return choice_of(self._bot, view).action
