"""Whole greedy and random games from the shuffle to the end, as fast as possible.

The greedy player lays the cheapest card that does not break the turn: the one with the smallest
step, where a backwards trick is a step of -10; of equal steps the one on the first pile. Once the
turn may end, it ends unless the next step is at most `extra`. Seat 0 starts.
"""

import numpy as np

from ninetyeight.kernel.arrays import Bytes
from ninetyeight.kernel.bits import (
    MIRROR,
    NONE,
    ONE,
    U64,
    backwards,
    count,
    high_bit,
    low_bit,
    lowest,
    window_at,
)
from ninetyeight.kernel.cache import compiled_with_room
from ninetyeight.kernel.chance import GOLDEN, below, seed_of, shuffle_fast
from ninetyeight.kernel.engine import DRAWN, GAME_NUMBERS, deal_hands, draw_count
from ninetyeight.kernel.finish import can_finish
from ninetyeight.kernel.greedy import play_on
from ninetyeight.kernel.plain_playouts import plain_playouts
from ninetyeight.kernel.plays import (
    FAR,
    NO_PLAY,
    REACH,
    SPOT,
    cheapest_play,
    list_plays,
    surely_finishes,
    tame_cards,
)
from ninetyeight.kernel.turn import (
    COVER,
    STRAIGHT_CARD,
    WAIVE_NOTHING,
    Rules,
    after_play,
    begin_turn,
    card_at,
    cards_owed,
    is_over,
    open_piles,
    piles_to_cover,
    start_tops,
    top_of,
    visible,
)


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
            orders = visible(rules, turn)
            cover = piles_to_cover(rules, turn, WAIVE_NOTHING)
            owed = cards_owed(turn, WAIVE_NOTHING)
            if not (
                surely_finishes(turn, orders, cover, owed, low & tame_low, high & tame_high)
                or can_finish(rules, turn, low, high, WAIVE_NOTHING)
            ):
                is_lost = True
                break
            while not is_over(turn, low, high):
                # The nearest card; the trick may be forbidden, and piles closed.
                reach = REACH & ~ONE if orders >> STRAIGHT_CARD & 1 else REACH
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
                    orders = visible(rules, after)
                    cover = piles_to_cover(rules, after, WAIVE_NOTHING)
                    owed = cards_owed(after, WAIVE_NOTHING)
                    is_safe = surely_finishes(
                        after, orders, cover, owed, after_low & tame_low, after_high & tame_high
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
                    orders = visible(rules, after)
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
