"""Whole greedy games without orders and fires, as fast as possible.

A hand is stored both as it is and mirrored, so that no bits need reversing. If as many cards fit as
are owed, the cheapest never breaks the turn, because it does not block the others.
"""

from typing import NamedTuple

import numpy as np

from ninetyeight.kernel.arrays import Bytes, Numbers, Words
from ninetyeight.kernel.bits import (
    ALL,
    BIT,
    MIRROR,
    NONE,
    OFFSET,
    ONE,
    U64,
    WORD,
    backwards,
    lowest,
    popcount_from,
    window_at,
)
from ninetyeight.kernel.cache import compiled_with_arrays, inlined, internal
from ninetyeight.kernel.chance import seed_of, shuffle_fast
from ninetyeight.kernel.finish import can_finish
from ninetyeight.kernel.plays import FAR, NO_PLAY, REACH, SPOT, SPOTS, cheapest_play, step_of
from ninetyeight.kernel.turn import (
    OWED,
    PLAYS,
    WAIVE_NOTHING,
    Position,
    Rules,
    after_card,
    start_tops,
    top_of,
)

LAST = np.uint64(1 << 63)


class MirroredHand(NamedTuple):
    """A hand, and the same hand in the mirror of the descending piles."""

    low: np.uint64
    high: np.uint64
    mirror_low: np.uint64
    mirror_high: np.uint64


class PlainTurn(NamedTuple):
    """A turn in progress: the spots of the four piles (see `plays`), the hand and its size."""

    spots: int
    hand: MirroredHand
    cards: int


class PlainBuffers(NamedTuple):
    """The arrays of a game, reused for the next one."""

    deck: Bytes
    picks: Bytes
    hands: Words
    held: Numbers


@compiled_with_arrays
def plain_playouts(
    rules: Rules, key: np.uint64, start: int, extra: int, won: Bytes, left: Bytes
) -> None:
    """Play games without orders and fires; see `greedy_playouts`."""
    buffers = PlainBuffers(
        np.empty(128, np.uint8),
        np.empty(128, np.uint8),
        np.empty((8, 4), np.uint64),
        np.empty(8, np.int64),
    )
    for number in range(won.shape[0]):
        rest = plain_game(rules, seed_of(key, start + number), 4 * (extra + 10) + 3, buffers)
        won[number] = rest == 0
        left[number] = rest


@internal
def plain_game(rules: Rules, seed: np.uint64, best_extra: int, buffers: PlainBuffers) -> int:
    """Play one game and return the number of cards left."""
    deck, hands, held = buffers.deck, buffers.hands, buffers.held
    size = rules.high - rules.low + 1
    shuffle_fast(seed, rules.low, size, deck, buffers.picks)
    drawn = 0
    for seat in range(rules.players):
        drawn = draw_cards(deck, drawn, rules.hand_size, seat, no_cards(), hands)
        held[U64(seat)] = rules.hand_size
    spots, seat, rest = start_tops(rules) + SPOTS, 0, size
    while True:
        row = U64(seat)
        hand = MirroredHand(
            hands[row, U64(0)], hands[row, U64(1)], hands[row, U64(2)], hands[row, U64(3)]
        )
        turn = PlainTurn(spots, hand, held[row])
        owed = rules.minimum if drawn < size else 1
        if fitting_cards(turn) < owed:
            position = Position((spots - SPOTS) | owed << OWED, hand.low, hand.high)
            if not can_finish(rules, position, WAIVE_NOTHING):
                return rest
            turn = play_owed(rules, position, turn, owed)
        turn = play_nearest(rules, turn, held[row], owed, best_extra)
        spots = turn.spots
        # Draw (2.5), and pass the turn to the next player with cards (3.2).
        played = held[row] - turn.cards
        rest -= played
        if rest == 0:
            return 0
        draws = min(played, size - drawn)
        drawn = draw_cards(deck, drawn, draws, seat, turn.hand, hands)
        held[row] = turn.cards + draws
        seat = seat + 1 if seat + 1 < rules.players else 0
        while held[U64(seat)] == 0:
            seat = seat + 1 if seat + 1 < rules.players else 0


@inlined
def no_cards() -> MirroredHand:
    return MirroredHand(NONE, NONE, NONE, NONE)


@inlined
def draw_cards(
    deck: Bytes, drawn: int, number: int, seat: int, hand: MirroredHand, hands: Words
) -> int:
    """Draw `number` cards to the hand of a seat; return how many the deck has lost so far."""
    low, high, mirror_low, mirror_high = hand
    for _ in range(number):
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
    return drawn


@inlined
def fitting_cards(turn: PlainTurn) -> int:
    """Count the cards of the hand that fit on some pile (3.3)."""
    spots, hand = turn.spots, turn.hand
    up = min(spots & 0xFF, spots >> 8 & 0xFF)
    down = min(spots >> 16 & 0xFF, spots >> 24)
    if up + down < MIRROR + 2 * SPOT:
        return turn.cards
    fitting = popcount_from(hand.low, hand.high, U64(up + 11))
    return fitting + popcount_from(hand.mirror_low, hand.mirror_high, U64(down + 11))


@internal
def play_owed(rules: Rules, position: Position, turn: PlainTurn, owed: int) -> PlainTurn:
    """Play the cards owed if few fit: each time the cheapest that does not break the turn."""
    spots, cards, played = turn.spots, turn.cards, 0
    while played < owed and cards > 0:
        play = cheapest_play(rules, position, NO_PLAY)
        pile, step = play & 3, step_of(play)
        spots += step << 8 * pile
        position = after_card(rules, position, pile, top_of(position.turn, pile) + step)
        played += 1
        cards -= 1
    low, high = position.low, position.high
    return PlainTurn(spots, MirroredHand(low, high, backwards(high), backwards(low)), cards)


@inlined
def play_nearest(rules: Rules, turn: PlainTurn, held: int, owed: int, best_extra: int) -> PlainTurn:
    """Play the nearest cards: those still owed, then any cheap ones."""
    spots, cards, played = turn.spots, turn.cards, held - turn.cards
    low, high, mirror_low, mirror_high = turn.hand
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
            packed = (spots - SPOTS) | owed << OWED | played << PLAYS
            play = cheapest_play(rules, Position(packed, low, high), NO_PLAY)
            if play == NO_PLAY or (played >= owed and play > best_extra):
                break
        pile = play & 3
        spots += step_of(play) << 8 * pile
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
    return PlainTurn(spots, MirroredHand(low, high, mirror_low, mirror_high), cards)
