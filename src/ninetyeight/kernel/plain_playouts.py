"""Whole greedy games without orders and fire, as many a second as possible."""

import numpy as np

from ninetyeight.kernel.arrays import Bytes
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
    high_bit,
    low_bit,
    lowest,
    popcount_from,
    window_at,
)
from ninetyeight.kernel.cache import compiled_with_room
from ninetyeight.kernel.chance import seed_of, shuffle_fast
from ninetyeight.kernel.finish import can_finish
from ninetyeight.kernel.plays import FAR, NO_PLAY, REACH, SPOT, SPOTS, cheapest_play
from ninetyeight.kernel.turn import (
    OWED,
    PLAYS,
    WAIVE_NOTHING,
    Rules,
    after_play,
    card_at,
    start_tops,
    top_of,
)

LAST = np.uint64(1 << 63)


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
