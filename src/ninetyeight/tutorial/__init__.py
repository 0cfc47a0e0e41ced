"""The tutorial: lessons that are played on a real table.

`LESSONS` holds them by name, in their order. `begin` starts one, `proceed` says what a command of
the learner leads to, by the rules of every table, and `suggestion` what would help. An `Attempt` is
a value: nothing of it is stored, listed or counted.
"""

from ninetyeight.tutorial.lesson import YOU, End, Lay, Lesson, Move, Show
from ninetyeight.tutorial.lessons import LESSONS
from ninetyeight.tutorial.practice import Attempt, Step, begin, is_aside, proceed, suggestion

__all__ = [
    "LESSONS",
    "YOU",
    "Attempt",
    "End",
    "Lay",
    "Lesson",
    "Move",
    "Show",
    "Step",
    "begin",
    "is_aside",
    "proceed",
    "suggestion",
]
