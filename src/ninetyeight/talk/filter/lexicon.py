"""All number words, properly spelled and in disguise; built on first use."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache

from ninetyeight.talk.filter import look_alikes
from ninetyeight.talk.filter.characters import fold
from ninetyeight.talk.filter.languages import all_languages, neighbours
from ninetyeight.talk.filter.languages.language_rules import LanguageRules
from ninetyeight.talk.filter.notation import words
from ninetyeight.talk.filter.number import Number, NumberKind
from ninetyeight.talk.filter.sound import sound

SHORTEST_REVERSED = 4
SHORTEST_TYPO = 6
SWAPPED = (5,)
LONGEST_TYPO = 12
SHORTEST_SOUND = 5
SHORTEST_KEYS = 4
SHORTEST_PART = 3
SHORTEST_STEM = 6

TWELVE = 12
"""Words for numbers above this are so long and distinctive that no other word contains them."""
MORE_STEMS = tuple(words("eleven twelve forty fifty sixty fourty ninty eigthy сорок"))
"""Other words that no unrelated word contains."""

NEIGHBOURS = frozenset({"neighbours"})
RUSSIAN = frozenset({"ru"})

UMLAUTS = str.maketrans({"ü": "ue", "ö": "oe", "ä": "ae"})
NO_REVERSE = words("anon umso tased nedej etap mert мерт")
"""Everyday words that are number words when read backwards."""

CONNECTORS = {
    "und": frozenset({"de"}),
    "un": frozenset({"de"}),
    "a": frozenset({"cs"}),
    "e": frozenset({"it"}),
    "et": frozenset({"fr"}),
    "and": frozenset({"en"}),
    "n": frozenset({"en"}),
    "и": frozenset({"ru"}),
}
"""What may join the parts of a compound written as one word: sieben-und-vierzig."""


@dataclass(frozen=True, slots=True)
class Lexicon:
    """Tables from a folded word to its number."""

    numbers: Mapping[str, Number]
    """Number words, properly written, and common misspellings."""
    accented: Mapping[str, Number]
    """Number words, in lower case with accents, that are other words without them."""
    slang: Mapping[tuple[str, str], Number]
    """Short misspellings and slang, by language and word: elsewhere they may mean anything."""
    written: frozenset[str]
    """All number words in their dictionary forms, with accents."""
    parts: Mapping[str, Number]
    """Words for 1 to 99 that compounds consist of."""
    heads: frozenset[str]
    """The first letters of all parts."""
    reversed: Mapping[str, Number]
    """Number words read backwards."""
    retyped: Mapping[str, Number]
    """Russian words on English keys or in Latin look-alikes, and English on Russian keys."""
    stems: tuple[str, ...]
    """Long beginnings of number words that no other word contains."""
    swapped: Mapping[str, Number]
    """Short number words with two letters swapped."""
    typos: Mapping[str, tuple[str, ...]]
    """Long number words, by their spelling whole or with any one letter left out."""
    sounds: Mapping[str, Number]
    """Long number words, by how they sound."""


@cache
def lexicon() -> Lexicon:
    """Build the tables, which takes a few tenths of a second."""
    proper: dict[str, Number] = {}
    accented: dict[str, Number] = {}
    for language in all_languages().values():
        _add(proper, accented, language)
    cardinals = {word: number for word, number in proper.items() if _names_a_card(number)}
    numbers = dict(proper)
    slang = _add_misspelled(numbers)
    stems = (*MORE_STEMS, *_stems(cardinals))
    parts = _parts(proper)
    return Lexicon(
        numbers=numbers,
        accented=accented,
        slang=slang,
        written=frozenset(_written()),
        parts=parts,
        heads=frozenset(part[:SHORTEST_PART] for part in parts),
        reversed=dict(_reversed(cardinals, numbers)),
        retyped=dict(_retyped(proper)),
        stems=stems,
        swapped=dict(_swapped(cardinals, numbers)),
        typos=_typos(w for w, n in proper.items() if n.is_forbidden and _may_be_mistyped(w, stems)),
        sounds={sound(w): n for w, n in cardinals.items() if _is_told_by_sound(w, n)},
    )


def _written() -> Iterator[str]:
    for language in all_languages().values():
        yield from (word for word, _, _ in language.number_words)
    yield from (word for word, _, _ in neighbours.number_words())


def _names_a_card(number: Number) -> bool:
    return number.is_forbidden and number.kind is NumberKind.CARDINAL


def _add(numbers: dict[str, Number], accented: dict[str, Number], language: LanguageRules) -> None:
    spoken = frozenset({language.code})
    for word, value, kind in language.number_words:
        number = Number(value, kind, spoken)
        folded = fold(word)
        if folded in language.accented and folded != word:
            accented[word] = number
            continue
        _put(numbers, folded, number)
        if language.code == "de" and (other := word.translate(UMLAUTS)) != word:
            _put(numbers, fold(other), number)


def _add_misspelled(numbers: dict[str, Number]) -> dict[tuple[str, str], Number]:
    """Add the long misspellings, which are unambiguous in any language; return the short ones."""
    slang: dict[tuple[str, str], Number] = {}
    for language in all_languages().values():
        for word, value in language.misspelled.items():
            number = Number(value, NumberKind.CARDINAL, frozenset({language.code}))
            folded = fold(word)
            if len(folded) >= SHORTEST_TYPO or not folded.isascii():
                _put(numbers, folded, number)
            else:
                slang[language.code, folded] = number
    for word, value, kind in neighbours.number_words():
        _put(numbers, fold(word), Number(value, kind, NEIGHBOURS))
    return slang


def _put(numbers: dict[str, Number], word: str, number: Number) -> None:
    known = numbers.get(word)
    numbers[word] = known.together_with(number) if known else number


def _parts(proper: Mapping[str, Number]) -> dict[str, Number]:
    """List what compounds consist of, except short words, which would match too much."""
    parts = {
        word: number
        for word, number in proper.items()
        if 0 < number.value < 100 and len(word) >= SHORTEST_PART - (number.value == 1)
    }
    for language in all_languages().values():
        for word, value in language.misspelled.items():
            if len(folded := fold(word)) >= SHORTEST_PART:
                _put(parts, folded, Number(value, NumberKind.CARDINAL, frozenset({language.code})))
    return parts


def _reversed(
    cardinals: Mapping[str, Number], numbers: Mapping[str, Number]
) -> Iterator[tuple[str, Number]]:
    for word, number in cardinals.items():
        turned = word[::-1]
        if len(word) >= SHORTEST_REVERSED and turned not in numbers and turned not in NO_REVERSE:
            yield turned, number


def _retyped(proper: Mapping[str, Number]) -> Iterator[tuple[str, Number]]:
    for word, number in proper.items():
        if not number.is_forbidden or len(word) < SHORTEST_KEYS:
            continue
        if not word.isascii():
            for other in (
                word.translate(look_alikes.ON_ENGLISH_KEYS),
                word.translate(look_alikes.AS_LATIN),
            ):
                if other.isascii() and other.isalpha():
                    yield other, number
        elif "en" in number.languages:
            yield fold(word.translate(look_alikes.ON_RUSSIAN_KEYS)), number


def _stems(cardinals: Mapping[str, Number]) -> Iterator[str]:
    """List the long words for numbers above twelve, none of which contains another."""
    kept: list[str] = []
    for word in sorted(cardinals, key=len):
        is_latin_russian = word.isascii() and cardinals[word].languages == RUSSIAN
        if cardinals[word].value <= TWELVE or len(word) < SHORTEST_STEM or is_latin_russian:
            continue
        if not any(stem in word for stem in kept):
            kept.append(word.rstrip("ь"))
    return iter(kept)


def _may_be_mistyped(word: str, stems: tuple[str, ...]) -> bool:
    """Whether to look for typos in the word: not in compounds, which their stems give away."""
    return SHORTEST_TYPO <= len(word) <= LONGEST_TYPO and not any(
        len(stem) + 4 <= len(word) and stem in word for stem in stems
    )


def _swapped(
    cardinals: Mapping[str, Number], numbers: Mapping[str, Number]
) -> Iterator[tuple[str, Number]]:
    """Swap two inner letters of words that are too short for other typos."""
    for word, number in cardinals.items():
        for place in range(1, len(word) - 1) if len(word) in SWAPPED else ():
            other = word[:place] + word[place + 1] + word[place] + word[place + 2 :]
            if other not in numbers:
                yield other, number


def _is_told_by_sound(word: str, number: Number) -> bool:
    """Whether the word is long and spelled as it sounds, unlike English."""
    return len(word) >= SHORTEST_SOUND and "en" not in number.languages


def _typos(long_words: Iterable[str]) -> dict[str, tuple[str, ...]]:
    found: dict[str, tuple[str, ...]] = {}
    for word in long_words:
        for shorter in {word, *without_one_letter(word)}:
            found[shorter] = (*found.get(shorter, ()), word)
    return found


def without_one_letter(word: str) -> Iterator[str]:
    """Yield the word with each of its letters left out in turn."""
    for place in range(len(word)):
        yield word[:place] + word[place + 1 :]
