"""Roman numerals; most letters are just letters."""

import re
from collections.abc import Iterator

from ninetyeight.talk.filter import look_alikes
from ninetyeight.talk.filter.notation import words
from ninetyeight.talk.filter.number import FORBIDDEN
from ninetyeight.talk.filter.sentence import Sentence
from ninetyeight.talk.filter.tokens import ChatToken

_NUMERAL = re.compile(r"(x[cl]|l?x{0,4})(i[xv]|v?i{0,4})")
_VALUES = {"i": 1, "v": 5, "x": 10, "l": 50, "c": 100}
EVERYDAY = words("vi li xi xx xxx xl xxl liv lil il")
"""Numerals that are also words, names, sizes or kisses, at least in lower case."""
EVERYDAY_CAPITALS = words("vi li xxx xl xxl il")
ROMAN = re.compile(r"\b(?:roman|romain|römisch|romano|romani|římsk|римск)")


def numerals(sentence: Sentence) -> Iterator[int]:
    """Find the places of Roman numerals."""
    tokens = sentence.line.tokens
    is_shouting = sentence.line.text.isupper()
    says_roman = bool(ROMAN.search(sentence.line.text.lower()))
    for place, token in enumerate(tokens):
        if not token.is_word or len(token.text) > 9:
            continue
        text = token.text.translate(look_alikes.AS_LATIN)
        if value_of(text) not in FORBIDDEN:
            continue
        if len(text) == 1:
            if says_roman or (token.is_capital and _goes_on_pile(sentence, place)):
                yield place
        elif (
            says_roman
            or not _is_everyday(token, text, is_shouting=is_shouting)
            or (token.is_capital and _goes_on_pile(sentence, place))
        ):
            yield place


def value_of(text: str) -> int:
    """Read a Roman numeral below one hundred; 0 if the text is not one.

    >>> value_of("xlvii"), value_of("mix"), value_of("iiii")
    (47, 0, 4)
    """
    if not text or not _NUMERAL.fullmatch(text):
        return 0
    values = [_VALUES[letter] for letter in text]
    return sum(
        -value if values[place + 1 :] and values[place + 1] > value else value
        for place, value in enumerate(values)
    )


def _is_everyday(token: ChatToken, text: str, *, is_shouting: bool) -> bool:
    if not token.text.isascii() and not token.is_capital:
        return True
    if token.is_capital and not is_shouting:
        return text in EVERYDAY_CAPITALS
    return text in EVERYDAY


def _goes_on_pile(sentence: Sentence, place: int) -> bool:
    """Whether a pile follows the token: X on A."""
    following = sentence.line.tokens[place + 1 : place + 2]
    if not following or following[0].text not in sentence.language.onto:
        return False
    return place + 2 < len(sentence.piles) and sentence.piles[place + 2] is not None
