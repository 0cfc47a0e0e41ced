"""A table's settings: the edition, access, talk, spectators, and time limits."""

from datetime import timedelta
from enum import StrEnum
from functools import lru_cache
from typing import Annotated, Literal

from pydantic import Field, field_validator, model_validator

from ninetyeight.protocol.model import Model
from ninetyeight.protocol.text import Title
from ninetyeight.rules import (
    RELAXED_SIGNS,
    STRICT_SIGNS,
    Layout,
    Ruleset,
    Sign,
    parse_edition,
    ruleset_of,
)
from ninetyeight.rules.ruleset import MOST_PLAYERS

SHORTEST_TURN, LONGEST_TURN = 10, 3600
"""The shortest and longest turn that can be set, in seconds."""
MOST_DAYS = 30
SHORTEST_GRACE = 5
"""The shortest grace period, in seconds: long enough for a page to reconnect."""
LONGEST_NAME = 60
NO_SIGNS: frozenset[Sign] = frozenset()


class Access(StrEnum):
    """Who can find the table."""

    PUBLIC = "public"
    """Listed in the lobby."""
    INVITED = "invited"
    """Only people who have the link."""


class TalkLevel(StrEnum):
    """What players may say to each other (8)."""

    FREE = "free"
    """Signs, phrases and chat."""
    SIGNALS = "signals"
    """Signs and phrases."""
    NONE = "none"


class WatchPolicy(StrEnum):
    """What spectators may see (9.2)."""

    NOBODY = "nobody"
    PILES = "piles"
    """What everybody at the table sees, but no hand."""
    SEAT = "seat"
    """Also a player's hand, if that player allows it."""


class AtLimit(StrEnum):
    """What happens when a player runs out of time."""

    BOT_TURN = "bot-turn"
    """A bot plays this turn."""
    BOT_SEAT = "bot-seat"
    """A bot minds the seat until the player returns."""


class Pace(StrEnum):
    """How long bots pause before each step."""

    SLOW = "slow"
    NORMAL = "normal"
    FAST = "fast"
    INSTANT = "instant"
    """Just long enough to hide how long they think."""


class NoClock(Model):
    """No time limit."""

    kind: Literal["none"] = "none"

    @property
    def limit(self) -> None:
        return None


class TurnClock(Model):
    """A number of seconds for each turn."""

    kind: Literal["turn"] = "turn"
    seconds: int = Field(ge=SHORTEST_TURN, le=LONGEST_TURN)
    at_limit: AtLimit = AtLimit.BOT_TURN

    @property
    def limit(self) -> timedelta:
        return timedelta(seconds=self.seconds)


class DaysClock(Model):
    """Correspondence play: a number of days for each turn."""

    kind: Literal["days"] = "days"
    days: int = Field(ge=1, le=MOST_DAYS)
    at_limit: AtLimit = AtLimit.BOT_TURN

    @property
    def limit(self) -> timedelta:
        return timedelta(days=self.days)


Clock = Annotated[NoClock | TurnClock | DaysClock, Field(discriminator="kind")]


class Settings(Model):
    """Everything that is agreed on before a game starts."""

    edition: str = "original"
    players: int = Field(default=2, ge=1, le=MOST_PLAYERS)
    layout: dict[str, tuple[int, ...]] | None = None
    """The cards that carry Extreme's orders; null is the standard layout (5.1)."""
    name: Title = ""
    access: Access = Access.INVITED
    talk: TalkLevel = TalkLevel.FREE
    relaxed_signs: bool = False
    """Whether the third sign of 8.5 is allowed."""
    clock: Clock = NoClock()
    bid_seconds: int = Field(default=60, ge=5, le=LONGEST_TURN)
    """How long players have to agree on who starts before it is drawn by lot (1.4)."""
    watch: WatchPolicy = WatchPolicy.PILES
    undo: bool | None = None
    """Whether cards played this turn may be taken back. Null means only while one person plays,
    alone or with bots: people would remember a card that was taken back."""
    hints: bool | None = None
    """Whether players may ask for hints. Null means only while one person plays, alone or with
    bots."""
    grace_seconds: int = Field(default=30, ge=SHORTEST_GRACE, le=LONGEST_TURN)
    """How long players may be disconnected before others may have a bot play for them, and before
    votes go on without them. In correspondence play the clock decides instead."""
    pace: Pace = Pace.NORMAL
    """How fast bots play for everybody at the table. The host may change it at any time."""
    minder: str = Field(default="sharp", max_length=LONGEST_NAME)
    """The bot that stands in for players who are away or out of time."""

    @field_validator("edition")
    @classmethod
    def _known_edition(cls, edition: str) -> str:
        return "+".join(parse_edition(edition))

    @model_validator(mode="after")
    def _playable(self) -> "Settings":
        _ = self.ruleset  # raises if the edition, the players and the layout do not fit together
        return self

    @property
    def ruleset(self) -> Ruleset:
        if self.layout is None:
            return _standard_rules(self.edition, self.players)
        return ruleset_of(self.edition, self.players, Layout.of(self.layout))

    @property
    def is_by_correspondence(self) -> bool:
        """Whether turns take days, so that players are usually offline."""
        return isinstance(self.clock, DaysClock)

    @property
    def grace(self) -> timedelta:
        """How long players who lose their connection still count as present."""
        return timedelta(seconds=self.grace_seconds)

    @property
    def patience(self) -> timedelta:
        """How long absent players have to answer a vote."""
        return self.clock.limit if isinstance(self.clock, DaysClock) else self.grace

    @property
    def signs(self) -> frozenset[Sign]:
        """The signs that players may use (8.5)."""
        if self.talk is TalkLevel.NONE:
            return NO_SIGNS
        return RELAXED_SIGNS if self.relaxed_signs else STRICT_SIGNS


@lru_cache(maxsize=256)
def _standard_rules(edition: str, players: int) -> Ruleset:
    """Cached, because every view of a table validates its settings again."""
    return ruleset_of(edition, players)
