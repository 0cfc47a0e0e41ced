"""How a game ends: won or lost, why, and how many cards are left (3)."""

from dataclasses import dataclass

from ninetyeight.rules.finish import can_go_on
from ninetyeight.rules.legal import Hand
from ninetyeight.rules.obligations import Duty
from ninetyeight.rules.order import Order
from ninetyeight.rules.turn import Turn

EXCELLENT_BELOW = 10
"""A result with fewer cards left than this is excellent (3.5)."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """The result of a game (3.5)."""

    broken: Duty | None
    """The duty that could not be met, or None if the game is won."""
    left: int
    """The cards left in hands and deck; even a lost game can have none."""

    @property
    def is_won(self) -> bool:
        """Whether the players beat the game."""
        return self.broken is None

    @property
    def code(self) -> str:
        """Why it ended, as a code that clients translate: `all-played` or the broken duty."""
        return "all-played" if self.broken is None else self.broken.value

    @property
    def is_excellent(self) -> bool:
        """Whether fewer than ten cards are left (3.5)."""
        return self.left < EXCELLENT_BELOW


def judge(turn: Turn, hand: Hand, left: int) -> Outcome | None:
    """Decide how the game ends here; None if it goes on (3.3, 3.4).

    `hand` is the hand of the player on turn, `left` the number of cards in all hands and the deck.
    """
    if not can_go_on(turn, hand):
        return Outcome(_broken_duty(turn, hand), left)
    if left == 0:
        return Outcome(None, left)
    return None


def _broken_duty(turn: Turn, hand: Hand) -> Duty:
    """Find the first duty whose removal would save the turn; failing that, the first (3.5)."""
    duties = _duties(turn)
    for duty in duties:
        if can_go_on(turn, hand, waived=duty):
            return duty
    return duties[0]


def _duties(turn: Turn) -> list[Duty]:
    """List the duties that apply now, in the order of `Duty`."""
    duties = {
        Duty.SKULL: Order.SKULL in turn.visible,
        Duty.FIRE: turn.cover_next is not None or not turn.due.isdisjoint(turn.tops),
        Duty.THREE: turn.is_three,
        Duty.MINIMUM: True,
    }
    return [duty for duty in Duty if duties[duty]]
