"""The tutorial: lessons played on a real table.

`LESSONS` holds them by name, in order. `begin` starts one, `proceed` carries out a learner's
command as at any table, and `suggestion` returns a helpful next move. An `Attempt` is a value:
nothing is stored, listed or counted.
"""

from ninetyeight.tutorial.lesson import YOU, Lesson
from ninetyeight.tutorial.lessons import LESSONS
from ninetyeight.tutorial.move import Move, PutSign
from ninetyeight.tutorial.practice import Attempt, begin, is_aside, proceed, suggestion

__all__ = [
    "LESSONS",
    "YOU",
    "Attempt",
    "Lesson",
    "Move",
    "PutSign",
    "begin",
    "is_aside",
    "proceed",
    "suggestion",
]
