"""The messages of a table's socket, in both directions."""

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
"""The protocol's version, raised with every change that would break an old client."""
KEPT_EVENTS = 64
"""How many recent events a reconnecting client can catch up on."""


class Look(Model):
    """Spectators only: watch a seat's hand; null watches none (9.2)."""

    kind: Literal["look"] = "look"
    seat: SeatNumber | None = None


class Ping(Model):
    """Ask the server for a `pong`."""

    kind: Literal["ping"] = "ping"


ClientMessage = Annotated[Command | Look | Ping, Field(discriminator="kind")]
CLIENT_MESSAGE: TypeAdapter[ClientMessage] = TypeAdapter(ClientMessage)


class Update(Model):
    """The state of the table, and the events that led to it."""

    kind: Literal["update"] = "update"
    sequence: int
    """How many events the table has had. A client that reconnects sends its latest as `since`."""
    answers: str | None = None
    """The id of your command, if this is its answer."""
    events: tuple[SeenEvent, ...]
    seats_before: tuple[Sitter, ...] | None = None
    """Who sat where before these events. Only in the first update of a connection, else null."""
    table: TableView
    you: You


class Offer(Model):
    """A sign that says what a refused line of chat may not (8.5)."""

    sign: Sign
    pile: PileLetter


class Refusal(Model):
    """A command was refused. Nothing changed; the message carries the current state."""

    kind: Literal["refusal"] = "refusal"
    answers: str
    code: str
    """A stable code for clients to translate."""
    message: str
    reason: RefusalReason | None = None
    """If a line of chat named a number, how it did (8.6)."""
    found: str | None = None
    """The part of the line that named it."""
    offer: Offer | None = None
    sequence: int
    table: TableView
    you: You


class Hint(Model):
    """The hint you asked for. Fields beyond its level are null."""

    kind: Literal["hint"] = "hint"
    answers: str
    level: HintLevel
    pile: PileLetter | None
    card: int | None
    ends_turn: bool
    """Whether the bot would end the turn."""


class Presence(Model):
    """Who is connected now."""

    kind: Literal["presence"] = "presence"
    seats: tuple[int, ...]
    watchers: int
    absent_since: dict[int, datetime] = Field(default_factory=dict)
    """The seats of disconnected people, and since when. Right after a restart some are missing,
    because the server does not know yet."""
    thinking: int | None = None
    """The seat of the bot that is thinking."""
    lookers: tuple[str, ...] = ()
    """The names of those who watch your hand, empty for unnamed guests. Only you are told."""


class Pong(Model):
    """The answer to a `ping`."""

    kind: Literal["pong"] = "pong"


class Problem(Model):
    """A message could not be read, or came too fast. The socket stays open."""

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
    """A message was larger than 16 KiB."""
    SERVER_ERROR = 1011
    """The server failed. Reconnect."""
    RESTART = 1012
    """The server is restarting or shutting down. Reconnect."""
    TOO_SLOW = 4008
    """You read too slowly. Reconnect with `since`."""
    BAD_REQUEST = 4400
    """`since` is not a number."""
    NOT_SIGNED_IN = 4401
    """You are not signed in, or no longer."""
    NO_WATCHERS = 4403
    """This table does not allow spectators."""
    NO_SUCH_TABLE = 4404
    """The table does not exist, or no longer."""
    WAS_REMOVED = 4410
    """You were removed from this table for good."""
    TOO_MANY = 4429
    """You or your address have too many sockets open or send too much. Reconnect later."""
    TABLE_UNREADABLE = 4503
    """The server cannot read the table: it needs an upgrade or a repair. Nothing is lost."""


FINAL_CODES = frozenset(
    {
        CloseCode.TOO_LARGE,
        CloseCode.BAD_REQUEST,
        CloseCode.NOT_SIGNED_IN,
        CloseCode.NO_WATCHERS,
        CloseCode.NO_SUCH_TABLE,
        CloseCode.WAS_REMOVED,
        CloseCode.TABLE_UNREADABLE,
    }
)
"""The close codes after which a client does not reconnect."""

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
"""The close code that corresponds to each code of a refused handshake."""
