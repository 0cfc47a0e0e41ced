"""A connection reconnects by itself, loses nothing and does nothing twice."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from client.networks import Network, network_to
from client.players import Player
from ninetyeight.client import (
    ConnectionClosed,
    Link,
    Server,
    Unreachable,
    new_id,
    remote_connection,
)
from ninetyeight.protocol.command import SayChat, SeatBot, Start
from ninetyeight.protocol.message import Look, Ping, Pong, Update
from ninetyeight.protocol.seen import CardSeen
from ninetyeight.protocol.settings import Settings
from server.servers import WIDE, running_server
from server.servers import Server as Running

pytestmark = pytest.mark.asyncio


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Reconnect quickly, so that the tests are fast."""
    monkeypatch.setattr(remote_connection, "FIRST_PAUSE", 0.02)
    monkeypatch.setattr(remote_connection, "LONGEST_PAUSE", 0.2)


async def at_a_table(
    running: Running, test: Callable[[Server, Player, Network], Awaitable[None]], players: int = 2
) -> None:
    """Let Ada join a table of hers through a network."""
    async with network_to(running.url) as network, Server(network.url) as ada:
        await ada.become_guest("Ada")
        table_id = await ada.open_table(Settings(players=players))
        connection = await ada.join(table_id)
        player = Player(connection)
        await player.receive()
        try:
            await test(ada, player, network)
        finally:
            await connection.close()


async def test_a_game_continues_through_many_disconnections(server: Running) -> None:
    async def test(_: Server, player: Player, network: Network) -> None:
        await player.ask(SeatBot(id=new_id(), seat=1, bot="greedy"))
        await player.ask(Start(id=new_id()))
        steps = 0
        while not player.is_over:
            steps += 1
            if steps % 7 == 0:
                network.cut()
            await player.step()
        lost = player.links.count(Link.LOST)
        assert lost >= 3
        assert lost - player.links.count(Link.BACK) in (0, 1)
        game = player.update.table.game
        assert game is not None
        laid = sorted(event.card for event in player.events if isinstance(event, CardSeen))
        assert laid == sorted(card for pile in game.piles for card in pile.cards)

    await at_a_table(server, test)


async def test_a_command_whose_answer_is_lost_takes_effect_once(server: Running) -> None:
    async def test(ada: Server, player: Player, network: Network) -> None:
        network.swallows = True
        lines = [SayChat(id=new_id(), text=text) for text in ("Hello!", "Is anybody here?")]
        for line in lines:
            await player.connection.send(line)
        while (await look(ada, player)).sequence < player.update.sequence + 2:
            pass  # the server has done them, and its answers are lost
        network.swallows = False
        network.cut()
        for line in lines:
            await player.answer(line)
        assert player.links == [Link.LOST, Link.BACK]
        said = [event.text for event in player.events if event.kind == "chat-said"]
        assert said == ["Hello!", "Is anybody here?"]
        assert (await look(ada, player)).sequence == player.update.sequence

    async def look(ada: Server, player: Player) -> Update:
        async with Server(server.url, ada.token) as directly:
            return await directly.table(player.update.table.id)

    await at_a_table(server, test)


async def test_what_is_sent_while_the_link_is_lost_arrives_later(server: Running) -> None:
    async def test(_: Server, player: Player, network: Network) -> None:
        network.is_down = True
        network.cut()
        await player.until(Link.LOST)
        line = SayChat(id=new_id(), text="Hello!")
        await player.connection.send(line)
        await player.connection.send(Look(seat=1))
        await player.connection.send(Ping())
        network.is_down = False
        await player.answer(line)
        assert player.links == [Link.LOST, Link.BACK]
        await player.connection.send(Ping())
        while not isinstance(await player.receive(), Pong):
            pass

    await at_a_table(server, test)


async def test_a_dead_link_is_noticed(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    assert remote_connection.PING_EVERY + remote_connection.PONG_WITHIN <= 10
    monkeypatch.setattr(remote_connection, "PING_EVERY", 0.1)
    monkeypatch.setattr(remote_connection, "PONG_WITHIN", 0.2)

    async def test(_: Server, player: Player, network: Network) -> None:
        network.is_frozen = True
        await player.until(Link.LOST)
        network.is_frozen = False
        network.cut()
        await player.until(Link.BACK)

    await at_a_table(server, test)


async def test_a_restarted_server_is_found_again(tmp_path: Path) -> None:
    with running_server(tmp_path, **WIDE) as first:
        port = first.url.rpartition(":")[2]
        async with Server(first.url) as ada:
            await ada.become_guest("Ada")
            table_id = await ada.open_table(Settings(players=1))
            player = Player(await ada.join(table_id))
            await player.receive()
            await player.ask(Start(id=new_id()))
            for _ in range(3):
                await player.step()
            first.process.kill()
            await player.until(Link.LOST)
            wish = player.wish()
            assert wish is not None
            await player.connection.send(wish)
            again = running_server(tmp_path, "--port", port, **WIDE)
            await asyncio.to_thread(again.__enter__)
            try:
                await player.answer(wish)
                await player.play()
            finally:
                await player.connection.close()
                again.__exit__(None, None, None)
            assert player.links == [Link.LOST, Link.BACK]


async def test_a_slow_reader_loses_nothing(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(remote_connection, "MOST_QUEUED", 3)

    async def test(_: Server, player: Player, __: Network) -> None:
        lines = [SayChat(id=new_id(), text="Hello!") for _ in range(9)]
        for line in lines:
            await player.connection.send(line)
        await player.answer(lines[-1])
        assert [event.kind for event in player.events if event.kind == "chat-said"] == 9 * [
            "chat-said"
        ]

    await at_a_table(server, test)


async def test_the_first_connection_raises_what_prevents_it(server: Running) -> None:
    async def test(ada: Server, _: Player, network: Network) -> None:
        network.is_down = True
        with pytest.raises(Unreachable):
            await ada.join("anywhere")

    await at_a_table(server, test)


async def test_closing_wakes_whoever_waits_for_a_message(server: Running) -> None:
    async def test(_: Server, player: Player, __: Network) -> None:
        reading = asyncio.create_task(player.until_closed())
        await asyncio.sleep(0)
        await player.connection.close()
        with pytest.raises(ConnectionClosed):
            await reading

    await at_a_table(server, test)
