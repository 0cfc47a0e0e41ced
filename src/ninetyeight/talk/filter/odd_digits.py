"""Digits split, in other systems, or next to letters that look like digits: 1 0, 0x2F, l0."""

import re
from collections.abc import Iterator

from ninetyeight.talk.filter.number import FORBIDDEN
from ninetyeight.talk.filter.refusal import RefusalReason
from ninetyeight.talk.filter.sentence import Sentence

_LIKE_DIGITS = re.compile(r"(?<![\w.|])(?:[0-9][OoIl|]|[OoIl|][0-9])(?![\w|])")
_LETTERS_AS_DIGITS = str.maketrans("OoIl|", "00111")

_BRAILLE_DIGITS = "⠁⠃⠉⠙⠑⠋⠛⠓⠊⠚"
_BRAILLE = re.compile(rf"⠼([{_BRAILLE_DIGITS}]{{1,2}})(?![{_BRAILLE_DIGITS}])")
_AS_DIGITS = str.maketrans(_BRAILLE_DIGITS, "1234567890")

_EXPRESSIONS = (
    (re.compile(r"(?<![\d.,:/-])1(?:\s|[._*]|\s[._*]\s)[01](?![\d.,:/%-])"), RefusalReason.SPELLED),
    (re.compile(r"(?<![\d.,])(?=[01]*1[01]*1)[01]{5,7}(?![\d.,])"), RefusalReason.MIXED),
    (
        re.compile(
            r"(?:bin[aä]r|dvojkov|двоичн|бинарн)\w*\W+(?:\w+\W+)?[01]{2,}"
            r"|(?<![01])[01]{2,}\W+(?:\w+\W+){0,2}(?:bin[aä]r|двоичн)",
            re.IGNORECASE,
        ),
        RefusalReason.MIXED,
    ),
    (re.compile(r"(?<![\w.,])[1-9](?:\.\d)?e[01](?!\w)"), RefusalReason.MIXED),
    (
        re.compile(
            r"(?<!\w)(?:hex\w*|шестнадцатерич\w*)\W+(?=[a-f]?\d)[0-9a-f]{1,2}(?!\w)"
            r"|(?<!\w)0x[0-9a-f]{1,2}(?!\w)",
            re.IGNORECASE,
        ),
        RefusalReason.MIXED,
    ),
    (
        re.compile(
            r"(?<![.\-·–])(?:[.·][-–]{4}|[.·]{2}[-–]{3}|[.·]{3}[-–]{2}|[.·]{4}[-–]"
            r"|[-–][.·]{4}|[-–]{2}[.·]{3}|[-–]{3}[.·]{2}|[-–]{4}[.·])(?![.\-·–])"
        ),
        RefusalReason.COUNTING_MARKS,
    ),
)
"""Separated ones and zeros; binary numbers, long or named as such; 1e1; hexadecimal; Morse."""


def odd_digits(sentence: Sentence) -> Iterator[tuple[int, int, RefusalReason]]:
    """Find them in the text: start, end and reason."""
    for start, end, reason in _found(sentence.line.text):
        if start not in sentence.ignored and end - 1 not in sentence.ignored:
            yield start, end, reason


def _found(text: str) -> Iterator[tuple[int, int, RefusalReason]]:
    for match in _LIKE_DIGITS.finditer(text):
        if int(match[0].translate(_LETTERS_AS_DIGITS)) in FORBIDDEN:
            yield match.start(), match.end(), RefusalReason.LOOK_ALIKE
    for match in _BRAILLE.finditer(text):
        if int(match[1].translate(_AS_DIGITS)) in FORBIDDEN:
            yield match.start(), match.end(), RefusalReason.DIGITS
    for expression, reason in _EXPRESSIONS:
        for match in expression.finditer(text):
            yield match.start(), match.end(), reason
