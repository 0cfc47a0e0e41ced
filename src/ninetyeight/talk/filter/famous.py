"""Things and names that stand for a well-known number: the keys of a piano, James Bond.

A thing together with its owner is enough. A name counts only in a line about a card, because
people may be talking about films and football.
"""

import re
from collections.abc import Iterator
from functools import cache

from ninetyeight.talk.filter.languages import all_languages
from ninetyeight.talk.filter.notation import fold_pattern
from ninetyeight.talk.filter.sentence import Sentence


def famous_numbers(sentence: Sentence) -> Iterator[re.Match[str]]:
    """Find things and names that stand for a number, in the shape of a line."""
    code, shape = sentence.language.code, sentence.shape
    yield from _numbered_things(code).finditer(shape)
    if _about_cards(code).search(shape):
        yield from _names(code).finditer(shape)


@cache
def _numbered_things(code: str) -> re.Pattern[str]:
    riddles = all_languages()[code].riddles
    found = [riddles.single]
    for thing, owner in riddles.things:
        found.append(rf"(?:{thing}) (?:\w{{1,4}} ){{0,3}}(?:\w+ )?(?:{owner})\w*")
        found.append(rf"(?:{owner})\w* (?:\w{{1,5}} ){{0,2}}(?:{thing})")
    return re.compile(fold_pattern(rf"(?<!#\d )\b(?:{'|'.join(found)})\b"))


@cache
def _names(code: str) -> re.Pattern[str]:
    return re.compile(fold_pattern(rf"\b(?:{all_languages()[code].riddles.names})\b"))


@cache
def _about_cards(code: str) -> re.Pattern[str]:
    onto = "on|onto|for|to|auf|für|sur|pour|su|per|na|pro|на|для"
    about_cards = all_languages()[code].riddles.about_cards
    return re.compile(fold_pattern(rf"\b(?:{about_cards})\b|\b(?:{onto}) @"))
