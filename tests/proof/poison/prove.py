"""Unreadable tables disturb no other, not even during a rolling upgrade.

Two servers of this version and one of the next share a PostgreSQL and a Redis. The next version
writes what this one cannot read, rows are damaged, processes die. `python -m
proof.poison.prove --tables 60` prints one JSON object of figures.
"""

import argparse
import json
import sys
import tempfile
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from dataclasses import asdict, dataclass, field
from functools import partial
from pathlib import Path

from ninetyeight.host.lease_keeper import RENEWAL
from proof.machinery.cluster import Cluster, running_cluster
from proof.machinery.listening import at_server
from proof.poison import newer_server
from server.people import Person, refused_with
from server.servers import PROGRAM, WIDE, Server, running_program
from waiting import poll

NEWER = (sys.executable, str(newer_server.__file__))
DAMAGE = ("", "{", '{"kind":"card-laid"}', '{"kind":"came-back","seat":17}', '"kind"')
UNREADABLE = (503, "table-unreadable")
PATIENCE = 60.0
LOOKED_FOR = 4 * RENEWAL
"""Within this many seconds every process has looked for expired leases."""


@dataclass
class Figures:
    """The figures of a run."""

    tables: int = 0
    poisoned: int = 0
    """Tables in which the next version wrote events that this one cannot read."""
    damaged: int = 0
    refused: int = 0
    """Attempts to use these tables, each refused with 503 or 4503."""
    answered: int = 0
    """Attempts to use other tables meanwhile, all successful."""
    wrong: list[str] = field(default_factory=list)
    """What went wrong."""
    slowest: float = 0.0
    """The slowest answer, in seconds."""
    written_by_old: int = 0
    """Entries that this version appended to tables that it cannot read."""
    leased_by_old: int = 0
    """Leases that this version took of tables that it cannot read."""
    read_by_newer: int = 0
    mended: int = 0
    """Damaged tables that running processes could read again once their row was repaired."""
    task_failures: float = 0.0
    seconds: float = 0.0


def prove_poison_stays(folder: Path, count: int) -> Figures:
    """Make two thirds of the tables unreadable, and check that the others do not notice."""
    began, figures = time.perf_counter(), Figures(tables=count)
    with ExitStack() as stack:
        cluster = stack.enter_context(running_cluster(folder))

        def start(name: str, program: Sequence[str] = PROGRAM) -> Server:
            running = running_program(program, folder / name, *cluster.options, **WIDE)
            return stack.enter_context(running)

        names, programs = ("old", "fresh", "newer"), (PROGRAM, PROGRAM, NEWER)
        with ThreadPoolExecutor() as threads:
            old, other, newer = threads.map(start, names, programs)
        ada = stack.enter_context(Person(old, "Ada"))
        tables = _Tables(ada, stack.enter_context(at_server(newer, ada)))
        _poison(figures, cluster, tables)
        fresh = stack.enter_context(at_server(other, ada))  # it has none of it in memory
        _ask_everywhere(figures, cluster, tables, fresh)
        _mend(figures, cluster, tables, fresh)
        newer.process.kill()
        newer.process.wait()
        _take_no_lease(figures, cluster)
        newer = start("newer again", NEWER)
        there = stack.enter_context(at_server(newer, ada))
        _read_all(figures, cluster, there)
        figures.task_failures = _failures(ada) + _failures(fresh)
    figures.seconds = round(time.perf_counter() - began, 1)
    return figures


class _Tables:
    """The tables of a person who uses servers of both versions."""

    def __init__(self, ada: Person, there: Person) -> None:
        self.ada, self.there = ada, there
        self.good: list[str] = []
        self.poisoned: list[str] = []
        self.damaged: list[str] = []


def _poison(figures: Figures, cluster: Cluster, tables: _Tables) -> None:
    """Let the next version write to some tables, and damage rows of others."""
    for number in range(figures.tables):
        table_id = tables.ada.open_table(name=f"Table {number}", players=2, bid_seconds=300)
        tables.ada.act(table_id, "seat-bot", seat=1, bot="greedy").raise_for_status()
        (tables.good, tables.poisoned, tables.damaged)[number % 3].append(table_id)
    figures.poisoned, figures.damaged = len(tables.poisoned), len(tables.damaged)
    with ExitStack() as stack:
        seats = [stack.enter_context(tables.ada.sit(each)) for each in tables.poisoned[:5]]
        for seat in seats:
            seat.until("update")
        for table_id in tables.poisoned:
            tables.there.act(table_id, "start").raise_for_status()
            tables.there.act(table_id, "say-phrase", code="well-played").raise_for_status()
        for seat in seats:
            _note(figures, "socket", seat.until_closed()[0], 4503)
    for number, table_id in enumerate(tables.damaged):
        _write_second_row(cluster, table_id, DAMAGE[number % len(DAMAGE)])
    _wait_for_bids(cluster, len(tables.poisoned))


def _wait_for_bids(cluster: Cluster, count: int) -> None:
    """Wait until the bots have bid and shown their signs, after which nobody acts."""
    bids = "SELECT count(*) AS count FROM entries WHERE body LIKE '%bid-made%'"
    since, before = time.monotonic(), -1

    def are_at_rest() -> bool:
        nonlocal since, before
        (row,) = cluster.sql(f"{bids} OR body LIKE '%signalled%'")
        if row["count"] != before:
            since, before = time.monotonic(), row["count"]
        return before >= count and time.monotonic() - since >= 2 * RENEWAL

    poll(are_at_rest, "the bots have bid", PATIENCE)


def _ask_everywhere(figures: Figures, cluster: Cluster, tables: _Tables, fresh: Person) -> None:
    """Request everything from servers of this version."""
    before = _sequences(cluster, tables.poisoned)
    for ada, unreadable in (
        (tables.ada, tables.poisoned),
        (fresh, [*tables.poisoned, *tables.damaged]),
    ):
        for table_id in unreadable:
            answer = ada.act(table_id, "say-phrase", code="hello")
            _note(figures, "asked", (answer.status_code, answer.json().get("code")), UNREADABLE)
            path = f"/api/tables/{table_id}/socket"
            refused = refused_with(ada.server, path, Cookie=ada.cookie)
            _note(figures, "socket", refused, UNREADABLE)
        for table_id in tables.good:
            began = time.perf_counter()
            answer = ada.act(table_id, "say-phrase", code="hello")
            figures.slowest = max(figures.slowest, round(time.perf_counter() - began, 3))
            figures.answered += 1
            if answer.status_code != 200:
                figures.wrong.append(f"good: {answer.status_code} {answer.text[:200]}")
        listed = {each["id"] for each in ada.get("/api/me/tables", limit=100).json()["items"]}
        if not listed >= {tables.good[-1], tables.poisoned[-1], tables.damaged[-1]}:
            figures.wrong.append("a list lacks tables")
    figures.written_by_old = sum(_sequences(cluster, tables.poisoned)) - sum(before)


def _note(figures: Figures, what: str, got: object, right: object) -> None:
    figures.refused += 1
    if got != right:
        figures.wrong.append(f"{what}: {got}, not {right}")


def _mend(figures: Figures, cluster: Cluster, tables: _Tables, fresh: Person) -> None:
    """Restore the damaged rows, without restarting the server."""
    right = json.dumps({"kind": "bot-seated", "seat": 1, "bot": "greedy"})
    for table_id in tables.damaged:
        _write_second_row(cluster, table_id, right)
    for table_id in tables.damaged:
        poll(partial(_is_read, fresh, table_id), f"{table_id} is read again", PATIENCE)
        figures.mended += fresh.act(table_id, "say-phrase", code="hello").status_code == 200


def _is_read(person: Person, table_id: str) -> bool:
    return person.get(f"/api/tables/{table_id}").status_code == 200


def _write_second_row(cluster: Cluster, table_id: str, body: str) -> None:
    statement = "UPDATE entries SET body = $2 WHERE table_id = $1 AND sequence = 2"
    cluster.sql(statement, table_id, body)


def _take_no_lease(figures: Figures, cluster: Cluster) -> None:
    """Wait until the leases of the dead process have expired, and look who took them."""
    unreadable = (
        "SELECT l.holder, l.expires_at > clock_timestamp() AS lasts FROM leases l WHERE EXISTS "
        "(SELECT 1 FROM entries e WHERE e.table_id = l.table_id AND e.body LIKE '%cards-admired%')"
    )
    poll(
        lambda: not any(row["lasts"] for row in cluster.sql(unreadable)),
        "the leases of the dead process expire",
        PATIENCE,
    )
    time.sleep(LOOKED_FOR)
    figures.leased_by_old = sum(row["lasts"] for row in cluster.sql(unreadable))


def _read_all(figures: Figures, cluster: Cluster, there: Person) -> None:
    for row in cluster.sql("SELECT id FROM tables"):
        figures.read_by_newer += there.get(f"/api/tables/{row['id']}").status_code == 200


def _failures(ada: Person) -> float:
    lines = ada.get("/metrics").text.splitlines()
    counted = [line for line in lines if line.startswith("ninetyeight_task_failures_total{")]
    return sum(float(line.rpartition(" ")[2]) for line in counted)


def _sequences(cluster: Cluster, table_ids: list[str]) -> list[int]:
    rows = cluster.sql("SELECT id, sequence FROM tables WHERE id = ANY($1)", table_ids)
    known = {row["id"]: row["sequence"] for row in rows}
    return [known[each] for each in table_ids]


def main() -> None:
    """Print the figures."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--tables", type=int, default=60)
    options = arguments.parse_args()
    with tempfile.TemporaryDirectory(prefix="ninetyeight-") as folder:
        figures = prove_poison_stays(Path(folder), options.tables)
    sys.stdout.write(json.dumps(asdict(figures)) + "\n")


if __name__ == "__main__":
    main()
