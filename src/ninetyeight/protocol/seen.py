"""Events as one viewer sees them: without the deck, others' cards and flagged lines."""

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
    PaceSet,
    PhraseSaid,
    RemovalVoted,
    Removed,
    SeatCleared,
    SeatMinded,
    SettingsChanged,
    Signalled,
    SkippedAhead,
    StarterChosen,
    WatchersAllowed,
    WentAway,
)
from ninetyeight.protocol.model import Model, PileLetter
from ninetyeight.rules import TurnEnd


class HostSeen(Model):
    """Another player became the host; null if nobody is."""

    kind: Literal["host-changed"] = "host-changed"
    seat: int | None


class SeatTakenSeen(Model):
    """A person sat down."""

    kind: Literal["seat-taken"] = "seat-taken"
    seat: int
    name: str


class DealtSeen(Model):
    """The cards were dealt."""

    kind: Literal["dealt"] = "dealt"
    number: int
    commitment: str
    is_repeat: bool


class CardSeen(Model):
    """A player covered a pile with a card."""

    kind: Literal["card-laid"] = "card-laid"
    seat: int
    card: int
    pile: PileLetter
    on: int
    """The card, or the pile's start, that it covers."""
    is_trick: bool


class CardTakenBackSeen(Model):
    """The last card played this turn went back into its player's hand."""

    kind: Literal["card-taken-back"] = "card-taken-back"
    seat: int
    card: int
    pile: PileLetter


class TurnEndedSeen(Model):
    """A turn ended with nothing owed, by choice or by itself; drawing comes next."""

    kind: Literal["turn-ended"] = "turn-ended"
    seat: int
    cause: TurnEnd


class CardsDrawnSeen(Model):
    """A player drew cards; `cards` is null for others."""

    kind: Literal["cards-drawn"] = "cards-drawn"
    seat: int
    count: int
    cards: tuple[int, ...] | None


class TurnBeganSeen(Model):
    """The next player with cards is on turn. The first turn begins with `starter-chosen`."""

    kind: Literal["turn-began"] = "turn-began"
    seat: int


class GameEndedSeen(Model):
    """The game was won or lost; `code` says why, and `left` counts the cards not played."""

    kind: Literal["game-ended"] = "game-ended"
    is_won: bool
    code: str
    left: int


class ChatSeen(Model):
    """A player wrote a line of chat."""

    kind: Literal["chat-said"] = "chat-said"
    seat: int
    line: int
    """The line's number, for flagging it."""
    text: str
    """Empty while the line is hidden, except to its writer."""
    is_hidden: bool = False
    """Whether somebody has flagged it."""
    game: int | None = None
    """The number of the game it was said in; null between games. Lines of an earlier game cannot be
    flagged."""


class LineFlaggedSeen(Model):
    """A player flagged a line of chat, or withdrew the flag."""

    kind: Literal["line-flagged"] = "line-flagged"
    seat: int
    """Who flagged it."""
    line: int
    writer: int | None
    """The writer's seat; null if they have left it."""
    is_flagged: bool
    is_hidden: bool
    """Whether the line is hidden now, by this flag or another player's."""
    text: str
    """The text of the line, empty while it is hidden, except to its writer."""


class PersonErasedSeen(Model):
    """Somebody deleted their account: discard earlier events, which this update repeats."""

    kind: Literal["person-erased"] = "person-erased"


StepSeen = CardSeen | TurnEndedSeen | CardsDrawnSeen | TurnBeganSeen | GameEndedSeen
"""The events that the rules derive from an action."""


SeenEvent = Annotated[
    SettingsChanged
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
    | PaceSet
    | SkippedAhead
    | AgainWished
    | PersonErasedSeen
    | Closed,
    Field(discriminator="kind"),
]
