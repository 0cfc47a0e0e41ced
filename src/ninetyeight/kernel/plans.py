"""Planning a turn: the ways to finish it, with their values."""

from typing import NamedTuple

import numpy as np

from ninetyeight.kernel.bits import (
    I64,
    NONE,
    ONE,
    U64,
    backwards,
    but_first,
    first,
    high_bit,
    low_bit,
    lowest,
    window,
)
from ninetyeight.kernel.cache import compiled, inlined, internal
from ninetyeight.kernel.chance import GOLDEN, MIX_ONE, mixed
from ninetyeight.kernel.engine import LOG_PILE
from ninetyeight.kernel.finish import can_finish
from ninetyeight.kernel.knowledge import SeatKnowledge
from ninetyeight.kernel.network import CERTAIN, Net, value_of
from ninetyeight.kernel.search_buffers import NODES, TABLE_SIZE, SearchBuffers
from ninetyeight.kernel.turn import (
    NO_BACKWARDS_CARD,
    WAIVE_NOTHING,
    Position,
    Rules,
    accepted,
    after_card,
    card_at,
    cards_owed,
    is_met,
    is_over,
    open_piles,
    plays_of,
    top_of,
    visible,
)


class Breadth(NamedTuple):
    """How many states of each layer the search keeps."""

    slack: int
    """A state is dropped if the sum of its tops is this much worse than the best of its layer."""
    extra_slack: int
    """The same for cards that are not owed."""
    beam: int
    """How many states of a layer are extended by another card once nothing is owed."""
    wide: int
    """The same while cards are owed."""
    thins_out: bool = False
    """Whether to drop states that are no better than another with the same hand."""
    shares_sums: bool = False
    """Whether to value a state from the sums of the last one, which is faster. The last bit may
    differ, so `master` and games with partners do without it: their published figures were measured
    that way."""


class PlanStep(NamedTuple):
    """The card that led to a state, and the state before it."""

    parent: int
    code: int
    """The card and its pile, encoded as in the log."""
    cost: int
    """The sum of the steps of all cards of this turn."""


QUICK = Breadth(slack=20, extra_slack=10, beam=10, wide=96)
"""For turns in a possible world."""
NARROW = Breadth(slack=24, extra_slack=10, beam=10, wide=128)
"""For games with signs: plans change with them, so more plans are made."""
ALONE = Breadth(slack=24, extra_slack=10, beam=10, wide=128, thins_out=True, shares_sums=True)
"""For solo games, in which the hand and the network are larger."""
MEDIUM = Breadth(slack=28, extra_slack=14, beam=16, wide=160, thins_out=True)
BROAD = Breadth(slack=32, extra_slack=14, beam=16, wide=256)
"""For turns that owe three cards: a good one may begin with an expensive card."""
IS_END, IS_OPEN = 1, 2


@compiled
def plan(
    rules: Rules,
    position: Position,
    knowledge: SeatKnowledge,
    net: Net,
    work: SearchBuffers,
    breadth: Breadth,
) -> int:
    """Find and value the ways to finish this turn; return the number of nodes.

    Node 0 is the turn as it stands. A node with IS_END is a way to end the turn.
    """
    turn = position.turn
    work.turn[0], work.low[0], work.high[0] = position
    work.parent[0], work.code[0], work.cost[0] = -1, -1, 0
    work.state[0] = work.known[0] = 0
    if is_met(rules, turn):
        work.state[0] = IS_END
        shares = breadth.shares_sums
        work.value[0] = value_of(rules, position, turn, knowledge, net, work, shares)
    work.picked[0] = 0
    # A literal 1 would make Numba compile the callees twice, for the literal and for an integer.
    number = end = I64(1)
    all_met = work.state[0] == IS_END
    while number > 0:
        layer, limit = end, 1 << 30
        for at in range(number):
            node = work.picked[at]
            limit = min(limit, work.cost[node] + least_step(rules, node_position(work, node)))
        limit += breadth.extra_slack if all_met else breadth.slack
        for at in range(number):
            end = extend(rules, work, work.picked[at], layer, end, limit)
        if breadth.thins_out and rules.is_plain:
            end = thin_out(work, layer, end)
        owes, all_met = False, True
        for node in range(layer, end):
            state, node_owes = judge_node(rules, work, node)
            work.state[node] = max(0, state)
            if state < 0:
                continue
            all_met = all_met and state & IS_END != 0
            owes = owes or node_owes
            if node_owes:
                work.value[node] = -1
            else:
                after = node_position(work, node)
                shares = breadth.shares_sums
                value = value_of(rules, after, turn, knowledge, net, work, shares)
                work.value[node] = handicapped(rules, net, work, node, value)
        number = pick_best(work, layer, end, breadth.wide if owes else breadth.beam, owes)
    return end


@inlined
def node_position(work: SearchBuffers, node: int) -> Position:
    return Position(work.turn[node], work.low[node], work.high[node])


@inlined
def judge_node(rules: Rules, work: SearchBuffers, node: int) -> tuple[int, bool]:
    """Classify a node by IS_END and IS_OPEN, or -1 if it loses; and whether cards are owed."""
    position = node_position(work, node)
    met = is_met(rules, position.turn)
    if not met and not can_finish(rules, position, WAIVE_NOTHING):
        return -1, False
    state = (IS_END if met else 0) | (0 if is_over(position) else IS_OPEN)
    return state, cards_owed(position.turn, WAIVE_NOTHING) > 0


@inlined
def handicapped(
    rules: Rules, net: Net, work: SearchBuffers, node: int, value: np.float32
) -> np.float32:
    """Lower the value of a turn for its cards that were not owed and for its steps."""
    if value >= CERTAIN:
        return value
    more = np.float32(max(0, plays_of(work.turn[node]) - rules.minimum))
    steps = np.float32(work.cost[node])
    return value - (net.handicap[0] * more + net.handicap[1] * steps)


@compiled
def best_end(work: SearchBuffers, end: int) -> int:
    """Find the best way to end the turn, or -1 if there is none."""
    best = -1
    for node in range(end):
        if work.state[node] & IS_END and (best < 0 or work.value[node] > work.value[best]):
            best = node
    return best


@internal
def pick_best(work: SearchBuffers, start: int, end: int, wanted: int, by_cost: bool) -> int:
    """Put up to `wanted` open nodes of a layer into `work.picked`, the best first."""
    number = 0
    for node in range(start, end):
        if work.state[node] & IS_OPEN == 0:
            continue
        at = number
        while at > 0:
            other = work.picked[at - 1]
            if by_cost:
                if work.cost[other] <= work.cost[node]:
                    break
            elif work.value[other] >= work.value[node]:
                break
            if at < wanted:
                work.picked[at] = other
            at -= 1
        if at < wanted:
            work.picked[at] = node
            number = min(number + 1, wanted)
    return number


@internal
def extend(rules: Rules, work: SearchBuffers, node: int, layer: int, end: int, limit: int) -> int:
    """Add every state that another card leads to from a node, up to a limit of cost."""
    position = node_position(work, node)
    turn = position.turn
    twin_up = rules.is_plain and top_of(turn, 0) == top_of(turn, 1)
    twin_down = rules.is_plain and top_of(turn, 2) == top_of(turn, 3)
    for pile in range(4):
        if (pile == 1 and twin_up) or (pile == 3 and twin_down):
            continue
        top = top_of(turn, pile)
        fit_low, fit_high = accepted(rules, position, pile, WAIVE_NOTHING)
        while fit_low | fit_high != NONE:
            place = first(fit_low, fit_high)
            cost = work.cost[node] + place - top
            if cost > limit:
                break
            fit_low, fit_high = but_first(fit_low, fit_high)
            step = PlanStep(node, card_at(pile, place) | pile << LOG_PILE, cost)
            after = after_card(rules, position, pile, place)
            end = add_node(work, layer, end, after, step)
    return end


@internal
def add_node(work: SearchBuffers, layer: int, end: int, position: Position, step: PlanStep) -> int:
    """Add a state to the layer that begins at `layer`, unless it is there; return the new end."""
    turn, low, high = position
    key = mixed(U64(turn) ^ mixed(low + GOLDEN) ^ (high * MIX_ONE))
    slot = I64(key & U64(TABLE_SIZE - 1))
    while True:
        node = work.table[slot]
        if node < layer or node >= end:
            break
        if work.turn[node] == turn and work.low[node] == low and work.high[node] == high:
            return end
        slot = (slot + 1) & (TABLE_SIZE - 1)
    if end == NODES:
        return end
    work.table[slot] = end
    work.turn[end], work.low[end], work.high[end] = turn, low, high
    work.parent[end], work.code[end], work.cost[end] = step
    return end + 1


@internal
def thin_out(work: SearchBuffers, layer: int, end: int) -> int:
    """Drop the states of a layer that are no better than another; return the new end."""
    for node in range(layer, end):
        work.state[node] = 0
        for other in range(layer, end):
            if other != node and is_no_better(work, node, other):
                # Of two equal states the first is kept.
                work.state[node] = other < node or not is_no_better(work, other, node)
                if work.state[node]:
                    break
    kept = layer
    for node in range(layer, end):
        if work.state[node] == 0:
            work.turn[kept], work.low[kept] = work.turn[node], work.low[node]
            work.high[kept], work.parent[kept] = work.high[node], work.parent[node]
            work.code[kept], work.cost[kept] = work.code[node], work.cost[node]
            kept += 1
    return kept


@internal
def is_no_better(work: SearchBuffers, node: int, other: int) -> bool:
    """Whether a state has the same hand as another, no better top, and no trick in the hand."""
    low, high = work.low[node], work.high[node]
    if work.low[other] != low or work.high[other] != high:
        return False
    turn, than = work.turn[node], work.turn[other]
    for pile in (0, 2):
        first_top, second_top = top_of(turn, pile), top_of(turn, pile + 1)
        first_than, second_than = top_of(than, pile), top_of(than, pile + 1)
        if max(first_top, second_top) < max(first_than, second_than):
            return False
        if min(first_top, second_top) < min(first_than, second_than):
            return False
    for pile in range(4):
        place = top_of(turn, pile) - 10
        if place > 1:
            card = card_at(pile, place)
            if low & low_bit(card) | high & high_bit(card) != NONE:
                return False
    return True


@internal
def least_step(rules: Rules, position: Position) -> int:
    """Find the smallest step of any card in the hand."""
    turn, low, high = position
    mirror_low, mirror_high = backwards(high), backwards(low)
    trick = not visible(rules, turn) >> NO_BACKWARDS_CARD & 1
    piles = open_piles(turn, WAIVE_NOTHING)
    least = 1 << 20
    for pile in range(4):
        if piles >> pile & 1:
            top = top_of(turn, pile)
            near = window(low, high, top) if pile < 2 else window(mirror_low, mirror_high, top)
            if trick and near & ONE:
                return -10
            least = min(least, lowest(near >> U64(11)) + 1)
    return least
