"""Plays as numbers that sort by cost.

A play is 4 * (step + 10) + pile. A *spot* is the shift that brings the backwards trick of a top to
bit 0, see `window`.
"""

from typing import NamedTuple

import numpy as np

from ninetyeight.kernel.arrays import Numbers
from ninetyeight.kernel.bits import (
    MIRROR,
    NONE,
    OFFSET,
    ONE,
    above_high,
    above_low,
    backwards,
    count,
    first,
    high_bit,
    holds,
    low_bit,
    lowest,
)
from ninetyeight.kernel.cache import inlined, internal
from ninetyeight.kernel.finish import can_finish
from ninetyeight.kernel.turn import (
    BOUND,
    COVER,
    NO_BACKWARDS_CARD,
    ONE_PILE_CARD,
    STOPPED,
    WAIVE_NOTHING,
    Position,
    Rules,
    after_card,
    fitting_high,
    fitting_low,
    is_met,
    open_piles,
    top_of,
    visible,
)

NO_PLAY = 1 << 20
SPOT = OFFSET - 10
SPOTS = SPOT * 0x01010101
FAR = 64 * 4
"""Plays from this number on are beyond the window of 64 places."""
REACH = np.uint64(0xFFFFFFFFFFFFF801)
"""The bits of a window that can be played: the trick and the places above the top."""


class PlainCards(NamedTuple):
    """The set of cards that have no order and do not burn."""

    low: np.uint64
    high: np.uint64


@inlined
def step_of(play: int) -> int:
    """Read how far forwards a play goes; a backwards trick is -10."""
    return (play >> 2) - 10


@internal
def cheapest_play(rules: Rules, position: Position, limit: int) -> int:
    """Find the cheapest play up to a limit that does not break the turn, or NO_PLAY (3.6)."""
    turn, low, high = position
    trick = not visible(rules, turn) >> NO_BACKWARDS_CARD & 1
    piles = open_piles(turn, WAIVE_NOTHING)
    mirror_low, mirror_high = backwards(high), backwards(low)
    tried = -1
    while True:
        best = NO_PLAY
        for pile in range(4):
            if piles >> pile & 1:
                hand_low, hand_high = (low, high) if pile < 2 else (mirror_low, mirror_high)
                play = next_play(pile, top_of(turn, pile), hand_low, hand_high, trick, tried)
                best = min(best, play)
        if best > limit or best == NO_PLAY:
            return NO_PLAY
        pile = best & 3
        place = top_of(turn, pile) + step_of(best)
        if can_finish(rules, after_card(rules, position, pile, place), WAIVE_NOTHING):
            return best
        tried = best


@internal
def next_play(pile: int, top: int, low: np.uint64, high: np.uint64, trick: bool, tried: int) -> int:
    """Find the cheapest play on a pile after the one tried last, or NO_PLAY."""
    if trick and pile > tried and holds(low, high, top - 10):
        return pile
    floor = min(MIRROR, top + max(0, (tried - pile) // 4 - 10))
    fit_low, fit_high = low & above_low(floor), high & above_high(floor)
    if fit_low | fit_high == NONE:
        return NO_PLAY
    return 4 * (first(fit_low, fit_high) - top + 10) + pile


@internal
def list_plays(rules: Rules, position: Position, plays: Numbers) -> int:
    """List the legal plays as 256 * pile + place, and NO_PLAY for ending the turn."""
    turn, low, high = position
    trick = not visible(rules, turn) >> NO_BACKWARDS_CARD & 1
    piles = open_piles(turn, WAIVE_NOTHING)
    mirror_low, mirror_high = backwards(high), backwards(low)
    number = 0
    for pile in range(4):
        if piles >> pile & 1:
            top = top_of(turn, pile)
            hand_low, hand_high = (low, high) if pile < 2 else (mirror_low, mirror_high)
            fit_low = fitting_low(hand_low, top, trick)
            fit_high = fitting_high(hand_high, top, trick)
            while fit_low != NONE:
                plays[number] = pile << 8 | (lowest(fit_low) - OFFSET)
                fit_low &= fit_low - ONE
                number += 1
            while fit_high != NONE:
                plays[number] = pile << 8 | (64 + lowest(fit_high) - OFFSET)
                fit_high &= fit_high - ONE
                number += 1
    if is_met(rules, turn):
        plays[number] = NO_PLAY
        number += 1
    return number


@internal
def plain_cards(rules: Rules) -> PlainCards:
    """Collect the cards that demand nothing themselves."""
    low, high = NONE, NONE
    for card in range(rules.low, rules.high + 1):
        if rules.marks[card] == 0:
            low |= low_bit(card)
            high |= high_bit(card)
    return PlainCards(low, high)


@internal
def surely_finishes(
    turn: int, orders: int, cover: int, owed: int, low: np.uint64, high: np.uint64
) -> bool:
    """Whether the plain cards of the hand, which `low` and `high` hold, are enough to finish.

    A quick test before a search: any number of them can be laid, the nearest first on each pile.
    """
    if owed == 0:
        return cover == 0
    if owed < 0 or cover != 0 or turn >> STOPPED & 1 or turn >> COVER & 7:
        return False
    bound = turn >> BOUND & 7
    if bound > 2 or (bound == 0 and orders >> ONE_PILE_CARD & 1):
        return False
    up = top_of(turn, 0) if bound == 1 else top_of(turn, 1)
    if bound == 0:
        up = min(up, top_of(turn, 0))
    fit_low, fit_high = low & above_low(up), high & above_high(up)
    if bound == 0:
        down = MIRROR - min(top_of(turn, 2), top_of(turn, 3)) - 1
        fit_low |= low & ~above_low(down)
        fit_high |= high & ~above_high(down)
    return count(fit_low, fit_high) >= owed
