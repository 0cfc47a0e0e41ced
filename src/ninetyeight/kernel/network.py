"""The learned value of a turn: a small network."""

from typing import NamedTuple

import numpy as np

from ninetyeight.kernel.arrays import Reals
from ninetyeight.kernel.bits import NONE
from ninetyeight.kernel.cache import compiled
from ninetyeight.kernel.feature_table import FEATURES, card_places
from ninetyeight.kernel.features import describe, has_more
from ninetyeight.kernel.knowledge import SeatKnowledge
from ninetyeight.kernel.layer_sums import ALL_ROWS, ROWS_A_WORD, weighted_sums, words_of
from ninetyeight.kernel.search_buffers import SearchBuffers
from ninetyeight.kernel.turn import Position, Rules


class Net(NamedTuple):
    """A learned value: a network with two hidden layers and two outputs.

    The outputs are the odds of winning, as a logit, and the share of the pack that will be left.
    """

    hidden: Reals
    """For compiled code the bits of halves: see `packing.packed_net`."""
    hidden_bias: Reals
    second: Reals
    second_bias: Reals
    out: Reals
    out_bias: Reals
    handicap: Reals
    """What a turn's value is lowered by: for each card that was not owed, for each step of a pile.

    A value that is learned from the best of many turns is a little too hopeful about some of them;
    how much is found by trying what wins.
    """


LEFT_WEIGHT = np.float32(0.05)
"""How much a pack full of cards left counts against a certain win."""
CERTAIN = np.float32(2.0)
"""The value of a game that is won."""


@compiled
def value_of(
    rules: Rules,
    position: Position,
    now: int,
    knowledge: SeatKnowledge,
    net: Net,
    work: SearchBuffers,
    shares: bool,
) -> np.float32:
    """Value a turn that would end here. With `shares`, reuse the sums of the position before."""
    describe(rules, position, now, knowledge, work.x)
    if position.low | position.high | knowledge.low | knowledge.high == NONE:
        work.answer[0], work.answer[1] = 1, 0
        return CERTAIN
    if shares:
        think_on(net, work, has_more(rules, knowledge))
    else:
        think(net, work, has_more(rules, knowledge))
    return work.answer[0] - LEFT_WEIGHT * work.answer[1]


CARD_ROWS = words_of(card_places())
"""The features that are about cards."""


@compiled
def think(net: Net, work: SearchBuffers, more: bool) -> None:
    """Run the network on the features in `work.x`; the two outputs go to `work.answer`.

    Without `more`, features that are not about cards are passed over, whatever stands there.
    """
    weighted_sums(work.first, net.hidden_bias, net.hidden, work.x, ALL_ROWS if more else CARD_ROWS)
    conclude(net, work)


@compiled
def think_on(net: Net, work: SearchBuffers, more: bool) -> None:
    """Do what `think` does, from the sums of the position that was valued before this one.

    Most features of two turns in a row are the same, and rows of 0 cost nothing.
    """
    rows = ALL_ROWS if more else CARD_ROWS
    if work.known[0]:
        for feature in range(FEATURES):
            work.change[feature] = work.x[feature] - work.known_x[feature]
        weighted_sums(work.first, work.known_sums, net.hidden, work.change, rows)
    else:
        weighted_sums(work.first, net.hidden_bias, net.hidden, work.x, rows)
        work.known[0] = 1
    for feature in range(FEATURES):
        work.known_x[feature] = work.x[feature]
    for unit in range(net.hidden.shape[1]):
        work.known_sums[unit] = work.first[unit]
    conclude(net, work)


@compiled
def conclude(net: Net, work: SearchBuffers) -> None:
    """Run what follows the first layer, whose sums are in `work.first`."""
    hidden, second = work.first, work.second
    width = net.hidden.shape[1]
    for unit in range(width):
        hidden[unit] = max(hidden[unit], np.float32(0.0))
    # A last word of rows may be wider than the layer.
    for unit in range(width, (width + ROWS_A_WORD - 1) // ROWS_A_WORD * ROWS_A_WORD):
        hidden[unit] = 0
    weighted_sums(second, net.second_bias, net.second, hidden, ALL_ROWS)
    win, left = net.out_bias[0], net.out_bias[1]
    for unit in range(net.second.shape[1]):
        value = max(second[unit], np.float32(0.0))
        win += value * net.out[unit, 0]
        left += value * net.out[unit, 1]
    work.answer[0] = logistic(win)
    work.answer[1] = left


@compiled
def logistic(value: np.float32) -> np.float32:
    """Compute 1 / (1 + exp(-value)), by the same steps on every processor."""
    # exp(-|v|) as a power of two: whole part by repeated halving, rest by a polynomial.
    size = min(abs(value), np.float32(30.0)) * np.float32(1.4426950408889634)
    whole = int(size)
    rest = (size - np.float32(whole)) * np.float32(-0.6931471805599453)
    power = np.float32(1.0) + rest * (
        np.float32(1.0)
        + rest
        * (
            np.float32(0.5)
            + rest
            * (
                np.float32(0.16666667)
                + rest * (np.float32(0.041666667) + rest * np.float32(0.0083333333))
            )
        )
    )
    for _ in range(whole):
        power *= np.float32(0.5)
    result = np.float32(1.0) / (np.float32(1.0) + power)
    return result if value >= 0 else np.float32(1.0) - result
