"""The terminal client at a real server, beside somebody who comes another way."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widgets import Static

from client.players import Player
from ninetyeight.client import Credentials, new_id
from ninetyeight.client import Server as Client
from ninetyeight.protocol.command import FlagLine, SayChat, ShowSigns, Start
from ninetyeight.protocol.seen import ChatSeen, LineFlaggedSeen
from ninetyeight.protocol.settings import Settings
from ninetyeight.protocol.view import Phase
from ninetyeight.rules import GameError, Pile, Sign
from ninetyeight.terminal.app import TerminalApp
from ninetyeight.terminal.place import Company, Place
from ninetyeight.terminal.remote import ServerPlace
from ninetyeight.terminal.screens.dialogs import Pick, TypeLine
from ninetyeight.terminal.screens.home import HomeScreen
from ninetyeight.terminal.start import sign_in
from server.servers import Server
from terminal.keyboard import (
    PATIENCE,
    SMALL,
    is_at_home,
    is_at_table,
    seen_at,
    step,
    table_of,
    until,
)

pytestmark = pytest.mark.asyncio


def app_of(url: str, folder: Path, table_id: str | None = None) -> TerminalApp:
    async def opening(_: TerminalApp) -> Place:
        client = Client(url)
        await client.become_guest("Ada")
        return ServerPlace(client)

    async def sit(app: TerminalApp) -> None:
        assert table_id is not None
        await app.sit_at(table_id)

    return TerminalApp(folder / "terminal.json", opening, None if table_id is None else sit)


@dataclass(frozen=True)
class Meeting:
    """Ada at the screen of a terminal, and Grete through the API, at one table."""

    pilot: Pilot[None]
    app: TerminalApp
    grete: Player


@asynccontextmanager
async def meeting(url: str, folder: Path, players: int) -> AsyncIterator[Meeting]:
    """Seat both at a table that Grete opened."""
    async with Client(url) as client:
        await client.become_guest("Grete")
        table_id = await client.open_table(Settings(players=players))
        grete = Player(await client.join(table_id))
        await grete.receive()
        app = app_of(url, folder, table_id)
        async with app.run_test(size=SMALL) as pilot:
            await until(pilot, lambda: is_at_table(app))
            await pilot.press("home", "enter")
            await until(pilot, lambda: seen_at(app).is_player)
            yield Meeting(pilot, app, grete)
        await grete.connection.close()


async def test_somebody_in_a_terminal_plays_with_somebody_elsewhere(
    server: Server, tmp_path: Path
) -> None:
    async with meeting(server.url, tmp_path, players=2) as met:
        pilot, app, grete = met.pilot, met.app, met.grete
        await grete.ask(Start(id=new_id()))
        playing = asyncio.create_task(_play_along(grete))
        async with asyncio.timeout(PATIENCE):
            while seen_at(app).table.phase is Phase.BIDDING or not seen_at(app).you.is_on_turn:
                await step(pilot, app)
        await _ada_shows_a_sign(pilot, app, grete)
        await _grete_talks(pilot, app, grete)
        await _ada_may_name_no_number(pilot, app)
        for _ in range(8):
            await step(pilot, app)
        playing.cancel()
        with suppress(asyncio.CancelledError):
            await playing
    assert sum(event.kind == "card-laid" for event in grete.events) >= 3


async def _play_along(grete: Player) -> None:
    while True:
        await grete.step()


async def _ada_shows_a_sign(pilot: Pilot[None], app: TerminalApp, grete: Player) -> None:
    await pilot.press("s")
    await until(pilot, lambda: isinstance(app.screen, Pick))
    await pilot.press("enter")
    await until(pilot, lambda: grete.update.table.seats[1].signs == {Pile.A: Sign.LIKE})


async def _grete_talks(pilot: Pilot[None], app: TerminalApp, grete: Player) -> None:
    await grete.connection.send(SayChat(id=new_id(), text="Good luck!"))
    await grete.connection.send(ShowSigns(id=new_id(), signs={Pile.D: Sign.LEAVE}))
    await until(pilot, lambda: seen_at(app).table.seats[0].signs.get(Pile.D) is Sign.LEAVE)
    said = [line.event for line in table_of(app).model.history]
    assert [event.text for event in said if isinstance(event, ChatSeen)] == ["Good luck!"]
    assert "Grete" in str(table_of(app).query_one("#pile-D").render())
    await pilot.press("s")
    await until(pilot, lambda: isinstance(app.screen, Pick))
    assert str(app.screen.query_one(".about").render()) == "Grete: D ✖"
    await pilot.press("escape")
    await until(pilot, lambda: not isinstance(app.screen, Pick))


async def _ada_may_name_no_number(pilot: Pilot[None], app: TerminalApp) -> None:
    await pilot.press("t")
    await until(pilot, lambda: isinstance(app.screen, Pick))
    await pilot.press("enter")
    await until(pilot, lambda: isinstance(app.screen, TypeLine))
    await pilot.press(*"34", "enter")
    notice = table_of(app).query_one("#notice", Static)
    await until(pilot, lambda: "34" in str(notice.render()))
    assert not any(
        isinstance(told.event, ChatSeen) and told.event.seat == 1
        for told in table_of(app).model.history
    )


async def test_somebody_in_a_terminal_flags_a_line_and_is_warned_of_a_flag(
    server: Server, tmp_path: Path
) -> None:
    async with meeting(server.url, tmp_path, players=3) as met:
        pilot, app, grete = met.pilot, met.app, met.grete
        await grete.ask(SayChat(id=new_id(), text="my house number"))
        await until(pilot, lambda: "my house number" in str(table_of(app).model.history))
        await pilot.press("t")
        await until(pilot, lambda: isinstance(app.screen, Pick))
        await pilot.press("down", "enter")
        await until(pilot, lambda: "my house number" not in str(table_of(app).model.history))
        await pilot.press("t")
        await until(pilot, lambda: isinstance(app.screen, Pick))
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(app.screen, TypeLine))
        await pilot.press(*"as old as grandpa", "enter")
        while not (said := _lines(grete, "as old as grandpa")):
            await grete.receive()
        await grete.ask(FlagLine(id=new_id(), line=said[0].line))
        notice = table_of(app).query_one("#notice", Static)
        await until(pilot, lambda: "as old as grandpa" in str(notice.render()))
        assert "Grete" in str(notice.render())
    flagged = [event for event in grete.events if isinstance(event, LineFlaggedSeen)]
    assert [(event.seat, event.writer) for event in flagged] == [(1, 0), (0, 1)]


def _lines(player: Player, text: str) -> list[ChatSeen]:
    events = player.events
    return [event for event in events if isinstance(event, ChatSeen) and event.text == text]


async def test_the_lobby_shows_open_tables_and_the_users_own(
    server: Server, tmp_path: Path
) -> None:
    async with Client(server.url) as client:
        await client.become_guest("Grete")
        settings = Settings.model_validate({"players": 3, "access": "public", "name": "Friday"})
        await client.open_table(settings)
        app = app_of(server.url, tmp_path)
        async with app.run_test(size=SMALL) as pilot:
            await until(pilot, lambda: is_at_home(app))
            assert isinstance(app.screen, HomeScreen)
            words = [line.words for line in app.screen.lines if line is not None]
            assert any("Friday" in line and "Grete" in line for line in words)
            table_id = await app.place.open_table(Settings(players=2), Company(bots=("greedy",)))
            assert [table.id for table in await app.place.my_tables()] == [table_id]
            assert app.place.invitation(table_id) == f"{server.url}/table/{table_id}"


async def test_a_returning_guest_gets_the_name_that_was_given(
    server: Server, tmp_path: Path
) -> None:
    kept = Credentials(tmp_path / "servers.json")
    app = app_of(server.url, tmp_path)
    for given, name in (("Ada", "Ada"), (None, "Ada"), ("Ben", "Ben"), ("Ben", "Ben")):
        async with Client(server.url, credentials=kept) as client:
            await sign_in(client, app, given)
            assert (await client.me()).name == name, given


async def test_an_unreachable_server_is_reported_in_one_line(tmp_path: Path) -> None:
    app = app_of("http://127.0.0.1:9", tmp_path)
    async with app.run_test(size=SMALL):
        pass
    assert isinstance(app.failure, GameError)
    assert "cannot be reached" in app.failure.message
