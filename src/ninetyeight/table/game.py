"""A game at a table: the deal, the bids, the cards laid, the signs, and what was agreed."""

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
"""Why a game ended that its players gave up."""
MOST_TALK = 2000
"""How much of what was said a game holds, the latest; the log of its table has all of it."""


@dataclass(frozen=True, slots=True)
class UndoPoint:
    """What a card that is taken back leads back to."""

    state: State
    signals: Signals


@dataclass(frozen=True, slots=True)
class Said:
    """Something that was said or shown in a game."""

    number: int
    """The sequence of its event."""
    talk: Talk
    is_hidden: bool = False
    """Whether it is a flagged line of chat."""


@dataclass(frozen=True, slots=True)
class LiveGame:
    """A game from the deal on. It begins in earnest when it is settled who starts."""

    number: int
    """Which game of its table it is, from 1 on."""
    ruleset: Ruleset
    deal: Deal
    dealt_at: datetime
    is_repeat: bool
    bids: tuple[Bid | None, ...]
    starter: int | None = None
    state: State | None = None
    """The game itself; None until it is settled who starts."""
    signals: Signals = field(default_factory=Signals)
    version: int = 0
    """How many steps there were: a step that was asked for at another version is refused."""
    actions: tuple[Action, ...] = ()
    turn_began_at: datetime | None = None
    this_turn: tuple[UndoPoint, ...] = ()
    """Where each card of the running turn was laid, the last one last."""
    happened: tuple[Event, ...] = ()
    """What the last step led to, with everything that is hidden."""
    taken_back: Play | None = None
    """The card that was taken back last, and from where."""
    is_conceded: bool = False
    hints: tuple[int, ...] = ()
    """How many hints each seat took."""
    said: tuple[Said, ...] = ()
    """What was said and shown, flagged lines included, at most the last `MOST_TALK`."""

    @property
    def outcome(self) -> Outcome | None:
        """The result by the rules; None for a game that runs, or was given up."""
        return None if self.state is None else self.state.outcome

    @property
    def is_over(self) -> bool:
        """Whether nothing more can happen, so that everything is open."""
        return self.is_conceded or self.outcome is not None

    @property
    def code(self) -> str | None:
        """Why it ended, as a code that clients translate."""
        if self.is_conceded:
            return CONCEDED
        return None if self.outcome is None else self.outcome.code

    @property
    def left(self) -> int:
        """The number of cards in hands and deck (3.5)."""
        return len(self.deal.deck) if self.state is None else self.state.left

    @property
    def talk(self) -> tuple[Talk, ...]:
        """What was said and shown, as the record has it: without flagged lines."""
        return tuple(said.talk for said in self.said if not said.is_hidden)

    @property
    def is_talk_allowed(self) -> bool:
        """Whether no Silence is visible (6.2)."""
        return self.state is None or self.is_over or self.state.obligations.talk

    def view(self, seat: int | None) -> View:
        """Give what a seat may see, or nobody's seat (9).

        While it is open who starts, everybody sees the own hand: nothing else is settled yet.
        """
        if self.state is not None:
            return view_for(self.state, seat)
        start = setup(self.ruleset, self.deal.deck, seat or 0)
        return replace(view_for(start, seat), outcome=None, revealed=None)

    @property
    def hands(self) -> tuple[tuple[int, ...], ...]:
        """All hands, for the end of the game."""
        if self.state is not None:
            return self.state.hands
        return deal(self.ruleset, self.deal.deck)[0]

    def record(self, seats: tuple[str, ...], meta: dict[str, object]) -> Record:
        """Give the record of this game; only for those who may know everything."""
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
    """Name a game after its table, once and for all, without telling the table's link."""
    digest = hashlib.sha256(f"ninetyeight/game/1:{table_id}:{number}".encode()).digest()
    return base64.urlsafe_b64encode(digest[:16]).rstrip(b"=").decode()


def highest(bids: tuple[Bid | None, ...]) -> tuple[int, ...]:
    """Give the seats with the highest bid (1.4), once all have bid."""
    ranks = [bid.rank for bid in bids if bid is not None]
    if len(ranks) < len(bids):
        return ()
    return tuple(seat for seat, rank in enumerate(ranks) if rank == max(ranks))
