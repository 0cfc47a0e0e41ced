"""The events of a table, as the log holds them: the truth from which a table is rebuilt.

The log is never sent, because `Dealt` holds the deck: `visibility` says what a viewer may see of
an event. Events that hide nothing are sent unchanged, so the protocol defines those.
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
    """A person opened the table and became its host."""

    kind: Literal["opened"] = "opened"
    settings: Settings
    host: Participant


class SettingsChanged(Model):
    """The host changed how the next game is played."""

    kind: Literal["settings-changed"] = "settings-changed"
    settings: Settings


class HostChanged(Model):
    """Another person became the host."""

    kind: Literal["host-changed"] = "host-changed"
    person_id: str


class SeatTaken(Model):
    """A person sat down."""

    kind: Literal["seat-taken"] = "seat-taken"
    seat: int
    person: Participant


class Dealt(Model):
    """The cards were dealt; the players look at their hands and bid for the first turn (1.4)."""

    kind: Literal["dealt"] = "dealt"
    deal: Deal
    is_repeat: bool = False
    """Whether it is the deal of the previous game again."""


class CardLaid(Model):
    """The player on turn laid a card."""

    kind: Literal["card-laid"] = "card-laid"
    seat: int
    card: int
    pile: PileLetter


class TurnEndChosen(Model):
    """The player on turn ended it."""

    kind: Literal["turn-end-chosen"] = "turn-end-chosen"
    seat: int


class CardTakenBack(Model):
    """The player on turn took back the last card of this turn."""

    kind: Literal["card-taken-back"] = "card-taken-back"
    seat: int


class Conceded(Model):
    """Everybody agreed to give up, or did not object in time: the game is over."""

    kind: Literal["conceded"] = "conceded"


class Muted(Model):
    """A person muted another, or unmuted them.

    Mutes are kept beside the log, because everybody sees its sequence. Only logs of older versions
    contain this event.
    """

    kind: Literal["muted"] = "muted"
    by: str
    person_id: str
    is_muted: bool


class LineFlagged(Model):
    """A player flagged a line of chat, which hides it, or withdrew the flag."""

    kind: Literal["line-flagged"] = "line-flagged"
    seat: int
    """The seat of whoever flagged it."""
    line: int
    """The sequence of the line's event."""
    is_flagged: bool


class PersonErased(Model):
    """A person deleted their account: the earlier entries no longer name or quote them.

    It marks that the log was rewritten. Whoever has the table in memory must read it again.
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
    """Read an event from the log."""
    return _READER.validate_json(text)


def write_event(event: Event) -> str:
    """Write an event for the log."""
    return event.model_dump_json()
