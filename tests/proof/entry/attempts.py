"""Attempts to get in: other people's seats, guessed tables, forged cookies, other origins."""

import secrets
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from proof.entry.frames import MESSAGES
from server.people import Person

WRONG_ORIGINS = [
    "https://evil.example",
    "null",
    "http://127.0.0.1:1",
    "http://127.0.0.1.evil.example",
    "file://",
    "",
]
GUESSES = ["x", "0", "..", "socket", "A" * 22]
IMPOSSIBLE = ["%2e%2e", "%00", "a%20b", "x" * 65, "%F0%9F%90%88", "a%2Fb%00"]


@dataclass
class Entry:
    """What was tried, how it was answered, and what went wrong."""

    statuses: Counter[str] = field(default_factory=Counter)
    wrong: list[str] = field(default_factory=list)

    def note(self, what: str, status: int, *right: int, text: str = "") -> None:
        """Count an answer; it is wrong if it is not one of the right ones, or reveals internals."""
        self.statuses[str(status)] += 1
        if status not in right or "Traceback" in text:
            self.wrong.append(f"{what[:200]}: {status}, not {right}: {text[:300]}")

    @property
    def attempts(self) -> int:
        """How many there were."""
        return sum(self.statuses.values())


@dataclass
class Victim:
    """A player whose tables nobody may touch."""

    person: Person
    tables: list[str]
    before: list[Any]

    @classmethod
    def of(cls, person: Person) -> "Victim":
        """Seat a person at three tables: alone, with a bot, and without watchers."""
        tables = [
            person.open_table(players=1),
            person.open_table(players=2, watch="nobody"),
            person.open_table(players=2, watch="seat"),
        ]
        for table_id in tables[1:]:
            person.act(table_id, "seat-bot", seat=1, bot="greedy").raise_for_status()
        person.act(tables[0], "start").raise_for_status()
        victim = cls(person, tables, [])
        victim.before = victim.state()
        return victim

    def state(self) -> list[Any]:
        """Everything of the victim: profile, tables and games."""
        paths = ("/api/me", "/api/me/games", "/api/me/tokens", "/api/me/tables")
        shown = [self.person.get(path).json() for path in paths]
        return shown + [self.person.get(f"/api/tables/{each}").json() for each in self.tables]

    @property
    def is_untouched(self) -> bool:
        """Whether nothing has changed."""
        return self.state() == self.before


def attempt_all(victim: Victim, intruder: Person, guesses: int) -> Entry:
    """Try every way to get in."""
    entry = Entry()
    _take_seats(entry, victim, intruder)
    _guess_tables(entry, intruder, guesses)
    _forge_cookies(entry, victim, intruder, guesses)
    _come_from_elsewhere(entry, victim)
    _send_too_much(entry, intruder)
    return entry


def _take_seats(entry: Entry, victim: Victim, intruder: Person) -> None:
    """Request everything at somebody else's table, over HTTP and over a socket."""
    for table_id in victim.tables:
        running = table_id == victim.tables[0]
        for message in _commands():
            kind = message["kind"]
            if kind == "sit" and not running:
                message["seat"] = 1  # the bot's
            answer = intruder.act(table_id, **message)
            entry.note(f"{kind} at another's", answer.status_code, 409, text=answer.text)
        if running:
            _take_seats_by_socket(entry, table_id, intruder)


def _take_seats_by_socket(entry: Entry, table_id: str, intruder: Person) -> None:
    with intruder.sit(table_id) as socket:
        socket.until("update")
        for message in _commands():
            answer = socket.ask(**message)
            is_refused = answer["kind"] == "refusal" and answer["you"]["hand"] == []
            entry.note(f"{message['kind']} by socket", 409 if is_refused else 200, 409)


def _commands() -> Iterator[dict[str, Any]]:
    for message in MESSAGES:
        if "id" in message and "layout" not in message.get("settings", {}):
            yield {key: value for key, value in message.items() if key != "id"}
    for kind in ("start", "close", "leave"):
        yield {"kind": kind}


def _guess_tables(entry: Entry, intruder: Person, guesses: int) -> None:
    for table_id in (*GUESSES, *(secrets.token_urlsafe(16) for _ in range(guesses))):
        seen = intruder.get(f"/api/tables/{table_id}")
        entry.note(f"guess {table_id}", seen.status_code, 404, 405, text=seen.text)
        acted = intruder.act(table_id, "sit")
        entry.note(f"sit at {table_id}", acted.status_code, 404, 405, text=acted.text)
    for table_id in IMPOSSIBLE:
        seen = intruder.get(f"/api/tables/{table_id}")
        entry.note(f"impossible {table_id}", seen.status_code, 404, 422, text=seen.text)
    for table_id in (*GUESSES[-1:], *IMPOSSIBLE[:4], secrets.token_urlsafe(16)):
        code = _handshake(intruder, f"/api/tables/{table_id}/socket", Cookie=intruder.cookie)
        entry.note(f"socket of {table_id}", code, 404)


def _forge_cookies(entry: Entry, victim: Victim, intruder: Person, guesses: int) -> None:
    name, _, token = victim.person.cookie.partition("=")
    other = "A" if token[0] != "A" else "B"
    forged: list[dict[str, str]] = [
        {},
        {"Cookie": f"{name}="},
        {"Cookie": f"{name}={token[:-1]}"},
        {"Cookie": f"{name}={other}{token[1:]}"},
        {"Cookie": f"{name}={token}x"},
        {"Cookie": f"{name}={token.swapcase()}"},
        {"Cookie": f"__Host-{name}={token}"},
        {"Cookie": f"{name}={'A' * 4000}"},
        {"Cookie": f"{name}=' OR 1=1 --"},
        {"Authorization": f"Basic {token}"},
        {"Authorization": "Bearer"},
        {"Authorization": f"Bearer {victim.person.me['id']}"},
        {"Authorization": "Bearer x", "Cookie": f"{name}={token}"},
    ]
    forged += [{"Cookie": f"{name}={secrets.token_urlsafe(32)}"} for _ in range(guesses)]
    path = f"/api/tables/{victim.tables[0]}"
    with Person(intruder.server) as nobody:
        for headers in forged:
            for method, asked in (("GET", "/api/me"), ("GET", path), ("POST", f"{path}/commands")):
                body = {"kind": "concede", "id": "x"} if method == "POST" else None
                answer = nobody.http.request(method, asked, json=body, headers=headers)
                entry.note(f"{method} {asked} {headers}", answer.status_code, 401, text=answer.text)
    for headers in forged[:20]:
        entry.note(f"socket {headers}", _handshake(intruder, f"{path}/socket", **headers), 401)


def _come_from_elsewhere(entry: Entry, victim: Victim) -> None:
    """Act from a page of another origin with the victim's cookie."""
    person, path = victim.person, f"/api/tables/{victim.tables[0]}"
    orders: list[tuple[str, str, Any]] = [
        ("POST", "/api/tables", {}),
        ("POST", "/api/play", {}),
        ("PATCH", "/api/me", {"name": "Mallory"}),
        ("DELETE", "/api/me", None),
        ("POST", "/api/me/sign-out", {"everywhere": True}),
        ("POST", "/api/me/link", None),
        ("POST", "/api/me/tokens", {"label": "x"}),
        ("POST", f"{path}/commands", {"kind": "concede", "id": "x"}),
    ]
    for origin in WRONG_ORIGINS:
        for method, asked, body in orders:
            answer = person.http.request(method, asked, json=body, headers={"Origin": origin})
            entry.note(f"{asked} from {origin}", answer.status_code, 403, text=answer.text)
        headers = {"Cookie": person.cookie, "Origin": origin}
        entry.note(f"socket from {origin}", _handshake(person, f"{path}/socket", **headers), 403)
    for site in ("cross-site", "same-site"):
        answer = person.http.delete("/api/me", headers={"Sec-Fetch-Site": site})
        entry.note(f"delete from {site}", answer.status_code, 403, text=answer.text)


def _send_too_much(entry: Entry, intruder: Person) -> None:
    for path in ("/api/me", "/api/tables"):
        answer = intruder.http.post(path, content=b" " * 2_000_000)
        entry.note(f"a large body for {path}", answer.status_code, 413, text=answer.text)
        deep = intruder.http.post(path, content=b"[" * 60_000)
        entry.note(f"a deep body for {path}", deep.status_code, 400, 413, 422, text=deep.text)


def _handshake(person: Person, path: str, **headers: str) -> int:
    try:
        with connect(person.server.socket_url + path, additional_headers=headers):
            return 101
    except InvalidStatus as refused:
        return refused.response.status_code
