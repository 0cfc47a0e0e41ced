"""What binds the player on turn, as one value that the engine reads and clients show."""

from dataclasses import dataclass
from enum import StrEnum

from ninetyeight.rules.order import THREE_CARDS, Order
from ninetyeight.rules.pile import PILES, Pile
from ninetyeight.rules.turn import Turn

DRAW_ONE_LIMIT = 1
"""How many cards are drawn while a Draw one is visible (6.5)."""


class Duty(StrEnum):
    """A duty that a player can fail to meet; duties that are visible on a pile come first."""

    SKULL = "skull"
    """No skull may be on top when the turn ends (5.3)."""
    FIRE = "fire"
    """Fires must be covered in time (4.3 to 4.6)."""
    THREE = "three"
    """A "3!" demands exactly three cards (5.4)."""
    MINIMUM = "minimum"
    """Every turn owes a number of cards (2.1, 3.1)."""


@dataclass(frozen=True, slots=True)
class Obligations:
    """What is owed before the turn may end, and what limits the next card."""

    cards: int
    """How many more cards must be played (2.1, 5.4); negative if a "3!" is broken."""
    exactly: bool
    """Whether no more cards than that may be played, because of a "3!" (5.4)."""
    cover: tuple[Pile, ...]
    """The piles to cover before the turn ends: skulls (5.3) and fires that are due (4.3)."""
    cover_next: Pile | None
    """The pile that the very next card must cover, in this turn or the next (4.4, 4.5)."""
    bound: Pile | None
    """The one pile that may be played on (6.4)."""
    trick: bool
    """Whether the backwards trick is allowed (6.3)."""
    talk: bool
    """Whether players may communicate about the game (6.2)."""
    draw_limit: int | None
    """How many cards may be drawn when the turn ends; None fills the hand (2.5, 6.5)."""

    @property
    def are_met(self) -> bool:
        """Whether nothing more is owed, so that the turn may end (2.4)."""
        return self.cards == 0 and not self.cover

    @property
    def open_piles(self) -> tuple[Pile, ...]:
        """The piles that the next card may go on, if it fits."""
        if self.cover_next is not None:
            return (self.cover_next,)
        return PILES if self.bound is None else (self.bound,)


def obligations(turn: Turn, *, waived: Duty | None = None) -> Obligations:
    """Compute what binds the player on turn.

    Leaving out a `waived` duty shows whether a lost game was lost by it.
    """
    visible = turn.visible
    exactly = waived is not Duty.THREE and turn.is_three
    return Obligations(
        cards=_cards_owed(turn, waived, exactly=exactly),
        exactly=exactly,
        cover=_piles_to_cover(turn, visible, waived),
        cover_next=None if waived is Duty.FIRE else turn.cover_next,
        bound=turn.bound,
        trick=Order.NO_BACKWARDS not in visible,
        talk=Order.SILENCE not in visible,
        draw_limit=DRAW_ONE_LIMIT if Order.DRAW_ONE in visible else None,
    )


def _cards_owed(turn: Turn, waived: Duty | None, *, exactly: bool) -> int:
    played = len(turn.plays)
    if exactly:
        return THREE_CARDS - played
    if turn.is_stopped or waived is Duty.MINIMUM:
        return 0
    return max(0, turn.minimum - played)


def _piles_to_cover(
    turn: Turn, visible: tuple[Order, ...], waived: Duty | None
) -> tuple[Pile, ...]:
    due = () if waived is Duty.FIRE else turn.due
    skulls = Order.SKULL in visible and waived is not Duty.SKULL
    if not due and not skulls:
        return ()
    return tuple(
        pile
        for pile, top in zip(PILES, turn.tops, strict=True)
        if top in due or (skulls and turn.order_on(top) is Order.SKULL)
    )
