"""More or less than a number or a top card, and arithmetic with allowed numbers (8.1)."""

import re
from collections.abc import Iterator
from functools import cache

from ninetyeight.talk.filter.languages import all_languages
from ninetyeight.talk.filter.notation import fold_pattern
from ninetyeight.talk.filter.number import FORBIDDEN
from ninetyeight.talk.filter.number_phrase import NumberPhrase
from ninetyeight.talk.filter.refusal import RefusalReason
from ninetyeight.talk.filter.sentence import Sentence

STEPS = (
    "number|step|point|notch|digit|schritt|punkt|zahl|stufe|cran|point|pas|nombre|punto|passo"
    "|numero|gradino"
    "|krok|číslo|bod|шаг|номер|число|пункт|единицу"
)
"""Units that a difference is counted in: one step above C."""
DIGITS = r"(?:digit|ziffer|chiffre|cifra|cifre|číslice|цифра)"
"""Words before a single digit: first digit one, second digit zero."""
ALL = re.compile("#100 (?:per|pour|pro) #100|#1 per #1")
PERCENT = re.compile(r" ?(?:%|percent|prozent|pour #100|per #100|procent|процент)")


def relations(
    sentence: Sentence, numbers: list[NumberPhrase]
) -> Iterator[tuple[int, int, RefusalReason]]:
    """Find relations to a number or a top card: first token, last token and reason."""
    shape = sentence.shape
    if "#" not in shape and "@" not in shape and not _top(sentence.language.code).search(shape):
        return
    for expression, reason in _expressions(sentence.language.code):
        for match in expression.finditer(shape):
            first, last = sentence.token_at(match.start()), sentence.token_at(match.end() - 1)
            is_spoken = sentence.line.tokens[first].is_word or reason is RefusalReason.RELATION
            if is_spoken and not _is_harmless(sentence, match, last, numbers):
                yield first, last, reason


def _is_harmless(
    sentence: Sentence, match: re.Match[str], last: int, numbers: list[NumberPhrase]
) -> bool:
    """Whether a hundred counts something or is a percentage: almost a hundred games, 100 percent.

    Numbers of cards were judged before, so those left here count something.
    """
    if any(int(value) in FORBIDDEN for value in re.findall(r"#(\d+)", match[0])):
        return True
    if ALL.fullmatch(match[0]) or _counts_one(sentence, last):
        return True
    if not match[0].endswith("#100") or match[0].startswith("#"):
        return False
    if PERCENT.match(sentence.shape, match.end()):
        return True
    after = sentence.shape[match.end() :].split(maxsplit=1)
    if after and after[0].isalpha() and after[0] not in sentence.language.onto:
        return not re.match(fold_pattern(sentence.language.relations.half), match[0])
    return any(
        phrase.first <= last <= phrase.last and phrase.number.value > 100 for phrase in numbers
    )


def _counts_one(sentence: Sentence, last: int) -> bool:
    """Whether the last number counts one thing: on A, and 1 card on B."""
    counted = sentence.language.counted
    after = sentence.line.tokens[last + 1 : last + 2]
    return bool(after) and after[0].text in counted.one | counted.card | counted.many


@cache
def _top(code: str) -> re.Pattern[str]:
    return re.compile(rf"\b(?:{fold_pattern(all_languages()[code].relations.top)})\b")


@cache
def _expressions(code: str) -> tuple[tuple[re.Pattern[str], RefusalReason], ...]:
    words = all_languages()[code].relations
    fill = rf"(?:(?:{words.fill}) )"
    target = rf"(?:@\w|#\d+|(?:{words.top})\b)"
    concrete = rf"(?:@\w|(?:{words.top})\b)"
    relation = (
        rf"\b(?:{words.half}) (?:- )?{fill}{{0,3}}#100\b",
        rf"(?:#\d+|@\w|\b(?:{words.top})(?: {fill}{{0,3}}@\w)?) (?:{words.plus}) {fill}{{0,2}}"
        rf"(?:#\d+|\b(?:{words.top})\b)",
        rf"#1 (?:(?:{STEPS}) )?(?:{words.above}) {fill}{{0,7}}{target}",
        rf"\b(?:{words.exactly}) (?:{words.above}) {fill}{{0,4}}{concrete}",
        rf"\b(?:{words.nearly}|{words.above}) {fill}{{0,2}}#100\b",
    )
    apart = rf"#1 (?:(?:{words.then}|-) ){{0,3}}#[01]\b"
    digits = rf"\b{DIGITS} (?:\w+ ){{0,2}}#1\b(?=.{{0,30}}#[01]\b)"
    found = [(re.compile(fold_pattern(text)), RefusalReason.RELATION) for text in relation]
    found += [(re.compile(fold_pattern(text)), RefusalReason.SPELLED) for text in (apart, digits)]
    return tuple(found)
