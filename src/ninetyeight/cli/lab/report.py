"""`ninetyeight lab report`: turns results files into tables, plots and a page."""

from pathlib import Path
from typing import Annotated

import typer

from ninetyeight.cli.options import optional

ResultsFiles = Annotated[list[Path], typer.Argument(metavar="RESULTS...", hidden=True)]
Folder = Annotated[
    Path, optional("--out", "-o", metavar="FOLDER", help="The folder for the report.")
]


def report(results: ResultsFiles, out: Folder) -> None:
    """Turn results files into tables, plots and one page.

    Writes report.html, which holds everything, results.md, results.csv, pairs.csv, and every
    plot as SVG and PNG. Results on the same deals are compared as by 'lab compare'. The same
    results give the same files.

    \b
    Examples:
      ninetyeight lab report results.npz --out report
      ninetyeight lab report results/*.npz --out report
      ninetyeight lab report a.npz b.npz -o .
    """
    from ninetyeight.cli.lab.run_report import run_report

    run_report(results, out)
