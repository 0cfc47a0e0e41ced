"""Random numbers and deals, the same on every machine."""

import numpy as np

from ninetyeight.kernel.arrays import Bytes, Words
from ninetyeight.kernel.bits import I64, U64
from ninetyeight.kernel.cache import compiled, internal
from ninetyeight.kernel.turn import Rules

GOLDEN = np.uint64(0x9E3779B97F4A7C15)
MIX_ONE = np.uint64(0xBF58476D1CE4E5B9)
MIX_TWO = np.uint64(0x94D049BB133111EB)


@compiled
def mixed(word: np.uint64) -> np.uint64:
    """Mix the bits of a word (the finalizer of SplitMix64)."""
    word = (word ^ (word >> U64(30))) * MIX_ONE
    word = (word ^ (word >> U64(27))) * MIX_TWO
    return word ^ (word >> U64(31))


@compiled
def seed_of(key: np.uint64, index: int) -> np.uint64:
    """Derive the seed of game number `index` of a job."""
    return mixed(key ^ mixed(U64(index) + GOLDEN))


@compiled
def decision_seed(seed: np.uint64, played: int, plays: int) -> np.uint64:
    """Derive the seed of a decision from the game's seed and the cards laid so far."""
    return seed_of(seed, played * 16 + plays)


@compiled
def below(rng: Words, bound: int) -> int:
    """Draw a whole number from 0 to bound - 1."""
    rng[0] += GOLDEN
    return I64(((mixed(rng[0]) >> U64(32)) * U64(bound)) >> U64(32))


@compiled
def deal_decks(rules: Rules, key: np.uint64, start: int, decks: Bytes, rng: Words) -> None:
    """Shuffle the decks of the games `start`, `start + 1`, ... of a job."""
    for row in range(decks.shape[0]):
        rng[0] = seed_of(key, start + row)
        shuffle(rules, rng, decks[row])


@compiled
def shuffle(rules: Rules, rng: Words, deck: Bytes) -> None:
    size = rules.high - rules.low + 1
    for at in range(size):
        deck[at] = rules.low + at
    for last in range(size - 1, 0, -1):
        other = below(rng, last + 1)
        deck[last], deck[other] = deck[other], deck[last]


@internal
def shuffle_fast(seed: np.uint64, lowest_card: int, size: int, deck: Bytes, picks: Bytes) -> None:
    """Shuffle exactly as `shuffle`, but draw all numbers first so that the loop vectorizes."""
    for at in range(size):
        deck[at] = lowest_card + at
        word = seed + U64(at + 1) * GOLDEN
        word = (word ^ (word >> U64(30))) * MIX_ONE
        word = (word ^ (word >> U64(27))) * MIX_TWO
        word = word ^ (word >> U64(31))
        picks[at] = ((word >> U64(32)) * U64(size - at)) >> U64(32)
    for last in range(size - 1, 0, -1):
        other = U64(picks[U64(size - 1 - last)])
        deck[U64(last)], deck[other] = deck[other], deck[U64(last)]
