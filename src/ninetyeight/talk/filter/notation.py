"""How the language files write words, number words and patterns.

Words are separated by spaces. Entries such as `40: fourty forthy` are separated by semicolons.
Everything is folded when it is read, so that the files can be written with capitals and accents.
"""

import re
from collections.abc import Iterable

from ninetyeight.talk.filter.characters import fold

PATTERN_WORD = re.compile(r"(?<!\\)[^\W\d_]+")
"""A word in a pattern; a letter after a backslash is part of the pattern's syntax."""


def words(text: str) -> frozenset[str]:
    """Read a list of words.

    >>> sorted(words("Zug Züge"))
    ['zug', 'zuge']
    """
    return frozenset(fold(text).split())


def entries(text: str) -> dict[str, list[str]]:
    """Read entries as a dictionary from the text before each colon to the words after it.

    >>> entries("40: fourty forthy; 7: sevn")
    {'40': ['fourty', 'forthy'], '7': ['sevn']}
    """
    found: dict[str, list[str]] = {}
    for entry in text.split(";"):
        head, _, others = entry.partition(":")
        found.setdefault(head.strip(), []).extend(others.split())
    return found


def numbered(text: str) -> dict[str, int]:
    """Read entries such as `40: fourty forthy` as a dictionary from the word to the number."""
    return {word: int(number) for number, spelled in entries(text).items() for word in spelled}


def neighbours_of(text: str) -> dict[str, frozenset[str]]:
    """Read entries such as `neuf neufs: tout comme`: words, and what may stand next to each."""
    return {
        fold(head): words(" ".join(others))
        for heads, others in entries(text).items()
        for head in heads.split()
    }


def pattern(*choices: str) -> str:
    """Join patterns into one that matches any of them, with folded letters."""
    return "|".join(f"(?:{fold_pattern(choice)})" for choice in choices)


def fold_pattern(text: str) -> str:
    """Fold the words in a pattern and leave its syntax as it is."""
    return PATTERN_WORD.sub(lambda found: fold(found[0]), text)


def inflected(stems: Iterable[str], endings: str) -> list[str]:
    """Put every ending after every stem.

    >>> inflected(["kart"], "a y")
    ['karta', 'karty']
    """
    return [stem + ending for stem in stems for ending in endings.split()]
