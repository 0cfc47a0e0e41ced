"""A report on results: tables, plots, and one self-contained page."""

import re
from collections.abc import Sequence
from html import escape
from pathlib import Path

from ninetyeight.lab.analysis.paired_results import ResultsPair, pair_results
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
    weights_notes,
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
    """Write tables, plots and the page into a folder, and return the files."""
    results = in_order(results)
    if not results:
        raise GameError("report", "There are no results to report on.")
    plots, pairs = plots_of(results), pair_results(results)
    files: dict[str, str | bytes] = {
        "report.html": page(results, pairs, plots),
        "results.md": markdown_page(results, pairs),
        "results.csv": csv_table(results),
        "pairs.csv": pairs_csv(pairs),
    }
    for plot in plots:
        files |= {f"{plot.name}.svg": plot.svg, f"{plot.name}.png": plot.png}
    folder.mkdir(parents=True, exist_ok=True)
    for name, content in files.items():
        replace_file(folder / name, content)
    return [folder / name for name in files]


def page(results: Sequence[Results], pairs: Sequence[ResultsPair], plots: Sequence[Plot]) -> str:
    """Compose the page with everything inlined, so that it fetches nothing."""
    parts = [
        "<!doctype html>",
        '<html lang="en">',
        '<head><meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width">',
        f"<title>Ninety-Eight: results</title><style>{STYLE}</style></head>",
        "<body><h1>Ninety-Eight: results</h1>",
        "<p>Intervals are 95 % Wilson score intervals. The commands below reproduce these"
        " numbers on any machine.</p>",
        _table("All results", HEAD, rows_of(results)),
        *(f"<p>{escape(note)}</p>" for note in weights_notes(results)),
        *(_pairs(pairs) if pairs else ()),
        *map(_figure, plots),
        "</body></html>",
    ]
    return "\n".join(parts) + "\n"


def _pairs(pairs: Sequence[ResultsPair]) -> list[str]:
    return [
        "<h2>On the same deals</h2>",
        "<p>McNemar's exact test on the deals that only one of the two wins. Holm's method corrects"
        " the p-values of all rows together; a difference is called real below 0.05. Points and"
        " their intervals (Agresti and Min) are percentage points of games won.</p>",
        _table("On the same deals", PAIR_HEAD, pair_rows_of(pairs)),
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
    """Prepare an SVG for a page: drop its file header, and make its ids unique."""
    svg = plot.svg[plot.svg.index("<svg") :].strip()
    svg = re.sub(r'\s+xmlns(:\w+)?="[^"]*"', "", svg)
    svg = re.sub(r'\bid="', f'id="{plot.name}-', svg)
    svg = re.sub(r'(url\(#|href="#)', rf"\1{plot.name}-", svg)
    return svg.replace("<svg", f'<svg role="img" aria-label="{escape(plot.title)}"', 1)
