"""What a bot is: it chooses an action, shows signs and bids for the first turn."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Protocol

from ninetyeight.rules import Action, Bid, Pile, Sign, Signals, View


class Cost(StrEnum):
    """How long a bot thinks about a turn, roughly."""

    INSTANT = "instant"
    """Under a millisecond."""
    THINKING = "thinking"
    """About a tenth of a second."""


@dataclass(frozen=True, slots=True)
class Plan:
    """The rest of a turn as a bot sees it now, and the signs that it goes by."""

    steps: tuple[int, ...]
    signs: int


@dataclass(frozen=True, slots=True)
class Choice:
    """What a bot does now, and what it means to do after that.

    Whoever asks may hand the plan back with the next question of the same turn. It saves the
    bot the same thoughts; without it the bot thinks again.
    """

    action: Action
    plan: Plan | None = None


class Bot(Protocol):
    """A player by program. It keeps nothing between two questions."""

    @property
    def name(self) -> str:
        """The name it is registered by."""

    @property
    def sentence(self) -> str:
        """How it plays, in one sentence."""

    @property
    def cost(self) -> Cost:
        """How long it thinks."""

    def choose(
        self,
        view: View,
        signals: Signals,
        *,
        seed: int,
        allowed: frozenset[Sign],
        plan: Plan | None = None,
    ) -> Choice:
        """Choose an action of the seat that looks, which is on turn.

        The same view, signals and seed lead to the same choice. `allowed` are the signs of the
        table: none of them where players do not talk.
        """

    def signs(self, view: View, *, allowed: frozenset[Sign]) -> dict[Pile, Sign]:
        """Choose the signs that this seat shows now; each from its pile and the own hand alone."""

    def bid(self, view: View) -> Bid:
        """Bid for the first turn, before any card is laid."""
