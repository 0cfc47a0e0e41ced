"""Who chooses, and how: from `random` to `master`."""

import numpy as np

from ninetyeight.kernel.cache import compiled
from ninetyeight.kernel.endings import winning_step
from ninetyeight.kernel.greedy import any_step, greedy_step, random_step
from ninetyeight.kernel.kept_plan import FIRST_STEP, STEP, STEPS, UNKNOWN, follow, keep_plan
from ninetyeight.kernel.knowledge import SeatKnowledge
from ninetyeight.kernel.look_ahead import World, look_ahead
from ninetyeight.kernel.network import CERTAIN, Net
from ninetyeight.kernel.plans import ALONE, BROAD, MEDIUM, NARROW, Breadth, best_end, plan
from ninetyeight.kernel.search_buffers import SearchBuffers
from ninetyeight.kernel.signs import TALK_NONE
from ninetyeight.kernel.turn import Rules, plays_of

RANDOM, GREEDY, PLANNER, SHARP, MASTER = range(5)
"""Who chooses."""
ENDINGS = (0, 0, 1500, 200, 100000)
"""How many positions of an ending each of them searches for a win. A learned value sees it coming,
so `sharp` needs less of it than `planner`."""
TURNS_AHEAD = 3
LAST_TURNS_AHEAD = 9
"""How many turns are played in a world; more once the deck is empty."""


@compiled
def decide(
    policy: int,
    rules: Rules,
    turn: int,
    low: np.uint64,
    high: np.uint64,
    knowledge: SeatKnowledge,
    net: Net,
    work: SearchBuffers,
    deep: SearchBuffers,
    world: World,
    samples: int,
    seed: np.uint64,
) -> int:
    """Choose the next card and its pile, as in the log, or -1 to end the turn."""
    work.rng[0] = seed
    if policy == RANDOM:
        return random_step(rules, turn, low, high, work.rng)
    if policy == GREEDY:
        return greedy_step(rules, turn, low, high)
    if policy >= PLANNER:
        nodes = ENDINGS[policy]
        code = winning_step(rules, turn, low, high, knowledge, nodes, work)
        if code != UNKNOWN:
            work.steps[STEPS] = 0
            return code
    code = follow(turn, knowledge, work)
    if code != UNKNOWN:
        return code
    end = plan(rules, turn, low, high, knowledge, net, work, breadth_of(rules, knowledge, policy))
    best = best_end(work, end)
    if best < 0:
        return any_step(rules, turn, low, high)
    if policy == MASTER and work.value[best] < CERTAIN:
        share = samples if plays_of(turn) == 0 else samples // 3
        turns = TURNS_AHEAD if knowledge.deck_left > 0 else LAST_TURNS_AHEAD
        best = look_ahead(
            rules, turn, low, high, knowledge, net, work, deep, world, seed, share, turns, end
        )
    keep_plan(work, best, knowledge.signs)
    work.steps[STEP] = 1
    return work.steps[FIRST_STEP]


@compiled
def breadth_of(rules: Rules, knowledge: SeatKnowledge, policy: int) -> Breadth:
    """Say how broadly a turn is planned here, so that games take about the same time."""
    if rules.minimum > 2:
        return BROAD
    if rules.players == 1 and policy != MASTER:
        return ALONE
    return MEDIUM if knowledge.talk == TALK_NONE else NARROW
