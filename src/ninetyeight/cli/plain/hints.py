"""Hints in a plain game: each says a little more than the one before."""

from typing import TYPE_CHECKING

from ninetyeight.cli.plain.roster import ADVISER, choice_of
from ninetyeight.rules import Action, Play, View
from ninetyeight.words import Voice

if TYPE_CHECKING:
    from ninetyeight.bots import Bot

KEYS = ("hint-nudge", "hint-card", "hint-move")
"""From the vaguest to the clearest."""


class Adviser:
    """A bot that is asked now and then; it is loaded with the first question."""

    def __init__(self, voice: Voice) -> None:
        self._voice = voice
        self._bot: Bot | None = None
        self._about: View | None = None
        self._action: Action | None = None
        self._level = -1
        self.taken = 0
        """How many hints were given."""

    def hint(self, view: View) -> str:
        """Say what the bot would do, more clearly with each question about the same table."""
        if view != self._about:
            self._about, self._action, self._level = view, self._think(view), -1
        if self._level < len(KEYS) - 1 and not (self._level >= 0 and self._ends_turn):
            self._level += 1
            self.taken += 1
        action = self._action
        if not isinstance(action, Play):
            return self._voice.say("hint-end-turn")
        card, pile = action.card, action.pile.name
        return self._voice.say(KEYS[self._level], card=card, pile=pile)

    @property
    def _ends_turn(self) -> bool:
        return not isinstance(self._action, Play)

    def _think(self, view: View) -> Action:
        if self._bot is None:
            from ninetyeight.bots import bot_named

            self._bot = bot_named(ADVISER)
        return choice_of(self._bot, view).action
