"""Nobody enters: every attempt is refused rightly, and nobody else notices."""

import argparse
import base64
import json
import os
import random
import socket
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import seed as seeded
from schemathesis.core.result import Ok

from ninetyeight.server.app import create_api
from proof.entry.attempts import Entry, Victim, attempt_all
from proof.entry.frames import WRONG_FRAMES, fuzzed
from server.people import Person, Seated
from server.servers import WIDE, Server, running_server
from server.test_openapi import without_security
from waiting import PATIENCE

AT_ONCE = 50
"""How many frames are sent before their answers are read."""
EXPECTED = ("problem", "refusal", "update", "hint", "presence")
SIGNING_OUT = {("DELETE", "/api/me"), ("POST", "/api/me/sign-out")}
"""What Schemathesis must leave out, because it has to stay signed in."""


@dataclass
class Answers:
    """How many requests or frames were answered."""

    sent: int = 0
    kinds: Counter[str] = field(default_factory=Counter)
    wrong: list[str] = field(default_factory=list)


def fuzz(victim: Victim, intruder: Person, frames: int, seed: int) -> Answers:
    """Send broken frames as a stranger at somebody's table, and as the host of one's own."""
    rng, answers = random.Random(seed), Answers()
    own = intruder.open_table(players=2)
    for table_id in (victim.tables[0], own):
        while answers.sent < frames * (1 if table_id == own else 0.5):
            with intruder.sit(table_id) as chatter:
                chatter.until("update")
                for _ in range(100):
                    _volley(chatter, rng, answers)
                    if answers.sent >= frames * (1 if table_id == own else 0.5):
                        break
    return answers


def _volley(chatter: Seated, rng: random.Random, answers: Answers) -> None:
    frames = [fuzzed(rng) for _ in range(AT_ONCE)]
    for each in frames:
        chatter.socket.send(each)
    chatter.send("ping")
    answers.sent += len(frames)
    while (message := chatter.receive())["kind"] != "pong":
        code = message.get("code", "")
        answers.kinds[f"{message['kind']} {code}".strip()] += 1
        is_ours = code in ("internal", "server-error", "store")
        if message["kind"] not in EXPECTED or is_ours or "Traceback" in json.dumps(message):
            answers.wrong.append(json.dumps(message)[:500])


def break_frames(victim: Victim, intruder: Person) -> Answers:
    """Send bytes that are not a frame; the server must close that socket with the right code."""
    answers = Answers()
    path = f"/api/tables/{victim.tables[0]}/socket"
    for name, (make, right) in WRONG_FRAMES.items():
        code = _close_code(intruder, path, make())
        answers.sent += 1
        answers.kinds[str(code)] += 1
        if code != right:
            answers.wrong.append(f"{name}: {code}, not {right}")
    return answers


def _close_code(intruder: Person, path: str, data: bytes) -> int:
    host, port = intruder.server.url.removeprefix("http://").split(":")
    key = base64.b64encode(os.urandom(16)).decode()
    head = (
        f"GET {path} HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
        f"Cookie: {intruder.cookie}\r\n\r\n"
    )
    with socket.create_connection((host, int(port)), timeout=PATIENCE) as raw:
        raw.sendall(head.encode())
        received = b""
        while b"\r\n\r\n" not in received:
            received += raw.recv(4096)
        raw.sendall(data)
        _, _, rest = received.partition(b"\r\n\r\n")
        while more := raw.recv(65536):
            rest += more
    return _code_of(rest)


def _code_of(data: bytes) -> int:
    """Read a server's frames up to the closing one; return its code, or 1006 if there is none."""
    while len(data) >= 2:
        opcode, length, start = data[0] & 15, data[1], 2
        if length >= 126:
            size = 2 if length == 126 else 8
            length, start = int.from_bytes(data[2 : 2 + size], "big"), 2 + size
        if opcode == 8:
            return int.from_bytes(data[start : start + 2], "big")
        data = data[start + length :]
    return 1006


def ask_everything(server: Server, person: Person, examples: int, seed: int) -> Answers:
    """Let Schemathesis request all that the API description allows, and much that it does not."""
    answers = Answers()
    schema = schemathesis.openapi.from_dict(without_security(create_api().openapi()))
    settled = settings(
        max_examples=examples,
        deadline=None,
        database=None,
        suppress_health_check=list(HealthCheck),
    )
    for number, result in enumerate(schema.get_all_operations()):
        assert isinstance(result, Ok)
        operation = result.ok()
        is_nobody = (operation.method.upper(), operation.path) in SIGNING_OUT
        ask = _asker(server, {} if is_nobody else {"Cookie": person.cookie}, answers)
        seeded(seed + number)(settled(given(case=operation.as_strategy())(ask)))()
    return answers


def _asker(server: Server, headers: dict[str, str], answers: Answers) -> Callable[..., None]:
    def ask(case: Any) -> None:
        response = case.call(base_url=server.url, headers=headers)
        answers.sent += 1
        answers.kinds[str(response.status_code)] += 1
        if response.status_code >= 500 or "Traceback" in response.text:
            answers.wrong.append(f"{case.method} {case.path}: {response.text[:300]}")

    return ask


@dataclass
class Proof:
    """All that was tried at one server."""

    entry: Entry
    broken: Answers
    fuzzed: Answers
    asked: Answers
    touched: int
    log: str

    @property
    def wrong(self) -> list[str]:
        """List everything that went wrong."""
        told = [*self.entry.wrong, *self.broken.wrong, *self.fuzzed.wrong, *self.asked.wrong]
        if self.touched:
            told.append("the tables of others are not as they were")
        if "Traceback" in self.log or "socket failed" in self.log:
            told.append(self.log[-2000:])
        return told


def prove(data: Path, *, frames: int, guesses: int, examples: int, seed: int) -> Proof:
    """Try everything on a server of its own."""
    with (
        running_server(data, **WIDE) as server,
        Person(server, "Ada") as ada,
        Person(server, "Mallory") as mallory,
    ):
        victim = Victim.of(ada)
        touched = 0
        entry = attempt_all(victim, mallory, guesses)
        touched += not victim.is_untouched
        broken = break_frames(victim, mallory)
        sprayed = fuzz(victim, mallory, frames, seed)
        touched += not victim.is_untouched
        asked = ask_everything(server, mallory, examples, seed)
        touched += not victim.is_untouched
        return Proof(entry, broken, sprayed, asked, touched, server.logged)


def main() -> None:
    """Try many things, and print one JSON object."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--frames", type=int, default=100_000)
    arguments.add_argument("--guesses", type=int, default=1000)
    arguments.add_argument("--examples", type=int, default=200)
    arguments.add_argument("--seed", type=int, default=random.randrange(10**9))
    options = arguments.parse_args()
    began = time.perf_counter()
    with tempfile.TemporaryDirectory() as folder:
        proof = prove(Path(folder), **vars(options))
    statuses = proof.entry.statuses + proof.asked.kinds
    figures = {
        "proof": "nobody enters",
        "attempts": proof.entry.attempts,
        "attempt_statuses": dict(sorted(proof.entry.statuses.items())),
        "broken_frames": dict(sorted(proof.broken.kinds.items())),
        "frames": proof.fuzzed.sent,
        "frame_answers": dict(sorted(proof.fuzzed.kinds.items())),
        "schemathesis_requests": proof.asked.sent,
        "schemathesis_statuses": dict(sorted(proof.asked.kinds.items())),
        "5xx": sum(n for status, n in statuses.items() if status in map(str, range(500, 600))),
        "tracebacks": sum("Traceback" in told for told in proof.wrong),
        "tables_of_others_touched": proof.touched,
        "wrong": len(proof.wrong),
        "first_wrong": next(iter(proof.wrong), None),
        "seed": options.seed,
        "seconds": round(time.perf_counter() - began, 1),
    }
    sys.stdout.write(json.dumps(figures) + "\n")
    sys.exit(bool(proof.wrong))


if __name__ == "__main__":
    main()
