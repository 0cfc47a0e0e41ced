"""Events as a viewer sees them: no deck, no cards that others drew, no flagged line."""

from typing import Annotated, Literal

from pydantic import Field

from ninetyeight.protocol.event import (
    AgainWished,
    BidMade,
    BotSeated,
    CameBack,
    Closed,
    ConcedeVoted,
    HintTaken,
    PhraseSaid,
    RemovalVoted,
    Removed,
    SeatCleared,
    SeatMinded,
    Signalled,
    StarterChosen,
    WatchersAllowed,
    WentAway,
)
from ninetyeight.protocol.model import Model, PileLetter
from ninetyeight.protocol.settings import Settings
from ninetyeight.rules import TurnEnd


class SettingsSeen(Model):
    """The table was opened with these settings, or they changed."""

    kind: Literal["settings-changed"] = "settings-changed"
    settings: Settings


class HostSeen(Model):
    """Another player is the host now."""

    kind: Literal["host-changed"] = "host-changed"
    seat: int | None


class SeatTakenSeen(Model):
    """A person sat down."""

    kind: Literal["seat-taken"] = "seat-taken"
    seat: int
    name: str


class DealtSeen(Model):
    """The cards are dealt."""

    kind: Literal["dealt"] = "dealt"
    number: int
    commitment: str
    is_repeat: bool


class CardSeen(Model):
    """A card was laid."""

    kind: Literal["card-laid"] = "card-laid"
    seat: int
    card: int
    pile: PileLetter
    on: int
    """The card, or the start, that it covers."""
    is_trick: bool


class CardTakenBackSeen(Model):
    """The last card was taken back."""

    kind: Literal["card-taken-back"] = "card-taken-back"
    seat: int
    card: int
    pile: PileLetter


class TurnEndedSeen(Model):
    """A turn ended."""

    kind: Literal["turn-ended"] = "turn-ended"
    seat: int
    cause: TurnEnd


class CardsDrawnSeen(Model):
    """A player drew cards; which ones, only that player sees."""

    kind: Literal["cards-drawn"] = "cards-drawn"
    seat: int
    count: int
    cards: tuple[int, ...] | None


class TurnBeganSeen(Model):
    """A turn began."""

    kind: Literal["turn-began"] = "turn-began"
    seat: int


class GameEndedSeen(Model):
    """The game is over."""

    kind: Literal["game-ended"] = "game-ended"
    is_won: bool
    code: str
    left: int


class ChatSeen(Model):
    """A player said something of their own."""

    kind: Literal["chat-said"] = "chat-said"
    seat: int
    line: int
    """Its number, by which it is flagged."""
    text: str
    """Empty while the line is hidden, but for its writer."""
    is_hidden: bool = False
    """Whether somebody has flagged it by now."""


class LineFlaggedSeen(Model):
    """A player flagged a line of chat, or took the flag back."""

    kind: Literal["line-flagged"] = "line-flagged"
    seat: int
    """Who flagged it."""
    line: int
    writer: int | None
    """Where its writer sits; null for who has no seat any more."""
    is_flagged: bool
    is_hidden: bool
    """Whether a flag stands now, be it of another player: then nobody shows the line."""
    text: str
    """What the line says; empty while it is hidden, but for its writer."""


class PersonErasedSeen(Model):
    """Somebody deleted their account. Forget what was told before: the events are told anew."""

    kind: Literal["person-erased"] = "person-erased"


StepSeen = CardSeen | TurnEndedSeen | CardsDrawnSeen | TurnBeganSeen | GameEndedSeen
"""What an action leads to by the rules."""


SeenEvent = Annotated[
    SettingsSeen
    | HostSeen
    | SeatTakenSeen
    | BotSeated
    | SeatCleared
    | DealtSeen
    | BidMade
    | StarterChosen
    | CardSeen
    | CardTakenBackSeen
    | TurnEndedSeen
    | CardsDrawnSeen
    | TurnBeganSeen
    | GameEndedSeen
    | HintTaken
    | Signalled
    | PhraseSaid
    | ChatSeen
    | LineFlaggedSeen
    | ConcedeVoted
    | RemovalVoted
    | Removed
    | WentAway
    | SeatMinded
    | CameBack
    | WatchersAllowed
    | AgainWished
    | PersonErasedSeen
    | Closed,
    Field(discriminator="kind"),
]
