"""Numbers given as letters by their place in the alphabet: D and G for 4 and 7."""

import re
from collections.abc import Iterator

from ninetyeight.talk.filter.sentence import Sentence

_ALPHABET = re.compile(r"\b(?:alphabet|alfabet|abeced|алфавит|азбук)")
_LETTER = re.compile(r"\b(?:letters?|buchstaben?|lettres?|letter[ae]|pismen[oay]?|букв[аыу]?)\b")
_PLACE = re.compile(
    r"\b(?:numbers?|places?|positions?|digits?|rank|stelle|zahl(?:en)?|ziffern?|platz|rang|chiffres?"
    r"|nombres?|post[oi]|posizion[ei]|numer[oi]|cifr[ae]|mist[oa]|poradi|cisl[oa]|cislic\w*"
    r"|мест[оау]|номер\w*|цифр\w*|числ\w*|позици\w*)\b"
)
_WORDS = frozenset("iouyezkvsиоукя")
"""Letters that are words in one of the languages, and capitals at the beginning of a line."""
_PILES = frozenset("abcdавсд")


def letters_by_place(sentence: Sentence) -> Iterator[tuple[int, int]]:
    """Find single capitals in a line about the alphabet, or about letters as numbers."""
    shape = sentence.shape
    is_alphabet = _ALPHABET.search(shape) is not None
    is_place = _PLACE.search(shape) is not None
    if not is_alphabet and not (is_place and _LETTER.search(shape)):
        return
    tells_place = is_place or _LETTER.search(shape) is not None
    for token in sentence.line.tokens:
        if not token.is_word or len(token.text) != 1 or not token.is_capital:
            continue
        if token.text in _PILES and not tells_place:
            continue
        if token.typed == "I" and sentence.language.code == "en":
            continue
        if token.start == 0 and token.text in _WORDS:
            continue
        yield token.start, token.end
