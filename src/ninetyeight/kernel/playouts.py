"""Whole greedy and random games from the shuffle to the end, as fast as possible.

The greedy player lays the cheapest card that does not break the turn: the one with the smallest
step, where a backwards trick is a step of -10; of equal steps, the one on the first pile. Once the
turn may end, the player ends it unless the next step is at most `extra`. Seat 0 starts.
"""

from typing import NamedTuple

import numpy as np

from ninetyeight.kernel.arrays import Bytes, Numbers, Words
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
from ninetyeight.kernel.cache import compiled_with_arrays, inlined
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
    PlainCards,
    cheapest_play,
    list_plays,
    plain_cards,
    step_of,
    surely_finishes,
)
from ninetyeight.kernel.turn import (
    COVER,
    NO_BACKWARDS_CARD,
    WAIVE_NOTHING,
    Position,
    Rules,
    after_card,
    begin_turn,
    card_at,
    cards_owed,
    is_over,
    open_piles,
    piles_to_cover,
    seat_of,
    start_tops,
    top_of,
    visible,
)


class PlayoutBuffers(NamedTuple):
    """The arrays of a game, reused for the next one."""

    deck: Bytes
    picks: Bytes
    plays: Numbers
    hands: Words
    game: Numbers
    rng: Words


@compiled_with_arrays
def greedy_playouts(
    rules: Rules, key: np.uint64, start: int, extra: int, won: Bytes, left: Bytes
) -> None:
    """Play the games `start`, `start + 1`, ... of a job; write which are won, and the cards left.

    The decks are those of `deal_decks`.
    """
    if rules.is_plain:
        plain_playouts(rules, key, start, extra, won, left)
        return
    buffers, plain = new_buffers(), plain_cards(rules)
    for number in range(won.shape[0]):
        seed = seed_of(key, start + number)
        is_won, rest = order_game(rules, seed, 4 * (extra + 10) + 3, plain, buffers)
        won[number], left[number] = is_won, rest


@compiled_with_arrays
def random_playouts(rules: Rules, key: np.uint64, start: int, won: Bytes, left: Bytes) -> None:
    """Play games in which every action that does not break the turn is equally likely."""
    buffers, plain = new_buffers(), plain_cards(rules)
    for number in range(won.shape[0]):
        is_won, rest = random_game(rules, seed_of(key, start + number), plain, buffers)
        won[number], left[number] = is_won, rest


@compiled_with_arrays
def new_buffers() -> PlayoutBuffers:
    return PlayoutBuffers(
        np.empty(128, np.uint8),
        np.empty(128, np.uint8),
        np.empty(64, np.int64),
        np.empty((8, 2), np.uint64),
        np.empty(GAME_NUMBERS, np.int64),
        np.empty(1, np.uint64),
    )


@inlined
def begin_playout(rules: Rules, seed: np.uint64, buffers: PlayoutBuffers) -> Position:
    """Shuffle, deal and begin the first turn, at seat 0."""
    size = rules.high - rules.low + 1
    shuffle_fast(seed, rules.low, size, buffers.deck, buffers.picks)
    deal_hands(rules, buffers.deck, buffers.hands, buffers.game)
    turn = begin_turn(rules, 0, start_tops(rules), size - buffers.game[DRAWN], 0)
    return Position(turn, buffers.hands[0, 0], buffers.hands[0, 1])


@inlined
def next_turn(rules: Rules, position: Position, buffers: PlayoutBuffers) -> Position:
    """Draw, and begin the turn of the next player with cards."""
    turn, low, high = position
    deck, hands, game = buffers.deck, buffers.hands, buffers.game
    size, drawn, seat = rules.high - rules.low + 1, game[DRAWN], seat_of(turn)
    for _ in range(draw_count(rules, turn, count(low, high), size - drawn)):
        card = int(deck[U64(drawn)])
        low |= low_bit(card)
        high |= high_bit(card)
        drawn += 1
    game[DRAWN] = drawn
    hands[seat, 0], hands[seat, 1] = low, high
    for _ in range(rules.players):
        seat = seat + 1 if seat + 1 < rules.players else 0
        if hands[seat, 0] | hands[seat, 1] != NONE:
            break
    begun = begin_turn(rules, seat, turn, size - drawn, turn >> COVER & 7)
    return Position(begun, hands[seat, 0], hands[seat, 1])


class Demands(NamedTuple):
    """What a turn demands: the visible orders, the piles to cover, the cards owed."""

    orders: int
    cover: int
    owed: int


@inlined
def demands_on(rules: Rules, turn: int) -> Demands:
    """Compute what a turn demands now."""
    return Demands(
        visible(rules, turn),
        piles_to_cover(rules, turn, WAIVE_NOTHING),
        cards_owed(turn, WAIVE_NOTHING),
    )


@inlined
def is_finishable(rules: Rules, position: Position, demands: Demands, plain: PlainCards) -> bool:
    """Whether the turn can be finished, searching only if the quick test fails."""
    turn, low, high = position
    orders, cover, owed = demands
    return surely_finishes(
        turn, orders, cover, owed, low & plain.low, high & plain.high
    ) or can_finish(rules, position, WAIVE_NOTHING)


@inlined
def random_game(
    rules: Rules, seed: np.uint64, plain: PlainCards, buffers: PlayoutBuffers
) -> tuple[bool, int]:
    """Play one random game; return whether it is won, and the cards left.

    An action is drawn from all legal ones, listed by pile and place with the end last. If it breaks
    the turn, the last of the list takes its place and another is drawn.
    """
    rest = rules.high - rules.low + 1
    plays, rng = buffers.plays, buffers.rng
    position = begin_playout(rules, seed, buffers)
    rng[0] = seed + U64(rest - 1) * GOLDEN
    while can_finish(rules, position, WAIVE_NOTHING):
        while not is_over(position):
            number = list_plays(rules, position, plays)
            is_safe, after = False, position
            while not is_safe:
                drawn = below(rng, number)
                play = plays[drawn]
                if play == NO_PLAY:
                    break
                after = after_card(rules, position, play >> 8, play & 0xFF)
                is_safe = is_finishable(rules, after, demands_on(rules, after.turn), plain)
                number -= 1
                plays[drawn] = plays[number]
            if not is_safe:
                break
            position = after
            rest -= 1
        if rest == 0:
            return True, 0
        position = next_turn(rules, position, buffers)
    return False, rest - play_on(rules, position)


@inlined
def order_game(
    rules: Rules, seed: np.uint64, best_extra: int, plain: PlainCards, buffers: PlayoutBuffers
) -> tuple[bool, int]:
    """Play one greedy game of any edition; return whether it is won, and the cards left.

    It tries the nearest card first, and searches only if that may break the turn.
    """
    rest = rules.high - rules.low + 1
    position = begin_playout(rules, seed, buffers)
    demands = demands_on(rules, position.turn)
    while is_finishable(rules, position, demands, plain):
        mirror_low, mirror_high = backwards(position.high), backwards(position.low)
        while not is_over(position):
            play = nearest_play(position, demands.orders, mirror_low, mirror_high)
            is_free = demands.owed == 0 and demands.cover == 0
            if is_free and play > best_extra and best_extra < FAR:
                break
            is_safe, after = False, position
            if play < FAR:
                after = after_playing(rules, position, play)
                asked = demands_on(rules, after.turn)
                is_safe = is_finishable(rules, after, asked, plain)
            if not is_safe:
                limit = best_extra if is_free else NO_PLAY - 1
                play = cheapest_play(rules, position, limit)
                if play == NO_PLAY:
                    break
                after = after_playing(rules, position, play)
                asked = demands_on(rules, after.turn)
            mirror_card = MIRROR - card_at(play & 3, top_of(after.turn, play & 3))
            mirror_low &= ~low_bit(mirror_card)
            mirror_high &= ~high_bit(mirror_card)
            position, demands = after, asked
            rest -= 1
        if rest == 0:
            return True, 0
        position = next_turn(rules, position, buffers)
        demands = demands_on(rules, position.turn)
    return False, rest - play_on(rules, position)


@inlined
def after_playing(rules: Rules, position: Position, play: int) -> Position:
    pile = play & 3
    return after_card(rules, position, pile, top_of(position.turn, pile) + step_of(play))


@inlined
def nearest_play(
    position: Position, orders: int, mirror_low: np.uint64, mirror_high: np.uint64
) -> int:
    """Find the cheapest play within 64 places, given the visible orders and open piles."""
    turn, low, high = position
    reach = REACH & ~ONE if orders >> NO_BACKWARDS_CARD & 1 else REACH
    piles = open_piles(turn, WAIVE_NOTHING)
    at = U64(top_of(turn, 0) + SPOT)
    play = lowest(window_at(low, high, at) & reach) << 2 | (~piles & 1) << 20
    at = U64(top_of(turn, 1) + SPOT)
    play = min(play, lowest(window_at(low, high, at) & reach) << 2 | (~piles & 2) << 20 | 1)
    at = U64(top_of(turn, 2) + SPOT)
    near = window_at(mirror_low, mirror_high, at) & reach
    play = min(play, lowest(near) << 2 | (~piles & 4) << 20 | 2)
    at = U64(top_of(turn, 3) + SPOT)
    near = window_at(mirror_low, mirror_high, at) & reach
    return min(play, lowest(near) << 2 | (~piles & 8) << 20 | 3)
