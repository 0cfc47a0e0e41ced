"""Small jobs and ways to look at results, for tests of the lab."""

import json
from typing import Any

import numpy as np

from cli.commands import run
from ninetyeight.lab.executors.chunks import Span
from ninetyeight.lab.simulate.job import Job
from ninetyeight.lab.simulate.scores import NAMES, Scores
from ninetyeight.lab.simulate.simulation import play_span


def small_job(games: int = 60, bots: tuple[str, ...] = ("greedy",), **others: Any) -> Job:
    fields: dict[str, Any] = {"edition": "original", "players": 3, "bots": bots, "games": games}
    return Job(**(fields | others))


def all_played(job: Job) -> Scores:
    """Play a whole job in this process."""
    return play_span(job, Span(0, job.games))


def same(one: Scores, two: Scores) -> bool:
    return all(np.array_equal(getattr(one, name), getattr(two, name)) for name in NAMES)


def answer(*args: str) -> dict[str, Any]:
    """Run a command of the lab with `--json`, and return the one object that it prints."""
    result = run("lab", *args, "--json")
    assert (result.code, result.err) == (0, "")
    assert result.out.count("\n") == 1
    content: dict[str, Any] = json.loads(result.out)
    return content
