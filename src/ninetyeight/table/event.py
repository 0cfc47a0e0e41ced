"""The events of a table as its log stores them, from which the table is rebuilt.

The log is never sent, because `Dealt` holds the deck: `visibility` decides what a viewer may see
of an event. Events that hide nothing are sent unchanged, so the protocol defines those.
"""

import re
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
    PaceSet,
    PhraseSaid,
    RemovalVoted,
    Removed,
    SeatCleared,
    SeatMinded,
    SettingsChanged,
    Signalled,
    SkippedAhead,
    StarterCause,
    StarterChosen,
    WatchersAllowed,
    WentAway,
)
from ninetyeight.protocol.model import Model, PileLetter
from ninetyeight.protocol.settings import Settings
from ninetyeight.table.challenge import Challenge
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
    "PaceSet",
    "PersonErased",
    "PhraseSaid",
    "RemovalVoted",
    "Removed",
    "SeatCleared",
    "SeatMinded",
    "SeatTaken",
    "SettingsChanged",
    "Signalled",
    "SkippedAhead",
    "StarterCause",
    "StarterChosen",
    "TurnEndChosen",
    "WatchersAllowed",
    "WentAway",
    "is_erasure",
    "kind_of",
    "read_event",
    "write_event",
]


class Opened(Model):
    """A person opened the table and became its host."""

    kind: Literal["opened"] = "opened"
    settings: Settings
    host: Participant
    challenge: Challenge | None = None
    """The finished game whose deal the first game repeats, if the table was opened for one."""


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
    """Whether a player had seen the cards, in another game or in a replay."""
    challenge_of: str | None = None
    """The game whose deal this is, if the table was opened for it."""


class CardLaid(Model):
    """The player on turn laid a card."""

    kind: Literal["card-laid"] = "card-laid"
    seat: int
    card: int
    pile: PileLetter


class TurnEndChosen(Model):
    """The player on turn ended it by choice; turns that are over by themselves have no entry."""

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
    """The seat that flagged it."""
    line: int
    """The sequence number of the line's event."""
    is_flagged: bool


class PersonErased(Model):
    """A person deleted their account, and earlier entries no longer name or quote them.

    It marks that the log was rewritten, so that processes with the table in memory reload it.
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
    | PaceSet
    | SkippedAhead
    | AgainWished
    | PersonErased
    | Closed,
    Field(discriminator="kind"),
]

READER: TypeAdapter[Event] = TypeAdapter(Event)
"""Reads an event of any known kind."""
_KIND = re.compile(r'"kind": ?"([a-z-]{1,40})"')


def read_event(text: str) -> Event:
    """Read an event from the log."""
    return READER.validate_json(text)


def write_event(event: Event) -> str:
    """Write an event for the log."""
    return event.model_dump_json()


def kind_of(text: object) -> str | None:
    """Find the kind of an event that cannot be read, because it is damaged or of a newer version.

    It is the only part of such an event that may be logged.
    """
    found = _KIND.search(text) if isinstance(text, str) else None
    return None if found is None else found[1]


def is_erasure(text: str) -> bool:
    """Whether it is a `PersonErased`, after which the whole log is to be read again."""
    return kind_of(text) == str(PersonErased.model_fields["kind"].default)
