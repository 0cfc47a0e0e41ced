"""Number words of related languages that players may also know; mostly the long ones."""

from collections.abc import Iterator

from ninetyeight.talk.filter import generated
from ninetyeight.talk.filter.languages.number_words import NumberWord
from ninetyeight.talk.filter.notation import numbered
from ninetyeight.talk.filter.number import NumberKind

NEIGHBOURS = ("es", "pt", "nl", "pl", "uk", "sk")
SHORTEST = 6
QUINCE = "quince"
"""Fifteen in Spanish, and a fruit in English."""
SHORT = """
5: cinco; 7: siete zeven; 8: ocho oito osiem; 9: nueve negen; 10: diez; 12: doce; 13: trece treze
"""
"""Shorter ones that mean nothing else in the six languages, or only in the speaker's own."""
LATIN = """
4: quattuor; 5: quinque; 7: septem; 11: undecim; 12: duodecim; 20: viginti;
30: triginta; 40: quadraginta; 50: quinquaginta; 60: sexaginta; 70: septuaginta; 80: octoginta;
90: nonaginta
"""


def number_words() -> Iterator[NumberWord]:
    """Yield number words of Spanish, Portuguese, Dutch, Polish, Ukrainian, Slovak and Latin."""
    for language in NEIGHBOURS:
        for word, number in generated.cardinals(language):
            if number > 1 and len(word) >= SHORTEST and word.isalpha() and word != QUINCE:
                yield word, number, NumberKind.CARDINAL
    for word, number in (numbered(LATIN) | numbered(SHORT)).items():
        yield word, number, NumberKind.CARDINAL
