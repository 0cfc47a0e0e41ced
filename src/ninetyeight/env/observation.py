"""What an agent sees, as a row of bytes: the one table of observations of all environments.

Compiled code writes the rows (`kernel.observation_rows`). `observed` writes the same row from a
`View`, which is the one door for hidden information; tests hold the two together.
"""

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from ninetyeight.kernel.arrays import Bytes
from ninetyeight.kernel.observation_rows import (
    SHOW_BOUND,
    SHOW_COVER,
    SHOW_COVER_NEXT,
    SHOW_DECK,
    SHOW_EXACTLY,
    SHOW_HAND,
    SHOW_ORDERS,
    SHOW_OWED,
    SHOW_PLAYS,
    SHOW_SEAT,
    SHOW_SIGNS,
    SHOW_SIZES,
    SHOW_TALK,
    SHOW_TOPS,
    SHOW_TRICK,
    SHOW_UNSEEN,
    SHOWN,
)
from ninetyeight.rules import FULL_PACK, PILES, Order, Sign, Signals, View
from ninetyeight.rules.ruleset import LARGEST_HAND, MOST_PLAYERS

CARDS = len(FULL_PACK.cards)
SHOWN_SIGNS = (Sign.LIKE, Sign.LEAVE, Sign.TURN)


@dataclass(frozen=True, slots=True)
class ObservationPart:
    """A stretch of an observation."""

    name: str
    start: int
    size: int
    highest: int
    """The largest number that can stand there; the smallest is 0."""
    meaning: str

    @property
    def slice(self) -> slice:
        """Where it stands in a row."""
        return slice(self.start, self.start + self.size)


_SEATS = "the own seat first, then clockwise"
PARTS = (
    ObservationPart("hand", SHOW_HAND, CARDS, 1, "the own cards, 2 to 99"),
    ObservationPart(
        "unseen",
        SHOW_UNSEEN,
        CARDS,
        1,
        "the cards that lie in other hands or in the deck, nobody here knows where",
    ),
    ObservationPart(
        "orders",
        SHOW_ORDERS,
        len(PILES) * len(Order),
        1,
        f"for each pile which order lies on top: {', '.join(Order)} (5, 6)",
    ),
    ObservationPart("cover", SHOW_COVER, 4, 1, "piles to cover before the turn ends (4.3, 5.3)"),
    ObservationPart(
        "cover_next",
        SHOW_COVER_NEXT,
        4,
        1,
        "the pile that the very next card must cover (4.4, 4.5)",
    ),
    ObservationPart("bound", SHOW_BOUND, 4, 1, "the one pile that may be played on (6.4)"),
    ObservationPart("on_turn", SHOW_SEAT, MOST_PLAYERS, 1, f"the seat on turn; {_SEATS}"),
    ObservationPart("exactly", SHOW_EXACTLY, 1, 1, "`owed` is also the most, by a 3! (5.4)"),
    ObservationPart("trick", SHOW_TRICK, 1, 1, "the backwards trick is allowed (6.3)"),
    ObservationPart("talk", SHOW_TALK, 1, 1, "signs are allowed: no Silence is visible (6.2)"),
    ObservationPart(
        "signs",
        SHOW_SIGNS,
        MOST_PLAYERS * len(PILES) * len(SHOWN_SIGNS),
        1,
        f"for each seat and pile which sign stands: {', '.join(SHOWN_SIGNS)} (8.5); {_SEATS}",
    ),
    ObservationPart("tops", SHOW_TOPS, 4, FULL_PACK.high + 1, "the number on top of each pile"),
    ObservationPart("owed", SHOW_OWED, 1, 3, "cards that must still be played in this turn"),
    ObservationPart("plays", SHOW_PLAYS, 1, LARGEST_HAND, "cards played in this turn"),
    ObservationPart("deck", SHOW_DECK, 1, CARDS, "cards in the deck"),
    ObservationPart("sizes", SHOW_SIZES, MOST_PLAYERS, LARGEST_HAND, f"cards in hands; {_SEATS}"),
)
"""What stands where. A seat that is not there is 0 everywhere."""
SIZE = SHOWN
BY_NAME = {part.name: part for part in PARTS}


def highest() -> Bytes:
    """The largest number at each place, for the space of observations."""
    return np.concatenate([np.full(part.size, part.highest, np.uint8) for part in PARTS])


def scaled(observation: Bytes) -> NDArray[np.float32]:
    """Scale one or many observations to numbers from 0 to 1, for networks."""
    return observation.astype(np.float32) / _HIGHEST


_HIGHEST = highest().astype(np.float32)


def part_of(observation: Bytes, name: str) -> Bytes:
    """Cut one part out of one or many observations."""
    part: Bytes = observation[..., BY_NAME[name].slice]
    return part


def cards_in(flags: Bytes) -> list[int]:
    """List the cards of a part such as `hand`."""
    return [FULL_PACK.low + int(place) for place in np.flatnonzero(flags)]


def observed(view: View, signals: Signals) -> Bytes:
    """Write the observation of the seat that looks, from what it may see."""
    assert view.seat is not None
    players = len(view.hand_sizes)
    seats = [(view.seat + step) % players for step in range(players)]
    owed = view.obligations
    row = np.zeros(SIZE, np.uint8)

    def put(name: str, *values: int) -> None:
        start = BY_NAME[name].start
        row[start : start + len(values)] = values

    _put_cards(row, view)
    orders = [view.ruleset.orders.get(top) for top in view.turn.tops]
    if any(orders):
        put("orders", *(order is shown for order in orders for shown in Order))
    put("cover", *(pile in owed.cover for pile in PILES))
    put("cover_next", *(pile is owed.cover_next for pile in PILES))
    put("bound", *(pile is owed.bound for pile in PILES))
    put("on_turn", *(seat == view.turn.seat for seat in seats))
    put("exactly", owed.exactly)
    put("trick", owed.trick)
    put("talk", owed.talk)
    if signals.standing:
        put("signs", *_signs(signals, seats))
    put("tops", *view.turn.tops)
    put("owed", max(0, owed.cards))
    put("plays", len(view.turn.plays))
    put("deck", view.deck_size)
    put("sizes", *(view.hand_sizes[seat] for seat in seats))
    return row


def _put_cards(row: Bytes, view: View) -> None:
    hand, unseen = part_of(row, "hand"), part_of(row, "unseen")
    pack = view.ruleset.pack
    unseen[pack.low - FULL_PACK.low : pack.high + 1 - FULL_PACK.low] = 1
    for pile in view.piles:
        unseen[[card - FULL_PACK.low for card in pile]] = 0
    own = [card - FULL_PACK.low for card in view.hand]
    hand[own], unseen[own] = 1, 0


def _signs(signals: Signals, seats: list[int]) -> Iterator[bool]:
    for seat in seats:
        for pile in PILES:
            given = signals.of(seat, pile)
            yield from (given is sign for sign in SHOWN_SIGNS)
