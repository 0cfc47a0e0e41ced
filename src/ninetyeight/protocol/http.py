"""What goes over HTTP, beside the messages of a table."""

from datetime import datetime
from typing import Annotated, Any, Literal

from pydantic import Field, WithJsonSchema

from ninetyeight.protocol.command import BotName, PracticeCommand
from ninetyeight.protocol.frames import GameFrames
from ninetyeight.protocol.message import Update
from ninetyeight.protocol.model import Model, PileLetter
from ninetyeight.protocol.settings import Settings
from ninetyeight.protocol.text import GuestName, PersonName, Title
from ninetyeight.rules import Sign

Language = Literal["en", "de", "fr", "it", "cs", "ru"]


Label = Annotated[Title, Field(min_length=1)]
"""What a token is for."""
Key = Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{1,64}$")]
"""An id or a key in a path."""
Before = Annotated[str | None, Field(max_length=120)]
"""Where a page of a list begins, as the page before it says."""
Limit = Annotated[int, Field(ge=1, le=200)]
MOST_PRACTICE_COMMANDS = 40
"""So many commands a lesson may take; who needs more begins it anew."""


class Fault(Model):
    """Why a request was refused."""

    code: str
    """Stable, for clients to translate."""
    message: str


class NewGuest(Model):
    """Who wants to play."""

    name: GuestName = ""
    """Nothing for who gives no name: clients call them guests in their language."""
    language: Language = "en"


class Me(Model):
    """Who you are."""

    id: str
    name: str
    language: str
    created_at: datetime


class MeChange(Model):
    """What is to be different; what is absent stays."""

    name: PersonName | None = None
    language: Language | None = None


class LinkCode(Model):
    """A code that moves you to another device, once."""

    code: str
    """To type in there."""
    path: str
    """The same as a link on this server; browsers do not send what follows the #."""
    expires_at: datetime


class Redeem(Model):
    """The code from the other device."""

    code: str = Field(min_length=1, max_length=40)
    replace: bool = False
    """Whether to become that person although you are somebody here already."""


class SignOut(Model):
    """Where to sign out."""

    everywhere: bool = False
    """On all devices, and not only here."""


TokenScope = Literal["read", "play", "everything"]
"""What may be done with a token; each includes those before it."""


class NewToken(Model):
    """What a bearer token is for."""

    label: Label
    scope: TokenScope = "everything"
    """`read` sees what you see, `play` also acts at tables, `everything` is you: it can change your
    name, make tokens, download your data, and delete you."""


class TokenInfo(Model):
    """A bearer token, without what it proves."""

    id: str
    label: str
    scope: TokenScope
    created_at: datetime


class TokenMade(TokenInfo):
    """A new bearer token; it is shown this once."""

    token: str


class TableAbout(Model):
    """What a table is, for those who do not sit there yet."""

    name: str
    edition: str
    players: int
    open_seats: int
    names: tuple[str, ...]
    """The people who sit there, in the order of their seats; bots are not among them."""
    phase: str


class TableSummary(TableAbout):
    """A table, as lists show it."""

    id: str
    is_public: bool
    is_your_turn: bool
    created_at: datetime
    updated_at: datetime


class TablePage(Model):
    """A part of a list of tables, the newest first."""

    items: tuple[TableSummary, ...]
    before: str | None
    """What to ask with for the next page; null on the last one."""


class Invitation(TableAbout):
    """A table, as somebody sees it who came by its link."""

    host: str | None
    """Who invites; null where the host has no seat. Empty for who gave no name."""


class TableOpened(Model):
    """A new table; its link is its id."""

    id: str


class PlayNow(Model):
    """A game that begins at once, alone or with bots."""

    settings: Settings = Settings(players=1)
    bot: BotName = "sharp"
    """The bot that sits on all other seats."""


class GameSeat(Model):
    """Who sat on a seat."""

    seat: int
    name: str
    bot: str | None
    is_you: bool


class GameSummary(Model):
    """A finished game, as lists show it."""

    id: str
    number: int
    edition: str
    players: int
    is_won: bool
    code: str
    """How it ended."""
    left: int
    turns: int
    hints: int
    is_repeat: bool
    """Whether it was the same deal once more; its deck was known, so statistics leave it out."""
    finished_at: datetime
    is_imported: bool
    share_key: str | None
    """Whoever has it may see the game."""
    seats: tuple[GameSeat, ...]


class GamePage(Model):
    """A part of a list of games, the latest first."""

    items: tuple[GameSummary, ...]
    before: str | None


RecordObject = Annotated[
    dict[str, Any],
    WithJsonSchema({"type": "object", "description": "A game record, see docs/record.md."}),
]


class FinishedGame(GameSummary):
    """A finished game with its record, in which everything is open."""

    record: RecordObject


class ReplayedGame(GameFrames):
    """A game moment by moment, with everything open."""

    summary: GameSummary | None
    """What is known of it beside its record; null for a record of no game of yours."""


class LessonInfo(Model):
    """A lesson of the tutorial."""

    name: str
    edition: str
    players: int
    goals: int
    """How many things are to be reached in it, one after the other."""


class Practise(Model):
    """What a learner did in a lesson, from its beginning on."""

    commands: tuple[PracticeCommand, ...] = Field(default=(), max_length=MOST_PRACTICE_COMMANDS)


class Suggestion(Model):
    """What would help to reach a goal: a card and its pile, a sign on a pile, or the turn's end."""

    card: int | None
    pile: PileLetter | None
    sign: Sign | None
    ends_turn: bool


class Practice(Model):
    """How a lesson stands."""

    lesson: str
    goals: int
    reached: int
    """How many of the goals are reached."""
    is_missed: bool
    """Whether the next one cannot be reached any more, unless something is taken back."""
    is_aside: bool
    """Whether the last command laid a card that is allowed, and no step on the way to the goal."""
    suggestion: Suggestion | None
    """Null where nothing is left to do, or nothing helps."""
    updates: tuple[Update, ...]
    """What the last command led to, then each move of the partner; at first how things stand."""


class Shared(Model):
    """The key of a shared game."""

    key: str
    path: str


class StatisticsRow(Model):
    """Your games of one edition with one number of players."""

    edition: str
    players: int
    games: int
    wins: int
    mean_left: float
    best_left: int
    with_hints: int


class LeftPoint(Model):
    """How one game ended, for a curve over time."""

    game_id: str
    finished_at: datetime
    left: int
    is_won: bool


class BotInfo(Model):
    """A bot that can sit down."""

    name: str
    sentence: str
    cost: str


class EditionInfo(Model):
    """A name that editions are made of, joined by +."""

    name: str
    excludes: tuple[str, ...]
    """The names that cannot stand beside it."""


class Health(Model):
    """Whether the server is well."""

    status: Literal["ok", "unwell"]
    version: str
    protocol: int
