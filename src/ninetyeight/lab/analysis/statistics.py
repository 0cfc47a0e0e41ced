"""Confidence intervals, all of 95 %, and tests, each named after its inventors."""

import math
from dataclasses import dataclass

Z = 1.959963984540054
"""The 97.5 % point of the normal distribution."""

Interval = tuple[float, float]


def wilson(wins: int, games: int) -> Interval:
    """The Wilson score interval of a share."""
    if games == 0:
        return 0.0, 1.0
    share, square = wins / games, Z * Z
    middle = (share + square / (2 * games)) / (1 + square / games)
    spread = math.sqrt(share * (1 - share) / games + square / (4 * games * games))
    half = Z * spread / (1 + square / games)
    low = 0.0 if wins == 0 else middle - half
    high = 1.0 if wins == games else middle + half
    return max(0.0, low), min(1.0, high)


def exact_mcnemar(first_only: int, second_only: int) -> float:
    """The p-value of McNemar's exact test: how likely chance alone would be this one-sided.

    `first_only` games were won by the first only, `second_only` by the second only. The others
    carry no information. The binomial tail is summed from its largest term down.
    """
    number, least = first_only + second_only, min(first_only, second_only)
    log_term = (
        math.lgamma(number + 1)
        - math.lgamma(least + 1)
        - math.lgamma(number - least + 1)
        - number * math.log(2)
    )
    term = total = 1.0
    for wins in range(least, 0, -1):
        term *= wins / (number - wins + 1)
        total += term
        if term < total * 1e-17:
            break
    return min(1.0, 2 * math.exp(log_term) * total)


@dataclass(frozen=True, slots=True)
class Difference:
    """How far the first is above the second on the same deals."""

    mean: float
    interval: Interval


def share_difference(first_only: int, second_only: int, games: int) -> Difference:
    """Compare two shares on the same games, with the interval of Agresti and Min."""
    mean = (first_only - second_only) / games
    padded, first, second = games + 2, first_only + 0.5, second_only + 0.5
    middle = (first - second) / padded
    half = Z * math.sqrt(first + second - (first - second) ** 2 / padded) / padded
    return Difference(mean, (max(-1.0, middle - half), min(1.0, middle + half)))


def mean_difference(mean: float, deviation: float, games: int) -> Difference:
    """Compare two means on the same games, by the mean and deviation of paired differences."""
    half = Z * deviation / math.sqrt(games)
    return Difference(mean, (mean - half, mean + half))


def holm(chances: list[float]) -> list[float]:
    """Correct the p-values of several tests by Holm's method."""
    order = sorted(range(len(chances)), key=lambda at: chances[at])
    raised, highest = [0.0] * len(chances), 0.0
    for rank, at in enumerate(order):
        highest = max(highest, min(1.0, chances[at] * (len(chances) - rank)))
        raised[at] = highest
    return raised
