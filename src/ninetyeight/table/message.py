"""What goes over a table's socket: what clients send, and what they get."""

from typing import Annotated, Literal

from pydantic import Field, TypeAdapter

from ninetyeight.rules import Sign
from ninetyeight.table.command import Command, HintLevel, SeatNumber
from ninetyeight.table.filter import RefusalReason
from ninetyeight.table.model import Model, PileLetter
from ninetyeight.table.seen import SeenEvent
from ninetyeight.table.view import TableView, You

PROTOCOL = 1
"""Raised when an old client would not understand any more."""


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
    thinking: int | None = None
    """The seat whose bot thinks about its turn."""


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
