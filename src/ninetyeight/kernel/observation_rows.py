"""What a seat sees of a game as one row of bytes, and what it may do as another.

`env.observation` names the parts of the first row, `env.actions` the places of the second. An
observation begins with flags, which are assembled as bits and written 64 at a time. Numbers follow.
"""

from typing import Any

import numpy as np
from llvmlite import ir
from numba import types
from numba.extending import intrinsic

from ninetyeight.kernel.arrays import Bytes, Numbers, Words
from ninetyeight.kernel.bits import I64, MIRROR, NONE, ONE, U64, count, lowest
from ninetyeight.kernel.cache import compiled, internal
from ninetyeight.kernel.engine import DECK, DRAWN, RESULT, TURN
from ninetyeight.kernel.finish import RUNNING
from ninetyeight.kernel.knowledge import pack_set
from ninetyeight.kernel.signs import may_talk, signs_of
from ninetyeight.kernel.tables import END_ACTION, LOWEST_CARD
from ninetyeight.kernel.turn import (
    BOUND,
    COVER,
    NO_BACKWARDS_CARD,
    SILENCE_CARD,
    THREE,
    WAIVE_NOTHING,
    Rules,
    card_at,
    cards_owed,
    is_met,
    mark_of,
    open_piles,
    piles_to_cover,
    plays_of,
    seat_of,
    top_of,
    visible,
)

HAND_AT, UNSEEN_AT, ORDERS_AT = 0, 98, 196
COVER_AT, COVER_NEXT_AT, BOUND_AT, SEAT_AT = 224, 228, 232, 236
EXACTLY_AT, TRICK_AT, TALK_AT, SIGNS_AT = 241, 242, 243, 244
TOPS_AT, OWED_AT, PLAYS_AT, DECK_AT, SIZES_AT = 304, 308, 309, 310, 311
OBSERVATION_SIZE = 316
"""The first place of each part of an observation, and the number of its places."""
FLAGS_AT = 3 * 64
"""The fourth word begins here: the last unseen cards, then orders, duties, seats and signs."""
LAST_FLAGS_AT = TOPS_AT - 64
"""The last word begins here. It overlaps the fourth, so that it ends before the tops."""


@compiled
def visible_signs(rules: Rules, hands: Words, turn: int, talk: int) -> int:
    """Collect the signs that all hands show by the bots' rule, 8 bits for each seat."""
    signs = 0
    if may_talk(rules, turn, talk):
        for seat in range(rules.players):
            signs |= signs_of(hands[seat, 0], hands[seat, 1], turn, talk) << 8 * seat
    return signs


@compiled
def write_observation(
    rules: Rules, hands: Words, game: Numbers, played: Words, seat: int, signs: int, row: Bytes
) -> None:
    """Write what a seat sees of a game; of other hands, that is only their size."""
    turn = game[TURN]
    low, high = hands[seat, 0], hands[seat, 1]
    other_low = pack_set(rules, 0) & ~(low | played[0])
    other_high = pack_set(rules, 1) & ~(high | played[1])
    # Card 2 is bit 15 of a set; the hand takes 98 bits, and so do the unseen cards.
    unseen = (other_low >> U64(15)) | (other_high << U64(49))
    write_bits(row, 0, (low >> U64(15)) | (high << U64(49)))
    write_bits(row, 64, (high >> U64(15)) | (unseen << U64(34)))
    write_bits(row, 128, (unseen >> U64(30)) | (other_high >> U64(15) << U64(34)))
    on_turn = seat_of(turn) - seat
    on_turn = on_turn if on_turn >= 0 else on_turn + rules.players
    flags = U64(1) << U64(SEAT_AT - FLAGS_AT + on_turn)
    flags |= duty_flags(rules, turn)
    given = sign_flags(rules, seat, signs)
    write_bits(row, FLAGS_AT, (other_high >> U64(45)) | flags | (given << U64(SIGNS_AT - FLAGS_AT)))
    write_bits(
        row,
        LAST_FLAGS_AT,
        (flags >> U64(LAST_FLAGS_AT - FLAGS_AT)) | (given << U64(SIGNS_AT - LAST_FLAGS_AT)),
    )
    for pile in range(4):
        row[TOPS_AT + pile] = card_at(pile, top_of(turn, pile))
    row[OWED_AT] = max(0, cards_owed(turn, WAIVE_NOTHING))
    row[PLAYS_AT] = plays_of(turn)
    row[DECK_AT] = game[DECK] - game[DRAWN]
    for step in range(OBSERVATION_SIZE - SIZES_AT):
        other = seat + step if seat + step < rules.players else seat + step - rules.players
        held = count(hands[other, 0], hands[other, 1]) if step < rules.players else 0
        row[SIZES_AT + step] = held


@compiled
def write_legal(rules: Rules, hands: Words, game: Numbers, bits: Words, row: Bytes) -> None:
    """Write 1 for each legal action; after the game, only for ending the turn."""
    turn = game[TURN]
    seat = seat_of(turn)
    is_running = game[RESULT] == RUNNING
    trick = -1 if visible(rules, turn) >> NO_BACKWARDS_CARD & 1 else 10
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
            card = at + LOWEST_CARD
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
    last = END_ACTION + 1 - 64
    write_bits(
        row, last, bits[5] >> U64(last - 320) | bits[6] << U64(384 - last) | may_end << U64(63)
    )
    for place in range(END_ACTION + 1, row.shape[0]):
        row[place] = 0


@internal
def duty_flags(rules: Rules, turn: int) -> np.uint64:
    """Encode the visible orders and what they and the fires demand, as bits from `FLAGS_AT`."""
    if rules.is_plain:
        return U64(3) << U64(TRICK_AT - FLAGS_AT)
    flags, orders = 0, visible(rules, turn)
    for pile in range(4):
        order = mark_of(rules, turn, pile) & 7
        if order:
            flags |= 1 << (ORDERS_AT - FLAGS_AT + 7 * pile + order - 1)
    flags |= piles_to_cover(rules, turn, WAIVE_NOTHING) << (COVER_AT - FLAGS_AT)
    if turn >> COVER & 7:
        flags |= 1 << (COVER_NEXT_AT - FLAGS_AT + (turn >> COVER & 7) - 1)
    if turn >> BOUND & 7:
        flags |= 1 << (BOUND_AT - FLAGS_AT + (turn >> BOUND & 7) - 1)
    flags |= (turn >> THREE & 1) << (EXACTLY_AT - FLAGS_AT)
    flags |= (1 - (orders >> NO_BACKWARDS_CARD & 1)) << (TRICK_AT - FLAGS_AT)
    flags |= (1 - (orders >> SILENCE_CARD & 1)) << (TALK_AT - FLAGS_AT)
    return U64(flags)


@internal
def sign_flags(rules: Rules, seat: int, signs: int) -> np.uint64:
    """Encode the signs of all seats, this one first: 12 bits each, three for a pile."""
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


@intrinsic
def write_bits(_context: Any, out: Any, _at: Any, _word: Any) -> Any:
    """Write the 64 bits of a word as bytes of 0 and 1, starting at a place: one instruction."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        data = context.make_array(signature.args[0])(context, builder, arguments[0]).data
        bits = builder.bitcast(arguments[2], ir.VectorType(ir.IntType(1), 64))
        room = ir.VectorType(ir.IntType(8), 64)
        place = builder.bitcast(builder.gep(data, [arguments[1]]), room.as_pointer())
        builder.store(builder.zext(bits, room), place, align=1)
        return context.get_dummy_value()

    return types.void(out, types.int64, types.uint64), generate
