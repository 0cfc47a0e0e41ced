"""Up to where a lost game could still be won, had everything been known."""

from dataclasses import dataclass

from ninetyeight.bots.solver import Solution, solve
from ninetyeight.rules import Replay


@dataclass(frozen=True, slots=True)
class Parting:
    """The last moment of a lost game from which a win is known."""

    actions: int
    """How many actions were made by then: the next one lost the win."""
    is_certain: bool
    """Whether there is no win after the next action; otherwise none was found."""


def last_chance(game: Replay) -> Parting:
    """Find the last moment with a win, in a lost game that could be won from its deal.

    A win from one moment is a win from every earlier one, so halving finds it.
    """
    states = tuple(game.states)
    won, lost, after = 0, len(states) - 1, Solution(None, 0, is_exhaustive=True)
    while lost - won > 1:
        middle = (won + lost) // 2
        solution = solve(states[middle])
        if solution.actions is None:
            lost, after = middle, solution
        else:
            won = middle
    return Parting(won, after.is_exhaustive)
