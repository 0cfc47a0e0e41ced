"""What the filter knows of a language."""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from ninetyeight.talk.filter.characters import fold
from ninetyeight.talk.filter.number import Kind

Spelling = tuple[str, int, Kind]
"""A number word as a dictionary has it, its number, and what sort of word it is."""

NOTHING: frozenset[str] = frozenset()
ANYWHERE = "*"
"""In a set of words: the beginning of a line, and every mark."""
NEVER = r"(?!)"
"""A pattern that fits nothing."""


@dataclass(frozen=True, slots=True)
class Counted:
    """What a number may count, so that it is free (8.6). All words are folded."""

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
    """Words with such an ending that are none."""
    of: frozenset[str] = NOTHING
    """Words such as of, before a word of `whose`: two of my cards."""
    whose: frozenset[str] = NOTHING
    verbs: frozenset[str] = NOTHING
    """Things that are verbs before a pile or a word of `objects`: 47 turns it."""
    objects: frozenset[str] = NOTHING
    small: frozenset[str] = NOTHING
    """Things that are something else if a word of `articles` is before the number: die 47 mal."""
    articles: frozenset[str] = NOTHING


@dataclass(frozen=True, slots=True)
class Relating:
    """Words for more and less, each an alternation for a pattern over folded words."""

    half: str
    plus: str
    above: str
    """More, less, above, below, with the word for `than`."""
    exactly: str
    nearly: str
    top: str
    fill: str
    """Small words that may stand between."""
    then: str
    """Words between digits that are spoken one by one: one, then zero."""


@dataclass(frozen=True, slots=True)
class Wishes:
    """Beginnings of words that tell which sign comes nearest to a line."""

    leave: str
    turn: str


@dataclass(frozen=True, slots=True)
class Tongue:
    """A language: its number words, and what keeps them apart from other words."""

    code: str
    spellings: tuple[Spelling, ...]
    counted: Counted
    relating: Relating
    wishes: Wishes
    misspelled: Mapping[str, int] = field(default_factory=dict)
    """Common wrong, spoken or slang spellings."""
    ordinary: frozenset[str] = NOTHING
    """Everyday words of this language that are number words elsewhere, or resemble them."""
    accented: frozenset[str] = NOTHING
    """Number words that are everyday words if an accent is left out: pátá, pata."""
    only_after: Mapping[str, frozenset[str]] = field(default_factory=dict)
    """Number words of this language that are numbers only after certain words."""
    or_before: Mapping[str, frozenset[str]] = field(default_factory=dict)
    """Words of `only_after` that are numbers before certain words, too."""
    only_before: Mapping[str, frozenset[str]] = field(default_factory=dict)
    """Number words that are articles, unless no word follows, or one of these."""
    never_after: Mapping[str, frozenset[str]] = field(default_factory=dict)
    """Number words of this language that are something else after certain words."""
    never_before: Mapping[str, frozenset[str]] = field(default_factory=dict)
    """Number words of this language that are something else before certain words."""
    sayings: str = NEVER
    """A pattern of phrases in which a number is free; `#7` stands for any word for seven."""
    riddles: str = NEVER
    """A pattern of phrases that stand for a number."""
    holding: frozenset[str] = NOTHING
    """Words that come before a card: have, play."""
    own: frozenset[str] = NOTHING
    """Words for one's card: mine."""
    onto: frozenset[str] = NOTHING
    """Words that come before a pile: on."""
    glued_before: tuple[str, ...] = ()
    """What people write in one word with a number after it: ihave."""


def words(text: str) -> frozenset[str]:
    """Fold the words of a text and make a set of them.

    >>> sorted(words("Zug Züge"))
    ['zug', 'zuge']
    """
    return frozenset(fold(text).split())


def spelled(text: str) -> dict[str, int]:
    """Read lines such as `40: fourty forthy` into a dictionary from the word to the number."""
    found: dict[str, int] = {}
    for entry in text.split(";"):
        number, _, spellings = entry.partition(":")
        found |= {word: int(number) for word in spellings.split()}
    return found


def after(text: str) -> dict[str, frozenset[str]]:
    """Read entries such as `sei: il un; neuf: de` into a dictionary from the word to the set."""
    found: dict[str, frozenset[str]] = {}
    for entry in text.split(";"):
        heads, _, others = entry.partition(":")
        found |= {fold(head): words(others) for head in heads.split()}
    return found


def pattern(*choices: str) -> str:
    """Join patterns into one that fits any of them, with folded letters."""
    return "|".join(f"(?:{fold_pattern(choice)})" for choice in choices)


def idioms(text: str, *phrases: str) -> str:
    """Make a pattern of sayings, none of which may go on with a pile: sweet sixteen on B.

    The text has entries such as `7: heaven wonders`, a number and the words that may follow it;
    the phrases are patterns.
    """
    found = list(phrases)
    for entry in text.split(";"):
        number, _, others = entry.partition(":")
        found.append(rf"#{number.strip()} (?:- )?(?:{'|'.join(others.split())})\b")
    return rf"(?:{pattern(*found)})(?! (?:\w{{1,4}} )?@)"


def fold_pattern(text: str) -> str:
    """Fold the letters of a pattern and leave its signs as they are."""
    return re.sub(r"[^\W\d_]+", lambda found: _fold_unless_escaped(found), text)


def _fold_unless_escaped(found: re.Match[str]) -> str:
    text = found.string
    if found.start() and text[found.start() - 1] == "\\":
        return found[0][0] + fold(found[0][1:])
    return fold(found[0])


def inflected(stems: Iterable[str], endings: str) -> str:
    """Put every ending after every stem; `-` is no ending.

    >>> inflected(["kart"], "a y")
    'karta karty'
    """
    tails = ["" if ending == "-" else ending for ending in endings.split()]
    return " ".join(stem + tail for stem in stems for tail in tails)
