"""Hostile transport: one address attacks, and the others play on undisturbed.

People at 127.0.0.1 use their sockets and new connections, first undisturbed and then during each
attack of `attackers`, which comes from 127.0.0.2. The server has its default limits, and 1,024 open
files. `python -m proof.transport.prove --seconds 10`
prints one JSON object of figures.
"""

import argparse
import asyncio
import json
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Iterable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from proof.transport import attackers
from proof.transport.attackers import ADDRESS, ATTACKS
from server.servers import Server, running_server
from server.test_games import played

TESTS = Path(__file__).parents[2]
ATTACKER = (sys.executable, "-m", attackers.__name__)

PEOPLE = 8
EVERY = 0.15
"""The seconds between two messages of a person, within the rate limit."""
MOST_FILES = 1024
MOST_MEMORY = 400.0
"""The most memory that the server may use, in MiB."""
SLOWER = 3.0
"""How much slower than undisturbed the 99th percentile of the answers may be."""
UNNOTICED = 0.05
"""Seconds that nobody notices: the ratio does not count below this."""
SHUT_OUT = 1.0
"""How long a newcomer may wait for an answer, in seconds."""
START = 0.3
"""How long an attacker takes to start, in seconds."""
PATIENCE = 30.0
KEPT_RECORDS = 20
"""The imported games of the attacker, of almost 1 MiB each."""

HEALTH = b"GET /api/health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"


@dataclass(slots=True)
class Spell:
    """What people experienced for a while."""

    asked: list[float] = field(default_factory=list)
    """How long each answer over a socket took."""
    came: list[float] = field(default_factory=list)
    """How long each request over a new connection took."""
    failed: int = 0
    memory: float = 0.0

    def figures(self) -> dict[str, Any]:
        """Round the figures, with times in milliseconds."""
        return {
            "p50_ms": _ms(self.asked, 0.5),
            "p99_ms": _ms(self.asked, 0.99),
            "new_p99_ms": _ms(self.came, 0.99),
            "answers": len(self.asked) + len(self.came),
            "failed": self.failed,
            "memory_mib": self.memory,
        }

    def is_hurt(self, peace: "Spell") -> list[str]:
        """List what was worse than undisturbed."""
        hurt = []
        if self.failed:
            hurt.append(f"{self.failed} requests failed")
        if self.memory > MOST_MEMORY:
            hurt.append(f"{self.memory} MiB")
        now, then = _at(self.asked, 0.99), _at(peace.asked, 0.99)
        if now > max(SLOWER * then, UNNOTICED):
            hurt.append(f"answers take {1000 * now:.0f} ms, in peace {1000 * then:.0f} ms")
        if (came := _at(self.came, 0.99)) > SHUT_OUT:
            hurt.append(f"who comes waits {1000 * came:.0f} ms")
        return hurt


async def prove(data: Path, attacks: Iterable[str], seconds: float) -> dict[str, Any]:
    """Attack in every way, one after the other; return the figures of each."""
    with running_server(data, most_files=MOST_FILES) as server:
        attacker = await settle_attacker(server.url)
        async with _people(server) as people:
            await _spell(server, people, min(1.0, seconds))  # warm
            peace = await _spell(server, people, seconds)
            figures: dict[str, Any] = {"peace": peace.figures(), "hurt": {}}
            for attack in attacks:
                running = await attacker.start(attack, seconds)
                spell = await _spell(server, people, seconds + START)
                got = await attacker.finish(running)
                figures[attack] = {**spell.figures(), "attacker": got}
                if hurt := spell.is_hurt(peace):
                    figures["hurt"][attack] = hurt
    return figures


@dataclass(frozen=True, slots=True)
class Attacker:
    """A guest with a table and much to download, who attacks from another process."""

    port: str
    cookie: str
    table: str

    async def start(self, attack: str, seconds: float) -> asyncio.subprocess.Process:
        """Begin an attack."""
        who = ("--port", self.port, "--cookie", self.cookie, "--table", self.table)
        command = (*ATTACKER, attack, *who, f"--seconds={seconds}")
        return await asyncio.create_subprocess_exec(*command, stdout=subprocess.PIPE, cwd=TESTS)

    async def finish(self, running: asyncio.subprocess.Process) -> Any:
        """Wait for its end, and return what the attacker got."""
        said, _ = await asyncio.wait_for(running.communicate(), PATIENCE)
        return json.loads(said)


async def settle_attacker(url: str) -> Attacker:
    """Register the attacker as a guest with a table and much to download."""
    transport = httpx.AsyncHTTPTransport(local_address=ADDRESS)
    async with httpx.AsyncClient(base_url=url, transport=transport, timeout=PATIENCE) as mallory:
        (await mallory.post("/api/me", json={"name": "Mallory"})).raise_for_status()
        opened = (await mallory.post("/api/tables", json={})).raise_for_status().json()
        for number in range(KEPT_RECORDS):
            body = _large_record(number)
            (await mallory.post("/api/games", json=body)).raise_for_status()
        cookie = "; ".join(f"{name}={value}" for name, value in mallory.cookies.items())
    return Attacker(url.rpartition(":")[2], cookie, opened["id"])


def _large_record(number: int) -> dict[str, Any]:
    record: dict[str, Any] = json.loads(played(seed=str(number), stop=0))
    return {**record, "meta": {"note": "x" * 1_000_000}}


@asynccontextmanager
async def _people(server: Server) -> AsyncIterator[list[ClientConnection]]:
    """Seat people at a table each, and connect them."""
    async with AsyncExitStack() as stack:
        sockets = []
        for number in range(PEOPLE):
            client = httpx.AsyncClient(base_url=server.url, timeout=PATIENCE)
            person = await stack.enter_async_context(client)
            (await person.post("/api/me", json={"name": f"P{number}"})).raise_for_status()
            opened = (await person.post("/api/tables", json={})).raise_for_status().json()
            cookie = "; ".join(f"{name}={value}" for name, value in person.cookies.items())
            path = f"{server.socket_url}/api/tables/{opened['id']}/socket"
            connecting = connect(path, additional_headers={"Cookie": cookie}, ping_interval=None)
            sockets.append(await stack.enter_async_context(connecting))
        yield sockets


async def _spell(server: Server, people: list[ClientConnection], seconds: float) -> Spell:
    spell, end = Spell(), time.monotonic() + seconds
    async with asyncio.TaskGroup() as group:
        for socket in people:
            group.create_task(_ask(socket, spell, end))
        group.create_task(_come(server, spell, end))
        group.create_task(_weigh(server.process.pid, spell, end))
    return spell


async def _ask(socket: ClientConnection, spell: Spell, end: float) -> None:
    while (began := time.monotonic()) < end:
        await socket.send('{"kind":"ping"}')
        try:
            async with asyncio.timeout(PATIENCE):
                while json.loads(await socket.recv())["kind"] != "pong":
                    pass
        except TimeoutError:
            spell.failed += 1
        else:
            spell.asked.append(time.monotonic() - began)
        await asyncio.sleep(EVERY - (time.monotonic() - began))


async def _come(server: Server, spell: Spell, end: float) -> None:
    """Send requests over new connections, like a newcomer."""
    host, _, port = server.url.removeprefix("http://").partition(":")
    while (began := time.monotonic()) < end:
        try:
            async with asyncio.timeout(PATIENCE):
                reader, writer = await asyncio.open_connection(host, int(port))
                writer.write(HEALTH)
                answer = await reader.read()
                writer.close()
        except (TimeoutError, OSError):
            answer = b""
        if b" 200 " in answer[:20]:
            spell.came.append(time.monotonic() - began)
        else:
            spell.failed += 1
        await asyncio.sleep(EVERY - (time.monotonic() - began))


async def _weigh(process: int, spell: Spell, end: float) -> None:
    while time.monotonic() < end:
        spell.memory = max(spell.memory, memory_of(process))
        await asyncio.sleep(0.1)


def memory_of(process: int) -> float:
    """The resident memory of a process in MiB."""
    lines = Path(f"/proc/{process}/status").read_text().splitlines()
    (line,) = (line for line in lines if line.startswith("VmRSS"))
    return round(int(line.split()[1]) / 1024, 1)


def _at(times: list[float], part: float) -> float:
    return sorted(times)[int(len(times) * part)] if times else float("inf")


def _ms(times: list[float], part: float) -> float:
    return round(1000 * _at(times, part), 1)


def main() -> None:
    """Run the attacks; exit with 1 if anybody was harmed."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--seconds", type=float, default=10.0, help="of each attack")
    arguments.add_argument("attacks", nargs="*", default=[*ATTACKS])
    options = arguments.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        figures = asyncio.run(prove(Path(folder), options.attacks, options.seconds))
    sys.stdout.write(json.dumps(figures) + "\n")
    sys.exit(bool(figures["hurt"]))


if __name__ == "__main__":
    main()
