"""Who asks something of a table, and what is given beside the question."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime

from ninetyeight.table.seat import Person


@dataclass(frozen=True, slots=True)
class BotActor:
    """The bot that plays a seat now."""

    seat: int


Actor = Person | BotActor


@dataclass(frozen=True, slots=True)
class Chance:
    """Where shuffles, lots and nonces come from."""

    below: Callable[[int], int]
    """Gives a whole number below another, each as likely as the other."""
    nonce: Callable[[], str]
    """Gives 32 random bytes, in hexadecimal."""


@dataclass(frozen=True, slots=True)
class Circumstances:
    """What the world outside says at the moment of a question."""

    now: datetime
    chance: Chance
    bots: frozenset[str]
    """The bots that can be seated, by name."""
    present: frozenset[str] = frozenset()
    """The persons who are connected."""
