"""The bodies of HTTP requests and responses, apart from a table's messages."""

from datetime import datetime
from typing import Annotated, Any, Literal

from pydantic import Field, WithJsonSchema

from ninetyeight.protocol.command import BotName, PracticeCommand
from ninetyeight.protocol.frames import GameFrames
from ninetyeight.protocol.message import Update
from ninetyeight.protocol.model import Model, PileLetter
from ninetyeight.protocol.settings import Pace, Settings
from ninetyeight.protocol.text import GuestName, PersonName, Title
from ninetyeight.rules import Sign

Language = Literal["en", "de", "fr", "it", "cs", "ru"]


Label = Annotated[Title, Field(min_length=1)]
"""What a token is for."""
Key = Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{1,64}$")]
"""An id or a key in a path."""
Before = Annotated[str | None, Field(max_length=120)]
"""Where a page of a list begins: the `before` value of the previous page."""
Limit = Annotated[int, Field(ge=1, le=200)]
MOST_PRACTICE_COMMANDS = 40
"""The most commands in one attempt at a lesson; after that the learner starts over."""


class Fault(Model):
    """Why a request failed."""

    code: str
    """A stable code for clients to translate."""
    message: str


class NewGuest(Model):
    """Who to be on this server: a guest needs no account or password, and not even a name."""

    name: GuestName = ""
    """May be empty: clients show such guests as "Guest" in their own language."""
    language: Language = "en"


class Me(Model):
    """Your account."""

    id: str
    name: str
    language: str
    created_at: datetime


class MeChange(Model):
    """Changes to your account; fields left out stay as they are."""

    name: PersonName | None = None
    language: Language | None = None


class LinkCode(Model):
    """A one-time code that signs you in on another device."""

    code: str
    """To type in on the other device."""
    path: str
    """The same as a link on this server. Browsers do not send the part after the #."""
    expires_at: datetime


class Redeem(Model):
    """The code from the other device."""

    code: str = Field(min_length=1, max_length=40)
    replace: bool = False
    """Required if this device is already signed in as somebody else, who is then replaced."""


class SignOut(Model):
    """Which devices to sign out."""

    everywhere: bool = False
    """On all devices rather than only this one."""


TokenScope = Literal["read", "play", "everything"]
"""What a token allows; each scope includes those before it."""


class NewToken(Model):
    """A bearer token to create."""

    label: Label
    scope: TokenScope = "everything"
    """`read` sees what you see; `play` also opens tables and plays; `everything` can do whatever
    you can: change your name, create tokens, download your data, delete your account."""


class TokenInfo(Model):
    """A bearer token, without its secret."""

    id: str
    label: str
    scope: TokenScope
    created_at: datetime


class TokenMade(TokenInfo):
    """A new bearer token. This is the only time its secret is shown."""

    token: str


class TableDescription(Model):
    """A table as it is described to people who are not at it."""

    name: str
    edition: str
    players: int
    open_seats: int
    names: tuple[str, ...]
    """The people seated at it, in seat order, without bots."""
    phase: str


class ListedSeat(Model):
    """A taken seat of a table in a list."""

    name: str | None
    """The person's name; null for a bot."""
    bot: str | None
    is_you: bool


class TableSummary(TableDescription):
    """What lists of tables show about one, including whom it waits for."""

    id: str
    is_public: bool
    is_your_turn: bool
    waiting_for: tuple[str, ...] = ()
    """The people whose move it is, by name."""
    seats: tuple[ListedSeat, ...] = ()
    """Who sits there: the people in seat order, then the bots in seat order."""
    created_at: datetime
    updated_at: datetime


class TablePage(Model):
    """A page of tables, newest first."""

    items: tuple[TableSummary, ...]
    before: str | None
    """Pass it to get the next page; null on the last one."""


class Invitation(TableDescription):
    """A table as shown to people who open its link."""

    host: str | None
    """The host's name, empty for an unnamed guest; null if the host has no seat."""
    settings: Settings
    can_watch: bool
    """Whether people without a seat may watch."""


class TableOpened(Model):
    """A new table. Its id is also its link."""

    id: str


class PlayNow(Model):
    """A game that starts at once, solo or with bots."""

    settings: Settings = Settings(players=1)
    bot: BotName = "sharp"
    """The bot on all other seats."""


class GameSeat(Model):
    """The person or bot on a seat of a finished game."""

    seat: int
    name: str
    bot: str | None
    is_you: bool


class GameSummary(Model):
    """A finished game in a list."""

    id: str
    number: int
    edition: str
    players: int
    is_won: bool
    code: str
    """The reason: `all-played`, the duty that could not be met, or `conceded`."""
    left: int
    turns: int
    hints: int
    is_repeat: bool
    """Whether a player had seen its cards before, or saw them elsewhere while it was running;
    statistics leave such games out."""
    is_attempt: bool
    """Whether it was an attempt to beat another game with the same deal."""
    finished_at: datetime
    is_imported: bool
    share_key: str | None
    """Anybody with this key can see the game; null if it is not shared."""
    seats: tuple[GameSeat, ...]


class GamePage(Model):
    """A page of games, latest first."""

    items: tuple[GameSummary, ...]
    before: str | None


RecordObject = Annotated[
    dict[str, Any],
    WithJsonSchema({"type": "object", "description": "A game record, see docs/record.md."}),
]


class FinishedGame(GameSummary):
    """A finished game with its record, which hides nothing."""

    record: RecordObject


class ReplayedGame(GameFrames):
    """A game as frames, with every hand shown."""

    summary: GameSummary | None
    """Null if the record is not one of your games."""


class LessonInfo(Model):
    """What the list of lessons says about one."""

    name: str
    edition: str
    players: int
    goals: int
    """How many goals it has."""


class LessonCommands(Model):
    """Everything a learner has done in a lesson, from its start."""

    commands: tuple[PracticeCommand, ...] = Field(default=(), max_length=MOST_PRACTICE_COMMANDS)


class Suggestion(Model):
    """A step towards the goal: a card and its pile, a sign on a pile, or the end of the turn."""

    card: int | None
    pile: PileLetter | None
    sign: Sign | None
    ends_turn: bool


class Practice(Model):
    """A learner's progress in a lesson."""

    lesson: str
    goals: int
    reached: int
    """How many goals are reached."""
    is_missed: bool
    """Whether the next goal is out of reach unless something is taken back."""
    is_aside: bool
    """Whether the last command played a legal card that does not lead to the goal."""
    suggestion: Suggestion | None
    """Null if nothing is left to do, or nothing helps."""
    updates: tuple[Update, ...]
    """What the last command led to, then each of the partner's moves. Without commands, how the
    lesson starts."""


class Shared(Model):
    """The key of a shared game."""

    key: str
    path: str


class StatisticsRow(Model):
    """Totals over your games of one edition and number of players."""

    edition: str
    players: int
    games: int
    wins: int
    mean_left: float
    best_left: int
    with_hints: int


class LeftPoint(Model):
    """The result of one game, for a curve over time."""

    game_id: str
    finished_at: datetime
    left: int
    is_won: bool


class ChallengedGame(Model):
    """The result of a game that others may try to beat. It reveals none of the cards."""

    edition: str
    players: int
    is_won: bool
    code: str
    left: int
    turns: int
    hints: int
    is_repeat: bool
    """Whether it was no first try itself: a player had seen the cards before, or saw them elsewhere
    while it was running."""
    finished_at: datetime
    seats: tuple[GameSeat, ...]


class ChallengeInfo(ChallengedGame):
    """A challenge as shown to people who open its link."""

    game_id: str
    is_known: bool
    """Whether you have seen its cards, in any game or replay; an attempt then does not count."""


class ChallengeResult(ChallengedGame):
    """The game that an attempt was to beat, and whether it did."""

    verdict: Literal["better", "equal", "worse"]
    """How the attempt did: a win beats a loss; otherwise fewer cards left are better."""
    was_known: bool
    """Whether a player of the attempt had seen the cards before, or saw them elsewhere while it was
    running; it was then for practice."""


class Standing(Model):
    """How a finished game compares with your other games, and with the one it was to beat."""

    counts: bool
    """Whether statistics count it: imported games and known deals are left out."""
    games: int
    """How many games of the same edition and number of players counted before it."""
    wins: int
    """How many of those were won."""
    mean_left: float | None
    """How many cards were left in those, on average; null if there were none."""
    best_left: int | None
    is_best: bool
    """Whether this game counts and is better than all of those; false for the first one."""
    challenge: ChallengeResult | None
    """Null if the game was not an attempt to beat another, or the other one was deleted."""


class NewAttempt(Model):
    """Options for an attempt to beat a game."""

    bot: BotName | None = "sharp"
    """The bot on all other seats. Null leaves them free for people; the host starts the game."""
    has_seen: bool = False
    """Whether this browser has shown the game's replay."""
    pace: Pace = Pace.NORMAL
    """How fast bots play at the new table."""


class SolutionInfo(Model):
    """Whether the deal of a finished game could be won by players who know every card."""

    is_winnable: bool | None
    """Null if no win was found, though there may be one."""


class BotInfo(Model):
    """A bot that can take a seat."""

    name: str
    sentence: str
    cost: str


class EditionInfo(Model):
    """A part of an edition's name; parts are joined with +."""

    name: str
    excludes: tuple[str, ...]
    """The parts that it cannot be combined with."""


class Health(Model):
    """The server's health."""

    status: Literal["ok", "unwell"]
    version: str
    protocol: int
