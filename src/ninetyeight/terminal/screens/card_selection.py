"""The card that somebody has picked at a table, and laying it on a pile."""

import time
from typing import TYPE_CHECKING

from ninetyeight.protocol import command as commands
from ninetyeight.protocol.view import Phase
from ninetyeight.rules import PILES
from ninetyeight.terminal.card_typing import CardTyping
from ninetyeight.terminal.choices import NO_ID
from ninetyeight.terminal.perspective import Perspective
from ninetyeight.terminal.table_words import card_words

if TYPE_CHECKING:
    from ninetyeight.terminal.screens.table import TableScreen


class CardSelection:
    """Turns keys and clicks into one picked card, and shows where it could go."""

    def __init__(self, screen: "TableScreen") -> None:
        self._screen = screen
        self._typing = CardTyping(time.monotonic)
        self.picked: int | None = None

    def type_digit(self, view: Perspective, digit: str) -> None:
        """Pick a card by its number, digit by digit."""
        self.pick(self._typing.type(view.you.hand, digit))
        missing = self._typing.missing
        if missing is not None and view.table.phase is Phase.PLAYING:
            words = self._screen.voice.say("terminal-not-in-hand", card=missing)
            self._screen.notice(words, "error")

    def toggle(self, card: int) -> None:
        """Pick a card, or put it back."""
        self.pick(None if card == self.picked else card)

    def walk(self, step: int) -> None:
        """Move the selection along the hand."""
        view = self._screen.view
        if view is None or not view.you.hand:
            return
        hand = sorted(view.you.hand)
        if self.picked is None:
            self.pick(hand[0] if step > 0 else hand[-1])
        else:
            self.pick(hand[(hand.index(self.picked) + step) % len(hand)])

    def clear(self) -> None:
        self._typing.reset()
        self.pick(None)

    def pick(self, card: int | None) -> None:
        """Pick a card, or none, and say where it could go."""
        self.picked = card
        view = self._screen.view
        if view is not None and view.table.phase is Phase.PLAYING:
            words = card_words(self._screen.voice, view, card) if card is not None else ""
            self._screen.notice(words, "hint" if words else "")
        self._screen.show()

    async def lay(self, letter: str) -> None:
        """Lay the picked card on a pile, after confirmation if that loses the game."""
        self._typing.reset()
        voice, view, card = self._screen.voice, self._screen.view, self.picked
        game = None if view is None else view.table.game
        if view is None or game is None:
            return
        if card is None:
            self._screen.notice(voice.say("action-choose-card"), "hint")
            return
        play = view.play(card, letter)
        # Where every card loses, the player has been told already.
        if play is not None and play.loses and view.you.doomed_by is None:
            title = voice.say("play-about", card=card, pile=letter)
            about, yes = voice.say("play-loses"), voice.say("web-play-anyway")
            if not await self._screen.confirm(title, yes, about=about):
                return
        pile = next(each for each in PILES if each.name == letter)
        await self._screen.send(
            commands.LayCard(id=NO_ID, version=game.version, card=card, pile=pile)
        )
