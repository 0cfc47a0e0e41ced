"""The board: seats, piles, number line, duties and a hand, from top to bottom."""

from collections.abc import Mapping, Sequence

from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.widget import Widget
from textual.widgets import Static

from ninetyeight.protocol.message import Hint
from ninetyeight.rules import PILES, Pile
from ninetyeight.terminal.perspective import Perspective, marks_of
from ninetyeight.terminal.widgets.hand import Hand
from ninetyeight.terminal.widgets.line_view import LineView
from ninetyeight.terminal.widgets.pile_box import PileBox, SignShown
from ninetyeight.words import Voice


class Board(Vertical):
    """The board of a running game or a replay."""

    def __init__(self, *below: Widget) -> None:
        super().__init__(id="board")
        self._below = below

    def compose(self) -> ComposeResult:
        yield Static(id="seats")
        with Horizontal(id="piles"):
            for pile in PILES:
                yield PileBox(pile.name)
        yield LineView()
        yield Static(id="owed")
        yield Hand()
        yield from self._below

    def show(
        self,
        voice: Voice,
        view: Perspective,
        signs: Mapping[Pile, Sequence[SignShown]],
        *,
        picked: int | None = None,
        hint: Hint | None = None,
        is_covered: bool = False,
    ) -> None:
        """Show the game, without the hand while it is covered."""
        game = view.table.game
        assert game is not None
        hand = () if is_covered else view.you.hand
        picked = None if is_covered else picked
        for pile in game.piles:
            name = pile.pile.name
            self.query_one(f"#pile-{name}", PileBox).show(
                voice,
                pile,
                view.play(picked, name),
                signs.get(pile.pile, ()),
                is_picking=picked is not None and view.you.is_on_turn,
                is_hinted=hint is not None and hint.pile == pile.pile,
            )
        ending = game.ending
        on_line = hand if ending is None else tuple(c for each in ending.hands for c in each)
        self.query_one(LineView).show(game.piles, on_line, picked)
        self.query_one(Hand).show(
            hand,
            marks_of(game),
            picked=picked,
            playable={play.card for play in view.you.plays} if view.you.is_on_turn else None,
            hinted=None if hint is None else hint.card,
        )
