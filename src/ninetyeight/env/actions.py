"""The actions and their numbers, the same in all environments."""

from dataclasses import dataclass

from ninetyeight.kernel.tables import END_ACTION
from ninetyeight.rules import END_TURN, FULL_PACK, PILES, Action, Pile, Play, Sign

CARDS = len(FULL_PACK.cards)
END = END_ACTION
"""The number that ends the turn; lower numbers are plays."""
WAIT = END + 1
"""The number with which a seat that is not on turn does nothing."""
FIRST_SIGN = WAIT + 1
SIGNS: tuple[Sign | None, ...] = (None, Sign.LIKE, Sign.LEAVE, Sign.TURN)
"""The signs, in the order of their numbers; None takes a sign back."""
TURN_ACTIONS = END + 1
"""The number of actions if only the seat on turn acts."""
PARALLEL_ACTIONS = WAIT + 1
"""The number of actions if all seats act at once, most of them by waiting."""
SIGN_ACTIONS = FIRST_SIGN + len(SIGNS) * len(PILES)
"""The number of actions if agents choose their signs."""


@dataclass(frozen=True, slots=True)
class ShowSign:
    """Show a sign on a pile; None takes it back (8.5)."""

    sign: Sign | None
    pile: Pile

    def __str__(self) -> str:
        return f"{self.sign or 'nothing'} on {self.pile.name}"


@dataclass(frozen=True, slots=True)
class Wait:
    """Do nothing while another seat is on turn."""

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
        raise ValueError(f"There is no action {number}: use 0 to {SIGN_ACTIONS - 1}.")
    if number < END:
        return Play(FULL_PACK.low + number // len(PILES), Pile(number % len(PILES)))
    if number < FIRST_SIGN:
        return END_TURN if number == END else Wait()
    place = number - FIRST_SIGN
    return ShowSign(SIGNS[place // len(PILES)], Pile(place % len(PILES)))
