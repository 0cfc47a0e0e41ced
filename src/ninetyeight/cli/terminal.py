"""Starts the terminal client, where there is a terminal that can show it."""

import os
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

import typer

from ninetyeight.rules import GameError, Record
from ninetyeight.rules.errors import shown

SIMPLE_TERMINALS = ("", "dumb", "unknown")
NEEDED = ("textual", "pydantic", "sqlalchemy", "httpx")
"""What the terminal client stands on."""

GuestName = Annotated[
    str | None,
    typer.Option(
        "--name",
        "-n",
        metavar="NAME",
        help="Your name there, from the next table on; it is kept. [default: you are asked once]",
        show_default=False,
    ),
]


def is_possible() -> bool:
    """Whether this is a terminal that can show screens, and what they need is installed."""
    is_terminal = sys.stdin.isatty() and sys.stdout.isatty()
    is_able = os.environ.get("TERM", "") not in SIMPLE_TERMINALS or sys.platform == "win32"
    return is_terminal and is_able and all(map(_is_installed, NEEDED))


def _is_installed(name: str) -> bool:
    try:
        return find_spec(name) is not None
    except ModuleNotFoundError:
        return False


def open_the_door(language: str | None = None) -> None:
    """Open the terminal client with its front door."""
    from ninetyeight.terminal import play_here

    play_here(_folder(), language=language)


def _folder() -> Path:
    """Find the folder in which games of this machine are kept."""
    from platformdirs import user_data_path

    from ninetyeight.configuration import configured

    folder = configured("terminal").get("data")
    return Path(folder) if folder else user_data_path("ninetyeight", appauthor=False)


def begin(
    *,
    edition: str | None,
    players: int | None,
    names: list[str],
    bots: list[str],
    seed: str | None,
    layout: str | None,
    language: str | None = None,
) -> None:
    """Begin a game at once; seats without a bot are for people who share the keyboard."""
    from ninetyeight.cli.files import load_layout
    from ninetyeight.cli.fresh_deals import DEFAULT_EDITION
    from ninetyeight.cli.seated_bots import check_bot
    from ninetyeight.protocol.settings import LONGEST_NAME, Settings
    from ninetyeight.protocol.text import checked_name
    from ninetyeight.rules import ruleset_of
    from ninetyeight.terminal import QuickStart, play_here

    named = max(len(names), 1) + len(bots)
    count = named if players is None else players
    if count < named:
        raise GameError(
            "players", f"You and the others make {named} players, but {count} are to play."
        )
    orders = load_layout(layout)
    edition = DEFAULT_EDITION if edition is None else edition
    ruleset = ruleset_of(edition, count, orders)  # says what is wrong with them
    for bot in bots:
        check_bot(bot, ruleset)
        if len(bot) > LONGEST_NAME:
            raise GameError(
                "bot",
                f"{shown(bot)} is too long for a seat: it has at most {LONGEST_NAME} letters.",
            )
    settings = Settings.model_validate(
        {
            "edition": edition,
            "players": count,
            "layout": None if orders is None else orders.as_dict(),
        }
    )
    names = [checked_name(name) for name in names]
    people = [*names, *(f"Player {seat + 1}" for seat in range(len(names), count - len(bots)))]
    beginning = QuickStart(settings, tuple(people), tuple(bots), is_named=bool(names))
    play_here(_folder(), beginning, seed=seed, language=language)


def show(record: Record) -> None:
    """Open a record, to go through it step by step."""
    from ninetyeight.terminal import watch_again

    watch_again(record)


def join(
    table: Annotated[
        str,
        typer.Argument(metavar="LINK", help="The link of a table, as its host sends it."),
    ],
    name: GuestName = None,
) -> None:
    """Join a table of a server from this terminal, beside people in browsers.

    Where a server is configured (docs/configuration.md), the id of a table is enough.

    \b
    Examples:
      ninetyeight join https://play.example/table/5J3kq0v7Rw
      ninetyeight join https://play.example/table/5J3kq0v7Rw --name Ada
    """
    import textual  # noqa: F401  # what is missing is named by the extra that brings it

    from ninetyeight.client.invitation import find_table

    url, table_id = find_table(table, configured_server())
    _at_server(url, table_id, name)


def lobby(
    server: Annotated[
        str | None,
        typer.Argument(
            metavar="URL",
            help="The address of a server, such as play.example. [default: as configured]",
            show_default=False,
        ),
    ] = None,
    name: GuestName = None,
) -> None:
    """Look into a server's lobby: open tables, one's own, finished games.

    \b
    Examples:
      ninetyeight lobby http://localhost:9898
      ninetyeight lobby play.example --name Ada
    """
    import textual  # noqa: F401

    from ninetyeight.client import server_address

    address = server or configured_server()
    if address is None:
        raise GameError("server", "Name a server, such as: ninetyeight lobby play.example")
    _at_server(server_address(address), None, name)


def configured_server() -> str | None:
    """Give the server that is used where none is named."""
    from ninetyeight.configuration import configured

    return configured("client").get("server") or None


def _at_server(url: str, table_id: str | None, name: str | None) -> None:
    from ninetyeight.terminal import play_there

    if not is_possible():
        raise GameError("terminal", "This needs a terminal that can show screens.")
    play_there(url, table_id, name)
