"""Clocks may differ: a server ten minutes ahead and one ten minutes behind run the same tables.

They share a PostgreSQL and a Redis. Each dies in turn, and the other takes over its tables: no
lease lasts too long, no turn is played early or late, and both report the same times. `python -m
proof.skew.prove --deaths 6` prints one JSON object of figures.
"""

import argparse
import itertools
import json
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager, ExitStack
from dataclasses import asdict, dataclass, field
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

from proof.machinery.cluster import Cluster, running_cluster
from proof.machinery.listening import at_server
from proof.skew import skewed_server
from server.people import Person
from server.servers import WIDE, Server, running_program
from waiting import poll

SKEW = 600
"""By how many seconds each server's clock is off: one ahead, one behind."""
TURN_SECONDS = 10
EARLY = timedelta(seconds=0.05)
"""The precision of a server's clock, measured over the network."""
PATIENCE = 60.0
LEASED = "SELECT 1 FROM leases WHERE table_id = $1"
TAKEN = "SELECT clock_timestamp() AS now FROM leases WHERE table_id = $1 AND holder <> $2"
MINDED = "SELECT at FROM entries WHERE table_id = $1 AND body LIKE '%seat-minded%'"


@dataclass
class Figures:
    """The figures of a run."""

    deaths: int = 0
    tables: int = 0
    taken_over: list[float] = field(default_factory=list)
    """Seconds from a death until another server had the table's lease, by the database's clock."""
    early: int = 0
    """Turns that a bot took over before their time was up."""
    late: list[float] = field(default_factory=list)
    """How long after that time they were taken over, in seconds, by the database's clock."""
    deadlines_compared: int = 0
    deadlines_differ: int = 0
    out_of_order: int = 0
    """Entries with an earlier time than the entry before them."""
    seconds: float = 0.0


def prove_skew_is_harmless(folder: Path, deaths: int) -> Figures:
    """Kill one of two servers, again and again."""
    began, figures = time.perf_counter(), Figures(deaths=deaths)
    with ExitStack() as stack:
        cluster = stack.enter_context(running_cluster(folder))
        for number in range(deaths):
            skew = SKEW if number % 2 == 0 else -SKEW
            with ExitStack() as servers, ThreadPoolExecutor() as threads:
                two = [_off(each, folder / f"{each:+}", cluster.options) for each in (skew, -skew)]
                doomed, heir = threads.map(servers.enter_context, two)
                _die(figures, cluster, doomed, heir)
    figures.seconds = round(time.perf_counter() - began, 1)
    return figures


def _off(seconds: int, data: Path, options: tuple[str, ...]) -> AbstractContextManager[Server]:
    program = (sys.executable, str(skewed_server.__file__), str(seconds))
    return running_program(program, data, *options, **WIDE)


def _die(figures: Figures, cluster: Cluster, doomed: Server, heir: Server) -> None:
    with (
        Person(doomed, "Ada") as ada,
        Person(doomed, "Ben") as ben,
        at_server(heir, ada) as heirs,
    ):
        clock = {"kind": "turn", "seconds": TURN_SECONDS, "at_limit": "bot-seat"}
        tables = [_with_bot(ada, bid_seconds=300), _on_turn(ada, ben, clock=clock)]
        for table_id in tables:
            _wait_for(cluster, LEASED, table_id)
            told = [_deadline(person, table_id) for person in (ada, heirs)]
            figures.deadlines_compared += 1
            figures.deadlines_differ += told[0] != told[1]
        _check_order(figures, cluster, tables[1])
        deadline = told[0]
        doomed.process.kill()
        doomed.process.wait()
        (row,) = cluster.sql("SELECT clock_timestamp() AS now, holder FROM leases LIMIT 1")
        for table_id in tables:
            at = _wait_for(cluster, TAKEN, table_id, row["holder"])["now"]
            figures.taken_over.append(round((at - row["now"]).total_seconds(), 2))
        at = _wait_for(cluster, MINDED, tables[1])["at"]
        figures.early += at < deadline - EARLY
        figures.late.append(round((at - deadline).total_seconds(), 2))
        _check_order(figures, cluster, tables[1])
        figures.tables += len(tables)
    cluster.sql("DELETE FROM tables")
    cluster.sql("DELETE FROM leases")


def _with_bot(ada: Person, **settings: object) -> str:
    """Deal at a table where a bot waits for a person's bid."""
    table_id = ada.open_table(players=2, **settings)
    ada.act(table_id, "seat-bot", seat=1, bot="greedy").raise_for_status()
    ada.act(table_id, "start").raise_for_status()
    return table_id


def _on_turn(ada: Person, ben: Person, **settings: object) -> str:
    """Begin a game in which the person on turn will not play."""
    table_id = ada.open_table(players=2, minder="greedy", **settings)
    ben.act(table_id, "sit").raise_for_status()
    ada.act(table_id, "start").raise_for_status()
    ada.act(table_id, "make-bid", bid="like").raise_for_status()
    ben.act(table_id, "make-bid", bid="rather-not").raise_for_status()
    return table_id


def _deadline(person: Person, table_id: str) -> datetime:
    def ask() -> str | None:
        shown = person.get(f"/api/tables/{table_id}").raise_for_status().json()
        deadline: str | None = shown["table"]["deadline"]
        return deadline

    deadline = poll(ask, "a deadline", PATIENCE)
    assert deadline is not None
    return datetime.fromisoformat(deadline)


def _check_order(figures: Figures, cluster: Cluster, table_id: str) -> None:
    """Compare the times of entries with each other."""
    rows = cluster.sql(
        "SELECT at FROM entries WHERE table_id = $1 ORDER BY sequence",
        table_id,
    )
    for before, after in itertools.pairwise(rows):
        figures.out_of_order += after["at"] < before["at"] - EARLY


def _wait_for(cluster: Cluster, question: str, *values: object) -> Any:
    return poll(lambda: cluster.sql(question, *values), question, PATIENCE)[0]


def main() -> None:
    """Print the figures."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--deaths", type=int, default=6)
    options = arguments.parse_args()
    with tempfile.TemporaryDirectory(prefix="ninetyeight-") as folder:
        figures = prove_skew_is_harmless(Path(folder), options.deaths)
    sys.stdout.write(json.dumps(asdict(figures)) + "\n")


if __name__ == "__main__":
    main()
