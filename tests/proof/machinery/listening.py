"""Sockets that are always read, and clients that keep the text of all responses."""

import json
import threading
import time
from contextlib import suppress
from types import TracebackType
from typing import Any, Self

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from server.people import Person, fresh_id
from waiting import PATIENCE


class Listener:
    """A socket at a table, read by a thread that notes the time of every message."""

    def __init__(
        self, url: str, table_id: str, headers: dict[str, str], since: int | None = None
    ) -> None:
        query = "" if since is None else f"?since={since}"
        self._connecting = connect(
            f"{url.replace('http://', 'ws://')}/api/tables/{table_id}/socket{query}",
            additional_headers=headers,
            open_timeout=PATIENCE,
            close_timeout=1,
            ping_interval=None,
        )
        self.heard: list[tuple[float, str]] = []
        """The messages with their arrival times."""
        self.closed_at: float | None = None
        self._first = threading.Event()
        self._closed = threading.Event()
        self._thread = threading.Thread(target=self._listen, daemon=True)
        self._socket: ClientConnection

    @property
    def code(self) -> int | None:
        """Why the server closed the socket."""
        return self._socket.close_code

    def send(self, kind: str, **rest: object) -> bool:
        """Send a command; return whether the socket was still open."""
        try:
            self._socket.send(json.dumps({"kind": kind, "id": fresh_id(), **rest}))
        except ConnectionClosed:
            return False
        return True

    def since(self, moment: float) -> str:
        """All messages that arrived after a given time."""
        return "\n".join(text for at, text in tuple(self.heard) if at > moment)

    def until_closed(self, seconds: float) -> bool:
        """Wait until the server closes the socket; return whether it did."""
        return self._closed.wait(seconds)

    def _listen(self) -> None:
        with suppress(ConnectionClosed):
            while True:
                text = str(self._socket.recv())
                self.heard.append((time.time(), text))
                self._first.set()
        self.closed_at = time.time()
        self._first.set()
        self._closed.set()

    def __enter__(self) -> Self:
        self._socket = self._connecting.__enter__()
        self._thread.start()
        assert self._first.wait(PATIENCE), "nothing came"
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self._connecting.__exit__(kind, error, traceback)
        self._thread.join(timeout=5)


def at_server(server: Any, person: Person) -> Person:
    """The same person as a client of another server."""
    other = Person(server)
    other.http.cookies.update(person.http.cookies)
    return other


def kept_answers(person: Person) -> list[str]:
    """Keep the text of every response that a person gets from now on."""
    answers: list[str] = []

    def keep(response: httpx.Response) -> None:
        response.read()
        answers.append(f"{response.headers} {response.text}")

    person.http.event_hooks["response"].append(keep)
    return answers
