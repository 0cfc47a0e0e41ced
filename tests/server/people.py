"""People as seen by the server: over HTTP, and over a table's socket."""

import itertools
import json
from types import TracebackType
from typing import Any, Self

import httpx
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from server.servers import Server
from waiting import PATIENCE

_ids = itertools.count()


def fresh_id() -> str:
    return f"c{next(_ids)}"


def until_closed(socket: ClientConnection) -> tuple[int, list[dict[str, Any]]]:
    """Read messages until the server closes; return its close code and the messages."""
    messages: list[dict[str, Any]] = []
    try:
        while True:
            messages.append(json.loads(socket.recv(timeout=PATIENCE)))
    except ConnectionClosed:
        return socket.close_code or 0, messages


def refused_with(server: Server, path: str, **headers: str) -> tuple[int, str]:
    """Ask for a socket that is refused; return the status and the code of the fault."""
    try:
        connect(server.socket_url + path, additional_headers=headers, open_timeout=PATIENCE).close()
    except InvalidStatus as refused:
        return refused.response.status_code, json.loads(refused.response.body)["code"]
    return 101, ""


class Person:
    """A guest with a cookie."""

    def __init__(self, server: Server, name: str | None = None, **headers: str) -> None:
        self.server = server
        self.http = httpx.Client(base_url=server.url, timeout=PATIENCE, headers=headers)
        if name is not None:
            self.me = self.post("/api/me", {"name": name}).raise_for_status().json()

    def get(self, path: str, **params: Any) -> httpx.Response:
        return self.http.get(path, params=params)

    def post(self, path: str, body: object = None) -> httpx.Response:
        return self.http.post(path, json=body)

    def open_table(self, **settings: object) -> str:
        table_id: str = self.post("/api/tables", settings).raise_for_status().json()["id"]
        return table_id

    def act(self, table_id: str, kind: str, **rest: object) -> httpx.Response:
        return self.post(
            f"/api/tables/{table_id}/commands", {"kind": kind, "id": fresh_id(), **rest}
        )

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    def sit(self, table_id: str, since: int | None = None) -> "Seated":
        """Connect to a table."""
        return Seated(self, table_id, since)

    def close(self) -> None:
        self.http.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self.close()


class Seated:
    """A socket at a table, with its latest update."""

    def __init__(self, person: Person, table_id: str, since: int | None = None) -> None:
        query = "" if since is None else f"?since={since}"
        self._connecting = connect(
            f"{person.server.socket_url}/api/tables/{table_id}/socket{query}",
            additional_headers={"Cookie": person.cookie},
            open_timeout=PATIENCE,
            close_timeout=1,
        )
        self.socket: ClientConnection
        self.update: dict[str, Any] = {}
        self.events: list[dict[str, Any]] = []

    def receive(self) -> dict[str, Any]:
        """Read the next message; remember an update."""
        message: dict[str, Any] = json.loads(self.socket.recv(timeout=PATIENCE))
        if message["kind"] == "update":
            self.update = message
            self.events += message["events"]
        return message

    def until(self, *kinds: str) -> dict[str, Any]:
        """Read messages until one of this kind."""
        while (message := self.receive())["kind"] not in kinds:
            pass
        return message

    def until_closed(self) -> tuple[int, list[dict[str, Any]]]:
        """Read messages until the server closes; return its close code and the messages."""
        return until_closed(self.socket)

    def send(self, kind: str, **rest: object) -> str:
        """Send a message; commands get an id."""
        id = fresh_id()
        plain = kind in ("ping", "look")
        body = {"kind": kind, **({} if plain else {"id": id}), **rest}
        self.socket.send(json.dumps(body))
        return id

    def ask(self, kind: str, **rest: object) -> dict[str, Any]:
        """Send a command, and read messages until its answer."""
        id = self.send(kind, **rest)
        while (message := self.receive()).get("answers") != id:
            pass
        return message

    def __enter__(self) -> Self:
        self.socket = self._connecting.__enter__()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self._connecting.__exit__(kind, error, traceback)
