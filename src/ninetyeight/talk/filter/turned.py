"""Words written upside down or mirrored: uǝʌǝs, ʎʇɟıɟ, иɘvɘƨ."""

import re

_IS_TURNED = re.compile("[ɐɔǝɟƃᵷɥᴉɾʞɯɹʇʌʍʎʁʚɓ]")
_IS_MIRRORED = re.compile("[ɘƨɿɒƚ]")

_UPRIGHT = str.maketrans("ɐqɔpǝɟƃᵷɥᴉıɾʞʃɯudbɹʇnʌʍʎ", "abcdefgghiijklmnpqrtuvwy")
_UPRIGHT_CYRILLIC = str.maketrans("ɐʚɹɓǝиʞwɯнudɔʎmqʁo", "авгдеикммнпрсушьяо")
_UPRIGHT_CURSIVE = _UPRIGHT_CYRILLIC | str.maketrans("ɯ", "т")
"""Cursive т looks like m."""
_UNMIRRORED = str.maketrans("ɘƨɿɒƚʜʏᴎияbdpq", "esrathynnrdbqp")


def upright(typed: str) -> tuple[str, ...]:
    """Turn a typed word the right way up, in every way it may be meant.

    >>> upright("uǝʌǝs")[0], upright("seven")
    ('seven', ())
    """
    word = typed.lower()[::-1]
    if _IS_TURNED.search(word):
        tables = (_UPRIGHT, _UPRIGHT_CYRILLIC, _UPRIGHT_CURSIVE)
        return tuple(word.translate(table) for table in tables)
    return (word.translate(_UNMIRRORED),) if _IS_MIRRORED.search(word) else ()
