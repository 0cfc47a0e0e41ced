"""What a seat knows when it decides.

Whatever chooses a card gets this and the seat's own hand, and nothing else of the game.
"""

from typing import NamedTuple

import numpy as np

from ninetyeight.kernel.arrays import Numbers, Words
from ninetyeight.kernel.bits import above_high, above_low, backwards, count
from ninetyeight.kernel.cache import inlined_entry, internal
from ninetyeight.kernel.engine import DECK, DRAWN, TURN
from ninetyeight.kernel.signs import TALK_NONE, may_talk, signs_of
from ninetyeight.kernel.turn import Rules, seat_of


class SeatKnowledge(NamedTuple):
    """What a seat knows of a game, apart from its own hand and the turn."""

    low: np.uint64
    """With `high`, the set of unseen cards: those in other hands or in the deck."""
    high: np.uint64
    mirror_low: np.uint64
    mirror_high: np.uint64
    deck_left: int
    sizes: int
    """The number of cards of each other seat, 4 bits each, the next seat first."""
    signs: int
    """The signs of the other seats, 8 bits each, the next seat first."""
    talk: int


@inlined_entry
def seat_knowledge(
    rules: Rules, hands: Words, game: Numbers, played: Words, talk: int
) -> SeatKnowledge:
    """Collect what the seat on turn knows; `played` is the set of all cards laid."""
    turn = game[TURN]
    seat = seat_of(turn)
    low, high = pack_set(rules, 0) & ~played[0], pack_set(rules, 1) & ~played[1]
    low, high = low & ~hands[seat, 0], high & ~hands[seat, 1]
    sizes, signs = 0, 0
    talks = may_talk(rules, turn, talk)
    for step in range(1, rules.players):
        other = (seat + step) % rules.players
        sizes |= count(hands[other, 0], hands[other, 1]) << (4 * step - 4)
        if talks:
            signs |= signs_of(hands[other, 0], hands[other, 1], turn, talk) << (8 * step - 8)
    return SeatKnowledge(
        low,
        high,
        backwards(high),
        backwards(low),
        game[DECK] - game[DRAWN],
        sizes,
        signs,
        talk if talks else TALK_NONE,
    )


@internal
def pack_set(rules: Rules, word: int) -> np.uint64:
    """Return one word of the set of all cards of the pack."""
    if word == 0:
        return above_low(rules.low - 1) & ~above_low(rules.high)
    return above_high(rules.low - 1) & ~above_high(rules.high)
