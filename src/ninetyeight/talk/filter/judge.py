"""Judging a line: whether it names the number of a card (8.1, 8.6)."""

import re
from collections.abc import Callable, Iterator
from functools import cache
from itertools import chain

from ninetyeight.rules import STRICT_SIGNS, Sign
from ninetyeight.talk.filter.alphabet import letters_by_place
from ninetyeight.talk.filter.counting import free_places
from ninetyeight.talk.filter.famous import famous_numbers
from ninetyeight.talk.filter.hands import hands
from ninetyeight.talk.filter.keys import keys
from ninetyeight.talk.filter.languages import all_languages
from ninetyeight.talk.filter.marks import marks
from ninetyeight.talk.filter.morse import morse
from ninetyeight.talk.filter.nearest import nearest_offer
from ninetyeight.talk.filter.number_phrase import NumberPhrase, number_phrases
from ninetyeight.talk.filter.odd_digits import odd_digits
from ninetyeight.talk.filter.refusal import ChatRefusal, RefusalReason
from ninetyeight.talk.filter.relations import relations
from ninetyeight.talk.filter.roman import numerals
from ninetyeight.talk.filter.sentence import Sentence
from ninetyeight.talk.filter.splitting import pieces

Span = tuple[int, int, RefusalReason]
"""Where in the text a number is named (start and end), and how."""


OTHER_WAYS: tuple[tuple[Callable[[Sentence], Iterator[tuple[int, int]]], RefusalReason], ...] = (
    (marks, RefusalReason.COUNTING_MARKS),
    (hands, RefusalReason.COUNTING_MARKS),
    (morse, RefusalReason.COUNTING_MARKS),
    (keys, RefusalReason.MIXED),
    (letters_by_place, RefusalReason.MIXED),
)
"""Ways to name a number without a number word."""


def refusal(text: str, language: str, signs: frozenset[Sign] = STRICT_SIGNS) -> ChatRefusal | None:
    """Return why a line may not be said, or None if it may.

    `language` is the speaker's and settles ambiguous words; numbers are refused in all six
    languages. `signs` are those that the table allows.
    """
    sentence = Sentence.of(text, language)
    for start, end, reason in _named(sentence):
        return ChatRefusal(
            code=reason,
            found=text[start:end],
            offer=nearest_offer(sentence, start, signs),
        )
    return None


def _named(sentence: Sentence) -> Iterator[Span]:
    """Try the ways to name a number, in order."""
    line = sentence.line
    numbers = number_phrases(sentence)
    yield from _read(sentence, numbers)
    for first, last, reason in pieces(sentence):
        yield line.tokens[first].start, line.tokens[last].end, reason
    yield from odd_digits(sentence)
    for find, reason in OTHER_WAYS:
        for start, end in find(sentence):
            yield start, end, reason
    for place in numerals(sentence):
        yield line.tokens[place].start, line.tokens[place].end, RefusalReason.ROMAN
    for first, last, reason in relations(sentence, numbers):
        yield line.tokens[first].start, line.tokens[last].end, reason
    yield from _riddles(sentence)


def _read(sentence: Sentence, numbers: list[NumberPhrase]) -> Iterator[Span]:
    """Find the forbidden numbers that do not count anything."""
    forbidden = [phrase for phrase in numbers if phrase.number.is_forbidden]
    if not forbidden:
        return
    free = free_places(sentence, numbers)
    tokens = sentence.line.tokens
    for phrase in forbidden:
        reading = sentence.readings[phrase.first]
        if phrase.first not in free and reading is not None:
            yield tokens[phrase.first].start, tokens[phrase.last].end, _reason(sentence, phrase)


def _reason(sentence: Sentence, phrase: NumberPhrase) -> RefusalReason:
    """Return how a number was written; digits stuck to letters are mixed."""
    tokens = sentence.line.tokens
    first, last = sentence.readings[phrase.first], sentence.readings[phrase.last]
    assert first is not None
    assert last is not None
    if first.reason is RefusalReason.DIGITS:
        is_stuck = (
            phrase.first and tokens[phrase.first].is_glued and tokens[phrase.first - 1].is_word
        )
        follower = tokens[phrase.last + 1] if phrase.last + 1 < len(tokens) else None
        if is_stuck or (follower is not None and follower.is_glued and follower.is_word):
            return RefusalReason.MIXED
    return last.reason if last.reason is RefusalReason.ORDINAL else first.reason


@cache
def _riddle(code: str) -> re.Pattern[str]:
    return re.compile(all_languages()[code].riddles.phrases)


def _riddles(sentence: Sentence) -> Iterator[Span]:
    """Find well-known names for a number."""
    told = _riddle(sentence.language.code).finditer(sentence.shape)
    for match in chain(told, famous_numbers(sentence)):
        first, last = sentence.token_at(match.start()), sentence.token_at(match.end() - 1)
        tokens = sentence.line.tokens
        yield tokens[first].start, tokens[last].end, RefusalReason.RIDDLE
