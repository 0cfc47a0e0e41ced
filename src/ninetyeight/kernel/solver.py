"""The search for a win with all cards known, including the deck: a beam search, card by card.

A layer holds the best positions after a number of cards. From each, every card is tried, with and
without ending the turn first. Positions are compared in full, so a search that never had to drop
one has covered every line of play.
"""

from typing import NamedTuple

import numpy as np

from ninetyeight.kernel.arrays import Bytes, Numbers, Words
from ninetyeight.kernel.bits import (
    I64,
    NONE,
    U64,
    above_high,
    above_low,
    backwards,
    but_first,
    count,
    first,
    high_bit,
    low_bit,
)
from ninetyeight.kernel.cache import compiled, internal
from ninetyeight.kernel.chance import mixed
from ninetyeight.kernel.engine import (
    DECK,
    DRAWN,
    LOG_PILE,
    TURN,
    card_of,
    cards_left,
    draw_count,
    pile_of,
)
from ninetyeight.kernel.finish import can_finish
from ninetyeight.kernel.turn import (
    COVER,
    WAIVE_NOTHING,
    Position,
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

DEAD_COST = 12
PAIR_GAIN = 2
ENDED_FIRST = 1024
"""The flag in the code of a step that the turn was ended before this card."""
MOST_CHILDREN = 64
HIGHEST_SCORE = 4096


class Cards(NamedTuple):
    """A set of cards, as two words (see `bits`)."""

    low: np.uint64
    high: np.uint64


class Beam(NamedTuple):
    """The arrays of a beam search of one width."""

    turn: Numbers
    drawn: Numbers
    hands: Words
    next_turn: Numbers
    next_drawn: Numbers
    next_hands: Words
    parent: Numbers
    code: Numbers
    scores: Numbers
    sources: Numbers
    codes: Numbers
    order: Numbers
    """The children, the best first."""
    table: Numbers
    """The hash table of the next layer's positions: node plus 1, or 0."""
    histogram: Numbers
    cut: Numbers
    """Whether a position was ever dropped for lack of space, 0 or 1."""


def new_beam(width: int) -> Beam:
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
def find_win(rules: Rules, hands: Words, deck: Bytes, game: Numbers, width: int, beam: Beam) -> int:
    """Search for a win; return its node of the last layer, or -1.

    `beam.cut` says whether the search dropped anything.
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


@internal
def expand_node(rules: Rules, deck: Bytes, size: int, node: int, beam: Beam, end: int) -> int:
    """List the children of a node: another card, with and without ending the turn first."""
    rest = Cards(
        rest_of(rules, deck, size, node, beam, 0), rest_of(rules, deck, size, node, beam, 1)
    )
    turn = beam.turn[node]
    seat = seat_of(turn)
    position = Position(turn, beam.hands[node, 2 * seat], beam.hands[node, 2 * seat + 1])
    end = list_children(rules, node, position, rest, 0, beam, end)
    if plays_of(turn) == 0 or not is_met(rules, turn):
        return end
    # The same after ending the turn; the first row of the next layer serves as scratch space.
    beam.next_turn[0], beam.next_drawn[0] = turn, beam.drawn[node]
    for word in range(10):
        beam.next_hands[0, word] = beam.hands[node, word]
    pass_turn(rules, deck, size, 0, beam.next_turn, beam.next_drawn, beam.next_hands)
    turn = beam.next_turn[0]
    seat = seat_of(turn)
    position = Position(turn, beam.next_hands[0, 2 * seat], beam.next_hands[0, 2 * seat + 1])
    return list_children(rules, node, position, rest, ENDED_FIRST, beam, end)


@internal
def rest_of(rules: Rules, deck: Bytes, size: int, node: int, beam: Beam, word: int) -> np.uint64:
    """Return one word of the set of all cards in hands and deck."""
    rest = NONE
    for seat in range(rules.players):
        rest |= beam.hands[node, 2 * seat + word]
    for at in range(beam.drawn[node], size):
        card = I64(deck[at])
        rest |= low_bit(card) if word == 0 else high_bit(card)
    return rest


@internal
def list_children(
    rules: Rules, node: int, position: Position, rest: Cards, flag: int, beam: Beam, end: int
) -> int:
    """List every card that can be laid here, with its score; return the new end of the list."""
    if is_over(position):
        return end
    for pile in range(4):
        fit_low, fit_high = accepted(rules, position, pile, WAIVE_NOTHING)
        while fit_low | fit_high != NONE:
            place = first(fit_low, fit_high)
            fit_low, fit_high = but_first(fit_low, fit_high)
            card = card_at(pile, place)
            after = after_play(rules, position.turn, pile, place)
            after_low, after_high = rest.low & ~low_bit(card), rest.high & ~high_bit(card)
            beam.scores[end] = score_position(after, after_low, after_high)
            beam.sources[end] = node
            beam.codes[end] = card | pile << LOG_PILE | flag
            end += 1
    return end


@internal
def score_position(turn: int, low: np.uint64, high: np.uint64) -> int:
    """Score a position by its tops and the cards still to play; less is better."""
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


@internal
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


@internal
def keep_best(
    rules: Rules, deck: Bytes, size: int, layer: int, width: int, end: int, beam: Beam
) -> int:
    """Build the next layer from the best children, each position once."""
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


@internal
def sort_children(end: int, beam: Beam) -> None:
    """Sort the children by score, keeping equal ones in order."""
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


@internal
def make_node(
    rules: Rules, deck: Bytes, size: int, layer: int, child: int, number: int, beam: Beam
) -> int:
    """Build a node of the next layer from a child, unless its turn cannot be finished."""
    source, code = beam.sources[child], beam.codes[child]
    beam.next_turn[number], beam.next_drawn[number] = beam.turn[source], beam.drawn[source]
    for word in range(10):
        beam.next_hands[number, word] = beam.hands[source, word]
    if code & ENDED_FIRST:
        pass_turn(rules, deck, size, number, beam.next_turn, beam.next_drawn, beam.next_hands)
    turn = beam.next_turn[number]
    seat = seat_of(turn)
    pile, card = pile_of(code), card_of(code)
    turn = after_play(rules, turn, pile, card_at(pile, card))
    beam.next_hands[number, 2 * seat] &= ~low_bit(card)
    beam.next_hands[number, 2 * seat + 1] &= ~high_bit(card)
    beam.next_turn[number] = turn
    position = Position(
        turn, beam.next_hands[number, 2 * seat], beam.next_hands[number, 2 * seat + 1]
    )
    if not can_finish(rules, position, WAIVE_NOTHING):
        return number
    beam.parent[layer, number], beam.code[layer, number] = source, code
    if is_over(position) and has_cards(rules, size, number, beam):
        pass_turn(rules, deck, size, number, beam.next_turn, beam.next_drawn, beam.next_hands)
    return number + 1


@internal
def has_cards(rules: Rules, size: int, node: int, beam: Beam) -> bool:
    """Whether a node of the next layer has cards left in hands or deck."""
    if beam.next_drawn[node] < size:
        return True
    held = NONE
    for word in range(2 * rules.players):
        held |= beam.next_hands[node, word]
    return held != NONE


@internal
def slot_of(rules: Rules, node: int, beam: Beam) -> int:
    """Find the slot of the table that has a node's position, or that is free for it."""
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
