"""The messages of a table's socket, in both directions."""

from datetime import datetime
from enum import IntEnum, StrEnum
from typing import Annotated, Literal

from pydantic import Field, TypeAdapter

from ninetyeight.protocol.command import Command, HintLevel, SeatNumber
from ninetyeight.protocol.model import Model, PileLetter
from ninetyeight.protocol.seen import SeenEvent
from ninetyeight.protocol.view import Seating, Sitter, TableView, You
from ninetyeight.rules import Sign
from ninetyeight.talk import RefusalReason
from ninetyeight.words import Voice, reason_sentence

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
    seatings: tuple[Seating, ...] = ()
    """Who sat where at each of the events, so that clients can report them with the names of that
    time. Empty if everybody sat where `table` shows them."""
    table: TableView
    you: You


class Offer(Model):
    """A sign to show instead of saying a refused line of chat (8.5)."""

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
    """How the line of chat named a number, if that is why it was refused (8.6)."""
    found: str | None = None
    """The part of the line that named it."""
    offer: Offer | None = None
    sequence: int
    table: TableView
    you: You


class HintReasonCode(StrEnum):
    """Why a hint is good advice."""

    ONLY_PLAY = "only-play"
    """No other card fits."""
    DOOMED = "doomed"
    """Every play loses now."""
    ONLY_SAFE = "only-safe"
    """Every other play loses."""
    COVERS = "covers"
    """The skull or fire on `pile` must be covered."""
    TRICK = "trick"
    """It is a backwards trick."""
    OPENS_TRICK = "opens-trick"
    """Your `card` can then go back on it, on `pile`."""
    KEEPS_TRICK = "keeps-trick"
    """Your `card` can still go back on `pile`; the closest other play would use or prevent it."""
    LIFTS_ORDER = "lifts-order"
    """It covers the `order` that binds."""
    CLOSEST = "closest"
    """No play goes less far than its `count`."""
    LEAVES_PILE = "leaves-pile"
    """The closest other play would be on `pile`, for which a partner shows a sign."""
    LEADS_ON = "leads-on"
    """Your `card` can follow it on the same pile, only `count` further."""
    KEEPS_MORE = "keeps-more"
    """After it `count` of your cards fit, which is more than after the closest other play."""
    WEIGHED = "weighed"
    """The bot weighed whole turns, and no single fact decides."""
    NOTHING_FITS = "nothing-fits"
    """The turn should end because no card fits any more."""
    SAVES_GAP = "saves-gap"
    """The turn should end because your closest card would go `count` further."""
    WEIGHED_END = "weighed-end"
    """The turn should end although a trick is left, which is worth more later."""


class HintReason(Model):
    """Why a hint is good advice, counted from what you see yourself."""

    code: HintReasonCode
    card: int | None = None
    """A card of your own hand."""
    pile: PileLetter | None = None
    count: int | None = None
    order: str | None = None

    def worded(self, voice: Voice) -> str:
        """Render the reason as a sentence in a language."""
        pile = None if self.pile is None else self.pile.name
        return reason_sentence(
            voice, self.code, card=self.card, pile=pile, count=self.count, order=self.order
        )


class Hint(Model):
    """The hint you asked for. Fields beyond its level are null."""

    kind: Literal["hint"] = "hint"
    answers: str
    level: HintLevel
    pile: PileLetter | None
    card: int | None
    ends_turn: bool
    """Whether the bot would end the turn."""
    reason: HintReason | None = None
    """Why: with the whole move, or with the advice to end the turn."""


class AwaitedVotes(Model):
    """Who has yet to vote on one of the table's `questions`."""

    about: int | None
    here: tuple[int, ...]
    """The connected players. Nothing is decided without them."""
    until: dict[int, datetime]
    """The other players, and when their silence starts to count as consent."""


class Presence(Model):
    """Who is connected, and what others may do about those who are not."""

    kind: Literal["presence"] = "presence"
    seats: tuple[int, ...]
    watchers: int
    absent_since: dict[int, datetime] = Field(default_factory=dict)
    """The seats of disconnected people, and since when. Right after a restart some may be missing,
    because the server does not know yet."""
    mindable_at: dict[int, datetime] = Field(default_factory=dict)
    """The seats for which others may ask a bot to play (`mind-seat`), and from when. For a
    player who left the table that is in the past, whether they are connected or not."""
    votes: tuple[AwaitedVotes, ...] = ()
    thinking: int | None = None
    """The seat of the bot that is thinking."""
    lookers: tuple[str, ...] = ()
    """The names of those who watch your hand, empty for unnamed guests. Sent only to you."""


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
    """You are not signed in, or no longer are."""
    NO_WATCHERS = 4403
    """This table does not allow spectators."""
    NO_SUCH_TABLE = 4404
    """The table does not exist, or no longer does."""
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
