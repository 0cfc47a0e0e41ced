"""What a player on turn may do: play a card, or end the turn (2.1, 2.4)."""

from dataclasses import dataclass

from ninetyeight.rules.pile import Pile


@dataclass(frozen=True, slots=True)
class Play:
    """Lay one card of the hand on a pile."""

    card: int
    pile: Pile

    def __str__(self) -> str:
        return f"{self.card}{self.pile.name}"


@dataclass(frozen=True, slots=True)
class EndTurn:
    """End the turn, once nothing more is owed."""

    def __str__(self) -> str:
        return "."


Action = Play | EndTurn

END_TURN = EndTurn()
"""The one value of `EndTurn`."""
