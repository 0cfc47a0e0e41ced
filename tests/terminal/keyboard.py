"""Somebody at the keyboard of the terminal client, by Textual's pilot."""

import asyncio
from collections.abc import Callable
from pathlib import Path

from textual.pilot import Pilot

from ninetyeight.protocol.settings import Settings
from ninetyeight.protocol.view import LegalPlay, Phase
from ninetyeight.terminal.app import TerminalApp
from ninetyeight.terminal.choices import FollowUp, menu_for
from ninetyeight.terminal.local import LocalPlace
from ninetyeight.terminal.perspective import Perspective
from ninetyeight.terminal.place import Company, Place
from ninetyeight.terminal.screens.dialogs import Curtain, Pick
from ninetyeight.terminal.screens.home import HomeScreen
from ninetyeight.terminal.screens.table import TableScreen

PATIENCE = 30.0
SMALL = (80, 24)


def app_at(
    folder: Path,
    *,
    settings: Settings | None = None,
    company: Company | None = None,
    seed: str | None = "friday",
    name: str = "Ada",
    pace: float = 0,
) -> TerminalApp:
    """Make an app on the tables of a folder; with settings a game begins at once."""

    async def opening(_: TerminalApp) -> Place:
        return await LocalPlace.open(folder, name, seed=seed, pace=pace)

    async def first(app: TerminalApp) -> None:
        assert settings is not None
        table_id = await app.place.open_table(settings, company or Company())
        await app.sit_at(table_id)

    return TerminalApp(folder / "terminal.json", opening, None if settings is None else first)


async def until(pilot: Pilot[None], is_so: Callable[[], bool]) -> None:
    """Wait until a condition holds."""
    async with asyncio.timeout(PATIENCE):
        while not is_so():
            await pilot.pause(0.01)


def is_at_home(app: TerminalApp) -> bool:
    return isinstance(app.screen, HomeScreen) and bool(app.screen.lines)


def is_at_table(app: TerminalApp) -> bool:
    return isinstance(app.screen, TableScreen) and app.screen.view is not None


def table_of(app: TerminalApp) -> TableScreen:
    return next(screen for screen in app.screen_stack if isinstance(screen, TableScreen))


def seen_at(app: TerminalApp) -> Perspective:
    view = table_of(app).view
    assert view is not None
    return view


def nearest(view: Perspective) -> LegalPlay | None:
    """Choose the card that costs least and does not lose, if there is one."""
    safe = [play for play in view.you.plays if not play.loses] or list(view.you.plays)
    return min(safe, key=lambda play: play.step, default=None)


async def play_to_the_end(pilot: Pilot[None], app: TerminalApp) -> None:
    """Play by keys until the game is over."""
    async with asyncio.timeout(PATIENCE * 6):
        while seen_at(app).table.phase is not Phase.OVER:
            await step(pilot, app)


async def step(pilot: Pilot[None], app: TerminalApp) -> None:
    """Press the keys for one thing to do, or wait."""
    if isinstance(app.screen, Curtain):
        await pilot.press("enter")
        return
    view = seen_at(app)
    before = version(view)
    if view.must_act and view.table.phase is Phase.BIDDING:
        await pilot.press("home", "enter")
    elif view.you.is_on_turn and view.you.may_end_turn:
        await pilot.press("enter")
    elif view.you.is_on_turn and (play := nearest(view)) is not None:
        await pilot.press(*str(play.card), play.pile.name.lower())
        if play.loses and view.you.doomed_by is None:  # otherwise nobody is asked
            await until(pilot, lambda: isinstance(app.screen, Pick))
            await pilot.press("down", "enter")
    else:
        await pilot.pause(0.01)
        return
    await until(pilot, lambda: version(seen_at(app)) != before or isinstance(app.screen, Curtain))


def version(view: Perspective) -> object:
    """A value that changes whenever the game goes on."""
    game, own = view.table.game, view.own
    bid = None if own is None else own.bid
    phase = view.table.phase
    tied = () if game is None else game.tied
    return phase, bid, tied, view.you.seat, None if game is None else (game.number, game.version)


async def choose(pilot: Pilot[None], app: TerminalApp, ask: str) -> None:
    """Choose something from the menu of a local table."""
    await until(pilot, lambda: is_at_table(app))
    await pilot.press("m")
    await until(pilot, lambda: isinstance(app.screen, Pick))
    groups = menu_for(app.voice, table_of(app).model, is_local=True)
    asks = [choice.ask for group in groups for choice in group.choices]
    await pilot.press("home", *["down"] * asks.index(FollowUp(ask)), "enter")


def has_hint(app: TerminalApp, level: str) -> bool:
    hint = table_of(app).model.hint
    return hint is not None and hint.level == level
