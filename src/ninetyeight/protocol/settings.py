"""How a table plays: its edition, who may come, what may be said, and how long a turn may take."""

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
"""The limits of a turn in seconds."""
MOST_DAYS = 30
SHORTEST_GRACE = 5
"""The shortest time to come back, in seconds: time for a page to connect again."""
LONGEST_NAME = 60
NO_SIGNS: frozenset[Sign] = frozenset()


class Access(StrEnum):
    """Who may find the table."""

    PUBLIC = "public"
    """Everybody, in the lobby."""
    INVITED = "invited"
    """Those who have the link."""


class TalkLevel(StrEnum):
    """What players may say to each other (8)."""

    FREE = "free"
    """Signs, phrases and chat."""
    SIGNALS = "signals"
    """Signs and phrases."""
    NONE = "none"


class Watch(StrEnum):
    """What people without a seat may see (9.2)."""

    NOBODY = "nobody"
    PILES = "piles"
    """What everybody at the table sees, and no hand."""
    SEAT = "seat"
    """The view of a seat too, where its player consents."""


class AtLimit(StrEnum):
    """What happens when a person's time is over."""

    BOT_TURN = "bot-turn"
    """A bot plays this turn."""
    BOT_SEAT = "bot-seat"
    """A bot minds the seat until its person returns."""


class NoClock(Model):
    """Take your time."""

    kind: Literal["none"] = "none"

    @property
    def limit(self) -> None:
        """No limit."""


class TurnClock(Model):
    """So many seconds for each turn."""

    kind: Literal["turn"] = "turn"
    seconds: int = Field(ge=SHORTEST_TURN, le=LONGEST_TURN)
    at_limit: AtLimit = AtLimit.BOT_TURN

    @property
    def limit(self) -> timedelta:
        """How long a turn may take."""
        return timedelta(seconds=self.seconds)


class DaysClock(Model):
    """Play by correspondence: so many days for each turn."""

    kind: Literal["days"] = "days"
    days: int = Field(ge=1, le=MOST_DAYS)
    at_limit: AtLimit = AtLimit.BOT_TURN

    @property
    def limit(self) -> timedelta:
        """How long a turn may take."""
        return timedelta(days=self.days)


Clock = Annotated[NoClock | TurnClock | DaysClock, Field(discriminator="kind")]


class Settings(Model):
    """Everything that is agreed on before a game begins."""

    edition: str = "original"
    players: int = Field(default=2, ge=1, le=MOST_PLAYERS)
    layout: dict[str, tuple[int, ...]] | None = None
    """Where the orders of Extreme are; None is the standard layout (5.1)."""
    name: Title = ""
    access: Access = Access.INVITED
    talk: TalkLevel = TalkLevel.FREE
    relaxed_signs: bool = False
    """Whether the third sign of 8.5 is used."""
    clock: Clock = NoClock()
    bid_seconds: int = Field(default=60, ge=5, le=LONGEST_TURN)
    """How long players have to agree who starts, before the lot decides (1.4)."""
    watch: Watch = Watch.PILES
    undo: bool | None = None
    """Whether cards of the running turn may be taken back. None: alone yes, with partners no,
    because a card laid and taken back has told its number."""
    hints: bool | None = None
    """Whether a bot gives hints. None: alone yes, with partners no."""
    grace_seconds: int = Field(default=30, ge=SHORTEST_GRACE, le=LONGEST_TURN)
    """How long somebody has to come back before others may let a bot play for them, and before
    their silence counts in a vote. By correspondence the clock decides instead."""
    minder: str = Field(default="sharp", max_length=LONGEST_NAME)
    """The bot that plays for people who are away or out of time."""

    @field_validator("edition")
    @classmethod
    def _known_edition(cls, edition: str) -> str:
        return "+".join(parse_edition(edition))

    @model_validator(mode="after")
    def _playable(self) -> "Settings":
        _ = self.ruleset  # raises what is wrong with the edition, the players or the layout
        return self

    @property
    def ruleset(self) -> Ruleset:
        """The rules of this table."""
        if self.layout is None:
            return _standard_rules(self.edition, self.players)
        return ruleset_of(self.edition, self.players, Layout.of(self.layout))

    @property
    def may_undo(self) -> bool:
        """Whether cards may be taken back."""
        return self.players == 1 if self.undo is None else self.undo

    @property
    def may_hint(self) -> bool:
        """Whether hints are given."""
        return self.players == 1 if self.hints is None else self.hints

    @property
    def is_by_correspondence(self) -> bool:
        """Whether turns take days, so that people are away most of the time."""
        return isinstance(self.clock, DaysClock)

    @property
    def grace(self) -> timedelta:
        """How long somebody whose connection is gone still counts as there."""
        return timedelta(seconds=self.grace_seconds)

    @property
    def patience(self) -> timedelta:
        """How long those who are away have to answer a question."""
        return self.clock.limit if isinstance(self.clock, DaysClock) else self.grace

    @property
    def signs(self) -> frozenset[Sign]:
        """The signs that are used here (8.5)."""
        if self.talk is TalkLevel.NONE:
            return NO_SIGNS
        return RELAXED_SIGNS if self.relaxed_signs else STRICT_SIGNS


@lru_cache(maxsize=256)
def _standard_rules(edition: str, players: int) -> Ruleset:
    """Make the rules of an edition once: settings are checked again with every view of a table."""
    return ruleset_of(edition, players)
