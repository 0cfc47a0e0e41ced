"""Sets of cards, as two words of 64 bits.

Card c is bit c + 13 of 128, so that reversing the bits yields the mirror image (card c becomes
101 - c). Descending piles are handled in that mirror: here every pile ascends, and a step forwards
is positive on all four. A *place* is a card as its pile counts it: the card itself on A and B, 101
minus the card on C and D.
"""

from typing import Any

import numpy as np
from llvmlite import ir
from numba import types
from numba.extending import intrinsic

from ninetyeight.kernel.cache import compiled, internal

OFFSET = 13
MIRROR = 101
NONE = np.uint64(0)
ONE = np.uint64(1)
ALL = np.uint64(0xFFFFFFFFFFFFFFFF)
U64 = np.uint64
I64: Any = np.int64
BIT = np.uint64(63)
WORD = np.uint64(64)


@compiled
def low_bit(place: int) -> np.uint64:
    """Return the lower word of a set of one place."""
    bit = place + OFFSET
    return ONE << U64(bit) if bit < 64 else NONE


@compiled
def high_bit(place: int) -> np.uint64:
    """Return the upper word of a set of one place."""
    bit = place + OFFSET
    return NONE if bit < 64 else ONE << U64(bit - 64)


@compiled
def holds(low: np.uint64, high: np.uint64, place: int) -> bool:
    """Whether a place is in the set."""
    return ((low & low_bit(place)) | (high & high_bit(place))) != NONE


@compiled
def count(low: np.uint64, high: np.uint64) -> int:
    return popcount(low) + popcount(high)


@compiled
def first(low: np.uint64, high: np.uint64) -> int:
    """Find the lowest place of a set, which must not be empty."""
    return (lowest(low) if low != NONE else 64 + lowest(high)) - OFFSET


@internal
def but_first(low: np.uint64, high: np.uint64) -> tuple[np.uint64, np.uint64]:
    """Remove the lowest place of a set, which must not be empty."""
    if low != NONE:
        return low & (low - ONE), high
    return low, high & (high - ONE)


@internal
def lowest_bit(word: np.uint64) -> np.uint64:
    """Keep only the lowest bit of a word."""
    return word & (~word + ONE)


@compiled
def above_low(place: int) -> np.uint64:
    """Return the lower word of the set of all places above this one."""
    bit = place + OFFSET + 1
    return ALL << U64(bit) if bit < 64 else NONE


@compiled
def above_high(place: int) -> np.uint64:
    """Return the upper word of the set of all places above this one."""
    bit = place + OFFSET + 1
    return ALL if bit < 64 else ALL << U64(bit - 64)


@compiled
def window(low: np.uint64, high: np.uint64, top: int) -> np.uint64:
    """Read the 64 places from top - 10 as a word: bit 0 is the trick, bit 11 the next place."""
    shift = top + OFFSET - 10
    if shift < 64:
        return (low >> U64(shift)) | (high << U64(64 - shift))
    return high >> U64(shift - 64)


@internal
def window_at(low: np.uint64, high: np.uint64, shift: np.uint64) -> np.uint64:
    """Read 64 places of a set, starting at bit `shift`."""
    within = shift & BIT
    near = (low >> within) | ((high << ONE) << (within ^ BIT))
    return near if shift < WORD else high >> within


@internal
def popcount_from(low: np.uint64, high: np.uint64, shift: np.uint64) -> int:
    """Count the cards of a set, starting at bit `shift`."""
    within = shift & BIT
    if shift < WORD:
        return popcount(low >> within) + popcount(high)
    return popcount(high >> within)


@intrinsic
def popcount(_context: Any, _word: Any) -> Any:

    def generate(_ctx: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        return builder.ctpop(arguments[0])

    return types.int64(types.uint64), generate


@intrinsic
def lowest(_context: Any, _word: Any) -> Any:
    """Find the lowest bit of a word; 64 for an empty one."""

    def generate(_ctx: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        return builder.cttz(arguments[0], ir.Constant(ir.IntType(1), 0))

    return types.int64(types.uint64), generate


@intrinsic
def backwards(_context: Any, _word: Any) -> Any:
    """Reverse the bits of a word."""

    def generate(_ctx: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        return builder.bitreverse(arguments[0])

    return types.uint64(types.uint64), generate
