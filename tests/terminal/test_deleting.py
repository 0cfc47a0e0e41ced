"""Games are deleted from the lists of this machine, after a question."""

from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widgets import DataTable, OptionList

from ninetyeight.client import new_id
from ninetyeight.protocol.command import Concede
from ninetyeight.protocol.settings import Settings
from ninetyeight.rules import GameError
from ninetyeight.terminal.app import TerminalApp
from ninetyeight.terminal.place import Company
from ninetyeight.terminal.screens.dialogs import Pick
from ninetyeight.terminal.screens.games import GamesScreen
from ninetyeight.terminal.screens.home import HomeItem, HomeScreen
from terminal.keyboard import SMALL, app_at, is_at_home, until

pytestmark = pytest.mark.asyncio


async def at_home(pilot: Pilot[None], app: TerminalApp) -> None:
    await until(pilot, lambda: is_at_home(app))


async def finish_games(app: TerminalApp, count: int) -> None:
    """Give up some games at once."""
    for _ in range(count):
        table_id = await app.place.open_table(Settings(players=1), Company())
        (connection,) = await app.place.join(table_id)
        await connection.send(Concede(id=new_id()))
        await connection.close()


async def answer(pilot: Pilot[None], app: TerminalApp, *keys: str) -> None:
    await until(pilot, lambda: isinstance(app.screen, Pick))
    await pilot.press(*keys)
    await until(pilot, lambda: not isinstance(app.screen, Pick))


async def test_a_finished_game_is_deleted_after_confirmation(tmp_path: Path) -> None:
    app = app_at(tmp_path)
    async with app.run_test(size=SMALL) as pilot:
        await at_home(pilot, app)
        await finish_games(app, 2)
        kept = (await app.place.games())[0]
        app.run_worker(app.show_games())
        await until(pilot, lambda: isinstance(app.screen, GamesScreen))
        await pilot.press("down", "d")
        await answer(pilot, app, "enter")
        assert len(await app.place.games()) == 2, "rather not is the first answer"
        await pilot.press("d")
        await answer(pilot, app, "down", "enter")
        table = app.screen.query_one(DataTable)
        await until(pilot, lambda: table.row_count == 1)
        assert await app.place.games() == [kept]
        assert [row.games for row in await app.place.results()] == [1]
        await pilot.press("d")
        await answer(pilot, app, "down", "enter")
        await until(pilot, lambda: bool(app.screen.query_one(".empty").display))
        assert not await app.place.games()


async def test_an_unfinished_game_is_deleted_from_the_home_screen(tmp_path: Path) -> None:
    app = app_at(tmp_path)
    async with app.run_test(size=SMALL) as pilot:
        await at_home(pilot, app)
        await app.place.open_table(Settings(players=2), Company(bots=("greedy",)))
        await pilot.press("down", "r")
        await until(pilot, lambda: tables(app) == 1)
        assert highlighted(app) is HomeItem.BOTS, "what was highlighted stays it"
        await pilot.press("home", "d")
        await answer(pilot, app, "enter")
        assert len(await app.place.my_tables()) == 1
        await pilot.press("delete")
        await answer(pilot, app, "down", "enter")
        await until(pilot, lambda: tables(app) == 0)
        await pilot.press("d")
        await pilot.pause(0.1)
        assert isinstance(app.screen, HomeScreen), "there is nothing to delete"


def highlighted(app: TerminalApp) -> HomeItem:
    assert isinstance(app.screen, HomeScreen)
    at = app.screen.query_one("#items", OptionList).highlighted
    assert at is not None
    return [line.item for line in app.screen.lines if line is not None][at]


def tables(app: TerminalApp) -> int:
    assert isinstance(app.screen, HomeScreen | Pick)
    home = next(screen for screen in app.screen_stack if isinstance(screen, HomeScreen))
    return sum(line is not None and line.item is HomeItem.TABLE for line in home.lines)


async def test_a_game_that_cannot_be_deleted_stays_in_the_list(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def refuse(_game_id: str) -> None:
        raise GameError("database", "The disk is full.")

    app = app_at(tmp_path)
    async with app.run_test(size=SMALL) as pilot:
        await at_home(pilot, app)
        await finish_games(app, 1)
        monkeypatch.setattr(app.place, "delete_game", refuse)
        app.run_worker(app.show_games())
        await until(pilot, lambda: isinstance(app.screen, GamesScreen))
        await pilot.press("d")
        await answer(pilot, app, "down", "enter")
        await pilot.pause()
        assert app.screen.query_one(DataTable).row_count == 1
