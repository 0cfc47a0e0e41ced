"""What goes over a table's socket: what clients send, and what they get."""

from datetime import datetime
from enum import IntEnum
from typing import Annotated, Literal

from pydantic import Field, TypeAdapter

from ninetyeight.protocol.command import Command, HintLevel, SeatNumber
from ninetyeight.protocol.model import Model, PileLetter
from ninetyeight.protocol.seen import SeenEvent
from ninetyeight.protocol.view import Sitter, TableView, You
from ninetyeight.rules import Sign
from ninetyeight.talk import RefusalReason

PROTOCOL = 2
"""Raised when an old client would not understand any more."""
KEPT_EVENTS = 64
"""How many recent events a reconnecting client can catch up on."""


class Look(Model):
    """Look at another seat, as somebody without one; null looks at none (9.2)."""

    kind: Literal["look"] = "look"
    seat: SeatNumber | None = None


class Ping(Model):
    """Ask whether the server is there."""

    kind: Literal["ping"] = "ping"


ClientMessage = Annotated[Command | Look | Ping, Field(discriminator="kind")]
CLIENT_MESSAGE: TypeAdapter[ClientMessage] = TypeAdapter(ClientMessage)


class Update(Model):
    """Something happened, or this is how things stand."""

    kind: Literal["update"] = "update"
    sequence: int
    """How many events there were; a client that comes back names the last one it has seen."""
    answers: str | None = None
    """The id of the request of this client that led to it."""
    events: tuple[SeenEvent, ...]
    seats_before: tuple[Sitter, ...] | None = None
    """Who sat at the table before these events, for who connects; null for who was there."""
    table: TableView
    you: You


class Offer(Model):
    """A sign that says what a refused line may not (8.5)."""

    sign: Sign
    pile: PileLetter


class Refusal(Model):
    """A request was refused; nothing happened, and this is how things stand."""

    kind: Literal["refusal"] = "refusal"
    answers: str
    code: str
    """Stable, for clients to translate."""
    message: str
    reason: RefusalReason | None = None
    """How a line of chat named a number (8.6)."""
    found: str | None = None
    """The part of the line that did."""
    offer: Offer | None = None
    sequence: int
    table: TableView
    you: You


class Hint(Model):
    """What a bot would do, as far as was asked."""

    kind: Literal["hint"] = "hint"
    answers: str
    level: HintLevel
    pile: PileLetter | None
    card: int | None
    ends_turn: bool
    """Whether it would end the turn."""


class Presence(Model):
    """Who is connected."""

    kind: Literal["presence"] = "presence"
    seats: tuple[int, ...]
    watchers: int
    absent_since: dict[int, datetime] = Field(default_factory=dict)
    """The seats of people who are not connected, and since when that is certain. Nobody is named
    here whose whereabouts are not known, as right after a restart."""
    thinking: int | None = None
    """The seat whose bot thinks about its turn."""
    lookers: tuple[str, ...] = ()
    """Who looks into your hand, by name; an empty name is a guest's. Told to its player alone."""


class Pong(Model):
    """The server is there."""

    kind: Literal["pong"] = "pong"


class Problem(Model):
    """A message that could not be read, or not now; the socket stays open."""

    kind: Literal["problem"] = "problem"
    answers: str | None = None
    code: str
    message: str


ServerMessage = Annotated[
    Update | Refusal | Hint | Presence | Pong | Problem, Field(discriminator="kind")
]
SERVER_MESSAGE: TypeAdapter[ServerMessage] = TypeAdapter(ServerMessage)


class CloseCode(IntEnum):
    """Why the server closed a socket."""

    TOO_LARGE = 1009
    """A message had more than 16 KiB."""
    SERVER_ERROR = 1011
    """The server made a mistake. Connect again."""
    RESTART = 1012
    """The server stops or starts anew. Connect again."""
    TOO_SLOW = 4008
    """You did not read what was sent. Connect again with `since`."""
    BAD_REQUEST = 4400
    """`since` is no number."""
    NOT_SIGNED_IN = 4401
    """Nobody knows who you are, or not any more."""
    NO_WATCHERS = 4403
    """At this table nobody without a seat may watch a game."""
    NO_SUCH_TABLE = 4404
    """There is no such table, or not any more."""
    WAS_REMOVED = 4410
    """You were removed from this table, for good."""
    TOO_MANY = 4429
    """You or your address have too many sockets open, or ask too much. Connect again later."""
    TABLE_UNREADABLE = 4503
    """This server cannot read the table: it needs a newer version, or repair. Nothing is lost."""


REFUSED_AS = {
    "bad-request": CloseCode.BAD_REQUEST,
    "not-signed-in": CloseCode.NOT_SIGNED_IN,
    "no-watchers": CloseCode.NO_WATCHERS,
    "no-such-table": CloseCode.NO_SUCH_TABLE,
    "was-removed": CloseCode.WAS_REMOVED,
    "too-many-requests": CloseCode.TOO_MANY,
    "too-many-sockets": CloseCode.TOO_MANY,
    "table-unreadable": CloseCode.TABLE_UNREADABLE,
}
"""What it means for a client when a socket is refused with a fault of this code."""
