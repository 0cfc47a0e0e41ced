"""What players agree on before a game: who begins, and which signs they show."""

from enum import StrEnum
from typing import TypeVar

from ninetyeight.rules import RELAXED_SIGNS, STRICT_SIGNS, GameError, Sign
from ninetyeight.rules.errors import shown

Option = TypeVar("Option", bound=StrEnum)


class Starter(StrEnum):
    """Who begins."""

    BIDS = "bids"
    """Whoever bids the most for it, by how good the hand is (1.4)."""
    FIRST = "first"
    """The first seat, always."""


class SignLevel(StrEnum):
    """Which signs players show (8.5)."""

    STRICT = "strict"
    RELAXED = "relaxed"
    NONE = "none"

    @property
    def signs(self) -> frozenset[Sign]:
        """The signs that the table has."""
        match self:
            case SignLevel.STRICT:
                return STRICT_SIGNS
            case SignLevel.RELAXED:
                return RELAXED_SIGNS
            case SignLevel.NONE:
                return frozenset()


def parse_option(kind: type[Option], name: str, value: str) -> Option:
    """Find a choice by its name; `GameError` names what there is instead."""
    if value not in list(kind):
        raise GameError(name, f"{name} {shown(value)} is not known: it is {', '.join(kind)}.")
    return kind(value)
