"""The sign that a hand shows on a pile (8.5)."""

import numpy as np

from ninetyeight.kernel.bits import ONE, U64, backwards, lowest, window
from ninetyeight.kernel.cache import compiled, internal
from ninetyeight.kernel.turn import SILENCE_CARD, Rules, top_of, visible

SIGN_NONE, SIGN_LIKE, SIGN_LEAVE, SIGN_TURN = range(4)
TALK_NONE, TALK_STRICT, TALK_RELAXED = range(3)
LEAVE_WITHIN = 3
"""A card this close to the top is wasted if another plays there: please leave the pile."""
LIKE_WITHIN = 9
"""A card this close to the top fits well: I would like the pile."""


@compiled
def may_talk(rules: Rules, turn: int, talk: int) -> bool:
    """Whether signs may be shown now: not alone, and not under Silence (6.2)."""
    is_talk = talk != TALK_NONE and rules.players > 1
    return is_talk and not visible(rules, turn) >> SILENCE_CARD & 1


@compiled
def signs_of(low: np.uint64, high: np.uint64, turn: int, talk: int) -> int:
    """Compute the signs that a hand shows on all piles, two bits each."""
    mirror_low, mirror_high = backwards(high), backwards(low)
    return (
        sign_on(low, high, top_of(turn, 0), talk)
        | sign_on(low, high, top_of(turn, 1), talk) << 2
        | sign_on(mirror_low, mirror_high, top_of(turn, 2), talk) << 4
        | sign_on(mirror_low, mirror_high, top_of(turn, 3), talk) << 6
    )


@internal
def sign_on(low: np.uint64, high: np.uint64, top: int, talk: int) -> int:
    """Choose the sign on a pile, from that pile and this hand alone (8.5).

    The hand is mirrored for a descending pile.
    """
    near = window(low, high, top)
    if near & ONE:
        return SIGN_TURN if talk == TALK_RELAXED else SIGN_LEAVE
    ahead = lowest(near >> U64(11)) + 1
    if ahead <= LEAVE_WITHIN:
        return SIGN_LEAVE
    return SIGN_LIKE if ahead <= LIKE_WITHIN else SIGN_NONE
