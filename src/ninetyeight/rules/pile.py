"""The four piles, and which cards they take (1.1, 2.2, 2.3)."""

from enum import IntEnum
from typing import Self

from ninetyeight.rules.errors import RefusalCode, Refused, shown

TRICK = 10
"""The exact step of the backwards trick (2.3)."""
_DESCENDING = 2
"""The first descending pile; a plain int because `Pile` comparisons are the hot path."""


class Pile(IntEnum):
    """A and B ascend, C and D descend. Letters, so that talk about piles mentions no numbers."""

    A = 0
    B = 1
    C = 2
    D = 3

    @property
    def ascends(self) -> bool:
        """Whether cards on this pile go up (1.1)."""
        return self < _DESCENDING

    @classmethod
    def named(cls, letter: str) -> Self:
        """Find the pile with this letter."""
        try:
            return cls[letter]
        except KeyError:
            raise no_such_pile(letter) from None

    def step(self, top: int, card: int) -> int:
        """Measure how far `card` moves the pile on from `top`; backwards is negative.

        >>> Pile.A.step(57, 60), Pile.C.step(57, 60)
        (3, -3)
        """
        return card - top if self < _DESCENDING else top - card

    def takes(self, card: int, *, top: int, trick: bool) -> bool:
        """Whether `card` may go on `top`: forwards (2.2), or back if `trick` allows it (2.3)."""
        step = card - top if self < _DESCENDING else top - card
        return step > 0 or (trick and step == -TRICK)


def no_such_pile(what: object) -> Refused:
    """Build the refusal for something that is not a pile."""
    return Refused(
        RefusalCode.NO_SUCH_PILE, f"There is no pile {shown(what)}; the piles are A, B, C, D."
    )


PILES = tuple(Pile)
"""All piles, in the order in which they are shown."""
