"""What the filter knows about the six languages of the product.

Each has a data file, such as `en.toml`: its number words, what they may count at a table, and the
everyday words and sayings that only look like numbers. `number_words` derives the forms that follow
from a language's grammar.
"""

from collections.abc import Mapping
from functools import cache, lru_cache

from ninetyeight.talk.filter.languages.language_rules import LanguageRules, read_language
from ninetyeight.words import LANGUAGES


@cache
def all_languages() -> Mapping[str, LanguageRules]:
    """Read all languages, on first use."""
    return {code: read_language(code) for code in LANGUAGES}


@lru_cache(maxsize=64)
def rules_for(language: str) -> LanguageRules:
    """Find the rules of a language such as `de` or `de-AT`; English for any other language."""
    return all_languages().get(language[:2].lower(), all_languages()["en"])


@cache
def innocent_words() -> frozenset[str]:
    """Collect the everyday words of all languages that resemble number words."""
    return frozenset().union(*(language.innocent for language in all_languages().values()))


@cache
def telephone_words() -> frozenset[str]:
    """Collect the words of all spelling alphabets."""
    return frozenset().union(*(language.telephone for language in all_languages().values()))
