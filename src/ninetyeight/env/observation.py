"""What an agent sees, as a row of bytes with the same layout in all environments.

Compiled code writes the rows (`kernel.observation_rows`). `observation_of` writes the same row from
a `View`, which holds nothing that its seat may not see. Tests compare the two.
"""

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from ninetyeight.kernel.arrays import Bytes
from ninetyeight.kernel.observation_rows import (
    BOUND_AT,
    COVER_AT,
    COVER_NEXT_AT,
    DECK_AT,
    EXACTLY_AT,
    HAND_AT,
    OBSERVATION_SIZE,
    ORDERS_AT,
    OWED_AT,
    PLAYS_AT,
    SEAT_AT,
    SIGNS_AT,
    SIZES_AT,
    TALK_AT,
    TOPS_AT,
    TRICK_AT,
    UNSEEN_AT,
)
from ninetyeight.rules import FULL_PACK, PILES, Order, Sign, Signals, View
from ninetyeight.rules.ruleset import LARGEST_HAND, MOST_PLAYERS

CARDS = len(FULL_PACK.cards)
SHOWN_SIGNS = (Sign.LIKE, Sign.LEAVE, Sign.TURN)


@dataclass(frozen=True, slots=True)
class ObservationPart:
    """A run of bytes in an observation that belong together."""

    name: str
    start: int
    size: int
    highest: int
    """The largest number in it; the smallest is 0."""
    meaning: str

    @property
    def slice(self) -> slice:
        """Its place in a row."""
        return slice(self.start, self.start + self.size)


_SEATS = "yours first, then clockwise"
PARTS = (
    ObservationPart("hand", HAND_AT, CARDS, 1, "your cards, 2 to 99"),
    ObservationPart(
        "unseen",
        UNSEEN_AT,
        CARDS,
        1,
        "the cards that you cannot see: in other hands or in the deck",
    ),
    ObservationPart(
        "orders",
        ORDERS_AT,
        len(PILES) * len(Order),
        1,
        f"for each pile, the order on top: {', '.join(Order)} (5, 6)",
    ),
    ObservationPart("cover", COVER_AT, 4, 1, "piles to cover before the turn ends (4.3, 5.3)"),
    ObservationPart(
        "cover_next",
        COVER_NEXT_AT,
        4,
        1,
        "the pile that the very next card must cover (4.4, 4.5)",
    ),
    ObservationPart("bound", BOUND_AT, 4, 1, "the one pile that may be played on (6.4)"),
    ObservationPart("on_turn", SEAT_AT, MOST_PLAYERS, 1, f"the seat on turn; {_SEATS}"),
    ObservationPart("exactly", EXACTLY_AT, 1, 1, "a 3! makes `owed` the exact number (5.4)"),
    ObservationPart("trick", TRICK_AT, 1, 1, "the backwards trick is allowed (6.3)"),
    ObservationPart("talk", TALK_AT, 1, 1, "signs are allowed: no Silence is visible (6.2)"),
    ObservationPart(
        "signs",
        SIGNS_AT,
        MOST_PLAYERS * len(PILES) * len(SHOWN_SIGNS),
        1,
        f"for each seat and pile, the sign shown: {', '.join(SHOWN_SIGNS)} (8.5); {_SEATS}",
    ),
    ObservationPart("tops", TOPS_AT, 4, FULL_PACK.high + 1, "the number on top of each pile"),
    ObservationPart("owed", OWED_AT, 1, 3, "cards that must still be played in this turn"),
    ObservationPart("plays", PLAYS_AT, 1, LARGEST_HAND, "cards played in this turn"),
    ObservationPart("deck", DECK_AT, 1, CARDS, "cards in the deck"),
    ObservationPart("sizes", SIZES_AT, MOST_PLAYERS, LARGEST_HAND, f"cards in each hand; {_SEATS}"),
)
"""The layout of an observation. Seats without a player are 0 everywhere."""
SIZE = OBSERVATION_SIZE
BY_NAME = {part.name: part for part in PARTS}


def highest() -> Bytes:
    """The largest number at each place, as observation spaces need it."""
    return np.concatenate([np.full(part.size, part.highest, np.uint8) for part in PARTS])


def scaled(observation: Bytes) -> NDArray[np.float32]:
    """Scale one or many observations to numbers from 0 to 1, as networks prefer."""
    return observation.astype(np.float32) / _HIGHEST


_HIGHEST = highest().astype(np.float32)


def part_of(observation: Bytes, name: str) -> Bytes:
    """Select a part of one or many observations."""
    part: Bytes = observation[..., BY_NAME[name].slice]
    return part


def cards_in(flags: Bytes) -> list[int]:
    """List the cards that a part such as `hand` flags."""
    return [FULL_PACK.low + int(place) for place in np.flatnonzero(flags)]


def observation_of(view: View, signals: Signals) -> Bytes:
    """Write the observation of a view's seat."""
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
