"""Rulesets: the numbers and switches that define an edition."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType

from ninetyeight.rules.errors import InvalidRuleset, InvalidSeat, listed, shown
from ninetyeight.rules.layout import Layout
from ninetyeight.rules.order import Order
from ninetyeight.rules.pack import FULL_PACK, Pack

MOST_PLAYERS = 5
HAND_SIZES = {1: 8, 2: 7, 3: 6, 4: 6, 5: 6}
"""The hand size for each number of players (1.3)."""
MINIMUM = 2
"""The cards that a turn owes (2.1)."""
EXPERT_MINIMUM = 3
"""The cards that a turn owes for experts (4.1)."""
MINIMUM_WITHOUT_DECK = 1
"""The cards that a turn owes once the deck is empty (3.1)."""
FIRE_CARDS = frozenset({22, 33, 44, 55, 66, 77})
"""The cards that burn when playing with fire (4.3)."""
SMALLEST_HAND = min(HAND_SIZES.values()) - 1
LARGEST_HAND = max(HAND_SIZES.values())

_NO_ORDERS: Mapping[int, Order] = MappingProxyType({})


class Fire(StrEnum):
    """When a burning card must be covered."""

    OFF = "off"
    """Nothing burns."""
    NEXT_TURN = "next-turn"
    """By the end of the next turn (4.3); alone, by the very next card (4.4)."""
    NEXT_CARD = "next-card"
    """By the very next card, whoever plays it (4.5)."""


@dataclass(frozen=True, slots=True)
class Ruleset:
    """Every choice in which two games can differ before the deck is shuffled."""

    players: int
    hand_size: int
    minimum: int = MINIMUM
    fire: Fire = Fire.OFF
    layout: Layout | None = None
    """The orders of Extreme; None makes every card a plain number (6.7)."""
    pack: Pack = FULL_PACK

    def __post_init__(self) -> None:
        _require("players", self.players, range(1, MOST_PLAYERS + 1))
        smallest = SMALLEST_HAND if self.pack.is_full else 1
        _require("hand_size", self.hand_size, range(smallest, LARGEST_HAND + 1))
        _require("minimum", self.minimum, range(MINIMUM, EXPERT_MINIMUM + 1))
        if self.players * self.hand_size > len(self.pack.cards):
            raise InvalidRuleset(
                "hand_size",
                f"{self.players} hands of {self.hand_size} need more than"
                f" the {len(self.pack.cards)} cards of the pack.",
            )
        if self.fire not in list(Fire):
            raise InvalidRuleset("fire", f"fire must be {listed(Fire)}, not {shown(self.fire)}.")
        object.__setattr__(self, "fire", Fire(self.fire))
        if self.layout is not None:
            self.layout.check(self.pack)

    @property
    def orders(self) -> Mapping[int, Order]:
        """The order that each card carries; empty without Extreme."""
        return _NO_ORDERS if self.layout is None else self.layout.by_card

    @property
    def is_plain(self) -> bool:
        """Whether the cards are nothing but numbers: no orders, no fires."""
        return self.layout is None and self.fire is Fire.OFF

    @property
    def fire_binds_next_card(self) -> bool:
        """Whether the next card must cover a fire (4.4, 4.5), rather than the next turn (4.3)."""
        return self.fire is Fire.NEXT_CARD or (self.fire is Fire.NEXT_TURN and self.players == 1)

    def check_seat(self, seat: int) -> None:
        """Refuse a seat that is not at this table; seats count from 0, clockwise."""
        if type(seat) is not int or seat not in range(self.players):
            raise InvalidSeat(
                "seat", f"There is no seat {shown(seat)}: the seats are 0 to {self.players - 1}."
            )

    def burns(self, card: int) -> bool:
        """Whether this is a fire card of this game (4.3); the start of a pile never is."""
        return self.fire is not Fire.OFF and card in FIRE_CARDS and card in self.pack.cards

    @property
    def burning(self) -> tuple[int, ...]:
        """The fire cards of this game (4.3)."""
        if self.fire is Fire.OFF:
            return ()
        return tuple(card for card in sorted(FIRE_CARDS) if card in self.pack.cards)


def _require(name: str, value: int, possible: range) -> None:
    if type(value) is not int or value not in possible:
        raise InvalidRuleset(
            name,
            f"{name} must be {possible.start} to {possible.stop - 1}, not {shown(value)}.",
        )
