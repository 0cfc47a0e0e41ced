"""Exact play once nothing is hidden.

With an empty deck and all unseen cards in one other hand, a seat knows every card. Then it searches
the rest of the game, card by card, for a win.
"""

from typing import NamedTuple

import numpy as np

from ninetyeight.kernel.bits import I64, NONE, U64, but_first, first
from ninetyeight.kernel.cache import internal
from ninetyeight.kernel.chance import mixed
from ninetyeight.kernel.engine import LOG_PILE
from ninetyeight.kernel.kept_plan import UNKNOWN
from ninetyeight.kernel.knowledge import SeatKnowledge
from ninetyeight.kernel.search_buffers import LOST_SLOTS, SearchBuffers
from ninetyeight.kernel.turn import (
    COVER,
    WAIVE_NOTHING,
    Position,
    Rules,
    accepted,
    after_card,
    begin_turn,
    card_at,
    is_met,
    is_over,
    plays_of,
    seat_of,
    top_of,
)

NODES_LEFT, SEARCH = range(2)
NEARNESS = ((-10, 0), (1, 3), (4, 10), (11, 99))
"""The order in which steps are tried: backwards tricks, then small steps, then large ones."""


class OtherHand(NamedTuple):
    """The only other hand with cards, and its seat."""

    seat: int
    low: np.uint64
    high: np.uint64


@internal
def winning_step(
    rules: Rules, position: Position, knowledge: SeatKnowledge, nodes: int, work: SearchBuffers
) -> int:
    """Find the first step of a certain win, or UNKNOWN if none is found or cards are hidden."""
    if knowledge.deck_left > 0:
        return UNKNOWN
    turn = position.turn
    holder = other_holder(rules, turn, knowledge)
    if holder < 0:
        return UNKNOWN
    other = OtherHand(holder, knowledge.low, knowledge.high)
    work.budget[NODES_LEFT] = nodes
    work.budget[SEARCH] += 1
    for pile in range(4):
        fit_low, fit_high = accepted(rules, position, pile, WAIVE_NOTHING)
        while fit_low | fit_high != NONE:
            place = first(fit_low, fit_high)
            fit_low, fit_high = but_first(fit_low, fit_high)
            if win_from(rules, after_card(rules, position, pile, place), other, work):
                return card_at(pile, place) | pile << LOG_PILE
    may_pass = is_met(rules, turn) and plays_of(turn) > 0 and holder != seat_of(turn)
    if may_pass:
        passed, waiting = after_passing(rules, position, other)
        if win_from(rules, passed, waiting, work):
            return -1
    return UNKNOWN


@internal
def other_holder(rules: Rules, turn: int, knowledge: SeatKnowledge) -> int:
    """Find the only other seat with cards; the seat on turn if there is none, -1 if several."""
    holder = seat_of(turn)
    for step in range(1, rules.players):
        if knowledge.sizes >> (4 * step - 4) & 15:
            if holder != seat_of(turn):
                return -1
            holder = (seat_of(turn) + step) % rules.players
    return holder


@internal
def win_from(rules: Rules, position: Position, other: OtherHand, work: SearchBuffers) -> bool:
    """Whether all cards of both hands can be played, as far as `work.budget` lasts.

    `work.lost` remembers positions without a win; later ones overwrite earlier ones.
    """
    turn, low, high = position
    budget, lost = work.budget, work.lost
    if low | high == NONE:
        if other.low | other.high == NONE:
            return is_met(rules, turn)
        if not is_met(rules, turn):
            return False
        passed, waiting = after_passing(rules, position, other)
        return win_from(rules, passed, waiting, work)
    if budget[NODES_LEFT] <= 0:
        return False
    budget[NODES_LEFT] -= 1
    key = mixed(U64(turn) ^ mixed(low ^ mixed(high))) ^ mixed(other.low ^ mixed(other.high))
    # The number of the search is part of the key, so that the table need not be cleared.
    key ^= mixed(U64(budget[SEARCH]))
    slot = I64(key & U64(LOST_SLOTS - 1))
    if lost[slot] == key:
        return False
    for nearness in range(0 if is_over(position) else len(NEARNESS)):
        least, most = NEARNESS[nearness]
        for pile in range(4):
            top = top_of(turn, pile)
            fit_low, fit_high = accepted(rules, position, pile, WAIVE_NOTHING)
            while fit_low | fit_high != NONE:
                place = first(fit_low, fit_high)
                fit_low, fit_high = but_first(fit_low, fit_high)
                if place - top < least:
                    continue
                if place - top > most:
                    break
                if win_from(rules, after_card(rules, position, pile, place), other, work):
                    return True
    if is_met(rules, turn) and plays_of(turn) > 0:
        passed, waiting = after_passing(rules, position, other)
        if win_from(rules, passed, waiting, work):
            return True
    if budget[NODES_LEFT] > 0:
        lost[slot] = key
    return False


@internal
def after_passing(rules: Rules, position: Position, other: OtherHand) -> tuple[Position, OtherHand]:
    """Pass the turn to the other hand, or back to the same one if the other is empty."""
    turn = position.turn
    is_alone = other.low | other.high == NONE
    seat = seat_of(turn) if is_alone else other.seat
    passed = begin_turn(rules, seat, turn, 0, turn >> COVER & 7)
    if is_alone:
        return Position(passed, position.low, position.high), other
    mine = OtherHand(seat_of(turn), position.low, position.high)
    return Position(passed, other.low, other.high), mine
