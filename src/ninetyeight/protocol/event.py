"""Events that are sent to everybody as logged: they hide nothing and mention only seats."""

from enum import StrEnum
from typing import Literal

from ninetyeight.protocol.model import Model, PileLetter
from ninetyeight.protocol.settings import Pace, Settings
from ninetyeight.rules import Bid, Sign
from ninetyeight.talk import PhraseCode


class Minding(StrEnum):
    """How long a bot minds a player's seat."""

    TURN = "turn"
    """Until this turn ends, because the player ran out of time."""
    UNTIL_RETURN = "until-return"
    """Until the player comes back."""


class SettingsChanged(Model):
    """The host opened the table with these settings, or changed them for the next game."""

    kind: Literal["settings-changed"] = "settings-changed"
    settings: Settings


class BotSeated(Model):
    """The host seated a bot."""

    kind: Literal["bot-seated"] = "bot-seated"
    seat: int
    bot: str


class SeatCleared(Model):
    """A seat is free again."""

    kind: Literal["seat-cleared"] = "seat-cleared"
    seat: int


class BidMade(Model):
    """A player said how much they would like to start (1.4)."""

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
    """It was decided who starts, and the first turn begins (1.4)."""

    kind: Literal["starter-chosen"] = "starter-chosen"
    seat: int
    cause: StarterCause


class HintTaken(Model):
    """A player asked for a hint; the game's result will mention it."""

    kind: Literal["hint-taken"] = "hint-taken"
    seat: int


class Signalled(Model):
    """A player changed signs; null removes one (8.5)."""

    kind: Literal["signalled"] = "signalled"
    seat: int
    signs: dict[PileLetter, Sign | None]


class PhraseSaid(Model):
    """A player said one of the ready-made phrases, possibly about a pile."""

    kind: Literal["phrase-said"] = "phrase-said"
    seat: int
    code: PhraseCode
    pile: PileLetter | None = None


class ChatSaid(Model):
    """A player wrote a line of chat."""

    kind: Literal["chat-said"] = "chat-said"
    seat: int
    text: str


class ConcedeVoted(Model):
    """A player voted to concede or to play on; the vote stands until they change it."""

    kind: Literal["concede-voted"] = "concede-voted"
    seat: int
    agrees: bool


class RemovalVoted(Model):
    """A player voted for or against removing another; the vote stands until they change it."""

    kind: Literal["removal-voted"] = "removal-voted"
    seat: int
    """The seat of the player to be removed."""
    by: int
    agrees: bool


class Removed(Model):
    """The host and players removed a player; in a running game a bot takes the seat."""

    kind: Literal["removed"] = "removed"
    seat: int
    bot: str | None


class WentAway(Model):
    """A player left a running game; the seat is kept."""

    kind: Literal["went-away"] = "went-away"
    seat: int


class SeatMinded(Model):
    """A bot plays for a player who is away or out of time."""

    kind: Literal["seat-minded"] = "seat-minded"
    seat: int
    bot: str
    minding: Minding


class CameBack(Model):
    """A player is back on their own seat."""

    kind: Literal["came-back"] = "came-back"
    seat: int


class WatchersAllowed(Model):
    """A player opened or closed their hand to spectators (9.2)."""

    kind: Literal["watchers-allowed"] = "watchers-allowed"
    seat: int
    are_allowed: bool


class PaceSet(Model):
    """The host changed how fast bots play."""

    kind: Literal["pace-set"] = "pace-set"
    pace: Pace


class SkippedAhead(Model):
    """The host let bots play without pauses until a person is on turn."""

    kind: Literal["skipped-ahead"] = "skipped-ahead"


class AgainWished(Model):
    """A player asked for another game with the same people."""

    kind: Literal["again-wished"] = "again-wished"
    seat: int


class CloseCause(StrEnum):
    """Why a table was closed."""

    HOST = "host"
    EMPTY = "empty"
    IDLE = "idle"
    ADMIN = "admin"


class Closed(Model):
    """The table was closed for good; its finished games remain."""

    kind: Literal["closed"] = "closed"
    cause: CloseCause
