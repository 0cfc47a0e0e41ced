"""A report on results: tables, pictures, and one page that holds it all and asks for nothing."""

import re
from collections.abc import Sequence
from html import escape
from pathlib import Path

from ninetyeight.lab.analysis.paired_results import Match, matches_of
from ninetyeight.lab.analysis.plots import Plot, plots_of
from ninetyeight.lab.analysis.tables import (
    HEAD,
    PAIR_HEAD,
    Row,
    csv_table,
    in_order,
    markdown_page,
    pair_rows_of,
    pairs_csv,
    rows_of,
    serving_notes,
)
from ninetyeight.lab.files import replace_file
from ninetyeight.lab.simulate.results import Results
from ninetyeight.rules import GameError

STYLE = """
:root { color-scheme: light dark; }
body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 60rem; padding: 0 1rem; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: .2rem .6rem; text-align: right; white-space: nowrap; }
th { border-bottom: 1px solid; }
figure { margin: 2rem 0; }
figure svg { background: #fff; height: auto; max-width: 100%; }
pre { overflow-x: auto; font-size: .85em; }
"""


def write_report(results: Sequence[Results], folder: Path) -> list[Path]:
    """Write tables, pictures and the page into a folder; give the files."""
    results = in_order(results)
    if not results:
        raise GameError("report", "There are no results to report on.")
    plots, matches = plots_of(results), matches_of(results)
    files: dict[str, str | bytes] = {
        "report.html": page(results, matches, plots),
        "results.md": markdown_page(results, matches),
        "results.csv": csv_table(results),
        "pairs.csv": pairs_csv(matches),
    }
    for plot in plots:
        files |= {f"{plot.name}.svg": plot.svg, f"{plot.name}.png": plot.png}
    folder.mkdir(parents=True, exist_ok=True)
    for name, content in files.items():
        replace_file(folder / name, content)
    return [folder / name for name in files]


def page(results: Sequence[Results], matches: Sequence[Match], plots: Sequence[Plot]) -> str:
    """Write the page: everything is in it, and nothing is fetched from elsewhere."""
    parts = [
        "<!doctype html>",
        '<html lang="en">',
        '<head><meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width">',
        f"<title>Ninety-Eight: results</title><style>{STYLE}</style></head>",
        "<body><h1>Ninety-Eight: results</h1>",
        "<p>Intervals are of 95 %, by Wilson's score. Every command below gives the same numbers"
        " again, on any machine.</p>",
        _table("All results", HEAD, rows_of(results)),
        *(f"<p>{escape(note)}</p>" for note in serving_notes(results)),
        *(_pairs(matches) if matches else ()),
        *map(_figure, plots),
        "</body></html>",
    ]
    return "\n".join(parts) + "\n"


def _pairs(matches: Sequence[Match]) -> list[str]:
    return [
        "<h2>On the same deals</h2>",
        "<p>McNemar's exact test on the deals that only one of two wins. The chances are raised by"
        " Holm's method for all rows together; a difference is called real below 0.05. Points and"
        " their intervals, by Agresti and Min, are of the games won.</p>",
        _table("On the same deals", PAIR_HEAD, pair_rows_of(matches)),
    ]


def _table(name: str, names: Row, cells: Sequence[Row]) -> str:
    head = "".join(f'<th scope="col">{escape(name)}</th>' for name in names)
    rows = "\n".join(
        "<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in cells
    )
    return (
        f'<div class="wide" tabindex="0" role="region" aria-label="{name}"><table>'
        f"<thead><tr>{head}</tr></thead>\n<tbody>\n{rows}\n</tbody></table></div>"
    )


def _figure(plot: Plot) -> str:
    commands = "\n".join(escape(result.job.command) for result in plot.results)
    return (
        f"<figure>\n{_inline(plot)}\n<figcaption>{escape(plot.title)}"
        f"<details><summary>Commands</summary><pre>{commands}</pre></details></figcaption>\n"
        "</figure>"
    )


def _inline(plot: Plot) -> str:
    """Fit a picture into a page: without the head of a file, with names that are its own."""
    svg = plot.svg[plot.svg.index("<svg") :].strip()
    svg = re.sub(r'\s+xmlns(:\w+)?="[^"]*"', "", svg)
    svg = re.sub(r'\bid="', f'id="{plot.name}-', svg)
    svg = re.sub(r'(url\(#|href="#)', rf"\1{plot.name}-", svg)
    return svg.replace("<svg", f'<svg role="img" aria-label="{escape(plot.title)}"', 1)
