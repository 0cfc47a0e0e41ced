"""Sentences by language and key; a language is loaded on first use."""

import warnings
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

from ninetyeight.words.language import FALLBACK, LANGUAGES

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

Value = str | int


class WordsMissing(UserWarning):
    """A sentence, or a value it needs, is missing, and a fallback was used.

    It is only a warning, so that the game continues; the tests turn warnings into errors.
    """


def say(language: str, key: str, /, **values: Value) -> str:
    """Say a sentence in a language, in English if that is missing, or else return its key.

    >>> say("de", "owed-cards", count=2)
    'Noch 2 Karten'
    """
    assert language in LANGUAGES, f"no words in {language!r}; the languages are {tuple(LANGUAGES)}"
    for spoken in dict.fromkeys((language, FALLBACK)):
        if bundle_of(spoken).has_message(key):
            return _sentence(spoken, key, values)
        _warn(f"{spoken} has no words for {key}")
    return key


def is_known(key: str) -> bool:
    """Whether there are words for a key, such as a code that another program sent."""
    return bundle_of(FALLBACK).has_message(key)


def _sentence(language: str, key: str, values: dict[str, Value]) -> str:
    bundle = bundle_of(language)
    pattern = bundle.get_message(key).value
    assert pattern is not None, f"{key} has attributes only"
    text, errors = bundle.format_pattern(pattern, values)
    for error in errors:
        _warn(f"{key} in {language}: {error}")
    return str(text)


def _warn(message: str) -> None:
    warnings.warn(message, WordsMissing, stacklevel=3)


@cache
def bundle_of(language: str) -> "FluentBundle":
    """Load all files of a language. Fluent is imported here because few commands need it."""
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    for text in sources(language).values():
        bundle.add_resource(FluentResource(text))
    return bundle


def sources(language: str) -> dict[str, str]:
    """Read each Fluent file of a language, by subject."""
    folder = files(__package__) / language
    return {
        file.name.removesuffix(".ftl"): file.read_text(encoding="utf-8")
        for file in sorted(folder.iterdir(), key=lambda file: file.name)
        if file.name.endswith(".ftl")
    }
