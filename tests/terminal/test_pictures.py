"""Pictures of the screens, compared with those that were looked at (`--snapshot-update`)."""

import json
from collections.abc import Awaitable, Callable
from pathlib import Path

from textual.pilot import Pilot

from ninetyeight.protocol.settings import Settings
from ninetyeight.rules import read_record
from ninetyeight.table.frames import frames_of
from ninetyeight.terminal.app import ReplayApp, TerminalApp
from ninetyeight.terminal.place import Company
from terminal.keyboard import (
    SMALL,
    app_at,
    is_at_home,
    is_at_table,
    nearest,
    seen_at,
    step,
    until,
)

WIDE = (130, 34)
PLAYED = Path(__file__).parent.parent / "data" / "cases" / "played.jsonl"
RECORD = 0
"""Which of the recorded games is shown."""
Compare = Callable[..., bool]


def liking(folder: Path, **likes: str) -> Path:
    """Keep what somebody likes, and give the folder."""
    (folder / "terminal.json").write_text(json.dumps(likes), encoding="utf-8")
    return folder


def at_home(app: TerminalApp) -> Callable[[Pilot[None]], Awaitable[None]]:
    async def before(pilot: Pilot[None]) -> None:
        await until(pilot, lambda: is_at_home(app))
        await pilot.pause()

    return before


def at_table(app: TerminalApp, steps: int, *keys: str) -> Callable[[Pilot[None]], Awaitable[None]]:
    async def before(pilot: Pilot[None]) -> None:
        await until(pilot, lambda: is_at_table(app))
        for _ in range(steps):
            await step(pilot, app)
        if (play := nearest(seen_at(app))) is not None and not keys:
            await pilot.press(*str(play.card))
        await pilot.press(*keys)
        await pilot.pause(0.2)

    return before


def test_the_front_door(snap_compare: Compare, tmp_path: Path) -> None:
    app = app_at(liking(tmp_path, language="de"))
    assert snap_compare(app, terminal_size=SMALL, run_before=at_home(app))


def test_a_table_in_a_small_window(snap_compare: Compare, tmp_path: Path) -> None:
    app = app_at(liking(tmp_path, language="en"), settings=Settings(players=1))
    assert snap_compare(app, terminal_size=SMALL, run_before=at_table(app, 7))


def test_orders_and_fires_in_a_wide_window(snap_compare: Compare, tmp_path: Path) -> None:
    settings = Settings(edition="extreme+fire", players=1)
    app = app_at(liking(tmp_path, language="fr", theme="light"), settings=settings)
    assert snap_compare(app, terminal_size=WIDE, run_before=at_table(app, 9))


def test_who_starts_among_five(snap_compare: Compare, tmp_path: Path) -> None:
    bots = Company(bots=("random", "greedy", "planner", "greedy"))
    folder = liking(tmp_path, language="cs", theme="contrast")
    app = app_at(folder, settings=Settings(players=5, bid_seconds=3600), company=bots)

    async def before(pilot: Pilot[None]) -> None:
        await until(pilot, lambda: is_at_table(app))
        seats = seen_at(app).table.seats
        await until(pilot, lambda: all(s.bid is not None for s in seen_at(app).table.seats[1:]))
        assert len(seats) == 5
        await pilot.pause(0.2)

    assert snap_compare(app, terminal_size=SMALL, run_before=before)


def test_a_menu_in_russian(snap_compare: Compare, tmp_path: Path) -> None:
    app = app_at(liking(tmp_path, language="ru"), settings=Settings(players=1))
    assert snap_compare(app, terminal_size=SMALL, run_before=at_table(app, 2, "m"))


def test_a_new_game_in_italian(snap_compare: Compare, tmp_path: Path) -> None:
    app = app_at(liking(tmp_path, language="it"))

    async def before(pilot: Pilot[None]) -> None:
        await at_home(app)(pilot)
        await pilot.press("down", "down", "enter")
        await pilot.pause(0.3)

    assert snap_compare(app, terminal_size=SMALL, run_before=before)


def test_a_record_step_by_step(snap_compare: Compare, tmp_path: Path) -> None:
    liking(tmp_path, language="en")
    case = json.loads(PLAYED.read_text(encoding="utf-8").splitlines()[RECORD])
    game = frames_of(read_record(json.dumps(case["record"])))
    app = ReplayApp(tmp_path / "terminal.json", game)

    async def before(pilot: Pilot[None]) -> None:
        await pilot.press("down", "down", "down", "right", "tab")
        await pilot.pause(0.2)

    assert snap_compare(app, terminal_size=WIDE, run_before=before)
