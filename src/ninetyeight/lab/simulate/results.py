"""The results of a job: its scores so far, what produced them, and their summary."""

import math
from dataclasses import dataclass
from typing import Any

import numpy as np

from ninetyeight import __version__
from ninetyeight.kernel.packing import RESULTS
from ninetyeight.lab.analysis.statistics import Interval, wilson
from ninetyeight.lab.simulate.job import Job
from ninetyeight.lab.simulate.scores import UNPLAYED, WON, Scores, no_scores
from ninetyeight.lab.simulate.weights import WeightsUsed, weights_used
from ninetyeight.rules import Duty
from ninetyeight.rules.outcome import EXCELLENT_BELOW


@dataclass(frozen=True, slots=True)
class Results:
    """What a job led to, complete or as far as it has been played."""

    job: Job
    scores: Scores
    weights: WeightsUsed
    seconds: float = 0.0
    """How long the games took to play."""
    version: str = __version__
    """The version that played."""

    @property
    def done(self) -> int:
        """How many games have been played."""
        return int(np.count_nonzero(self.scores.result != UNPLAYED))

    @property
    def is_complete(self) -> bool:
        return self.done == self.job.games

    @property
    def summary(self) -> "Summary":
        return summarize(self.scores.played)


@dataclass(frozen=True, slots=True)
class Summary:
    """Figures that summarize some games."""

    games: int
    wins: int
    interval: Interval
    left: tuple[int, ...]
    """How many games ended with 0, 1, 2, ... cards left."""
    mean_left: float
    median_left: float
    excellent: int
    """Games with fewer than ten cards left (3.5)."""
    mean_turns: float
    mean_tricks: float
    lost_by: dict[str, int]
    """How many games were lost by each duty (3.3)."""

    @property
    def win_rate(self) -> float:
        return self.wins / self.games if self.games else 0.0

    def chances(self, cards: int) -> tuple[float, ...]:
        """The win rate of the games that laid at least 0, 1, 2, ... of `cards` cards.

        It is NaN if no game got that far.
        """
        ended = np.zeros(cards + 1, np.int64)
        ended[: len(self.left)] = self.left
        reached = np.cumsum(ended)[::-1]
        return tuple(self.wins / games if games else math.nan for games in reached.tolist())

    def as_dict(self) -> dict[str, Any]:
        """The figures as `--json` prints them."""
        return {
            "games": self.games,
            "wins": self.wins,
            "win_rate": self.win_rate,
            "interval": list(self.interval),
            "mean_left": self.mean_left,
            "median_left": self.median_left,
            "excellent": self.excellent,
            "left": list(self.left),
            "mean_turns": self.mean_turns,
            "mean_tricks": self.mean_tricks,
            "lost_by": self.lost_by,
        }


def empty_results(job: Job) -> Results:
    """The results of a job before its first game; `GameError` if its bots lack a learned value."""
    return Results(job, no_scores(job.games), weights_used(job.ruleset, job.team))


def summarize(scores: Scores) -> Summary:
    """Summarize games that have all been played."""
    games, wins = len(scores), int(np.count_nonzero(scores.result == WON))
    return Summary(
        games=games,
        wins=wins,
        interval=wilson(wins, games),
        left=tuple(map(int, np.bincount(scores.left))),
        mean_left=_mean(scores.left),
        median_left=float(np.median(scores.left)) if games else 0.0,
        excellent=int(np.count_nonzero(scores.left < EXCELLENT_BELOW)),
        mean_turns=_mean(scores.turns),
        mean_tricks=_mean(scores.tricks),
        lost_by={
            str(duty): int(np.count_nonzero(scores.result == RESULTS.index(duty))) for duty in Duty
        },
    )


def results_as_dict(results: Results) -> dict[str, Any]:
    """The results as `--json` prints them, without each game's scores."""
    seconds = results.seconds
    return {
        "job": results.job.as_dict(),
        "complete": results.is_complete,
        **results.summary.as_dict(),
        **results.weights.as_dict(),
        "seconds": round(seconds, 3),
        "games_per_second": round(results.done / seconds, 1) if seconds else None,
        "version": results.version,
    }


def _mean(column: np.ndarray[Any, np.dtype[np.uint8]]) -> float:
    return float(column.mean()) if column.size else 0.0
