"""Sets of cards as two words behave like sets of Python."""

import random
from collections.abc import Callable
from typing import Any

import numba
import numpy as np
import pytest

from ninetyeight.kernel.bits import (
    MIRROR,
    OFFSET,
    above_high,
    above_low,
    backwards,
    count,
    first,
    high_bit,
    holds,
    low_bit,
    lowest,
    popcount,
    window,
)
from ninetyeight.kernel.packing import card_set, cards_of
from ninetyeight.kernel.turn import fitting_high, fitting_low

WORD = (1 << 64) - 1
CARDS = range(2, 100)
PLACES = range(1, 101)
"""Every place of a top: a card, or the start of a pile."""


def words() -> list[int]:
    rng = random.Random(1)
    single = [1 << bit for bit in range(64)]
    return [0, WORD, *single, *(rng.getrandbits(64) & rng.getrandbits(64) for _ in range(200))]


def hands() -> list[tuple[int, ...]]:
    rng = random.Random(2)
    drawn = [tuple(sorted(rng.sample(CARDS, rng.randint(1, 8)))) for _ in range(200)]
    return [(), tuple(CARDS), *((card,) for card in CARDS), *drawn]


def split(cards: tuple[int, ...]) -> tuple[np.uint64, np.uint64]:
    low, high = card_set(cards)
    return np.uint64(low), np.uint64(high)


def test_the_intrinsics_do_what_their_names_say() -> None:
    number_of, place_of, turned = map(_called, (popcount, lowest, backwards))
    for word in words():
        assert number_of(np.uint64(word)) == word.bit_count()
        assert place_of(np.uint64(word)) == ((word & -word).bit_length() - 1 if word else 64)
        assert int(turned(np.uint64(word))) == int(f"{word:064b}"[::-1], 2)


@pytest.mark.parametrize("place", range(-9, 101))
def test_a_place_is_one_bit_of_the_two_words(place: int) -> None:
    low, high = low_bit(place), high_bit(place)
    assert int(low) | int(high) << 64 == 1 << (place + OFFSET)


@pytest.mark.parametrize("place", range(-9, 101))
def test_the_places_above_are_all_the_higher_ones(place: int) -> None:
    low, high = above_low(place), above_high(place)
    bits = int(low) | int(high) << 64
    assert bits == (1 << 128) - (1 << (place + OFFSET + 1))


def test_a_set_has_its_cards_its_first_card_and_their_number() -> None:
    for hand in hands():
        low, high = split(hand)
        assert cards_of(int(low), int(high)) == hand
        assert count(low, high) == len(hand)
        assert [card for card in CARDS if holds(low, high, card)] == list(hand)
        if hand:
            assert first(low, high) == hand[0]


def test_reversing_the_bits_mirrors_the_set() -> None:
    turned = _called(backwards)
    for hand in hands():
        low, high = split(hand)
        mirrored = cards_of(int(turned(high)), int(turned(low)))
        assert mirrored == tuple(sorted(MIRROR - card for card in hand))


def test_a_window_holds_the_places_around_a_top() -> None:
    for hand in hands():
        low, high = split(hand)
        bits = int(low) | int(high) << 64
        for top in PLACES:
            assert int(window(low, high, top)) == bits >> (top + OFFSET - 10) & WORD


@pytest.mark.parametrize("trick", [True, False])
def test_the_cards_that_fit_are_those_above_and_the_trick(trick: bool) -> None:  # noqa: FBT001
    for hand in hands():
        low, high = split(hand)
        for top in PLACES:
            fits = (
                int(fitting_low(low, top, trick)),
                int(fitting_high(high, top, trick)),
            )
            expected = [card for card in hand if card > top or (trick and card == top - 10)]
            assert cards_of(*fits) == tuple(expected)


def _called(function: Any) -> Callable[[np.uint64], int]:
    """Make an intrinsic, which is an instruction of compiled code, callable from Python."""

    def call(word: np.uint64) -> int:
        return int(function(word))

    ready: Callable[[np.uint64], int] = numba.njit(call)
    return ready
