"""Reads results files, writes their report and lists what it wrote."""

from pathlib import Path

import typer

from ninetyeight.cli.safe_output import STANDARD_OUTPUT
from ninetyeight.lab.analysis.report import write_report
from ninetyeight.lab.simulate.results_file import read_results
from ninetyeight.rules import GameError


def run_report(files: list[Path], out: Path) -> None:
    """Write a report on results files, and list what was written."""
    if out == Path(STANDARD_OUTPUT):
        raise GameError("out", "A report consists of several files: name a folder for them.")
    results = [read_results(file) for file in files]
    for path in write_report(results, out):
        typer.echo(str(path))
