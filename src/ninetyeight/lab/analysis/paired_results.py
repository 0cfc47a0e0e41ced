"""Pairs of results on the same deals, compared as by `lab compare`."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import combinations

import numpy as np

from ninetyeight.lab.analysis.comparison import Pair, compare_pairs
from ninetyeight.lab.simulate.results import Results
from ninetyeight.lab.simulate.scores import UNPLAYED


@dataclass(frozen=True, slots=True)
class ResultsPair:
    """Two results on the same deals."""

    pair: Pair
    result: Results
    """One of the two; both have the same edition, players and seed."""


def label_of(result: Results) -> str:
    """Label results by team, and by signs and starter if they are unusual."""
    job = result.job
    label = " ".join(job.bots)
    if job.players > 1 and job.talk != "strict":
        label += f", {'no' if job.talk == 'none' else job.talk} signs"
    return label if job.starter == "bids" else f"{label}, first seat starts"


def pair_results(results: Sequence[Results]) -> list[ResultsPair]:
    """Compare all pairs of results with the same edition, players and seed.

    Holm's method corrects for all comparisons of a report.
    """
    most = max((result.job.games for result in results), default=0)
    scores = {str(at): result.scores.grown(most) for at, result in enumerate(results)}
    labels = [
        (str(one), str(two))
        for one, two in combinations(range(len(results)), 2)
        if _same_deals(results[one], results[two])
        and np.any((scores[str(one)].result != UNPLAYED) & (scores[str(two)].result != UNPLAYED))
    ]
    return [_named(pair, results) for pair in compare_pairs(scores, labels)]


def _same_deals(one: Results, two: Results) -> bool:
    return (
        one.job.ruleset == two.job.ruleset
        and one.job.seed == two.job.seed
        and label_of(one) != label_of(two)
    )


def _named(pair: Pair, results: Sequence[Results]) -> ResultsPair:
    first, second = results[int(pair.first)], results[int(pair.second)]
    return ResultsPair(replace(pair, first=label_of(first), second=label_of(second)), first)
