"""A game at a table: the deal, the bids, the state of play, the signs and the talk."""

import base64
import hashlib
from dataclasses import dataclass, field, replace
from datetime import datetime

from ninetyeight.rules import (
    Action,
    Bid,
    Event,
    Outcome,
    Play,
    Record,
    Ruleset,
    Signals,
    State,
    Talk,
    View,
    deal,
    setup,
    view_for,
)
from ninetyeight.table.commitment import Deal

CONCEDED = "conceded"
"""The code of a game that its players gave up."""
MOST_TALK = 2000
"""How many of the latest lines of talk a game keeps; the table's log keeps them all."""


@dataclass(frozen=True, slots=True)
class UndoPoint:
    """What the game returns to when a card is taken back."""

    state: State
    signals: Signals


@dataclass(frozen=True, slots=True)
class Said:
    """A line of talk or a sign in a game."""

    number: int
    """The sequence number of its event."""
    talk: Talk
    is_hidden: bool = False
    """Whether it is a line of chat that somebody flagged."""


@dataclass(frozen=True, slots=True)
class LiveGame:
    """A game from the deal on. Play begins once it is decided who starts."""

    number: int
    """Counts the games of this table, from 1."""
    ruleset: Ruleset
    deal: Deal
    dealt_at: datetime
    is_repeat: bool
    """Whether a player had seen the cards before they were dealt."""
    bids: tuple[Bid | None, ...]
    starter: int | None = None
    state: State | None = None
    """The state of play; None until it is decided who starts."""
    signals: Signals = field(default_factory=Signals)
    version: int = 0
    """Counts the steps, so that a step meant for an earlier position is refused."""
    actions: tuple[Action, ...] = ()
    turn_began_at: datetime | None = None
    this_turn: tuple[UndoPoint, ...] = ()
    """Where taking back each card of this turn leads, the latest card last."""
    happened: tuple[Event, ...] = ()
    """What the last step led to, hidden cards included."""
    taken_back: Play | None = None
    """The play that was taken back last."""
    is_conceded: bool = False
    hints: tuple[int, ...] = ()
    """How many hints each seat has taken; several in the same position count as one."""
    hinted: int | None = None
    """The version at which a hint was last taken."""
    is_skipping: bool = False
    """Whether bots play without pauses until a person is on turn."""
    dealt_in: tuple[str, ...] = ()
    """The ids of the people who were dealt cards; the other players are bots."""
    deal_id: str = ""
    """The first game with these cards. It is never sent to clients."""
    challenge_of: str | None = None
    """The finished game whose deal this is."""
    said: tuple[Said, ...] = ()
    """The last `MOST_TALK` things said and shown, flagged lines included."""

    @property
    def outcome(self) -> Outcome | None:
        """The result by the rules; None while the game is running, or if it was given up."""
        return None if self.state is None else self.state.outcome

    @property
    def is_over(self) -> bool:
        """Whether the game has ended, so that nothing is hidden any more (9.3)."""
        return self.is_conceded or self.outcome is not None

    @property
    def code(self) -> str | None:
        """Why it ended, as a code for clients to translate; None while the game is running."""
        if self.is_conceded:
            return CONCEDED
        return None if self.outcome is None else self.outcome.code

    @property
    def left(self) -> int:
        """The number of cards in hands and deck (3.5)."""
        return len(self.deal.deck) if self.state is None else self.state.left

    @property
    def talk(self) -> tuple[Talk, ...]:
        """The talk for the game's record, without flagged lines."""
        return tuple(said.talk for said in self.said if not said.is_hidden)

    @property
    def is_talk_allowed(self) -> bool:
        """Whether no Silence is visible (6.2)."""
        return self.state is None or self.is_over or self.state.obligations.talk

    def view(self, seat: int | None) -> View:
        """Return what a seat, or for None a spectator, may see (9).

        Until it is decided who starts, players see only their own hand.
        """
        if self.state is not None:
            return view_for(self.state, seat)
        start = setup(self.ruleset, self.deal.deck, seat or 0)
        return replace(view_for(start, seat), outcome=None, revealed=None)

    @property
    def hands(self) -> tuple[tuple[int, ...], ...]:
        """Every hand; shown only once the game is over."""
        if self.state is not None:
            return self.state.hands
        return deal(self.ruleset, self.deal.deck)[0]

    def record(self, seats: tuple[str, ...], meta: dict[str, object]) -> Record:
        """Build the record, which shows every card."""
        return Record(
            ruleset=self.ruleset,
            deck=self.deal.deck,
            starter=self.starter or 0,
            actions=self.actions,
            seats=seats,
            meta=meta,
            talk=self.talk,
        )


def game_id(table_id: str, number: int) -> str:
    """Derive a game's permanent id from that of its table, which it does not reveal."""
    digest = hashlib.sha256(f"ninetyeight/game/1:{table_id}:{number}".encode()).digest()
    return base64.urlsafe_b64encode(digest[:16]).rstrip(b"=").decode()


def highest(bids: tuple[Bid | None, ...]) -> tuple[int, ...]:
    """Find the seats with the highest bid (1.4); none until everybody has bid."""
    ranks = [bid.rank for bid in bids if bid is not None]
    if len(ranks) < len(bids):
        return ()
    return tuple(seat for seat, rank in enumerate(ranks) if rank == max(ranks))
