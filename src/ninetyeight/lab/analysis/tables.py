"""Writes results as tables: Markdown and HTML for people, CSV for programs."""

import csv
import io
from collections.abc import Iterable, Sequence

from ninetyeight.lab.analysis.paired_results import ResultsPair
from ninetyeight.lab.simulate.results import Results
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
    "complete",
    "version",
)
COLUMNS = (
    "edition",
    "layout",
    "players",
    "bots",
    "talk",
    "starter",
    "seed",
    "games",
    "wins",
    "win_rate",
    "win_rate_low",
    "win_rate_high",
    "mean_left",
    "median_left",
    "excellent",
    "mean_turns",
    "mean_tricks",
    "value",
    "is_own",
    "complete",
    "version",
)
"""The columns of `results.csv`, explained in docs/lab.md."""
PAIR_HEAD = (
    "edition",
    "players",
    "more wins",
    "fewer wins",
    "deals",
    "only the first",
    "only the second",
    "points",
    "95 % from",
    "95 % to",
    "by chance",
    "real",
)
PAIR_COLUMNS = (
    "edition",
    "players",
    "seed",
    "first",
    "second",
    "games",
    "first_only",
    "second_only",
    "difference",
    "difference_low",
    "difference_high",
    "left_difference",
    "chance",
    "is_real",
)
"""The columns of `pairs.csv`, as `lab compare --json` names them."""

Row = tuple[str, ...]


def in_order(results: Sequence[Results]) -> list[Results]:
    """Sort results by edition, players and bots; of equal jobs, keep the one with most games."""
    best: dict[tuple[object, ...], Results] = {}
    for result in results:
        key = _key(result)
        if key not in best or result.done > best[key].done:
            best[key] = result
    return [best[key] for key in sorted(best, key=comparable)]


def rows_of(results: Sequence[Results]) -> list[Row]:
    return [_row(result) for result in results]


def pair_rows_of(pairs: Sequence[ResultsPair]) -> list[Row]:
    return [_pair_row(both) for both in pairs]


def weights_notes(results: Sequence[Results]) -> list[str]:
    """Name the learned values used, and the games for which none was trained."""
    learned = [result for result in results if result.weights.value is not None]
    own = sorted({str(each.weights.value) for each in learned if each.weights.is_own})
    notes = []
    if own:
        notes.append(f"Learned values, each in the game it was trained for: {_list(own)}.")
    borrowed = {
        (result.job.edition, result.job.players): result.weights.value
        for result in learned
        if not result.weights.is_own
    }
    for (edition, players), value in borrowed.items():
        who = "solo" if players == 1 else f"{players} players"
        notes.append(
            f"{edition}, {who}: played with {value}, because no value was trained for this game."
        )
    return notes


def markdown_page(results: Sequence[Results], pairs: Sequence[ResultsPair]) -> str:
    """Write the tables and their notes as Markdown."""
    parts = [_markdown(HEAD, rows_of(results)), *weights_notes(results)]
    if pairs:
        parts.append(_markdown(PAIR_HEAD, pair_rows_of(pairs)))
    return "\n\n".join(parts) + "\n"


def csv_table(results: Sequence[Results]) -> str:
    """Write results as comma-separated values; shares are from 0 to 1."""
    return _csv(COLUMNS, map(_csv_row, results))


def pairs_csv(pairs: Sequence[ResultsPair]) -> str:
    """Write comparisons as comma-separated values."""
    return _csv(PAIR_COLUMNS, map(_csv_pair_row, pairs))


def comparable(key: tuple[object, ...]) -> tuple[object, ...]:
    """Turn a key of mixed types into one that sorts."""
    return tuple(part if isinstance(part, int | tuple) else str(part) for part in key)


def _key(result: Results) -> tuple[object, ...]:
    job = result.job
    edition = tuple(EDITION_NAMES.index(name) for name in job.edition.split("+"))
    layout = () if job.layout is None else job.layout.numbers
    return len(edition), edition, job.players, job.bots, job.talk, job.starter, job.seed, layout


def _row(result: Results) -> Row:
    job, summary = result.job, result.summary
    low, high = summary.interval
    return (
        _edition(result),
        str(job.players),
        " ".join(job.bots),
        str(job.talk),
        str(job.starter),
        _seed(result),
        f"{summary.games:,}",
        f"{summary.wins:,}",
        f"{100 * summary.win_rate:.2f}",
        f"{100 * low:.2f}",
        f"{100 * high:.2f}",
        f"{summary.mean_left:.2f}",
        f"{summary.mean_turns:.2f}",
        f"{summary.mean_tricks:.2f}",
        "yes" if result.is_complete else "no",
        result.version,
    )


def _pair_row(both: ResultsPair) -> Row:
    pair, result = both.pair, both.result
    low, high = pair.wins.interval
    return (
        _edition(result),
        str(result.job.players),
        pair.first,
        pair.second,
        f"{pair.games:,}",
        f"{pair.first_only:,}",
        f"{pair.second_only:,}",
        f"{100 * pair.wins.mean:+.1f}",
        f"{100 * low:+.1f}",
        f"{100 * high:+.1f}",
        f"p = {pair.chance:.2g}",
        "yes" if pair.is_real else "may be chance",
    )


def _csv_row(result: Results) -> Row:
    job, summary, serves = result.job, result.summary, result.weights
    return (
        job.edition,
        "" if job.layout is None else "own",
        str(job.players),
        " ".join(job.bots),
        str(job.talk),
        str(job.starter),
        _seed(result),
        str(summary.games),
        str(summary.wins),
        *map(_number, (summary.win_rate, *summary.interval)),
        *map(_number, (summary.mean_left, summary.median_left)),
        str(summary.excellent),
        *map(_number, (summary.mean_turns, summary.mean_tricks)),
        serves.value or "",
        _truth(is_so=serves.is_own) if serves.value else "",
        _truth(is_so=result.is_complete),
        result.version,
    )


def _csv_pair_row(both: ResultsPair) -> Row:
    pair, result = both.pair, both.result
    return (
        _edition(result),
        str(result.job.players),
        _seed(result),
        pair.first,
        pair.second,
        str(pair.games),
        str(pair.first_only),
        str(pair.second_only),
        *map(_number, (pair.wins.mean, *pair.wins.interval, pair.left.mean, pair.chance)),
        _truth(is_so=pair.is_real),
    )


def _markdown(head: Row, rows: Sequence[Row]) -> str:
    lines = ["| " + " | ".join(head) + " |", "|" + "---|" * len(head)]
    lines += ["| " + " | ".join(cell.replace("|", "\\|") for cell in row) + " |" for row in rows]
    return "\n".join(lines)


def _csv(head: Row, rows: Iterable[Row]) -> str:
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(head)
    writer.writerows(rows)
    return text.getvalue()


def _edition(result: Results) -> str:
    return result.job.edition + ("" if result.job.layout is None else " (own layout)")


def _seed(result: Results) -> str:
    return " ".join(result.job.seed.split())


def _number(number: float) -> str:
    return f"{number:.6g}"


def _truth(*, is_so: bool) -> str:
    return "true" if is_so else "false"


def _list(names: Sequence[str]) -> str:
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} and {names[-1]}"
