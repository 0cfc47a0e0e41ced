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
    GREEDY      random and greedy play

A set of cards is two words of 64 bits. Card c is bit c + 13 of the 128, so that the mirror image
(card c becomes 101 - c) is the set read backwards. A pile that descends is looked at in that
mirror: every pile ascends here, and a step forwards is a plus on all four. Numbers in the mirror
are called *places*: the place of a card on A and B is the card, on C and D 101 minus it.

There is no `fastmath`: sums keep their order, and no product is fused into a sum. So a bot with
the same seed plays the same game on every processor.
"""

from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar

import numba
import numpy as np
from llvmlite import ir
from numba import types
from numba.extending import intrinsic
from numpy.typing import NDArray

Function = TypeVar("Function", bound=Callable[..., Any])
Words = NDArray[np.uint64]
Bytes = NDArray[np.uint8]
Numbers = NDArray[np.int64]
Log = NDArray[np.uint16]
Reals = NDArray[np.float32]


def compiled(function: Function) -> Function:
    """Compile on the first call, or load what an earlier process compiled and kept."""
    try:
        ready: Function = numba.njit(cache=True, nogil=True)(function)
    except RuntimeError:  # Numba's word for: there is no folder where a cache could be kept.
        ready = numba.njit(nogil=True)(function)
    return ready


# ---------------------------------------------------------------------------------------- BITS

OFFSET = 13
MIRROR = 101
NONE = np.uint64(0)
ONE = np.uint64(1)
ALL = np.uint64(0xFFFFFFFFFFFFFFFF)
U64 = np.uint64


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

PLAYS = 32
BOUND = 36
COVER = 39
DUE = 42
STOPPED = 46
THREE = 47
OWED = 48
SEAT = 50
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
                piles |= 1 << pile
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
def can_finish(rules: Rules, turn: int, low: np.uint64, high: np.uint64, waived: int) -> bool:
    """Whether some way leads to the end of this turn with nothing owed but the `waived` (3.3).

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
    mirror_low, mirror_high = backwards(high), backwards(low)
    seen = visible(rules, turn)
    trick = not seen >> STRAIGHT_CARD & 1
    if cover:
        for pile in range(4):
            if cover >> pile & 1:
                top = top_of(turn, pile)
                hand_low, hand_high = (low, high) if pile < 2 else (mirror_low, mirror_high)
                if fitting_low(hand_low, top, True) | fitting_high(hand_high, top, True) == NONE:
                    return False
    piles = open_piles(turn, waived)
    if cards == 0 and not (turn >> COVER & 7 and waived != WAIVE_FIRE):
        piles &= helpful_piles(rules, turn, low, high, cover)
    for pile in range(4):
        if piles >> pile & 1:
            top = top_of(turn, pile)
            hand_low, hand_high = (low, high) if pile < 2 else (mirror_low, mirror_high)
            fit_low, fit_high = (
                fitting_low(hand_low, top, trick),
                fitting_high(hand_high, top, trick),
            )
            while fit_low | fit_high != NONE:
                place = first(fit_low, fit_high)
                fit_low &= ~low_bit(place)
                fit_high &= ~high_bit(place)
                card = card_at(pile, place)
                if can_finish(
                    rules,
                    after_play(rules, turn, pile, place),
                    low & ~low_bit(card),
                    high & ~high_bit(card),
                    waived,
                ):
                    return True
    return False


@compiled
def helpful_piles(rules: Rules, turn: int, low: np.uint64, high: np.uint64, cover: int) -> int:
    """Give the piles where one more card can help when no number of cards is owed."""
    if plays_of(turn) < 3:
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
    if owes_skull and can_finish(rules, turn, low, high, WAIVE_SKULL):
        return LOST_SKULL
    if owes_fire and can_finish(rules, turn, low, high, WAIVE_FIRE):
        return LOST_FIRE
    if owes_three and can_finish(rules, turn, low, high, WAIVE_THREE):
        return LOST_THREE
    if can_finish(rules, turn, low, high, WAIVE_MINIMUM):
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
    if not can_finish(rules, turn, low, high, WAIVE_NOTHING):
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
            card = int(deck[at])
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
    judge(rules, hands, game)
    if game[RESULT] == RUNNING and is_over(game[TURN], hands[seat, 0], hands[seat, 1]):
        end_turn(rules, hands, deck, game)


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
        card = int(deck[at])
        low |= low_bit(card)
        high |= high_bit(card)
    hands[seat, 0], hands[seat, 1] = low, high
    game[DRAWN] += number


@compiled
def legal(rules: Rules, turn: int, low: np.uint64, high: np.uint64, out: Words) -> bool:
    """List the cards that each pile accepts, as sets of places; say whether the turn may end."""
    trick = not visible(rules, turn) >> STRAIGHT_CARD & 1
    piles = open_piles(turn, WAIVE_NOTHING)
    mirror_low, mirror_high = backwards(high), backwards(low)
    for pile in range(4):
        top = top_of(turn, pile)
        hand_low, hand_high = (low, high) if pile < 2 else (mirror_low, mirror_high)
        is_open = piles >> pile & 1
        out[pile, 0] = fitting_low(hand_low, top, trick) if is_open else NONE
        out[pile, 1] = fitting_high(hand_high, top, trick) if is_open else NONE
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
    return int(((mixed(rng[0]) >> U64(32)) * U64(bound)) >> U64(32))


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
def deal_decks(rules: Rules, key: np.uint64, start: int, decks: Bytes) -> None:
    """Shuffle the decks of the games `start`, `start + 1`, ... of a job."""
    rng = np.empty(1, np.uint64)
    for row in range(decks.shape[0]):
        rng[0] = seed_of(key, start + row)
        shuffle(rules, rng, decks[row])


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


@compiled
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


@compiled
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


@compiled
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
        drawn, rest, seat = game[DRAWN], size, 0
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
        won[number] = rest == 0
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


@compiled
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
        drawn, rest, seat = game[DRAWN], size, 0
        turn = begin_turn(rules, 0, start_tops(rules), size - drawn, 0)
        while True:
            low, high = hands[seat, 0], hands[seat, 1]
            if not can_finish(rules, turn, low, high, WAIVE_NOTHING):
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
        won[number] = rest == 0
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
