"""Look-ahead: trying turns in possible worlds.

The best ways to end the turn are tried in worlds that agree with what the seat knows: the unseen
cards are dealt at random, so that every hand would show the signs that it showed, and a few turns
are played. All candidates get the same worlds; after each stage the worse half drops out.
"""

from typing import NamedTuple

import numpy as np

from ninetyeight.kernel.arrays import Bytes, Log, Numbers, Reals, Words
from ninetyeight.kernel.bits import I64, NONE, first, high_bit, low_bit
from ninetyeight.kernel.cache import internal
from ninetyeight.kernel.chance import below, seed_of
from ninetyeight.kernel.engine import (
    DECK,
    GAME_NUMBERS,
    RESULT,
    cards_left,
    play_code,
    position_in,
    settle,
)
from ninetyeight.kernel.finish import RUNNING, WON
from ninetyeight.kernel.greedy import NO_LIMIT, cheapest
from ninetyeight.kernel.knowledge import SeatKnowledge, pack_set, seat_knowledge
from ninetyeight.kernel.network import LEFT_WEIGHT, Net
from ninetyeight.kernel.plans import (
    IS_END,
    IS_OPEN,
    QUICK,
    best_end,
    node_position,
    pick_best,
    plan,
)
from ninetyeight.kernel.search_buffers import SearchBuffers, new_search_buffers
from ninetyeight.kernel.signs import TALK_NONE, signs_of
from ninetyeight.kernel.turn import Position, Rules, seat_of

CANDIDATES = 6
DEAL_TRIES = 64
STAGES = 3
"""After each stage the worse half of the candidates drops out."""
PRIOR = np.float32(20.0)
"""The value before looking ahead counts as much as this many worlds."""


class World(NamedTuple):
    """The arrays of a possible world, reused for each one."""

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


class Sampling(NamedTuple):
    """How many worlds to try, and the buffers for them."""

    samples: int
    """How many worlds are tried in a turn."""
    work: SearchBuffers
    """The buffers for planning inside a world."""
    world: World


def new_sampling(samples: int) -> Sampling:
    """Create the buffers for trying `samples` worlds in a turn."""
    return Sampling(samples, new_search_buffers(), new_world())


class Trial(NamedTuple):
    """The settings for comparing the candidates of one turn."""

    candidates: int
    samples: int
    turns: int
    """How many turns are played in each world."""
    seed: np.uint64


@internal
def pick_candidates(work: SearchBuffers, world: World, end: int) -> int:
    """List the best ways to end the turn in `world.nodes`, and return their number."""
    for node in range(end):
        work.state[node] = IS_OPEN if work.state[node] & IS_END else 0
    number = pick_best(work, 0, end, CANDIDATES, False)
    for at in range(number):
        world.nodes[at] = work.picked[at]
        world.sums[at] = PRIOR * work.value[work.picked[at]]
        world.counts[at] = 0
    return number


@internal
def look_ahead(
    rules: Rules,
    position: Position,
    knowledge: SeatKnowledge,
    net: Net,
    work: SearchBuffers,
    sampling: Sampling,
    trial: Trial,
) -> int:
    """Try the candidates and return the node of the best."""
    world, number = sampling.world, trial.candidates
    index = 0
    for _ in range(STAGES):
        if number < 2:
            break
        for _sample in range(trial.samples // (STAGES * number)):
            world.rng[0] = seed_of(trial.seed, index)
            index += 1
            deal_world(rules, position.turn, knowledge, world)
            for at in range(number):
                set_up(rules, position, knowledge, world)
                after = node_position(work, world.nodes[at])
                settle(rules, world.hands, world.deck, world.game, world.played, after)
                world.sums[at] += play_out(
                    rules, world, net, sampling.work, trial.turns, knowledge.talk
                )
                world.counts[at] += 1
        sort_candidates(world, number)
        number = (number + 1) // 2
    return world.nodes[0]


@internal
def set_up(rules: Rules, position: Position, knowledge: SeatKnowledge, world: World) -> None:
    """Reset a world to the beginning of the turn."""
    seat = seat_of(position.turn)
    for other in range(rules.players):
        world.hands[other, 0] = world.tried_hands[other, 0]
        world.hands[other, 1] = world.tried_hands[other, 1]
    world.hands[seat, 0], world.hands[seat, 1] = position.low, position.high
    world.game[:] = 0
    world.game[DECK] = knowledge.deck_left
    world.played[0] = pack_set(rules, 0) & ~(position.low | knowledge.low)
    world.played[1] = pack_set(rules, 1) & ~(position.high | knowledge.high)


@internal
def sort_candidates(world: World, number: int) -> None:
    """Sort the first `number` candidates by their means, the best first."""
    nodes, sums, counts = world.nodes, world.sums, world.counts
    for at in range(1, number):
        place = at
        while place > 0 and mean_at(world, place) > mean_at(world, place - 1):
            before = place - 1
            nodes[place], nodes[before] = nodes[before], nodes[place]
            sums[place], sums[before] = sums[before], sums[place]
            counts[place], counts[before] = counts[before], counts[place]
            place = before


@internal
def deal_world(rules: Rules, turn: int, knowledge: SeatKnowledge, world: World) -> None:
    """Deal the unseen cards to the other hands and the deck, consistent with the signs."""
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
            # The tail overlapped the places that were dealt: list the remaining cards again.
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


@internal
def play_out(
    rules: Rules, world: World, net: Net, deep: SearchBuffers, turns: int, talk: int
) -> np.float32:
    """Play up to `turns` turns in a world and return the value of the result."""
    game, hands, played = world.game, world.hands, world.played
    value, is_lost = np.float32(0.0), False
    for step in range(turns):
        if game[RESULT] != RUNNING:
            break
        position = position_in(hands, game)
        knowledge = seat_knowledge(rules, hands, game, played, talk)
        end = plan(rules, position, knowledge, net, deep, QUICK)
        node = best_end(deep, end)
        if node < 0:
            code = cheapest(rules, position, NO_LIMIT)
            if code < 0:  # Every card loses; how many could still be laid does not matter.
                is_lost = True
                break
            play_code(rules, hands, world.deck, game, world.log, played, code)
            continue
        value = min(deep.value[node], np.float32(1.0))
        if step == turns - 1:
            return value
        settle(rules, hands, world.deck, game, played, node_position(deep, node))
    if game[RESULT] == WON:
        return np.float32(1.0)
    if is_lost or game[RESULT] != RUNNING:
        size = np.float32(rules.high - rules.low + 1)
        return -LEFT_WEIGHT * np.float32(cards_left(rules, hands, game)) / size
    return value


@internal
def mean_at(world: World, at: int) -> np.float32:
    """Return the mean value of a candidate so far."""
    return world.sums[at] / (PRIOR + np.float32(world.counts[at]))
