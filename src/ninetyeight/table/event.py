"""What happens at a table, as it stands in the log: the truth from which a table is rebuilt.

`Dealt` holds the deck, so the log is never sent: `seen` says what a viewer may see of an event.
Those that hide nothing are sent as they are, so the protocol defines them.
"""

from typing import Annotated, Literal

from pydantic import Field, TypeAdapter

from ninetyeight.protocol.event import (
    AgainWished,
    BidMade,
    BotSeated,
    CameBack,
    ChatSaid,
    CloseCause,
    Closed,
    ConcedeVoted,
    HintTaken,
    PhraseSaid,
    RemovalVoted,
    Removed,
    SeatCleared,
    SeatMinded,
    Signalled,
    StarterCause,
    StarterChosen,
    WatchersAllowed,
    WentAway,
)
from ninetyeight.protocol.model import Model, PileLetter
from ninetyeight.protocol.settings import Settings
from ninetyeight.table.commitment import Deal
from ninetyeight.table.seat import Participant

__all__ = [
    "AgainWished",
    "BidMade",
    "BotSeated",
    "CameBack",
    "CardLaid",
    "CardTakenBack",
    "ChatSaid",
    "CloseCause",
    "Closed",
    "ConcedeVoted",
    "Conceded",
    "Dealt",
    "Event",
    "HintTaken",
    "HostChanged",
    "LineFlagged",
    "Muted",
    "Opened",
    "PersonErased",
    "PhraseSaid",
    "RemovalVoted",
    "Removed",
    "SeatCleared",
    "SeatMinded",
    "SeatTaken",
    "SettingsChanged",
    "Signalled",
    "StarterCause",
    "StarterChosen",
    "TurnEndChosen",
    "WatchersAllowed",
    "WentAway",
    "read_event",
    "write_event",
]


class Opened(Model):
    """A person opened the table, and is its host."""

    kind: Literal["opened"] = "opened"
    settings: Settings
    host: Participant


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
    person: Participant


class Dealt(Model):
    """The cards are dealt; everybody looks at the own hand and bids for the first turn (1.4)."""

    kind: Literal["dealt"] = "dealt"
    deal: Deal
    is_repeat: bool = False
    """Whether it is the deal of the game before, once more."""


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


class Conceded(Model):
    """All agree to give up, or have not objected in time: the game is over."""

    kind: Literal["conceded"] = "conceded"


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


class PersonErased(Model):
    """A person deleted their account: the entries before this one name and quote them no longer.

    It stands where the log was rewritten. Whoever knows the table from before reads it again.
    """

    kind: Literal["person-erased"] = "person-erased"
    person_id: str


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
