"""What the filter knows about a language, read from its file: `en.toml`, `de.toml` and so on."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

from ninetyeight.talk.filter.characters import fold
from ninetyeight.talk.filter.languages.number_words import NumberWord, number_words
from ninetyeight.talk.filter.notation import entries, neighbours_of, numbered, pattern, words

NOTHING: frozenset[str] = frozenset()
WordSets = Mapping[str, frozenset[str]]
"""Words, each with a set of others."""
ANYWHERE = "*"
"""In a set of words: the beginning of a line, and any mark."""
NOT_BEFORE_A_PILE = r"(?! (?:\w{1,4} )?@)"
"""Ends a pattern that must not be followed by a pile: sweet sixteen on B."""


@dataclass(frozen=True, slots=True)
class CountedThings:
    """What a number may count, which allows it (8.6)."""

    many: frozenset[str]
    """Things after a cardinal: cards, minutes."""
    one: frozenset[str]
    """A thing after an ordinal: the third game."""
    card: frozenset[str]
    """A single card, which an ordinal would name: the seventh card."""
    between: frozenset[str]
    """Words that may stand between a number and its things: two more good cards."""
    as_adjective: frozenset[str] = NOTHING
    """Single things that count only before another word: a five minute break."""
    many_endings: tuple[str, ...] = ()
    """How a compound of a thing ends: Handkarten."""
    between_endings: tuple[str, ...] = ()
    """How an adjective ends, where the language shows it."""
    no_adjectives: frozenset[str] = NOTHING
    """Words with such an ending that are not adjectives."""
    of: frozenset[str] = NOTHING
    """Words such as of, before a word of `whose`: two of my cards."""
    whose: frozenset[str] = NOTHING
    verbs: frozenset[str] = NOTHING
    """Things that are verbs before a pile or a word of `objects`: 47 turns it."""
    objects: frozenset[str] = NOTHING
    small: frozenset[str] = NOTHING
    """Things that mean something else if the number follows a word of `articles`: die 47 mal."""
    articles: frozenset[str] = NOTHING


@dataclass(frozen=True, slots=True)
class AmbiguousWords:
    """Number words that mean something else next to certain words."""

    only_after: WordSets
    """Words that are numbers only after these."""
    or_before: WordSets
    """Words of `only_after` that are also numbers before these."""
    only_before: WordSets
    """Articles, which are numbers only if one of these, or no word, follows."""
    never_after: WordSets
    never_before: WordSets


@dataclass(frozen=True, slots=True)
class RelationWords:
    """Words for more and less, each an alternation for a pattern over folded words."""

    half: str
    plus: str
    above: str
    """More, less, above, below, with the word for `than`."""
    exactly: str
    nearly: str
    top: str
    fill: str
    """Small words that may stand in between."""
    then: str
    """Words between digits that are named one by one: one, then zero."""


@dataclass(frozen=True, slots=True)
class SignHints:
    """Beginnings of words that show which sign is closest in meaning to a line."""

    leave: str
    turn: str


@dataclass(frozen=True, slots=True)
class Riddles:
    """Phrases that stand for a number without naming it."""

    phrases: str
    """A pattern of phrases that give a number away."""
    things: tuple[tuple[str, str], ...]
    """Things, and beginnings of words for what has a well-known number of them: keys, piano."""
    single: str
    """A pattern of words that stand for a number by themselves: apostles, lucky number."""
    names: str
    """A pattern of names that do so in a line about a card: James Bond."""
    about_cards: str
    """A pattern of words that make a line about a card."""


@dataclass(frozen=True, slots=True)
class LanguageRules:
    """A language's number words, and what tells them apart from other words; all are folded."""

    code: str
    number_words: tuple[NumberWord, ...]
    ambiguous: AmbiguousWords
    misspelled: Mapping[str, int]
    """Common wrong, spoken or slang spellings of numbers."""
    counted: CountedThings
    relations: RelationWords
    sign_hints: SignHints
    sayings: str
    """A pattern of phrases in which a number is allowed; `#7` stands for any word for seven."""
    riddles: Riddles
    letter_names: Mapping[str, str]
    """The spoken names of letters, such as eff, and the letters they name."""
    telephone: frozenset[str]
    """Words of the spelling alphabet, which stand for their first letter."""
    glued_before: tuple[str, ...]
    """What people write as one word with the number after it: ihave."""
    holding: frozenset[str]
    """Words that come before a card: have, play."""
    own: frozenset[str]
    """Words for the speaker's card: mine."""
    onto: frozenset[str]
    """Words that come before a pile: on."""
    innocent: frozenset[str]
    """Everyday words that resemble number words, and are allowed."""
    ordinary: frozenset[str]
    """Everyday words of this language that are number words elsewhere, or resemble them."""
    accented: frozenset[str]
    """Number words that become everyday words without their accents: pátá, pata."""


def read_language(code: str) -> LanguageRules:
    """Read the file of a language."""
    file = Path(__file__).with_name(f"{code}.toml")
    content = tomllib.loads(file.read_text(encoding="utf-8"))
    lists, letters = content["words"], content["letters"]
    return LanguageRules(
        code=code,
        number_words=tuple(number_words(code, content["numbers"])),
        ambiguous=_ambiguous(content["ambiguous"]),
        misspelled=numbered(content["numbers"]["misspelled"]),
        counted=_counted(content["counted"]),
        relations=RelationWords(**content["relations"]),
        sign_hints=SignHints(**content["sign_hints"]),
        sayings=_sayings(content["sayings"]),
        riddles=_riddles(content["riddles"]),
        letter_names=_letter_names(letters["names"]),
        telephone=words(letters["telephone"]),
        glued_before=tuple(lists["glued_before"].split()),
        holding=words(lists["holding"]),
        own=words(lists["own"]),
        onto=words(lists["onto"]),
        innocent=words(lists["innocent"]),
        ordinary=words(lists["ordinary"]),
        accented=words(lists.get("accented", "")),
    )


def _counted(content: Mapping[str, str]) -> CountedThings:
    things: dict[str, Any] = {
        name: tuple(fold(text).split()) if name.endswith("_endings") else words(text)
        for name, text in content.items()
    }
    return CountedThings(**things)


def _ambiguous(content: Mapping[str, str]) -> AmbiguousWords:
    names = (field.name for field in fields(AmbiguousWords))
    return AmbiguousWords(**{name: neighbours_of(content.get(name, "")) for name in names})


def _sayings(content: Mapping[str, Any]) -> str:
    """Join the sayings: a number with the words that may follow it, and whole phrases."""
    followed = (
        rf"#{number} (?:- )?(?:{'|'.join(others)})\b"
        for number, others in entries(content["followed_by"]).items()
    )
    idioms = pattern(*content["not_before_a_pile"], *followed)
    return pattern(rf"(?:{idioms}){NOT_BEFORE_A_PILE}", *content["anywhere"])


def _riddles(content: Mapping[str, Any]) -> Riddles:
    things = (entry.partition("=") for entry in content["things"].split(";"))
    return Riddles(
        phrases=pattern(*content["phrases"]),
        things=tuple(
            ("|".join(thing.split()), "|".join(owners.split())) for thing, _, owners in things
        ),
        single=content["single"],
        names=content["names"],
        about_cards=content["about_cards"],
    )


def _letter_names(text: str) -> dict[str, str]:
    return {fold(name): fold(letter) for letter, names in entries(text).items() for name in names}
