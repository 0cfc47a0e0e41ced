"""The number line from 1 to 100 as three rows of text.

The upper lane belongs to the ascending piles, the lower one to the descending piles. A letter marks
where each pile stands; the lane is double where two piles can still go and single where one can.
Between the lanes are the viewer's cards, among dots for cards that nobody has seen yet.
"""

from collections.abc import Callable, Collection, Iterable, Sequence

from rich.style import Style
from rich.text import Text

from ninetyeight.protocol.view import PileView

FIRST, LAST = 1, 100
"""The ends of the line, where the piles start; they are not cards."""
OPEN = (" ", "─", "═")
"""A place in a lane that no pile, one pile or two piles can still reach."""
UNSEEN = "·"
CARD = "•"
"""Stands for a card if there is no room for its number."""
LABEL = 3
"""The columns of a number and the gap after it."""

Styles = Callable[[str], Style]
"""The style of a pile by its letter, or of `hand`, `picked` and `unseen`."""


def place(number: int, width: int) -> int:
    return round((number - FIRST) / (LAST - FIRST) * (width - 1))


def unseen(piles: Iterable[PileView], hand: Collection[int]) -> list[int]:
    """List the cards in the deck and in other hands."""
    view = {card for pile in piles for card in pile.cards} | set(hand)
    return [card for card in range(FIRST + 1, LAST) if card not in view]


def number_line(
    piles: Sequence[PileView],
    hand: Sequence[int],
    width: int,
    *,
    picked: int | None = None,
    styles: Styles = lambda _: Style.null(),
) -> tuple[Text, Text, Text]:
    return (
        _lane([pile for pile in piles if pile.ascends], width, styles),
        _cards(unseen(piles, hand), hand, width, picked, styles),
        _lane([pile for pile in piles if not pile.ascends], width, styles),
    )


def _lane(piles: Sequence[PileView], width: int, styles: Styles) -> Text:
    lane = Text(end="")
    letters = _letters(piles, width)
    for column in range(width):
        if column in letters:
            letter = letters[column]
            lane.append(letter, styles(letter) + Style(bold=True))
            continue
        open_to = [pile for pile in piles if _is_open(pile, column, width)]
        style = styles(open_to[0].pile.name) if open_to else Style.null()
        lane.append(OPEN[min(len(open_to), 2)], style)
    return lane


def _letters(piles: Sequence[PileView], width: int) -> dict[int, str]:
    """Find a column for each pile's letter, side by side if piles have the same top."""
    columns = [place(pile.top, width) for pile in piles]
    names = [pile.pile.name for pile in piles]
    if len(set(columns)) < len(columns):
        start = min(columns[0], width - len(columns))
        columns = list(range(start, start + len(columns)))
    return dict(zip(columns, names, strict=True))


def _is_open(pile: PileView, column: int, width: int) -> bool:
    top = place(pile.top, width)
    return column > top if pile.ascends else column < top


def _cards(
    hidden: Sequence[int],
    hand: Sequence[int],
    width: int,
    picked: int | None,
    styles: Styles,
) -> Text:
    row = [" "] * width
    for card in hidden:
        row[place(card, width)] = UNSEEN
    text = Text("".join(row), styles("unseen"), end="")
    if LABEL * len(hand) > width + 1:  # too many for numbers
        marks = {place(card, width) for card in hand}
        plain = "".join(CARD if at in marks else sign for at, sign in enumerate(text.plain))
        return Text(plain, styles("hand"), end="")
    for card, start in zip(sorted(hand), _starts(sorted(hand), width), strict=True):
        style = styles("picked" if card == picked else "hand")
        label = f"{card:>2}"
        text = Text.assemble(text[:start], (label, style), text[start + len(label) :], end="")
    return text


def _starts(hand: Sequence[int], width: int) -> list[int]:
    """Place two-column labels without overlaps, each as close to its number as possible."""
    starts: list[int] = []
    edge = 0
    for card in hand:
        edge = max(edge, min(place(card, width), width - 2))
        starts.append(edge)
        edge += LABEL
    edge = width + 1
    for index in range(len(starts) - 1, -1, -1):
        starts[index] = max(0, min(starts[index], edge - LABEL))
        edge = starts[index]
    return starts
