"""Whoever is signed out is gone: open sockets too, without a word from either side."""

import json
import sqlite3
import time
from collections.abc import Callable

import pytest
from websockets.sync.client import connect

from server.people import PATIENCE, Person, Seated, until_closed
from server.servers import Server

BOUND = 2.0
"""Within so many seconds nobody hears anything any more who is signed out."""
ATTEMPTS = 3
"""A machine that is busy with other things may be late; what is late by itself is so each time."""


def linked(person: Person) -> Person:
    """Let a person come from another device."""
    phone = Person(person.server)
    code = person.post("/api/me/link").json()["code"]
    phone.post("/api/link", {"code": code}).raise_for_status()
    return phone


def seconds_until_closed(player: Seated) -> float:
    """Listen without a word until the server closes; the close says that nobody is signed in."""
    began = time.monotonic()
    assert player.until_closed()[0] == 4401
    return time.monotonic() - began


def in_time(attempt: Callable[[], float]) -> None:
    late = []
    for _ in range(ATTEMPTS):
        late.append(attempt())
        if late[-1] < BOUND:
            return
    pytest.fail(f"gone after {late} s")


def test_signing_out_here_ends_the_sockets_of_this_browser_alone(server: Server) -> None:
    def attempt() -> float:
        with Person(server, "Ada") as ada, linked(ada) as phone:
            table_id = ada.open_table(players=2)
            with ada.sit(table_id) as here, phone.sit(table_id) as there:
                here.until("update")
                there.until("update")
                assert phone.post("/api/me/sign-out", {}).status_code == 204
                took = seconds_until_closed(there)
                assert here.ask("say-phrase", code="hello")["kind"] == "update"
        return took

    in_time(attempt)


def test_signing_out_everywhere_ends_all_sockets(server: Server) -> None:
    def attempt() -> float:
        with Person(server, "Ada") as ada, linked(ada) as phone:
            table_id = ada.open_table(players=2)
            with ada.sit(table_id) as here, phone.sit(table_id) as there:
                here.until("update")
                there.until("update")
                assert phone.post("/api/me/sign-out", {"everywhere": True}).status_code == 204
                return max(seconds_until_closed(here), seconds_until_closed(there))

    in_time(attempt)


def test_deleting_a_token_ends_the_socket_of_its_program(ada: Person, server: Server) -> None:
    table_id = ada.open_table(players=2)

    def attempt() -> float:
        made = ada.post("/api/me/tokens", {"label": "my bot"}).json()
        with connect(
            f"{server.socket_url}/api/tables/{table_id}/socket",
            additional_headers={"Authorization": f"Bearer {made['token']}"},
            open_timeout=PATIENCE,
        ) as socket:
            json.loads(socket.recv(timeout=PATIENCE))
            assert ada.http.delete(f"/api/me/tokens/{made['id']}").status_code == 204
            began = time.monotonic()
            assert until_closed(socket)[0] == 4401
            return time.monotonic() - began

    in_time(attempt)


def test_nothing_depends_on_news(server: Server) -> None:
    """What another process does to the database is seen without being told."""

    def attempt() -> float:
        with Person(server, "Ada") as ada:
            table_id = ada.open_table(players=2)
            with ada.sit(table_id) as player:
                player.until("update")
                with sqlite3.connect(server.data / "ninetyeight.db", timeout=PATIENCE) as database:
                    gone = "DELETE FROM tokens WHERE person_id = ?"
                    assert database.execute(gone, (ada.me["id"],)).rowcount == 1
                database.close()
                return seconds_until_closed(player)

    in_time(attempt)


def test_a_deleted_person_is_told_nothing_more(server: Server) -> None:
    def attempt() -> float:
        with Person(server, "Ada") as ada, Person(server, "Grete") as grete:
            table_id = ada.open_table(players=2)
            grete.act(table_id, "sit").raise_for_status()
            with grete.sit(table_id) as player:
                player.until("update")
                assert grete.http.delete("/api/me").status_code == 204
                return seconds_until_closed(player)

    in_time(attempt)
