"""The compiled game: the transitions of `ninetyeight.rules` on packed integers, and what plays it.

Everything that Numba compiles is in this one file, long as that makes it: Numba keeps compiled
code on disk and compiles again when *this* file changes, but would not notice a change in another
one. Read it by its sections:

    BITS        sets of cards as two words
    TURN        a running turn as one number
    FINISH      can the turn still be finished? (3.3)
    ENGINE      a whole game: lay a card, end a turn
    CHANCE      random numbers and deals
    SIGNS       what a hand says about a pile (8.5)
    SEEING      what a seat knows
    FEATURES    what a learned value looks at
    NETWORK     the learned value
    WHOLE TURNS the ways to finish a turn, with their values
    GREEDY      random and greedy steps
    ENDINGS     exact play where nothing is hidden
    LOOK-AHEAD  trying turns in worlds that might be
    PLAYING     decisions, and whole games of a team
    LEARNING    games to learn from
    SOLVER      a win with everything known
    PLAYOUT     whole greedy and random games, as fast as possible
    SHOWING     many games step by step, as learning environments show them

A set of cards is two words of 64 bits. Card c is bit c + 13 of the 128, so that the mirror image
(card c becomes 101 - c) is the set read backwards. A pile that descends is looked at in that
mirror: every pile ascends here, and a step forwards is a plus on all four. Numbers in the mirror
are called *places*: the place of a card on A and B is the card, on C and D 101 minus it.

There is no `fastmath`: sums keep their order, and a product is fused into a sum only where that is
asked for, by `weigh`. So a bot with the same seed plays the same game on every processor.
"""

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple, TypeVar

import numba
import numpy as np
from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic
from numpy.typing import NDArray

Function = TypeVar("Function", bound=Callable[..., Any])
Words = NDArray[np.uint64]
Bytes = NDArray[np.uint8]
Numbers = NDArray[np.int64]
Log = NDArray[np.uint16]
Reals = NDArray[np.float32]


def compiled(function: Function) -> Function:
    """Compile on the first call, or load what an earlier process compiled and kept.

    Without `_nrt`, Numba's reference counting: it costs atomic operations for every array that
    passes a call, ten times the work of the call itself. So what is compiled makes no arrays of
    its own; it is given room to work in.
    """
    return _compiled(function, _nrt=False)


def compiled_with_room(function: Function) -> Function:
    """Compile a function that makes its own arrays, once for many games."""
    return _compiled(function)


def _compiled(function: Function, **options: bool) -> Function:
    try:
        ready: Function = numba.njit(cache=True, nogil=True, **options)(function)
    except RuntimeError:  # Numba's word for: there is no folder where a cache could be kept.
        ready = numba.njit(nogil=True, **options)(function)
    return ready


# ---------------------------------------------------------------------------------------- BITS

OFFSET = 13
MIRROR = 101
NONE = np.uint64(0)
ONE = np.uint64(1)
ALL = np.uint64(0xFFFFFFFFFFFFFFFF)
U64 = np.uint64
I64: Any = np.int64


@intrinsic
def popcount(_context: Any, _word: Any) -> Any:
    """Count the bits of a word."""

    def generate(_ctx: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        return builder.ctpop(arguments[0])

    return types.int64(types.uint64), generate


@intrinsic
def lowest(_context: Any, _word: Any) -> Any:
    """Give the place of the lowest bit of a word; 64 for an empty one."""

    def generate(_ctx: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        return builder.cttz(arguments[0], ir.Constant(ir.IntType(1), 0))

    return types.int64(types.uint64), generate


@intrinsic
def backwards(_context: Any, _word: Any) -> Any:
    """Read a word backwards: the first bit becomes the last."""

    def generate(_ctx: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        return builder.bitreverse(arguments[0])

    return types.uint64(types.uint64), generate


@compiled
def lowest_bit(word: np.uint64) -> np.uint64:
    """Give a word with its lowest bit alone, or nothing."""
    return word & (~word + ONE)


@compiled
def low_bit(place: int) -> np.uint64:
    """Give the lower word of the set that holds one place."""
    bit = place + OFFSET
    return ONE << U64(bit) if bit < 64 else NONE


@compiled
def high_bit(place: int) -> np.uint64:
    """Give the upper word of the set that holds one place."""
    bit = place + OFFSET
    return NONE if bit < 64 else ONE << U64(bit - 64)


@compiled
def holds(low: np.uint64, high: np.uint64, place: int) -> bool:
    """Whether a place is in the set."""
    return ((low & low_bit(place)) | (high & high_bit(place))) != NONE


@compiled
def above_low(place: int) -> np.uint64:
    """Give the lower word of the set of all places above this one."""
    bit = place + OFFSET + 1
    return ALL << U64(bit) if bit < 64 else NONE


@compiled
def above_high(place: int) -> np.uint64:
    """Give the upper word of the set of all places above this one."""
    bit = place + OFFSET + 1
    return ALL if bit < 64 else ALL << U64(bit - 64)


@compiled
def first(low: np.uint64, high: np.uint64) -> int:
    """Give the lowest place of a set that is not empty."""
    return (lowest(low) if low != NONE else 64 + lowest(high)) - OFFSET


@compiled
def but_first(low: np.uint64, high: np.uint64) -> tuple[np.uint64, np.uint64]:
    """Give a set that is not empty without its lowest place."""
    if low != NONE:
        return low & (low - ONE), high
    return low, high & (high - ONE)


@compiled
def count(low: np.uint64, high: np.uint64) -> int:
    """Count the cards of a set."""
    return popcount(low) + popcount(high)


@compiled
def window(low: np.uint64, high: np.uint64, top: int) -> np.uint64:
    """Give 64 places from top - 10 on as one word: bit 0 is the trick, bit 11 the next place."""
    shift = top + OFFSET - 10
    if shift < 64:
        return (low >> U64(shift)) | (high << U64(64 - shift))
    return high >> U64(shift - 64)


# ---------------------------------------------------------------------------------------- TURN
#
# bits 0-31   the top of each pile as a place, 8 bits each
# bits 32-35  the cards played in this turn
# bits 36-38  the pile that binds the player, plus 1 (6.4)
# bits 39-41  the pile that the very next card must cover, plus 1 (4.4, 4.5)
# bits 42-45  the piles with a fire that is due in this turn (4.3)
# bit  46     a Stop was the last card (5.2)
# bit  47     a "3!" was played (5.4)
# bits 48-49  the cards owed in this turn (2.1, 3.1)
# bits 50-52  the seat on turn
# bit  53     the question of 3.3 is asked: a Skull or "3!" that is laid in it binds nobody
# bits 54-57  the piles whose top was laid in that question

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
STOP_CARD, SKULL_CARD, THREE_CARD, SILENCE_CARD, STRAIGHT_CARD, ONE_CARD, DRAW_CARD = range(1, 8)
BURNS = 8
"""In the marks of a card, beside its order."""
FIRE_OFF, FIRE_TURN, FIRE_CARD = range(3)
WAIVE_NOTHING, WAIVE_SKULL, WAIVE_FIRE, WAIVE_THREE, WAIVE_MINIMUM = range(5)
"""What a question about the end of a turn may leave out, in the order of `rules.Duty`."""


class Rules(NamedTuple):
    """A ruleset for compiled code."""

    players: int
    hand_size: int
    minimum: int
    low: int
    high: int
    fire: int
    is_plain: bool
    """No orders and no fire: much of what follows is not needed."""
    marks: Bytes
    """For each card its order, 1 to 7 or 0, plus 8 where it burns."""
    sets: Words
    """The cards of each order, a row for each; in row 0 the cards that burn."""


@compiled
def card_at(pile: int, place: int) -> int:
    """Give the card of a place on a pile; the other way round it is the same."""
    return place if pile < 2 else MIRROR - place


@compiled
def top_of(turn: int, pile: int) -> int:
    """Give the place of a pile's top."""
    return (turn >> (8 * pile)) & 0x7F


@compiled
def plays_of(turn: int) -> int:
    """Count the cards played in this turn."""
    return (turn >> PLAYS) & 15


@compiled
def seat_of(turn: int) -> int:
    """Give the seat on turn."""
    return (turn >> SEAT) & 7


@compiled
def mark_of(rules: Rules, turn: int, pile: int) -> int:
    """Give the marks of the card on top of a pile."""
    return rules.marks[card_at(pile, top_of(turn, pile))]


@compiled
def visible(rules: Rules, turn: int) -> int:
    """Give the orders that lie on top, one bit for each (6.1)."""
    if rules.is_plain:
        return 0
    orders = 0
    for pile in range(4):
        orders |= 1 << (mark_of(rules, turn, pile) & 7)
    return orders & 0xFE


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


@compiled
def after_play(rules: Rules, turn: int, pile: int, place: int) -> int:
    """Give the turn after a card was laid."""
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
    if visible(rules, after) >> ONE_CARD & 1:
        after |= (pile + 1) << BOUND
    return after


@compiled
def cards_owed(turn: int, waived: int) -> int:
    """Count the cards still owed (2.1, 5.4); below 0 a "3!" is broken."""
    played = plays_of(turn)
    if turn >> THREE & 1 and waived != WAIVE_THREE:
        return 3 - played
    if turn >> STOPPED & 1 or waived == WAIVE_MINIMUM:
        return 0
    return max(0, (turn >> OWED & 3) - played)


@compiled
def piles_to_cover(rules: Rules, turn: int, waived: int) -> int:
    """Give the piles to cover before the turn ends, one bit for each (4.3, 5.3)."""
    if rules.is_plain:
        return 0
    piles = 0 if waived == WAIVE_FIRE else turn >> DUE & 15
    if waived != WAIVE_SKULL:
        for pile in range(4):
            if mark_of(rules, turn, pile) & 7 == SKULL_CARD:
                piles |= (~turn >> (LAID + pile) & 1) << pile
    return piles


@compiled
def is_met(rules: Rules, turn: int) -> bool:
    """Whether nothing is owed, so that the turn may end (2.4)."""
    return cards_owed(turn, WAIVE_NOTHING) == 0 and piles_to_cover(rules, turn, WAIVE_NOTHING) == 0


@compiled
def is_over(turn: int, low: np.uint64, high: np.uint64) -> bool:
    """Whether the turn ends by itself (2.4)."""
    return (
        low | high == NONE
        or turn >> STOPPED & 1 == 1
        or (turn >> THREE & 1 == 1 and plays_of(turn) >= 3)
    )


@compiled
def open_piles(turn: int, waived: int) -> int:
    """Give the piles that the next card may go on, if it fits, one bit for each."""
    cover = turn >> COVER & 7
    if cover and waived != WAIVE_FIRE:
        return 1 << (cover - 1)
    bound = turn >> BOUND & 7
    return 1 << (bound - 1) if bound else 15


@compiled
def fitting_low(low: np.uint64, top: int, trick: bool) -> np.uint64:
    """Give the lower word of the cards that fit on a top (2.2, 2.3)."""
    mask = above_low(top)
    return low & (mask | low_bit(top - 10)) if trick else low & mask


@compiled
def fitting_high(high: np.uint64, top: int, trick: bool) -> np.uint64:
    """Give the upper word of the cards that fit on a top (2.2, 2.3)."""
    mask = above_high(top)
    return high & (mask | high_bit(top - 10)) if trick else high & mask


@compiled
def accepted(
    rules: Rules, turn: int, low: np.uint64, high: np.uint64, pile: int, waived: int
) -> tuple[np.uint64, np.uint64]:
    """Give the cards of a hand that a pile accepts (3.6), as a set of places on it."""
    if not open_piles(turn, waived) >> pile & 1:
        return NONE, NONE
    top = top_of(turn, pile)
    trick = not visible(rules, turn) >> STRAIGHT_CARD & 1
    if pile < 2:
        return fitting_low(low, top, trick), fitting_high(high, top, trick)
    return fitting_low(backwards(high), top, trick), fitting_high(backwards(low), top, trick)


# -------------------------------------------------------------------------------------- FINISH


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


RUNNING, WON, LOST_SKULL, LOST_FIRE, LOST_THREE, LOST_MINIMUM = range(6)
"""How a game stands: running, won, or lost by a duty, in the order of `rules.Duty`."""


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


# -------------------------------------------------------------------------------------- ENGINE
#
# A running game is four arrays: the hands (a row of two words for each seat), the deck (the next
# card first), the numbers below, and the log of the cards laid: card + 128 * pile, plus 512 for
# the first card of a turn.

LOG_PILE = 7
LOG_FIRST = 512

TURN, DRAWN, DECK, RESULT, TURNS, PLAYED, TRICKS, STARTER = range(8)
"""The turn; the cards drawn from the deck so far, and its length; how the game stands; and counts
of turns begun, cards laid and backwards tricks; the seat that started."""
GAME_NUMBERS = 8


@compiled
def judge(rules: Rules, hands: Words, game: Numbers) -> None:
    """Say how the game stands at this moment (3.3, 3.4)."""
    turn = game[TURN]
    seat = seat_of(turn)
    low, high = hands[seat, 0], hands[seat, 1]
    if not can_go_on(rules, turn, low, high, WAIVE_NOTHING):
        game[RESULT] = broken_duty(rules, turn, low, high)
    elif low | high == NONE and cards_left(rules, hands, game) == 0:
        game[RESULT] = WON


@compiled
def cards_left(rules: Rules, hands: Words, game: Numbers) -> int:
    """Count the cards in hands and deck (3.5)."""
    left = game[DECK] - game[DRAWN]
    for seat in range(rules.players):
        left += count(hands[seat, 0], hands[seat, 1])
    return left


@compiled
def deal_hands(rules: Rules, deck: Bytes, hands: Words, game: Numbers) -> None:
    """Deal in blocks, seat 0 first (1.3); the turn is not begun yet."""
    at = 0
    for seat in range(rules.players):
        low, high = NONE, NONE
        for _ in range(rules.hand_size):
            card = I64(deck[at])
            low |= low_bit(card)
            high |= high_bit(card)
            at += 1
        hands[seat, 0], hands[seat, 1] = low, high
    game[:] = 0
    game[DRAWN] = at
    game[DECK] = rules.high - rules.low + 1


@compiled
def start_tops(rules: Rules) -> int:
    """Give the tops of the empty piles (1.1)."""
    up, down = rules.low - 1, MIRROR - (rules.high + 1)
    return up | up << 8 | down << 16 | down << 24


@compiled
def begin_game(rules: Rules, hands: Words, game: Numbers, starter: int) -> None:
    """Begin the first turn, at the seat that starts (1.4)."""
    game[STARTER] = starter
    game[TURNS] = 1
    game[TURN] = begin_turn(rules, starter, start_tops(rules), game[DECK] - game[DRAWN], 0)
    judge(rules, hands, game)


@compiled
def lay(
    rules: Rules, hands: Words, deck: Bytes, game: Numbers, log: Log, pile: int, place: int
) -> None:
    """Lay a card that fits; then the game may be over (3.3, 3.4), or the turn by itself (2.4)."""
    put(rules, hands, game, log, pile, place)
    judge(rules, hands, game)
    turn = game[TURN]
    seat = seat_of(turn)
    if game[RESULT] == RUNNING and is_over(turn, hands[seat, 0], hands[seat, 1]):
        end_turn(rules, hands, deck, game)


@compiled
def put(rules: Rules, hands: Words, game: Numbers, log: Log, pile: int, place: int) -> None:
    """Move a card from the hand to a pile; what that leads to is not judged yet."""
    turn = game[TURN]
    seat = seat_of(turn)
    card = card_at(pile, place)
    hands[seat, 0] &= ~low_bit(card)
    hands[seat, 1] &= ~high_bit(card)
    log[game[PLAYED]] = card | pile << LOG_PILE | (LOG_FIRST if plays_of(turn) == 0 else 0)
    game[PLAYED] += 1
    if place < top_of(turn, pile):
        game[TRICKS] += 1
    game[TURN] = after_play(rules, turn, pile, place)


@compiled
def end_turn(rules: Rules, hands: Words, deck: Bytes, game: Numbers) -> None:
    """Draw, and pass the turn to the next player with cards, who may have lost with it (3.3)."""
    turn = game[TURN]
    seat = seat_of(turn)
    draw(rules, hands, deck, game, seat)
    for _ in range(rules.players):
        seat += 1
        if seat == rules.players:
            seat = 0
        if hands[seat, 0] | hands[seat, 1] != NONE:
            break
    game[TURNS] += 1
    game[TURN] = begin_turn(rules, seat, turn, game[DECK] - game[DRAWN], turn >> COVER & 7)
    judge(rules, hands, game)


@compiled
def draw_count(rules: Rules, turn: int, held: int, deck_left: int) -> int:
    """Count the cards that are drawn when the turn ends now (2.5, 6.5)."""
    missing = min(rules.hand_size - held, deck_left)
    if visible(rules, turn) >> DRAW_CARD & 1:
        return min(missing, 1)
    return missing


@compiled
def draw(rules: Rules, hands: Words, deck: Bytes, game: Numbers, seat: int) -> None:
    """Draw at the end of a turn."""
    low, high = hands[seat, 0], hands[seat, 1]
    number = draw_count(rules, game[TURN], count(low, high), game[DECK] - game[DRAWN])
    for at in range(game[DRAWN], game[DRAWN] + number):
        card = I64(deck[at])
        low |= low_bit(card)
        high |= high_bit(card)
    hands[seat, 0], hands[seat, 1] = low, high
    game[DRAWN] += number


@compiled
def legal(rules: Rules, turn: int, low: np.uint64, high: np.uint64, out: Words) -> bool:
    """List the cards that each pile accepts, as sets of places; say whether the turn may end."""
    for pile in range(4):
        out[pile, 0], out[pile, 1] = accepted(rules, turn, low, high, pile, WAIVE_NOTHING)
    return is_met(rules, turn)


# -------------------------------------------------------------------------------------- CHANCE

GOLDEN = np.uint64(0x9E3779B97F4A7C15)
MIX_ONE = np.uint64(0xBF58476D1CE4E5B9)
MIX_TWO = np.uint64(0x94D049BB133111EB)


@compiled
def mixed(word: np.uint64) -> np.uint64:
    """Stir the bits of a word (SplitMix64)."""
    word = (word ^ (word >> U64(30))) * MIX_ONE
    word = (word ^ (word >> U64(27))) * MIX_TWO
    return word ^ (word >> U64(31))


@compiled
def seed_of(key: np.uint64, index: int) -> np.uint64:
    """Give game number `index` of a job a source of chance of its own."""
    return mixed(key ^ mixed(U64(index) + GOLDEN))


@compiled
def below(rng: Words, bound: int) -> int:
    """Draw a whole number from 0 to bound - 1."""
    rng[0] += GOLDEN
    return I64(((mixed(rng[0]) >> U64(32)) * U64(bound)) >> U64(32))


@compiled
def shuffle(rules: Rules, rng: Words, deck: Bytes) -> None:
    """Shuffle the pack."""
    size = rules.high - rules.low + 1
    for at in range(size):
        deck[at] = rules.low + at
    for last in range(size - 1, 0, -1):
        other = below(rng, last + 1)
        deck[last], deck[other] = deck[other], deck[last]


@compiled
def deal_decks(rules: Rules, key: np.uint64, start: int, decks: Bytes, rng: Words) -> None:
    """Shuffle the decks of the games `start`, `start + 1`, ... of a job."""
    for row in range(decks.shape[0]):
        rng[0] = seed_of(key, start + row)
        shuffle(rules, rng, decks[row])


# --------------------------------------------------------------------------------------- SIGNS

SIGN_NONE, SIGN_LIKE, SIGN_LEAVE, SIGN_TURN = range(4)
TALK_NONE, TALK_STRICT, TALK_RELAXED = range(3)
LEAVE_WITHIN = 3
"""A card this near to the top is lost if another plays there: please leave the pile."""
LIKE_WITHIN = 9
"""A card this near to the top fits well: I would like the pile."""


@compiled
def sign_on(low: np.uint64, high: np.uint64, top: int, talk: int) -> int:
    """Give the sign on a pile, from that pile and the own hand alone (8.5).

    The hand is that of the pile's direction: mirrored for a pile that descends.
    """
    near = window(low, high, top)
    if near & ONE:
        return SIGN_TURN if talk == TALK_RELAXED else SIGN_LEAVE
    ahead = lowest(near >> U64(11)) + 1
    if ahead <= LEAVE_WITHIN:
        return SIGN_LEAVE
    return SIGN_LIKE if ahead <= LIKE_WITHIN else SIGN_NONE


@compiled
def signs_of(low: np.uint64, high: np.uint64, turn: int, talk: int) -> int:
    """Give a hand's signs on all piles, two bits for each."""
    mirror_low, mirror_high = backwards(high), backwards(low)
    return (
        sign_on(low, high, top_of(turn, 0), talk)
        | sign_on(low, high, top_of(turn, 1), talk) << 2
        | sign_on(mirror_low, mirror_high, top_of(turn, 2), talk) << 4
        | sign_on(mirror_low, mirror_high, top_of(turn, 3), talk) << 6
    )


@compiled
def may_talk(rules: Rules, turn: int, talk: int) -> bool:
    """Whether signs may be shown now: to somebody, and not under Silence (6.2)."""
    is_talk = talk != TALK_NONE and rules.players > 1
    return is_talk and not visible(rules, turn) >> SILENCE_CARD & 1


BID_RATHER_NOT, BID_ALL_THE_SAME, BID_LIKE = range(3)
BID_LIKE_WITHIN = 4
BID_SAME_WITHIN = 10


@compiled
def bid_of(rules: Rules, low: np.uint64, high: np.uint64) -> int:
    """Say whether this hand would like to start: by how far its first two cards would go."""
    mirror_low, mirror_high = backwards(high), backwards(low)
    tops = start_tops(rules)
    up = window(low, high, top_of(tops, 0)) >> U64(11)
    down = window(mirror_low, mirror_high, top_of(tops, 2)) >> U64(11)
    best = 128
    # Two cards on two piles of one direction, or one card on each.
    first_up, first_down = lowest(up) + 1, lowest(down) + 1
    best = min(best, first_up + first_down)
    up &= up - ONE
    down &= down - ONE
    # The second card may follow the first on its pile.
    best = min(best, lowest(up) + 1)
    best = min(best, lowest(down) + 1)
    if best <= BID_LIKE_WITHIN:
        return BID_LIKE
    return BID_ALL_THE_SAME if best <= BID_SAME_WITHIN else BID_RATHER_NOT


# -------------------------------------------------------------------------------------- SEEING
#
# What a player knows when it decides. Everything that chooses a card gets this and the own hand,
# and nothing else of the game.


class Seen(NamedTuple):
    """What one seat sees of a game, beside its own hand and the turn."""

    low: np.uint64
    """The cards that are in other hands or in the deck, and nobody knows where."""
    high: np.uint64
    mirror_low: np.uint64
    mirror_high: np.uint64
    deck_left: int
    sizes: int
    """How many cards the other seats hold, 4 bits for each, the next seat first."""
    signs: int
    """The signs of the other seats, 8 bits for each, the next seat first."""
    talk: int


@compiled
def look(rules: Rules, hands: Words, game: Numbers, played: Words, talk: int) -> Seen:
    """Give what the seat on turn sees. `played` is the set of all cards that were laid."""
    turn = game[TURN]
    seat = seat_of(turn)
    low, high = pack_set(rules, 0) & ~played[0], pack_set(rules, 1) & ~played[1]
    low, high = low & ~hands[seat, 0], high & ~hands[seat, 1]
    sizes, signs = 0, 0
    talks = may_talk(rules, turn, talk)
    for step in range(1, rules.players):
        other = (seat + step) % rules.players
        sizes |= count(hands[other, 0], hands[other, 1]) << (4 * step - 4)
        if talks:
            signs |= signs_of(hands[other, 0], hands[other, 1], turn, talk) << (8 * step - 8)
    return Seen(
        low,
        high,
        backwards(high),
        backwards(low),
        game[DECK] - game[DRAWN],
        sizes,
        signs,
        talk if talks else TALK_NONE,
    )


@compiled
def pack_set(rules: Rules, word: int) -> np.uint64:
    """Give one word of the set of all cards of the pack."""
    if word == 0:
        return above_low(rules.low - 1) & ~above_low(rules.high)
    return above_high(rules.low - 1) & ~above_high(rules.high)


# ------------------------------------------------------------------------------------ FEATURES
#
# What the learned values look at, for a turn that would end here. First four blocks, one for each
# pile: the tighter and the looser one that ascend, then the two that descend, all seen as
# ascending. Then what concerns the whole table. `bots.planner` has names for many of them.

PILE_FEATURES = 48
TABLE_FEATURES = 64
FEATURES = 4 * PILE_FEATURES + TABLE_FEATURES
PLAIN_PILE = 32
"""So many features of a pile are about cards; the others are about orders, fires and signs."""
ORDERS_FROM, ORDERS_TO = 28, 45
"""The features of the table that are about orders and fires."""
LAST_FEATURE = 4 * PILE_FEATURES + 62
"""Behind this there is room for more."""
NEAR_TEN = np.uint64(0x3FF)
TRICK_NEAR = np.uint64(0x7FE)
TRICK_FAR = np.uint64(0x3FFF800)
BEHIND = np.uint64(0x3FE)


@compiled
def has_more(rules: Rules, seen: Seen) -> bool:
    """Whether there is more than cards to describe: signs, orders or fires."""
    return seen.signs != 0 or not rules.is_plain


@compiled
def describe_pile(
    rules: Rules,
    turn: int,
    pile: int,
    now: int,
    own: np.uint64,
    unseen: np.uint64,
    seen: Seen,
    at: int,
    x: Reals,
) -> None:
    """Write the features of one pile; `own` and `unseen` are windows on it."""
    top = top_of(turn, pile)
    x[at] = top * np.float32(0.01)
    x[at + 1] = max(0, top - 50) * np.float32(0.02)
    x[at + 2] = max(0, top - 80) * np.float32(0.05)
    x[at + 3] = own & ONE
    x[at + 4] = unseen & ONE
    near, open_near = own >> U64(11), unseen >> U64(11)
    for step in range(4):
        x[at + 5 + step] = (near >> U64(step)) & ONE
        x[at + 11 + step] = (open_near >> U64(step)) & ONE
    # What a card costs is not how far it goes but how many cards it leaves behind.
    after_first = near & (near - ONE)
    x[at + 9] = popcount(near & (lowest_bit(open_near) - ONE)) * np.float32(0.25)
    skipped = popcount(open_near & (lowest_bit(near) - ONE))
    x[at + 10] = near != NONE and skipped == 0
    x[at + 15] = min(12, skipped) * np.float32(0.125)
    x[at + 16] = min(16, popcount(open_near & (lowest_bit(after_first) - ONE))) * np.float32(0.125)
    x[at + 17] = max(0, 25 - lowest(near)) * np.float32(0.04)
    x[at + 18] = max(0, 40 - lowest(after_first)) * np.float32(0.025) if near else 0
    x[at + 19] = popcount(near & NEAR_TEN) * np.float32(0.25)
    x[at + 20] = popcount(near >> U64(10) & U64(0x7FFF)) * np.float32(0.25)
    x[at + 21] = popcount(open_near & NEAR_TEN) * np.float32(0.1)
    x[at + 22] = popcount(open_near >> U64(10) & NEAR_TEN) * np.float32(0.1)
    x[at + 23] = popcount(open_near >> U64(20) & NEAR_TEN) * np.float32(0.1)
    # Pairs ten apart: laid the higher one first, both together cost what the lower one costs.
    both = own & (own >> U64(10))
    lower = own & (unseen >> U64(10))
    upper = unseen & (own >> U64(10))
    none = unseen & (unseen >> U64(10))
    x[at + 24] = popcount(both & TRICK_NEAR) * np.float32(0.5)
    x[at + 25] = popcount(both & TRICK_FAR) * np.float32(0.5)
    x[at + 26] = popcount(lower & TRICK_NEAR) * np.float32(0.25)
    x[at + 27] = popcount(upper & TRICK_NEAR) * np.float32(0.25)
    x[at + 28] = popcount(none & TRICK_NEAR) * np.float32(0.25)
    x[at + 29] = popcount((lower | upper) & TRICK_FAR) * np.float32(0.25)
    x[at + 30] = popcount(none & TRICK_FAR) * np.float32(0.15)
    x[at + 31] = popcount(unseen & BEHIND) * np.float32(0.1)
    if not has_more(rules, seen):
        return
    for feature in range(PLAIN_PILE, PILE_FEATURES):
        x[at + feature] = 0
    if not rules.is_plain:
        mark = rules.marks[card_at(pile, top)]
        order = mark & 7
        if order >= SILENCE_CARD:
            x[at + 32 + order - SILENCE_CARD] = 1
        if mark & BURNS:
            x[at + 36] = 1
    if seen.signs:
        describe_signs(rules, pile, top, top_of(now, pile), seen, at, x)


@compiled
def describe_signs(
    rules: Rules, pile: int, top: int, was: int, seen: Seen, at: int, x: Reals
) -> None:
    """Write what others say about a pile; once a card lies on it, what they had said."""
    asked_to_leave = False
    for step in range(rules.players - 1):
        sign = seen.signs >> (8 * step + 2 * pile) & 3
        if sign == SIGN_NONE:
            continue
        # Who can turn a pile back wants it left: values are taught at tables with two signs.
        sign = min(sign, SIGN_LEAVE)
        if top == was:
            if step == 0:
                x[at + 36 + sign] = 1
            else:
                x[at + 39 + sign] += np.float32(0.5)
        else:
            is_leave = sign != SIGN_LIKE
            asked_to_leave = asked_to_leave or is_leave
            if step == 0:
                x[at + (43 if is_leave else 44)] = 1
            else:
                x[at + (45 if is_leave else 46)] += np.float32(0.5)
    if asked_to_leave:
        x[at + 47] = min(20, max(0, top - was)) * np.float32(0.05)


@compiled
def describe(
    rules: Rules, turn: int, low: np.uint64, high: np.uint64, now: int, seen: Seen, x: Reals
) -> None:
    """Write all features of a turn that would end here. `now` is the turn as it stands."""
    mirror_low, mirror_high = backwards(high), backwards(low)
    # The tighter pile of each direction first.
    up = 0 if top_of(turn, 0) >= top_of(turn, 1) else 1
    down = 2 if top_of(turn, 2) >= top_of(turn, 3) else 3
    for slot in range(2):
        pile = up if slot == 0 else 1 - up
        top = top_of(turn, pile)
        describe_pile(
            rules,
            turn,
            pile,
            now,
            window(low, high, top),
            window(seen.low, seen.high, top),
            seen,
            slot * PILE_FEATURES,
            x,
        )
        pile = down if slot == 0 else 5 - down
        top = top_of(turn, pile)
        describe_pile(
            rules,
            turn,
            pile,
            now,
            window(mirror_low, mirror_high, top),
            window(seen.mirror_low, seen.mirror_high, top),
            seen,
            (2 + slot) * PILE_FEATURES,
            x,
        )
    describe_table(rules, turn, low, high, seen, up, down, x)


@compiled
def describe_table(
    rules: Rules,
    turn: int,
    low: np.uint64,
    high: np.uint64,
    seen: Seen,
    up: int,
    down: int,
    x: Reals,
) -> None:
    """Write the features that concern the whole table."""
    at = 4 * PILE_FEATURES
    unseen, held = count(seen.low, seen.high), count(low, high)
    left = unseen + held
    drawn = draw_count(rules, turn, held, seen.deck_left)
    deck = seen.deck_left - drawn
    x[at] = left * np.float32(0.01)
    x[at + 1] = deck * np.float32(0.01)
    x[at + 2] = deck == 0
    x[at + 3] = held * np.float32(0.125)
    x[at + 4] = (unseen - seen.deck_left) * np.float32(0.05)
    next_size, with_cards = 0, 0
    for step in range(rules.players - 1):
        size = seen.sizes >> (4 * step) & 15
        if size:
            with_cards += 1
            if next_size == 0:
                next_size = size
    if next_size == 0:
        next_size = held + drawn
    x[at + 5] = next_size * np.float32(0.125)
    x[at + 6] = with_cards * np.float32(0.25)
    x[at + 7] = seen.talk != TALK_NONE
    x[at + 8] = max(0, 20 - left) * np.float32(0.05)
    x[at + 9] = max(0, 10 - deck) * np.float32(0.1)
    # Dead cards fit no pile any more; some can still be rescued by a trick.
    low_up, low_down = top_of(turn, 1 - up), top_of(turn, 5 - down)
    up_low, up_high = above_low(low_up), above_high(low_up)
    down_low, down_high = backwards(above_high(low_down)), backwards(above_low(low_down))
    dead_low, dead_high = ~(up_low | down_low), ~(up_high | down_high)
    all_low, all_high = low | seen.low, high | seen.high
    ten_low = (all_low & up_low) >> U64(10) | (all_high & up_high) << U64(54)
    ten_high = (all_high & up_high) >> U64(10)
    ten_low |= (all_low & down_low) << U64(10)
    ten_high |= (all_high & down_high) << U64(10) | (all_low & down_low) >> U64(54)
    own_dead = count(low & dead_low, high & dead_high)
    unseen_dead = count(seen.low & dead_low, seen.high & dead_high)
    x[at + 10] = own_dead * np.float32(0.25)
    x[at + 11] = unseen_dead * np.float32(0.05)
    x[at + 12] = count(low & dead_low & ten_low, high & dead_high & ten_high) * np.float32(0.25)
    saved = count(seen.low & dead_low & ten_low, seen.high & dead_high & ten_high)
    x[at + 13] = saved * np.float32(0.1)
    share = np.float32(1.0) / np.float32(max(1, unseen))
    for reach in range(4):
        step = 2 if reach == 0 else (5 if reach == 1 else (10 if reach == 2 else 20))
        near_low, near_high = NONE, NONE
        for side in range(2):
            top = top_of(turn, side)
            near_low |= above_low(top) & ~above_low(top + step)
            near_high |= above_high(top) & ~above_high(top + step)
            top = top_of(turn, side + 2)
            near_low |= backwards(above_high(top) & ~above_high(top + step))
            near_high |= backwards(above_low(top) & ~above_low(top + step))
        x[at + 14 + reach] = count(low & near_low, high & near_high) * np.float32(0.125)
        x[at + 18 + reach] = count(seen.low & near_low, seen.high & near_high) * share
    x[at + 22] = unseen_dead * share
    tops = top_of(turn, 0) + top_of(turn, 1) + top_of(turn, 2) + top_of(turn, 3)
    x[at + 23] = tops * np.float32(0.0025)
    x[at + 24] = max(0, tops - 200) * np.float32(0.005)
    own_low, own_high = low >> U64(10) | high << U64(54), high >> U64(10)
    far_low = seen.low >> U64(10) | seen.high << U64(54)
    far_high = seen.high >> U64(10)
    x[at + 25] = count(low & own_low, high & own_high) * np.float32(0.25)
    mixed_pairs = count(low & far_low, high & far_high)
    mixed_pairs += count(seen.low & own_low, seen.high & own_high)
    x[at + 26] = mixed_pairs * np.float32(0.1)
    x[at + 27] = count(seen.low & far_low, seen.high & far_high) * np.float32(0.02)
    # Cards that fit only one direction any more, and how much room both have in common.
    only_low, only_high = up_low & ~down_low, up_high & ~down_high
    x[at + 56] = count(low & only_low, high & only_high) * np.float32(0.125)
    x[at + 59] = count(seen.low & only_low, seen.high & only_high) * share
    only_low, only_high = down_low & ~up_low, down_high & ~up_high
    x[at + 57] = count(low & only_low, high & only_high) * np.float32(0.125)
    x[at + 60] = count(seen.low & only_low, seen.high & only_high) * share
    both_low, both_high = up_low & down_low, up_high & down_high
    x[at + 58] = count(low & both_low, high & both_high) * np.float32(0.125)
    x[at + 61] = count(seen.low & both_low, seen.high & both_high) * share
    high_up, high_down = top_of(turn, up), top_of(turn, down)
    x[at + 52] = (high_up - low_up) * np.float32(0.02)
    x[at + 53] = (high_down - low_down) * np.float32(0.02)
    x[at + 54] = (MIRROR - low_up - low_down) * np.float32(0.01)
    x[at + 55] = (MIRROR - high_up - high_down) * np.float32(0.01)
    describe_next_turn(turn, low, high, at, x)
    x[at + 45] = (held + drawn) * np.float32(0.125)
    owed = rules.minimum if deck > 0 else 1
    x[at + 46] = owed * np.float32(0.25)
    x[at + 47] = max(0, owed - next_size)
    if has_more(rules, seen):
        for feature in range(ORDERS_FROM, ORDERS_TO):
            x[at + feature] = 0
    if not rules.is_plain:
        for order in range(1, 8):
            own = count(low & rules.sets[order, 0], high & rules.sets[order, 1])
            other = count(seen.low & rules.sets[order, 0], seen.high & rules.sets[order, 1])
            x[at + 27 + order] = own * np.float32(0.5)
            x[at + 34 + order] = other * np.float32(0.25)
        x[at + 42] = count(low & rules.sets[0, 0], high & rules.sets[0, 1]) * np.float32(0.5)
        fires = count(seen.low & rules.sets[0, 0], seen.high & rules.sets[0, 1])
        x[at + 43] = fires * np.float32(0.25)
        x[at + 44] = turn >> COVER & 7 != 0


@compiled
def describe_next_turn(turn: int, low: np.uint64, high: np.uint64, at: int, x: Reals) -> None:
    """Write how far the piles would go with the nearest one and two cards of this hand."""
    mirror_low, mirror_high = backwards(high), backwards(low)
    best, second, pair, tricks = 64, 64, 64, 0
    for pile in range(4):
        top = top_of(turn, pile)
        near = window(low, high, top) if pile < 2 else window(mirror_low, mirror_high, top)
        tricks += I64(near & ONE)
        near >>= U64(11)
        step = lowest(near) + 1
        # Two cards on this pile, or the nearest of two piles; a card may be counted for both.
        pair = min(pair, lowest(near & (near - ONE)) + 1)
        if step < best:
            best, second = step, best
        else:
            second = min(second, step)
    pair = min(pair, best + second)
    x[at + 48] = max(0, 30 - pair) * np.float32(0.033333)
    x[at + 49] = max(0, 12 - pair) * np.float32(0.083333)
    x[at + 50] = max(0, 30 - best) * np.float32(0.033333)
    x[at + 51] = tricks * np.float32(0.5)


# ------------------------------------------------------------------------------------- NETWORK


class Net(NamedTuple):
    """A learned value: a network with two hidden layers and two outputs.

    The outputs are the odds of winning, as a logit, and the share of the pack that will be left.
    """

    hidden: Reals
    """For compiled code the bits of halves: see `packing.packed_net`."""
    hidden_bias: Reals
    second: Reals
    second_bias: Reals
    out: Reals
    out_bias: Reals
    handicap: Reals
    """What a turn's value is lowered by: for each card that was not owed, for each step of a pile.

    A value that is learned from the best of many turns is a little too hopeful about some of them;
    how much is found by trying what wins.
    """


LEFT_WEIGHT = np.float32(0.05)
"""How much a pack full of cards left counts against a certain win."""


class Work(NamedTuple):
    """Room for one search, made once and used again."""

    turn: Numbers
    low: Words
    high: Words
    parent: Numbers
    code: Numbers
    cost: Numbers
    value: Reals
    state: Bytes
    table: Numbers
    picked: Numbers
    x: Reals
    first: Reals
    second: Reals
    answer: Reals
    hands: Words
    played: Words
    rng: Words
    budget: Numbers
    lost: Words
    steps: Numbers
    """The plan that is being followed: the place in it, its length, the signs it was made with,
    then its cards, each with its pile, and -1 to end the turn."""
    known: Numbers
    """Whether a position of this search was valued already; the next two are of the last one."""
    known_x: Reals
    known_sums: Reals
    change: Reals


NODES = 4096
TABLE_SIZE = 8192
WIDEST = 512
"""The most units of a layer."""


def new_work() -> Work:
    """Make room for a search."""
    return Work(
        np.zeros(NODES, np.int64),
        np.zeros(NODES, np.uint64),
        np.zeros(NODES, np.uint64),
        np.zeros(NODES, np.int64),
        np.zeros(NODES, np.int64),
        np.zeros(NODES, np.int64),
        np.zeros(NODES, np.float32),
        np.zeros(NODES, np.uint8),
        np.zeros(TABLE_SIZE, np.int64),
        np.zeros(NODES, np.int64),
        np.zeros(FEATURES, np.float32),
        np.zeros(WIDEST, np.float32),
        np.zeros(WIDEST, np.float32),
        np.zeros(2, np.float32),
        np.zeros((5, 2), np.uint64),
        np.zeros(2, np.uint64),
        np.zeros(1, np.uint64),
        np.zeros(2, np.int64),
        np.zeros(SEEN_STATES, np.uint64),
        np.zeros(16, np.int64),
        np.zeros(1, np.int64),
        np.zeros(FEATURES, np.float32),
        np.zeros(WIDEST, np.float32),
        np.zeros(FEATURES, np.float32),
    )


@compiled
def logistic(value: np.float32) -> np.float32:
    """Give 1 / (1 + exp(-value)), by the same steps on every processor."""
    # exp(-|v|) as a power of two: whole part by repeated halving, rest by a polynomial.
    size = min(abs(value), np.float32(30.0)) * np.float32(1.4426950408889634)
    whole = int(size)
    rest = (size - np.float32(whole)) * np.float32(-0.6931471805599453)
    power = np.float32(1.0) + rest * (
        np.float32(1.0)
        + rest
        * (
            np.float32(0.5)
            + rest
            * (
                np.float32(0.16666667)
                + rest * (np.float32(0.041666667) + rest * np.float32(0.0083333333))
            )
        )
    )
    for _ in range(whole):
        power *= np.float32(0.5)
    result = np.float32(1.0) / (np.float32(1.0) + power)
    return result if value >= 0 else np.float32(1.0) - result


ROWS_A_WORD = 64
"""How many rows of a layer one word of bits chooses."""
LANES = 16
"""How many sums are kept side by side; the result is the same on processors with fewer."""


@intrinsic
def weigh(_context: Any, out: Any, bias: Any, weights: Any, values: Any, counted: Any) -> Any:
    """Write bias + each row of `weights` times its value to `out`; rows of 0 cost nothing.

    Only rows count whose bits are set in `counted`, 64 to a word. The width of the rows is a
    multiple of 16; they are floats, or the bits of halves, which take half the room in the
    processor's nearest memory. Written in the compiler's own terms, because Numba cannot know that
    the arrays do not overlap, and would keep the sums in memory.
    """

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        number_type = ir.IntType(64)
        real = ir.FloatType()
        lanes = ir.VectorType(real, LANES)
        # a * b + c, rounded once: the same with and without an instruction for it.
        fused = cgutils.get_or_insert_function(
            builder.module, ir.FunctionType(lanes, [lanes] * 3), f"llvm.fma.v{LANES}f32"
        )

        def constant(value: int) -> Any:
            return ir.Constant(number_type, value)

        arrays = [
            context.make_array(kind)(context, builder, value)
            for kind, value in zip(signature.args, arguments, strict=True)
        ]
        out_data, bias_data, weight_data, value_data, counted_data = (a.data for a in arrays)
        rows = builder.extract_value(arrays[2].shape, 0)
        width = builder.extract_value(arrays[2].shape, 1)

        def load(pointer: Any) -> Any:
            return builder.load(builder.bitcast(pointer, lanes.as_pointer()), align=4)

        def load_weights(pointer: Any) -> Any:
            if signature.args[2].dtype == types.float32:
                return load(pointer)
            halves = ir.VectorType(ir.HalfType(), LANES)
            half = builder.load(builder.bitcast(pointer, halves.as_pointer()), align=2)
            return builder.fpext(half, lanes)

        def bits(first: Any) -> Any:
            """Give a word with a bit for each of 64 rows that counts and is not 0."""
            word = constant(0)
            for part in range(ROWS_A_WORD // LANES):
                some = load(builder.gep(value_data, [builder.add(first, constant(LANES * part))]))
                differ = builder.fcmp_unordered("!=", some, ir.Constant(lanes, [0.0] * LANES))
                mask = builder.zext(builder.bitcast(differ, ir.IntType(LANES)), number_type)
                word = builder.or_(word, builder.shl(mask, constant(LANES * part)))
            of_words = builder.udiv(first, constant(ROWS_A_WORD))
            return builder.and_(word, builder.load(builder.gep(counted_data, [of_words])))

        def sums(column: Any, vectors: int) -> None:
            """Sum up so many vectors of columns, from this column on."""
            places = [builder.add(column, constant(LANES * v)) for v in range(vectors)]
            before = builder.block
            words, word, loop, body, done = (
                builder.append_basic_block(name)
                for name in ("words", "word", "rows", "row", "summed")
            )
            starts = [load(builder.gep(bias_data, [place])) for place in places]
            builder.branch(words)
            builder.position_at_end(words)
            first = builder.phi(number_type)
            first.add_incoming(constant(0), before)
            totals = [builder.phi(lanes) for _ in places]
            for total, start in zip(totals, starts, strict=True):
                total.add_incoming(start, before)
            builder.cbranch(builder.icmp_signed("<", first, rows), word, done)
            builder.position_at_end(word)
            all_bits = bits(first)
            builder.branch(loop)
            builder.position_at_end(loop)
            left = builder.phi(number_type)
            left.add_incoming(all_bits, word)
            running = [builder.phi(lanes) for _ in places]
            for run, total in zip(running, totals, strict=True):
                run.add_incoming(total, word)
                total.add_incoming(run, loop)
            first.add_incoming(builder.add(first, constant(ROWS_A_WORD)), loop)
            builder.cbranch(builder.icmp_signed("!=", left, constant(0)), body, words)
            builder.position_at_end(body)
            row = builder.add(first, builder.cttz(left, ir.Constant(ir.IntType(1), 1)))
            value = builder.load(builder.gep(value_data, [row]))
            spread = builder.shuffle_vector(
                builder.insert_element(
                    ir.Constant(lanes, ir.Undefined), value, ir.Constant(ir.IntType(32), 0)
                ),
                ir.Constant(lanes, ir.Undefined),
                ir.Constant(ir.VectorType(ir.IntType(32), LANES), [0] * LANES),
            )
            base = builder.mul(row, width)
            for run, place in zip(running, places, strict=True):
                weight = load_weights(builder.gep(weight_data, [builder.add(base, place)]))
                run.add_incoming(builder.call(fused, [weight, spread, run]), body)
            rest = builder.and_(left, builder.sub(left, constant(1)))
            left.add_incoming(rest, body)
            builder.branch(loop)
            builder.position_at_end(done)
            for total, place in zip(totals, places, strict=True):
                target = builder.bitcast(builder.gep(out_data, [place]), lanes.as_pointer())
                builder.store(total, target, align=4)

        column = constant(0)
        for vectors in (4, 2, 1):
            before = builder.block
            loop = builder.append_basic_block("columns")
            body = builder.append_basic_block("column")
            done = builder.append_basic_block("all_columns")
            builder.branch(loop)
            builder.position_at_end(loop)
            at = builder.phi(number_type)
            at.add_incoming(column, before)
            after = builder.add(at, constant(vectors * LANES))
            builder.cbranch(builder.icmp_signed("<=", after, width), body, done)
            builder.position_at_end(body)
            sums(at, vectors)
            at.add_incoming(after, builder.block)
            builder.branch(loop)
            builder.position_at_end(done)
            column = at
        return context.get_dummy_value()

    return types.none(out, bias, weights, values, counted), generate


def _words_of(rows: Iterable[int]) -> Words:
    """Give the set of these rows of a layer, 64 to a word."""
    words = [0] * (WIDEST // ROWS_A_WORD)
    for row in rows:
        words[row // ROWS_A_WORD] |= 1 << row % ROWS_A_WORD
    return np.array(words, np.uint64)


ALL_ROWS = _words_of(range(WIDEST))
CARD_ROWS = _words_of(
    feature
    for feature in range(LAST_FEATURE)
    if (
        feature % PILE_FEATURES < PLAIN_PILE
        if feature < 4 * PILE_FEATURES
        else not ORDERS_FROM <= feature - 4 * PILE_FEATURES < ORDERS_TO
    )
)
"""The features that are about cards."""


@compiled
def think(net: Net, work: Work, more: bool) -> None:
    """Run the network on the features in `work.x`; the two outputs go to `work.answer`.

    Without `more`, features that are not about cards are passed over, whatever stands there.
    """
    weigh(work.first, net.hidden_bias, net.hidden, work.x, ALL_ROWS if more else CARD_ROWS)
    conclude(net, work)


@compiled
def think_on(net: Net, work: Work, more: bool) -> None:
    """Do what `think` does, from the sums of the position that was valued before this one.

    Most features of two turns in a row are the same, and rows of 0 cost nothing.
    """
    rows = ALL_ROWS if more else CARD_ROWS
    if work.known[0]:
        for feature in range(FEATURES):
            work.change[feature] = work.x[feature] - work.known_x[feature]
        weigh(work.first, work.known_sums, net.hidden, work.change, rows)
    else:
        weigh(work.first, net.hidden_bias, net.hidden, work.x, rows)
        work.known[0] = 1
    for feature in range(FEATURES):
        work.known_x[feature] = work.x[feature]
    for unit in range(net.hidden.shape[1]):
        work.known_sums[unit] = work.first[unit]
    conclude(net, work)


@compiled
def conclude(net: Net, work: Work) -> None:
    """Run what follows the first layer, whose sums are in `work.first`."""
    hidden, second = work.first, work.second
    width = net.hidden.shape[1]
    for unit in range(width):
        hidden[unit] = max(hidden[unit], np.float32(0.0))
    # A last word of rows may be wider than the layer.
    for unit in range(width, (width + ROWS_A_WORD - 1) // ROWS_A_WORD * ROWS_A_WORD):
        hidden[unit] = 0
    weigh(second, net.second_bias, net.second, hidden, ALL_ROWS)
    win, left = net.out_bias[0], net.out_bias[1]
    for unit in range(net.second.shape[1]):
        value = max(second[unit], np.float32(0.0))
        win += value * net.out[unit, 0]
        left += value * net.out[unit, 1]
    work.answer[0] = logistic(win)
    work.answer[1] = left


CERTAIN = np.float32(2.0)
"""The value of a game that is won."""


@compiled
def value_of(
    rules: Rules,
    turn: int,
    low: np.uint64,
    high: np.uint64,
    now: int,
    seen: Seen,
    net: Net,
    work: Work,
    shares: bool,
) -> np.float32:
    """Value a turn that would end here; maybe with sums that the search has already."""
    describe(rules, turn, low, high, now, seen, work.x)
    if low | high | seen.low | seen.high == NONE:
        work.answer[0], work.answer[1] = 1, 0
        return CERTAIN
    if shares:
        think_on(net, work, has_more(rules, seen))
    else:
        think(net, work, has_more(rules, seen))
    return work.answer[0] - LEFT_WEIGHT * work.answer[1]


# ------------------------------------------------------------------------------- WHOLE TURNS


class Breadth(NamedTuple):
    """How much of a layer is looked at further."""

    slack: int
    """A state whose tops are in sum this much worse than the best of its layer is dropped."""
    extra_slack: int
    """The same for cards that are not owed."""
    beam: int
    """How many states of a layer are extended by a further card, once nothing is owed."""
    wide: int
    """How many are, while cards are owed."""
    thins_out: bool = False
    """Whether states are dropped that are no better than another with the same hand."""
    shares_sums: bool = False
    """Whether states are valued from the sums of the one before, which is quicker. The figures of
    `master` and of games with partners were played without; the last bit of a sum may differ."""


QUICK = Breadth(slack=20, extra_slack=10, beam=10, wide=96)
"""For the turns of a world that might be."""
NARROW = Breadth(slack=24, extra_slack=10, beam=10, wide=128)
"""Where players talk, so that plans change with their signs and are made more often."""
ALONE = Breadth(slack=24, extra_slack=10, beam=10, wide=128, thins_out=True, shares_sums=True)
"""Alone the hand is larger, and so is the network."""
MEDIUM = Breadth(slack=28, extra_slack=14, beam=16, wide=160, thins_out=True)
BROAD = Breadth(slack=32, extra_slack=14, beam=16, wide=256)
"""Where three cards are owed, so that a good turn may begin with a dear card."""
IS_END, IS_OPEN = 1, 2


@compiled
def add_node(
    work: Work,
    layer: int,
    end: int,
    turn: int,
    low: np.uint64,
    high: np.uint64,
    parent: int,
    code: int,
    cost: int,
) -> int:
    """Add a state to the layer that began at `layer`, unless it is there; give the new end."""
    key = mixed(U64(turn) ^ mixed(low + GOLDEN) ^ (high * MIX_ONE))
    slot = I64(key & U64(TABLE_SIZE - 1))
    while True:
        node = work.table[slot]
        if node < layer or node >= end:
            break
        if work.turn[node] == turn and work.low[node] == low and work.high[node] == high:
            return end
        slot = (slot + 1) & (TABLE_SIZE - 1)
    if end == NODES:
        return end
    work.table[slot] = end
    work.turn[end], work.low[end], work.high[end] = turn, low, high
    work.parent[end], work.code[end], work.cost[end] = parent, code, cost
    return end + 1


@compiled
def extend(rules: Rules, work: Work, node: int, layer: int, end: int, limit: int) -> int:
    """Add every state that one more card leads to from a node, up to a limit of cost."""
    turn, low, high = work.turn[node], work.low[node], work.high[node]
    twin_up = rules.is_plain and top_of(turn, 0) == top_of(turn, 1)
    twin_down = rules.is_plain and top_of(turn, 2) == top_of(turn, 3)
    for pile in range(4):
        if (pile == 1 and twin_up) or (pile == 3 and twin_down):
            continue
        top = top_of(turn, pile)
        fit_low, fit_high = accepted(rules, turn, low, high, pile, WAIVE_NOTHING)
        while fit_low | fit_high != NONE:
            place = first(fit_low, fit_high)
            if work.cost[node] + place - top > limit:
                break
            fit_low, fit_high = but_first(fit_low, fit_high)
            card = card_at(pile, place)
            end = add_node(
                work,
                layer,
                end,
                after_play(rules, turn, pile, place),
                low & ~low_bit(card),
                high & ~high_bit(card),
                node,
                card | pile << LOG_PILE,
                work.cost[node] + place - top,
            )
    return end


@compiled
def thin_out(work: Work, layer: int, end: int) -> int:
    """Drop the states of a layer that are no better than another; give the new end."""
    for node in range(layer, end):
        work.state[node] = 0
        for other in range(layer, end):
            if other != node and is_no_better(work, node, other):
                # Of two that are alike the first one stays.
                work.state[node] = other < node or not is_no_better(work, other, node)
                if work.state[node]:
                    break
    kept = layer
    for node in range(layer, end):
        if work.state[node] == 0:
            work.turn[kept], work.low[kept] = work.turn[node], work.low[node]
            work.high[kept], work.parent[kept] = work.high[node], work.parent[node]
            work.code[kept], work.cost[kept] = work.code[node], work.cost[node]
            kept += 1
    return kept


@compiled
def is_no_better(work: Work, node: int, other: int) -> bool:
    """Whether with the same hand no top is lower than in another state, and no trick awaits."""
    low, high = work.low[node], work.high[node]
    if work.low[other] != low or work.high[other] != high:
        return False
    turn, than = work.turn[node], work.turn[other]
    for pile in (0, 2):
        first_top, second_top = top_of(turn, pile), top_of(turn, pile + 1)
        first_than, second_than = top_of(than, pile), top_of(than, pile + 1)
        if max(first_top, second_top) < max(first_than, second_than):
            return False
        if min(first_top, second_top) < min(first_than, second_than):
            return False
    for pile in range(4):
        place = top_of(turn, pile) - 10
        if place > 1:
            card = card_at(pile, place)
            if low & low_bit(card) | high & high_bit(card) != NONE:
                return False
    return True


@compiled
def least_step(rules: Rules, turn: int, low: np.uint64, high: np.uint64) -> int:
    """Give the smallest step of any card of the hand."""
    mirror_low, mirror_high = backwards(high), backwards(low)
    trick = not visible(rules, turn) >> STRAIGHT_CARD & 1
    piles = open_piles(turn, WAIVE_NOTHING)
    least = 1 << 20
    for pile in range(4):
        if piles >> pile & 1:
            top = top_of(turn, pile)
            near = window(low, high, top) if pile < 2 else window(mirror_low, mirror_high, top)
            if trick and near & ONE:
                return -10
            least = min(least, lowest(near >> U64(11)) + 1)
    return least


@compiled
def pick_best(work: Work, start: int, end: int, wanted: int, by_cost: bool) -> int:
    """Pick so many open nodes of a layer, the best first, into `work.picked`."""
    number = 0
    for node in range(start, end):
        if work.state[node] & IS_OPEN == 0:
            continue
        at = number
        while at > 0:
            other = work.picked[at - 1]
            if by_cost:
                if work.cost[other] <= work.cost[node]:
                    break
            elif work.value[other] >= work.value[node]:
                break
            if at < wanted:
                work.picked[at] = other
            at -= 1
        if at < wanted:
            work.picked[at] = node
            number = min(number + 1, wanted)
    return number


@compiled
def breadth_of(rules: Rules, seen: Seen, policy: int) -> Breadth:
    """Say how broadly a turn is planned here, so that games take about the same time."""
    if rules.minimum > 2:
        return BROAD
    if rules.players == 1 and policy != MASTER:
        return ALONE
    return MEDIUM if seen.talk == TALK_NONE else NARROW


@compiled
def plan(
    rules: Rules,
    turn: int,
    low: np.uint64,
    high: np.uint64,
    seen: Seen,
    net: Net,
    work: Work,
    breadth: Breadth,
) -> int:
    """List the ways to finish this turn, with their values; give the number of nodes.

    Node 0 is the turn as it stands. A node with IS_END is a way to end the turn.
    """
    work.turn[0], work.low[0], work.high[0] = turn, low, high
    work.parent[0], work.code[0], work.cost[0] = -1, -1, 0
    work.state[0] = work.known[0] = 0
    if is_met(rules, turn):
        work.state[0] = IS_END
        shares = breadth.shares_sums
        work.value[0] = value_of(rules, turn, low, high, turn, seen, net, work, shares)
    work.picked[0] = 0
    number, end = 1, 1
    all_met = work.state[0] == IS_END
    while number > 0:
        layer, limit = end, 1 << 30
        for at in range(number):
            node = work.picked[at]
            least = least_step(rules, work.turn[node], work.low[node], work.high[node])
            limit = min(limit, work.cost[node] + least)
        limit += breadth.extra_slack if all_met else breadth.slack
        for at in range(number):
            end = extend(rules, work, work.picked[at], layer, end, limit)
        if breadth.thins_out and rules.is_plain:
            end = thin_out(work, layer, end)
        owes, all_met = False, True
        for node in range(layer, end):
            work.state[node] = 0
            next_turn, next_low, next_high = work.turn[node], work.low[node], work.high[node]
            met = is_met(rules, next_turn)
            over = is_over(next_turn, next_low, next_high)
            if not met and not can_finish(rules, next_turn, next_low, next_high, WAIVE_NOTHING):
                continue
            work.state[node] = (IS_END if met else 0) | (0 if over else IS_OPEN)
            all_met = all_met and met
            if cards_owed(next_turn, WAIVE_NOTHING) > 0:
                owes = True
                work.value[node] = -1
            else:
                work.value[node] = value_of(
                    rules,
                    next_turn,
                    next_low,
                    next_high,
                    turn,
                    seen,
                    net,
                    work,
                    breadth.shares_sums,
                )
                if work.value[node] < CERTAIN:
                    more = np.float32(max(0, plays_of(next_turn) - rules.minimum))
                    steps = np.float32(work.cost[node])
                    work.value[node] -= net.handicap[0] * more + net.handicap[1] * steps
        number = pick_best(work, layer, end, breadth.wide if owes else breadth.beam, owes)
    return end


@compiled
def best_end(work: Work, end: int) -> int:
    """Give the best way to end the turn, or -1 if there is none."""
    best = -1
    for node in range(end):
        if work.state[node] & IS_END and (best < 0 or work.value[node] > work.value[best]):
            best = node
    return best


STEP, STEPS, STEP_SIGNS, FIRST_STEP = range(4)
WHATEVER_SIGNS = -1
"""Instead of signs: the plan is followed whatever others say."""
SIGNS_ON_FIRST_PILE = 0x03030303
"""Two bits for each of the four others."""


@compiled
def keep_plan(work: Work, node: int, signs: int) -> None:
    """Remember the way to a node, and then to end the turn."""
    steps = work.steps
    length = 0
    at = node
    while at > 0:
        length += 1
        at = work.parent[at]
    steps[STEP], steps[STEPS], steps[STEP_SIGNS] = 0, length + 1, signs
    steps[FIRST_STEP + length] = -1
    at = node
    while at > 0:
        length -= 1
        steps[FIRST_STEP + length] = work.code[at]
        at = work.parent[at]


@compiled
def follow(turn: int, seen: Seen, work: Work) -> int:
    """Give the next step of the plan; UNKNOWN in a new turn, or when signs on its pile changed.

    Signs on other piles and before the end of the turn change the plan too seldom to pay for
    making it anew: the bots win as often, in half the time.
    """
    steps = work.steps
    if plays_of(turn) == 0 or steps[STEP] >= steps[STEPS]:
        steps[STEPS] = 0
        return UNKNOWN
    code = steps[FIRST_STEP + steps[STEP]]
    if steps[STEP_SIGNS] != WHATEVER_SIGNS and code >= 0:
        pile = code >> LOG_PILE & 3
        if (steps[STEP_SIGNS] ^ seen.signs) & (SIGNS_ON_FIRST_PILE << 2 * pile) != 0:
            steps[STEPS] = 0
            return UNKNOWN
    steps[STEP] += 1
    return code


UNKNOWN = -2
"""No step was found."""
NO_LIMIT = 1 << 30
"""As a limit of steps: any card will do."""


@compiled
def any_step(rules: Rules, turn: int, low: np.uint64, high: np.uint64) -> int:
    """Give the cheapest card, one that does not lose if there is one, or -1 to end the turn."""
    if is_met(rules, turn):
        return -1
    code = cheapest(rules, turn, low, high, NO_LIMIT)
    return code if code >= 0 else last_step(rules, turn, low, high)


# -------------------------------------------------------------------------------------- GREEDY


@compiled
def cheapest(rules: Rules, turn: int, low: np.uint64, high: np.uint64, limit: int) -> int:
    """Give the card with the smallest step, up to a limit, that does not lose; -1 for none."""
    best, best_step = -1, limit + 1
    for pile in range(4):
        top = top_of(turn, pile)
        fit_low, fit_high = accepted(rules, turn, low, high, pile, WAIVE_NOTHING)
        while fit_low | fit_high != NONE:
            place = first(fit_low, fit_high)
            step = place - top
            if step >= best_step:
                break
            fit_low, fit_high = but_first(fit_low, fit_high)
            card = card_at(pile, place)
            if can_finish(
                rules,
                after_play(rules, turn, pile, place),
                low & ~low_bit(card),
                high & ~high_bit(card),
                WAIVE_NOTHING,
            ):
                best, best_step = card | pile << LOG_PILE, step
                break
    return best


@compiled
def last_step(rules: Rules, turn: int, low: np.uint64, high: np.uint64) -> int:
    """Choose the card to play where every one loses: the cheapest that lets the game go on.

    Failing that, the cheapest of all. So the game is lost with few cards left.
    """
    best, best_step = -1, NO_LIMIT
    for pile in range(4):
        fit_low, fit_high = accepted(rules, turn, low, high, pile, WAIVE_NOTHING)
        while fit_low | fit_high != NONE:
            place = first(fit_low, fit_high)
            fit_low, fit_high = but_first(fit_low, fit_high)
            card = card_at(pile, place)
            step = place - top_of(turn, pile)
            if not can_go_on(
                rules,
                after_play(rules, turn, pile, place),
                low & ~low_bit(card),
                high & ~high_bit(card),
                WAIVE_NOTHING,
            ):
                step += ENDS_GAME
            if step < best_step:
                best, best_step = card | pile << LOG_PILE, step
    return best


ENDS_GAME = 1000
"""Added to the step of a card that ends the game: more than any card costs."""


@compiled
def play_on(rules: Rules, turn: int, low: np.uint64, high: np.uint64) -> int:
    """Play a turn in which every card loses to the end of the game; count the cards laid."""
    if not can_go_on(rules, turn, low, high, WAIVE_NOTHING):
        return 0
    code = last_step(rules, turn, low, high)
    card, pile = code & 127, code >> LOG_PILE & 3
    after = after_play(rules, turn, pile, card_at(pile, card))
    return 1 + play_on(rules, after, low & ~low_bit(card), high & ~high_bit(card))


@compiled
def extra_step(rules: Rules) -> int:
    """Give the step up to which a greedy player lays more cards than it owes."""
    if rules.players == 1:
        return 1
    return 3 if rules.players <= 3 else 2


@compiled
def greedy_step(rules: Rules, turn: int, low: np.uint64, high: np.uint64) -> int:
    """Choose the cheapest card; more than is owed only when it is cheap."""
    if is_met(rules, turn):
        return cheapest(rules, turn, low, high, extra_step(rules))
    return any_step(rules, turn, low, high)


@compiled
def random_step(rules: Rules, turn: int, low: np.uint64, high: np.uint64, rng: Words) -> int:
    """Choose any card that does not lose, or the end of the turn, each as likely.

    Where every card loses there is nothing to draw: it goes by `last_step`.
    """
    choice, number = -1, 0
    if is_met(rules, turn):
        number = 1
    for pile in range(4):
        fit_low, fit_high = accepted(rules, turn, low, high, pile, WAIVE_NOTHING)
        while fit_low | fit_high != NONE:
            place = first(fit_low, fit_high)
            fit_low, fit_high = but_first(fit_low, fit_high)
            card = card_at(pile, place)
            if can_finish(
                rules,
                after_play(rules, turn, pile, place),
                low & ~low_bit(card),
                high & ~high_bit(card),
                WAIVE_NOTHING,
            ):
                number += 1
                if below(rng, number) == 0:
                    choice = card | pile << LOG_PILE
    return choice if number > 0 else last_step(rules, turn, low, high)


# -------------------------------------------------------------------------------------- ENDINGS
#
# With an empty deck and all unseen cards in one other hand nothing is hidden any more. Then the
# rest of the game is searched, card by card, for a way to win.

SEEN_STATES = 1 << 14
NODES_LEFT, SEARCH = range(2)


@compiled
def win_from(
    rules: Rules,
    turn: int,
    low: np.uint64,
    high: np.uint64,
    other_low: np.uint64,
    other_high: np.uint64,
    other_seat: int,
    budget: Numbers,
    lost: Words,
) -> bool:
    """Whether the cards of both hands can all be played. `budget` counts down and may run out.

    `lost` remembers positions without a win, for as long as it has room.
    """
    if low | high == NONE:
        if other_low | other_high == NONE:
            return is_met(rules, turn)
        if not is_met(rules, turn):
            return False
        return win_from(
            rules,
            begin_turn(rules, other_seat, turn, 0, turn >> COVER & 7),
            other_low,
            other_high,
            low,
            high,
            seat_of(turn),
            budget,
            lost,
        )
    if budget[NODES_LEFT] <= 0:
        return False
    budget[NODES_LEFT] -= 1
    key = mixed(U64(turn) ^ mixed(low ^ mixed(high))) ^ mixed(other_low ^ mixed(other_high))
    # Each search has a number of its own, so that nothing has to be cleared between them.
    key ^= mixed(U64(budget[SEARCH]))
    slot = I64(key & U64(SEEN_STATES - 1))
    if lost[slot] == key:
        return False
    if not is_over(turn, low, high):
        # Near cards first: a step of -10 is a backwards trick.
        for nearness in range(4):
            least = -10 if nearness == 0 else (1 if nearness == 1 else (4 if nearness == 2 else 11))
            most = 0 if nearness == 0 else (3 if nearness == 1 else (10 if nearness == 2 else 99))
            for pile in range(4):
                top = top_of(turn, pile)
                fit_low, fit_high = accepted(rules, turn, low, high, pile, WAIVE_NOTHING)
                while fit_low | fit_high != NONE:
                    place = first(fit_low, fit_high)
                    fit_low, fit_high = but_first(fit_low, fit_high)
                    if place - top < least:
                        continue
                    if place - top > most:
                        break
                    card = card_at(pile, place)
                    if win_from(
                        rules,
                        after_play(rules, turn, pile, place),
                        low & ~low_bit(card),
                        high & ~high_bit(card),
                        other_low,
                        other_high,
                        other_seat,
                        budget,
                        lost,
                    ):
                        return True
    if is_met(rules, turn) and plays_of(turn) > 0:
        # The turn passes to the other hand, or comes round to the same one.
        alone = other_low | other_high == NONE
        if win_from(
            rules,
            begin_turn(rules, seat_of(turn) if alone else other_seat, turn, 0, turn >> COVER & 7),
            low if alone else other_low,
            high if alone else other_high,
            other_low if alone else low,
            other_high if alone else high,
            other_seat if alone else seat_of(turn),
            budget,
            lost,
        ):
            return True
    if budget[NODES_LEFT] > 0:
        lost[slot] = key
    return False


@compiled
def other_holder(rules: Rules, turn: int, seen: Seen) -> int:
    """Give the one other seat that holds cards, the own seat if none does, -1 if several do."""
    holder = seat_of(turn)
    for step in range(1, rules.players):
        if seen.sizes >> (4 * step - 4) & 15:
            if holder != seat_of(turn):
                return -1
            holder = (seat_of(turn) + step) % rules.players
    return holder


@compiled
def winning_step(
    rules: Rules, turn: int, low: np.uint64, high: np.uint64, seen: Seen, nodes: int, work: Work
) -> int:
    """Give the first step of a certain win, where nothing is hidden; UNKNOWN without one."""
    if seen.deck_left > 0:
        return UNKNOWN
    other = other_holder(rules, turn, seen)
    if other < 0:
        return UNKNOWN
    budget, lost = work.budget, work.lost
    budget[NODES_LEFT] = nodes
    budget[SEARCH] += 1
    for pile in range(4):
        fit_low, fit_high = accepted(rules, turn, low, high, pile, WAIVE_NOTHING)
        while fit_low | fit_high != NONE:
            place = first(fit_low, fit_high)
            fit_low, fit_high = but_first(fit_low, fit_high)
            card = card_at(pile, place)
            if win_from(
                rules,
                after_play(rules, turn, pile, place),
                low & ~low_bit(card),
                high & ~high_bit(card),
                seen.low,
                seen.high,
                other,
                budget,
                lost,
            ):
                return card | pile << LOG_PILE
    may_pass = is_met(rules, turn) and plays_of(turn) > 0 and other != seat_of(turn)
    if may_pass and win_from(
        rules,
        begin_turn(rules, other, turn, 0, turn >> COVER & 7),
        seen.low,
        seen.high,
        low,
        high,
        seat_of(turn),
        budget,
        lost,
    ):
        return -1
    return UNKNOWN


# ----------------------------------------------------------------------------------- LOOK-AHEAD
#
# The best ways to end the turn are tried in worlds that agree with what is seen: the unseen cards
# are dealt at random, so that every hand would give the signs that it gave, and a few turns are
# played. The same worlds serve all candidates; the worse half drops out time and again.

CANDIDATES = 6
DEAL_TRIES = 64
PRIOR = np.float32(20.0)
"""The value before looking ahead counts like so many worlds."""


class World(NamedTuple):
    """Room for worlds that might be."""

    pool: Bytes
    hands: Words
    deck: Bytes
    log: Log
    game: Numbers
    played: Words
    tried_hands: Words
    nodes: Numbers
    sums: Reals
    counts: Numbers
    rng: Words


def new_world() -> World:
    """Make room for worlds."""
    return World(
        np.zeros(98, np.uint8),
        np.zeros((5, 2), np.uint64),
        np.zeros(98, np.uint8),
        np.zeros(98, np.uint16),
        np.zeros(GAME_NUMBERS, np.int64),
        np.zeros(2, np.uint64),
        np.zeros((5, 2), np.uint64),
        np.zeros(CANDIDATES, np.int64),
        np.zeros(CANDIDATES, np.float32),
        np.zeros(CANDIDATES, np.int64),
        np.zeros(1, np.uint64),
    )


@compiled
def imagine(rules: Rules, turn: int, seen: Seen, world: World) -> None:
    """Deal the unseen cards to the other hands and the deck, in agreement with the signs."""
    pool, number = world.pool, 0
    low, high = seen.low, seen.high
    while low | high != NONE:
        card = first(low, high)
        low &= ~low_bit(card)
        high &= ~high_bit(card)
        pool[number] = card
        number += 1
    seat = seat_of(turn)
    for step in range(1, rules.players):
        other = (seat + step) % rules.players
        size = seen.sizes >> (4 * step - 4) & 15
        said = seen.signs >> (8 * step - 8) & 0xFF
        tries = 1 if seen.talk == TALK_NONE else DEAL_TRIES
        for _ in range(tries):
            low, high = NONE, NONE
            for at in range(size):
                pick = at + below(world.rng, number - at)
                card = I64(pool[pick])
                pool[pick], pool[at] = pool[at], pool[pick]
                low |= low_bit(card)
                high |= high_bit(card)
            if seen.talk == TALK_NONE or signs_of(low, high, turn, seen.talk) == said:
                break
        world.tried_hands[other, 0], world.tried_hands[other, 1] = low, high
        # The cards that were dealt leave the pool.
        for at in range(size):
            number -= 1
            pool[at] = pool[number]
        if size > number:
            # The tail moved into places that were dealt as well: list the rest anew.
            number = 0
            low, high = seen.low, seen.high
            for before in range(1, step + 1):
                done = (seat + before) % rules.players
                low &= ~world.tried_hands[done, 0]
                high &= ~world.tried_hands[done, 1]
            while low | high != NONE:
                card = first(low, high)
                low &= ~low_bit(card)
                high &= ~high_bit(card)
                pool[number] = card
                number += 1
    for at in range(number - 1, 0, -1):
        other_at = below(world.rng, at + 1)
        pool[at], pool[other_at] = pool[other_at], pool[at]
    for at in range(number):
        world.deck[at] = pool[at]


@compiled
def play_out(rules: Rules, world: World, net: Net, deep: Work, turns: int, talk: int) -> np.float32:
    """Play so many turns in a world; give the value of where that leads."""
    game, hands, played = world.game, world.hands, world.played
    value, is_lost = np.float32(0.0), False
    for step in range(turns):
        if game[RESULT] != RUNNING:
            break
        turn = game[TURN]
        seat = seat_of(turn)
        seen = look(rules, hands, game, played, talk)
        end = plan(rules, turn, hands[seat, 0], hands[seat, 1], seen, net, deep, QUICK)
        node = best_end(deep, end)
        if node < 0:
            code = cheapest(rules, turn, hands[seat, 0], hands[seat, 1], NO_LIMIT)
            if code < 0:  # Every card loses; how many are laid before that does not matter.
                is_lost = True
                break
            played[0] |= low_bit(code & 127)
            played[1] |= high_bit(code & 127)
            act(rules, hands, world.deck, game, world.log, code)
            continue
        value = min(deep.value[node], np.float32(1.0))
        if step == turns - 1:
            return value
        settle(
            rules, hands, world.deck, game, played, deep.turn[node], deep.low[node], deep.high[node]
        )
    if game[RESULT] == WON:
        return np.float32(1.0)
    if is_lost or game[RESULT] != RUNNING:
        size = np.float32(rules.high - rules.low + 1)
        return -LEFT_WEIGHT * np.float32(cards_left(rules, hands, game)) / size
    return value


@compiled
def settle(
    rules: Rules,
    hands: Words,
    deck: Bytes,
    game: Numbers,
    played: Words,
    turn: int,
    low: np.uint64,
    high: np.uint64,
) -> None:
    """Let the seat on turn play to this end of its turn, at once."""
    seat = seat_of(turn)
    played[0] |= hands[seat, 0] & ~low
    played[1] |= hands[seat, 1] & ~high
    hands[seat, 0], hands[seat, 1] = low, high
    game[TURN] = turn
    if low | high == NONE and cards_left(rules, hands, game) == 0:
        game[RESULT] = WON
    else:
        end_turn(rules, hands, deck, game)


@compiled
def look_ahead(
    rules: Rules,
    turn: int,
    low: np.uint64,
    high: np.uint64,
    seen: Seen,
    net: Net,
    work: Work,
    deep: Work,
    world: World,
    seed: np.uint64,
    samples: int,
    turns: int,
    end: int,
) -> int:
    """Choose among the best ways to end the turn by trying them; give the node."""
    for node in range(end):
        work.state[node] = IS_OPEN if work.state[node] & IS_END else 0
    number = pick_best(work, 0, end, CANDIDATES, False)
    for at in range(number):
        world.nodes[at] = work.picked[at]
        world.sums[at] = PRIOR * work.value[work.picked[at]]
        world.counts[at] = 0
    seat = seat_of(turn)
    index = 0
    stages = 3
    for _ in range(stages):
        if number < 2:
            break
        for _sample in range(samples // (stages * number)):
            world.rng[0] = seed_of(seed, index)
            index += 1
            imagine(rules, turn, seen, world)
            for at in range(number):
                node = world.nodes[at]
                for other in range(rules.players):
                    world.hands[other, 0] = world.tried_hands[other, 0]
                    world.hands[other, 1] = world.tried_hands[other, 1]
                world.hands[seat, 0], world.hands[seat, 1] = low, high
                world.game[:] = 0
                world.game[DECK] = seen.deck_left
                world.played[0] = pack_set(rules, 0) & ~(low | seen.low)
                world.played[1] = pack_set(rules, 1) & ~(high | seen.high)
                settle(
                    rules,
                    world.hands,
                    world.deck,
                    world.game,
                    world.played,
                    work.turn[node],
                    work.low[node],
                    work.high[node],
                )
                world.sums[at] += play_out(rules, world, net, deep, turns, seen.talk)
                world.counts[at] += 1
        # Sort by mean and keep the better half.
        for at in range(1, number):
            place = at
            while place > 0 and mean_at(world, place) > mean_at(world, place - 1):
                world.nodes[place], world.nodes[place - 1] = (
                    world.nodes[place - 1],
                    world.nodes[place],
                )
                world.sums[place], world.sums[place - 1] = world.sums[place - 1], world.sums[place]
                world.counts[place], world.counts[place - 1] = (
                    world.counts[place - 1],
                    world.counts[place],
                )
                place -= 1
        number = (number + 1) // 2
    return world.nodes[0]


@compiled
def mean_at(world: World, at: int) -> np.float32:
    """Give the mean value of a candidate so far."""
    return world.sums[at] / (PRIOR + np.float32(world.counts[at]))


# -------------------------------------------------------------------------------------- PLAYING

RANDOM, GREEDY, PLANNER, SHARP, MASTER = range(5)
"""Who chooses."""
ENDINGS = (0, 0, 1500, 200, 100000)
"""How many positions of an ending each of them searches for a win. A learned value sees it coming,
so `sharp` needs less of it than `planner`."""
TURNS_AHEAD = 3
LAST_TURNS_AHEAD = 9
"""How many turns are played in a world; more once the deck is empty."""


@compiled
def decide(
    policy: int,
    rules: Rules,
    turn: int,
    low: np.uint64,
    high: np.uint64,
    seen: Seen,
    net: Net,
    work: Work,
    deep: Work,
    world: World,
    samples: int,
    seed: np.uint64,
) -> int:
    """Choose the next card and its pile, as in the log, or -1 to end the turn."""
    work.rng[0] = seed
    if policy == RANDOM:
        return random_step(rules, turn, low, high, work.rng)
    if policy == GREEDY:
        return greedy_step(rules, turn, low, high)
    if policy >= PLANNER:
        nodes = ENDINGS[policy]
        code = winning_step(rules, turn, low, high, seen, nodes, work)
        if code != UNKNOWN:
            work.steps[STEPS] = 0
            return code
    code = follow(turn, seen, work)
    if code != UNKNOWN:
        return code
    end = plan(rules, turn, low, high, seen, net, work, breadth_of(rules, seen, policy))
    best = best_end(work, end)
    if best < 0:
        return any_step(rules, turn, low, high)
    if policy == MASTER and work.value[best] < CERTAIN:
        share = samples if plays_of(turn) == 0 else samples // 3
        turns = TURNS_AHEAD if seen.deck_left > 0 else LAST_TURNS_AHEAD
        best = look_ahead(
            rules, turn, low, high, seen, net, work, deep, world, seed, share, turns, end
        )
    keep_plan(work, best, seen.signs)
    work.steps[STEP] = 1
    return work.steps[FIRST_STEP]


@compiled
def act(rules: Rules, hands: Words, deck: Bytes, game: Numbers, log: Log, code: int) -> None:
    """Lay the card of a decision, or end the turn."""
    if code < 0:
        end_turn(rules, hands, deck, game)
    else:
        pile = code >> LOG_PILE & 3
        lay(rules, hands, deck, game, log, pile, card_at(pile, code & 127))


@compiled
def highest_bid(rules: Rules, hands: Words) -> int:
    """Give the seat that starts: the one with the highest bid, the first among equals (1.4)."""
    starter, best = 0, -1
    for seat in range(rules.players):
        bid = bid_of(rules, hands[seat, 0], hands[seat, 1])
        if bid > best:
            starter, best = seat, bid
    return starter


@compiled
def finish_game(
    rules: Rules,
    hands: Words,
    deck: Bytes,
    game: Numbers,
    log: Log,
    played: Words,
    policies: Numbers,
    talk: int,
    net: Net,
    planner: Net,
    samples: int,
    seed: np.uint64,
    work: Work,
    deep: Work,
    world: World,
) -> None:
    """Play a game that has begun to its end, each seat by its policy."""
    while game[RESULT] == RUNNING:
        seat = seat_of(game[TURN])
        policy = policies[seat]
        code = decide(
            policy,
            rules,
            game[TURN],
            hands[seat, 0],
            hands[seat, 1],
            look(rules, hands, game, played, talk),
            planner if policy == PLANNER else net,
            work,
            deep,
            world,
            samples,
            decision_seed(seed, game[PLAYED], plays_of(game[TURN])),
        )
        if code >= 0:
            played[0] |= low_bit(code & 127)
            played[1] |= high_bit(code & 127)
        act(rules, hands, deck, game, log, code)


@compiled
def decision_seed(seed: np.uint64, played: int, plays: int) -> np.uint64:
    """Give the chance of one decision: of the game, the cards laid in all and in this turn."""
    return seed_of(seed, played * 16 + plays)


@compiled
def play_games(
    rules: Rules,
    decks: Bytes,
    starters: Numbers,
    seeds: Words,
    policies: Numbers,
    talk: int,
    net: Net,
    planner: Net,
    samples: int,
    games: Numbers,
    logs: Log,
    lefts: Numbers,
    work: Work,
    deep: Work,
    world: World,
) -> None:
    """Play a game for each deck; a starter of -1 is found by bids."""
    hands, played = work.hands, work.played
    for row in range(decks.shape[0]):
        game = games[row]
        deal_hands(rules, decks[row], hands, game)
        starter = starters[row]
        if starter < 0:
            starter = highest_bid(rules, hands)
        begin_game(rules, hands, game, starter)
        played[:] = NONE
        finish_game(
            rules,
            hands,
            decks[row],
            game,
            logs[row],
            played,
            policies,
            talk,
            net,
            planner,
            samples,
            seeds[row],
            work,
            deep,
            world,
        )
        lefts[row] = cards_left(rules, hands, game)


# ------------------------------------------------------------------------------------- LEARNING

TEMPTING = 6
"""Among how many of the best turns exploring chooses."""
LONGEST = 400
"""More decisions than any game has."""


class Memory(NamedTuple):
    """One game to learn from, with the values that were seen on the way."""

    deck: Bytes
    log: Log
    game: Numbers
    wins: Reals
    lefts: Reals
    is_cut: Bytes
    row_of: Numbers


def new_memory() -> Memory:
    """Make room to remember a game."""
    return Memory(
        np.zeros(98, np.uint8),
        np.zeros(98, np.uint16),
        np.zeros(GAME_NUMBERS, np.int64),
        np.zeros(LONGEST, np.float32),
        np.zeros(LONGEST, np.float32),
        np.zeros(LONGEST, np.uint8),
        np.zeros(LONGEST, np.int64),
    )


@compiled
def learning_games(
    rules: Rules,
    net: Net,
    key: np.uint64,
    start: int,
    number: int,
    explore: float,
    trace: float,
    keep: float,
    talkative: float,
    rows: Reals,
    targets: Reals,
    results: Numbers,
    work: Work,
    memory: Memory,
) -> int:
    """Play games to learn from; write features and what they led to; give the number of rows.

    The target of a decision mixes the values of the decisions after it, by TD(lambda) with `trace`
    as lambda. In a share `explore` of the turns another good turn is played than the best,
    and unless lambda is 1, no target before it looks past that.
    A share `talkative` of the games is played with signs. A share `keep` of the rows is kept.
    """
    rng, hands, played = work.rng, work.hands, work.played
    deck, log, game = memory.deck, memory.log, memory.game
    wins, lefts, is_cut, row_of = memory.wins, memory.lefts, memory.is_cut, memory.row_of
    total = 0
    size = np.float32(rules.high - rules.low + 1)
    results[:] = 0
    for index in range(start, start + number):
        rng[0] = seed_of(key, index)
        shuffle(rules, rng, deck)
        talk = TALK_STRICT if below(rng, 1000000) < talkative * 1000000 else TALK_NONE
        deal_hands(rules, deck, hands, game)
        begin_game(rules, hands, game, highest_bid(rules, hands))
        played[:] = NONE
        steps = 0
        while game[RESULT] == RUNNING:
            turn = game[TURN]
            seat = seat_of(turn)
            low, high = hands[seat, 0], hands[seat, 1]
            seen = look(rules, hands, game, played, talk)
            code = winning_step(rules, turn, low, high, seen, ENDINGS[PLANNER], work)
            if code != UNKNOWN:
                work.steps[STEPS] = 0
            else:
                code = follow(turn, seen, work)
            if code == UNKNOWN:
                end = plan(rules, turn, low, high, seen, net, work, breadth_of(rules, seen, SHARP))
                best = best_end(work, end)
                if best < 0:
                    code = any_step(rules, turn, low, high)
            if code == UNKNOWN:
                value_of(
                    rules,
                    work.turn[best],
                    work.low[best],
                    work.high[best],
                    turn,
                    seen,
                    net,
                    work,
                    False,  # what is learned from is valued afresh
                )
                wins[steps], lefts[steps] = work.answer[0], work.answer[1]
                is_cut[steps] = 0
                row_of[steps] = -1
                signs = seen.signs
                if plays_of(turn) == 0 and below(rng, 1000000) < explore * 1000000:
                    # What was left out is worth knowing as well: this turn is played to its end.
                    is_cut[steps] = trace < 1.0
                    best, signs = another_end(work, end, rng), WHATEVER_SIGNS
                keep_plan(work, best, signs)
                work.steps[STEP] = 1
                code = work.steps[FIRST_STEP]
                if total < rows.shape[0] and below(rng, 1000000) < keep * 1000000:
                    row_of[steps] = total
                    work.x[:] = 0
                    describe(
                        rules, work.turn[best], work.low[best], work.high[best], turn, seen, work.x
                    )
                    for feature in range(FEATURES):
                        rows[total, feature] = work.x[feature]
                    total += 1
                steps += 1
            if code >= 0:
                played[0] |= low_bit(code & 127)
                played[1] |= high_bit(code & 127)
            act(rules, hands, deck, game, log, code)
        won = np.float32(1.0 if game[RESULT] == WON else 0.0)
        left = cards_left(rules, hands, game) / size
        results[0] += 1
        results[1] += game[RESULT] == WON
        results[2] += cards_left(rules, hands, game)
        win_target, left_target = won, left
        for step in range(steps - 1, -1, -1):
            if row_of[step] >= 0:
                targets[row_of[step], 0] = win_target
                targets[row_of[step], 1] = left_target
            mix = np.float32(0.0 if is_cut[step] else trace)
            win_target = mix * win_target + (np.float32(1.0) - mix) * wins[step]
            left_target = mix * left_target + (np.float32(1.0) - mix) * lefts[step]
    return total


@compiled
def another_end(work: Work, end: int, rng: Words) -> int:
    """Give any of the good ways to end the turn but the best, each as likely."""
    for node in range(end):
        work.state[node] = IS_OPEN if work.state[node] & IS_END else 0
    found = pick_best(work, 0, end, TEMPTING, False)
    return work.picked[1 + below(rng, found - 1)] if found > 1 else work.picked[0]


# --------------------------------------------------------------------------------------- SOLVER
#
# With everything known, the deck too: a beam search, card by card. A layer holds the best positions
# after so many cards; from each, every card is tried, also after ending the turn first. Positions
# are told apart in full, so a search that never had to drop one has looked at every line of play.

DEAD_COST = 12
PAIR_GAIN = 2
ENDED_FIRST = 1024
"""In the code of a step: the turn was ended before this card."""


class Beam(NamedTuple):
    """Room for a beam search of one width."""

    turn: Numbers
    drawn: Numbers
    hands: Words
    next_turn: Numbers
    next_drawn: Numbers
    next_hands: Words
    parent: Numbers
    code: Numbers
    scores: Numbers
    froms: Numbers
    codes: Numbers
    order: Numbers
    """The children, the most promising first."""
    table: Numbers
    """Where a position of the next layer is found: its node plus 1, or 0."""
    histogram: Numbers
    cut: Numbers
    """Whether a position was ever dropped for want of room: 0 or 1."""


MOST_CHILDREN = 64
HIGHEST_SCORE = 4096


def new_beam(width: int) -> Beam:
    """Make room for a beam search."""
    children, rows = width * MOST_CHILDREN, width + 1
    return Beam(
        np.zeros(width, np.int64),
        np.zeros(width, np.int64),
        np.zeros((width, 10), np.uint64),
        np.zeros(rows, np.int64),
        np.zeros(rows, np.int64),
        np.zeros((rows, 10), np.uint64),
        np.zeros((98, rows), np.int64),
        np.zeros((98, rows), np.int64),
        np.zeros(children, np.int64),
        np.zeros(children, np.int64),
        np.zeros(children, np.int64),
        np.zeros(children, np.int64),
        np.zeros(1 << (width * 4 - 1).bit_length(), np.int64),
        np.zeros(HIGHEST_SCORE, np.int64),
        np.zeros(1, np.int64),
    )


@compiled
def promise(turn: int, low: np.uint64, high: np.uint64) -> int:
    """Score a position by its tops and the cards still to come; less is better."""
    up = min(top_of(turn, 0), top_of(turn, 1))
    down = min(top_of(turn, 2), top_of(turn, 3))
    alive_low = above_low(up) | backwards(above_high(down))
    alive_high = above_high(up) | backwards(above_low(down))
    dead = count(low & ~alive_low, high & ~alive_high)
    tens_low, tens_high = low >> U64(10) | high << U64(54), high >> U64(10)
    pairs = count(low & tens_low & alive_low, high & tens_high & alive_high)
    tops = top_of(turn, 0) + top_of(turn, 1) + top_of(turn, 2) + top_of(turn, 3)
    score = 1000 + tops + DEAD_COST * dead - PAIR_GAIN * pairs
    return max(0, min(HIGHEST_SCORE - 1, score))


@compiled
def list_children(
    rules: Rules,
    node: int,
    turn: int,
    low: np.uint64,
    high: np.uint64,
    rest_low: np.uint64,
    rest_high: np.uint64,
    flag: int,
    beam: Beam,
    end: int,
) -> int:
    """List every card that can be laid here, with its promise; give the new end of the list."""
    if is_over(turn, low, high):
        return end
    for pile in range(4):
        fit_low, fit_high = accepted(rules, turn, low, high, pile, WAIVE_NOTHING)
        while fit_low | fit_high != NONE:
            place = first(fit_low, fit_high)
            fit_low, fit_high = but_first(fit_low, fit_high)
            card = card_at(pile, place)
            after = after_play(rules, turn, pile, place)
            after_low, after_high = rest_low & ~low_bit(card), rest_high & ~high_bit(card)
            beam.scores[end] = promise(after, after_low, after_high)
            beam.froms[end] = node
            beam.codes[end] = card | pile << LOG_PILE | flag
            end += 1
    return end


@compiled
def pass_turn(
    rules: Rules, deck: Bytes, size: int, node: int, turns: Numbers, drawns: Numbers, hands: Words
) -> None:
    """End the turn of a node: draw, and begin the turn of the next seat with cards."""
    turn = turns[node]
    seat = seat_of(turn)
    low, high = hands[node, 2 * seat], hands[node, 2 * seat + 1]
    number = draw_count(rules, turn, count(low, high), size - drawns[node])
    for at in range(drawns[node], drawns[node] + number):
        card = I64(deck[at])
        low |= low_bit(card)
        high |= high_bit(card)
    hands[node, 2 * seat], hands[node, 2 * seat + 1] = low, high
    drawns[node] += number
    for _ in range(rules.players):
        seat = (seat + 1) % rules.players
        if hands[node, 2 * seat] | hands[node, 2 * seat + 1] != NONE:
            break
    turns[node] = begin_turn(rules, seat, turn, size - drawns[node], turn >> COVER & 7)


@compiled
def rest_of(rules: Rules, deck: Bytes, size: int, node: int, beam: Beam, word: int) -> np.uint64:
    """Give one word of the set of all cards in hands and deck."""
    rest = NONE
    for seat in range(rules.players):
        rest |= beam.hands[node, 2 * seat + word]
    for at in range(beam.drawn[node], size):
        card = I64(deck[at])
        rest |= low_bit(card) if word == 0 else high_bit(card)
    return rest


@compiled
def solve(rules: Rules, hands: Words, deck: Bytes, game: Numbers, width: int, beam: Beam) -> int:
    """Search for a win with everything known; give the node of the last layer, or -1.

    `beam.cut` says whether the search left anything out.
    """
    size, layers = game[DECK], cards_left(rules, hands, game)
    beam.turn[0], beam.drawn[0] = game[TURN], game[DRAWN]
    for seat in range(rules.players):
        beam.hands[0, 2 * seat], beam.hands[0, 2 * seat + 1] = hands[seat, 0], hands[seat, 1]
    number, beam.cut[0] = 1, 0
    for layer in range(layers):
        end = 0
        for node in range(number):
            end = expand_node(rules, deck, size, node, beam, end)
        number = keep_best(rules, deck, size, layer, width, end, beam)
        if number == 0:
            return -1
    for node in range(number):
        if is_met(rules, beam.turn[node]):
            return node
    return -1


@compiled
def expand_node(rules: Rules, deck: Bytes, size: int, node: int, beam: Beam, end: int) -> int:
    """List what one more card leads to from a node, with and without ending the turn first."""
    rest_low = rest_of(rules, deck, size, node, beam, 0)
    rest_high = rest_of(rules, deck, size, node, beam, 1)
    turn = beam.turn[node]
    seat = seat_of(turn)
    end = list_children(
        rules,
        node,
        turn,
        beam.hands[node, 2 * seat],
        beam.hands[node, 2 * seat + 1],
        rest_low,
        rest_high,
        0,
        beam,
        end,
    )
    if plays_of(turn) == 0 or not is_met(rules, turn):
        return end
    # The same after ending the turn, on a copy in the first row of the next layer.
    beam.next_turn[0], beam.next_drawn[0] = turn, beam.drawn[node]
    for word in range(10):
        beam.next_hands[0, word] = beam.hands[node, word]
    pass_turn(rules, deck, size, 0, beam.next_turn, beam.next_drawn, beam.next_hands)
    seat = seat_of(beam.next_turn[0])
    return list_children(
        rules,
        node,
        beam.next_turn[0],
        beam.next_hands[0, 2 * seat],
        beam.next_hands[0, 2 * seat + 1],
        rest_low,
        rest_high,
        ENDED_FIRST,
        beam,
        end,
    )


@compiled
def keep_best(
    rules: Rules, deck: Bytes, size: int, layer: int, width: int, end: int, beam: Beam
) -> int:
    """Make the next layer from the most promising children, each position once."""
    sort_children(end, beam)
    beam.table[:] = 0
    number = 0
    for rank in range(end):
        child = beam.order[rank]
        if make_node(rules, deck, size, layer, child, number, beam) == number:
            continue
        slot = slot_of(rules, number, beam)
        if beam.table[slot] != 0:
            continue
        if number == width:
            beam.cut[0] = 1
            break
        number += 1
        beam.table[slot] = number
    for node in range(number):
        beam.turn[node], beam.drawn[node] = beam.next_turn[node], beam.next_drawn[node]
        for word in range(10):
            beam.hands[node, word] = beam.next_hands[node, word]
    return number


@compiled
def sort_children(end: int, beam: Beam) -> None:
    """Put the children in order, the most promising first; equal ones stay as they are listed."""
    beam.histogram[:] = 0
    for child in range(end):
        beam.histogram[beam.scores[child]] += 1
    place = 0
    for score in range(HIGHEST_SCORE):
        number = beam.histogram[score]
        beam.histogram[score] = place
        place += number
    for child in range(end):
        score = beam.scores[child]
        beam.order[beam.histogram[score]] = child
        beam.histogram[score] += 1


@compiled
def slot_of(rules: Rules, node: int, beam: Beam) -> int:
    """Find where the table has the position of a node of the next layer, or has room for it."""
    words = 2 * rules.players
    key = U64(beam.next_turn[node]) ^ mixed(U64(beam.next_drawn[node]))
    for word in range(words):
        key = mixed(key ^ beam.next_hands[node, word])
    slots = beam.table.shape[0] - 1
    slot = I64(key & U64(slots))
    while beam.table[slot] != 0:
        other = beam.table[slot] - 1
        is_same = (
            beam.next_turn[other] == beam.next_turn[node]
            and beam.next_drawn[other] == beam.next_drawn[node]
        )
        for word in range(words):
            is_same = is_same and beam.next_hands[other, word] == beam.next_hands[node, word]
        if is_same:
            break
        slot = (slot + 1) & slots
    return slot


@compiled
def make_node(
    rules: Rules, deck: Bytes, size: int, layer: int, child: int, number: int, beam: Beam
) -> int:
    """Make a node of the next layer from a child; a turn that cannot end as it must makes none."""
    source, code = beam.froms[child], beam.codes[child]
    beam.next_turn[number], beam.next_drawn[number] = beam.turn[source], beam.drawn[source]
    for word in range(10):
        beam.next_hands[number, word] = beam.hands[source, word]
    if code & ENDED_FIRST:
        pass_turn(rules, deck, size, number, beam.next_turn, beam.next_drawn, beam.next_hands)
    turn = beam.next_turn[number]
    seat = seat_of(turn)
    pile, card = code >> LOG_PILE & 3, code & 127
    turn = after_play(rules, turn, pile, card_at(pile, card))
    beam.next_hands[number, 2 * seat] &= ~low_bit(card)
    beam.next_hands[number, 2 * seat + 1] &= ~high_bit(card)
    beam.next_turn[number] = turn
    low, high = beam.next_hands[number, 2 * seat], beam.next_hands[number, 2 * seat + 1]
    if not can_finish(rules, turn, low, high, WAIVE_NOTHING):
        return number
    beam.parent[layer, number], beam.code[layer, number] = source, code
    if is_over(turn, low, high) and has_cards(rules, size, number, beam):
        pass_turn(rules, deck, size, number, beam.next_turn, beam.next_drawn, beam.next_hands)
    return number + 1


@compiled
def has_cards(rules: Rules, size: int, node: int, beam: Beam) -> bool:
    """Whether a node of the next layer has cards left, in hands or deck."""
    if beam.next_drawn[node] < size:
        return True
    held = NONE
    for word in range(2 * rules.players):
        held |= beam.next_hands[node, word]
    return held != NONE


# ------------------------------------------------------------------------------------- PLAYOUT
#
# Whole games from the shuffle to the end, as many a second as possible. The greedy player lays the
# cheapest card that does not break the turn: the one with the smallest step, where a backwards
# trick is a step of -10; of equal steps the one on the first pile. Once the turn may end, it
# ends unless the next step is at most `extra`. Seat 0 starts.
#
# A play is one number: four times the step plus 10, and the pile. So the smaller number is the
# play to prefer. A *spot* is the shift that brings a top's trick to bit 0, see `window`.

NO_PLAY = 1 << 20
SPOT = OFFSET - 10
SPOTS = SPOT * 0x01010101
FAR = 64 * 4
"""Plays from here on are beyond the window of 64 places."""
REACH = np.uint64(0xFFFFFFFFFFFFF801)
"""Of a window, the trick and the places above the top."""
LAST = np.uint64(1 << 63)
BIT = np.uint64(63)
WORD = np.uint64(64)


@compiled_with_room
def greedy_playouts(
    rules: Rules, key: np.uint64, start: int, extra: int, won: Bytes, left: Bytes
) -> None:
    """Play the games `start`, `start + 1`, ... of a job; note who won and the cards left.

    The decks are those of `deal_decks`.
    """
    if rules.is_plain:
        plain_playouts(rules, key, start, extra, won, left)
    else:
        order_playouts(rules, key, start, extra, won, left)


@compiled_with_room
def plain_playouts(
    rules: Rules, key: np.uint64, start: int, extra: int, won: Bytes, left: Bytes
) -> None:
    """Play games without orders and fire; everything that is needed often is in this function.

    A hand is kept as it is and mirrored, so that no word need be read backwards. If as many cards
    fit as are owed, the cheapest never breaks the turn: it takes no place from the others.
    """
    players, hand_size, minimum = rules.players, rules.hand_size, rules.minimum
    lowest_card = rules.low
    size = rules.high - rules.low + 1
    first_spots = start_tops(rules) + SPOTS
    best_extra = 4 * (extra + 10) + 3
    deck = np.empty(128, np.uint8)
    picks = np.empty(128, np.uint8)
    hands = np.empty((8, 4), np.uint64)
    held = np.empty(8, np.int64)
    for number in range(won.shape[0]):
        shuffle_fast(seed_of(key, start + number), lowest_card, size, deck, picks)
        # Deal.
        drawn = 0
        for seat in range(players):
            low, high, mirror_low, mirror_high = NONE, NONE, NONE, NONE
            for _ in range(hand_size):
                bit = U64(deck[U64(drawn)]) + U64(OFFSET)
                drawn += 1
                there, mirrored = ONE << (bit & BIT), LAST >> (bit & BIT)
                is_low = bit < WORD
                low |= there if is_low else NONE
                high |= NONE if is_low else there
                mirror_low |= NONE if is_low else mirrored
                mirror_high |= mirrored if is_low else NONE
            row = U64(seat)
            hands[row, U64(0)], hands[row, U64(1)] = low, high
            hands[row, U64(2)], hands[row, U64(3)] = mirror_low, mirror_high
            held[row] = hand_size
        spots, seat, rest = first_spots, 0, size
        while True:
            # A turn: can it be finished (3.3)?
            row = U64(seat)
            low, high = hands[row, U64(0)], hands[row, U64(1)]
            mirror_low, mirror_high = hands[row, U64(2)], hands[row, U64(3)]
            cards = held[row]
            owed = minimum if drawn < size else 1
            played = 0
            up = min(spots & 0xFF, spots >> 8 & 0xFF)
            down = min(spots >> 16 & 0xFF, spots >> 24)
            if up + down < MIRROR + 2 * SPOT:
                fitting = cards
            else:
                fitting = popcount_from(low, high, U64(up + 11))
                fitting += popcount_from(mirror_low, mirror_high, U64(down + 11))
            if fitting < owed:
                turn = (spots - SPOTS) | owed << OWED
                if not can_finish(rules, turn, low, high, WAIVE_NOTHING):
                    break
                while played < owed and cards > 0:
                    play = cheapest_play(rules, turn, low, high, NO_PLAY)
                    pile, step = play & 3, (play >> 2) - 10
                    spots += step << 8 * pile
                    place = top_of(turn, pile) + step
                    turn = after_play(rules, turn, pile, place)
                    card = card_at(pile, place)
                    low &= ~low_bit(card)
                    high &= ~high_bit(card)
                    played += 1
                    cards -= 1
                mirror_low, mirror_high = backwards(high), backwards(low)
            # Play.
            while cards > 0:
                at = U64(spots & 0xFF)
                play = lowest(window_at(low, high, at) & REACH) << 2
                at = U64(spots >> 8 & 0xFF)
                play = min(play, lowest(window_at(low, high, at) & REACH) << 2 | 1)
                at = U64(spots >> 16 & 0xFF)
                play = min(play, lowest(window_at(mirror_low, mirror_high, at) & REACH) << 2 | 2)
                at = U64(spots >> 24)
                play = min(play, lowest(window_at(mirror_low, mirror_high, at) & REACH) << 2 | 3)
                if played >= owed and play > best_extra:
                    break
                if play >= FAR:
                    turn = (spots - SPOTS) | owed << OWED | played << PLAYS
                    play = cheapest_play(rules, turn, low, high, NO_PLAY)
                    if play == NO_PLAY or (played >= owed and play > best_extra):
                        break
                pile = play & 3
                spots += ((play >> 2) - 10) << 8 * pile
                bit = U64((spots >> 8 * pile & 0xFF) + 10)
                bit = bit if pile < 2 else U64(127) - bit
                there, mirrored = ~(ONE << (bit & BIT)), ~(LAST >> (bit & BIT))
                is_low = bit < WORD
                low &= there if is_low else ALL
                high &= ALL if is_low else there
                mirror_low &= ALL if is_low else mirrored
                mirror_high &= mirrored if is_low else ALL
                played += 1
                cards -= 1
            # Draw (2.5), and pass the turn to the next player with cards (3.2).
            rest -= played
            if rest == 0:
                break
            draws = min(played, size - drawn)
            for _ in range(draws):
                bit = U64(deck[U64(drawn)]) + U64(OFFSET)
                drawn += 1
                there, mirrored = ONE << (bit & BIT), LAST >> (bit & BIT)
                is_low = bit < WORD
                low |= there if is_low else NONE
                high |= NONE if is_low else there
                mirror_low |= NONE if is_low else mirrored
                mirror_high |= mirrored if is_low else NONE
            hands[row, U64(0)], hands[row, U64(1)] = low, high
            hands[row, U64(2)], hands[row, U64(3)] = mirror_low, mirror_high
            held[row] = cards + draws
            seat = seat + 1 if seat + 1 < players else 0
            while held[U64(seat)] == 0:
                seat = seat + 1 if seat + 1 < players else 0
        won[number] = rest == 0
        left[number] = rest


@compiled
def window_at(low: np.uint64, high: np.uint64, shift: np.uint64) -> np.uint64:
    """Give 64 places of a set from a bit on."""
    within = shift & BIT
    near = (low >> within) | ((high << ONE) << (within ^ BIT))
    return near if shift < WORD else high >> within


@compiled
def popcount_from(low: np.uint64, high: np.uint64, shift: np.uint64) -> int:
    """Count the cards of a set from a bit on."""
    within = shift & BIT
    if shift < WORD:
        return popcount(low >> within) + popcount(high)
    return popcount(high >> within)


@compiled
def cheapest_play(rules: Rules, turn: int, low: np.uint64, high: np.uint64, limit: int) -> int:
    """Give the cheapest play up to a limit that does not break the turn, or NO_PLAY (3.6)."""
    trick = not visible(rules, turn) >> STRAIGHT_CARD & 1
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
        place = top_of(turn, pile) + (best >> 2) - 10
        card = card_at(pile, place)
        rest_low, rest_high = low & ~low_bit(card), high & ~high_bit(card)
        after = after_play(rules, turn, pile, place)
        if can_finish(rules, after, rest_low, rest_high, WAIVE_NOTHING):
            return best
        tried = best


@compiled
def next_play(pile: int, top: int, low: np.uint64, high: np.uint64, trick: bool, tried: int) -> int:
    """Give the cheapest play on a pile that comes after the one that was tried, or NO_PLAY."""
    if trick and pile > tried and holds(low, high, top - 10):
        return pile
    floor = min(MIRROR, top + max(0, (tried - pile) // 4 - 10))
    fit_low, fit_high = low & above_low(floor), high & above_high(floor)
    if fit_low | fit_high == NONE:
        return NO_PLAY
    return 4 * (first(fit_low, fit_high) - top + 10) + pile


@compiled_with_room
def order_playouts(
    rules: Rules, key: np.uint64, start: int, extra: int, won: Bytes, left: Bytes
) -> None:
    """Play games of any edition: the nearest card first, and a search only where it may break."""
    players, size = rules.players, rules.high - rules.low + 1
    best_extra = 4 * (extra + 10) + 3
    tame_low, tame_high = tame_cards(rules)
    deck = np.empty(128, np.uint8)
    picks = np.empty(128, np.uint8)
    hands = np.empty((8, 2), np.uint64)
    game = np.empty(GAME_NUMBERS, np.int64)
    for number in range(won.shape[0]):
        shuffle_fast(seed_of(key, start + number), rules.low, size, deck, picks)
        deal_hands(rules, deck, hands, game)
        drawn, rest, seat, is_lost = game[DRAWN], size, 0, False
        turn = begin_turn(rules, 0, start_tops(rules), size - drawn, 0)
        while True:
            low, high = hands[seat, 0], hands[seat, 1]
            mirror_low, mirror_high = backwards(high), backwards(low)
            seen = visible(rules, turn)
            cover = piles_to_cover(rules, turn, WAIVE_NOTHING)
            owed = cards_owed(turn, WAIVE_NOTHING)
            if not (
                surely_finishes(turn, seen, cover, owed, low & tame_low, high & tame_high)
                or can_finish(rules, turn, low, high, WAIVE_NOTHING)
            ):
                is_lost = True
                break
            while not is_over(turn, low, high):
                # The nearest card; the trick may be forbidden, and piles closed.
                reach = REACH & ~ONE if seen >> STRAIGHT_CARD & 1 else REACH
                piles = open_piles(turn, WAIVE_NOTHING)
                at = U64(top_of(turn, 0) + SPOT)
                play = lowest(window_at(low, high, at) & reach) << 2 | (~piles & 1) << 20
                at = U64(top_of(turn, 1) + SPOT)
                other = lowest(window_at(low, high, at) & reach) << 2 | (~piles & 2) << 20 | 1
                play = min(play, other)
                at = U64(top_of(turn, 2) + SPOT)
                near = window_at(mirror_low, mirror_high, at) & reach
                play = min(play, lowest(near) << 2 | (~piles & 4) << 20 | 2)
                at = U64(top_of(turn, 3) + SPOT)
                near = window_at(mirror_low, mirror_high, at) & reach
                play = min(play, lowest(near) << 2 | (~piles & 8) << 20 | 3)
                is_free = owed == 0 and cover == 0
                if is_free and play > best_extra and best_extra < FAR:
                    break
                pile = play & 3
                place = top_of(turn, pile) + (play >> 2) - 10
                is_safe = False
                if play < FAR:
                    card = card_at(pile, place)
                    after = after_play(rules, turn, pile, place)
                    after_low, after_high = low & ~low_bit(card), high & ~high_bit(card)
                    seen = visible(rules, after)
                    cover = piles_to_cover(rules, after, WAIVE_NOTHING)
                    owed = cards_owed(after, WAIVE_NOTHING)
                    is_safe = surely_finishes(
                        after, seen, cover, owed, after_low & tame_low, after_high & tame_high
                    ) or can_finish(rules, after, after_low, after_high, WAIVE_NOTHING)
                if not is_safe:
                    play = cheapest_play(
                        rules, turn, low, high, best_extra if is_free else NO_PLAY - 1
                    )
                    if play == NO_PLAY:
                        break
                    pile = play & 3
                    place = top_of(turn, pile) + (play >> 2) - 10
                    card = card_at(pile, place)
                    after = after_play(rules, turn, pile, place)
                    after_low, after_high = low & ~low_bit(card), high & ~high_bit(card)
                    seen = visible(rules, after)
                    cover = piles_to_cover(rules, after, WAIVE_NOTHING)
                    owed = cards_owed(after, WAIVE_NOTHING)
                turn, low, high = after, after_low, after_high
                mirror_low &= ~low_bit(MIRROR - card)
                mirror_high &= ~high_bit(MIRROR - card)
                rest -= 1
            if rest == 0:
                break
            for _ in range(draw_count(rules, turn, count(low, high), size - drawn)):
                card = int(deck[U64(drawn)])
                low |= low_bit(card)
                high |= high_bit(card)
                drawn += 1
            hands[seat, 0], hands[seat, 1] = low, high
            for _ in range(players):
                seat = seat + 1 if seat + 1 < players else 0
                if hands[seat, 0] | hands[seat, 1] != NONE:
                    break
            turn = begin_turn(rules, seat, turn, size - drawn, turn >> COVER & 7)
        if is_lost:
            rest -= play_on(rules, turn, hands[seat, 0], hands[seat, 1])
        won[number] = rest == 0 and not is_lost
        left[number] = rest


@compiled
def tame_cards(rules: Rules) -> tuple[np.uint64, np.uint64]:
    """Give the set of the cards without an order that do not burn."""
    low, high = NONE, NONE
    for card in range(rules.low, rules.high + 1):
        if rules.marks[card] == 0:
            low |= low_bit(card)
            high |= high_bit(card)
    return low, high


@compiled
def surely_finishes(
    turn: int, seen: int, cover: int, owed: int, low: np.uint64, high: np.uint64
) -> bool:
    """Whether the turn can be finished at a glance: by cards that ask for nothing themselves.

    The set holds such cards of the hand. They go on in any number, on one pile the nearest first.
    """
    if owed == 0:
        return cover == 0
    if owed < 0 or cover != 0 or turn >> STOPPED & 1 or turn >> COVER & 7:
        return False
    bound = turn >> BOUND & 7
    if bound > 2 or (bound == 0 and seen >> ONE_CARD & 1):
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


@compiled
def shuffle_fast(seed: np.uint64, lowest_card: int, size: int, deck: Bytes, picks: Bytes) -> None:
    """Shuffle as `shuffle` does, but draw all random numbers first: that goes in vectors."""
    for at in range(size):
        deck[at] = lowest_card + at
        word = seed + U64(at + 1) * GOLDEN
        word = (word ^ (word >> U64(30))) * MIX_ONE
        word = (word ^ (word >> U64(27))) * MIX_TWO
        word = word ^ (word >> U64(31))
        picks[at] = ((word >> U64(32)) * U64(size - at)) >> U64(32)
    for last in range(size - 1, 0, -1):
        other = U64(picks[U64(size - 1 - last)])
        deck[U64(last)], deck[other] = deck[other], deck[U64(last)]


@compiled_with_room
def random_playouts(rules: Rules, key: np.uint64, start: int, won: Bytes, left: Bytes) -> None:
    """Play games in which every action that does not break the turn is as likely as the others.

    An action is drawn from all that are accepted, listed by pile and place and the end last. One
    that breaks the turn is struck out, the last of the list takes its place, and another is drawn.
    """
    players, size = rules.players, rules.high - rules.low + 1
    tame_low, tame_high = tame_cards(rules)
    deck = np.empty(128, np.uint8)
    picks = np.empty(128, np.uint8)
    plays = np.empty(64, np.int64)
    hands = np.empty((8, 2), np.uint64)
    game = np.empty(GAME_NUMBERS, np.int64)
    rng = np.empty(1, np.uint64)
    for number in range(won.shape[0]):
        seed = seed_of(key, start + number)
        shuffle_fast(seed, rules.low, size, deck, picks)
        rng[0] = seed + U64(size - 1) * GOLDEN
        deal_hands(rules, deck, hands, game)
        drawn, rest, seat, is_lost = game[DRAWN], size, 0, False
        turn = begin_turn(rules, 0, start_tops(rules), size - drawn, 0)
        while True:
            low, high = hands[seat, 0], hands[seat, 1]
            if not can_finish(rules, turn, low, high, WAIVE_NOTHING):
                is_lost = True
                break
            while not is_over(turn, low, high):
                accepted = list_plays(rules, turn, low, high, plays)
                is_safe = False
                while not is_safe:
                    drawn_play = below(rng, accepted)
                    play = plays[drawn_play]
                    if play == NO_PLAY:
                        break
                    pile, place = play >> 8, play & 0xFF
                    card = card_at(pile, place)
                    after = after_play(rules, turn, pile, place)
                    after_low, after_high = low & ~low_bit(card), high & ~high_bit(card)
                    is_safe = surely_finishes(
                        after,
                        visible(rules, after),
                        piles_to_cover(rules, after, WAIVE_NOTHING),
                        cards_owed(after, WAIVE_NOTHING),
                        after_low & tame_low,
                        after_high & tame_high,
                    ) or can_finish(rules, after, after_low, after_high, WAIVE_NOTHING)
                    accepted -= 1
                    plays[drawn_play] = plays[accepted]
                if not is_safe:
                    break
                turn, low, high = after, after_low, after_high
                rest -= 1
            if rest == 0:
                break
            for _ in range(draw_count(rules, turn, count(low, high), size - drawn)):
                card = int(deck[drawn])
                low |= low_bit(card)
                high |= high_bit(card)
                drawn += 1
            hands[seat, 0], hands[seat, 1] = low, high
            for _ in range(players):
                seat = seat + 1 if seat + 1 < players else 0
                if hands[seat, 0] | hands[seat, 1] != NONE:
                    break
            turn = begin_turn(rules, seat, turn, size - drawn, turn >> COVER & 7)
        if is_lost:
            rest -= play_on(rules, turn, hands[seat, 0], hands[seat, 1])
        won[number] = rest == 0 and not is_lost
        left[number] = rest


@compiled
def list_plays(rules: Rules, turn: int, low: np.uint64, high: np.uint64, plays: Numbers) -> int:
    """List the accepted plays, 256 times the pile plus the place, and NO_PLAY for the end."""
    trick = not visible(rules, turn) >> STRAIGHT_CARD & 1
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


# ------------------------------------------------------------------------------------- SHOWING
#
# Many games side by side, one step of each at a time, for `ninetyeight.env`. What a seat sees of a
# game is a row of bytes, and what it may do another. `env.observation` names the places of the
# first, `env.actions` those of the second.
#
# A row of what a seat sees begins with flags, which are put together as bits and written 64 at a
# time; then come numbers.

SHOW_HAND, SHOW_UNSEEN, SHOW_ORDERS = 0, 98, 196
SHOW_COVER, SHOW_COVER_NEXT, SHOW_BOUND, SHOW_SEAT = 224, 228, 232, 236
SHOW_EXACTLY, SHOW_TRICK, SHOW_TALK, SHOW_SIGNS = 241, 242, 243, 244
SHOW_TOPS, SHOW_OWED, SHOW_PLAYS, SHOW_DECK, SHOW_SIZES = 304, 308, 309, 310, 311
SHOWN = 316
"""At this place of a row begins what its name says."""

SHOW_LOWEST = 2
SHOW_END = 392
"""Action 4 * (card - 2) + pile lays a card; this one ends the turn."""
ILLEGAL = 6
"""The result of a game that an action ended which the rules do not accept."""


class Tables(NamedTuple):
    """Many games at one moment; a row for each."""

    hands: Words
    """For each seat of each game two words."""
    decks: Bytes
    games: Numbers
    logs: Log
    played: Words
    """The set of all cards that were laid."""
    keys: Words
    """Where the deals of this row come from."""
    dealt: Numbers
    """How many of them were dealt."""
    seeds: Words
    """The chance of the running game, for players that need some."""


class Room(NamedTuple):
    """Room to work in while games are dealt and shown."""

    picks: Bytes
    bits: Words


class Rewards(NamedTuple):
    """What steps are worth."""

    card: float
    won: float
    illegal: float


def new_tables(rules: Rules, number: int) -> Tables:
    """Make room for so many games, none of them dealt."""
    size = rules.high - rules.low + 1
    return Tables(
        np.zeros((number, rules.players, 2), np.uint64),
        np.zeros((number, size), np.uint8),
        np.zeros((number, GAME_NUMBERS), np.int64),
        np.zeros((number, size), np.uint16),
        np.zeros((number, 2), np.uint64),
        np.zeros(number, np.uint64),
        np.zeros(number, np.int64),
        np.zeros(number, np.uint64),
    )


def new_room() -> Room:
    """Make room to work in."""
    return Room(np.zeros(128, np.uint8), np.zeros(7, np.uint64))


@intrinsic
def write_bits(_context: Any, out: Any, _at: Any, _word: Any) -> Any:
    """Write the 64 bits of a word as bytes of 0 and 1, from this place on: one instruction."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        data = context.make_array(signature.args[0])(context, builder, arguments[0]).data
        bits = builder.bitcast(arguments[2], ir.VectorType(ir.IntType(1), 64))
        room = ir.VectorType(ir.IntType(8), 64)
        place = builder.bitcast(builder.gep(data, [arguments[1]]), room.as_pointer())
        builder.store(builder.zext(bits, room), place, align=1)
        return context.get_dummy_value()

    return types.void(out, types.int64, types.uint64), generate


@intrinsic
def read_bits(_context: Any, row: Any, _at: Any) -> Any:
    """Give 64 bytes as the bits of a word: which of them are not 0."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        data = context.make_array(signature.args[0])(context, builder, arguments[0]).data
        room = ir.VectorType(ir.IntType(8), 64)
        place = builder.bitcast(builder.gep(data, [arguments[1]]), room.as_pointer())
        some = builder.load(place, align=1)
        differ = builder.icmp_unsigned("!=", some, ir.Constant(room, [0] * 64))
        return builder.bitcast(differ, ir.IntType(64))

    return types.uint64(row, types.int64), generate


@compiled
def next_deal(rules: Rules, tables: Tables, row: int, starter: int, room: Room) -> None:
    """Deal the next game of a row; a starter of -1 is found by bids.

    A deal that is lost before the first card is passed over: nobody could play it.
    """
    game = tables.games[row]
    game[RESULT] = ILLEGAL
    while game[RESULT] != RUNNING:
        seed = seed_of(tables.keys[row], tables.dealt[row])
        tables.dealt[row] += 1
        tables.seeds[row] = seed
        size = rules.high - rules.low + 1
        shuffle_fast(seed, rules.low, size, tables.decks[row], room.picks)
        begin_deal(rules, tables, row, starter)


@compiled
def begin_deal(rules: Rules, tables: Tables, row: int, starter: int) -> None:
    """Begin the game of the deck that lies in this row."""
    hands, game = tables.hands[row], tables.games[row]
    deal_hands(rules, tables.decks[row], hands, game)
    first_seat = highest_bid(rules, hands) if starter < 0 else starter
    begin_game(rules, hands, game, first_seat)
    tables.played[row, 0], tables.played[row, 1] = NONE, NONE


@compiled
def take(
    rules: Rules, hands: Words, deck: Bytes, game: Numbers, log: Log, played: Words, action: int
) -> None:
    """Do what the player on turn wants; an action that is not legal ends the game."""
    turn = game[TURN]
    if action == SHOW_END and is_met(rules, turn):
        end_turn(rules, hands, deck, game)
    elif 0 <= action < SHOW_END and fits(rules, hands, turn, action):
        card, pile = SHOW_LOWEST + (action >> 2), action & 3
        played[0] |= low_bit(card)
        played[1] |= high_bit(card)
        put(rules, hands, game, log, pile, card_at(pile, card))
        settle_card(rules, hands, deck, game)
    else:
        game[RESULT] = ILLEGAL


@compiled
def fits(rules: Rules, hands: Words, turn: int, action: int) -> bool:
    """Whether the seat on turn holds the card of an action and may lay it on its pile."""
    card, pile = SHOW_LOWEST + (action >> 2), action & 3
    seat = seat_of(turn)
    step = card_at(pile, card) - top_of(turn, pile)
    is_fitting = step > 0 or (step == -10 and not visible(rules, turn) >> STRAIGHT_CARD & 1)
    is_open = open_piles(turn, WAIVE_NOTHING) >> pile & 1 == 1
    return is_fitting and is_open and holds(hands[seat, 0], hands[seat, 1], card)


@compiled
def settle_card(rules: Rules, hands: Words, deck: Bytes, game: Numbers) -> None:
    """Do what follows a card, as `lay` does; what is settled at a glance is not searched."""
    turn = game[TURN]
    seat = seat_of(turn)
    low, high = hands[seat, 0], hands[seat, 1]
    if low | high == NONE or not is_met(rules, turn):
        judge(rules, hands, game)
    if game[RESULT] == RUNNING and is_over(turn, low, high):
        end_turn(rules, hands, deck, game)


@compiled
def worth(game: Numbers, laid: int, rewards: Rewards) -> float:
    """Give the reward of a step; `laid` cards were on the piles before it."""
    if game[RESULT] == ILLEGAL:
        return rewards.illegal
    reward = rewards.card * (game[PLAYED] - laid)
    return reward + rewards.won if game[RESULT] == WON else reward


@compiled
def shown_signs(rules: Rules, hands: Words, turn: int, talk: int) -> int:
    """Give the signs that all hands show by the written rule, 8 bits for each seat."""
    signs = 0
    if may_talk(rules, turn, talk):
        for seat in range(rules.players):
            signs |= signs_of(hands[seat, 0], hands[seat, 1], turn, talk) << 8 * seat
    return signs


@compiled
def show(
    rules: Rules, hands: Words, game: Numbers, played: Words, seat: int, signs: int, row: Bytes
) -> None:
    """Write what a seat sees of a game. Of other hands it reads their sizes alone."""
    turn = game[TURN]
    low, high = hands[seat, 0], hands[seat, 1]
    other_low = pack_set(rules, 0) & ~(low | played[0])
    other_high = pack_set(rules, 1) & ~(high | played[1])
    # Card 2 is the bit 15 of a set; the hand takes 98 bits, and so does what is unseen.
    unseen = (other_low >> U64(15)) | (other_high << U64(49))
    write_bits(row, 0, (low >> U64(15)) | (high << U64(49)))
    write_bits(row, 64, (high >> U64(15)) | (unseen << U64(34)))
    write_bits(row, 128, (unseen >> U64(30)) | (other_high >> U64(15) << U64(34)))
    on_turn = seat_of(turn) - seat
    on_turn = on_turn if on_turn >= 0 else on_turn + rules.players
    flags = U64(1) << U64(SHOW_SEAT - 192 + on_turn)
    flags |= duty_flags(rules, turn)
    given = sign_flags(rules, seat, signs)
    write_bits(row, 192, (other_high >> U64(45)) | flags | (given << U64(SHOW_SIGNS - 192)))
    write_bits(row, 240, (flags >> U64(48)) | (given << U64(SHOW_SIGNS - 240)))
    for pile in range(4):
        row[SHOW_TOPS + pile] = card_at(pile, top_of(turn, pile))
    row[SHOW_OWED] = max(0, cards_owed(turn, WAIVE_NOTHING))
    row[SHOW_PLAYS] = plays_of(turn)
    row[SHOW_DECK] = game[DECK] - game[DRAWN]
    for step in range(SHOWN - SHOW_SIZES):
        other = seat + step if seat + step < rules.players else seat + step - rules.players
        held = count(hands[other, 0], hands[other, 1]) if step < rules.players else 0
        row[SHOW_SIZES + step] = held


@compiled
def duty_flags(rules: Rules, turn: int) -> np.uint64:
    """Give the orders on top and what they and the fires ask for, as bits from place 192 on."""
    if rules.is_plain:
        return U64(3) << U64(SHOW_TRICK - 192)
    flags, orders = 0, visible(rules, turn)
    for pile in range(4):
        order = mark_of(rules, turn, pile) & 7
        if order:
            flags |= 1 << (SHOW_ORDERS - 192 + 7 * pile + order - 1)
    flags |= piles_to_cover(rules, turn, WAIVE_NOTHING) << (SHOW_COVER - 192)
    if turn >> COVER & 7:
        flags |= 1 << (SHOW_COVER_NEXT - 192 + (turn >> COVER & 7) - 1)
    if turn >> BOUND & 7:
        flags |= 1 << (SHOW_BOUND - 192 + (turn >> BOUND & 7) - 1)
    flags |= (turn >> THREE & 1) << (SHOW_EXACTLY - 192)
    flags |= (1 - (orders >> STRAIGHT_CARD & 1)) << (SHOW_TRICK - 192)
    flags |= (1 - (orders >> SILENCE_CARD & 1)) << (SHOW_TALK - 192)
    return U64(flags)


@compiled
def sign_flags(rules: Rules, seat: int, signs: int) -> np.uint64:
    """Give the signs of all seats, this one first: 12 bits for each, three for a pile."""
    flags = 0
    if signs == 0:
        return U64(0)
    for step in range(rules.players):
        other = seat + step if seat + step < rules.players else seat + step - rules.players
        given = signs >> 8 * other & 0xFF
        for pile in range(4):
            sign = given >> 2 * pile & 3
            flags |= (1 << sign >> 1) << (12 * step + 3 * pile)
    return U64(flags)


@compiled
def show_legal(rules: Rules, hands: Words, game: Numbers, bits: Words, row: Bytes) -> None:
    """Write 1 for what the seat on turn may do; after the end, for the end of a turn alone."""
    turn = game[TURN]
    seat = seat_of(turn)
    is_running = game[RESULT] == RUNNING
    trick = -1 if visible(rules, turn) >> STRAIGHT_CARD & 1 else 10
    piles = open_piles(turn, WAIVE_NOTHING) if is_running else 0
    up, other_up, down, other_down = (
        top_of(turn, 0),
        top_of(turn, 1),
        MIRROR - top_of(turn, 2),
        MIRROR - top_of(turn, 3),
    )
    for word in range(7):
        bits[word] = NONE
    low, high = hands[seat, 0], hands[seat, 1]
    rest, later = (low >> U64(15)) | (high << U64(49)), high >> U64(15)  # card 2 is bit 0 now
    for start in (0, 64):
        while rest != NONE:
            at = start + lowest(rest)
            rest &= rest - ONE
            card = at + SHOW_LOWEST
            fitting = (
                I64((card > up) | (card == up - trick))
                | I64((card > other_up) | (card == other_up - trick)) << 1
                | I64((card < down) | (card == down + trick)) << 2
                | I64((card < other_down) | (card == other_down + trick)) << 3
            )
            bits[U64(at >> 4)] |= U64(fitting & piles) << U64(4 * (at & 15))
        rest = later
    for word in range(6):
        write_bits(row, 64 * word, bits[word])
    may_end = U64(not is_running or is_met(rules, turn))
    last = SHOW_END + 1 - 64
    write_bits(
        row, last, bits[5] >> U64(last - 320) | bits[6] << U64(384 - last) | may_end << U64(63)
    )
    for place in range(SHOW_END + 1, row.shape[0]):
        row[place] = 0


@compiled
def show_rows(
    rules: Rules, tables: Tables, talk: int, room: Room, rows: Bytes, legal_rows: Bytes
) -> None:
    """Write of every game what the seat on turn sees and may do."""
    for number in range(rows.shape[0]):
        hands, game = tables.hands[number], tables.games[number]
        turn = game[TURN]
        signs = shown_signs(rules, hands, turn, talk)
        show(rules, hands, game, tables.played[number], seat_of(turn), signs, rows[number])
        show_legal(rules, hands, game, room.bits, legal_rows[number])


@compiled
def begin_rows(rules: Rules, tables: Tables, wanted: Bytes, starter: int, room: Room) -> None:
    """Deal the next game of every wanted row."""
    for number in range(wanted.shape[0]):
        if wanted[number]:
            next_deal(rules, tables, number, starter, room)


@compiled
def step_rows(
    rules: Rules,
    tables: Tables,
    actions: Numbers,
    starter: int,
    talk: int,
    rewards: Rewards,
    room: Room,
    rows: Bytes,
    legal_rows: Bytes,
    gained: NDArray[np.float64],
    over: Bytes,
    seats: Numbers,
) -> None:
    """Take one step in every game; a game that is over is followed by the next of its row."""
    for number in range(actions.shape[0]):
        hands, game, played = tables.hands[number], tables.games[number], tables.played[number]
        gained[number] = 0.0
        if game[RESULT] != RUNNING:
            next_deal(rules, tables, number, starter, room)
        else:
            laid = game[PLAYED]
            deck, log = tables.decks[number], tables.logs[number]
            take(rules, hands, deck, game, log, played, actions[number])
            gained[number] = worth(game, laid, rewards)
        turn = game[TURN]
        over[number], seats[number] = game[RESULT] != RUNNING, seat_of(turn)
        signs = shown_signs(rules, hands, turn, talk)
        show(rules, hands, game, played, seats[number], signs, rows[number])
        show_legal(rules, hands, game, room.bits, legal_rows[number])


@compiled
def sample_rows(legal_rows: Bytes, chances: NDArray[np.float64], actions: Numbers) -> None:
    """Choose in each row one of the places that hold a 1, by a chance from 0 to 1."""
    width = legal_rows.shape[1]
    for number in range(actions.shape[0]):
        row = legal_rows[number]
        total = popcount(last_bits(row))
        for at in range(0, width - 63, 64):
            total += popcount(read_bits(row, at))
        wanted = I64(chances[number] * total)
        at, word = 0, read_bits(row, 0)
        while popcount(word) <= wanted and at + 64 < width:
            wanted -= popcount(word)
            at += 64
            word = read_bits(row, at) if at + 64 <= width else last_bits(row)
        for _ in range(wanted):
            word &= word - ONE
        actions[number] = at + lowest(word) if word else 0


@compiled
def last_bits(row: Bytes) -> np.uint64:
    """Give the bits of what a row has beyond the last 64 whole places."""
    rest = row.shape[0] & 63
    return read_bits(row, row.shape[0] - 64) >> U64(64 - rest) if rest else NONE
