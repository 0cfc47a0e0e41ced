"""A number named in a line."""

from dataclasses import dataclass
from enum import Enum, auto

from ninetyeight.rules import FULL_PACK

FORBIDDEN = FULL_PACK.cards
"""The numbers of cards, which nobody may name (8.1, 8.6)."""


class NumberKind(Enum):
    """How a number word is used, which decides what it may count."""

    CARDINAL = auto()
    """Seven; it may count things: seven cards."""
    ORDINAL = auto()
    """The seventh; it may count turns and games: the seventh game."""
    NAME = auto()
    """A noun for the number: семёрка, a dozen, the forties."""


@dataclass(frozen=True, slots=True)
class Number:
    """A number, the kind of word it was, and the languages that have this word."""

    value: int
    kind: NumberKind = NumberKind.CARDINAL
    languages: frozenset[str] = frozenset()

    @property
    def is_forbidden(self) -> bool:
        """Whether it names a card; 0, 1, 100 and up do not, nor does `second`, meaning other."""
        return self.value in FORBIDDEN and (self.value != 2 or self.kind is not NumberKind.ORDINAL)

    def together_with(self, other: "Number") -> "Number":
        """Merge with the same word of another language."""
        return Number(self.value, self.kind, self.languages | other.languages)
