"""The board: seats, piles, number line, what is owed and a hand, from top to bottom."""

from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.widget import Widget
from textual.widgets import Static

from ninetyeight.rules import PILES
from ninetyeight.terminal.widgets.hand import Hand
from ninetyeight.terminal.widgets.line_view import LineView
from ninetyeight.terminal.widgets.pile_box import PileBox


class Board(Vertical):
    """What a running game and a game that is watched again have in common."""

    def __init__(self, *below: Widget) -> None:
        super().__init__(id="board")
        self._below = below

    def compose(self) -> ComposeResult:
        """Lay it out, with what a screen puts below."""
        yield Static(id="seats")
        with Horizontal(id="piles"):
            for pile in PILES:
                yield PileBox(pile.name)
        yield LineView()
        yield Static(id="owed")
        yield Hand()
        yield from self._below
