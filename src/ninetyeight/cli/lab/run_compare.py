"""Plays contenders on the same deals and prints which differences are real."""

import json
import sys
import time
from collections.abc import Sequence
from dataclasses import replace

import typer

from ninetyeight.bots.naming import split_team
from ninetyeight.cli.backend import chosen_backend
from ninetyeight.cli.lab.early_stop import report_early_stop
from ninetyeight.cli.lab.results_text import comparison_text
from ninetyeight.cli.lab.screen import LabScreen
from ninetyeight.lab.analysis.comparison import compare, contenders
from ninetyeight.lab.executors.listener import Interrupt
from ninetyeight.lab.simulate.job import Job
from ninetyeight.lab.simulate.results import Results, results_as_dict
from ninetyeight.lab.simulate.side_by_side import play_all
from ninetyeight.rules import Layout


def contenders_on(
    job: Job, editions: Sequence[str], teams: Sequence[str], layout: Layout | None
) -> dict[str, Job]:
    """Vary a job by edition and team; the layout applies to editions with orders."""
    with_orders = [name for name in editions if "extreme" in name] or editions

    def job_of(edition: str, team: tuple[str, ...]) -> Job:
        orders = layout if edition in with_orders else None
        return replace(job, edition=edition, bots=team, layout=orders)

    return contenders(editions, [split_team(team) for team in teams], job_of)


def run_compare(
    jobs: dict[str, Job],
    *,
    workers: int | None,
    executor: str | None,
    as_json: bool,
    seconds: float,
) -> None:
    """Play jobs on the same deals and print how they differ."""
    backend = chosen_backend(executor, workers)
    began = time.perf_counter()
    with Interrupt() as interrupt, LabScreen() as screen:
        results, stop = play_all(
            list(jobs.values()), backend, listener=screen, interrupt=interrupt, seconds=seconds
        )
    took = time.perf_counter() - began
    labelled = dict(zip(jobs, results, strict=True))
    done = min(result.done for result in results)
    pairs = compare(labelled) if done else []
    if as_json:
        content = {
            "complete": stop is None,
            "games": done,
            "contenders": {label: _as_dict(result) for label, result in labelled.items()},
            "pairs": [pair.as_dict() for pair in pairs],
            "seconds": round(took, 3),
        }
        typer.echo(json.dumps(content))
    elif done:
        typer.echo(comparison_text(labelled, pairs, took))
    sys.stdout.flush()
    report_early_stop(
        stop, f"all contenders have played {done:,} of {results[0].job.games:,} deals"
    )


def _as_dict(result: Results) -> dict[str, object]:
    """A contender's results without times, which say nothing as contenders take turns."""
    content = results_as_dict(result)
    return {
        name: value
        for name, value in content.items()
        if name not in ("seconds", "games_per_second")
    }
