"""Measures appends per second, one at a time and in groups, on SQLite and PostgreSQL.

Each append writes one entry and its table's row, and is durable when it returns. "Alone", each
append starts when the previous one has returned. "In groups", many tables append at the same time,
as on a busy server. The two are measured alternately, so that other load slows both; the best rate
of each is printed.
"""

import argparse
import asyncio
import os
import platform
import runpy
import tempfile
import time
from contextlib import AbstractContextManager, nullcontext
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

from ninetyeight.protocol.view import Phase
from ninetyeight.store import LogEntry, Store, TableRow, open_store

NOW = datetime(2026, 1, 1, tzinfo=UTC)
BODY = '{"played": {"seat": 2, "card": 57, "pile": "C"}, "drawn": [12, 88]}' * 4
ROUNDS = 3


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument(
        "--tables", type=int, default=200, help="how many tables append at the same time"
    )
    arguments.add_argument("--seconds", type=float, default=2.0, help="length of a measurement")
    arguments.add_argument("--folder", type=Path, help="where to create the SQLite file")
    arguments.add_argument(
        "--postgres", metavar="URL", help="use this server instead of starting one"
    )
    options = arguments.parse_args()
    print(f"Python {platform.python_version()}, {platform.machine()}, {os.cpu_count()} cores")
    print(f"{options.tables} tables, bodies of {len(BODY)} bytes, best of {ROUNDS}\n")
    print("| database | alone/s | in groups/s | ratio |")
    print("|---|---|---|---|")
    with tempfile.TemporaryDirectory(dir=options.folder) as folder:
        _measure("SQLite", f"sqlite:///{folder}/bench.db", options.tables, options.seconds)
    with _postgres(options.postgres) as url:
        _measure("PostgreSQL", url % "postgres", options.tables, options.seconds)


def _measure(name: str, url: str, tables: int, seconds: float) -> None:
    alone, groups = asyncio.run(_rounds(url, tables, seconds))
    print(f"| {name} | {alone:,.0f} | {groups:,.0f} | {groups / alone:.1f} |", flush=True)


async def _rounds(url: str, tables: int, seconds: float) -> tuple[float, float]:
    """Return the best rates of one table alone and of many at the same time."""
    alone, groups = [], []
    async with await open_store(url, Path()) as store:
        for number in range(ROUNDS):
            alone.append(await _rate(store, [f"alone-{number}"], seconds))
            names = [f"{number}-{table}" for table in range(tables)]
            groups.append(await _rate(store, names, seconds))
    return max(alone), max(groups)


async def _rate(store: Store, names: list[str], seconds: float) -> float:
    begin = time.perf_counter()
    counts = await asyncio.gather(*(_fill(store, name, begin + seconds) for name in names))
    return sum(counts) / (time.perf_counter() - begin)


async def _fill(store: Store, name: str, end: float) -> int:
    row = TableRow(
        name,
        NOW,
        NOW,
        0,
        Phase.PLAYING,
        is_public=False,
        edition="original",
        players=3,
        open_seats=0,
        name=name,
        people=("a", "b", "c"),
    )
    count = 0
    while time.perf_counter() < end:
        count += 1
        turn = row.people[count // 3 % 3]  # about three cards a turn
        await store.log.append(
            name,
            [LogEntry(count, NOW, BODY, f"command-{count}")],
            replace(row, sequence=count, waiting_for=(turn,)),
        )
    return count


def _postgres(url: str | None) -> AbstractContextManager[str]:
    if url is not None:
        return nullcontext(url.replace("%", "%%"))
    tests = Path(__file__).parents[1] / "tests" / "store" / "postgres.py"
    server: AbstractContextManager[str] = runpy.run_path(str(tests))["running_postgres"]()
    return server


if __name__ == "__main__":
    main()
