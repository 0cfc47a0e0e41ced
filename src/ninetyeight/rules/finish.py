"""Whether the player on turn can still finish the turn: two questions, one search.

`can_go_on` is the question of 3.3, which ends games: an order binds once its card is played, so
a Skull or a "3!" still in the hand counts as an ordinary card. `can_finish` looks further, as a
player would, and obeys those orders too. Clients use it to warn of a card that will lose.

Both try every continuation that matters. Three observations keep the search small:

- A pile that must be covered changes only by being covered. If the hand does not hold a separate
  card for each such pile, the search is over.
- While cards are owed, or a "3!" in the hand may still demand three, every play counts. Otherwise
  a card helps only if it covers what must be covered or lifts an order that binds (6.3, 6.4). Any
  other card can be left out: it only uses up the hand and may bring an order of its own.
- The order of play on different piles often makes no difference, so no position is tried twice.

Without orders and fires a turn owes only a number of cards, and the tops alone decide.
"""

from ninetyeight.rules.action import Play
from ninetyeight.rules.legal import Hand, open_plays, without
from ninetyeight.rules.obligations import Duty, Obligations, obligations
from ninetyeight.rules.order import THREE_CARDS, Order
from ninetyeight.rules.pile import PILES, Pile
from ninetyeight.rules.turn import Tops, Turn

_BINDING = (Order.NO_BACKWARDS, Order.ONE_PILE)


def can_go_on(turn: Turn, hand: Hand, *, waived: Duty | None = None) -> bool:
    """Whether the player can lay the cards owed and meet every duty on the table (3.3).

    The `waived` duty need not be met.
    """
    return can_finish(turn.with_ordinary(hand), hand, waived=waived)


def can_finish(turn: Turn, hand: Hand, *, waived: Duty | None = None) -> bool:
    """Whether this turn can be finished obeying every order; the `waived` duty may be broken."""
    if turn.ruleset.is_plain:
        owed = 0 if waived is Duty.MINIMUM else turn.minimum - len(turn.plays)
        return owed <= 0 or _can_lay(turn.tops, hand, owed)
    return _search(turn, hand, waived, set())


def breaks_turn(turn: Turn, hand: Hand, play: Play) -> bool:
    """Whether the turn cannot be finished after this play.

    If so, the game is lost, with this card or with a later one of the turn (3.3).
    """
    return not can_finish(turn.after(play), without(hand, play.card))


def doomed_by(turn: Turn, hand: Hand) -> Duty | None:
    """Find the duty that every continuation breaks, or None while the turn can be finished.

    The game has not ended yet, so an order in the hand is what makes every play lose.
    """
    if can_finish(turn, hand):
        return None
    coming = {turn.order_on(card) for card in hand}
    duties = {
        Duty.SKULL: Order.SKULL in turn.visible or Order.SKULL in coming,
        Duty.FIRE: turn.cover_next is not None or not turn.due.isdisjoint(turn.tops),
        Duty.THREE: turn.is_three or Order.THREE in coming,
    }
    possible = [duty for duty, is_owed in duties.items() if is_owed]
    helps = (duty for duty in possible if can_finish(turn, hand, waived=duty))
    return next(helps, possible[0])


def _can_lay(tops: Tops, hand: Hand, count: int) -> bool:
    """Whether `count` cards can be laid in a game without orders and fires (2.2, 2.3)."""
    if count > len(hand):
        return False
    for card in hand:
        for pile in PILES:
            if pile.takes(card, top=tops[pile], trick=True) and (
                count == 1
                or _can_lay((*tops[:pile], card, *tops[pile + 1 :]), without(hand, card), count - 1)
            ):
                return True
    return False


def _search(turn: Turn, hand: Hand, waived: Duty | None, tried: set[tuple[object, ...]]) -> bool:
    owed = obligations(turn, waived=waived)
    if owed.are_met:
        return True
    if not hand or turn.is_stopped or owed.cards < 0:
        return False
    if owed.cover and not _has_covers(turn, hand, owed, waived):
        return False
    position = (hand, turn.tops, turn.bound, turn.cover_next, owed.cards, owed.exactly)
    if position in tried:
        return False
    tried.add(position)
    helpful = _helpful_piles(turn, hand, owed)
    return any(
        _search(turn.after(play), without(hand, play.card), waived, tried)
        for play in open_plays(turn, hand, owed)
        if play.pile in helpful
    )


def _has_covers(turn: Turn, hand: Hand, owed: Obligations, waived: Duty | None) -> bool:
    """Whether the hand could cover what it must, ignoring all other duties."""
    if len(turn.plays) + len(owed.cover) > THREE_CARDS and waived is not Duty.THREE:
        hand = tuple(card for card in hand if turn.order_on(card) is not Order.THREE)
    skulls = frozenset(card for card in hand if turn.order_on(card) is Order.SKULL)
    tops = [(pile, turn.tops[pile]) for pile in owed.cover]
    return _can_cover(tops, hand, frozenset() if waived is Duty.SKULL else skulls)


def _can_cover(tops: list[tuple[Pile, int]], hand: Hand, skulls: frozenset[int]) -> bool:
    """Whether there is a card for each of these tops; a skull must itself be covered."""
    if not tops:
        return True
    (pile, top), *others = tops
    return any(
        _can_cover(
            [(pile, card), *others] if card in skulls else others, without(hand, card), skulls
        )
        for card in hand
        if pile.takes(card, top=top, trick=True)
    )


def _helpful_piles(turn: Turn, hand: Hand, owed: Obligations) -> tuple[Pile, ...]:
    """List the piles on which another card can help to finish the turn."""
    if owed.cards or owed.cover_next is not None or _may_become_three(turn, hand):
        return owed.open_piles
    return tuple(
        pile
        for pile in owed.open_piles
        if pile in owed.cover or turn.order_on(turn.tops[pile]) in _BINDING
    )


def _may_become_three(turn: Turn, hand: Hand) -> bool:
    """Whether a "3!" in the hand can still be one of three cards (5.4)."""
    return len(turn.plays) < THREE_CARDS and any(
        turn.order_on(card) is Order.THREE for card in hand
    )
