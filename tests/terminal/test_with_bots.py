"""One person among bots at a terminal: their pace, skipping ahead, taking back."""

from pathlib import Path

import pytest
from textual.pilot import Pilot

from ninetyeight.protocol.settings import Pace, Settings
from ninetyeight.terminal.app import TerminalApp
from ninetyeight.terminal.place import Company
from ninetyeight.terminal.preferences import read_preferences, write_preferences
from ninetyeight.terminal.screens.home import HomeScreen
from ninetyeight.terminal.start import QuickStart, open_at_start
from terminal.keyboard import SMALL, app_at, is_at_table, nearest, seen_at, step, until

pytestmark = pytest.mark.asyncio
UNHURRIED = 6.0
"""A normal pause of bots, in seconds: nobody waits for it in a test."""


def at_bots(folder: Path, pace: Pace = Pace.INSTANT) -> TerminalApp:
    """Sit down with a bot."""
    settings = Settings(players=2, pace=pace)
    return app_at(folder, settings=settings, company=Company(bots=("greedy",)), pace=UNHURRIED)


async def own_turn(pilot: Pilot[None], app: TerminalApp) -> None:
    """Play on until it is the person's turn."""
    await until(pilot, lambda: is_at_table(app))
    while not seen_at(app).you.plays:
        await step(pilot, app)


async def end_turn(pilot: Pilot[None], app: TerminalApp) -> None:
    """Play to the end of the person's turn."""
    while seen_at(app).you.is_on_turn:
        await step(pilot, app)


def pace_at(app: TerminalApp) -> str:
    return seen_at(app).table.settings.pace.value


async def test_f_skips_the_pauses_of_bots_until_ones_own_turn(tmp_path: Path) -> None:
    app = at_bots(tmp_path)
    async with app.run_test(size=SMALL) as pilot:
        await own_turn(pilot, app)
        assert not seen_at(app).you.may_skip
        await end_turn(pilot, app)
        await pilot.press("minus", "minus", "minus")
        await until(pilot, lambda: pace_at(app) == "slow")
        assert seen_at(app).you.may_skip
        await pilot.press("f")
        await until(pilot, lambda: not seen_at(app).you.may_skip)
        await until(pilot, lambda: seen_at(app).you.is_on_turn)
        assert pace_at(app) == "slow"


async def test_plus_and_minus_set_the_pace_here_and_at_later_tables(tmp_path: Path) -> None:
    app = at_bots(tmp_path, Pace.NORMAL)
    async with app.run_test(size=SMALL) as pilot:
        await until(pilot, lambda: is_at_table(app))
        await pilot.press("plus")
        await until(pilot, lambda: pace_at(app) == "fast")
        await pilot.press("plus")
        await until(pilot, lambda: pace_at(app) == "instant")
        await pilot.press("plus")
        await pilot.press("minus")
        await until(pilot, lambda: pace_at(app) == "fast")
    assert read_preferences(tmp_path / "terminal.json").pace == "fast"


@pytest.mark.parametrize(("given", "found"), [(None, "slow"), (Pace.FAST, "fast")])
async def test_the_pace_of_the_command_line_comes_before_the_preferred_one(
    given: Pace | None, found: str, tmp_path: Path
) -> None:
    kept = read_preferences(tmp_path / "terminal.json")
    write_preferences(tmp_path / "terminal.json", type(kept)(kept.language, pace="slow"))
    app = app_at(tmp_path)
    settings = Settings(players=2, pace=given or Pace.NORMAL)
    quick_start = QuickStart(settings, ("Ada",), ("greedy",), has_pace=given is not None)
    async with app.run_test(size=SMALL) as pilot:
        await until(pilot, lambda: isinstance(app.screen, HomeScreen) and bool(app.screen.lines))
        app.run_worker(open_at_start(quick_start)(app))
        await until(pilot, lambda: is_at_table(app))
        assert pace_at(app) == found


async def test_a_card_is_taken_back_among_bots_as_alone(tmp_path: Path) -> None:
    app = at_bots(tmp_path)
    async with app.run_test(size=SMALL) as pilot:
        await own_turn(pilot, app)
        hand, play = seen_at(app).you.hand, nearest(seen_at(app))
        assert play is not None
        await pilot.press(*str(play.card), play.pile.name.lower())
        await until(pilot, lambda: play.card not in seen_at(app).you.hand)
        await pilot.press("backspace")
        await until(pilot, lambda: seen_at(app).you.hand == hand)
        assert seen_at(app).you.plays
