"""What players agree on before a game: who begins, and which signs they show."""

from enum import StrEnum
from typing import TypeVar

from ninetyeight.rules import RELAXED_SIGNS, STRICT_SIGNS, GameError, Sign
from ninetyeight.rules.errors import listed, shown

Option = TypeVar("Option", bound=StrEnum)


class Starter(StrEnum):
    """Which seat has the first turn in games of bots."""

    BIDS = "bids"
    """The highest bidder, who has the best hand to start with (1.4)."""
    FIRST = "first"
    """Always the first seat."""


class SignLevel(StrEnum):
    """Which signs players show (8.5)."""

    STRICT = "strict"
    RELAXED = "relaxed"
    NONE = "none"

    @property
    def signs(self) -> frozenset[Sign]:
        """The signs that players may show."""
        match self:
            case SignLevel.STRICT:
                return STRICT_SIGNS
            case SignLevel.RELAXED:
                return RELAXED_SIGNS
            case SignLevel.NONE:
                return frozenset()


def parse_option(kind: type[Option], name: str, value: str) -> Option:
    """Parse an option; the `GameError` for an unknown one lists the choices."""
    if value not in list(kind):
        raise GameError(name, f"{name} must be {listed(kind)}, not {shown(value)}.")
    return kind(value)
