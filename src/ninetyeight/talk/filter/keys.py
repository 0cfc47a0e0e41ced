"""Numbers given by the keys they are on: $& for 47 with shift, GHI for 4 on a telephone."""

import re
from collections.abc import Iterator

from ninetyeight.talk.filter.expected import is_expected
from ninetyeight.talk.filter.sentence import Sentence

_KEYBOARD = re.compile(
    r"keyboard|\bshift|\bcaps|tastatur|umschalt|clavier|\bmaj\b|majuscule|tastiera|maiusc|kl[aá]ves"
    r"|клавиат|шифт|раскладк",
    re.IGNORECASE,
)
_SIGNS = re.compile(r"""(?<!\S)[!@#$%^&*()"§/=£№;:?'_+\-éèçàěščřžýáí]{1,2}(?![^\s,.!?])""")
_ALONE = frozenset("@#$%^&§£№")
"""Signs on digit keys that nobody types alone for another reason, unlike ! or à."""
_NO_KEYS = re.compile(r"[:;=][()/*'_-]|(.)\1|[!?]{2}|çà|čí")
"""Smileys, repeated signs and short words, which do not stand for keys."""
_PAIR = re.compile(r"(?<![^\s:=])(?=.?[@#$%^&§£])([!@#$%^&*§£/])(?!\1)[!@#$%^&*()§£/=](?![^\s,.])")
"""Two different signs on digit keys; more would be swearing."""

_TELEPHONE = re.compile(
    r"\bphone|telephone|keypad|\bdial|\bt9\b|handy|telefon|téléphone|tast[eio]|\btouche"
    r"|телефон|кнопк|клавиш|mobil|кнопоч",
    re.IGNORECASE,
)
_KEY = r"(?:abc|def|ghi|jkl|mno|pqrs?|tuv|wxyz?)"
_ONE_KEY = re.compile(rf"(?<!\w){_KEY}(?!\w)", re.IGNORECASE)
_TWO_KEYS = re.compile(rf"(?<!\w){_KEY}\W+(?:\w{{1,6}}\W+)?{_KEY}(?!\w)", re.IGNORECASE)
_RISING = re.compile(r"abc\W+def", re.IGNORECASE)
"""The beginning of the alphabet."""


def keys(sentence: Sentence) -> Iterator[tuple[int, int]]:
    """Find the spans of the text where a number is named by its keys."""
    text = sentence.line.text
    if _KEYBOARD.search(text):
        for match in _SIGNS.finditer(text):
            if match[0] in _ALONE or (len(match[0]) > 1 and not _NO_KEYS.match(match[0])):
                yield match.span()
    for match in _PAIR.finditer(text):
        if is_expected(sentence, *match.span()):
            yield match.span()
    if _TELEPHONE.search(text):
        for match in _ONE_KEY.finditer(text):
            yield match.span()
    for match in _TWO_KEYS.finditer(text):
        if not _RISING.match(match[0]):
            yield match.span()
