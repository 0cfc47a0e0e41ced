"""Who sends a command to a table, and the context it is decided in."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from datetime import datetime

from ninetyeight.table.seat import Participant


@dataclass(frozen=True, slots=True)
class BotActor:
    """The bot that is playing a seat."""

    seat: int


Actor = Participant | BotActor


@dataclass(frozen=True, slots=True)
class Chance:
    """The source of shuffles, draws and nonces."""

    below: Callable[[int], int]
    """Draws a whole number from 0 up to, but not including, its argument."""
    nonce: Callable[[], str]
    """Draws 32 random bytes, in hexadecimal."""


@dataclass(frozen=True, slots=True)
class Context:
    """Everything a decision depends on besides the table and the command."""

    now: datetime
    chance: Chance
    bots: frozenset[str]
    """The names of the bots that can be seated."""
    absent_since: Mapping[str, datetime] = field(default_factory=dict)
    """Maps the id of everybody who is not connected to when they dropped out. After a restart that
    is unknown, so it is the time of the restart."""
    knowers: frozenset[str] = frozenset()
    """The ids of those at the table who have seen the cards that it was opened for."""
