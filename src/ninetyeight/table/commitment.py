"""A commitment to the deal: published before the first card is played, verifiable at the end.

The commitment is SHA-256 of `ninetyeight/deal/1:NONCE:CARDS`, where the cards are those of the
record, in their order, with commas between them. The nonce is 32 random bytes in hexadecimal.
"""

import hashlib
from collections.abc import Sequence
from functools import cached_property

from ninetyeight.protocol.model import Model

NONCE_BYTES = 32


class Deal(Model):
    """A shuffled deck, and the nonce that hides it behind its commitment."""

    deck: tuple[int, ...]
    nonce: str

    @cached_property
    def commitment(self) -> str:
        """The hash that everybody sees before the first card is played."""
        return commitment(self.deck, self.nonce)


def commitment(deck: Sequence[int], nonce: str) -> str:
    """Hash a deck and its nonce: the deck can then be neither guessed nor swapped."""
    cards = ",".join(map(str, deck))
    return hashlib.sha256(f"ninetyeight/deal/1:{nonce}:{cards}".encode()).hexdigest()
