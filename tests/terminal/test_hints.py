"""Hints at a table, from the vaguest to the clearest."""

from functools import partial
from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widgets import Static

from ninetyeight.protocol.settings import Settings
from ninetyeight.terminal.app import TerminalApp
from ninetyeight.terminal.screens.dialogs import Pick
from ninetyeight.terminal.screens.new_game import NewGameScreen
from ninetyeight.terminal.start import QuickStart, open_at_start
from ninetyeight.terminal.widgets.key_bar import KeyBar
from terminal.keyboard import (
    SMALL,
    app_at,
    has_hint,
    is_at_home,
    is_at_table,
    seen_at,
    step,
    table_of,
    until,
)
from waiting import until_idle

pytestmark = pytest.mark.asyncio


async def test_hints_get_clearer_after_a_card_is_taken_back(tmp_path: Path) -> None:
    app = app_at(tmp_path, settings=Settings(players=1))
    async with app.run_test(size=SMALL) as pilot:
        await until(pilot, lambda: is_at_table(app))
        await step(pilot, app)
        await pilot.press("backspace")
        await until(pilot, lambda: len(seen_at(app).you.hand) == 8)
        await take_first_hint(pilot, app)
        for level in ("card", "move"):
            await pilot.press("h")
            await until(pilot, partial(has_hint, app, level))


async def take_first_hint(pilot: Pilot[None], app: TerminalApp) -> None:
    """Ask for the vaguest hint, after the notice that hints are counted."""
    await pilot.press("h")
    await until(pilot, lambda: isinstance(app.screen, Pick))
    await pilot.press("enter")
    await until(pilot, lambda: is_at_table(app) and has_hint(app, "nudge"))


async def test_no_hint_is_offered_after_the_clearest_one(tmp_path: Path) -> None:
    app = app_at(tmp_path, settings=Settings(players=1))
    async with app.run_test(size=SMALL) as pilot:
        await until(pilot, lambda: is_at_table(app))
        await pilot.press("h")
        await until(pilot, lambda: isinstance(app.screen, Pick))
        await pilot.press("end", "enter")
        await until(pilot, lambda: is_at_table(app) and has_hint(app, "move"))
        assert "Hint" not in keys_shown(app)
        await pilot.press("h")
        await until_idle()
        taken = [told for told in table_of(app).model.history if told.event.kind == "hint-taken"]
        assert len(taken) == 1


async def test_a_game_with_bots_from_the_home_screen_has_hints(tmp_path: Path) -> None:
    app = app_at(tmp_path)
    async with app.run_test(size=SMALL) as pilot:
        await until(pilot, lambda: is_at_home(app))
        await pilot.press("down", "enter")
        await until(
            pilot, lambda: isinstance(app.screen, NewGameScreen) and app.focused is not None
        )
        await pilot.press("enter")
        await until(pilot, lambda: is_at_table(app))
        while not seen_at(app).you.is_on_turn:
            await step(pilot, app)
        await take_first_hint(pilot, app)
        assert "Which card?" in keys_shown(app)


async def test_a_game_with_bots_from_the_command_line_has_hints(tmp_path: Path) -> None:
    app = app_at(tmp_path)
    quick_start = QuickStart(Settings(players=2), ("Ada",), ("greedy",))
    async with app.run_test(size=SMALL) as pilot:
        await until(pilot, lambda: is_at_home(app))
        app.run_worker(open_at_start(quick_start)(app))
        await until(pilot, lambda: is_at_table(app))
        game = seen_at(app).table.game
        assert game is not None
        assert game.has_hints
        assert game.has_undo
        story = [line.sentence(app.voice) for line in table_of(app).model.history]
        assert "The settings of the table have changed." not in story, "they were just made"


def keys_shown(app: TerminalApp) -> str:
    return " ".join(str(key.render()) for key in table_of(app).query_one(KeyBar).query(Static))
