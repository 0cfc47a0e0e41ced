"""The policies of the bots, from `random` to `master`."""

from typing import NamedTuple

import numpy as np

from ninetyeight.kernel.cache import compiled, inlined_entry
from ninetyeight.kernel.endings import winning_step
from ninetyeight.kernel.greedy import any_step, greedy_step, random_step
from ninetyeight.kernel.kept_plan import FIRST_STEP, STEP, STEPS, UNKNOWN, follow, keep_plan
from ninetyeight.kernel.knowledge import SeatKnowledge
from ninetyeight.kernel.look_ahead import Sampling, Trial, look_ahead, pick_candidates
from ninetyeight.kernel.network import CERTAIN, Net
from ninetyeight.kernel.plans import ALONE, BROAD, MEDIUM, NARROW, Breadth, best_end, plan
from ninetyeight.kernel.search_buffers import SearchBuffers
from ninetyeight.kernel.signs import TALK_NONE
from ninetyeight.kernel.turn import Position, Rules, plays_of

RANDOM, GREEDY, PLANNER, SHARP, MASTER = range(5)
"""The policies, the strongest last."""
ENDINGS = (0, 0, 1500, 200, 100000)
"""How many positions of an ending each policy searches for a win. A learned value foresees most
wins, so `sharp` needs fewer than `planner`."""
TURNS_AHEAD = 3
LAST_TURNS_AHEAD = 9
"""How many turns are played in a world: the second number once the deck is empty."""


class Policy(NamedTuple):
    """The kind of player on a seat, and its value."""

    kind: int
    """RANDOM to MASTER."""
    net: Net
    """Its value; RANDOM and GREEDY do not use it."""


@inlined_entry
def choose_action(
    rules: Rules,
    position: Position,
    knowledge: SeatKnowledge,
    policy: Policy,
    seed: np.uint64,
    work: SearchBuffers,
    sampling: Sampling | None,
) -> int:
    """Choose the next card and its pile, as in the log, or -1 to end the turn.

    Only MASTER needs `sampling`. With None the look-ahead is not even compiled.
    """
    work.rng[0] = seed
    if policy.kind == RANDOM:
        return random_step(rules, position, work.rng)
    if policy.kind == GREEDY:
        return greedy_step(rules, position)
    code = winning_step(rules, position, knowledge, ENDINGS[policy.kind], work)
    if code != UNKNOWN:
        work.steps[STEPS] = 0
        return code
    turn, net = position.turn, policy.net
    code = follow(turn, knowledge, work)
    if code != UNKNOWN:
        return code
    end = plan(rules, position, knowledge, net, work, breadth_of(rules, knowledge, policy.kind))
    best = best_end(work, end)
    if best < 0:
        return any_step(rules, position)
    if sampling is not None:  # noqa: SIM102  Numba prunes the branch only if this is the whole test
        if policy.kind == MASTER and work.value[best] < CERTAIN:
            samples = sampling.samples if plays_of(turn) == 0 else sampling.samples // 3
            turns = TURNS_AHEAD if knowledge.deck_left > 0 else LAST_TURNS_AHEAD
            number = pick_candidates(work, sampling.world, end)
            trial = Trial(number, samples, turns, seed)
            best = look_ahead(rules, position, knowledge, net, work, sampling, trial)
    keep_plan(work, best, knowledge.signs)
    work.steps[STEP] = 1
    return work.steps[FIRST_STEP]


@compiled
def breadth_of(rules: Rules, knowledge: SeatKnowledge, policy: int) -> Breadth:
    """Choose how broadly to plan, so that games of all kinds take about the same time."""
    if rules.minimum > 2:
        return BROAD
    if rules.players == 1 and policy != MASTER:
        return ALONE
    return MEDIUM if knowledge.talk == TALK_NONE else NARROW
