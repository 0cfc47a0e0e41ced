"""How a game ends: won or lost, why, and with how many cards left (3)."""

from dataclasses import dataclass

from ninetyeight.rules.finish import can_go_on
from ninetyeight.rules.legal import Hand
from ninetyeight.rules.obligations import Duty
from ninetyeight.rules.order import Order
from ninetyeight.rules.turn import Turn

EXCELLENT_BELOW = 10
"""Fewer cards left than this are an excellent result (3.5)."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """The result of a game (3.5)."""

    broken: Duty | None
    """The duty that was or had to be broken, or None when the game is won."""
    left: int
    """The cards left in hands and deck; a game can be lost with none."""

    @property
    def is_won(self) -> bool:
        """Whether the players beat the game."""
        return self.broken is None

    @property
    def code(self) -> str:
        """Why it ended, as a code that clients translate: `all-played`, or the broken duty."""
        return "all-played" if self.broken is None else self.broken.value

    @property
    def is_excellent(self) -> bool:
        """Whether fewer than ten cards are left (3.5)."""
        return self.left < EXCELLENT_BELOW


def judge(turn: Turn, hand: Hand, left: int) -> Outcome | None:
    """Decide how the game ends at this moment, or None if it goes on (3.3, 3.4).

    `hand` is the hand of the player on turn, `left` the number of cards in all hands and the deck.
    """
    if not can_go_on(turn, hand):
        return Outcome(_broken_duty(turn, hand), left)
    if left == 0:
        return Outcome(None, left)
    return None


def _broken_duty(turn: Turn, hand: Hand) -> Duty:
    """Find the duty without which the turn could be finished; failing that, the first (3.5)."""
    duties = _duties(turn)
    for duty in duties:
        if can_go_on(turn, hand, waived=duty):
            return duty
    return duties[0]


def _duties(turn: Turn) -> list[Duty]:
    """List the duties on the table, in the order of `Duty`."""
    duties = {
        Duty.SKULL: Order.SKULL in turn.visible,
        Duty.FIRE: turn.cover_next is not None or not turn.due.isdisjoint(turn.tops),
        Duty.THREE: turn.is_three,
        Duty.MINIMUM: True,
    }
    return [duty for duty in Duty if duties[duty]]
