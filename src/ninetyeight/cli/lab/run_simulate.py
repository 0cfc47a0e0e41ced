"""Starts or resumes a simulation, saves its results and prints its figures."""

import json
import sys
from pathlib import Path

import typer

from ninetyeight.cli.backend import chosen_backend
from ninetyeight.cli.lab.early_stop import report_early_stop
from ninetyeight.cli.lab.results_text import results_text
from ninetyeight.cli.lab.screen import LabScreen
from ninetyeight.cli.safe_output import ONE_OUTPUT, STANDARD_OUTPUT
from ninetyeight.lab.executors.listener import Interrupt
from ninetyeight.lab.files import check_writable
from ninetyeight.lab.simulate.job import Job
from ninetyeight.lab.simulate.results import Results, results_as_dict
from ninetyeight.lab.simulate.results_file import print_results, resume_results, write_results
from ninetyeight.lab.simulate.simulation import simulate
from ninetyeight.rules import GameError

BINARY_OUTPUT = "A results file is binary: redirect it, as in --out - > results.npz."


def run_simulate(
    job: Job,
    *,
    out: Path | None,
    force: bool,
    workers: int | None,
    executor: str | None,
    as_json: bool,
    seconds: float,
) -> None:
    """Simulate a job and print its figures, or the results file if `out` is `-`.

    If no game was finished, only the reason is printed.
    """
    prints_file = out == Path(STANDARD_OUTPUT)
    if prints_file and as_json:
        raise GameError("out", ONE_OUTPUT)
    if prints_file and sys.stdout.isatty():
        raise GameError("out", BINARY_OUTPUT)
    out = None if prints_file else out
    if out is not None:
        check_writable(out)
    begun = resume_results(job, out, force=force)
    backend = chosen_backend(executor, workers)
    with Interrupt() as interrupt, LabScreen() as screen:
        results, stop = simulate(
            job,
            backend,
            begun=begun,
            listener=screen,
            interrupt=interrupt,
            save=lambda results: _save(results, out),
            seconds=seconds,
        )
        unsaved = _save(results, out)
    if prints_file:
        print_results(results)
    elif as_json:
        typer.echo(json.dumps(results_as_dict(results)))
    elif results.done:
        typer.echo(results_text(results))
    sys.stdout.flush()
    if unsaved:
        raise unsaved
    report_early_stop(stop, f"{results.done:,} of {job.games:,} games were played")


def _save(results: Results, out: Path | None) -> OSError | None:
    """Write the results file, and return an error so that the figures can be printed first."""
    try:
        if out is not None:
            write_results(results, out)
    except OSError as error:
        return error
    return None
