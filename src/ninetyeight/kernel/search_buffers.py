"""The arrays of a search, allocated once and reused."""

from typing import NamedTuple

import numpy as np

from ninetyeight.kernel.arrays import Bytes, Numbers, Reals, Words
from ninetyeight.kernel.feature_table import FEATURES
from ninetyeight.kernel.layer_sums import WIDEST

NODES = 4096
TABLE_SIZE = 8192
LOST_SLOTS = 1 << 14


class SearchBuffers(NamedTuple):
    """The arrays of a search. One row of the first eight is a node: a state within the turn."""

    turn: Numbers
    low: Words
    high: Words
    parent: Numbers
    code: Numbers
    cost: Numbers
    value: Reals
    state: Bytes
    table: Numbers
    picked: Numbers
    x: Reals
    first: Reals
    second: Reals
    answer: Reals
    hands: Words
    played: Words
    rng: Words
    budget: Numbers
    lost: Words
    steps: Numbers
    """The plan that is being followed: the next step, the number of steps, the signs it was made
    with, then its cards, each with its pile, and -1 to end the turn."""
    known: Numbers
    """Whether this search has valued a position yet; the next two fields belong to the last one."""
    known_x: Reals
    known_sums: Reals
    change: Reals


def new_search_buffers() -> SearchBuffers:
    """Allocate the arrays of a search, in the order of the fields."""
    return SearchBuffers(
        np.zeros(NODES, np.int64),
        np.zeros(NODES, np.uint64),
        np.zeros(NODES, np.uint64),
        np.zeros(NODES, np.int64),
        np.zeros(NODES, np.int64),
        np.zeros(NODES, np.int64),
        np.zeros(NODES, np.float32),
        np.zeros(NODES, np.uint8),
        np.zeros(TABLE_SIZE, np.int64),
        np.zeros(NODES, np.int64),
        np.zeros(FEATURES, np.float32),
        np.zeros(WIDEST, np.float32),
        np.zeros(WIDEST, np.float32),
        np.zeros(2, np.float32),
        np.zeros((5, 2), np.uint64),
        np.zeros(2, np.uint64),
        np.zeros(1, np.uint64),
        np.zeros(2, np.int64),
        np.zeros(LOST_SLOTS, np.uint64),
        np.zeros(16, np.int64),
        np.zeros(1, np.int64),
        np.zeros(FEATURES, np.float32),
        np.zeros(WIDEST, np.float32),
        np.zeros(FEATURES, np.float32),
    )
