"""The player that sees all cards: it says whether a deal can be won, and how.

It looks into all hands and the deck, so it never sits at a table. A beam search goes card by card
and keeps the most promising positions. A win that it finds is legal play. Finding none is a proof
only if the search never had to drop a position.
"""

from dataclasses import dataclass

from ninetyeight.kernel.packing import pack, play_of
from ninetyeight.kernel.solver import ENDED_FIRST, Beam, find_win, new_beam
from ninetyeight.rules import Action, State, apply
from ninetyeight.rules.action import END_TURN

WIDTHS = (200, 2000, 20000)
"""How many positions each search keeps; a wider one follows if the narrower finds nothing."""


@dataclass(frozen=True, slots=True)
class Solution:
    """The result of a search for a win."""

    actions: tuple[Action, ...] | None
    """Actions that win, or None if none were found."""
    width: int
    """How many positions the widest search kept; 0 if there was nothing to search."""
    is_exhaustive: bool = False
    """Whether every line of play was searched, so that finding no win proves there is none."""

    @property
    def is_winnable(self) -> bool | None:
        """Whether there is a win; None if that is not settled."""
        if self.actions is not None:
            return True
        return False if self.is_exhaustive else None


def solve(state: State, widths: tuple[int, ...] = WIDTHS) -> Solution:
    """Search for a win from this state, with all cards known."""
    if state.outcome is not None:
        return Solution(() if state.outcome.is_won else None, 0, is_exhaustive=True)
    packed = pack(state)
    for width in widths:
        beam = new_beam(width)
        node = find_win(packed.rules, packed.hands, packed.deck, packed.game, width, beam)
        if node >= 0:
            return Solution(_actions(state, beam, int(node)), width)
        if not beam.cut[0]:
            return Solution(None, width, is_exhaustive=True)
    return Solution(None, widths[-1])


def _actions(state: State, beam: Beam, node: int) -> tuple[Action, ...]:
    codes = []
    for layer in range(state.left - 1, -1, -1):
        codes.append(int(beam.code[layer, node]))
        node = int(beam.parent[layer, node])
    actions: list[Action] = []
    for code in reversed(codes):
        if code & ENDED_FIRST:
            actions.append(END_TURN)
            state = apply(state, END_TURN).state
        play = play_of(code)
        actions.append(play)
        state = apply(state, play).state
    assert state.outcome is not None
    assert state.outcome.is_won
    return tuple(actions)
