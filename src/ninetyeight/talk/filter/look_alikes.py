"""Letters that look like letters of another alphabet, and signs that look like letters."""

import re
import tomllib
from pathlib import Path

_CONFUSABLE = tomllib.loads(
    Path(__file__).with_name("confusables.toml").read_text(encoding="utf-8")
)
"""Letters that are easily confused with a Latin one, from Unicode's table (UTS #39)."""

AS_LATIN = {
    ord(letter): latin for latin, letters in _CONFUSABLE.items() for letter in letters
} | str.maketrans(
    "зипӏғҁлдфячшюжбδηθλξπςφψω",
    "zunlfcldfrywuxbdnolensfww",
)
"""The Latin letter that a letter of another alphabet looks like.

Unicode's table lists what deceives the eye. In chat people also write letters that only resemble a
Latin one, or sound like it; those are added by hand.
"""

SOUNDED_IN_LATIN = str.maketrans(
    "абвгдезийклмнопрстуфхцыэ",
    "abvgdeziiklmnoprstufhcye",
)
"""The Latin letter that a Cyrillic letter sounds like."""

AS_CYRILLIC = str.maketrans(
    "abcehikmoptxyunrwdzglfsv",
    "авсеникмортхуипгшдзглфсв",
)
"""The Cyrillic letter that a Latin letter looks or sounds like."""

SIGNS = "013457@$!|+€£¡§¢89"
SIGNS_AS_LETTERS = str.maketrans(SIGNS, "oieastasiltelıscbg".replace("ı", "i"))
SIGNS_AS_LETTERS_TOO = SIGNS_AS_LETTERS | str.maketrans("1!9", "llя")
"""Digits and signs that stand for letters; 1, ! and 9 can each stand for two."""

_ENGLISH_KEYS = "qwertyuiop[]asdfghjkl;'zxcvbnm,."
_RUSSIAN_KEYS = "йцукенгшщзхъфывапролджэячсмитьбю"
ON_ENGLISH_KEYS = str.maketrans(_RUSSIAN_KEYS + "ёи", _ENGLISH_KEYS + "`b")
ON_RUSSIAN_KEYS = str.maketrans(_ENGLISH_KEYS, _RUSSIAN_KEYS)
"""What people type who forgot to switch the keyboard layout."""

_CYRILLIC_LETTER = re.compile("[\u0400-\u052f]")
_LATIN_LETTER = re.compile("[a-z]")
_NOT_RUSSIAN = re.compile("[ѕіјԁһԛԝӏѵ]")


def mixes_alphabets(word: str) -> bool:
    """Whether a folded word has letters of several alphabets, or of none of the six languages."""
    if word.isascii():
        return False
    rest = _CYRILLIC_LETTER.sub("", word)
    if not rest:
        return bool(_NOT_RUSSIAN.search(word))
    return (
        len(rest) < len(word)
        or bool(_LATIN_LETTER.search(word))
        or rest != rest.translate(AS_LATIN)
    )


def in_one_alphabet(word: str) -> tuple[str, ...]:
    """Read every letter as the Latin or Cyrillic letter that it looks or sounds like."""
    looks = word.translate(AS_LATIN)
    sounds = word.translate(SOUNDED_IN_LATIN).translate(AS_LATIN)
    return tuple(
        other
        for other in (looks, sounds, word.translate(AS_CYRILLIC))
        if not mixes_alphabets(other)
    )
