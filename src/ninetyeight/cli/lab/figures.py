"""What `ninetyeight lab compare` and `report` do once their words are parsed."""

import json
import sys
import time
from pathlib import Path

import typer

from ninetyeight.cli.backend import chosen_engine
from ninetyeight.cli.lab.commands import STANDARD_OUTPUT, end
from ninetyeight.cli.lab.results_text import comparison_text
from ninetyeight.cli.lab.screen import LabScreen
from ninetyeight.lab.analysis.comparison import compare, play_all
from ninetyeight.lab.executors.listener import Interrupt
from ninetyeight.lab.simulate.job import Job
from ninetyeight.lab.simulate.results import results_as_dict
from ninetyeight.lab.simulate.results_file import read_results
from ninetyeight.rules import GameError


def run_compare(
    jobs: dict[str, Job],
    *,
    workers: int | None,
    executor: str | None,
    as_json: bool,
    seconds: float,
) -> None:
    """Play jobs on the same deals and print what sets them apart."""
    engine = chosen_engine(executor, workers)
    began = time.perf_counter()
    with Interrupt() as interrupt, LabScreen() as screen:
        results, ending = play_all(
            list(jobs.values()), engine, watch=screen, interrupt=interrupt, seconds=seconds
        )
    took = time.perf_counter() - began
    named = dict(zip(jobs, results, strict=True))
    done = min(result.done for result in results)
    pairs = compare(named) if done else []
    if as_json:
        content = {
            "complete": ending is None,
            "games": done,
            "contenders": {
                label: _without_times(results_as_dict(result)) for label, result in named.items()
            },
            "pairs": [pair.as_dict() for pair in pairs],
            "seconds": round(took, 3),
        }
        typer.echo(json.dumps(content))
    elif done:
        typer.echo(comparison_text(named, pairs, took))
    sys.stdout.flush()
    end(ending, f"{done:,} of {results[0].job.games:,} deals are played by all")


def run_report(files: list[Path], out: Path) -> None:
    """Write a report on results files, and say where."""
    from ninetyeight.lab.analysis.report import write_report

    if out == Path(STANDARD_OUTPUT):
        raise GameError("out", "A report is several files: name a folder for them.")
    results = [read_results(file) for file in files]
    for path in write_report(results, out):
        typer.echo(str(path))


def _without_times(content: dict[str, object]) -> dict[str, object]:
    """Leave out how long it took: contenders are played side by side."""
    return {
        name: value
        for name, value in content.items()
        if name not in ("seconds", "games_per_second")
    }
