"""What is shown of a table: one part that is the same for everybody, and one for each viewer (9).

Clients know no rules: what is owed, what is legal and what would lose stands here.
"""

from datetime import datetime
from enum import StrEnum
from typing import Literal

from ninetyeight.protocol.event import Minding
from ninetyeight.protocol.model import Model, PileLetter
from ninetyeight.protocol.settings import Settings
from ninetyeight.rules import Bid, Duty, Order, Sign


class Phase(StrEnum):
    """Where a table stands."""

    LOBBY = "lobby"
    """People come and sit down."""
    BIDDING = "bidding"
    """The cards are dealt, and it is open who starts (1.4)."""
    PLAYING = "playing"
    OVER = "over"
    """A game is over; another may follow."""
    CLOSED = "closed"


class WidestStep(Model):
    """The play that passed over the most numbers."""

    seat: int
    card: int
    pile: PileLetter
    on: int


class SeatFigures(Model):
    """What one seat laid."""

    cards: int
    tricks: int


class GameFigures(Model):
    """What a game was like, counted. What was taken back was not laid."""

    turns: int
    """With the one in which nothing could be laid any more: in it the game was lost."""
    tricks: int
    widest: WidestStep | None
    """Null where no card was laid."""
    seats: tuple[SeatFigures, ...]


class Sitter(Model):
    """Who sits on a seat: a person, perhaps minded by a bot, a bot, or nobody."""

    name: str | None
    bot: str | None
    minding: Minding | None


class SeatView(Model):
    """A seat, as everybody sees it."""

    name: str | None
    """The person's name; None for a free seat or a bot's own."""
    bot: str | None
    minding: Minding | None
    is_away: bool
    is_open_to_watchers: bool
    hand_size: int | None
    """How many cards it holds."""
    bid: Bid | None
    signs: dict[PileLetter, Sign]
    agrees_to_concede: bool
    refuses_to_concede: bool
    """Whether somebody asked to give up, and this player would rather play on."""
    wishes_again: bool


class PileView(Model):
    """A pile, as everybody sees it."""

    pile: PileLetter
    ascends: bool
    top: int
    """The card on top, or the start."""
    cards: tuple[int, ...]
    """All cards on it, the first one first."""
    order: Order | None
    """The order that is printed on the card on top."""
    order_binds: bool
    """Whether it means something now: a lasting one, or one of this turn (5.5, 6)."""
    burns: bool
    """Whether a fire lies on top that must be covered in time."""


class Owed(Model):
    """What binds the player on turn, as in `rules.Obligations`."""

    cards: int
    exactly: bool
    cover: tuple[PileLetter, ...]
    cover_next: PileLetter | None
    bound: PileLetter | None
    trick: bool
    talk: bool
    draw_limit: int | None
    is_met: bool


class Ending(Model):
    """How a game ended, and everything that was hidden (9.3)."""

    game_id: str
    """The finished game, by which its players find it again."""
    dealt_at: datetime
    is_won: bool
    code: str
    """Why: `all-played`, a broken duty, or `conceded`."""
    owed: Owed | None
    """What the player on turn owed when the game was lost by the rules; null otherwise."""
    left: int
    is_excellent: bool
    hints: tuple[int, ...]
    hands: tuple[tuple[int, ...], ...]
    deck: tuple[int, ...]
    """All cards, in the order in which they were dealt and drawn."""
    nonce: str
    """With the deck, what the commitment was made of."""
    figures: GameFigures


class GameView(Model):
    """A game, as everybody sees it."""

    number: int
    version: int
    commitment: str
    """Shown before the first card; at the end anybody can check that the deal was fixed."""
    is_repeat: bool
    turn: int | None
    """The seat on turn, or the last one; None while it is open who starts."""
    turn_plays: int
    """How many cards were laid in this turn."""
    starter: int | None
    tied: tuple[int, ...]
    """The seats between which the host decides."""
    deck_size: int
    left: int
    piles: tuple[PileView, ...]
    owed: Owed | None
    orders: dict[str, tuple[int, ...]] | None
    """The layout of the orders in this game."""
    burning: tuple[int, ...]
    """The cards that burn in this game."""
    fire_binds_next_card: bool
    """Whether a fire must be covered by the very next card (4.4, 4.5)."""
    ending: Ending | None


class QuestionView(Model):
    """What the people at a table are asked: to give the game up, or to remove a player.

    It is done when nobody says no, and all who are connected say yes. Those who are not have until
    `ends_at` to answer, and `grace_seconds` from when they went, whichever is later.
    """

    about: int | None
    """The seat of the player who is to go; null asks whether to give the game up."""
    asked_at: datetime
    ends_at: datetime
    yes: tuple[int, ...]
    no: tuple[int, ...]
    """Who said no: it stands until they say yes, wherever they are."""
    silent: tuple[int, ...]
    """Who has not answered yet."""


class TableView(Model):
    """A table, as everybody sees it."""

    id: str
    settings: Settings
    phase: Phase
    host: int | None
    """The seat of the host."""
    seats: tuple[SeatView, ...]
    removal: dict[int, tuple[int, ...]]
    """The seats that somebody wants to see gone, and whose votes there are."""
    questions: tuple[QuestionView, ...]
    """What is asked now, with everybody's answer."""
    deadline: datetime | None
    opened_at: datetime
    game: GameView | None


class LegalPlay(Model):
    """A card that may be laid, and where."""

    card: int
    pile: PileLetter
    step: int
    """How far the pile goes on; -10 is the backwards trick."""
    loses: bool
    """Whether the turn could not be finished after it without breaking an order, so that the game
    is lost with this card or a later one (3.3)."""


class You(Model):
    """What is shown to one viewer alone."""

    role: Literal["player", "watcher"]
    seat: int | None
    """The own seat, or the one that a watcher looks at."""
    is_host: bool
    hand: tuple[int, ...]
    plays: tuple[LegalPlay, ...]
    """What may be laid now; nothing when it is somebody else's turn."""
    doomed_by: Duty | None
    """What every play breaks now, where each of them loses; usually null."""
    may_end_turn: bool
    may_take_back: bool
    may_hint: bool
    may_talk: bool
    may_chat: bool
    muted: tuple[int, ...]
    """The seats that are not heard."""
