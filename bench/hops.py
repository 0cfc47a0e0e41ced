"""Counts the functions that a move passes, from the bytes of one socket to those of every seat.

Two people sit at a table of a server in this process, and one of them lays a card. A function of
the package is a hop if it is on the call stack at one of the `MILESTONES`: the rules apply the
card, the transaction is committed, a view is built, a socket sends, or asyncio hands over to
another task or thread. Each function counts once, in the order of its first appearance. Functions
that only compute a value for their caller are not hops. Dataclass methods, comprehensions and
lambdas are left out.
"""

import argparse
import asyncio
import json
import sys
import tempfile
import threading
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

import httpx

import ninetyeight
from ninetyeight.server import Options
from ninetyeight.server.app import create_app
from ninetyeight.server.service import open_service

PACKAGE = str(Path(ninetyeight.__file__).parent)
MILESTONES = frozenset(
    {
        ("engine.py", "apply"),
        ("legal.py", "check"),
        ("view.py", "table_view"),
        ("view.py", "view_for_person"),
        ("visibility.py", "visible_events"),
        ("hops.py", "Socket._send"),
    }
)
"""The steps of a move that count, as files and functions; every database commit is one too."""
HANDOFFS = frozenset(
    {"create_task", "BaseEventLoop.run_in_executor", "Event.set", "Queue.put_nowait"}
)
"""Where asyncio hands over to another task, a thread, or whoever is waiting."""


class Trace:
    """A profiler that records the functions that a move passes, in order."""

    def __init__(self) -> None:
        self.entered: set[CodeType] = set()
        self.hops: dict[str, None] = {}
        self._is_on = False

    def __call__(self, frame: FrameType, event: str, argument: object) -> None:
        if not self._is_on:
            return
        code = frame.f_code
        if event == "call":
            if code.co_filename.startswith(PACKAGE):
                self.entered.add(code)
            is_milestone = _is_milestone(code)
        else:
            is_milestone = event == "c_call" and getattr(argument, "__name__", "") == "commit"
        if is_milestone:
            self._note(frame)

    def start(self) -> None:
        self._is_on = True

    def stop(self) -> None:
        self._is_on = False

    def _note(self, frame: FrameType | None) -> None:
        stack = []
        while frame is not None:
            code = frame.f_code
            if code.co_filename.startswith(PACKAGE) and not code.co_name.startswith(("<", "__")):
                stack.append(f"{Path(code.co_filename).relative_to(PACKAGE)}:{code.co_qualname}")
            frame = frame.f_back
        self.hops.update(dict.fromkeys(reversed(stack)))


def _is_milestone(code: CodeType) -> bool:
    file, name = Path(code.co_filename), code.co_qualname
    is_handoff = file.parent.name == "asyncio" and name.rpartition(".<locals>.")[2] in HANDOFFS
    return is_handoff or (file.name, name) in MILESTONES


class Socket:
    """A WebSocket without a network: `put` sends messages, and `sent` is called with replies."""

    def __init__(self, app: Any, path: str, cookie: str, sent: Callable[[dict[str, Any]], None]):
        self._sent = sent
        self._inbox: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._inbox.put_nowait({"type": "websocket.connect"})
        scope = {
            "type": "websocket",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "scheme": "ws",
            "path": path,
            "raw_path": path.encode(),
            "query_string": b"",
            "root_path": "",
            "headers": [(b"host", b"localhost"), (b"cookie", cookie.encode())],
            "client": ("127.0.0.1", 1),
            "server": ("localhost", 80),
            "subprotocols": [],
            "state": {},
            "extensions": {"websocket.http.response": {}},
        }
        self.task = asyncio.create_task(app(scope, self._inbox.get, self._send))

    async def _send(self, message: dict[str, Any]) -> None:
        if message["type"] == "websocket.send":
            self._sent(json.loads(message["text"]))

    def put(self, content: dict[str, Any]) -> None:
        self._inbox.put_nowait({"type": "websocket.receive", "text": json.dumps(content)})

    def close(self) -> None:
        self._inbox.put_nowait({"type": "websocket.disconnect", "code": 1000})


@dataclass(frozen=True)
class TwoPlayers:
    """A table of two people on a server in this process."""

    app: Any
    people: tuple[httpx.AsyncClient, httpx.AsyncClient]
    table_id: str

    async def do(self, seat: int, kind: str, **rest: object) -> None:
        """Send a command of the person on a seat."""
        path = f"/api/tables/{self.table_id}/commands"
        answer = await self.people[seat].post(path, json={"kind": kind, "id": kind, **rest})
        answer.raise_for_status()

    def connect(self, seat: int) -> tuple[Socket, "asyncio.Queue[dict[str, Any]]"]:
        """Open the socket of a seat; its updates arrive in the queue."""
        updates: asyncio.Queue[dict[str, Any]] = asyncio.Queue()

        def keep(message: dict[str, Any]) -> None:
            if message["kind"] == "update":
                updates.put_nowait(message)

        cookie = "; ".join(f"{key}={text}" for key, text in self.people[seat].cookies.items())
        return Socket(self.app, f"/api/tables/{self.table_id}/socket", cookie, keep), updates


async def seat_two(app: Any) -> TwoPlayers:
    """Open a table for two and play up to the first turn, which seat 0 has."""
    transport = httpx.ASGITransport(app)
    first, second = (
        httpx.AsyncClient(transport=transport, base_url="http://localhost") for _ in range(2)
    )
    for person, name in ((first, "Player 0"), (second, "Player 1")):
        (await person.post("/api/me", json={"name": name})).raise_for_status()
    table_id = (await first.post("/api/tables", json={"players": 2})).json()["id"]
    table = TwoPlayers(app, (first, second), table_id)
    await table.do(1, "sit")
    await table.do(0, "start")
    await table.do(0, "make-bid", bid="like")
    await table.do(1, "make-bid", bid="rather-not")
    return table


async def trace_move() -> Trace:
    """Trace the first card of a game of two."""
    trace = Trace()
    threading.setprofile(trace)
    sys.setprofile(trace)
    with tempfile.TemporaryDirectory() as folder:
        async with open_service(Options(data=Path(folder))) as service:
            table = await seat_two(create_app(service))
            connections = [table.connect(seat) for seat in range(2)]
            update, _ = [await updates.get() for _, updates in connections]
            await asyncio.sleep(0.1)  # everybody has been told who is connected
            while service.host.runs:  # since the bids, nothing happens by itself at the table
                await asyncio.sleep(0.1)
            await _lay_first_card(update, connections, trace)
            for socket, _ in connections:
                socket.close()
                await socket.task
            for person in table.people:
                await person.aclose()
    sys.setprofile(None)
    return trace


async def _lay_first_card(
    update: dict[str, Any],
    connections: list[tuple[Socket, "asyncio.Queue[dict[str, Any]]"]],
    trace: Trace,
) -> None:
    play = update["you"]["plays"][0]
    command = {
        "kind": "lay-card",
        "id": "move",
        "version": update["table"]["game"]["version"],
        "card": play["card"],
        "pile": play["pile"],
    }
    trace.start()
    connections[0][0].put(command)
    for _, updates in connections:
        await updates.get()
    trace.stop()


def main() -> None:
    """Print the functions, numbered."""
    argparse.ArgumentParser(description=__doc__).parse_args()
    traces = [asyncio.run(trace_move()) for _ in range(3)]
    trace = min(traces, key=lambda each: len(each.hops))  # the host may poll the store
    for number, name in enumerate(trace.hops, 1):
        print(f"{number:4} {name}")
    print(f"{len(trace.hops)} hops; {len(trace.entered)} functions were entered in total")


if __name__ == "__main__":
    main()
