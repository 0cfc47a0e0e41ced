"""Number words from the library `num2words`, which is imported at first use."""

import importlib
from collections.abc import Callable, Iterator
from typing import cast


def cardinals(language: str) -> Iterator[tuple[str, int]]:
    """Yield the words for 0 to 99, each with its number."""
    write = _writer()
    for number in range(100):
        yield write(number, lang=language), number


def ordinals(language: str) -> Iterator[tuple[str, int]]:
    """Yield the ordinals from 1st to 99th, each with its number."""
    write = _writer()
    for number in range(1, 100):
        yield write(number, lang=language, to="ordinal"), number


def parts(words: Iterator[tuple[str, int]]) -> Iterator[tuple[str, int]]:
    """Keep the single words, such as forty and seven, that the other numbers consist of.

    >>> list(parts(iter([("forty", 40), ("seven", 7), ("forty-seven", 47)])))
    [('forty', 40), ('seven', 7)]
    """
    for word, number in words:
        if " " not in word and "-" not in word:
            yield word, number


def _writer() -> Callable[..., str]:
    return cast("Callable[..., str]", importlib.import_module("num2words").num2words)
