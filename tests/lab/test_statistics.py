"""Intervals and tests agree with published values."""

import math

import pytest

from ninetyeight.lab.analysis.statistics import (
    exact_mcnemar,
    holm,
    mean_difference,
    share_difference,
    wilson,
)


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (81, 263, 0.2553, 0.3662),  # Newcombe 1998, Statistics in Medicine 17, table I, method 3
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0000, 0.1611),
        (1, 29, 0.0061, 0.1718),
        (29, 29, 0.8830, 1.0000),
    ],
)
def test_wilsons_interval_agrees_with_the_literature(
    wins: int, games: int, low: float, high: float
) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=5e-5)


def test_the_interval_without_games_is_everything() -> None:
    assert wilson(0, 0) == (0, 1)


@pytest.mark.parametrize(("first", "second"), [(0, 0), (0, 1), (3, 8), (8, 3), (17, 2), (60, 41)])
def test_the_exact_test_is_the_binomial_tail(first: int, second: int) -> None:
    number = first + second
    tail = sum(math.comb(number, wins) for wins in range(min(first, second) + 1))
    assert exact_mcnemar(first, second) == pytest.approx(min(1, 2 * tail / 2**number))


def test_the_exact_test_works_with_large_numbers() -> None:
    assert exact_mcnemar(500_000, 500_000) == 1
    assert exact_mcnemar(501_000, 499_000) == pytest.approx(0.0457, abs=2e-4)
    assert exact_mcnemar(900_000, 100_000) == 0


def test_the_interval_of_a_difference_contains_it_and_shrinks_with_games() -> None:
    few, many = share_difference(30, 10, 100), share_difference(3000, 1000, 10_000)
    assert few.mean == many.mean == 0.2
    assert few.interval[0] < many.interval[0] < 0.2 < many.interval[1] < few.interval[1]
    assert many.interval == pytest.approx((0.188, 0.212), abs=1e-3)


def test_swapping_sides_mirrors_the_interval_of_a_difference() -> None:
    low, high = share_difference(7, 3, 50).interval
    assert share_difference(3, 7, 50).interval == pytest.approx((-high, -low))


def test_the_interval_of_a_mean_is_two_standard_errors_wide() -> None:
    assert mean_difference(1.0, 10.0, 100).interval == pytest.approx((-0.96, 2.96), abs=1e-3)


def test_holms_method_makes_several_tests_stricter() -> None:
    assert holm([0.01, 0.04, 0.03]) == pytest.approx([0.03, 0.06, 0.06])
    assert holm([0.5, 0.9]) == [1.0, 1.0]
    assert holm([0.2]) == [0.2]
