"""What clients see of a table: a part that everybody shares, and a part for each viewer (9).

Clients do not know the rules, so views say what is owed, what is legal and what would lose.
"""

from datetime import datetime
from enum import StrEnum
from typing import Literal

from ninetyeight.protocol.event import Minding
from ninetyeight.protocol.model import Model, PileLetter
from ninetyeight.protocol.settings import Settings
from ninetyeight.rules import Bid, Duty, Hindrance, Lack, Order, Sign


class Phase(StrEnum):
    """How far a table is: before, during or after a game, or closed."""

    LOBBY = "lobby"
    """Players are taking their seats."""
    BIDDING = "bidding"
    """The cards are dealt, but nobody has been chosen to start (1.4)."""
    PLAYING = "playing"
    OVER = "over"
    """The game is over; another may follow."""
    CLOSED = "closed"


class WidestStep(Model):
    """The play that skipped the most numbers."""

    seat: int
    card: int
    pile: PileLetter
    on: int
    turn: int
    """The turn's number, from 1."""
    step: int
    """Which action of the game it was, from 1: the frame after it in `/api/games/{id}/frames`."""


class SeatFigures(Model):
    """What one seat played."""

    cards: int
    tricks: int


class GameFigures(Model):
    """Statistics of a game. Cards that were taken back do not count."""

    turns: int
    """Includes the last turn of a lost game, in which nothing could be played."""
    tricks: int
    widest: WidestStep | None
    """Null if no card was played."""
    seats: tuple[SeatFigures, ...]


class Sitter(Model):
    """Who sits on a seat: a person (perhaps with a bot minding the seat), a bot, or nobody."""

    name: str | None
    bot: str | None
    minding: Minding | None


class Seating(Model):
    """Who sat where at some of an update's events."""

    first: int
    """The index of the first of these events; they last until the next entry's first."""
    seats: tuple[Sitter, ...]
    your_seat: int | None
    """The seat that was yours then."""


class SeatView(Model):
    """A seat as everybody sees it."""

    name: str | None
    """The person's name; null for a free seat and for a bot."""
    bot: str | None
    minding: Minding | None
    is_away: bool
    is_open_to_watchers: bool
    hand_size: int | None
    bid: Bid | None
    signs: dict[PileLetter, Sign]
    agrees_to_concede: bool
    refuses_to_concede: bool
    """Whether this player voted against conceding."""
    wishes_again: bool


class LaidCard(Model):
    """A card, and the pile it was played on."""

    card: int
    pile: PileLetter


class PileView(Model):
    """A pile as everybody sees it."""

    pile: PileLetter
    ascends: bool
    top: int
    """The card on top, or the pile's start."""
    cards: tuple[int, ...]
    """All its cards, from the bottom up."""
    order: Order | None
    """The order on the top card."""
    order_binds: bool
    """Whether that order applies now: it is a lasting one, or was played this turn (5.5, 6)."""
    burns: bool
    """Whether the top card burns and must be covered in time."""


class Owed(Model):
    """What the player on turn must do before ending the turn."""

    cards: int
    exactly: bool
    cover: tuple[PileLetter, ...]
    cover_next: PileLetter | None
    bound: PileLetter | None
    trick: bool
    talk: bool
    draw_limit: int | None
    is_met: bool


class StuckPlay(Model):
    """Why a card in the hand of the stuck player did not help on a pile."""

    card: int
    pile: PileLetter
    why: Literal[
        "does-not-fit",
        "trick-forbidden",
        "bound-to-pile",
        "cover-fire-next",
        "not-enough",
        "does-not-save",
        "turn-over",
    ]
    """Why the card does not go there. `not-enough`: it does, but more cards are owed than can be
    played. `does-not-save`: it does, but a duty stays unmet, such as a skull left uncovered.
    `turn-over`: a Stop or a "3!" allowed no more cards.
    """


class LossView(Model):
    """Why the player on turn could not meet the duty that ended the game."""

    lack: Lack
    hindrances: tuple[Hindrance, ...]
    """What kept cards from piles that would have taken them."""
    count: int
    """How many of the cards owed could be played; for `hand`, how many the hand held; for a "3!"
    that came too late, how many cards the turn had then."""
    piles: tuple[PileLetter, ...]
    """The piles that stayed uncovered."""


class GameEnding(Model):
    """How a game ended, with everything that was hidden (9.3)."""

    game_id: str
    """The id of the finished game, for `/api/games/{id}`."""
    dealt_at: datetime
    is_won: bool
    code: str
    """The reason: `all-played`, the duty that could not be met, or `conceded`."""
    owed: Owed | None
    """What the player on turn owed when the game was lost; null if it was won or conceded."""
    loss: LossView | None
    """Why that could not be done; null if the game was won or conceded."""
    stuck: tuple[StuckPlay, ...]
    """Every card of that player's hand on every pile; empty if the game was won or conceded."""
    left: int
    is_excellent: bool
    hints: tuple[int, ...]
    hands: tuple[tuple[int, ...], ...]
    deck: tuple[int, ...]
    """All cards, in the order they were dealt and drawn."""
    nonce: str
    """Hashed together with the deck to make the commitment."""
    figures: GameFigures


class GameView(Model):
    """A game as everybody sees it."""

    number: int
    version: int
    commitment: str
    """Published before the first card is played, so that anybody can verify the deal afterwards."""
    is_repeat: bool
    """Whether a player had seen the cards before they were dealt."""
    turn: int | None
    """The seat on turn, or the last one; null until the starter is chosen."""
    turn_plays: int
    """How many cards were played this turn."""
    laid: tuple[LaidCard, ...]
    """The cards that were played this turn and not taken back, in order."""
    starter: int | None
    tied: tuple[int, ...]
    """The seats with equal highest bids, among which the host chooses."""
    deck_size: int
    left: int
    piles: tuple[PileView, ...]
    owed: Owed | None
    orders: dict[str, tuple[int, ...]] | None
    """The cards that carry each order."""
    burning: tuple[int, ...]
    """The cards that burn."""
    fire_binds_next_card: bool
    """Whether a burning card must be covered by the very next card (4.4, 4.5)."""
    has_undo: bool
    """Whether players may take back cards during their turn."""
    has_hints: bool
    """Whether players may ask for hints during their turn."""
    ending: GameEnding | None


class QuestionView(Model):
    """A vote: whether to concede, or to remove a player.

    It passes once everybody who is connected says yes and nobody says no. Those who are not
    connected have until `ends_at`, or `grace_seconds` from when they left, whichever is later.
    """

    about: int | None
    """The seat of the player to remove; null is a vote to concede."""
    asked_at: datetime
    ends_at: datetime
    yes: tuple[int, ...]
    no: tuple[int, ...]
    """Who voted no. It stands until they change it, even while they are away."""
    silent: tuple[int, ...]
    """Who has not voted yet."""


class TableView(Model):
    """A table as everybody sees it."""

    id: str
    settings: Settings
    phase: Phase
    host: int | None
    """The seat of the host."""
    seats: tuple[SeatView, ...]
    removal: dict[int, tuple[int, ...]]
    """For each player proposed for removal, the seats that voted for it."""
    questions: tuple[QuestionView, ...]
    """The votes under way."""
    awaited: tuple[int, ...]
    """The seats that the table waits for: those that have not bid, the host's if bids are tied, the
    one on turn, and after a game those that have not asked for another."""
    deadline: datetime | None
    opened_at: datetime
    game: GameView | None


class LegalPlay(Model):
    """A play that you may make now, with what it costs and whether it loses."""

    card: int
    pile: PileLetter
    step: int
    """How far it moves the pile; -10 is the backwards trick."""
    loses: bool
    """Whether no way to finish the turn is left after it, so that the game will be lost with this
    card or a later one (3.3)."""
    ends_turn: bool = False
    """Whether the turn ends by itself after it, so that it cannot be taken back (2.4)."""


class You(Model):
    """What only you see."""

    role: Literal["player", "watcher"]
    seat: int | None
    """Your seat, or the one that you watch."""
    is_host: bool
    is_on_turn: bool
    """Whether it is your turn, even if a bot is playing it for you."""
    hand: tuple[int, ...]
    plays: tuple[LegalPlay, ...]
    """The legal plays; none while it is somebody else's turn."""
    fitting_piles: tuple[PileLetter, ...] = ()
    """The piles that take a card of your hand: now, or off turn in your next turn, if nothing is
    played before."""
    doomed_by: Duty | None
    """If every play loses, the duty that cannot be met; otherwise null."""
    may_end_turn: bool
    may_take_back: bool
    may_hint: bool
    may_skip: bool
    """Whether you may skip the pauses of the bots that are playing."""
    may_talk: bool
    may_chat: bool
    signs: tuple[Sign, ...]
    """The signs that you may use at this table whenever you may talk."""
    muted: tuple[int, ...]
    """The seats that you muted."""
