"""Numbers of several words: forty seven, vingt et un, ein und zwanzig."""

from dataclasses import dataclass

from ninetyeight.talk.filter.notation import words
from ninetyeight.talk.filter.number import Number, NumberKind
from ninetyeight.talk.filter.sentence import Sentence
from ninetyeight.talk.filter.words import TENS

LINKS = words("und and et e a y и i")
"""Words inside a number: ein und zwanzig, vingt et un."""


@dataclass(frozen=True, slots=True)
class NumberPhrase:
    """A run of tokens that together name one number."""

    first: int
    last: int
    number: Number


def number_phrases(sentence: Sentence) -> list[NumberPhrase]:
    """Join the numbers of a sentence that belong together."""
    found: list[NumberPhrase] = []
    for place, reading in enumerate(sentence.readings):
        if reading is None:
            continue
        phrase = NumberPhrase(place, place, reading.number)
        if found and (joined := _joined(sentence, found[-1], phrase)) is not None:
            found[-1] = joined
        else:
            found.append(phrase)
    return found


def _joined(sentence: Sentence, first: NumberPhrase, second: NumberPhrase) -> NumberPhrase | None:
    """Join two numbers if they are one: 40 and 7, 4 and 20 in French, 7 and 40 in German."""
    between = [token.text for token in sentence.line.tokens[first.last + 1 : second.first]]
    links = [text for text in between if text != "-"]
    if len(links) > 1 or (links and links[0] not in LINKS):
        return None
    if first.number.kind is not NumberKind.CARDINAL:
        return None
    if second.number.kind is NumberKind.ORDINAL and second.number.value == 2 and not between:
        return None  # a unit of time: thirty second break
    value = _sum(first.number, second.number, is_linked=bool(links))
    if value is None:
        return None
    languages = first.number.languages | second.number.languages
    return NumberPhrase(first.first, second.last, Number(value, second.number.kind, languages))


def _sum(first: Number, second: Number, *, is_linked: bool) -> int | None:
    """Combine two numbers into one; hundreds only as words, as people write digits in one go."""
    low, high = first.value, second.value
    if high >= 100 and 0 < low < 100 and second.languages and not is_linked:
        return low * high
    if low >= 100 and 0 < high < 100 and first.languages and second.languages:
        return low + high
    if low in TENS and 0 < high < 10:
        return low + high
    if is_linked and 0 < low < 10 and high in TENS:
        return low + high
    return _french_sum(low, high) if "fr" in first.languages & second.languages else None


def _french_sum(first: int, second: int) -> int | None:
    """Add up dix-sept, soixante-quinze, quatre-vingt and quatre-vingt-quinze."""
    if (first, second) == (4, 20):
        return 80
    if (first == 10 and second in (7, 8, 9)) or (first in (60, 80) and 10 <= second < 20):
        return first + second
    return None
