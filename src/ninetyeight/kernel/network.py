"""The learned value of a turn: a small network."""

from typing import NamedTuple

import numpy as np

from ninetyeight.kernel.arrays import Reals
from ninetyeight.kernel.bits import NONE
from ninetyeight.kernel.cache import internal
from ninetyeight.kernel.feature_table import FEATURES, card_places
from ninetyeight.kernel.features import has_more, write_features
from ninetyeight.kernel.knowledge import SeatKnowledge
from ninetyeight.kernel.layer_sums import ALL_ROWS, ROWS_A_WORD, weighted_sums, words_of
from ninetyeight.kernel.search_buffers import SearchBuffers
from ninetyeight.kernel.turn import Position, Rules


class Net(NamedTuple):
    """A learned value: a network with two hidden layers and two outputs.

    The outputs are the odds of winning, as a logit, and the share of the pack that will be left.
    """

    hidden: Reals
    """For compiled code, the bits of half floats, see `packing.packed_net`."""
    hidden_bias: Reals
    second: Reals
    second_bias: Reals
    out: Reals
    out_bias: Reals
    handicap: Reals
    """What is subtracted from a turn's value for each card not owed, and for each step of a pile.

    A value learned from the best of many turns is slightly too optimistic about some of them. The
    amounts are those that won the most games.
    """


LEFT_WEIGHT = np.float32(0.05)
"""How much a full pack left over weighs against a certain win."""
CERTAIN = np.float32(2.0)
"""The value of a game that is won."""


@internal
def value_of(
    rules: Rules,
    position: Position,
    now: int,
    knowledge: SeatKnowledge,
    net: Net,
    work: SearchBuffers,
    shares: bool,
) -> np.float32:
    """Value a turn that ends here; with `shares`, reuse the sums of the last position."""
    write_features(rules, position, now, knowledge, work.x)
    if position.low | position.high | knowledge.low | knowledge.high == NONE:
        work.answer[0], work.answer[1] = 1, 0
        return CERTAIN
    if shares:
        rerun_network(net, work, has_more(rules, knowledge))
    else:
        run_network(net, work, has_more(rules, knowledge))
    return work.answer[0] - LEFT_WEIGHT * work.answer[1]


CARD_ROWS = words_of(card_places())
"""The rows of the features that are about cards."""


@internal
def run_network(net: Net, work: SearchBuffers, more: bool) -> None:
    """Run the network on the features in `work.x`; the two outputs go to `work.answer`.

    Without `more`, features that are not about cards are ignored, whatever their values.
    """
    weighted_sums(work.first, net.hidden_bias, net.hidden, work.x, ALL_ROWS if more else CARD_ROWS)
    run_last_layers(net, work)


@internal
def rerun_network(net: Net, work: SearchBuffers, more: bool) -> None:
    """Do the same as `run_network`, starting from the sums of the last position.

    Most features of two successive positions are equal, and changes of 0 cost nothing.
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
    run_last_layers(net, work)


@internal
def run_last_layers(net: Net, work: SearchBuffers) -> None:
    """Run the network from the sums of the first layer in `work.first`."""
    hidden, second = work.first, work.second
    width = net.hidden.shape[1]
    for unit in range(width):
        hidden[unit] = max(hidden[unit], np.float32(0.0))
    # The last word of rows may extend beyond the layer.
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


@internal
def logistic(value: np.float32) -> np.float32:
    """Compute 1 / (1 + exp(-value)), in the same steps on every processor."""
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
