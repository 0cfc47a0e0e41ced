"""Numbers shown with fingers: ✋✌ on A."""

import re
from collections.abc import Iterator

from ninetyeight.talk.filter.expected import is_expected
from ninetyeight.talk.filter.sentence import Sentence

_FINGERS = {
    "✋": 5,
    "🖐": 5,
    "🤚": 5,
    "🖖": 5,
    "✌": 2,
    "🤞": 2,
    "🤘": 2,
    "🤟": 3,
    "👌": 3,
    "☝": 1,
    "👆": 1,
}
_HAND = f"[{''.join(_FINGERS)}][\ufe0f\U0001f3fb-\U0001f3ff]*"
_HANDS = re.compile(rf"{_HAND}(?:[ +&]*{_HAND})*")
_SHOWS_NUMBER = re.compile("[✌🤞🤘🤟]")
"""Hands that mean a number even when alone; ✋ alone says stop, and 👌 fine."""


def hands(sentence: Sentence) -> Iterator[tuple[int, int]]:
    """Find the spans of the text where raised fingers replace a number."""
    text = sentence.line.text
    for match in _HANDS.finditer(text):
        shown = [_FINGERS[character] for character in match[0] if character in _FINGERS]
        if sum(shown) < 2 or (len(shown) == 1 and not _SHOWS_NUMBER.match(match[0])):
            continue
        starts_line = not text[: match.start()].strip() and len(set(shown)) > 1
        if starts_line or is_expected(sentence, *match.span()):
            yield match.span()
