"""Bots play at a real table through the client: they play, vote, reconnect and leave."""

import asyncio
import signal
import subprocess
import sys
from collections.abc import Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from bots.own_bots import Cheat, Nearest
from client.networks import network_to
from client.players import PATIENCE, Player
from ninetyeight.bots import Bot, BotFailed, bot_named
from ninetyeight.client import ClientError, Server, new_id, remote_connection
from ninetyeight.client.bot_visit import Visit, visit
from ninetyeight.protocol.command import (
    Again,
    Close,
    Concede,
    MakeBid,
    MindSeat,
    Remove,
    SeatBot,
    Sit,
    Start,
)
from ninetyeight.protocol.settings import Settings, TalkLevel
from ninetyeight.protocol.view import Phase
from ninetyeight.rules import Bid
from server.servers import Server as Running

pytestmark = pytest.mark.asyncio
DOCS = Path(__file__).parent.parent.parent / "docs"
STOPS = [(signal.SIGINT, 130), (signal.SIGTERM, 143)]


@asynccontextmanager
async def hosted(running: Running, **settings: Any) -> Any:
    """Let Ada open a table and connect to it."""
    async with Server(running.url) as ada:
        await ada.become_guest("Ada")
        table_id = await ada.open_table(Settings(**settings))
        player = Player(await ada.join(table_id))
        await player.receive()
        try:
            yield player, Visit(ada.url, table_id, "seed")
        finally:
            await player.connection.close()


async def until(player: Player, holds: Callable[[], bool]) -> None:
    while not holds():
        await player.receive()


def is_full(player: Player) -> Callable[[], bool]:
    return lambda: all(seat.name or seat.bot for seat in player.update.table.seats)


def lines() -> tuple[list[str], Callable[[str], None]]:
    said: list[str] = []
    return said, said.append


@pytest.mark.parametrize("edition", ["original", "extreme+fire"])
async def test_bots_and_a_person_play_game_after_game(server: Running, edition: str) -> None:
    async with hosted(server, players=3, edition=edition) as (player, plan):
        said, say = lines()
        bots: list[Bot] = [Nearest(), bot_named("sharp")]
        visits = [
            asyncio.create_task(visit(Visit(**told(plan, games=2)), bot, say)) for bot in bots
        ]
        await until(player, is_full(player))
        await player.ask(Start(id=new_id()))
        for number in (1, 2):
            await until(player, lambda: player.update.table.game is not None)
            await player.play()
            assert player.update.table.game is not None
            assert player.update.table.game.number == number
            if number == 1:
                await again(player)
        assert await asyncio.gather(*visits) == [2, 2]
        assert sum(line.startswith("Game 2: ") for line in said) == 2
        signed = {event.seat for event in player.events if event.kind == "signalled"}
        names = [seat.name for seat in player.update.table.seats]
        assert signed <= {number for number, name in enumerate(names) if name != "Nearest"}


async def again(player: Player) -> None:
    assert player.update.table.game is not None
    number = player.update.table.game.number
    await player.ask(Again(id=new_id()))

    def has_begun() -> bool:
        game = player.update.table.game
        return game is not None and game.number > number

    await until(player, has_begun)


def told(plan: Visit, **more: object) -> dict[str, Any]:
    given: dict[str, Any] = {name: getattr(plan, name) for name in Visit.__slots__}
    return given | more


async def test_a_bot_that_is_disconnected_plays_on(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(remote_connection, "FIRST_PAUSE", 0.02)
    async with (
        network_to(server.url) as network,
        hosted(server, players=2) as (player, plan),
    ):
        said, say = lines()
        far = Visit(**told(plan, server=network.url, games=1))
        visiting = asyncio.create_task(visit(far, Nearest(), say))
        await until(player, is_full(player))
        await player.ask(Start(id=new_id()))
        steps = 0
        while not player.is_over:
            steps += 1
            if steps % 10 == 0:
                network.cut()
            await player.step()
        assert await visiting == 1
        assert "Reconnected." in said


async def test_a_bot_stands_in_nobodys_way(server: Running) -> None:
    async with hosted(server, players=3, talk=TalkLevel.NONE) as (player, plan):
        visiting = asyncio.create_task(visit(plan, Nearest(), lambda _: None))
        await until(player, lambda: player.update.table.seats[1].name is not None)
        await player.ask(SeatBot(id=new_id(), seat=2, bot="greedy"))
        await player.ask(Start(id=new_id()))
        while player.update.table.phase is not Phase.PLAYING:
            await player.step()
        await player.ask(Concede(id=new_id()))
        await until(player, lambda: player.is_over)
        assert not [event for event in player.events if event.kind == "signalled"]
        await player.ask(Close(id=new_id()))
        assert await visiting == 1


async def test_a_bot_agrees_when_all_others_vote_to_remove_somebody(server: Running) -> None:
    async with hosted(server, players=3) as (player, plan), Server(server.url) as guest:
        visiting = asyncio.create_task(visit(plan, Nearest(), lambda _: None))
        await until(player, lambda: player.update.table.seats[1].name is not None)
        await guest.become_guest("Ben")
        await guest.act(plan.table, Sit(id=new_id()))
        await until(player, is_full(player))
        await player.ask(Start(id=new_id()))
        await guest.act(plan.table, MakeBid(id=new_id(), bid=Bid.RATHER_NOT))
        await player.ask(MakeBid(id=new_id(), bid=Bid.LIKE))
        await until(player, lambda: player.update.table.phase is Phase.PLAYING)
        await player.ask(Remove(id=new_id(), seat=2))
        await until(player, lambda: player.update.table.seats[2].name is None)
        await player.ask(Concede(id=new_id()))
        await until(player, lambda: player.is_over)
        await player.ask(Close(id=new_id()))
        assert await visiting == 1


async def test_a_bot_comes_back_to_a_seat_that_is_minded(server: Running) -> None:
    async with hosted(server, players=2) as (player, plan), Server(server.url) as guest:
        await guest.become_guest("Nea")
        again = Visit(**told(plan, token=guest.token, games=1))
        first = asyncio.create_task(visit(again, Nearest(), lambda _: None))
        await until(player, is_full(player))
        await player.ask(Start(id=new_id()))
        first.cancel()
        await asyncio.gather(first, return_exceptions=True)
        await until(player, lambda: player.update.table.seats[1].is_away)
        await player.ask(MindSeat(id=new_id(), seat=1))
        assert player.update.table.seats[1].bot is not None
        second = asyncio.create_task(visit(again, Nearest(), lambda _: None))
        await until(player, lambda: player.update.table.seats[1].bot is None)
        await player.play()
        assert await second == 1


async def test_a_bot_that_breaks_the_rules_leaves_with_one_line(server: Running) -> None:
    async with hosted(server, players=2) as (player, plan):
        visiting = asyncio.create_task(visit(plan, Cheat(), lambda _: None))
        await until(player, is_full(player))
        await player.ask(Start(id=new_id()))
        while not player.update.table.seats[1].is_away:
            await player.step()
        with pytest.raises(BotFailed, match=r"Cheat breaks the rules: The \d+ is not in the hand"):
            await visiting


async def test_what_a_table_refuses_a_bot_is_reported(server: Running) -> None:
    async with hosted(server, players=1) as (_, plan):
        with pytest.raises(ClientError, match="The bot cannot sit down"):
            await visit(plan, Nearest(), lambda _: None)
    async with hosted(server, players=2) as (player, plan):
        with pytest.raises(ClientError) as taken:
            await visit(Visit(**told(plan, seat=0)), Nearest(), lambda _: None)
        assert taken.value.code == "seat-taken"
        visiting = asyncio.create_task(visit(plan, Nearest(), lambda _: None))
        await until(player, is_full(player))
        await player.ask(Remove(id=new_id(), seat=1))
        with pytest.raises(ClientError, match="removed"):
            await visiting


def blocks(language: str) -> list[str]:
    page = (DOCS / "write-a-bot.md").read_text(encoding="utf-8")
    return [part.split("```")[0] for part in page.split(f"```{language}\n")[1:]]


async def test_the_bots_in_the_docs_play_at_a_real_table(server: Running, tmp_path: Path) -> None:
    bot, _, program, _ = blocks("python")
    assert len(bot.strip().splitlines()) <= 20
    (tmp_path / "mybot.py").write_text(bot)
    (tmp_path / "first.py").write_text(program)
    ways = (["--bot", "mybot:Nearest"], ["--program", f"{sys.executable} first.py"])
    async with hosted(server, players=3) as (player, plan):
        link = f"{plan.server}/table/{plan.table}"
        running = [
            await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "ninetyeight", "bot", "--table", link, *way),
                *("--games", "1", "--pace", "0"),
                cwd=tmp_path,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
            )
            for way in ways
        ]
        await until(player, is_full(player))
        await player.ask(Start(id=new_id()))
        await player.play()
        for process in running:
            out, err = await process.communicate()
            assert (process.returncode, err) == (0, b"")
            assert b"\nGame 1: " in out
        assert player.update.table.phase is Phase.OVER


@pytest.mark.parametrize(("number", "code"), STOPS)
async def test_a_bot_that_is_stopped_leaves_the_table(
    server: Running, tmp_path: Path, number: int, code: int
) -> None:
    (tmp_path / "mybot.py").write_text(blocks("python")[0])
    async with hosted(server, players=2) as (player, plan):
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "ninetyeight", "bot", "--server", plan.server),
            *("--table", plan.table, "--bot", "mybot:Nearest", "--name", "Nea"),
            cwd=tmp_path,
            env={"XDG_CONFIG_HOME": str(tmp_path), "HOME": str(tmp_path)},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
        )
        await until(player, is_full(player))
        assert player.update.table.seats[1].name == "Nea"
        process.send_signal(number)
        out, err = await process.communicate()
        assert (process.returncode, err) == (code, b"")
        assert out.endswith(b"Left the table.\n")
        await until(player, lambda: player.update.table.seats[1].name is None)
        assert list(tmp_path.rglob("servers.json"))


async def test_a_bot_in_the_background_of_a_shell_leaves_the_table(server: Running) -> None:
    """A shell starts background jobs with SIGINT ignored."""
    async with hosted(server, players=2) as (player, plan):
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "ninetyeight", "bot", "--server", plan.server),
            *("--table", plan.table, "--bot", "bots.own_bots:Sleepy"),
            cwd=Path(__file__).parent.parent,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_IGN),
        )
        await until(player, is_full(player))
        process.send_signal(signal.SIGTERM)
        out, err = await asyncio.wait_for(process.communicate(), PATIENCE)
        assert (process.returncode, err) == (143, b"")
        assert out.endswith(b"Left the table.\n")
        await until(player, lambda: player.update.table.seats[1].name is None)


@pytest.mark.parametrize(("number", "code"), STOPS)
async def test_a_bot_is_stopped_while_it_thinks(server: Running, number: int, code: int) -> None:
    async with hosted(server, players=2) as (player, plan):
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "ninetyeight", "bot", "--server", plan.server),
            *("--table", plan.table, "--bot", "bots.own_bots:Sleepy"),
            cwd=Path(__file__).parent.parent,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
        )
        await until(player, is_full(player))
        await player.ask(Start(id=new_id()))
        while player.wish() is not None or player.update.table.phase is Phase.BIDDING:
            await player.step()
        process.send_signal(number)
        out, err = await asyncio.wait_for(process.communicate(), PATIENCE)
        assert (process.returncode, err) == (code, b"")
        assert out.endswith(b"Left the table.\n")
        await until(player, lambda: player.update.table.seats[1].is_away)


async def test_the_client_example_in_the_docs_runs(server: Running) -> None:
    example = blocks("python")[3].replace("http://localhost:9898", server.url)
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", example), stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    out, err = await process.communicate()
    assert (err, out.count(b",")) == (b"", 6)
