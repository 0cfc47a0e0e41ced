"""Whether the turn can still be finished (3.3), and by which duty a game is lost (3.5)."""

import numpy as np

from ninetyeight.kernel.bits import NONE, backwards, but_first, count, first, high_bit, low_bit
from ninetyeight.kernel.cache import compiled
from ninetyeight.kernel.turn import (
    ASKED,
    COVER,
    DUE,
    LAID,
    ONE_CARD,
    SKULL_CARD,
    STOPPED,
    STRAIGHT_CARD,
    THREE,
    THREE_CARD,
    WAIVE_FIRE,
    WAIVE_MINIMUM,
    WAIVE_SKULL,
    WAIVE_THREE,
    Rules,
    accepted,
    after_play,
    card_at,
    cards_owed,
    fitting_high,
    fitting_low,
    mark_of,
    piles_to_cover,
    plays_of,
    top_of,
    visible,
)

RUNNING, WON, LOST_SKULL, LOST_FIRE, LOST_THREE, LOST_MINIMUM = range(6)
"""How a game stands: running, won, or lost by a duty, in the order of `rules.Duty`."""


@compiled
def can_go_on(rules: Rules, turn: int, low: np.uint64, high: np.uint64, waived: int) -> bool:
    """Whether the cards owed can be laid and every duty on the table be met but the `waived` (3.3).

    A Skull or a "3!" of the hand counts as an ordinary card here: it binds once it is played.
    """
    return can_finish(rules, turn | 1 << ASKED, low, high, waived)


@compiled
def can_finish(rules: Rules, turn: int, low: np.uint64, high: np.uint64, waived: int) -> bool:
    """Whether some way leads to the end of this turn with every order obeyed but the `waived`.

    The search is that of `rules.finish`; see there why some plays need not be looked at.
    """
    cards = cards_owed(turn, waived)
    cover = piles_to_cover(rules, turn, waived)
    if cards == 0 and cover == 0:
        return True
    if low | high == NONE or turn >> STOPPED & 1 or cards < 0:
        return False
    if rules.is_plain and playable(turn, low, high) >= cards:
        # Cards that fit now go on in any number: on one pile the nearest first.
        return True
    if not has_covers(turn, low, high, cover):
        return False
    helpful = 15
    if cards == 0 and not (turn >> COVER & 7 and waived != WAIVE_FIRE):
        helpful = helpful_piles(rules, turn, low, high, cover)
    for pile in range(4):
        if not helpful >> pile & 1:
            continue
        fit_low, fit_high = accepted(rules, turn, low, high, pile, waived)
        while fit_low | fit_high != NONE:
            place = first(fit_low, fit_high)
            fit_low, fit_high = but_first(fit_low, fit_high)
            card = card_at(pile, place)
            after = after_play(rules, turn, pile, place)
            if turn >> ASKED & 1:
                after = (after & ~(1 << THREE)) | (turn & 1 << THREE) | 1 << (LAID + pile)
            rest_low, rest_high = low & ~low_bit(card), high & ~high_bit(card)
            if can_finish(rules, after, rest_low, rest_high, waived):
                return True
    return False


@compiled
def broken_duty(rules: Rules, turn: int, low: np.uint64, high: np.uint64) -> int:
    """Name the duty that lost the game: without it the turn could be finished; or the first."""
    owes_skull = visible(rules, turn) >> SKULL_CARD & 1 == 1
    owes_fire = (turn >> COVER & 7) + (turn >> DUE & 15) != 0
    owes_three = turn >> THREE & 1 == 1
    if owes_skull and can_go_on(rules, turn, low, high, WAIVE_SKULL):
        return LOST_SKULL
    if owes_fire and can_go_on(rules, turn, low, high, WAIVE_FIRE):
        return LOST_FIRE
    if owes_three and can_go_on(rules, turn, low, high, WAIVE_THREE):
        return LOST_THREE
    if can_go_on(rules, turn, low, high, WAIVE_MINIMUM):
        return LOST_MINIMUM
    if owes_skull:
        return LOST_SKULL
    if owes_fire:
        return LOST_FIRE
    return LOST_THREE if owes_three else LOST_MINIMUM


@compiled
def playable(turn: int, low: np.uint64, high: np.uint64) -> int:
    """Count the cards of a hand that fit somewhere, as if nothing bound the player."""
    mirror_low, mirror_high = backwards(high), backwards(low)
    fit_low, fit_high = NONE, NONE
    for pile in range(2):
        fit_low |= fitting_low(low, top_of(turn, pile), True)
        fit_high |= fitting_high(high, top_of(turn, pile), True)
        down = top_of(turn, pile + 2)
        fit_low |= backwards(fitting_high(mirror_high, down, True))
        fit_high |= backwards(fitting_low(mirror_low, down, True))
    return count(fit_low, fit_high)


@compiled
def has_covers(turn: int, low: np.uint64, high: np.uint64, cover: int) -> bool:
    """Whether some card fits on each pile that must be covered, if nothing stood in the way."""
    for pile in range(4):
        if cover >> pile & 1:
            top = top_of(turn, pile)
            hand_low, hand_high = (low, high) if pile < 2 else (backwards(high), backwards(low))
            if fitting_low(hand_low, top, True) | fitting_high(hand_high, top, True) == NONE:
                return False
    return True


@compiled
def helpful_piles(rules: Rules, turn: int, low: np.uint64, high: np.uint64, cover: int) -> int:
    """Give the piles where one more card can help when no number of cards is owed."""
    if plays_of(turn) < 3 and not turn >> ASKED & 1:
        rest_low, rest_high = low, high
        while rest_low | rest_high != NONE:
            card = first(rest_low, rest_high)
            rest_low &= ~low_bit(card)
            rest_high &= ~high_bit(card)
            if rules.marks[card] & 7 == THREE_CARD:
                return 15
    piles = cover
    for pile in range(4):
        order = mark_of(rules, turn, pile) & 7
        if order in (STRAIGHT_CARD, ONE_CARD):
            piles |= 1 << pile
    return piles
