"""A game as a series of frames, for replays.

Frames show every hand, so they exist only for finished games and for records (9.3).
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
    """The state of a game after some number of actions."""

    turn: int
    """The turn's number, from 1."""
    seat: int
    """The seat on turn, or the last one."""
    turn_plays: int
    """How many cards were played this turn."""
    deck_size: int
    left: int
    hands: tuple[tuple[int, ...], ...]
    piles: tuple[PileView, ...]
    owed: Owed | None
    """What the player on turn must do; null once the game is over."""
    signs: tuple[dict[PileLetter, Sign], ...]
    """The signs on display, by seat."""
    events: tuple[FrameEvent, ...]
    """What the last action led to, and what was said before the next one."""


class FrameSeat(Model):
    """Who sat on a seat, if the record says."""

    name: str | None
    bot: str | None


class Result(Model):
    """How a game ended."""

    is_won: bool
    code: str
    left: int
    is_excellent: bool


class RefusedStep(Model):
    """The first action of a record that the rules refuse."""

    index: int
    code: str


class GameFrames(Model):
    """A record as frames: the deal, then the game after each action."""

    edition: str | None
    """Null if its rules match no edition."""
    players: int
    hand_size: int
    minimum: int
    fire: Fire
    fire_binds_next_card: bool
    """Whether a burning card must be covered by the very next card (4.4, 4.5)."""
    orders: dict[str, tuple[int, ...]] | None
    burning: tuple[int, ...]
    starter: int
    seats: tuple[FrameSeat, ...]
    frames: tuple[Frame, ...]
    """One more than there are actions, because the first is the deal."""
    result: Result | None
    """Null if the record ends before the game does."""
    refused: RefusedStep | None
