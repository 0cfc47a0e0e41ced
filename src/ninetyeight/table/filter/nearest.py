"""Which allowed sign comes nearest to a refused line (8.5)."""

import re
from functools import cache

from ninetyeight.rules import TRICK, Pile
from ninetyeight.table.filter.languages import tongues
from ninetyeight.table.filter.languages.tongue import fold_pattern
from ninetyeight.table.filter.refusal import Advice
from ninetyeight.table.filter.sentence import Sentence


def nearest_advice(sentence: Sentence) -> Advice:
    """Guess what the player wanted to say: turn, leave, like; else only not to name numbers."""
    shape = sentence.shape
    turn, leave, like = _wishes(sentence.tongue.code)
    if turn.search(shape) or (f"#{TRICK} " in f"{shape} " and named_pile(sentence) is not None):
        return Advice.TURN_PILE
    if leave.search(shape):
        return Advice.LEAVE_PILE
    return Advice.LIKE_PILE if like.search(shape) else Advice.NO_NUMBERS


def named_pile(sentence: Sentence) -> Pile | None:
    """Give the first pile that the line names."""
    return next((pile for pile in sentence.piles if pile is not None), None)


@cache
def _wishes(code: str) -> tuple[re.Pattern[str], re.Pattern[str], re.Pattern[str]]:
    wishes = tongues()[code].wishes
    turn, leave, like = (
        re.compile(rf"\b(?:{fold_pattern(words)})")
        for words in (wishes.turn, wishes.leave, wishes.like)
    )
    return turn, leave, like
