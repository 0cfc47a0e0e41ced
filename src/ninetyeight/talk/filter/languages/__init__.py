"""The six languages of the product, as far as talk about numbers goes.

Each has a file of data, such as `en.toml`: its number words, what they may count at a table, and
the everyday words and sayings that look like numbers and are none. `number_words` builds what
follows from a language's grammar.
"""

from collections.abc import Mapping
from functools import cache, lru_cache

from ninetyeight.talk.filter.languages.language_rules import LanguageRules, read_language

LANGUAGES = ("en", "de", "fr", "it", "cs", "ru")
"""The languages of the product."""


@cache
def all_languages() -> Mapping[str, LanguageRules]:
    """Read all languages, at first use."""
    return {code: read_language(code) for code in LANGUAGES}


@lru_cache(maxsize=64)
def rules_for(language: str) -> LanguageRules:
    """Find the rules of a language such as `de` or `de-AT`; English if it is not one of ours."""
    return all_languages().get(language[:2].lower(), all_languages()["en"])


@cache
def innocent_words() -> frozenset[str]:
    """Collect the everyday words of all languages that resemble number words."""
    return frozenset().union(*(language.innocent for language in all_languages().values()))


@cache
def telephone_words() -> frozenset[str]:
    """Collect the words of all spelling alphabets."""
    return frozenset().union(*(language.telephone for language in all_languages().values()))
