"""The client with a real server: guests, tables, games, and clear refusals."""

import asyncio
import json
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer

import pytest

from client.players import Player
from ninetyeight.client import (
    ClientError,
    ConnectionClosed,
    Incompatible,
    NotNinetyEight,
    Server,
    ServerRefused,
    SyncServer,
    Unreachable,
    new_id,
)
from ninetyeight.protocol.command import Again, Leave, SeatBot, Sit, Start
from ninetyeight.protocol.http import Health
from ninetyeight.protocol.message import PROTOCOL, Refusal, Update
from ninetyeight.protocol.settings import Access, Settings
from server.servers import Server as Running

pytestmark = pytest.mark.asyncio


@contextmanager
def page(body: bytes, status: int = 200) -> Iterator[str]:
    """Run some other web server, which serves one page."""

    class Pages(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(status)
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *_: object) -> None:
            return

    with serving(Pages) as url:
        yield url


@contextmanager
def serving(answers: type[BaseHTTPRequestHandler]) -> Iterator[str]:
    with HTTPServer(("127.0.0.1", 0), answers) as pages:
        thread = threading.Thread(target=pages.serve_forever, args=(0.01,), daemon=True)
        thread.start()
        yield f"http://127.0.0.1:{pages.server_port}"
        pages.shutdown()
        thread.join()


async def test_a_whole_game_is_played_through_the_client(server: Running) -> None:
    async with Server(server.url) as ada:
        me = await ada.become_guest("Ada", "de")
        assert (me.name, (await ada.me()).language) == ("Ada", "de")
        table_id = await ada.open_table(Settings(players=2, access=Access.PUBLIC, name="Friday"))
        assert [row.name for row in await ada.lobby() if row.id == table_id] == ["Friday"]
        assert [row.id for row in await ada.my_tables()] == [table_id]
        connection = await ada.join(table_id)
        player = Player(connection)
        assert isinstance(await player.receive(), Update)
        await player.ask(SeatBot(id=new_id(), seat=1, bot="greedy"))
        await player.ask(Start(id=new_id()))
        await player.play()
        game = player.update.table.game
        assert game is not None
        assert game.ending is not None
        await connection.close()
        (summary,) = await ada.games()
        assert (summary.id, summary.left) == (game.ending.game_id, game.ending.left)
        finished, replayed = await ada.game(summary.id), await ada.frames(summary.id)
        assert len(replayed.frames) == len(finished.record["actions"]) + 1
        assert [row.games for row in await ada.statistics()] == [1]
        assert (await ada.standing(summary.id)).games == 0, "no game came before it"
        shared = await ada.share(summary.id)
        assert (await ada.shared_game(shared.key)).id == summary.id
        imported = await ada.import_game(json.dumps(finished.record))
        assert (imported.is_imported, imported.id) == (False, summary.id)  # a game is kept once
        with pytest.raises(ConnectionClosed):
            await connection.next()
        with pytest.raises(ConnectionClosed):
            await connection.send(Again(id=new_id()))


async def test_two_guests_are_different_people_and_can_be_renamed(server: Running) -> None:
    async with Server(server.url) as ada, Server(server.url) as grete:
        assert (await ada.become_guest("Ada")).id != (await grete.become_guest("Grete")).id
        assert (await ada.rename("Ada Lovelace")).name == "Ada Lovelace"
        assert (await ada.become_guest("Somebody else")).name == "Ada Lovelace"
        table_id = await ada.open_table()
        sat = await grete.act(table_id, Sit(id=new_id()))
        assert isinstance(sat, Update)
        assert sat.you.seat == 1
        refused = await grete.act(table_id, Start(id=new_id()))
        assert isinstance(refused, Refusal)
        assert refused.code == "not-host"
        assert isinstance(await grete.act(table_id, Leave(id=new_id())), Update)


async def test_another_device_becomes_the_same_person(server: Running) -> None:
    async with Server(server.url) as here, Server(server.url) as there:
        me = await here.become_guest("Ada")
        code = await here.link_device()
        assert (await there.redeem(code.code)).id == me.id
        assert there.token != here.token
        with pytest.raises(ServerRefused, match="wrong, used up or expired"):
            await there.redeem(code.code)


async def test_an_address_without_a_server_is_reported(server: Running) -> None:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        free = listener.getsockname()[1]
    async with Server(f"http://127.0.0.1:{free}") as nobody:
        with pytest.raises(Unreachable, match="cannot be reached"):
            await nobody.become_guest("Ada")
    async with Server(server.url) as stranger:
        assert (await stranger.about()).status == "ok"
        assert await stranger.visitor() is None
        with pytest.raises(ServerRefused) as refused:
            await stranger.open_table()
        assert (refused.value.status, refused.value.code) == (401, "not-signed-in")


@pytest.mark.parametrize("body", [b"<html>Hello</html>", b"[]", b'{"status": "ok"}'])
async def test_another_kind_of_server_is_reported(body: bytes) -> None:
    for status in (200, 404):
        with page(body, status) as url:
            async with Server(url) as server:
                with pytest.raises(NotNinetyEight, match="no Ninety-Eight server at http"):
                    await server.lobby()


@pytest.mark.parametrize(("protocol", "older"), [(99, "this program"), (0, "the server")])
async def test_another_version_of_the_protocol_is_reported(protocol: int, older: str) -> None:
    health = {"status": "ok", "version": "9.9.9", "protocol": protocol}
    with page(json.dumps(health).encode()) as url:
        async with Server(url) as server:
            with pytest.raises(Incompatible, match=f"{older} is too old"):
                await server.become_guest("Ada")


@pytest.mark.parametrize(
    ("target", "is_followed"), [("127.0.0.1:{}/games", True), ("localhost:{}", False)]
)
async def test_a_token_is_never_sent_to_another_host(target: str, is_followed: bool) -> None:  # noqa: FBT001
    class Moved(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            is_there = not self.path.startswith("/old")
            place = f"http://{target.format(self.server.server_port)}/api/health"  # type: ignore[attr-defined]
            health = Health(status="ok", version="1", protocol=PROTOCOL)
            body = health.model_dump_json().encode() if is_there else b""
            self.send_response(200 if is_there else 301)
            self.send_header("Location", place)
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *_: object) -> None:
            return

    with serving(Moved) as url:
        async with Server(f"{url}/old", "secret") as server:
            if is_followed:
                await server.about()
                assert server.url == f"{url}/games"
            else:
                with pytest.raises(ClientError, match="redirects to http://localhost"):
                    await server.about()


async def test_a_revoked_identity_is_reported(server: Running) -> None:
    async with Server(server.url) as ada:
        await ada.become_guest("Ada")
        table_id, token = await ada.open_table(), ada.token
        connection = await ada.join(table_id)
        player = Player(connection)
        await player.receive()
        await ada.sign_out(everywhere=True)
        with pytest.raises(ConnectionClosed) as closed:
            await player.until_closed()
        assert (closed.value.code, closed.value.close_code) == ("not-signed-in", 4401)
    async with Server(server.url, token) as gone:
        with pytest.raises(ServerRefused) as refused:
            await gone.become_guest("Ada")
        assert refused.value.code == "not-signed-in"
        with pytest.raises(ConnectionClosed) as closed:
            await gone.join(table_id)
        assert closed.value.code == "not-signed-in"


async def test_a_missing_table_is_reported(server: Running) -> None:
    async with Server(server.url) as ada:
        await ada.become_guest("Ada")
        with pytest.raises(ConnectionClosed) as closed:
            await ada.join("nowhere")
        assert (closed.value.code, closed.value.close_code) == ("no-such-table", 4404)
        with pytest.raises(ServerRefused) as refused:
            await ada.table("../me")
        assert refused.value.status == 404
        with pytest.raises(ClientError, match="name: "):
            await ada.rename("")


def plays_a_game(url: str) -> tuple[str, int]:
    with SyncServer(url) as server:
        me = server.become_guest("Ada")
        table_id = server.open_table(Settings(players=1))
        with server.join(table_id) as connection:
            connection.send(Start(id=new_id()))
            player = Player.__new__(Player)
            while True:
                news = connection.next(timeout=20)
                if not isinstance(news, Update):
                    continue
                player.update = news
                if news.table.game is None:
                    continue
                if player.is_over:
                    break
                wish = player.wish()
                assert wish is not None
                connection.send(wish)
            with pytest.raises(TimeoutError):
                connection.next(timeout=0.01)
        return me.name, len(server.games())


async def test_a_script_plays_without_async(server: Running) -> None:
    assert await asyncio.to_thread(plays_a_game, server.url) == ("Ada", 1)
