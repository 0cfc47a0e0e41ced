"""Which actions the rules accept, and why they refuse the others (3.6)."""

from collections.abc import Iterator
from typing import assert_never

from ninetyeight.rules.action import END_TURN, Action, EndTurn, Play
from ninetyeight.rules.errors import RefusalCode, Refused, shown
from ninetyeight.rules.obligations import Obligations, obligations
from ninetyeight.rules.pile import TRICK, Pile, no_such_pile
from ninetyeight.rules.turn import Turn

Hand = tuple[int, ...]


def open_plays(turn: Turn, hand: Hand, owed: Obligations) -> Iterator[Play]:
    """Yield every play that the rules accept, the lowest card first."""
    tops, trick, piles = turn.tops, owed.trick, owed.open_piles
    for card in hand:
        for pile in piles:
            if pile.takes(card, top=tops[pile], trick=trick):
                yield Play(card, pile)


def open_actions(turn: Turn, hand: Hand) -> tuple[Action, ...]:
    """List every action that the rules accept: plays, even losing ones, and ending the turn."""
    owed = obligations(turn)
    end = (END_TURN,) if owed.are_met else ()
    return (*open_plays(turn, hand, owed), *end)


def check(turn: Turn, hand: Hand, action: Action) -> None:
    """Raise `Refused` if the rules do not accept the action; the message says why."""
    owed = obligations(turn)
    match action:
        case Play(card, pile):
            _check_play(card, pile, turn, hand, owed)
        case EndTurn():
            if not owed.are_met:
                raise Refused(
                    RefusalCode.TURN_NOT_FINISHED,
                    f"The turn cannot end yet: {_in_words(turn, owed)}.",
                )
        case _:
            assert_never(action)


def without(hand: Hand, card: int) -> Hand:
    """Remove a card from the hand."""
    return tuple(other for other in hand if other != card)


def _check_play(card: int, pile: Pile, turn: Turn, hand: Hand, owed: Obligations) -> None:
    if not isinstance(pile, Pile):
        raise no_such_pile(pile)
    if type(card) is not int or card not in hand:
        raise Refused(RefusalCode.NOT_IN_HAND, f"The {shown(card)} is not in the hand.")
    top = turn.tops[pile]
    if owed.cover_next is not None and pile is not owed.cover_next:
        fire = owed.cover_next
        raise Refused(
            RefusalCode.COVER_FIRE_NEXT,
            f"The {card} cannot go on {pile.name}: this card must cover"
            f" the burning {turn.tops[fire]} on {fire.name}.",
        )
    if owed.bound is not None and pile is not owed.bound:
        raise Refused(
            RefusalCode.BOUND_TO_PILE,
            f"The {card} cannot go on {pile.name}: One pile binds this turn to {owed.bound.name}.",
        )
    if pile.takes(card, top=top, trick=owed.trick):
        return
    if pile.step(top, card) == -TRICK:
        raise Refused(
            RefusalCode.TRICK_FORBIDDEN,
            f"The {card} cannot go on {pile.name}: No backwards forbids going back from {top}.",
        )
    way = "higher" if pile.ascends else "lower"
    raise Refused(
        RefusalCode.DOES_NOT_FIT,
        f"The {card} does not fit on {pile.name}: it must be {way} than {top}"
        f"{f', or exactly {TRICK} back' if owed.trick else ''}.",
    )


def _in_words(turn: Turn, owed: Obligations) -> str:
    """Describe what is owed, as part of a sentence."""
    parts = []
    if owed.cards:
        cards = "1 more card" if owed.cards == 1 else f"{owed.cards} more cards"
        parts.append(
            f"exactly {cards} must be played" if owed.exactly else f"{cards} must be played"
        )
    parts += [f"the {turn.tops[pile]} on {pile.name} must be covered" for pile in owed.cover]
    return " and ".join(parts)
