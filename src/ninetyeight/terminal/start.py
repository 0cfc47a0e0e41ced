"""Starts the terminal client: on this machine, at a server, or with a record."""

import sys
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path

from ninetyeight.client import Credentials, Server
from ninetyeight.preferred import preferences_path
from ninetyeight.protocol.settings import Settings
from ninetyeight.protocol.text import checked_name
from ninetyeight.rules import Record
from ninetyeight.table.frames import frames_of
from ninetyeight.terminal.app import ReplayApp, SpokenApp, TerminalApp
from ninetyeight.terminal.place import Company, Place
from ninetyeight.terminal.screens.new_game import LONGEST_BIDDING


@dataclass(frozen=True, slots=True)
class QuickStart:
    """A game that starts at once, without the home screen."""

    settings: Settings
    people: tuple[str, ...]
    """Who shares this keyboard, in the order of seats."""
    bots: tuple[str, ...] = ()
    """The bots of the seats after them."""
    is_named: bool = False
    """Whether the first person is called otherwise than usual."""


def play_here(
    folder: Path,
    beginning: QuickStart | None = None,
    *,
    seed: str | None = None,
    language: str | None = None,
) -> None:
    """Play on this machine; games are kept in a folder."""
    _run(app_here(folder, preferences_path(), beginning, seed=seed, language=language))


def app_here(
    folder: Path,
    preferences_file: Path,
    beginning: QuickStart | None = None,
    *,
    seed: str | None = None,
    language: str | None = None,
) -> TerminalApp:
    async def opening(app: TerminalApp) -> Place:
        # The host with its database takes a second to import: the screen stands before it.
        from ninetyeight.terminal.local import LocalPlace

        name = app.preferences.name
        if beginning is not None and (beginning.is_named or not name):
            name = beginning.people[0]
        bots = () if beginning is None else beginning.bots
        return await LocalPlace.open(
            folder, name or "1", seed=seed, bots=bots, told=app.tell_bot_failed
        )

    first = None if beginning is None else first_of(beginning)
    return TerminalApp(preferences_file, opening, first, language=language)


def play_there(url: str, table_id: str | None = None, name: str | None = None) -> None:
    """Play on a server: at one table, or from its lobby."""
    if name is not None:
        name = checked_name(name)

    async def opening(app: TerminalApp) -> Place:
        from ninetyeight.terminal.remote import ServerPlace

        server = Server(url, credentials=Credentials())
        try:
            await arrive(server, app, name)
        except BaseException:
            await server.close()
            raise
        return ServerPlace(server)

    async def sit(app: TerminalApp) -> None:
        assert table_id is not None
        await app.sit_at(table_id)

    _run(TerminalApp(preferences_path(), opening, sit if table_id is not None else None))


async def arrive(server: Server, app: TerminalApp, name: str | None) -> None:
    """Become a guest of a server; a returning guest is renamed if a name was given."""
    known = await server.visitor()
    if known is None:
        wanted = name or await app.ask_name() or app.preferences.name
        await server.become_guest(wanted, app.preferences.language)  # type: ignore[arg-type]
    elif name is not None and name != known.name:
        await server.rename(name)


def watch_again(record: Record) -> None:
    """Replay a record step by step."""
    _run(ReplayApp(preferences_path(), frames_of(record)))


def first_of(beginning: QuickStart) -> Callable[[TerminalApp], Awaitable[None]]:
    """What an app does first to start such a game; hints are on where only bots could mind."""

    async def first(app: TerminalApp) -> None:
        company = Company(beginning.people[1:], beginning.bots)
        settings = beginning.settings
        is_with_bots_alone = len(beginning.people) == 1 and bool(beginning.bots)
        hints = True if is_with_bots_alone else settings.hints
        settings = settings.model_copy(update={"bid_seconds": LONGEST_BIDDING, "hints": hints})
        table_id = await app.place.open_table(settings, company)
        await app.sit_at(table_id)

    return first


def _run(app: SpokenApp) -> None:
    app.run()
    if isinstance(app, TerminalApp) and app.failure is not None:
        raise app.failure
    if app.return_code:
        sys.exit(app.return_code)
