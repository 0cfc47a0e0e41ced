"""Attackers of the transport, each of which repeats something that once hurt a server.

They use plain sockets, as fast as one process can. As a program, this runs one of them until its
time is up, reopens what the server closes, and prints what the attacker got as JSON.
"""

import argparse
import base64
import json
import os
import select
import socket
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import closing, suppress
from dataclasses import dataclass, field
from http.client import HTTPConnection, HTTPException
from typing import Any

ADDRESS = "127.0.0.2"
"""The address of attackers; their victims have another one."""
PATIENCE = 5.0
PAUSE = 0.005
"""The pause after a refused connection, in seconds."""
MASK = b"\0\0\0\0"
PING, PONG, REST, OPEN_TEXT = b"\x89", b"\x8a", b"\x00", b"\x01"
EMPTY = b"\x80" + MASK
FULL = bytes([0x80 | 125]) + MASK + bytes(125)
"""The largest content of a control frame."""
AT_ONCE = 10_000
"""How many frames are sent in one write."""
MOST_IDLE = 1100
SLOW = 200
"""How many connections send their headers slowly, or read nothing."""
UNREAD = 20
RECORDS = 15
UNFINISHED = 240


@dataclass(slots=True)
class Target:
    """The server to attack, and the guest who attacks, with a cookie and a table."""

    port: int
    cookie: str = ""
    table: str = "none"
    source: str = ADDRESS
    host: str = "127.0.0.1"
    seen: Counter[str] = field(default_factory=Counter)
    """What the attacker got."""

    def connect(self, *, room: int | None = None) -> socket.socket | None:
        """Open a connection with this receive buffer; None if it is refused."""
        made = socket.socket()
        made.settimeout(PATIENCE)
        if room is not None:
            made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, room)
        try:
            made.bind((self.source, 0))
            made.connect((self.host, self.port))
        except OSError:
            made.close()
            self.seen["not connected"] += 1
            return None
        self.seen["connected"] += 1
        return made

    def ask(self, path: str, *, room: int | None = None) -> socket.socket | None:
        """Send a request without reading the answer."""
        return self._sent(f"GET {path} HTTP/1.1\r\n{self.who()}\r\n", room)

    def upgrade(self, *, room: int | None = None) -> socket.socket | None:
        """Open a WebSocket; None if it is refused."""
        key = base64.b64encode(os.urandom(16)).decode()
        made = self._sent(
            f"GET /api/tables/{self.table}/socket HTTP/1.1\r\n{self.who()}"
            "Upgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n",
            room,
        )
        if made is None:
            return None
        status = ""
        with suppress(OSError):
            status = made.recv(12).decode("latin-1")[9:12]
        self.seen[f"status {status or 'none'}"] += 1
        if status == "101":
            return made
        made.close()
        return None

    def post(self, path: str, body: object) -> Any:
        """Send a request and read the answer."""
        with closing(
            HTTPConnection(self.host, self.port, PATIENCE, source_address=(self.source, 0))
        ) as connection:
            try:
                headers = {"Cookie": self.cookie, "Content-Type": "application/json"}
                connection.request("POST", path, json.dumps(body), headers)
                answer = connection.getresponse()
                self.seen[f"status {answer.status}"] += 1
                return json.load(answer)
            except (OSError, HTTPException):
                self.seen["not connected"] += 1
                time.sleep(PAUSE)
                return {}

    def who(self) -> str:
        """The headers of host, origin and cookie."""
        return f"Host: {self.host}:{self.port}\r\nCookie: {self.cookie}\r\n"

    def _sent(self, head: str, room: int | None) -> socket.socket | None:
        made = self.connect(room=room)
        if made is not None:
            try:
                made.sendall(head.encode())
            except OSError:
                made.close()
                return None
        return made


Attack = Callable[[Target, float], None]


def flood(first: bytes, frames: bytes) -> Attack:
    """Send frames on socket after socket, as fast as they are accepted."""

    def attack(target: Target, end: float) -> None:
        for made in _one_after_another(target.upgrade, end):
            _pour(target, made, first, frames, end)

    return attack


def endless_headers(target: Target, end: float) -> None:
    """Send endless headers, on connection after connection."""
    line = b"X-Endless: " + b"x" * 4000 + b"\r\n"
    for made in _one_after_another(target.connect, end):
        _pour(target, made, b"GET / HTTP/1.1\r\n", line * 16, end)


def endless_trailer(target: Target, end: float) -> None:
    """Send bodies with endless trailers, on connection after connection."""
    head = f"POST /api/frames HTTP/1.1\r\n{target.who()}Transfer-Encoding: chunked\r\n\r\n"
    opening = head.encode() + b"1\r\n{\r\n0\r\nX-Endless: "
    for made in _one_after_another(target.connect, end):
        _pour(target, made, opening, b"x" * 65536, end)


def slow_headers(target: Target, end: float) -> None:
    """Send many headers at once, each a line every half second."""
    _hold(target, end, SLOW, target.connect, b"GET / HTTP/1.1\r\n", b"X-Slow: x\r\n")


def idle(target: Target, end: float) -> None:
    """Hold as many silent connections as the server allows."""
    _hold(target, end, MOST_IDLE, target.connect)


def unread_pongs(target: Target, end: float) -> None:
    """Send pings, and never read the pongs."""
    for made in _one_after_another(lambda: target.upgrade(room=4096), end):
        _pour(target, made, b"", (PING + FULL) * 500, end)


def unread_data(target: Target, end: float) -> None:
    """Request the guest's data download, and read nothing of it."""
    _hold(target, end, UNREAD, lambda: target.ask("/api/me/data", room=4096))


def unread_socket(target: Target, end: float) -> None:
    """Watch a busy table through many sockets, and read none of them."""
    talk = b'{"kind":"look","seat":null}'
    frame = b"\x81" + bytes([0x80 | len(talk)]) + MASK + talk
    _hold(target, end, UNREAD, lambda: target.upgrade(room=4096), b"", frame * 4)


def churn(target: Target, end: float) -> None:
    """Connect, send a request and disconnect, as fast as possible."""
    while time.monotonic() < end:
        made = target.ask("/api/health")
        if made is not None:
            made.close()


def requests_ahead(target: Target, end: float) -> None:
    """Pipeline requests on many connections, and read the answers."""
    request = f"GET /api/health HTTP/1.1\r\n{target.who()}\r\n".encode() * 2000
    held: list[socket.socket] = []
    while time.monotonic() < end:
        while len(held) < UNREAD and (made := target.connect()) is not None:
            made.settimeout(0)
            held.append(made)
        held = [made for made in held if _say(made, request) and _takes(target, made)]
        time.sleep(0.001)
    for made in held:
        made.close()


def unreadable_upgrades(target: Target, end: float) -> None:
    """Request WebSocket upgrades with a body, which is malformed, and leave them open."""
    head = (
        f"GET /api/tables/none/socket HTTP/1.1\r\n{target.who()}Connection: Upgrade\r\n"
        "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nContent-Length: 5\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    )
    _hold(target, end, MOST_IDLE, target.connect, head.encode())


def large_records(target: Target, end: float) -> None:
    """Request replays of records of almost 1 MiB, in parallel, again and again."""
    body = json.dumps({"meta": {"note": "x" * 1_000_000}}).encode()
    head = (
        f"POST /api/frames HTTP/1.1\r\n{target.who()}Content-Type: application/json\r\n"
        f"Content-Length: {len(body)}\r\n\r\n"
    )
    while time.monotonic() < end:
        asked = [made for _ in range(RECORDS) if (made := target.connect()) is not None]
        for made in asked:
            with made, suppress(OSError):
                made.sendall(head.encode() + body)
                target.seen[f"status {made.recv(12).decode('latin-1')[9:12]}"] += 1


def unfinished_records(target: Target, end: float) -> None:
    """Upload a record of almost 1 MiB on every connection, and finish none."""
    head = (
        f"POST /api/frames HTTP/1.1\r\n{target.who()}Content-Type: application/json\r\n"
        "Content-Length: 1048576\r\n\r\n"
    )
    _hold(target, end, UNFINISHED, target.connect, head.encode(), b" " * 100_000)


def hints(target: Target, end: float) -> None:
    """Play alone, and keep asking the slowest bot for hints."""
    solo = {"settings": {"players": 1, "minder": "master"}}
    table = ""
    while not table and time.monotonic() < end:
        opened = target.post("/api/play", solo)
        table = opened["table"]["id"] if "table" in opened else ""
    commands = f"/api/tables/{table}/commands"
    while time.monotonic() < end:
        command = {"kind": "take-hint", "id": f"hint{time.time_ns()}", "level": "move"}
        target.post(commands, command)
    target.post(commands, {"kind": "close", "id": "close"})


def lessons(target: Target, end: float) -> None:
    """Play a lesson from its beginning, again and again."""
    while time.monotonic() < end:
        target.post("/api/lessons/ascending", {"commands": []})


ATTACKS: dict[str, Attack] = {
    "ping flood": flood(b"", (PING + EMPTY) * AT_ONCE),
    "pong flood": flood(b"", (PONG + EMPTY) * AT_ONCE),
    "continuation flood": flood(OPEN_TEXT + EMPTY, (REST + EMPTY) * AT_ONCE),
    "unread pongs": unread_pongs,
    "endless headers": endless_headers,
    "endless trailer": endless_trailer,
    "slow headers": slow_headers,
    "idle connections": idle,
    "unread data": unread_data,
    "unread socket": unread_socket,
    "connection churn": churn,
    "requests ahead": requests_ahead,
    "unreadable upgrades": unreadable_upgrades,
    "large records": large_records,
    "unfinished records": unfinished_records,
    "hints": hints,
    "lessons": lessons,
}


def _one_after_another(
    connect: Callable[[], socket.socket | None], end: float
) -> Iterator[socket.socket]:
    while time.monotonic() < end:
        made = connect()
        if made is None:
            time.sleep(PAUSE)
            continue
        with made:
            yield made


def _pour(target: Target, made: socket.socket, first: bytes, data: bytes, end: float) -> None:
    """Write as long as data is accepted, and read nothing."""
    made.settimeout(0.25)
    try:
        made.sendall(first)
        while time.monotonic() < end:
            target.seen["bytes"] += made.send(data)
    except TimeoutError:
        target.seen["not taken"] += 1
    except OSError:
        target.seen["closed"] += 1


def _hold(
    target: Target,
    end: float,
    count: int,
    connect: Callable[[], socket.socket | None],
    first: bytes = b"",
    again: bytes = b"",
) -> None:
    """Keep so many connections busy, and reopen those that are closed."""
    held: list[socket.socket] = []
    while time.monotonic() < end:
        while len(held) < count and time.monotonic() < end:
            made = connect()
            if made is None:
                break
            made.settimeout(0)
            if _say(made, first):
                held.append(made)
        target.seen["most held"] = max(target.seen["most held"], len(held))
        time.sleep(0.5)
        kept = [made for made in held if not _is_over(made) and _say(made, again)]
        for gone in set(held) - set(kept):
            gone.close()
        target.seen["closed"] += len(held) - len(kept)
        held = kept
    for made in held:
        made.close()


def _say(made: socket.socket, data: bytes) -> bool:
    try:
        if data:
            made.send(data)
    except BlockingIOError:
        return True
    except OSError:
        return False
    return True


def _takes(target: Target, made: socket.socket) -> bool:
    """Read what has arrived; return whether the connection is still open."""
    try:
        answer = made.recv(1 << 18)
    except BlockingIOError:
        return True
    except OSError:
        answer = b""
    target.seen["answers"] += answer.count(b"HTTP/1.1 ")
    if not answer:
        target.seen["closed"] += 1
        made.close()
    return bool(answer)


def _is_over(made: socket.socket) -> bool:
    """Whether the server has closed the connection, as far as can be told without reading."""
    poll = select.poll()
    poll.register(made, select.POLLRDHUP)
    return bool(poll.poll(0))


def main() -> None:
    """Run one attack."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("attack", choices=ATTACKS)
    arguments.add_argument("--port", type=int, required=True)
    arguments.add_argument("--cookie", default="")
    arguments.add_argument("--table", default="none")
    arguments.add_argument("--source", default=ADDRESS)
    arguments.add_argument("--seconds", type=float, default=5.0)
    options = arguments.parse_args()
    target = Target(options.port, options.cookie, options.table, options.source)
    ATTACKS[options.attack](target, time.monotonic() + options.seconds)
    sys.stdout.write(json.dumps(figures(target)) + "\n")


def figures(target: Target) -> dict[str, Any]:
    """What an attacker got, with bytes in MiB."""
    seen = dict(target.seen)
    if "bytes" in seen:
        seen["sent_mib"] = round(seen.pop("bytes") / 2**20)
    return seen


if __name__ == "__main__":
    main()
