"""What happens at a table, as it stands in the log: the truth from which a table is rebuilt.

`Dealt` holds the deck, so an event is never sent as it is: `seen` says what each one may see.
"""

from enum import StrEnum
from typing import Annotated, Literal

from pydantic import Field, TypeAdapter

from ninetyeight.rules import Bid, Sign
from ninetyeight.table.commitment import Deal
from ninetyeight.table.model import Model, PileLetter
from ninetyeight.table.seat import Minding, Person
from ninetyeight.table.settings import Settings
from ninetyeight.talk import PhraseCode


class Opened(Model):
    """A person opened the table, and is its host."""

    kind: Literal["opened"] = "opened"
    settings: Settings
    host: Person


class SettingsChanged(Model):
    """The host changed how the next game is played."""

    kind: Literal["settings-changed"] = "settings-changed"
    settings: Settings


class HostChanged(Model):
    """Another person is the host now."""

    kind: Literal["host-changed"] = "host-changed"
    person_id: str


class SeatTaken(Model):
    """A person sat down."""

    kind: Literal["seat-taken"] = "seat-taken"
    seat: int
    person: Person


class BotSeated(Model):
    """A bot of the host's choice sat down."""

    kind: Literal["bot-seated"] = "bot-seated"
    seat: int
    bot: str


class SeatCleared(Model):
    """A seat is free again."""

    kind: Literal["seat-cleared"] = "seat-cleared"
    seat: int


class Dealt(Model):
    """The cards are dealt; everybody looks at the own hand and bids for the first turn (1.4)."""

    kind: Literal["dealt"] = "dealt"
    deal: Deal
    is_repeat: bool = False
    """Whether it is the deal of the game before, once more."""


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


class CardLaid(Model):
    """The player on turn laid a card."""

    kind: Literal["card-laid"] = "card-laid"
    seat: int
    card: int
    pile: PileLetter


class TurnEndChosen(Model):
    """The player on turn ended the turn."""

    kind: Literal["turn-end-chosen"] = "turn-end-chosen"
    seat: int


class CardTakenBack(Model):
    """The player on turn took the last card of this turn back."""

    kind: Literal["card-taken-back"] = "card-taken-back"
    seat: int


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


class Conceded(Model):
    """All agree to give up, or have not objected in time: the game is over."""

    kind: Literal["conceded"] = "conceded"


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


class Muted(Model):
    """A person wants to hear another no longer, or again.

    It is kept beside the log, whose sequence everybody sees. Logs of older versions have it.
    """

    kind: Literal["muted"] = "muted"
    by: str
    person_id: str
    is_muted: bool


class LineFlagged(Model):
    """A player flagged a line of chat, so that it is hidden, or took the flag back."""

    kind: Literal["line-flagged"] = "line-flagged"
    seat: int
    """Who flagged it."""
    line: int
    """The sequence of the line's event."""
    is_flagged: bool


class WatchersAllowed(Model):
    """A player lets people without a seat look into the hand, or not any more (9.2)."""

    kind: Literal["watchers-allowed"] = "watchers-allowed"
    seat: int
    are_allowed: bool


class AgainWished(Model):
    """A player would like another game with the same people."""

    kind: Literal["again-wished"] = "again-wished"
    seat: int


class PersonErased(Model):
    """A person deleted their account: the entries before this one name and quote them no longer.

    It stands where the log was rewritten. Whoever knows the table from before reads it again.
    """

    kind: Literal["person-erased"] = "person-erased"
    person_id: str


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


Event = Annotated[
    Opened
    | SettingsChanged
    | HostChanged
    | SeatTaken
    | BotSeated
    | SeatCleared
    | Dealt
    | BidMade
    | StarterChosen
    | CardLaid
    | TurnEndChosen
    | CardTakenBack
    | HintTaken
    | Signalled
    | PhraseSaid
    | ChatSaid
    | ConcedeVoted
    | Conceded
    | RemovalVoted
    | Removed
    | WentAway
    | SeatMinded
    | CameBack
    | Muted
    | LineFlagged
    | WatchersAllowed
    | AgainWished
    | PersonErased
    | Closed,
    Field(discriminator="kind"),
]

_READER: TypeAdapter[Event] = TypeAdapter(Event)


def read_event(text: str) -> Event:
    """Read an event as the log holds it."""
    return _READER.validate_json(text)


def write_event(event: Event) -> str:
    """Write an event for the log."""
    return event.model_dump_json()
