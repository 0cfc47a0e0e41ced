"""Load test of a server: many tables and sockets, first at one rate of moves, then at others.

The server runs in its own process on loopback, with a database in a temporary folder and limits too
high to matter. This process is all the players. A move is timed from sending it to the update that
answers it, by which time it is stored and sent to everybody at the table. After the main
measurement the rate is raised until the server cannot keep up, or lowered until it can. Prints one
JSON object.

With `--attack` the server has its default limits and 1,024 open files. Every table has its own
address, and while people play, the server is attacked from another one in every way that `proof`
knows.
"""

import argparse
import asyncio
import json
import os
import platform
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

from load_client import Address, Socket, ask, connect

PLAYERS = 5
WIDE = {
    "person_rate": 1_000_000,
    "person_burst": 1_000_000,
    "address_rate": 1_000_000,
    "address_burst": 1_000_000,
    "new_people_per_hour": 1_000_000,
    "sockets_per_address": 1_000_000,
    "connections_per_address": 1_000_000,
}
SATURATED_MS = 500.0
"""A server counts as saturated above this 99th percentile."""
FASTER = 1.25
"""The factor by which each step changes the rate."""
LEAST = 10.0
"""The lowest rate to try."""
TOO_FEW = 0.9
"""The share of the rate that a server must reach."""
AT_ONCE = 50
"""How many tables are set up at the same time."""
PATIENCE = 30.0
ATTACKED_FILES = 1024
SLOWER = 3.0
"""How many times as long the 99th percentile may be during an attack."""
MOST_MEMORY = 400.0
"""How much memory a server under attack may use, in MiB."""


def main() -> None:
    """Run the test and print the figures; exit with 1 if an attack did harm."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--tables", type=int, default=400)
    arguments.add_argument("--rate", type=float, default=400.0, help="moves a second")
    arguments.add_argument("--seconds", type=float, default=30.0)
    arguments.add_argument(
        "--step-seconds",
        type=float,
        default=8.0,
        help="for each further rate",
    )
    arguments.add_argument("--most", type=float, default=5000.0, help="the highest rate to try")
    arguments.add_argument(
        "--attack",
        nargs="*",
        help="attack the server: names, or none for all",
    )
    options = arguments.parse_args()
    is_attacked = options.attack is not None
    limits, files = ({}, ATTACKED_FILES) if is_attacked else (WIDE, None)
    job = _attack if is_attacked else _load
    with (
        tempfile.TemporaryDirectory() as folder,
        _server(Path(folder), limits, files) as (address, process),
    ):
        figures = _runner().run(job(options, address, process.pid))
    print(json.dumps(figures))
    sys.exit(bool(figures.get("hurt")))


def _runner() -> asyncio.Runner:
    try:
        import uvloop
    except ImportError:
        return asyncio.Runner()
    return asyncio.Runner(loop_factory=uvloop.new_event_loop)


@contextmanager
def _server(
    folder: Path, limits: dict[str, int], files: int | None
) -> Iterator[tuple[Address, "subprocess.Popen[str]"]]:
    kept = {key: text for key, text in os.environ.items() if not key.startswith("NINETYEIGHT_")}
    given = {f"NINETYEIGHT_{name.upper()}": str(value) for name, value in limits.items()}
    with subprocess.Popen(
        [sys.executable, "-m", "ninetyeight", "serve", "--port", "0", "--data", str(folder)],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        env={**kept, **given},
        preexec_fn=partial(_limit_files, files) if files else None,
    ) as process:
        assert process.stdout is not None
        host, _, port = process.stdout.readline().strip().rpartition("/")[2].partition(":")
        try:
            yield (host, int(port)), process
        finally:
            process.terminate()


def _limit_files(most: int) -> None:
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


@dataclass
class Table:
    """A table with its players' sockets."""

    sockets: list[Socket]
    number: int
    turn: int = 0
    sequence: int = 0
    """The sequence number of the update that says whose turn it is."""
    is_busy: bool = False
    """Whether a move is still unanswered."""

    async def begin(self) -> None:
        """Deal, and let the first seat start."""
        await self._all_bid(await self.sockets[0].ask({"kind": "start"}))

    async def _all_bid(self, _: dict[str, Any]) -> None:
        for seat, socket in enumerate(self.sockets):
            bid = "rather-not" if seat else "like"
            self._look(await socket.ask({"kind": "make-bid", "bid": bid}))

    async def move(self) -> float | None:
        """Make the next move; return the seconds until its answer, or None after a new deal."""
        self.is_busy = True
        try:
            socket = self.sockets[self.turn]
            update = await socket.update_from(self.sequence)
            game = update["table"]["game"]
            if game["ending"] is not None:
                await self._again()
                return None
            command = _step(update, game["version"])
            began = time.perf_counter()
            answer = await socket.ask(command)
            took = time.perf_counter() - began
            assert answer["kind"] == "update", answer
            self._look(answer)
            return took
        finally:
            self.is_busy = False

    def _look(self, update: dict[str, Any]) -> None:
        self.sequence = update["sequence"]
        self.turn = update["table"]["game"]["turn"] or 0

    async def _again(self) -> None:
        for socket in self.sockets:
            answer = await socket.ask({"kind": "again"})
        await self._all_bid(answer)


def _step(update: dict[str, Any], version: int) -> dict[str, Any]:
    """Lay the nearest card that does not lose, or end the turn."""
    you = update["you"]
    plays = sorted(you["plays"], key=lambda play: (play["loses"], play["step"]))
    if you["may_end_turn"] and (not plays or plays[0]["loses"] or plays[0]["step"] > 3):
        return {"kind": "end-turn", "version": version}
    play = plays[0]
    return {
        "kind": "lay-card",
        "version": version,
        "card": play["card"],
        "pile": play["pile"],
    }


@dataclass
class Spell:
    """The measurements at one rate."""

    rate: float
    times: list[float] = field(default_factory=list)
    games: int = 0
    busy: int = 0
    """How often a table was skipped because its last move was still unanswered."""
    seconds: float = 0.0
    server_cpu: float = 0.0
    client_cpu: float = 0.0

    def figures(self) -> dict[str, Any]:
        """Return the figures, rounded."""
        times = sorted(self.times) or [float("nan")]
        return {
            "rate": round(self.rate),
            "moves_per_second": round(len(self.times) / self.seconds, 1),
            "p50_ms": round(1000 * times[len(times) // 2], 1),
            "p99_ms": round(1000 * times[int(len(times) * 0.99)], 1),
            "max_ms": round(1000 * times[-1], 1),
            "new_games": self.games,
            "tables_still_busy": self.busy,
            "server_cpu_ms_per_move": round(1000 * self.server_cpu / max(1, len(self.times)), 2),
            "server_cpu_percent": round(100 * self.server_cpu / self.seconds),
            "client_cpu_percent": round(100 * self.client_cpu / self.seconds),
        }


async def _load(options: argparse.Namespace, address: Address, server: int) -> dict[str, Any]:
    began = time.perf_counter()
    empty = _memory(server)
    tables = await _set_up(address, options.tables)
    set_up = time.perf_counter() - began
    idle = _memory(server)
    await _spell(tables, options.rate, 3.0, server)  # warm-up
    main = (await _spell(tables, options.rate, options.seconds, server)).figures()
    memory = _memory(server)
    steps = await _saturate(tables, main, options, server)
    kept = [each["moves_per_second"] for each in (main, *steps) if _keeps_up(each)]
    return {
        "load": f"{options.tables} tables, {options.tables * PLAYERS} sockets",
        "python": platform.python_version(),
        "cores": os.cpu_count(),
        "machine_load": [round(each, 1) for each in os.getloadavg()],
        "set_up_seconds": round(set_up, 1),
        **main,
        "memory_mib": memory,
        "memory_empty_mib": empty,
        "memory_set_up_mib": idle,
        "memory_end_mib": _memory(server),
        "sustained_moves_per_second": max(kept, default=None),
        "steps": steps,
        "received_mib": round(sum(s.received for t in tables for s in t.sockets) / 2**20),
        "lost_sockets": sum(s.is_closed for t in tables for s in t.sockets),
    }


async def _attack(options: argparse.Namespace, address: Address, server: int) -> dict[str, Any]:
    """Measure before and during each attack."""
    from proof.transport.attackers import ATTACKS
    from proof.transport.prove import settle_attacker

    attacker = await settle_attacker(f"http://{address[0]}:{address[1]}")
    tables = await _set_up(address, options.tables, apart=True)
    await _spell(tables, options.rate, 3.0, server)  # warm-up
    figures: dict[str, Any] = {"hurt": []}
    for attack in options.attack or ATTACKS:
        peace = (await _spell(tables, options.rate, options.seconds, server)).figures()
        running = await attacker.start(attack, options.seconds)
        weighing = asyncio.create_task(_most_memory(server))
        spell = (await _spell(tables, options.rate, options.seconds, server)).figures()
        weighing.cancel()
        memory = await weighing
        got = await attacker.finish(running)
        before = {"peace_p50_ms": peace["p50_ms"], "peace_p99_ms": peace["p99_ms"]}
        figures[attack] = {**before, **spell, "memory_mib": memory, "attacker": got}
        if spell["p99_ms"] > SLOWER * peace["p99_ms"] or memory > MOST_MEMORY:
            figures["hurt"].append(attack)
    figures["machine_load"] = [round(each, 1) for each in os.getloadavg()]
    figures["lost_sockets"] = sum(s.is_closed for t in tables for s in t.sockets)
    return figures


async def _most_memory(process: int) -> float:
    """Return the peak memory of a process until cancelled."""
    most = 0.0
    try:
        while True:
            most = max(most, _memory(process))
            await asyncio.sleep(0.1)
    except asyncio.CancelledError:
        return most


async def _saturate(
    tables: list[Table], main: dict[str, Any], options: argparse.Namespace, server: int
) -> list[dict[str, Any]]:
    """Raise the rate until the server cannot keep up, or lower it until it can."""
    steps = [main]
    is_rising = _keeps_up(main)
    factor = FASTER if is_rising else 1 / FASTER
    while _keeps_up(steps[-1]) == is_rising:
        rate = steps[-1]["rate"] * factor
        if not LEAST <= rate <= options.most:
            break
        steps.append((await _spell(tables, rate, options.step_seconds, server)).figures())
    return steps[1:]


def _keeps_up(figures: dict[str, Any]) -> bool:
    is_quick: bool = figures["p99_ms"] <= SATURATED_MS
    is_kept: bool = figures["moves_per_second"] >= TOO_FEW * figures["rate"]
    return is_quick and is_kept


async def _set_up(address: Address, count: int, *, apart: bool = False) -> list[Table]:
    """Open all tables and begin their games; with `apart`, each table has its own address."""
    gate = asyncio.Semaphore(AT_ONCE)

    async def one(number: int) -> Table:
        async with gate:
            source = f"127.1.{number // 250}.{number % 250 + 1}" if apart else ""
            return await _table(address, number, source)

    return list(await asyncio.gather(*(one(number) for number in range(count))))


async def _table(address: Address, number: int, source: str) -> Table:
    cookies = []
    for seat in range(PLAYERS):
        _, cookie = await ask(
            address, "/api/me", {"name": f"Player {number}.{seat}"}, source=source
        )
        cookies.append(cookie)
    opened, _ = await ask(address, "/api/tables", {"players": PLAYERS}, cookies[0], source=source)
    path = f"/api/tables/{opened['id']}/socket"
    sockets = [await connect(address, path, cookie, source=source) for cookie in cookies]
    for socket in sockets[1:]:
        await socket.ask({"kind": "sit"})
    table = Table(sockets, number)
    await table.begin()
    return table


async def _spell(tables: list[Table], rate: float, seconds: float, server: int) -> Spell:
    """Make `rate` moves a second, at one table after the other."""
    spell, tasks = Spell(rate), set[asyncio.Task[None]]()
    began, cpu, own = time.perf_counter(), _cpu_seconds(server), time.process_time()
    for number in range(int(rate * seconds)):
        table = tables[number % len(tables)]
        wait = began + number / rate - time.perf_counter()
        if wait > 0:
            await asyncio.sleep(wait)
        if table.is_busy:
            spell.busy += 1
            continue
        task = asyncio.create_task(_move(table, spell))
        tasks.add(task)
        task.add_done_callback(tasks.discard)
    await asyncio.gather(*tasks)
    spell.seconds = time.perf_counter() - began
    spell.server_cpu = _cpu_seconds(server) - cpu
    spell.client_cpu = time.process_time() - own
    return spell


async def _move(table: Table, spell: Spell) -> None:
    async with asyncio.timeout(PATIENCE):
        took = await table.move()
    if took is None:
        spell.games += 1
    else:
        spell.times.append(took)


def _memory(process: int) -> float:
    """Return the resident memory of a process in MiB."""
    lines = Path(f"/proc/{process}/status").read_text().splitlines()
    (line,) = (line for line in lines if line.startswith("VmRSS"))
    return round(int(line.split()[1]) / 1024, 1)


def _cpu_seconds(process: int) -> float:
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


if __name__ == "__main__":
    main()
