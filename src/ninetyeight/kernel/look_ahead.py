"""Trying turns in worlds that might be.

The best ways to end the turn are tried in worlds that agree with what is seen: the unseen cards are
dealt at random, so that every hand would give the signs that it gave, and a few turns are played.
The same worlds serve all candidates; the worse half drops out time and again.
"""

from typing import NamedTuple

import numpy as np

from ninetyeight.kernel.arrays import Bytes, Log, Numbers, Reals, Words
from ninetyeight.kernel.bits import I64, NONE, first, high_bit, low_bit
from ninetyeight.kernel.cache import compiled
from ninetyeight.kernel.chance import below, seed_of
from ninetyeight.kernel.engine import DECK, GAME_NUMBERS, RESULT, TURN, act, cards_left, settle
from ninetyeight.kernel.finish import RUNNING, WON
from ninetyeight.kernel.greedy import NO_LIMIT, cheapest
from ninetyeight.kernel.knowledge import SeatKnowledge, pack_set, seat_knowledge
from ninetyeight.kernel.network import LEFT_WEIGHT, Net
from ninetyeight.kernel.plans import IS_END, IS_OPEN, QUICK, best_end, pick_best, plan
from ninetyeight.kernel.search_buffers import SearchBuffers
from ninetyeight.kernel.signs import TALK_NONE, signs_of
from ninetyeight.kernel.turn import Rules, seat_of

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
def look_ahead(
    rules: Rules,
    turn: int,
    low: np.uint64,
    high: np.uint64,
    knowledge: SeatKnowledge,
    net: Net,
    work: SearchBuffers,
    deep: SearchBuffers,
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
            imagine(rules, turn, knowledge, world)
            for at in range(number):
                node = world.nodes[at]
                for other in range(rules.players):
                    world.hands[other, 0] = world.tried_hands[other, 0]
                    world.hands[other, 1] = world.tried_hands[other, 1]
                world.hands[seat, 0], world.hands[seat, 1] = low, high
                world.game[:] = 0
                world.game[DECK] = knowledge.deck_left
                world.played[0] = pack_set(rules, 0) & ~(low | knowledge.low)
                world.played[1] = pack_set(rules, 1) & ~(high | knowledge.high)
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
                world.sums[at] += play_out(rules, world, net, deep, turns, knowledge.talk)
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
def imagine(rules: Rules, turn: int, knowledge: SeatKnowledge, world: World) -> None:
    """Deal the unseen cards to the other hands and the deck, in agreement with the signs."""
    pool, number = world.pool, 0
    low, high = knowledge.low, knowledge.high
    while low | high != NONE:
        card = first(low, high)
        low &= ~low_bit(card)
        high &= ~high_bit(card)
        pool[number] = card
        number += 1
    seat = seat_of(turn)
    for step in range(1, rules.players):
        other = (seat + step) % rules.players
        size = knowledge.sizes >> (4 * step - 4) & 15
        said = knowledge.signs >> (8 * step - 8) & 0xFF
        tries = 1 if knowledge.talk == TALK_NONE else DEAL_TRIES
        for _ in range(tries):
            low, high = NONE, NONE
            for at in range(size):
                pick = at + below(world.rng, number - at)
                card = I64(pool[pick])
                pool[pick], pool[at] = pool[at], pool[pick]
                low |= low_bit(card)
                high |= high_bit(card)
            if knowledge.talk == TALK_NONE or signs_of(low, high, turn, knowledge.talk) == said:
                break
        world.tried_hands[other, 0], world.tried_hands[other, 1] = low, high
        # The cards that were dealt leave the pool.
        for at in range(size):
            number -= 1
            pool[at] = pool[number]
        if size > number:
            # The tail moved into places that were dealt as well: list the rest anew.
            number = 0
            low, high = knowledge.low, knowledge.high
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
def play_out(
    rules: Rules, world: World, net: Net, deep: SearchBuffers, turns: int, talk: int
) -> np.float32:
    """Play so many turns in a world; give the value of where that leads."""
    game, hands, played = world.game, world.hands, world.played
    value, is_lost = np.float32(0.0), False
    for step in range(turns):
        if game[RESULT] != RUNNING:
            break
        turn = game[TURN]
        seat = seat_of(turn)
        knowledge = seat_knowledge(rules, hands, game, played, talk)
        end = plan(rules, turn, hands[seat, 0], hands[seat, 1], knowledge, net, deep, QUICK)
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
def mean_at(world: World, at: int) -> np.float32:
    """Give the mean value of a candidate so far."""
    return world.sums[at] / (PRIOR + np.float32(world.counts[at]))
