"""Starts the terminal client: on this machine, at a server, or with a record."""

import sys
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path

from ninetyeight.client import Credentials, Server
from ninetyeight.preferred import preferences_path
from ninetyeight.protocol.settings import Pace, Settings
from ninetyeight.protocol.text import checked_name
from ninetyeight.rules import Record
from ninetyeight.table.frames import frames_of
from ninetyeight.terminal.app import LocalizedApp, ReplayApp, TerminalApp
from ninetyeight.terminal.place import Company, Place
from ninetyeight.terminal.screens.new_game import LONGEST_BIDDING


@dataclass(frozen=True, slots=True)
class QuickStart:
    """A game that starts at once, without the home screen."""

    settings: Settings
    people: tuple[str, ...]
    """Who shares this keyboard, in seating order."""
    bots: tuple[str, ...] = ()
    """Who plays in the seats after them."""
    is_named: bool = False
    """Whether the first name was given on the command line."""
    has_pace: bool = False
    """Whether the pace was given on the command line."""


def play_locally(
    folder: Path,
    quick_start: QuickStart | None = None,
    *,
    seed: str | None = None,
    language: str | None = None,
) -> None:
    """Play on this machine; games are kept in a folder."""
    _run(local_app(folder, preferences_path(), quick_start, seed=seed, language=language))


def local_app(
    folder: Path,
    preferences_file: Path,
    quick_start: QuickStart | None = None,
    *,
    seed: str | None = None,
    language: str | None = None,
) -> TerminalApp:
    """Make the app that plays on this machine; games are kept in the folder."""

    async def opening(app: TerminalApp) -> Place:
        # Importing the host and its database takes a second: show the screen first.
        from ninetyeight.terminal.local import LocalPlace

        name = app.preferences.name
        if quick_start is not None and (quick_start.is_named or not name):
            name = quick_start.people[0]
        bots = () if quick_start is None else quick_start.bots
        return await LocalPlace.open(
            folder, name or "1", seed=seed, bots=bots, on_bot_failure=app.report_bot_failure
        )

    first = None if quick_start is None else open_at_start(quick_start)
    return TerminalApp(preferences_file, opening, first, language=language)


def play_on_server(url: str, table_id: str | None = None, name: str | None = None) -> None:
    """Play on a server: at one table, or from its lobby."""
    if name is not None:
        name = checked_name(name)

    async def opening(app: TerminalApp) -> Place:
        from ninetyeight.terminal.remote import ServerPlace

        server = Server(url, credentials=Credentials())
        try:
            await sign_in(server, app, name)
        except BaseException:
            await server.close()
            raise
        return ServerPlace(server)

    async def sit(app: TerminalApp) -> None:
        assert table_id is not None
        await app.sit_at(table_id)

    _run(TerminalApp(preferences_path(), opening, sit if table_id is not None else None))


async def sign_in(server: Server, app: TerminalApp, name: str | None) -> None:
    """Sign in to a server as a guest. A returning guest is renamed if a name is given."""
    known = await server.visitor()
    if known is None:
        wanted = name or await app.ask_name() or app.preferences.name
        await server.become_guest(wanted, app.preferences.language)  # type: ignore[arg-type]
    elif name is not None and name != known.name:
        await server.rename(name)


def replay_record(record: Record) -> None:
    """Replay a record step by step."""
    _run(ReplayApp(preferences_path(), frames_of(record)))


def open_at_start(quick_start: QuickStart) -> Callable[[TerminalApp], Awaitable[None]]:
    """Open a table as soon as the app runs."""

    async def first(app: TerminalApp) -> None:
        company = Company(quick_start.people[1:], quick_start.bots)
        changes: dict[str, object] = {"bid_seconds": LONGEST_BIDDING}
        if not quick_start.has_pace:
            changes["pace"] = Pace(app.preferences.pace)
        settings = quick_start.settings.model_copy(update=changes)
        table_id = await app.place.open_table(settings, company)
        await app.sit_at(table_id)

    return first


def _run(app: LocalizedApp) -> None:
    app.run()
    if isinstance(app, TerminalApp) and app.failure is not None:
        raise app.failure
    if app.return_code:
        sys.exit(app.return_code)
