"""Following a plan until the turn is over or signs change."""

from ninetyeight.kernel.cache import internal
from ninetyeight.kernel.engine import pile_of
from ninetyeight.kernel.knowledge import SeatKnowledge
from ninetyeight.kernel.search_buffers import SearchBuffers
from ninetyeight.kernel.turn import plays_of

UNKNOWN = -2
"""The result of a search that found no step."""
STEP, STEPS, STEP_SIGNS, FIRST_STEP = range(4)
WHATEVER_SIGNS = -1
"""In place of the signs: follow the plan whatever others signal."""
SIGNS_ON_FIRST_PILE = 0x03030303
"""Two bits for each of the four other seats."""


@internal
def keep_plan(work: SearchBuffers, node: int, signs: int) -> None:
    """Store the steps to a node, followed by the end of the turn."""
    steps = work.steps
    length = 0
    at = node
    while at > 0:
        length += 1
        at = work.parent[at]
    steps[STEP], steps[STEPS], steps[STEP_SIGNS] = 0, length + 1, signs
    steps[FIRST_STEP + length] = -1
    at = node
    while at > 0:
        length -= 1
        steps[FIRST_STEP + length] = work.code[at]
        at = work.parent[at]


@internal
def follow(turn: int, knowledge: SeatKnowledge, work: SearchBuffers) -> int:
    """Return the next step of the plan; UNKNOWN in a new turn or if signs on its pile changed.

    Replanning for signs on other piles, or before ending the turn, rarely changes the plan:
    without it the bots win as often, in half the time.
    """
    steps = work.steps
    if plays_of(turn) == 0 or steps[STEP] >= steps[STEPS]:
        steps[STEPS] = 0
        return UNKNOWN
    code = steps[FIRST_STEP + steps[STEP]]
    if steps[STEP_SIGNS] != WHATEVER_SIGNS and code >= 0:
        pile = pile_of(code)
        if (steps[STEP_SIGNS] ^ knowledge.signs) & (SIGNS_ON_FIRST_PILE << 2 * pile) != 0:
            steps[STEPS] = 0
            return UNKNOWN
    steps[STEP] += 1
    return code
