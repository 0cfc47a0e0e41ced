"""The events of a game: `apply` returns them, clients show them."""

from dataclasses import dataclass
from enum import StrEnum

from ninetyeight.rules.outcome import Outcome
from ninetyeight.rules.pile import TRICK, Pile


@dataclass(frozen=True, slots=True)
class CardPlayed:
    """A card was laid on a pile."""

    seat: int
    card: int
    pile: Pile
    on: int
    """The card that it covers, or the start of the pile."""

    @property
    def is_trick(self) -> bool:
        """Whether it went backwards (2.3)."""
        return self.pile.step(self.on, self.card) == -TRICK


class TurnEnd(StrEnum):
    """What ended a turn (2.4)."""

    CHOICE = "choice"
    EMPTY_HAND = "empty-hand"
    STOP = "stop"
    THREE = "three"


@dataclass(frozen=True, slots=True)
class TurnEnded:
    """A player ended a turn, owing nothing."""

    seat: int
    cause: TurnEnd


@dataclass(frozen=True, slots=True)
class CardsDrawn:
    """A player drew cards (2.5)."""

    seat: int
    count: int
    cards: tuple[int, ...] | None
    """The cards in the order drawn; None if they are hidden (9.3)."""


@dataclass(frozen=True, slots=True)
class TurnBegan:
    """The next player who has cards is on turn (3.2)."""

    seat: int


@dataclass(frozen=True, slots=True)
class GameEnded:
    """The game is over, and every card is revealed (9.3)."""

    outcome: Outcome
    hands: tuple[tuple[int, ...], ...]
    deck: tuple[int, ...]


Event = CardPlayed | TurnEnded | CardsDrawn | TurnBegan | GameEnded
