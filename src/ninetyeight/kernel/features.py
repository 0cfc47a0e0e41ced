"""Writes the features of a position in which a turn could end, see `feature_table`."""

from typing import NamedTuple

import numpy as np

from ninetyeight.kernel.arrays import Reals
from ninetyeight.kernel.bits import (
    I64,
    MIRROR,
    NONE,
    ONE,
    U64,
    above_high,
    above_low,
    backwards,
    count,
    lowest,
    lowest_bit,
    popcount,
    window,
)
from ninetyeight.kernel.cache import compiled, inlined, internal
from ninetyeight.kernel.engine import draw_count
from ninetyeight.kernel.feature_table import (
    ORDERS_FROM,
    ORDERS_TO,
    PILE_FEATURES,
    PILE_ORDERS_FROM,
    PileFeature,
    TableFeature,
)
from ninetyeight.kernel.knowledge import SeatKnowledge
from ninetyeight.kernel.signs import SIGN_LIKE, SIGN_NONE, TALK_NONE
from ninetyeight.kernel.turn import BURNS, COVER, SILENCE_CARD, Position, Rules, card_at, top_of

NEAR_TEN = np.uint64(0x3FF)
TRICK_NEAR = np.uint64(0x7FE)
TRICK_FAR = np.uint64(0x3FFF800)
BEHIND = np.uint64(0x3FE)


class PileSituation(NamedTuple):
    """A pile and the cards around its top, each set as a `window`."""

    pile: int
    top: int
    was: int
    """Its top before the turn whose end is described."""
    own: np.uint64
    """The cards of the hand, beginning with that of the backwards trick."""
    unseen: np.uint64


@compiled
def write_features(
    rules: Rules, position: Position, now: int, knowledge: SeatKnowledge, x: Reals
) -> None:
    """Write all features of a turn that ends at `position`; `now` is the turn as played so far."""
    turn, low, high = position
    mirror_low, mirror_high = backwards(high), backwards(low)
    # The tighter pile of each direction first.
    up = 0 if top_of(turn, 0) >= top_of(turn, 1) else 1
    down = 2 if top_of(turn, 2) >= top_of(turn, 3) else 3
    for slot in range(2):
        pile = up if slot == 0 else 1 - up
        top = top_of(turn, pile)
        own = window(low, high, top)
        view = PileSituation(
            pile, top, top_of(now, pile), own, window(knowledge.low, knowledge.high, top)
        )
        describe_pile(rules, view, knowledge, slot * PILE_FEATURES, x)
        pile = down if slot == 0 else 5 - down
        top = top_of(turn, pile)
        own = window(mirror_low, mirror_high, top)
        unseen = window(knowledge.mirror_low, knowledge.mirror_high, top)
        view = PileSituation(pile, top, top_of(now, pile), own, unseen)
        describe_pile(rules, view, knowledge, (2 + slot) * PILE_FEATURES, x)
    describe_table(rules, position, knowledge, up, down, x)


@internal
def has_more(rules: Rules, knowledge: SeatKnowledge) -> bool:
    """Whether there are signs, orders or fires to describe."""
    return knowledge.signs != 0 or not rules.is_plain


@internal
def describe_pile(
    rules: Rules, view: PileSituation, knowledge: SeatKnowledge, at: int, x: Reals
) -> None:
    """Write the features of one pile into the block that begins at `at`."""
    top = view.top
    x[at + PileFeature.TOP] = top * np.float32(0.01)
    x[at + PileFeature.TOP_ABOVE_50] = max(0, top - 50) * np.float32(0.02)
    x[at + PileFeature.TOP_ABOVE_80] = max(0, top - 80) * np.float32(0.05)
    x[at + PileFeature.OWN_TRICK] = view.own & ONE
    x[at + PileFeature.UNSEEN_TRICK] = view.unseen & ONE
    describe_cards_ahead(view.own, view.unseen, at, x)
    describe_pairs(view.own, view.unseen, at, x)
    if not has_more(rules, knowledge):
        return
    for feature in range(PILE_ORDERS_FROM, PILE_FEATURES):
        x[at + feature] = 0
    if not rules.is_plain:
        mark = rules.marks[card_at(view.pile, top)]
        order = mark & 7
        if order >= SILENCE_CARD:
            x[at + PileFeature.LASTING_ORDER + order - SILENCE_CARD] = 1
        if mark & BURNS:
            x[at + PileFeature.FIRE] = 1
    if knowledge.signs:
        describe_signs(rules, view, knowledge, at, x)


@inlined
def describe_cards_ahead(own: np.uint64, unseen: np.uint64, at: int, x: Reals) -> None:
    """Write which cards could go on a pile, and how many others each would skip."""
    near, open_near = own >> U64(11), unseen >> U64(11)
    for step in range(4):
        x[at + PileFeature.OWN_ONE_AHEAD + step] = (near >> U64(step)) & ONE
        x[at + PileFeature.UNSEEN_AHEAD + step] = (open_near >> U64(step)) & ONE
    # The cost of a card is not the distance but the number of cards it skips.
    after_first = near & (near - ONE)
    x[at + PileFeature.OWN_BEFORE_ANY_UNSEEN] = popcount(
        near & (lowest_bit(open_near) - ONE)
    ) * np.float32(0.25)
    skipped = popcount(open_near & (lowest_bit(near) - ONE))
    x[at + PileFeature.OWN_IS_THE_NEXT] = near != NONE and skipped == 0
    x[at + PileFeature.UNSEEN_BEFORE_OWN] = min(12, skipped) * np.float32(0.125)
    x[at + PileFeature.UNSEEN_BEFORE_SECOND_OWN] = min(
        16, popcount(open_near & (lowest_bit(after_first) - ONE))
    ) * np.float32(0.125)
    x[at + PileFeature.OWN_NEAREST] = max(0, 25 - lowest(near)) * np.float32(0.04)
    x[at + PileFeature.OWN_SECOND_NEAREST] = (
        max(0, 40 - lowest(after_first)) * np.float32(0.025) if near else 0
    )
    x[at + PileFeature.OWN_WITHIN_TEN] = popcount(near & NEAR_TEN) * np.float32(0.25)
    x[at + PileFeature.OWN_11_TO_25] = popcount(near >> U64(10) & U64(0x7FFF)) * np.float32(0.25)
    x[at + PileFeature.UNSEEN_WITHIN_TEN] = popcount(open_near & NEAR_TEN) * np.float32(0.1)
    x[at + PileFeature.UNSEEN_11_TO_20] = popcount(open_near >> U64(10) & NEAR_TEN) * np.float32(
        0.1
    )
    x[at + PileFeature.UNSEEN_21_TO_30] = popcount(open_near >> U64(20) & NEAR_TEN) * np.float32(
        0.1
    )


@inlined
def describe_pairs(own: np.uint64, unseen: np.uint64, at: int, x: Reals) -> None:
    """Write the pairs ten apart near the top of a pile."""
    both = own & (own >> U64(10))
    lower = own & (unseen >> U64(10))
    upper = unseen & (own >> U64(10))
    none = unseen & (unseen >> U64(10))
    x[at + PileFeature.NEAR_PAIR_IN_HAND] = popcount(both & TRICK_NEAR) * np.float32(0.5)
    x[at + PileFeature.FAR_PAIR_IN_HAND] = popcount(both & TRICK_FAR) * np.float32(0.5)
    x[at + PileFeature.NEAR_PAIR_LOWER_OWN] = popcount(lower & TRICK_NEAR) * np.float32(0.25)
    x[at + PileFeature.NEAR_PAIR_HIGHER_OWN] = popcount(upper & TRICK_NEAR) * np.float32(0.25)
    x[at + PileFeature.NEAR_PAIR_UNSEEN] = popcount(none & TRICK_NEAR) * np.float32(0.25)
    x[at + PileFeature.FAR_PAIR_HALF_OWN] = popcount((lower | upper) & TRICK_FAR) * np.float32(0.25)
    x[at + PileFeature.FAR_PAIR_UNSEEN] = popcount(none & TRICK_FAR) * np.float32(0.15)
    x[at + PileFeature.UNSEEN_BEHIND] = popcount(unseen & BEHIND) * np.float32(0.1)


@internal
def describe_signs(
    rules: Rules, view: PileSituation, knowledge: SeatKnowledge, at: int, x: Reals
) -> None:
    """Write the signs of others on a pile; on one already played on, those that were ignored."""
    pile, top, was = view.pile, view.top, view.was
    asked_to_leave = False
    for step in range(rules.players - 1):
        sign = knowledge.signs >> (8 * step + 2 * pile) & 3
        if sign == SIGN_NONE:
            continue
        # SIGN_TURN counts as SIGN_LEAVE: values are trained with the two strict signs only.
        is_leave = sign != SIGN_LIKE
        if top == was:
            if step == 0:
                likes, leaves = PileFeature.NEXT_LIKES_IT, PileFeature.NEXT_WANTS_IT_LEFT
                x[at + (leaves if is_leave else likes)] = 1
            else:
                likes, leaves = PileFeature.OTHERS_LIKE_IT, PileFeature.OTHERS_WANT_IT_LEFT
                x[at + (leaves if is_leave else likes)] += np.float32(0.5)
        else:
            asked_to_leave = asked_to_leave or is_leave
            if step == 0:
                likes, leaves = PileFeature.TAKEN_FROM_NEXT, PileFeature.NOT_LEFT_TO_NEXT
                x[at + (leaves if is_leave else likes)] = 1
            else:
                likes, leaves = PileFeature.TAKEN_FROM_OTHERS, PileFeature.NOT_LEFT_TO_OTHERS
                x[at + (leaves if is_leave else likes)] += np.float32(0.5)
    if asked_to_leave:
        x[at + PileFeature.NOT_LEFT_BY_FAR] = min(20, max(0, top - was)) * np.float32(0.05)


@internal
def describe_table(
    rules: Rules, position: Position, knowledge: SeatKnowledge, up: int, down: int, x: Reals
) -> None:
    """Write the features of the whole table; `up` and `down` are the tighter piles."""
    turn, low, high = position
    unseen, held = count(knowledge.low, knowledge.high), count(low, high)
    drawn = draw_count(rules, turn, held, knowledge.deck_left)
    deck = knowledge.deck_left - drawn
    share = np.float32(1.0) / np.float32(max(1, unseen))
    describe_counts(rules, knowledge, deck, held, drawn, x)
    describe_sides(position, knowledge, up, down, share, x)
    describe_reach(position, knowledge, share, x)
    describe_tops(turn, up, down, x)
    describe_all_pairs(position, knowledge, x)
    describe_next_turn(position, x)
    if has_more(rules, knowledge):
        for feature in range(ORDERS_FROM, ORDERS_TO):
            x[feature] = 0
    if not rules.is_plain:
        describe_orders(rules, position, knowledge, x)


@inlined
def describe_counts(
    rules: Rules, knowledge: SeatKnowledge, deck: int, held: int, drawn: int, x: Reals
) -> None:
    """Write how many cards are in the hands and the deck, and what the next player will owe."""
    unseen = count(knowledge.low, knowledge.high)
    left = unseen + held
    x[TableFeature.CARDS_LEFT] = left * np.float32(0.01)
    x[TableFeature.DECK] = deck * np.float32(0.01)
    x[TableFeature.DECK_IS_EMPTY] = deck == 0
    x[TableFeature.HAND] = held * np.float32(0.125)
    x[TableFeature.OTHER_HANDS] = (unseen - knowledge.deck_left) * np.float32(0.05)
    next_size, with_cards = 0, 0
    for step in range(rules.players - 1):
        size = knowledge.sizes >> (4 * step) & 15
        if size:
            with_cards += 1
            if next_size == 0:
                next_size = size
    if next_size == 0:
        next_size = held + drawn
    x[TableFeature.NEXT_HAND] = next_size * np.float32(0.125)
    x[TableFeature.OTHERS_WITH_CARDS] = with_cards * np.float32(0.25)
    x[TableFeature.TALK] = knowledge.talk != TALK_NONE
    x[TableFeature.FEW_CARDS_LEFT] = max(0, 20 - left) * np.float32(0.05)
    x[TableFeature.SHORT_DECK] = max(0, 10 - deck) * np.float32(0.1)
    x[TableFeature.HAND_AFTER_DRAWING] = (held + drawn) * np.float32(0.125)
    owed = rules.minimum if deck > 0 else 1
    x[TableFeature.OWED_NEXT] = owed * np.float32(0.25)
    x[TableFeature.NEXT_HAND_TOO_SMALL] = max(0, owed - next_size)


@inlined
def describe_sides(
    position: Position, knowledge: SeatKnowledge, up: int, down: int, share: np.float32, x: Reals
) -> None:
    """Write how many cards fit one direction, both or none, and how many dead ones can be saved."""
    turn, low, high = position
    low_up, low_down = top_of(turn, 1 - up), top_of(turn, 5 - down)
    up_low, up_high = above_low(low_up), above_high(low_up)
    down_low, down_high = backwards(above_high(low_down)), backwards(above_low(low_down))
    dead_low, dead_high = ~(up_low | down_low), ~(up_high | down_high)
    all_low, all_high = low | knowledge.low, high | knowledge.high
    ten_low = (all_low & up_low) >> U64(10) | (all_high & up_high) << U64(54)
    ten_high = (all_high & up_high) >> U64(10)
    ten_low |= (all_low & down_low) << U64(10)
    ten_high |= (all_high & down_high) << U64(10) | (all_low & down_low) >> U64(54)
    own_dead = count(low & dead_low, high & dead_high)
    unseen_dead = count(knowledge.low & dead_low, knowledge.high & dead_high)
    x[TableFeature.OWN_DEAD] = own_dead * np.float32(0.25)
    x[TableFeature.UNSEEN_DEAD] = unseen_dead * np.float32(0.05)
    x[TableFeature.UNSEEN_SHARE_DEAD] = unseen_dead * share
    saved = count(low & dead_low & ten_low, high & dead_high & ten_high)
    x[TableFeature.OWN_DEAD_BUT_SAVED] = saved * np.float32(0.25)
    saved = count(knowledge.low & dead_low & ten_low, knowledge.high & dead_high & ten_high)
    x[TableFeature.UNSEEN_DEAD_BUT_SAVED] = saved * np.float32(0.1)
    only_low, only_high = up_low & ~down_low, up_high & ~down_high
    own, other = count_both(position, knowledge, only_low, only_high)
    x[TableFeature.OWN_ASCENDING_ONLY] = own * np.float32(0.125)
    x[TableFeature.UNSEEN_SHARE_ASCENDING_ONLY] = other * share
    only_low, only_high = down_low & ~up_low, down_high & ~up_high
    own, other = count_both(position, knowledge, only_low, only_high)
    x[TableFeature.OWN_DESCENDING_ONLY] = own * np.float32(0.125)
    x[TableFeature.UNSEEN_SHARE_DESCENDING_ONLY] = other * share
    own, other = count_both(position, knowledge, up_low & down_low, up_high & down_high)
    x[TableFeature.OWN_EITHER_WAY] = own * np.float32(0.125)
    x[TableFeature.UNSEEN_SHARE_EITHER_WAY] = other * share


@inlined
def count_both(
    position: Position, knowledge: SeatKnowledge, low: np.uint64, high: np.uint64
) -> tuple[int, int]:
    """Count how many cards of a set are in the hand, and how many are unseen."""
    own = count(position.low & low, position.high & high)
    return own, count(knowledge.low & low, knowledge.high & high)


@inlined
def describe_reach(
    position: Position, knowledge: SeatKnowledge, share: np.float32, x: Reals
) -> None:
    """Write how many cards are up to 2, 5, 10 and 20 ahead of some pile."""
    turn = position.turn
    for reach in range(4):
        step = 2 if reach == 0 else (5 if reach == 1 else (10 if reach == 2 else 20))
        near_low, near_high = NONE, NONE
        for side in range(2):
            top = top_of(turn, side)
            near_low |= above_low(top) & ~above_low(top + step)
            near_high |= above_high(top) & ~above_high(top + step)
            top = top_of(turn, side + 2)
            near_low |= backwards(above_high(top) & ~above_high(top + step))
            near_high |= backwards(above_low(top) & ~above_low(top + step))
        own, other = count_both(position, knowledge, near_low, near_high)
        x[TableFeature.OWN_WITHIN_TWO + reach] = own * np.float32(0.125)
        x[TableFeature.UNSEEN_SHARE_WITHIN_TWO + reach] = other * share


@inlined
def describe_tops(turn: int, up: int, down: int, x: Reals) -> None:
    """Write how far the piles have gone, and the distances between them."""
    tops = top_of(turn, 0) + top_of(turn, 1) + top_of(turn, 2) + top_of(turn, 3)
    x[TableFeature.TOPS] = tops * np.float32(0.0025)
    x[TableFeature.TOPS_ABOVE_200] = max(0, tops - 200) * np.float32(0.005)
    low_up, low_down = top_of(turn, 1 - up), top_of(turn, 5 - down)
    high_up, high_down = top_of(turn, up), top_of(turn, down)
    x[TableFeature.APART_ASCENDING] = (high_up - low_up) * np.float32(0.02)
    x[TableFeature.APART_DESCENDING] = (high_down - low_down) * np.float32(0.02)
    x[TableFeature.LOOSE_ROOM] = (MIRROR - low_up - low_down) * np.float32(0.01)
    x[TableFeature.TIGHT_ROOM] = (MIRROR - high_up - high_down) * np.float32(0.01)


@inlined
def describe_all_pairs(position: Position, knowledge: SeatKnowledge, x: Reals) -> None:
    """Write the pairs ten apart, wherever they are."""
    _, low, high = position
    own_low, own_high = low >> U64(10) | high << U64(54), high >> U64(10)
    far_low = knowledge.low >> U64(10) | knowledge.high << U64(54)
    far_high = knowledge.high >> U64(10)
    both, half = count_both(position, knowledge, own_low, own_high)
    x[TableFeature.PAIRS_IN_HAND] = both * np.float32(0.25)
    other_half, none = count_both(position, knowledge, far_low, far_high)
    x[TableFeature.PAIRS_HALF_IN_HAND] = (half + other_half) * np.float32(0.1)
    x[TableFeature.PAIRS_UNSEEN] = none * np.float32(0.02)


@inlined
def describe_orders(rules: Rules, position: Position, knowledge: SeatKnowledge, x: Reals) -> None:
    """Write how many cards carry each order, and how many burn."""
    for order in range(1, 8):
        low, high = rules.sets[order, 0], rules.sets[order, 1]
        own, other = count_both(position, knowledge, low, high)
        x[TableFeature.OWN_ORDERS + order - 1] = own * np.float32(0.5)
        x[TableFeature.UNSEEN_ORDERS + order - 1] = other * np.float32(0.25)
    own, other = count_both(position, knowledge, rules.sets[0, 0], rules.sets[0, 1])
    x[TableFeature.OWN_FIRES] = own * np.float32(0.5)
    x[TableFeature.UNSEEN_FIRES] = other * np.float32(0.25)
    x[TableFeature.FIRE_BINDS] = position.turn >> COVER & 7 != 0


@internal
def describe_next_turn(position: Position, x: Reals) -> None:
    """Write the cost of the next one and two cards of this hand."""
    turn, low, high = position
    mirror_low, mirror_high = backwards(high), backwards(low)
    best, second, pair, tricks = 64, 64, 64, 0
    for pile in range(4):
        top = top_of(turn, pile)
        near = window(low, high, top) if pile < 2 else window(mirror_low, mirror_high, top)
        tricks += I64(near & ONE)
        near >>= U64(11)
        step = lowest(near) + 1
        # Two cards on this pile, or one on each of two piles, even if it is the same card.
        pair = min(pair, lowest(near & (near - ONE)) + 1)
        if step < best:
            best, second = step, best
        else:
            second = min(second, step)
    pair = min(pair, best + second)
    x[TableFeature.TWO_CARDS_WITHIN_30] = max(0, 30 - pair) * np.float32(0.033333)
    x[TableFeature.TWO_CARDS_WITHIN_12] = max(0, 12 - pair) * np.float32(0.083333)
    x[TableFeature.ONE_CARD_WITHIN_30] = max(0, 30 - best) * np.float32(0.033333)
    x[TableFeature.OWN_TRICKS] = tricks * np.float32(0.5)
