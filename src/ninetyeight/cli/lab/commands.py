"""What `ninetyeight lab ...` does once its words are parsed."""

import json
import sys
from pathlib import Path

import typer

from ninetyeight.cli.backend import chosen_engine
from ninetyeight.cli.files import STANDARD_INPUT
from ninetyeight.cli.lab.results_text import results_text
from ninetyeight.cli.lab.screen import LabScreen
from ninetyeight.cli.options import EXIT_INTERRUPTED
from ninetyeight.cli.safe_output import plain, plain_lines
from ninetyeight.lab.executors.listener import Interrupt
from ninetyeight.lab.executors.runner import Ending
from ninetyeight.lab.files import check_writable, replace_file
from ninetyeight.lab.simulate.deals import Players, finish_deals, read_deals
from ninetyeight.lab.simulate.job import Job
from ninetyeight.lab.simulate.results import Results, results_as_dict
from ninetyeight.lab.simulate.results_file import begun_results, file_text, write_results
from ninetyeight.lab.simulate.simulation import simulate
from ninetyeight.rules import GameError, Record

STANDARD_OUTPUT = "-"
ONE_OUTPUT = "Standard output takes one of the two: --json, or --out - for the whole file."


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
    """Simulate a job and print its figures, or the whole results file where `out` is `-`.

    Where no game is done there are none, and the line that says why stands alone.
    """
    prints_file = out == Path(STANDARD_OUTPUT)
    if prints_file and as_json:
        raise GameError("out", ONE_OUTPUT)
    out = None if prints_file else out
    if out is not None:
        check_writable(out)
    begun = begun_results(job, out, force=force)
    engine = chosen_engine(executor, workers)
    with Interrupt() as interrupt, LabScreen() as screen:
        results, ending = simulate(
            job,
            engine,
            begun=begun,
            watch=screen,
            interrupt=interrupt,
            keep=lambda results: _saved(results, out),
            seconds=seconds,
        )
        unsaved = _saved(results, out)
    if prints_file:
        typer.echo(file_text(results), nl=False)
    elif as_json:
        typer.echo(json.dumps(results_as_dict(results)))
    elif results.done:
        typer.echo(results_text(results))
    sys.stdout.flush()
    if unsaved:
        raise unsaved
    end(ending, f"{results.done:,} of {job.games:,} games are done")


def run_play(
    *, deals: str, out: str, players: Players, workers: int | None, executor: str | None
) -> None:
    """Play given deals and write the finished records."""
    place = None if out == STANDARD_INPUT else Path(out)
    if place is not None:
        check_writable(place, is_kept=False)
    given = _read_deals(deals, players)
    engine = chosen_engine(executor, workers)
    with Interrupt() as interrupt, LabScreen("deals") as screen:
        lines, ending = finish_deals(given, players, engine, watch=screen, interrupt=interrupt)
        finished = [line for line in lines if line is not None]
        text = "".join(f"{line}\n" for line in finished)
        if place is not None:
            replace_file(place, text)
    if place is None:
        sys.stdout.write(text)
        sys.stdout.flush()
    end(ending, f"{len(finished):,} of {len(lines):,} deals are played and written")


def _read_deals(name: str, players: Players) -> list[Record]:
    try:
        if name == STANDARD_INPUT:
            return read_deals(sys.stdin.buffer, players)
        with Path(name).open("rb") as file:
            return read_deals(file, players)
    except OSError as error:
        raise GameError("deals", f"{plain(name)}: {error.strerror or error}.") from None
    except GameError as error:
        where = "standard input" if name == STANDARD_INPUT else plain(name)
        raise GameError(error.code, f"{where}, {error.message}") from None


def end(ending: Ending | None, so_far: str) -> None:
    """End a command that could not do everything: what is done is kept, and said."""
    if ending is None:
        return
    message = f"{ending.message.rstrip('.')}: {so_far}."
    sys.stderr.write(plain_lines(ending.trace))
    if not ending.is_interrupt:
        raise GameError("lab", message)
    sys.stderr.write(f"ninetyeight: {message}\n")
    raise typer.Exit(EXIT_INTERRUPTED)


def _saved(results: Results, out: Path | None) -> OSError | None:
    """Write the results file; an error waits until the figures are printed."""
    try:
        if out is not None:
            write_results(results, out)
    except OSError as error:
        return error
    return None
