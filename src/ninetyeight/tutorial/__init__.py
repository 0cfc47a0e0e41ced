"""The tutorial: lessons played on a real table.

`LESSONS` holds them by name, in order. `begin` starts one, `proceed` carries out a learner's
command by the rules of any table, and `suggestion` says what would help. An `Attempt` is a value:
nothing is stored, listed or counted.
"""

from ninetyeight.tutorial.lesson import YOU, Lesson
from ninetyeight.tutorial.lessons import LESSONS
from ninetyeight.tutorial.move import Move, PutSign
from ninetyeight.tutorial.practice import Attempt, Step, begin, is_aside, proceed, suggestion

__all__ = [
    "LESSONS",
    "YOU",
    "Attempt",
    "Lesson",
    "Move",
    "PutSign",
    "Step",
    "begin",
    "is_aside",
    "proceed",
    "suggestion",
]
