"""Who asks something of a table, and what is given beside the question."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from datetime import datetime

from ninetyeight.table.seat import Participant


@dataclass(frozen=True, slots=True)
class BotActor:
    """The bot that plays a seat now."""

    seat: int


Actor = Participant | BotActor


@dataclass(frozen=True, slots=True)
class Chance:
    """Where shuffles, lots and nonces come from."""

    below: Callable[[int], int]
    """Gives a whole number below another, each as likely as the other."""
    nonce: Callable[[], str]
    """Gives 32 random bytes, in hexadecimal."""


@dataclass(frozen=True, slots=True)
class Context:
    """What the world outside says at the moment of a question."""

    now: datetime
    chance: Chance
    bots: frozenset[str]
    """The bots that can be seated, by name."""
    absent_since: Mapping[str, datetime] = field(default_factory=dict)
    """The persons who are not connected, and since when that is certain. Where nobody can know,
    as after a restart, it is since a moment ago; whoever is not named is there."""
