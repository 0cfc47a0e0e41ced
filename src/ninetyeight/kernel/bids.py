"""How strongly a hand bids to start (1.4)."""

import numpy as np

from ninetyeight.kernel.arrays import Words
from ninetyeight.kernel.bits import ONE, U64, backwards, lowest, window
from ninetyeight.kernel.cache import compiled, internal
from ninetyeight.kernel.turn import Rules, start_tops, top_of

BID_RATHER_NOT, BID_ALL_THE_SAME, BID_LIKE = range(3)
BID_LIKE_WITHIN = 4
BID_SAME_WITHIN = 10


@internal
def highest_bid(rules: Rules, hands: Words) -> int:
    """Find the seat that starts: the highest bid, the first seat of equal ones (1.4)."""
    starter, best = 0, -1
    for seat in range(rules.players):
        bid = bid_of(rules, hands[seat, 0], hands[seat, 1])
        if bid > best:
            starter, best = seat, bid
    return starter


@compiled
def bid_of(rules: Rules, low: np.uint64, high: np.uint64) -> int:
    """Bid by how far the first two cards of this hand would move the piles."""
    mirror_low, mirror_high = backwards(high), backwards(low)
    tops = start_tops(rules)
    up = window(low, high, top_of(tops, 0)) >> U64(11)
    down = window(mirror_low, mirror_high, top_of(tops, 2)) >> U64(11)
    best = 128
    # Two cards on two piles of one direction, or one card on each.
    first_up, first_down = lowest(up) + 1, lowest(down) + 1
    best = min(best, first_up + first_down)
    up &= up - ONE
    down &= down - ONE
    # The second card may follow the first on its pile.
    best = min(best, lowest(up) + 1)
    best = min(best, lowest(down) + 1)
    if best <= BID_LIKE_WITHIN:
        return BID_LIKE
    return BID_ALL_THE_SAME if best <= BID_SAME_WITHIN else BID_RATHER_NOT
