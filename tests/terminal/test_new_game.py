"""The form for a new table, and for the settings of one."""

from pathlib import Path

import pytest
from textual.widgets import Select, Static

from ninetyeight.protocol.settings import Settings
from ninetyeight.rules import ruleset_of
from ninetyeight.terminal.screens.home import HomeScreen
from ninetyeight.terminal.screens.new_game import NewGameOptions, NewGameScreen, PlayMode
from ninetyeight.terminal.widgets.tick import Tick
from ninetyeight.words import demands
from terminal.keyboard import SMALL, app_at, is_at_home, until

pytestmark = pytest.mark.asyncio


async def test_settings_that_were_only_viewed_stay_unchanged(tmp_path: Path) -> None:
    before = Settings(players=2, bid_seconds=45, hints=False)
    form = NewGameScreen.changing(before, is_local=False)
    app = app_at(tmp_path)
    async with app.run_test(size=SMALL) as pilot:
        await until(pilot, lambda: isinstance(app.screen, HomeScreen))
        wanted: list[NewGameOptions | None] = []
        app.push_screen(form, wanted.append)
        await until(pilot, lambda: bool(form.query("#done")))
        form.action_done()
        await until(pilot, lambda: bool(wanted))
    assert wanted[0] is not None
    assert wanted[0].settings == before


@pytest.mark.parametrize(("kind", "players"), [(PlayMode.ALONE, 1), (PlayMode.BOTS, 2)])
async def test_the_form_says_exactly_what_the_chosen_game_demands(
    tmp_path: Path, kind: PlayMode, players: int
) -> None:
    """4.3, 4.4: alone, the very next card must cover a fire."""
    app = app_at(tmp_path)
    form = NewGameScreen(kind, ("greedy",))

    def says(edition: str, players: int) -> bool:
        said = str(form.query_one("#demands", Static).render())
        return said == demands(app.voice, ruleset_of(edition, players))

    async with app.run_test(size=SMALL) as pilot:
        await until(pilot, lambda: is_at_home(app))
        await app.push_screen(form)
        await until(pilot, lambda: says("original", players))
        form.query_one("#fire", Tick).action_tick()
        await until(pilot, lambda: says("original+fire", players))
        form.query_one("#edition", Select).value = "extreme"
        await until(pilot, lambda: says("extreme+fire", players))
        if kind is PlayMode.BOTS:
            form.query_one("#players", Select).value = "4"
            await until(pilot, lambda: says("extreme+fire", 4))


@pytest.mark.parametrize("kind", [PlayMode.BOTS, PlayMode.OPEN])
async def test_a_new_table_starts_with_the_preferred_pace_of_bots(
    tmp_path: Path, kind: PlayMode
) -> None:
    app = app_at(tmp_path)
    form = NewGameScreen(kind, ("greedy",))
    async with app.run_test(size=SMALL) as pilot:
        await until(pilot, lambda: is_at_home(app))
        app.set_preference(pace="slow")
        wanted: list[NewGameOptions | None] = []
        app.push_screen(form, wanted.append)
        await until(pilot, lambda: bool(form.query("#done")))
        assert form.query_one("#pace", Select).value == "slow"
        form.query_one("#pace", Select).value = "fast"
        form.action_done()
        await until(pilot, lambda: bool(wanted))
    assert wanted[0] is not None
    assert wanted[0].settings.pace == "fast"
