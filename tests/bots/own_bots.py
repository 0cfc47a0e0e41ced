"""Bots that a player could have written, good ones and bad ones."""

import os
import time
from typing import NoReturn

from ninetyeight.bots import BasicBot
from ninetyeight.rules import END_TURN, Action, Pile, Play, View


class Nearest(BasicBot):
    """Lays the nearest card, and no more than it owes.

    More is said here.
    """

    def play(self, view: View) -> Action:
        if END_TURN in view.legal_actions:
            return END_TURN
        plays = [action for action in view.legal_actions if isinstance(action, Play)]
        safe = [play for play in plays if not view.loses_by(play)] or plays
        return min(safe, key=lambda play: play.pile.step(view.turn.tops[play.pile], play.card))


class Cheat(BasicBot):
    """Lays a card that it does not have."""

    def play(self, view: View) -> Action:
        return Play(next(card for card in range(2, 100) if card not in view.hand), Pile.A)


class Picky(Nearest):
    """Plays well until it is dealt two cards that it does not like."""

    def play(self, view: View) -> Action:
        return Play(100, Pile.A) if {50, 51} <= set(view.hand) else super().play(view)


class Clumsy(BasicBot):
    """Raises an error."""

    def play(self, view: View) -> NoReturn:
        raise KeyError(f"seat {view.seat}")


class Sleepy(BasicBot):
    """Never answers."""

    def play(self, view: View) -> NoReturn:
        time.sleep(600)
        raise AssertionError(view)


class Gone(BasicBot):
    """Ends its process."""

    def play(self, view: View) -> NoReturn:
        os._exit(3 + len(view.revealed.hands if view.revealed else ()))


class Unfinished(BasicBot):
    pass


class NoBot:
    """Lacks everything that makes a bot."""


nearest = Nearest()
