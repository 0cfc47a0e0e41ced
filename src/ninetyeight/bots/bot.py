"""The interface of a bot: choosing an action, showing signs, bidding for the first turn."""

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
    """The rest of a turn as a bot has planned it, and the signs that it took into account."""

    steps: tuple[int, ...]
    signs: int


@dataclass(frozen=True, slots=True)
class Choice:
    """What a bot does now, and what it plans for the rest of the turn.

    The caller may pass the plan back with the next question of the same turn, which saves the bot
    from searching again. Without it the bot starts afresh.
    """

    action: Action
    plan: Plan | None = None


class Bot(Protocol):
    """A computer player. It keeps no state between two questions."""

    @property
    def name(self) -> str:
        """The name it is registered under."""

    @property
    def sentence(self) -> str:
        """How it plays, in one sentence."""

    @property
    def cost(self) -> Cost:
        """How long it thinks, roughly."""

    def choose(
        self,
        view: View,
        signals: Signals,
        *,
        seed: int,
        allowed: frozenset[Sign],
        plan: Plan | None = None,
    ) -> Choice:
        """Choose an action for the seat of this view, which is on turn.

        The same view, signals and seed lead to the same choice. `allowed` are the signs that the
        table uses; it is empty where players do not talk.
        """

    def signs(self, view: View, *, allowed: frozenset[Sign]) -> dict[Pile, Sign]:
        """Choose the signs to show now, each from its pile and the seat's own hand alone."""

    def bid(self, view: View) -> Bid:
        """Bid for the first turn, before any card is laid."""
