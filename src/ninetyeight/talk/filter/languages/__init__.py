"""The six languages of the product, as far as talk about numbers goes.

Each has a file that makes its `Tongue`: how its number words are built, what they may count at a
table, and the everyday words and sayings that look like numbers and are none.
"""

from collections.abc import Mapping
from functools import cache, lru_cache

from ninetyeight.talk.filter.languages.tongue import Tongue

LANGUAGES = ("en", "de", "fr", "it", "cs", "ru")
"""The languages of the product."""


@cache
def tongues() -> Mapping[str, Tongue]:
    """Make all tongues, at first use."""
    from ninetyeight.talk.filter.languages import (
        czech,
        english,
        french,
        german,
        italian,
        russian,
    )

    makers = (english, german, french, italian, czech, russian)
    return {tongue.code: tongue for tongue in (maker.tongue() for maker in makers)}


@lru_cache(maxsize=64)
def tongue_of(language: str) -> Tongue:
    """Find the tongue of a language such as `de` or `de-AT`; English if it is not one of ours."""
    return tongues().get(language[:2].lower(), tongues()["en"])
