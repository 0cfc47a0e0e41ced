"""Morse code: digits or letters in dots and dashes, or in words for them."""

import re
from collections.abc import Iterator

from ninetyeight.talk.filter.notation import words
from ninetyeight.talk.filter.sentence import Sentence
from ninetyeight.talk.filter.words import read_word

_CODES = """
a .- b -... c -.-. d -.. e . f ..-. g --. h .... i .. j .--- k -.- l .-.. m -- n -. o --- p .--.
q --.- r .-. s ... t - u ..- v ...- w .-- x -..- y -.-- z --..
"""
_LETTERS = {code: letter for letter, code in re.findall(r"(\w) ([.-]+)", _CODES)}
_DOTS = words("dot dit di punkt kurz point punto tečka точка тчк ti")
_DASHES = words("dash dah daa strich lang trait tiret linea trattino čárka тире ta")
DIGIT = 5
"""How many dots and dashes a digit has."""

_ROW = re.compile(r"(?<![.\-·–\w])[.\-·•–—]{1,5}(?:[ /|]+[.\-·•–—]{1,5}){2,15}(?![.\-·–\w])")
_SIGNS = str.maketrans("·•–—", "..--")


def morse(sentence: Sentence) -> Iterator[tuple[int, int]]:
    """Find the spans of the text with a number in Morse code; `odd_digits` finds single digits."""
    yield from _spoken(sentence)
    for match in _ROW.finditer(sentence.line.text):
        groups = re.split(r"[ /|]+", match[0].translate(_SIGNS))
        word = "".join([_LETTERS.get(group, " ") for group in groups])
        if len(word) > 2 and word.isalpha():
            reading = read_word(word)
            if reading is not None and reading.number.is_forbidden:
                yield match.span()


def _spoken(sentence: Sentence) -> Iterator[tuple[int, int]]:
    """Find rows of at least five words for dots and dashes: dot dot dot dash dash."""
    tokens = [token for token in sentence.line.tokens if token.is_word]
    row: list[bool] = []
    for place, token in enumerate((*tokens, None)):
        if token is not None and token.text in _DOTS | _DASHES:
            row.append(token.text in _DASHES)
            continue
        if len(row) >= DIGIT and len(set(row)) > 1:
            yield tokens[place - len(row)].start, tokens[place - 1].end
        row = []
