"""The chat filter's answer when it refuses a line (8.6)."""

from dataclasses import dataclass
from enum import StrEnum

from ninetyeight.rules import Pile, Sign


class RefusalReason(StrEnum):
    """How a number was named. Clients translate these codes, which never change."""

    DIGITS = "digits"
    """In digits of any script: 47, ４７, ⑦."""
    NUMBER_WORD = "number-word"
    """In a word of any of the six languages: forty-seven, семёрка, the forties."""
    ORDINAL = "ordinal"
    """In an ordinal: the fifty-sixth, 83rd."""
    ROMAN = "roman"
    """In Roman numerals: XLVII."""
    SPELLED = "spelled"
    """In pieces: f o r t y, four seven, 1 0."""
    COUNTING_MARKS = "counting-marks"
    """In strokes, dots, dice or pictures to count."""
    RELATION = "relation"
    """By arithmetic, or as more or less than a number or a top card: half a hundred, one above C.
    """
    LOOK_ALIKE = "look-alike"
    """In characters that look like others: sеvеn with Cyrillic letters, f0rty."""
    MIXED = "mixed"
    """In digits and letters together: 4ty, hex 3B."""
    MISSPELLED = "misspelled"
    """In a word that is nearly a number word: fourty, fiiifty, ytrof, ihaveforty."""
    RIDDLE = "riddle"
    """By a well-known name for a number: two fat ladies, барабанные палочки."""


@dataclass(frozen=True, slots=True)
class SignOffer:
    """What a player may show instead (8.5)."""

    sign: Sign
    pile: Pile


@dataclass(frozen=True, slots=True)
class ChatRefusal:
    """Why a line may not be said."""

    code: RefusalReason
    found: str
    """The part of the text that is refused, as typed."""
    offer: SignOffer | None
    """The sign closest in meaning; None if the line names no pile."""
