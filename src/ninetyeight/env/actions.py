"""What an agent may do, by number: the one table of actions of all environments."""

from dataclasses import dataclass

from ninetyeight.kernel.tables import SHOW_END
from ninetyeight.rules import END_TURN, FULL_PACK, PILES, Action, Pile, Play, Sign

CARDS = len(FULL_PACK.cards)
END = SHOW_END
"""The number that ends the turn; below it are the plays."""
WAIT = END + 1
"""The number by which a seat that is not on turn says nothing."""
FIRST_SIGN = WAIT + 1
SIGNS: tuple[Sign | None, ...] = (None, Sign.LIKE, Sign.LEAVE, Sign.TURN)
"""The signs in the order of their numbers; None takes a sign back."""
TURN_ACTIONS = END + 1
"""How many actions there are where only the seat on turn acts."""
PARALLEL_ACTIONS = WAIT + 1
"""How many there are where all seats act at once, most of them by waiting."""
SIGN_ACTIONS = FIRST_SIGN + len(SIGNS) * len(PILES)
"""How many there are where agents choose their signs."""


@dataclass(frozen=True, slots=True)
class ShowSign:
    """ShowSign a sign on a pile, or take it back with None (8.5)."""

    sign: Sign | None
    pile: Pile

    def __str__(self) -> str:
        return f"{self.sign or 'nothing'} on {self.pile.name}"


@dataclass(frozen=True, slots=True)
class Wait:
    """Do nothing this time."""

    def __str__(self) -> str:
        return "wait"


def number_of(action: Action | ShowSign | Wait) -> int:
    """The number of an action.

    >>> number_of(Play(57, Pile.C))
    222
    """
    match action:
        case Play(card, pile):
            return len(PILES) * (card - FULL_PACK.low) + pile
        case ShowSign(sign, pile):
            return FIRST_SIGN + len(PILES) * SIGNS.index(sign) + pile
        case Wait():
            return WAIT
        case _:
            return END


def action_of(number: int) -> Action | ShowSign | Wait:
    if not 0 <= number < SIGN_ACTIONS:
        raise ValueError(f"There is no action {number}: they are 0 to {SIGN_ACTIONS - 1}.")
    if number < END:
        return Play(FULL_PACK.low + number // len(PILES), Pile(number % len(PILES)))
    if number < FIRST_SIGN:
        return END_TURN if number == END else Wait()
    place = number - FIRST_SIGN
    return ShowSign(SIGNS[place // len(PILES)], Pile(place % len(PILES)))
