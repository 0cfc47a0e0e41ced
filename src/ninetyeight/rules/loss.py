"""Why the duty that ended a game could not be met (3.5): what was lacking, and what hindered.

An outcome names one duty. This looks closer, for the sentence that tells the players, and asks
what would have been possible without an order or a fire.
"""

from dataclasses import dataclass, replace
from enum import StrEnum

from ninetyeight.rules.finish import can_finish
from ninetyeight.rules.legal import Hand, open_plays
from ninetyeight.rules.obligations import Duty, obligations
from ninetyeight.rules.order import Order
from ninetyeight.rules.pile import PILES, Pile
from ninetyeight.rules.turn import Turn


class Lack(StrEnum):
    """What the player on turn lacked."""

    FIT = "no-fit"
    """No card fitted where one had to go."""
    NUMBER = "too-few"
    """Some cards could be played, but fewer than were owed."""
    HAND = "hand"
    """The hand held fewer cards than were needed."""
    STOP = "stop"
    """A Stop had ended the turn (5.2)."""
    THREE = "three"
    """A "3!" allowed no more cards (5.4)."""
    WAY = "together"
    """Every skull or fire could be covered, but not together with all that was owed."""


class Hindrance(StrEnum):
    """What kept cards from piles that would have taken them."""

    ONE_PILE = "one-pile"
    """One pile allowed a single pile (6.4)."""
    FIRE = "fire"
    """The next card had to cover a fire (4.4, 4.5)."""
    NO_BACKWARDS = "no-backwards"
    """The backwards trick was forbidden (6.3)."""


_ORDERS = {Hindrance.ONE_PILE: Order.ONE_PILE, Hindrance.NO_BACKWARDS: Order.NO_BACKWARDS}


@dataclass(frozen=True, slots=True)
class Loss:
    """Why a duty could not be met."""

    lack: Lack
    hindrances: tuple[Hindrance, ...] = ()
    count: int = 0
    """How many of the cards owed could be played; for `HAND`, how many the hand held; for a
    "3!" that came too late, how many cards the turn had then."""
    piles: tuple[Pile, ...] = ()
    """The piles that stayed uncovered."""


def loss_of(turn: Turn, hand: Hand, duty: Duty) -> Loss:
    """Explain why the player on turn could not meet the duty that ended the game."""
    match duty:
        case Duty.SKULL:
            skulls = (pile for pile in PILES if turn.order_on(turn.tops[pile]) is Order.SKULL)
            return _uncovered(turn, hand, tuple(skulls))
        case Duty.FIRE:
            return _uncovered(turn, hand, _fires(turn))
        case Duty.THREE | Duty.MINIMUM:
            return _short(turn, hand)


def _fires(turn: Turn) -> tuple[Pile, ...]:
    if turn.cover_next is not None:
        return (turn.cover_next,)
    return tuple(pile for pile in PILES if turn.tops[pile] in turn.due)


def _short(turn: Turn, hand: Hand) -> Loss:
    """Explain why fewer cards were played than were owed."""
    owed = obligations(turn)
    if owed.cards < 0:
        return Loss(Lack.THREE, count=len(turn.plays))
    bare = _to_cover(turn, hand, ())
    if can_finish(bare, hand):
        # Without a "3!" a skull or a fire would be the cause: the cards that cover them count.
        return Loss(Lack.THREE, piles=owed.cover)
    if turn.is_stopped:
        return Loss(Lack.STOP)
    if len(hand) < owed.cards:
        return Loss(Lack.HAND, count=len(hand))
    count = _playable(bare, hand)
    if count == 0:
        return Loss(Lack.FIT, _closed(turn, hand, PILES))
    return Loss(Lack.NUMBER, _limiting(bare, hand, count), count)


def _playable(turn: Turn, hand: Hand) -> int:
    """Count how many of the cards owed can be played."""
    owed = obligations(turn)
    for count in range(owed.cards, 1, -1):
        if can_finish(replace(turn, minimum=len(turn.plays) + count), hand):
            return count
    return 1 if any(open_plays(turn, hand, owed)) else 0


def _limiting(turn: Turn, hand: Hand, count: int) -> tuple[Hindrance, ...]:
    """Find the orders without which more cards could be played: each alone, or both together."""

    def helps(*orders: Order) -> bool:
        return _playable(_ignoring(turn, orders), hand) > count

    found = tuple(each for each, order in _ORDERS.items() if helps(order))
    return found or (tuple(_ORDERS) if helps(*_ORDERS.values()) else ())


def _uncovered(turn: Turn, hand: Hand, piles: tuple[Pile, ...]) -> Loss:
    """Explain why skulls or fires stayed uncovered, naming only those that did."""
    owed = obligations(turn)
    if turn.is_stopped:
        return Loss(Lack.STOP, piles=piles)
    if turn.is_three and owed.cards < len(owed.cover):
        return Loss(Lack.THREE, piles=piles)
    if len(hand) < max(1, len(owed.cover)):
        return Loss(Lack.HAND, count=len(hand), piles=piles)
    reasons: dict[tuple[Hindrance, ...], list[Pile]] = {}
    for pile in piles:
        if not _covers(turn, hand, pile):
            reasons.setdefault(_closed(turn, hand, (pile,)), []).append(pile)
    if not reasons:
        return Loss(Lack.WAY, piles=piles)
    fewest = min(reasons, key=len)
    return Loss(Lack.FIT, fewest, piles=tuple(reasons[fewest]))


def _covers(turn: Turn, hand: Hand, pile: Pile) -> bool:
    """Whether a pile could be covered, by the next card or later, if nothing else were owed."""
    if turn.cover_next is pile:
        return any(open_plays(turn, hand, obligations(turn)))
    return can_finish(replace(_to_cover(turn, hand, (pile,)), minimum=0, is_three=False), hand)


def _closed(turn: Turn, hand: Hand, piles: tuple[Pile, ...]) -> tuple[Hindrance, ...]:
    """Find what kept every card from these piles; empty if they would take none anyway."""
    owed, place = obligations(turn), _place(turn)
    fits = [(card, pile) for pile in piles for card in hand if _takes(turn, pile, card, trick=True)]
    elsewhere = any(
        pile not in owed.open_piles and _takes(turn, pile, card, trick=owed.trick)
        for card, pile in fits
    )
    by_trick = any(pile in owed.open_piles for _, pile in fits)
    found = ((place,) if elsewhere else ()) + ((Hindrance.NO_BACKWARDS,) if by_trick else ())
    return found or ((place, Hindrance.NO_BACKWARDS) if fits else ())


def _place(turn: Turn) -> Hindrance:
    """Return what decides where the next card goes, if anything does."""
    return Hindrance.ONE_PILE if turn.cover_next is None else Hindrance.FIRE


def _takes(turn: Turn, pile: Pile, card: int, *, trick: bool) -> bool:
    return pile.takes(card, top=turn.tops[pile], trick=trick)


def _to_cover(turn: Turn, hand: Hand, piles: tuple[Pile, ...]) -> Turn:
    """Return the turn with no pile to cover but these; the hand's orders do not bind yet (3.3)."""
    tops = {turn.tops[pile] for pile in piles}
    skulls = {card for card, order in turn.ruleset.orders.items() if order is Order.SKULL} - tops
    ordinary = turn.ordinary | turn.with_ordinary(hand).ordinary | skulls
    return replace(turn, due=turn.due & tops, ordinary=ordinary)


def _ignoring(turn: Turn, orders: tuple[Order, ...]) -> Turn:
    cards = {card for card, order in turn.ruleset.orders.items() if order in orders}
    bound = None if Order.ONE_PILE in orders else turn.bound
    return replace(turn, ordinary=turn.ordinary | cards, bound=bound)
