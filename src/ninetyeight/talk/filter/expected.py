"""Whether a number is expected at a place in the line: I have ... on A."""

from bisect import bisect_left
from operator import attrgetter

from ninetyeight.talk.filter.sentence import Sentence

NEAR = 8
"""How many tokens on either side are looked at, which bounds the time."""
MOST_AFTER = 4
"""How many words after the place may show whose card it is: ... is my card."""

_START = attrgetter("start")


def is_expected(sentence: Sentence, start: int, end: int) -> bool:
    """Whether have, my card and the like come before the place, or `on A` or mine after it."""
    tokens, language = sentence.line.tokens, sentence.language
    first = bisect_left(tokens, start, key=_START)
    before = [token for token in tokens[max(0, first - NEAR) : first] if token.is_word]
    if before and before[-1].text in language.holding | language.own:
        return True
    last = bisect_left(tokens, end, key=_START)
    near = range(last, min(last + NEAR, len(tokens)))
    after = [place for place in near if tokens[place].is_word]
    if _goes_on_pile(sentence, after):
        return True
    begins_line = not before and first <= NEAR
    return begins_line and any(tokens[place].text in language.own for place in after[:MOST_AFTER])


def _goes_on_pile(sentence: Sentence, after: list[int]) -> bool:
    return (
        len(after) > 1
        and sentence.line.tokens[after[0]].text in sentence.language.onto
        and sentence.piles[after[1]] is not None
    )
