"""The number line as a widget."""

from collections.abc import Sequence

from rich.style import Style
from rich.text import Text
from textual.widget import Widget

from ninetyeight.protocol.view import PileView
from ninetyeight.terminal.line import number_line


class LineView(Widget):
    """The number line of the piles and a hand, as wide as the space allows."""

    COMPONENT_CLASSES = {
        "line--ascending",
        "line--descending",
        "line--hand",
        "line--picked",
        "line--unseen",
    }

    def __init__(self) -> None:
        super().__init__()
        self._piles: tuple[PileView, ...] = ()
        self._hand: tuple[int, ...] = ()
        self._picked: int | None = None

    def show(
        self, piles: tuple[PileView, ...], hand: Sequence[int], picked: int | None = None
    ) -> None:
        self._piles, self._hand, self._picked = piles, tuple(hand), picked
        self.refresh()

    def render(self) -> Text:
        if not self._piles or self.size.width < 1:
            return Text("")
        rows = number_line(
            self._piles, self._hand, self.size.width, picked=self._picked, styles=self._style_of
        )
        return Text("\n").join(rows)

    def _style_of(self, what: str) -> Style:
        lane = {"A": "ascending", "B": "ascending", "C": "descending", "D": "descending"}
        return self.get_component_rich_style(f"line--{lane.get(what, what)}", partial=True)
