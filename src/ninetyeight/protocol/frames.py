"""A game moment by moment, with everything open: what a client needs to show it again.

Only for games that are over, or whose record somebody has: every hand is in it (9.3).
"""

from typing import Annotated

from pydantic import Field

from ninetyeight.protocol.event import ChatSaid, PhraseSaid, Signalled
from ninetyeight.protocol.model import Model, PileLetter
from ninetyeight.protocol.seen import StepSeen
from ninetyeight.protocol.view import Owed, PileView
from ninetyeight.rules import Fire, Sign

TalkSeen = Signalled | PhraseSaid | ChatSaid


FrameEvent = Annotated[StepSeen | TalkSeen, Field(discriminator="kind")]


class Frame(Model):
    """A game after so many actions."""

    turn: int
    """Which turn it is, from 1 on."""
    seat: int
    """The seat on turn, or the last one."""
    turn_plays: int
    """How many cards were laid in this turn."""
    deck_size: int
    left: int
    hands: tuple[tuple[int, ...], ...]
    piles: tuple[PileView, ...]
    owed: Owed | None
    """What binds the player on turn; null when the game is over."""
    signs: tuple[dict[PileLetter, Sign], ...]
    """The signs that stand, by seat."""
    events: tuple[FrameEvent, ...]
    """What the last action led to, and what was said and shown before the next one."""


class FrameSeat(Model):
    """Who sat on a seat, as far as the record tells."""

    name: str | None
    bot: str | None


class Result(Model):
    """How a game ended by the rules."""

    is_won: bool
    code: str
    left: int
    is_excellent: bool


class RefusedStep(Model):
    """The action of a record at which the rules refuse to go on."""

    index: int
    code: str


class GameFrames(Model):
    """A record moment by moment: the deal, and the game after each action."""

    edition: str | None
    """Null where the rules are those of no edition."""
    players: int
    hand_size: int
    minimum: int
    fire: Fire
    fire_binds_next_card: bool
    """Whether a fire must be covered by the very next card (4.4, 4.5)."""
    orders: dict[str, tuple[int, ...]] | None
    burning: tuple[int, ...]
    starter: int
    seats: tuple[FrameSeat, ...]
    frames: tuple[Frame, ...]
    """One more than there are actions: the first is the deal."""
    result: Result | None
    """Null where the record ends before the game does."""
    refused: RefusedStep | None
