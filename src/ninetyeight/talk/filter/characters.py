"""What one character stands for: a plain lower-case letter, digits, a space, a mark, or nothing.

Accents, capitals and fancy alphabets are removed, so that `Číslo`, `𝒄𝒊𝒔𝒍𝒐` and `cislo` are the
same word. Invisible characters are dropped.
"""

import re
import unicodedata

INVISIBLE = frozenset("\u115f\u1160\u3164\uffa0\u034f\u17b4\u17b5")
"""Letters and marks without any ink, in addition to control and format characters."""

BLANKS = frozenset("\u2800\u2423")
"""Marks that look like a space."""

SPECIAL = {
    "ß": "ss",
    "æ": "ae",
    "œ": "oe",
    "ø": "o",
    "ł": "l",
    "đ": "d",
    "ð": "d",
    "ħ": "h",
    "ı": "i",
    "ŋ": "n",
    "þ": "th",
    "ə": "e",
    "ɛ": "e",
    "ɑ": "a",
    "ɡ": "g",
    "ʀ": "r",
    "ɟ": "f",
    "🔟": " 10 ",
    "❗": "!",
    "❕": "!",
    "•": "·",
    "∙": "·",
    "⋅": "·",
    "‐": "-",
    "‑": "-",
    "‒": "-",
    "–": "-",
    "—": "-",
    "−": "-",
    "’": "'",
    "‘": "'",
    "`": "'",
    "´": "'",
    "ʼ": "'",
    "ª": "a",
    "º": "o",
    "№": "#",
    "™": "",
}
"""Characters whose name or decomposition does not say what they stand for."""

BRAILLE = dict(
    zip(
        "⠁⠃⠉⠙⠑⠋⠛⠓⠊⠚⠅⠇⠍⠝⠕⠏⠟⠗⠎⠞⠥⠧⠺⠭⠽⠵",
        "abcdefghijklmnopqrstuvwxyz",
        strict=True,
    )
)
"""Letters in Braille; after a number sign the first ten are digits, which `odd_digits` reads."""

FRACTION = "½"
"""Stands for every single-character fraction; they are not numbers of cards."""

_NAMED_LETTER = re.compile(
    r"(?:LATIN|REGIONAL INDICATOR SYMBOL)\b.*"
    r"LETTER (?:SMALL CAPITAL |TURNED |REVERSED |CAPITAL |SMALL )?([A-Z])\b"
)

_folded: dict[str, str] = {}
_MOST_KEPT = 1 << 14


def fold(text: str) -> str:
    """Reduce a text to plain lower-case letters, digits, spaces and marks.

    >>> fold("Sieben­und４０ŽIG")
    'siebenund40zig'
    """
    return "".join([fold_character(character) for character in text])


def fold_character(character: str) -> str:
    """Reduce one character; the result may be empty, or longer than one character."""
    folded = _folded.get(character)
    if folded is None:
        folded = _fold(character)
        if len(_folded) < _MOST_KEPT:
            _folded[character] = folded
    return folded


def _fold(character: str) -> str:
    """Try what a character may stand for, in order."""
    lower = character.lower()
    if character in SPECIAL or lower in SPECIAL:
        return SPECIAL.get(character, SPECIAL.get(lower, ""))
    if character.isspace() or character in BLANKS:
        return " "
    if character in BRAILLE:
        return BRAILLE[character]
    category = unicodedata.category(character)
    if category in ("Cc", "Cf", "Cs", "Mn", "Me") or character in INVISIBLE:
        return ""
    if (value := unicodedata.numeric(character, None)) is not None:
        return _digits(value)
    if category[0] in "LSM" and (letter := _named_letter(character)):
        return letter
    plain = unicodedata.normalize("NFKD", lower)
    plain = "".join([c for c in plain if unicodedata.category(c) not in ("Mn", "Me", "Cf")])
    return "".join([SPECIAL.get(c, " " if c.isspace() else c) for c in plain.lower()])


def _digits(value: float) -> str:
    """Write the number that one character stands for; from 10 on it is a word of its own."""
    if value != int(value) or value < 0:
        return FRACTION
    return f"{value:.0f}" if value < 10 else f" {value:.0f} "


def _named_letter(character: str) -> str:
    """Find the letter in a name such as REGIONAL INDICATOR SYMBOL LETTER S."""
    if character.isascii():
        return ""
    found = _NAMED_LETTER.search(unicodedata.name(character, ""))
    return found[1].lower() if found else ""
