"""The number cards of a game: 2 to 99, or fewer for tests (1.2)."""

from collections.abc import Sequence
from dataclasses import dataclass

from ninetyeight.rules.errors import InvalidDeck, InvalidRuleset, shown
from ninetyeight.rules.pile import PILES

LOWEST = 2
HIGHEST = 99


@dataclass(frozen=True, slots=True)
class Pack:
    """All cards from `low` to `high`, one of each."""

    low: int = LOWEST
    high: int = HIGHEST

    def __post_init__(self) -> None:
        are_whole = type(self.low) is int and type(self.high) is int
        if not are_whole or not LOWEST <= self.low <= self.high <= HIGHEST:
            raise InvalidRuleset(
                "pack",
                f"A pack cannot run from {shown(self.low)} to {shown(self.high)}:"
                f" it must stay within {LOWEST} to {HIGHEST}.",
            )

    @property
    def cards(self) -> range:
        """Every card, in ascending order."""
        return range(self.low, self.high + 1)

    @property
    def is_full(self) -> bool:
        """Whether this is the pack of the printed game."""
        return self.low == LOWEST and self.high == HIGHEST

    @property
    def starts(self) -> tuple[int, ...]:
        """Where each pile starts: one below the lowest card, or one above the highest (1.1)."""
        return tuple(self.low - 1 if pile.ascends else self.high + 1 for pile in PILES)

    def check_deck(self, deck: Sequence[int]) -> None:
        """Refuse a deck that is not exactly this pack, naming a card at fault."""
        seen: set[int] = set()
        for card in deck:
            if card not in self.cards:
                raise InvalidDeck(
                    "deck",
                    f"The deck has a {shown(card)}, but the pack is {self.low} to {self.high}.",
                )
            if card in seen:
                raise InvalidDeck("deck", f"The deck has the {card} twice.")
            seen.add(card)
        missing = [card for card in self.cards if card not in seen]
        if missing:
            others = f" and {len(missing) - 1} more" if len(missing) > 1 else ""
            raise InvalidDeck("deck", f"The deck lacks the {missing[0]}{others}.")


FULL_PACK = Pack()
"""The 98 cards of the printed game."""
