"""The signs that players show: those that the board draws, and all of them in words."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from ninetyeight.protocol.event import Signalled
from ninetyeight.rules import PILES, Pile, Sign
from ninetyeight.terminal.model import TableModel
from ninetyeight.terminal.widgets.symbols import SIGNS
from ninetyeight.words import Voice

DRAWN = 2
"""How many signs of each other player the board draws; the others are listed on demand."""
WEIGHTS = (Sign.LEAVE, Sign.TURN, Sign.LIKE)
"""From what matters most: a plea to stay away, then a promise, then a wish."""


@dataclass(frozen=True, slots=True)
class TimedSign:
    """A sign that a player shows; a later one has a higher `at`."""

    seat: int
    pile: Pile
    sign: Sign
    at: int


def visible_signs(model: TableModel) -> list[TimedSign]:
    """List the signs of everybody whom the viewer has not muted; whoever plays next comes first."""
    view = model.view
    if view is None or view.table.game is None:
        return []
    times = {
        (line.event.seat, pile): at
        for at, line in enumerate(model.history)
        if isinstance(line.event, Signalled)
        for pile in line.event.signs
    }
    count, turn = len(view.table.seats), view.table.game.turn or 0
    return [
        TimedSign(seat, pile, view.table.seats[seat].signs[pile], times.get((seat, pile), -1))
        for seat in sorted(range(count), key=lambda seat: (seat - turn) % count)
        if seat not in view.you.muted
        for pile in PILES
        if pile in view.table.seats[seat].signs
    ]


def ranked(signs: Iterable[TimedSign], fitting: frozenset[Pile]) -> list[TimedSign]:
    """Rank the signs of one player, the one that matters most first.

    Only what the viewer may know counts: piles that take a card of the viewer's hand come first,
    also off turn, so that no mark moves when the turn begins. The web client ranks alike
    (`web/src/board/signs.ts`).
    """
    return sorted(
        signs,
        key=lambda each: (
            each.pile not in fitting,
            WEIGHTS.index(each.sign),
            -each.at,
            each.pile.name,
        ),
    )


def drawn_signs(model: TableModel) -> list[TimedSign]:
    """List the signs that the board draws: the viewer's own, and what ranks highest of others."""
    view = model.view
    if view is None:
        return []
    shown = visible_signs(model)
    fitting = frozenset(view.you.fitting_piles)
    own = view.you.seat if view.is_player else None
    drawn = {each for each in shown if each.seat == own}
    for seat in {each.seat for each in shown} - {own}:
        drawn.update(ranked((each for each in shown if each.seat == seat), fitting)[:DRAWN])
    return [each for each in shown if each in drawn]


def signs_in_words(voice: Voice, model: TableModel) -> str:
    """List all signs of the other players, one line for each player."""
    view = model.view
    if view is None:
        return ""
    own = view.you.seat if view.is_player else None
    by_seat: dict[int, list[TimedSign]] = {}
    for each in visible_signs(model):
        if each.seat != own:
            by_seat.setdefault(each.seat, []).append(each)
    return "\n".join(
        voice.say("web-figure", name=view.name(voice, seat), text=_marks(signs))
        for seat, signs in by_seat.items()
    )


def _marks(signs: Sequence[TimedSign]) -> str:
    return " · ".join(f"{each.pile.name} {SIGNS[each.sign]}" for each in signs)
