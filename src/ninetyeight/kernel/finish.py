"""Whether a turn can still be finished (3.3), and which duty lost a game (3.5)."""

from ninetyeight.kernel.bits import (
    NONE,
    U64,
    backwards,
    but_first,
    count,
    first,
    high_bit,
    low_bit,
    lowest,
)
from ninetyeight.kernel.cache import compiled, internal
from ninetyeight.kernel.turn import (
    ASKED,
    COVER,
    DUE,
    LAID,
    NO_BACKWARDS_CARD,
    ONE_PILE_CARD,
    SKULL_CARD,
    STOPPED,
    THREE,
    THREE_CARD,
    WAIVE_FIRE,
    WAIVE_MINIMUM,
    WAIVE_SKULL,
    WAIVE_THREE,
    Position,
    Rules,
    accepted,
    after_card,
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
"""The results of a game: running, won, or lost by a duty, in the order of `rules.Duty`."""
LOST_BY = LOST_SKULL - WAIVE_SKULL
"""The offset from a waived duty to the result of a game that it lost."""


@compiled
def can_go_on(rules: Rules, position: Position, waived: int) -> bool:
    """Whether the player can lay the cards owed and meet every duty but the `waived` one (3.3).

    A Skull or a "3!" in the hand counts as an ordinary card here: it binds once it is played.
    """
    asked = Position(position.turn | 1 << ASKED, position.low, position.high)
    return can_finish(rules, asked, waived)


@compiled
def can_finish(rules: Rules, position: Position, waived: int) -> bool:
    """Whether this turn can be finished obeying every order; the `waived` duty may be broken.

    The search is that of `rules.finish`, which explains why some plays can be skipped.
    """
    turn, low, high = position
    cards = cards_owed(turn, waived)
    cover = piles_to_cover(rules, turn, waived)
    if cards == 0 and cover == 0:
        return True
    if low | high == NONE or turn >> STOPPED & 1 or cards < 0:
        return False
    if rules.is_plain and playable(position) >= cards:
        # All cards that fit now can be laid: on each pile the nearest first.
        return True
    if not has_covers(position, cover):
        return False
    helpful = 15
    if cards == 0 and not (turn >> COVER & 7 and waived != WAIVE_FIRE):
        helpful = helpful_piles(rules, position, cover)
    for pile in range(4):
        if not helpful >> pile & 1:
            continue
        fit_low, fit_high = accepted(rules, position, pile, waived)
        while fit_low | fit_high != NONE:
            place = first(fit_low, fit_high)
            fit_low, fit_high = but_first(fit_low, fit_high)
            after = after_card(rules, position, pile, place)
            if turn >> ASKED & 1:
                laid = (after.turn & ~(1 << THREE)) | (turn & 1 << THREE) | 1 << (LAID + pile)
                after = Position(laid, after.low, after.high)
            if can_finish(rules, after, waived):
                return True
    return False


@internal
def broken_duty(rules: Rules, position: Position) -> int:
    """Return the result for the first duty whose removal would save the turn, or for the first.

    The loop variable keeps `waived` a number; as a constant, it would compile a search for each.
    """
    turn = position.turn
    duties = (visible(rules, turn) >> SKULL_CARD & 1) << WAIVE_SKULL
    duties |= ((turn >> COVER & 7) + (turn >> DUE & 15) != 0) << WAIVE_FIRE
    duties |= (turn >> THREE & 1) << WAIVE_THREE
    duties |= 1 << WAIVE_MINIMUM
    for waived in range(WAIVE_SKULL, WAIVE_MINIMUM + 1):
        if duties >> waived & 1 and can_go_on(rules, position, waived):
            return waived + LOST_BY
    return lowest(U64(duties)) + LOST_BY


@internal
def playable(position: Position) -> int:
    """Count the cards of the hand that fit on some pile, ignoring what binds the player."""
    turn, low, high = position
    mirror_low, mirror_high = backwards(high), backwards(low)
    fit_low, fit_high = NONE, NONE
    for pile in range(2):
        fit_low |= fitting_low(low, top_of(turn, pile), True)
        fit_high |= fitting_high(high, top_of(turn, pile), True)
        down = top_of(turn, pile + 2)
        fit_low |= backwards(fitting_high(mirror_high, down, True))
        fit_high |= backwards(fitting_low(mirror_low, down, True))
    return count(fit_low, fit_high)


@internal
def has_covers(position: Position, cover: int) -> bool:
    """Whether some card fits on each pile that must be covered, ignoring all other duties."""
    turn, low, high = position
    for pile in range(4):
        if cover >> pile & 1:
            top = top_of(turn, pile)
            hand_low, hand_high = (low, high) if pile < 2 else (backwards(high), backwards(low))
            if fitting_low(hand_low, top, True) | fitting_high(hand_high, top, True) == NONE:
                return False
    return True


@internal
def helpful_piles(rules: Rules, position: Position, cover: int) -> int:
    """Find the piles on which another card can help once no more cards are owed."""
    turn = position.turn
    if plays_of(turn) < 3 and not turn >> ASKED & 1:
        rest_low, rest_high = position.low, position.high
        while rest_low | rest_high != NONE:
            card = first(rest_low, rest_high)
            rest_low &= ~low_bit(card)
            rest_high &= ~high_bit(card)
            if rules.marks[card] & 7 == THREE_CARD:
                return 15
    piles = cover
    for pile in range(4):
        order = mark_of(rules, turn, pile) & 7
        if order in (NO_BACKWARDS_CARD, ONE_PILE_CARD):
            piles |= 1 << pile
    return piles
