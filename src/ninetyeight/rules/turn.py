"""The current turn: the tops of the piles, and the cards played since it began.

All of this is public, so a turn looks the same to every seat.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Self

from ninetyeight.rules.action import Play
from ninetyeight.rules.order import THREE_CARDS, Order
from ninetyeight.rules.pile import Pile
from ninetyeight.rules.ruleset import MINIMUM_WITHOUT_DECK, Ruleset

Tops = tuple[int, ...]
"""One number for each of the four piles."""

_NO_CARDS: frozenset[int] = frozenset()
_BIND_WHEN_PLAYED = (Order.SKULL, Order.THREE)


@dataclass(frozen=True, slots=True)
class Turn:
    """What the player on turn has done so far, and what binds the next card."""

    ruleset: Ruleset
    seat: int
    """The seat on turn."""
    tops: Tops
    """The top card of each pile, or its start."""
    minimum: int
    """The cards that this turn owes, decided when it began (2.1, 3.1)."""
    due: frozenset[int] = _NO_CARDS
    """The fire cards that must be covered by the end of this turn (4.3)."""
    cover_next: Pile | None = None
    """The pile with the fire that the very next card must cover (4.4, 4.5)."""
    bound: Pile | None = None
    """The one pile that the player is bound to (6.4)."""
    plays: tuple[Play, ...] = ()
    """The cards played in this turn, in order."""
    is_stopped: bool = False
    """Whether the last card was a Stop (5.2)."""
    is_three: bool = False
    """Whether a "3!" was played in this turn, covered since or not (5.4)."""
    ordinary: frozenset[int] = _NO_CARDS
    """Cards whose orders are ignored while a turn is searched (3.3); empty in a real turn."""

    @classmethod
    def begin(
        cls,
        ruleset: Ruleset,
        seat: int,
        *,
        tops: Tops,
        deck_is_empty: bool,
        cover_next: Pile | None = None,
    ) -> Self:
        """Begin a turn; `cover_next` is a fire that the previous turn ended with (4.4, 4.5)."""
        due = _NO_CARDS
        if not ruleset.fire_binds_next_card:
            due = frozenset(top for top in tops if ruleset.burns(top))
        minimum = MINIMUM_WITHOUT_DECK if deck_is_empty else ruleset.minimum
        return cls(ruleset, seat, tops, minimum, due, cover_next)

    def after(self, play: Play) -> "Turn":
        """Return the turn after a legal play."""
        ruleset, card, pile = self.ruleset, play.card, play.pile
        tops = (*self.tops[:pile], card, *self.tops[pile + 1 :])
        order = self.order_on(card)
        return Turn(
            ruleset,
            self.seat,
            tops,
            self.minimum,
            self.due,
            cover_next=pile if ruleset.fire_binds_next_card and ruleset.burns(card) else None,
            bound=self._bound_after(pile, tops),
            plays=(*self.plays, play),
            is_stopped=order is Order.STOP,
            is_three=self.is_three or order is Order.THREE,
            ordinary=self.ordinary,
        )

    def with_ordinary(self, hand: Sequence[int]) -> "Turn":
        """Return the turn as 3.3 judges it: a Skull or "3!" in the hand does not bind yet."""
        orders = self.ruleset.orders
        ordinary = frozenset(card for card in hand if orders.get(card) in _BIND_WHEN_PLAYED)
        return replace(self, ordinary=ordinary) if ordinary else self

    def order_on(self, card: int) -> Order | None:
        """Return the order that a card carries in this turn, or None."""
        return None if card in self.ordinary else self.ruleset.orders.get(card)

    def _bound_after(self, pile: Pile, tops: Tops) -> Pile | None:
        """Return the pile that binds after a play (6.4): none unless the order is visible then.

        A player who was bound before has just played on that same pile.
        """
        return pile if Order.ONE_PILE in self._visible_on(tops) else None

    @property
    def visible(self) -> tuple[Order, ...]:
        """The orders on top of the piles, pile by pile (6.1)."""
        return self._visible_on(self.tops)

    def _visible_on(self, tops: Tops) -> tuple[Order, ...]:
        if self.ordinary:
            tops = tuple(top for top in tops if top not in self.ordinary)
        return visible_orders(self.ruleset, tops)

    def is_over(self, hand: Sequence[int]) -> bool:
        """Whether the turn ends by itself (2.4): no hand, a Stop, or the third card with a "3!"."""
        return not hand or self.is_stopped or (len(self.plays) >= THREE_CARDS and self.is_three)


def visible_orders(ruleset: Ruleset, tops: Tops) -> tuple[Order, ...]:
    """List the orders on top of the piles, pile by pile (6.1)."""
    orders = ruleset.orders
    return tuple([orders[top] for top in tops if top in orders]) if orders else ()
