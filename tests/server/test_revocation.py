"""Signing out closes open sockets too, even silent ones."""

import asyncio
import json
import sqlite3
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from types import SimpleNamespace
from typing import Any

from websockets.sync.client import connect

from ninetyeight.server.revocation import RevocationWatch
from ninetyeight.server.sockets import OpenSocket, Sockets
from server.people import Person, Seated, until_closed
from server.servers import Server
from simulation.loop import run_virtually
from waiting import PATIENCE

BOUND = 2.0
"""The seconds within which everybody who is signed out is cut off."""


class Tokens:
    """The tokens of a database that is slow or down."""

    def __init__(self, *valid: str) -> None:
        self.kept = set(valid)
        self.is_up = True

    async def valid(self, tokens: frozenset[str], _now: datetime) -> frozenset[str]:
        await asyncio.sleep(0.2)
        if not self.is_up:
            raise ConnectionError
        return tokens & self.kept


class Watched:
    """Sockets and the revocation watch, in virtual time."""

    def __init__(self, *tokens: str) -> None:
        self.tokens = Tokens(*tokens)
        self.notices = 0
        self.sockets = Sockets(per_person=9, per_address=9)
        store: Any = SimpleNamespace(tokens=self.tokens)
        self.watch = RevocationWatch(store, self.sockets, lambda: datetime.now(UTC), self._notify)

    def open(self, token: str) -> OpenSocket:
        socket = self.sockets.enter("ada", token, "127.0.0.1")
        assert socket is not None
        return socket

    def _notify(self) -> None:
        self.notices += 1


async def seconds_until_cut(
    watched: Watched, socket: OpenSocket, revoke: Callable[[], Awaitable[None]]
) -> float:
    """Run the watch for a while, revoke the token, and time how long the socket stays open."""
    watching = asyncio.create_task(watched.watch.watch())
    loop = asyncio.get_running_loop()
    await asyncio.sleep(10.1)
    assert not socket.closing.done()
    began = loop.time()
    await revoke()
    assert (await socket.closing).code == 4401
    watching.cancel()
    return loop.time() - began


def test_a_token_revoked_by_another_process_closes_its_sockets_in_time() -> None:
    async def scene() -> float:
        watched = Watched("cookie", "other")
        socket, other = watched.open("cookie"), watched.open("other")

        async def revoke() -> None:
            watched.tokens.kept.remove("cookie")

        took = await seconds_until_cut(watched, socket, revoke)
        assert not other.closing.done()
        return took

    assert run_virtually(scene()) < BOUND


def test_a_token_revoked_while_the_store_is_down_closes_its_sockets_afterwards() -> None:
    async def scene() -> float:
        watched = Watched("cookie")
        socket = watched.open("cookie")

        async def revoke() -> None:
            watched.tokens.is_up = False
            watched.tokens.kept.remove("cookie")
            await asyncio.sleep(60)
            assert not socket.closing.done()
            watched.tokens.is_up = True

        return await seconds_until_cut(watched, socket, revoke) - 60

    assert run_virtually(scene()) < BOUND


def test_a_notice_brings_the_next_check_forward() -> None:
    async def scene() -> float:
        watched = Watched("cookie")
        socket = watched.open("cookie")

        async def revoke() -> None:
            watched.tokens.kept.remove("cookie")
            watched.watch.check_soon()

        return await seconds_until_cut(watched, socket, revoke)

    assert run_virtually(scene()) < 0.4


def test_the_process_that_revokes_a_token_closes_its_sockets_before_it_answers() -> None:
    async def scene() -> None:
        watched = Watched("cookie")
        socket = watched.open("cookie")
        watched.tokens.kept.remove("cookie")
        await watched.watch.enforce()
        assert socket.closing.result().code == 4401
        assert watched.notices == 1

    run_virtually(scene())


def linked(person: Person) -> Person:
    """Sign a person in on another device."""
    phone = Person(person.server)
    code = person.post("/api/me/link").json()["code"]
    phone.post("/api/link", {"code": code}).raise_for_status()
    return phone


def is_cut_off(player: Seated) -> bool:
    """Listen until the server closes; return whether the code says that nobody is signed in."""
    return player.until_closed()[0] == 4401


def test_signing_out_here_ends_only_the_sockets_of_this_browser(server: Server) -> None:
    with Person(server, "Ada") as ada, linked(ada) as phone:
        table_id = ada.open_table(players=2)
        with ada.sit(table_id) as here, phone.sit(table_id) as there:
            here.until("update")
            there.until("update")
            assert phone.post("/api/me/sign-out", {}).status_code == 204
            assert is_cut_off(there)
            assert here.ask("say-phrase", code="hello")["kind"] == "update"


def test_signing_out_everywhere_ends_all_sockets(server: Server) -> None:
    with Person(server, "Ada") as ada, linked(ada) as phone:
        table_id = ada.open_table(players=2)
        with ada.sit(table_id) as here, phone.sit(table_id) as there:
            here.until("update")
            there.until("update")
            assert phone.post("/api/me/sign-out", {"everywhere": True}).status_code == 204
            assert is_cut_off(here)
            assert is_cut_off(there)


def test_deleting_a_token_ends_the_socket_of_its_program(ada: Person, server: Server) -> None:
    table_id = ada.open_table(players=2)
    made = ada.post("/api/me/tokens", {"label": "my bot"}).json()
    with connect(
        f"{server.socket_url}/api/tables/{table_id}/socket",
        additional_headers={"Authorization": f"Bearer {made['token']}"},
        open_timeout=PATIENCE,
    ) as socket:
        json.loads(socket.recv(timeout=PATIENCE))
        assert ada.http.delete(f"/api/me/tokens/{made['id']}").status_code == 204
        assert until_closed(socket)[0] == 4401


def test_a_token_deleted_behind_the_servers_back_ends_its_sockets(server: Server) -> None:
    """As by another process whose notice is lost."""
    with Person(server, "Ada") as ada:
        table_id = ada.open_table(players=2)
        with ada.sit(table_id) as player:
            player.until("update")
            with sqlite3.connect(server.data / "ninetyeight.db", timeout=PATIENCE) as database:
                gone = "DELETE FROM tokens WHERE person_id = ?"
                assert database.execute(gone, (ada.me["id"],)).rowcount == 1
            database.close()
            assert is_cut_off(player)


def test_a_deleted_person_receives_nothing_more(server: Server) -> None:
    with Person(server, "Ada") as ada, Person(server, "Grete") as grete:
        table_id = ada.open_table(players=2)
        grete.act(table_id, "sit").raise_for_status()
        with grete.sit(table_id) as player:
            player.until("update")
            assert grete.http.delete("/api/me").status_code == 204
            assert is_cut_off(player)
