"""Events that are sent as they stand in the log: they hide nothing and name nobody but seats."""

from enum import StrEnum
from typing import Literal

from ninetyeight.protocol.model import Model, PileLetter
from ninetyeight.rules import Bid, Sign
from ninetyeight.talk import PhraseCode


class Minding(StrEnum):
    """For how long a bot minds a person's seat."""

    TURN = "turn"
    """Until this turn ends: the person was out of time."""
    UNTIL_RETURN = "until-return"
    """Until the person comes back."""


class BotSeated(Model):
    """A bot of the host's choice sat down."""

    kind: Literal["bot-seated"] = "bot-seated"
    seat: int
    bot: str


class SeatCleared(Model):
    """A seat is free again."""

    kind: Literal["seat-cleared"] = "seat-cleared"
    seat: int


class BidMade(Model):
    """A player said whether to start (1.4)."""

    kind: Literal["bid-made"] = "bid-made"
    seat: int
    bid: Bid


class StarterCause(StrEnum):
    """What decided who starts (1.4)."""

    ALONE = "alone"
    BIDS = "bids"
    HOST = "host"
    LOT = "lot"


class StarterChosen(Model):
    """It is settled who starts, and the first turn begins (1.4)."""

    kind: Literal["starter-chosen"] = "starter-chosen"
    seat: int
    cause: StarterCause


class HintTaken(Model):
    """A player asked a bot for a hint; the game's result says so."""

    kind: Literal["hint-taken"] = "hint-taken"
    seat: int


class Signalled(Model):
    """A player changed signs (8.5); None takes one back."""

    kind: Literal["signalled"] = "signalled"
    seat: int
    signs: dict[PileLetter, Sign | None]


class PhraseSaid(Model):
    """A player said a ready phrase, perhaps about a pile."""

    kind: Literal["phrase-said"] = "phrase-said"
    seat: int
    code: PhraseCode
    pile: PileLetter | None = None


class ChatSaid(Model):
    """A player said something of their own."""

    kind: Literal["chat-said"] = "chat-said"
    seat: int
    text: str


class ConcedeVoted(Model):
    """A player is for giving up, or would rather play on; it stands until they say otherwise."""

    kind: Literal["concede-voted"] = "concede-voted"
    seat: int
    agrees: bool


class RemovalVoted(Model):
    """A player is for removing another from the seat, or against it, until they say otherwise."""

    kind: Literal["removal-voted"] = "removal-voted"
    seat: int
    """Who is to go."""
    by: int
    agrees: bool


class Removed(Model):
    """A person was removed by host and players; a bot has the seat in a running game."""

    kind: Literal["removed"] = "removed"
    seat: int
    bot: str | None


class WentAway(Model):
    """A person left a running game; the seat waits."""

    kind: Literal["went-away"] = "went-away"
    seat: int


class SeatMinded(Model):
    """A bot plays for a person who is away or out of time."""

    kind: Literal["seat-minded"] = "seat-minded"
    seat: int
    bot: str
    minding: Minding


class CameBack(Model):
    """A person plays the own seat again."""

    kind: Literal["came-back"] = "came-back"
    seat: int


class WatchersAllowed(Model):
    """A player lets people without a seat look into the hand, or not any more (9.2)."""

    kind: Literal["watchers-allowed"] = "watchers-allowed"
    seat: int
    are_allowed: bool


class AgainWished(Model):
    """A player would like another game with the same people."""

    kind: Literal["again-wished"] = "again-wished"
    seat: int


class CloseCause(StrEnum):
    """Why a table is closed."""

    HOST = "host"
    EMPTY = "empty"
    IDLE = "idle"
    ADMIN = "admin"


class Closed(Model):
    """The table is closed."""

    kind: Literal["closed"] = "closed"
    cause: CloseCause
