"""Exact play where nothing is hidden.

With an empty deck and all unseen cards in one other hand nothing is hidden any more. Then the rest
of the game is searched, card by card, for a way to win.
"""

import numpy as np

from ninetyeight.kernel.arrays import Numbers, Words
from ninetyeight.kernel.bits import I64, NONE, U64, but_first, first, high_bit, low_bit
from ninetyeight.kernel.cache import compiled
from ninetyeight.kernel.chance import mixed
from ninetyeight.kernel.engine import LOG_PILE
from ninetyeight.kernel.kept_plan import UNKNOWN
from ninetyeight.kernel.knowledge import SeatKnowledge
from ninetyeight.kernel.search_buffers import LOST_SLOTS, SearchBuffers
from ninetyeight.kernel.turn import (
    COVER,
    WAIVE_NOTHING,
    Rules,
    accepted,
    after_play,
    begin_turn,
    card_at,
    is_met,
    is_over,
    plays_of,
    seat_of,
    top_of,
)

NODES_LEFT, SEARCH = range(2)


@compiled
def winning_step(
    rules: Rules,
    turn: int,
    low: np.uint64,
    high: np.uint64,
    knowledge: SeatKnowledge,
    nodes: int,
    work: SearchBuffers,
) -> int:
    """Give the first step of a certain win, where nothing is hidden; UNKNOWN without one."""
    if knowledge.deck_left > 0:
        return UNKNOWN
    other = other_holder(rules, turn, knowledge)
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
                knowledge.low,
                knowledge.high,
                other,
                budget,
                lost,
            ):
                return card | pile << LOG_PILE
    may_pass = is_met(rules, turn) and plays_of(turn) > 0 and other != seat_of(turn)
    if may_pass and win_from(
        rules,
        begin_turn(rules, other, turn, 0, turn >> COVER & 7),
        knowledge.low,
        knowledge.high,
        low,
        high,
        seat_of(turn),
        budget,
        lost,
    ):
        return -1
    return UNKNOWN


@compiled
def other_holder(rules: Rules, turn: int, knowledge: SeatKnowledge) -> int:
    """Give the one other seat that holds cards, the own seat if none does, -1 if several do."""
    holder = seat_of(turn)
    for step in range(1, rules.players):
        if knowledge.sizes >> (4 * step - 4) & 15:
            if holder != seat_of(turn):
                return -1
            holder = (seat_of(turn) + step) % rules.players
    return holder


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
    slot = I64(key & U64(LOST_SLOTS - 1))
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
