"""Counts the functions that a move passes, from the bytes of one socket to those of every seat.

Two people sit at a table of a server in this process, and one of them lays a card. A function of
the package is a hop if it is on the call stack when one of the `MILESTONES` is reached: the rules
apply the card, the transaction is committed, a view is made, a socket sends, or asyncio is told to
go on in another task or thread, or in whoever waits for this one.
Each function counts once, in the order of its first appearance. What only computes a value for its
caller is no hop. Dataclass methods, comprehensions and lambdas are left out.
"""

import argparse
import asyncio
import json
import sys
import tempfile
import threading
from collections.abc import Callable
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
"""Where a move has come to something, as files and functions; and every commit of the database."""
HANDOFFS = frozenset(
    {"create_task", "BaseEventLoop.run_in_executor", "Event.set", "Queue.put_nowait"}
)
"""Where asyncio is told to go on elsewhere: in another task, in a thread, in whoever waits."""


class Trace:
    """The functions that a move passes while it is on, in order."""

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
    """A WebSocket without a network: what the server sends is kept, what it receives is put in."""

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


async def trace_move() -> Trace:
    """Play the first card of a game of two."""
    trace = Trace()
    threading.setprofile(trace)
    sys.setprofile(trace)
    with tempfile.TemporaryDirectory() as folder:
        async with open_service(Options(data=Path(folder))) as service:
            app = create_app(service)
            transport = httpx.ASGITransport(app)
            people = [
                httpx.AsyncClient(transport=transport, base_url="http://localhost")
                for _ in range(2)
            ]
            for number, person in enumerate(people):
                (await person.post("/api/me", json={"name": f"Player {number}"})).raise_for_status()
            table_id = (await people[0].post("/api/tables", json={"players": 2})).json()["id"]

            async def do(person: httpx.AsyncClient, kind: str, **rest: object) -> None:
                path = f"/api/tables/{table_id}/commands"
                answer = await person.post(path, json={"kind": kind, "id": kind, **rest})
                answer.raise_for_status()

            await do(people[1], "sit")
            await do(people[0], "start")
            await do(people[0], "make-bid", bid="like")
            await do(people[1], "make-bid", bid="rather-not")
            updates: list[asyncio.Queue[dict[str, Any]]] = [asyncio.Queue(), asyncio.Queue()]
            sockets = []
            for person, queue in zip(people, updates, strict=True):
                cookie = "; ".join(f"{key}={text}" for key, text in person.cookies.items())
                path = f"/api/tables/{table_id}/socket"

                def keep(message: dict[str, Any], queue: Any = queue) -> None:
                    if message["kind"] == "update":
                        queue.put_nowait(message)

                sockets.append(Socket(app, path, cookie, keep))
            first, _ = [await queue.get() for queue in updates]
            await asyncio.sleep(0.1)  # everybody has been told who is connected
            while service.host.runs:  # since the bids, nothing happens by itself at the table
                await asyncio.sleep(0.1)
            play = first["you"]["plays"][0]
            trace.start()
            sockets[0].put(
                {
                    "kind": "lay-card",
                    "id": "move",
                    "version": first["table"]["game"]["version"],
                    "card": play["card"],
                    "pile": play["pile"],
                }
            )
            for queue in updates:
                await queue.get()
            trace.stop()
            for socket in sockets:
                socket.close()
                await socket.task
            for person in people:
                await person.aclose()
    sys.setprofile(None)
    return trace


def main() -> None:
    """Print the functions with their number."""
    argparse.ArgumentParser(description=__doc__).parse_args()
    traces = [asyncio.run(trace_move()) for _ in range(3)]  # the host may be polling the store
    trace = min(traces, key=lambda each: len(each.hops))
    for number, name in enumerate(trace.hops, 1):
        print(f"{number:4} {name}")
    print(f"{len(trace.hops)} hops; {len(trace.entered)} functions were entered in all")


if __name__ == "__main__":
    main()
