"""A pile: its top card, the cost of a play, and the signs on it."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from rich.text import Text
from textual.events import Click
from textual.message import Message
from textual.widgets import Static

from ninetyeight.protocol.view import LegalPlay, PileView
from ninetyeight.rules import Sign
from ninetyeight.terminal.names import shortened
from ninetyeight.terminal.widgets.symbols import (
    BACK,
    DOWN,
    FIRE,
    INSTANT,
    LASTING,
    SIGNS,
    SKULL,
    UP,
)
from ninetyeight.words import Voice


@dataclass(frozen=True, slots=True)
class SignShown:
    """A sign that a player shows on a pile."""

    name: str
    sign: Sign


class PileBox(Static):
    """One of the four piles; a click chooses it."""

    @dataclass
    class Chosen(Message):
        """A pile was clicked."""

        letter: str

    def __init__(self, letter: str) -> None:
        super().__init__(id=f"pile-{letter}", classes="pile")
        self.letter = letter
        self._shown: Callable[[], None] | None = None

    def show(
        self,
        voice: Voice,
        pile: PileView,
        play: LegalPlay | None = None,
        signs: Sequence[SignShown] = (),
        *,
        is_picking: bool = False,
        is_hinted: bool = False,
    ) -> None:
        """Show a pile; `play` is the play of the picked card here, if it is legal."""
        self.border_title = f"{self.letter} {UP if pile.ascends else DOWN}"
        self.set_class(pile.ascends, "-ascends")
        self.set_class(play is not None and play.step >= 0, "-legal")
        self.set_class(play is not None and play.step < 0, "-trick")
        self.set_class(play is not None and play.loses, "-loses")
        self.set_class(is_picking and play is None, "-closed")
        self.set_class(is_hinted, "-hinted")
        self._shown = partial(self._write, _top(voice, pile), _cost(voice, pile, play), signs)
        self._shown()

    def _write(self, top: Text, cost: Text, signs: Sequence[SignShown]) -> None:
        lines = (top, cost, _signs(signs, self.size.width))
        self.update(Text("\n", justify="center", no_wrap=True, overflow="ellipsis").join(lines))

    def on_resize(self) -> None:
        """Fit names to the new width."""
        if self._shown is not None:
            self._shown()

    def on_click(self, event: Click) -> None:
        event.stop()
        self.post_message(self.Chosen(self.letter))


def _signs(signs: Sequence[SignShown], width: int) -> Text:
    """Who shows which sign, with shorter names if there are many."""
    room = max(1, (width - 2 * len(signs)) // max(1, len(signs)) - 2)
    names = (f"{SIGNS[each.sign]} {shortened(each.name, room)}" for each in signs)
    return Text("  ".join(names), "italic")


def _top(voice: Voice, pile: PileView) -> Text:
    text = Text(str(pile.top), "bold")
    if pile.order is not None:
        symbol = LASTING if pile.order.is_lasting else INSTANT
        symbol = SKULL if pile.order == "skull" else symbol
        style = "" if pile.order_binds else "dim strike"
        text.append("  ").append(f"{symbol} {voice.say(f'order-{pile.order}')}", style)
    if pile.burns:
        text.append(f"  {FIRE} {voice.say('web-burns')}", "bold")
    return text


def _cost(voice: Voice, pile: PileView, play: LegalPlay | None) -> Text:
    if play is None:
        return Text("")
    if play.step < 0:
        text = Text(f"{BACK} {voice.say('web-trick-cost')}", "bold")
    else:
        text = Text(f"{'+' if pile.ascends else '−'}{play.step}")  # noqa: RUF001
    if play.loses:
        text.append(f"  ✗ {voice.say('play-loses-short')}", "bold")
    return text
