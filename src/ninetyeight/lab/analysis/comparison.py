"""Compares bots or editions on the same deals, game by game."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import combinations
from typing import Any

import numpy as np

from ninetyeight.lab.analysis.statistics import (
    Difference,
    exact_mcnemar,
    holm,
    mean_difference,
    share_difference,
)
from ninetyeight.lab.simulate.job import Job
from ninetyeight.lab.simulate.results import Results
from ninetyeight.lab.simulate.scores import UNPLAYED, WON, Scores
from ninetyeight.rules import GameError

REAL_BELOW = 0.05
"""A difference counts as real if chance alone would produce it more rarely than this."""


@dataclass(frozen=True, slots=True)
class Pair:
    """Two contenders on the same deals; the first won more often."""

    first: str
    second: str
    games: int
    first_only: int
    """Deals that only the first won."""
    second_only: int
    wins: Difference
    left: Difference
    """How many more cards the first has left; fewer is better."""
    chance: float
    """The p-value: how likely chance alone makes such a difference, corrected for `pairs`."""
    pairs: int = 1
    """How many pairs Holm's method corrected for."""

    @property
    def is_real(self) -> bool:
        return self.chance < REAL_BELOW

    @property
    def sentence(self) -> str:
        """In plain words, whether the difference is real."""
        low, high = (f"{100 * bound:.1f}" for bound in self.wins.interval)
        interval = f"(95 % interval {low} to {high})"
        if self.first_only == self.second_only:
            return (
                f"{self.first} and {self.second} win equally often {interval}:"
                " these games show no difference."
            )
        points = f"{100 * self.wins.mean:.1f}"
        verdict = f"the difference {'is real' if self.is_real else 'may be chance'}"
        if self.pairs > 1:
            verdict += f" (corrected by Holm's method for {self.pairs} pairs)"
        return (
            f"{self.first} wins {points} percentage points more often than {self.second}"
            f" {interval}: {verdict}."
        )

    def as_dict(self) -> dict[str, Any]:
        """The pair as `--json` prints it."""
        return {
            "first": self.first,
            "second": self.second,
            "games": self.games,
            "first_only": self.first_only,
            "second_only": self.second_only,
            "difference": self.wins.mean,
            "interval": list(self.wins.interval),
            "left_difference": self.left.mean,
            "left_interval": list(self.left.interval),
            "chance": self.chance,
            "is_real": self.is_real,
            "sentence": self.sentence,
        }


def contenders(
    editions: Sequence[str],
    teams: Sequence[tuple[str, ...]],
    make: Callable[[str, tuple[str, ...]], Job],
) -> dict[str, Job]:
    """Make a job for every edition and team, labelled by what distinguishes it."""
    jobs: dict[str, Job] = {}
    for edition in editions:
        for team in teams:
            job = make(edition, team)
            words = [job.edition] if len(editions) > 1 else []
            words += [",".join(job.bots)] if len(teams) > 1 or not words else []
            label = " ".join(words)
            if label in jobs:
                raise GameError("compare", f"{label} is named twice.")
            jobs[label] = job
    if len(jobs) < 2:
        raise GameError("compare", "Name at least two bots or two editions to compare.")
    return jobs


def compare(results: dict[str, Results]) -> list[Pair]:
    """Compare all pairs of contenders on the deals that both have played."""
    scores = {label: result.scores for label, result in results.items()}
    return compare_pairs(scores, list(combinations(results, 2)))


def compare_pairs(scores: Mapping[str, Scores], labels: Sequence[tuple[str, str]]) -> list[Pair]:
    """Compare pairs on the deals that both have played, and correct for their number."""
    pairs = [_pair(first, second, scores[first], scores[second]) for first, second in labels]
    corrected = holm([pair[1] for pair in pairs])
    number = len(pairs)
    return [make(chance, number) for (make, _), chance in zip(pairs, corrected, strict=True)]


def _pair(
    first: str, second: str, one: Scores, two: Scores
) -> tuple[Callable[[float, int], Pair], float]:
    """Compare one pair; its p-value is corrected once all pairs are known."""
    both = (one.result != UNPLAYED) & (two.result != UNPLAYED)
    games = int(np.count_nonzero(both))
    if games == 0:
        raise GameError("compare", "No deal was played by both, so there is nothing to compare.")
    won_one, won_two = one.result[both] == WON, two.result[both] == WON
    first_only = int(np.count_nonzero(won_one & ~won_two))
    second_only = int(np.count_nonzero(won_two & ~won_one))
    if second_only > first_only:
        return _pair(second, first, two, one)
    fewer = one.left[both].astype(np.int64) - two.left[both]
    deviation = float(fewer.std(ddof=1)) if games > 1 else 0.0
    make = partial(
        Pair,
        first,
        second,
        games,
        first_only,
        second_only,
        share_difference(first_only, second_only, games),
        mean_difference(float(fewer.mean()), deviation, games),
    )
    return make, exact_mcnemar(first_only, second_only)
