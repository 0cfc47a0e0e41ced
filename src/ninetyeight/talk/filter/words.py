"""Reading one word as a number, properly spelled or in disguise."""

import re
from dataclasses import dataclass
from functools import cache, lru_cache

from ninetyeight.talk.filter import look_alikes
from ninetyeight.talk.filter.languages import all_languages, innocent_words
from ninetyeight.talk.filter.lexicon import (
    CONNECTORS,
    SHORTEST_SOUND,
    SHORTEST_TYPO,
    lexicon,
    without_one_letter,
)
from ninetyeight.talk.filter.number import Number, NumberKind
from ninetyeight.talk.filter.refusal import RefusalReason
from ninetyeight.talk.filter.sound import sound
from ninetyeight.words import LANGUAGES

LONGEST = 60
"""Longer words are truncated; no number word is this long."""
TENS = range(20, 100, 10)
SHORTEST_COMPOUND = 6
SHORTEST_WITH_STEM = 7
SHORTEST_GLUED = 5
SHORTEST_DOUBLED = 4

_DOUBLED = re.compile(r"(.)\1")
_STRETCHED = re.compile(r"(.)\1{2,}")
_COUNTS_BY_ITSELF = re.compile(
    r"cento|hundert|tausend|hundred|thousand|теричн|десятичн|nactkov|sitkov|quarant[ae]i?ne"
    r"|quaranten"
    r"|(?:mal|mals|malig\w*|fach\w*|krat|kratny|mila|[ьих]сот|тысяч\w*|minut\w*|минут\w*|karten"
    r"|spieler\w*"
    r"|stapel|runden|sekunden|stund\w*|hodin\w*|часов\w*|класс\w*|карточн\w*|stel|stels|tel|tels)$"
)
"""Words that are not numbers of cards: dreimal, fünfhundert, пятиминутка, Zehntel."""
_ONTO_PILE = re.compile("(?:on|auf|sur|su|na|на|for|pour|pro|для)[abcdавсд]$")
_PLAIN_GERMAN = re.compile(
    r"(?:ein|zwei|zwo|drei|vier|fun?f|fu[em]\w?f|sechs|sieben|siem|acht|neun)un[dt]?"
    r"(?:zw|dr|f|v|s|ac|ne)\w{0,6}[zs](?:ig|i?s?ch)"
    r"|(?:zwan|vier|fun?f|sech|sieb|acht|neun)zg|dreissg"
)


@dataclass(frozen=True, slots=True)
class Reading:
    """A number, and how it was written."""

    number: Number
    reason: RefusalReason


def read_word(word: str) -> Reading | None:
    """Read a folded word as a number in any language and disguise; None if it is not one."""
    return _read(word[:LONGEST])


@lru_cache(maxsize=1 << 13)
def _read(word: str) -> Reading | None:
    known = lexicon().numbers.get(word)
    if known is not None:
        return Reading(known, reason_of(known))
    if word in innocent_words() or (len(word) < 4 and word.isascii()):
        return None
    return _disguised(word)


def reason_of(number: Number) -> RefusalReason:
    """Return the reason for refusing a properly spelled number word."""
    return RefusalReason.ORDINAL if number.kind is NumberKind.ORDINAL else RefusalReason.NUMBER_WORD


def _disguised(word: str) -> Reading | None:
    """Try the disguises, the most certain first."""
    if _STRETCHED.search(word):
        return _stretched(word)
    if look_alikes.mixes_alphabets(word):
        return _in_one_alphabet(word)
    if _COUNTS_BY_ITSELF.search(word):
        return None
    tables = lexicon()
    if (number := compound(word)) is not None:
        return Reading(number, reason_of(number))
    if (number := tables.reversed.get(word)) is not None:
        return Reading(number, RefusalReason.MISSPELLED)
    if (number := tables.retyped.get(word)) is not None:
        return Reading(number, RefusalReason.LOOK_ALIKE)
    if (number := tables.swapped.get(word)) is not None:
        return Reading(number, RefusalReason.MISSPELLED)
    if "vv" in word:
        return read_word(word.replace("vv", "w"))
    number = _doubled(word) or _glued(word) or _with_stem(word) or _mistyped(word) or _heard(word)
    return Reading(number, RefusalReason.MISSPELLED) if number else None


def _doubled(word: str) -> Number | None:
    """Read a word with a doubled letter: fiffty."""
    single = _DOUBLED.sub(r"\1", word)
    if single == word or len(single) < SHORTEST_DOUBLED:
        return None
    number = lexicon().numbers.get(single)
    return number if number and number.is_forbidden and number.kind is NumberKind.CARDINAL else None


def _stretched(word: str) -> Reading | None:
    for short in (_STRETCHED.sub(r"\1", word), _STRETCHED.sub(r"\1\1", word)):
        if len(short) > 2 and (reading := read_word(short)) is not None:
            return Reading(reading.number, RefusalReason.MISSPELLED)
    return None


def _in_one_alphabet(word: str) -> Reading | None:
    for other in look_alikes.in_one_alphabet(word):
        if (reading := read_word(other)) is not None:
            return Reading(reading.number, RefusalReason.LOOK_ALIKE)
    return None


def compound(word: str) -> Number | None:
    """Read number words written as one: fortyseven, siebenundvierzig."""
    tables = lexicon()
    if len(word) < SHORTEST_COMPOUND or word[:3] not in tables.heads:
        return None
    everywhere = frozenset(LANGUAGES)
    reached: dict[int, tuple[frozenset[str], int, NumberKind]] = {
        0: (everywhere, 0, NumberKind.CARDINAL)
    }
    """Where parts end, with the languages they share, their sum, and the kind of the last."""
    for start in range(len(word)):
        if start not in reached:
            continue
        spoken, total, kind = reached[start]
        for end in range(start + 1, len(word) + 1):
            piece = word[start:end]
            part = tables.parts.get(piece)
            if (
                part is not None
                and kind is NumberKind.CARDINAL
                and (part.value > 1 or total in TENS)
            ):
                fours = (total, part.value) == (4, 20)  # quatre-vingt
                step = (part.languages & spoken, 80 if fours else total + part.value, part.kind)
            elif start and end < len(word) and piece in CONNECTORS:
                step = (spoken & CONNECTORS[piece], total, kind)
            else:
                continue
            if step[0] and len(step[0]) >= len(reached.get(end, ((),))[0]):
                reached[end] = step
    if len(word) not in reached:
        return None
    spoken, total, kind = reached[len(word)]
    return Number(min(total, 99), kind, spoken)


def _glued(word: str) -> Number | None:
    """Read a number written as one word with the words around it: ihaveten, sevenona."""
    if len(word) < SHORTEST_GLUED:
        return None
    without_pile = _ONTO_PILE.sub("", word)
    if without_pile != word and (number := _number_or_compound(without_pile)) is not None:
        return number
    for language in all_languages().values():
        for before in language.glued_before:
            if word.startswith(before):
                number = _number_or_compound(without_pile.removeprefix(before))
                if number is not None and language.code in number.languages:
                    return number
    return None


def _number_or_compound(word: str) -> Number | None:
    number = lexicon().numbers.get(word) if len(word) > 2 else None
    return number if number is not None and number.is_forbidden else compound(word)


@cache
def _stems() -> re.Pattern[str]:
    return re.compile("|".join(sorted(lexicon().stems, key=len, reverse=True)))


def _with_stem(word: str) -> Number | None:
    """Find a long number word within a word: ihavefortyseven, vierzigjährig, fortyish."""
    if len(word) < SHORTEST_WITH_STEM:
        return None
    found = _stems().search(word)
    if found is not None:
        return lexicon().numbers.get(found[0]) or Number(50)
    return Number(50) if _PLAIN_GERMAN.search(word) else None


def _mistyped(word: str) -> Number | None:
    """Find a long number word with one letter wrong, missing or added, or two swapped."""
    if len(word) < SHORTEST_TYPO - 1:
        return None
    typos = lexicon().typos
    for shorter in (word, *without_one_letter(word)):
        for candidate in typos.get(shorter, ()):
            if candidate[0] == word[0] and _is_one_typo(word, candidate):
                return lexicon().numbers[candidate]
    return None


def _is_one_typo(word: str, other: str) -> bool:
    """Whether one typo turns one word into the other; they share all but one letter each."""
    if len(word) != len(other):
        return abs(len(word) - len(other)) == 1 and max(len(word), len(other)) > SHORTEST_TYPO
    differing = [place for place in range(len(word)) if word[place] != other[place]]
    if len(differing) == 1:
        return len(word) > SHORTEST_TYPO
    return (
        len(differing) == 2
        and differing[1] - differing[0] == 1
        and word[differing[0]] == other[differing[1]]
        and word[differing[1]] == other[differing[0]]
    )


def _heard(word: str) -> Number | None:
    """Find a long number word that sounds the same."""
    if len(word) < SHORTEST_SOUND:
        return None
    return lexicon().sounds.get(sound(word))
