"""A turn as one number, and the questions about it.

bits 0-31   the top of each pile as a place, 8 bits each
bits 32-35  the cards played in this turn
bits 36-38  the pile that binds the player, plus 1 (6.4)
bits 39-41  the pile that the very next card must cover, plus 1 (4.4, 4.5)
bits 42-45  the piles with a fire that is due in this turn (4.3)
bit  46     a Stop was the last card (5.2)
bit  47     a "3!" was played (5.4)
bits 48-49  the cards owed in this turn (2.1, 3.1)
bits 50-52  the seat on turn
bit  53     this is the search of 3.3, in which a Skull or "3!" of the hand does not bind
bits 54-57  the piles whose top was laid in that search
"""

from typing import NamedTuple

import numpy as np

from ninetyeight.kernel.arrays import Bytes, Words
from ninetyeight.kernel.bits import (
    MIRROR,
    NONE,
    above_high,
    above_low,
    backwards,
    high_bit,
    low_bit,
)
from ninetyeight.kernel.cache import compiled, inlined, internal

PLAYS = 32
BOUND = 36
COVER = 39
DUE = 42
STOPPED = 46
THREE = 47
OWED = 48
SEAT = 50
ASKED = 53
LAID = 54
TOPS = 0xFFFFFFFF
STOP_CARD, SKULL_CARD, THREE_CARD, SILENCE_CARD, NO_BACKWARDS_CARD, ONE_PILE_CARD, DRAW_ONE_CARD = (
    range(1, 8)
)
BURNS = 8
"""The bit in the marks of a card that burns, next to the number of its order."""
FIRE_OFF, FIRE_TURN, FIRE_CARD = range(3)
WAIVE_NOTHING, WAIVE_SKULL, WAIVE_FIRE, WAIVE_THREE, WAIVE_MINIMUM = range(5)
"""The duty that a search for the end of a turn ignores, in the order of `rules.Duty`."""


class Rules(NamedTuple):
    """A `Ruleset` as numbers and arrays (see `packing.packed_rules`)."""

    players: int
    hand_size: int
    minimum: int
    low: int
    high: int
    fire: int
    is_plain: bool
    """Whether there are no orders and no fires, which allows shortcuts."""
    marks: Bytes
    """For each card its order, 1 to 7 or 0, plus 8 if it burns."""
    sets: Words
    """The cards of each order, a row for each; row 0 has the cards that burn."""


class Position(NamedTuple):
    """A turn, and the hand of the seat on turn."""

    turn: int
    low: np.uint64
    high: np.uint64


@compiled
def begin_turn(rules: Rules, seat: int, tops: int, deck_left: int, cover: int) -> int:
    """Begin a turn: what is owed, and the fires that are due by its end (3.1, 4.3).

    `cover` is the pile that the next card must cover plus 1, or 0.
    """
    due = 0
    if rules.fire == FIRE_TURN:
        for pile in range(4):
            if mark_of(rules, tops, pile) & BURNS:
                due |= 1 << pile
    owed = rules.minimum if deck_left > 0 else 1
    return (tops & TOPS) | (cover << COVER) | (due << DUE) | (owed << OWED) | (seat << SEAT)


@internal
def after_play(rules: Rules, turn: int, pile: int, place: int) -> int:
    """Return the turn after a card was laid."""
    shift = 8 * pile
    after = (turn & ~(0xFF << shift)) | (place << shift)
    after += 1 << PLAYS
    if rules.is_plain:
        return after
    after &= ~((7 << BOUND) | (7 << COVER) | (1 << (DUE + pile)) | (1 << STOPPED))
    mark = rules.marks[card_at(pile, place)]
    order = mark & 7
    if order == STOP_CARD:
        after |= 1 << STOPPED
    elif order == THREE_CARD:
        after |= 1 << THREE
    if mark & BURNS and rules.fire == FIRE_CARD:
        after |= (pile + 1) << COVER
    if visible(rules, after) >> ONE_PILE_CARD & 1:
        after |= (pile + 1) << BOUND
    return after


@inlined
def after_card(rules: Rules, position: Position, pile: int, place: int) -> Position:
    """Return the position after a card of the hand, without judging it."""
    card = card_at(pile, place)
    return Position(
        after_play(rules, position.turn, pile, place),
        position.low & ~low_bit(card),
        position.high & ~high_bit(card),
    )


@compiled
def start_tops(rules: Rules) -> int:
    """Return the tops of the empty piles (1.1)."""
    up, down = rules.low - 1, MIRROR - (rules.high + 1)
    return up | up << 8 | down << 16 | down << 24


@internal
def top_of(turn: int, pile: int) -> int:
    return (turn >> (8 * pile)) & 0x7F


@compiled
def plays_of(turn: int) -> int:
    """Count the cards played in this turn."""
    return (turn >> PLAYS) & 15


@internal
def seat_of(turn: int) -> int:
    return (turn >> SEAT) & 7


@internal
def card_at(pile: int, place: int) -> int:
    """Convert a place on a pile to its card, or a card to its place."""
    return place if pile < 2 else MIRROR - place


@internal
def mark_of(rules: Rules, turn: int, pile: int) -> int:
    """Return the marks of the card on top of a pile."""
    return rules.marks[card_at(pile, top_of(turn, pile))]


@internal
def visible(rules: Rules, turn: int) -> int:
    """Return the orders on top of the piles, one bit each (6.1)."""
    if rules.is_plain:
        return 0
    orders = 0
    for pile in range(4):
        orders |= 1 << (mark_of(rules, turn, pile) & 7)
    return orders & 0xFE


@internal
def cards_owed(turn: int, waived: int) -> int:
    """Count the cards still owed (2.1, 5.4); negative if a "3!" is broken."""
    played = plays_of(turn)
    if turn >> THREE & 1 and waived != WAIVE_THREE:
        return 3 - played
    if turn >> STOPPED & 1 or waived == WAIVE_MINIMUM:
        return 0
    return max(0, (turn >> OWED & 3) - played)


@internal
def piles_to_cover(rules: Rules, turn: int, waived: int) -> int:
    """Return the piles to cover before the turn ends, one bit each (4.3, 5.3)."""
    if rules.is_plain:
        return 0
    piles = 0 if waived == WAIVE_FIRE else turn >> DUE & 15
    if waived != WAIVE_SKULL:
        for pile in range(4):
            if mark_of(rules, turn, pile) & 7 == SKULL_CARD:
                piles |= (~turn >> (LAID + pile) & 1) << pile
    return piles


@internal
def is_met(rules: Rules, turn: int) -> bool:
    """Whether nothing is owed, so that the turn may end (2.4)."""
    return cards_owed(turn, WAIVE_NOTHING) == 0 and piles_to_cover(rules, turn, WAIVE_NOTHING) == 0


@internal
def is_over(position: Position) -> bool:
    """Whether the turn ends by itself (2.4)."""
    turn = position.turn
    return (
        position.low | position.high == NONE
        or turn >> STOPPED & 1 == 1
        or (turn >> THREE & 1 == 1 and plays_of(turn) >= 3)
    )


@internal
def open_piles(turn: int, waived: int) -> int:
    """Return the piles that the next card may go on, if it fits, one bit each."""
    cover = turn >> COVER & 7
    if cover and waived != WAIVE_FIRE:
        return 1 << (cover - 1)
    bound = turn >> BOUND & 7
    return 1 << (bound - 1) if bound else 15


@internal
def accepted(
    rules: Rules, position: Position, pile: int, waived: int
) -> tuple[np.uint64, np.uint64]:
    """Return the cards of the hand that a pile accepts (3.6), as a set of places."""
    turn, low, high = position
    if not open_piles(turn, waived) >> pile & 1:
        return NONE, NONE
    top = top_of(turn, pile)
    trick = not visible(rules, turn) >> NO_BACKWARDS_CARD & 1
    if pile < 2:
        return fitting_low(low, top, trick), fitting_high(high, top, trick)
    return fitting_low(backwards(high), top, trick), fitting_high(backwards(low), top, trick)


@compiled
def fitting_low(low: np.uint64, top: int, trick: bool) -> np.uint64:
    """Return the lower word of the cards that fit on a top (2.2, 2.3)."""
    mask = above_low(top)
    return low & (mask | low_bit(top - 10)) if trick else low & mask


@compiled
def fitting_high(high: np.uint64, top: int, trick: bool) -> np.uint64:
    """Return the upper word of the cards that fit on a top (2.2, 2.3)."""
    mask = above_high(top)
    return high & (mask | high_bit(top - 10)) if trick else high & mask
