"""Whether the turn can still be finished (3.3), and by which duty a game is lost (3.5)."""

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
"""How a game stands: running, won, or lost by a duty, in the order of `rules.Duty`."""
LOST_BY = LOST_SKULL - WAIVE_SKULL
"""What leads from a waived duty to the game that it lost: both are in the same order."""


@compiled
def can_go_on(rules: Rules, position: Position, waived: int) -> bool:
    """Whether the cards owed can be laid and every duty on the table be met but the `waived` (3.3).

    A Skull or a "3!" of the hand counts as an ordinary card here: it binds once it is played.
    """
    asked = Position(position.turn | 1 << ASKED, position.low, position.high)
    return can_finish(rules, asked, waived)


@compiled
def can_finish(rules: Rules, position: Position, waived: int) -> bool:
    """Whether some way leads to the end of this turn with every order obeyed but the `waived`.

    The search is that of `rules.finish`; see there why some plays need not be looked at.
    """
    turn, low, high = position
    cards = cards_owed(turn, waived)
    cover = piles_to_cover(rules, turn, waived)
    if cards == 0 and cover == 0:
        return True
    if low | high == NONE or turn >> STOPPED & 1 or cards < 0:
        return False
    if rules.is_plain and playable(position) >= cards:
        # Cards that fit now go on in any number: on one pile the nearest first.
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


@compiled
def broken_duty(rules: Rules, position: Position) -> int:
    """Name the duty that lost the game: without it the turn could be finished; or the first.

    One search serves every duty here: a constant would compile one for each.
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


@compiled
def playable(position: Position) -> int:
    """Count the cards of the hand that fit somewhere, as if nothing bound the player."""
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


@compiled
def has_covers(position: Position, cover: int) -> bool:
    """Whether some card fits on each pile that must be covered, if nothing stood in the way."""
    turn, low, high = position
    for pile in range(4):
        if cover >> pile & 1:
            top = top_of(turn, pile)
            hand_low, hand_high = (low, high) if pile < 2 else (backwards(high), backwards(low))
            if fitting_low(hand_low, top, True) | fitting_high(hand_high, top, True) == NONE:
                return False
    return True


@compiled
def helpful_piles(rules: Rules, position: Position, cover: int) -> int:
    """Find the piles where one more card can help when no number of cards is owed."""
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
        if order in (STRAIGHT_CARD, ONE_CARD):
            piles |= 1 << pile
    return piles
