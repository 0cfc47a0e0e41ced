"""The player that knows everything: it says whether a deal can be won, and how.

It looks into all hands and the deck, so it never sits at a table. A beam search goes card by card
and keeps the most promising positions; what it finds is a win that the rules accept, but that it
finds none proves nothing.
"""

from dataclasses import dataclass

from ninetyeight.kernel import compiled
from ninetyeight.kernel.packing import pack
from ninetyeight.rules import Action, Pile, Play, State, apply
from ninetyeight.rules.action import END_TURN

WIDTHS = (200, 2000, 20000)
"""How many positions are kept; the next width is tried where the one before finds nothing."""


@dataclass(frozen=True, slots=True)
class Solution:
    """What was found: the actions that win, or None, and the widest search that was made."""

    actions: tuple[Action, ...] | None
    width: int


def solve(state: State, widths: tuple[int, ...] = WIDTHS) -> Solution:
    """Look for a way to win from here, with everything known."""
    if state.outcome is not None:
        return Solution(() if state.outcome.is_won else None, 0)
    packed = pack(state)
    for width in widths:
        beam = compiled.new_beam(width)
        node = compiled.solve(packed.rules, packed.hands, packed.deck, packed.game, width, beam)
        if node >= 0:
            return Solution(_actions(state, beam, int(node)), width)
    return Solution(None, widths[-1])


def _actions(state: State, beam: compiled.Beam, node: int) -> tuple[Action, ...]:
    codes = []
    for layer in range(state.left - 1, -1, -1):
        codes.append(int(beam.code[layer, node]))
        node = int(beam.parent[layer, node])
    actions: list[Action] = []
    for code in reversed(codes):
        if code & compiled.ENDED_FIRST:
            actions.append(END_TURN)
            state = apply(state, END_TURN).state
        play = Play(code & 127, Pile(code >> compiled.LOG_PILE & 3))
        actions.append(play)
        state = apply(state, play).state
    assert state.outcome is not None
    assert state.outcome.is_won
    return tuple(actions)
