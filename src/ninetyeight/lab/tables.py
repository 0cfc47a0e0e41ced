"""Results as tables: Markdown for people, CSV for programs."""

import csv
import io
from collections.abc import Sequence

from ninetyeight.lab.results import Results
from ninetyeight.rules import EDITION_NAMES

HEAD = (
    "edition",
    "players",
    "bots",
    "talk",
    "starter",
    "seed",
    "games",
    "wins",
    "win %",
    "95 % from",
    "95 % to",
    "cards left",
    "turns",
    "tricks",
    "value",
    "complete",
    "version",
)


def in_order(results: Sequence[Results]) -> list[Results]:
    """Sort results by edition, players, bots; of equal jobs the one with the most games stays."""
    best: dict[tuple[object, ...], Results] = {}
    for result in results:
        key = _key(result)
        if key not in best or result.done > best[key].done:
            best[key] = result
    return [best[key] for key in sorted(best, key=comparable)]


def rows_of(results: Sequence[Results]) -> list[tuple[str, ...]]:
    """Give a row of text for each result."""
    return [_row(result) for result in results]


def markdown_table(results: Sequence[Results]) -> str:
    """Write a table as Markdown."""
    lines = ["| " + " | ".join(HEAD) + " |", "|" + "---|" * len(HEAD)]
    lines += [
        "| " + " | ".join(cell.replace("|", "\\|") for cell in row) + " |"
        for row in rows_of(results)
    ]
    return "\n".join(lines) + "\n"


def csv_table(results: Sequence[Results]) -> str:
    """Write a table as comma-separated values."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(HEAD)
    writer.writerows(rows_of(results))
    return text.getvalue()


def comparable(key: tuple[object, ...]) -> tuple[object, ...]:
    """Make keys comparable that hold different kinds of things."""
    return tuple(part if isinstance(part, int | tuple) else str(part) for part in key)


def _key(result: Results) -> tuple[object, ...]:
    job = result.job
    edition = tuple(EDITION_NAMES.index(name) for name in job.edition.split("+"))
    layout = () if job.layout is None else job.layout.numbers
    return len(edition), edition, job.players, job.bots, job.talk, job.starter, job.seed, layout


def _row(result: Results) -> tuple[str, ...]:
    job, summary = result.job, result.summary
    low, high = summary.interval
    value = result.serving.value or ""
    return (
        job.edition + ("" if job.layout is None else " (own layout)"),
        str(job.players),
        " ".join(job.bots),
        str(job.talk),
        str(job.starter),
        " ".join(job.seed.split()),
        str(summary.games),
        str(summary.wins),
        f"{100 * summary.win_rate:.2f}",
        f"{100 * low:.2f}",
        f"{100 * high:.2f}",
        f"{summary.mean_left:.2f}",
        f"{summary.mean_turns:.2f}",
        f"{summary.mean_tricks:.2f}",
        value if result.serving.is_own else f"{value} (of another game)",
        "yes" if result.is_complete else "no",
        result.version,
    )
