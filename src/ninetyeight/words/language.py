"""The supported languages, and choosing one by a person's preferences."""

from collections.abc import Iterable, Iterator
from types import MappingProxyType

LANGUAGES = MappingProxyType(
    {
        "en": "English",
        "de": "Deutsch",
        "fr": "Français",
        "it": "Italiano",
        "cs": "Čeština",
        "ru": "Русский",
    }
)
"""The languages by code, each with its own name for itself."""
FALLBACK = "en"
"""Used where a language, or a sentence in it, is missing."""


def best_language(wanted: Iterable[str]) -> str:
    """Pick the best supported language for a list of preferences, most preferred first.

    Each preference is the name of a locale, or an Accept-Language header or part of one.

    >>> best_language(["pt-BR", "de_AT.UTF-8"])
    'de'
    >>> best_language("fr;q=0.4, cs;q=0.9, *;q=0.1")
    'cs'
    """
    preferences = (wanted,) if isinstance(wanted, str) else wanted
    ranges = [each for preference in preferences for each in _ranges(preference)]
    ranges.sort(key=lambda each: -each[1])  # stable: equal weights stay in order
    for language, weight in ranges:
        if language in LANGUAGES and weight > 0:
            return language
    return FALLBACK


def _ranges(preference: str) -> Iterator[tuple[str, float]]:
    """Yield languages with their weights; `de-AT` and `de_AT.UTF-8` are both `de`."""
    for part in preference.split(","):
        name, *parameters = part.split(";")
        language = name.strip().lower().replace("_", "-").partition("-")[0].partition(".")[0]
        yield language, _weight(parameters)


def _weight(parameters: list[str]) -> float:
    for parameter in parameters:
        name, _, value = parameter.partition("=")
        if name.strip().lower() == "q":
            return _number(value)
    return 1.0


def _number(value: str) -> float:
    """Read a weight; anything but a number from 0 to 1 counts as 0."""
    try:
        weight = float(value)
    except ValueError:
        return 0.0
    return weight if 0 <= weight <= 1 else 0.0
