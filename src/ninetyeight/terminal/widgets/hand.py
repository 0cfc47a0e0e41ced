"""A hand of cards, sorted; the picked card has a double frame."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass

from rich.style import Style
from rich.text import Text
from textual.events import Click
from textual.message import Message
from textual.widget import Widget

from ninetyeight.terminal.perspective import Mark
from ninetyeight.terminal.widgets.symbols import mark_symbol

CARD_WIDTH = 6
PLAIN = ("╭────╮", "│ {} │", "╰{}╯")
PICKED = ("╔════╗", "║ {} ║", "╚{}╝")


class Hand(Widget):
    """Cards side by side; a click picks one."""

    COMPONENT_CLASSES = {"hand--card", "hand--picked", "hand--unplayable", "hand--hinted"}

    @dataclass
    class Picked(Message):
        """A card was clicked."""

        card: int

    def __init__(self) -> None:
        super().__init__()
        self.cards: tuple[int, ...] = ()
        self._marks: Mapping[int, Mark] = {}
        self._picked: int | None = None
        self._playable: Collection[int] | None = None
        self._hinted: int | None = None

    def show(
        self,
        cards: Sequence[int],
        marks: Mapping[int, Mark],
        *,
        picked: int | None = None,
        playable: Collection[int] | None = None,
        hinted: int | None = None,
    ) -> None:
        """Show cards, dimming those that are not `playable` if that is known."""
        self.cards = tuple(sorted(cards))
        self._marks, self._picked = marks, picked
        self._playable, self._hinted = playable, hinted
        self.refresh()

    def render(self) -> Text:
        rows = [Text(no_wrap=True, end="") for _ in PLAIN]
        gap = self._gap
        for card in self.cards:
            for row, part in zip(rows, self._card(card), strict=True):
                row.append(part, self._style(card)).append(" " * gap)
        return Text("\n").join(rows)

    @property
    def _gap(self) -> int:
        return 1 if len(self.cards) * (CARD_WIDTH + 1) <= self.size.width else 0

    def _card(self, card: int) -> tuple[str, str, str]:
        is_picked = card == self._picked
        top, middle, bottom = PICKED if is_picked else PLAIN
        edge = "═" if is_picked else "─"
        symbol = mark_symbol(self._marks.get(card))
        return top, middle.format(f"{card:>2}"), bottom.format(symbol.center(4, edge))

    def _style(self, card: int) -> Style:
        if card == self._picked:
            name = "hand--picked"
        elif card == self._hinted:
            name = "hand--hinted"
        elif self._playable is not None and card not in self._playable:
            name = "hand--unplayable"
        else:
            name = "hand--card"
        return self.get_component_rich_style(name, partial=True)

    def on_click(self, event: Click) -> None:
        index, inside = divmod(event.x, CARD_WIDTH + self._gap)
        if index < len(self.cards) and inside < CARD_WIDTH:
            event.stop()
            self.post_message(self.Picked(self.cards[index]))
