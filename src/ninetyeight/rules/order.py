"""The seven orders of The Game: Extreme (5, 6)."""

from enum import StrEnum


class Order(StrEnum):
    """An order printed on a card; its value is its name in records and layouts."""

    STOP = "stop"
    """The turn ends at once (5.2)."""
    SKULL = "skull"
    """Must be covered in the same turn (5.3)."""
    THREE = "three"
    """Exactly three cards in this turn (5.4)."""
    SILENCE = "silence"
    """Nobody may communicate about the game while it is visible (6.2)."""
    NO_BACKWARDS = "no-backwards"
    """Nobody may use the backwards trick while it is visible (6.3)."""
    ONE_PILE = "one-pile"
    """All cards of a turn go on one pile while it is visible (6.4)."""
    DRAW_ONE = "draw-one"
    """Only one card is drawn at the end of a turn while it is visible (6.5)."""

    @property
    def is_lasting(self) -> bool:
        """Whether it binds everybody while it is on top (6), rather than only this turn (5.5)."""
        return self not in (Order.STOP, Order.SKULL, Order.THREE)


THREE_CARDS = 3
"""The exact number of cards in a turn with a "3!" (5.4)."""
