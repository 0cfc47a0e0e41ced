"""Finds how long a lost game could still have been won with every card known."""

from dataclasses import dataclass

from ninetyeight.bots.solver import WIDTHS, Solution, solve
from ninetyeight.rules import Replay


@dataclass(frozen=True, slots=True)
class LastChance:
    """The last moment of a lost game from which a win is known."""

    actions: int
    """The number of actions before it; the next one gave the win away."""
    is_certain: bool
    """Whether the next action provably left no win; otherwise none was found."""


def find_last_chance(game: Replay, widths: tuple[int, ...] = WIDTHS) -> LastChance:
    """Find the last moment with a win, in a lost game that could be won from its deal.

    A win from one moment is a win from every earlier one, so bisection finds it.
    """
    states = tuple(game.states)
    won, lost, after = 0, len(states) - 1, Solution(None, 0, is_exhaustive=True)
    while lost - won > 1:
        middle = (won + lost) // 2
        solution = solve(states[middle], widths)
        if solution.actions is None:
            lost, after = middle, solution
        else:
            won = middle
    return LastChance(won, after.is_exhaustive)
