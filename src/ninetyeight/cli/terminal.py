"""Starts the terminal client, also for the commands `join` and `lobby`."""

import os
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

import typer

from ninetyeight.cli.play_options import PlayOptions
from ninetyeight.rules import GameError, Record, Ruleset
from ninetyeight.rules.errors import shown

SIMPLE_TERMINALS = ("", "dumb", "unknown")
NEEDED = ("textual", "pydantic", "sqlalchemy", "httpx")
"""The libraries that the terminal client needs."""

ServerGuest = Annotated[
    str | None,
    typer.Option(
        "--name",
        "-n",
        metavar="NAME",
        help="Your name on that server from now on. [default: it asks you once]",
        show_default=False,
    ),
]


def can_show_screens() -> bool:
    """Whether this terminal can show screens and the libraries for them are installed."""
    is_terminal = sys.stdin.isatty() and sys.stdout.isatty()
    is_able = os.environ.get("TERM", "") not in SIMPLE_TERMINALS or sys.platform == "win32"
    return is_terminal and is_able and all(map(_is_installed, NEEDED))


def _is_installed(name: str) -> bool:
    try:
        return find_spec(name) is not None
    except ModuleNotFoundError:
        return False


def open_home_screen(language: str | None = None) -> None:
    from ninetyeight.terminal import play_locally

    play_locally(_folder(), language=language)


def _folder() -> Path:
    """The folder of the games saved on this machine."""
    from platformdirs import user_data_path

    from ninetyeight.configuration import configured

    folder = configured("terminal").get("data")
    return Path(folder) if folder else user_data_path("ninetyeight", appauthor=False)


def start_game(options: PlayOptions) -> None:
    """Start a game at once; people who share the keyboard play the seats without a bot."""
    from ninetyeight.cli.files import load_layout
    from ninetyeight.cli.fresh_deals import DEFAULT_EDITION
    from ninetyeight.protocol.settings import Settings
    from ninetyeight.protocol.text import checked_name
    from ninetyeight.rules import ruleset_of
    from ninetyeight.terminal import QuickStart, play_locally

    players = options.number_of_players
    layout = load_layout(options.layout)
    edition = DEFAULT_EDITION if options.edition is None else options.edition
    _check_bots(options.bots, ruleset_of(edition, players, layout))
    settings = Settings.model_validate(
        {
            "edition": edition,
            "players": players,
            "layout": None if layout is None else layout.as_dict(),
            "pace": options.pace or "normal",
        }
    )
    names = [checked_name(name) for name in options.names]
    others = range(len(names), players - len(options.bots))
    people = (*names, *(f"Player {seat + 1}" for seat in others))
    quick_start = QuickStart(
        settings,
        people,
        options.bots,
        is_named=bool(names),
        has_pace=options.pace is not None,
    )
    play_locally(_folder(), quick_start, seed=options.seed, language=options.language)


def _check_bots(bots: tuple[str, ...], ruleset: Ruleset) -> None:
    from ninetyeight.cli.seated_bots import check_bot
    from ninetyeight.protocol.settings import LONGEST_NAME

    for bot in bots:
        check_bot(bot, ruleset)
        if len(bot) > LONGEST_NAME:
            raise GameError(
                "bot",
                f"{shown(bot)} is too long a name for a seat:"
                f" use at most {LONGEST_NAME} characters.",
            )


def open_replay(record: Record) -> None:
    """Open a record, to step through it."""
    from ninetyeight.terminal import replay_record

    replay_record(record)


def join(
    table: Annotated[
        str,
        typer.Argument(metavar="LINK", help="The link to a table, as its host shares it."),
    ],
    name: ServerGuest = None,
) -> None:
    """Join a table on a server from this terminal, with people in browsers.

    If a server is configured (docs/configuration.md), the id of the table is enough.

    \b
    Examples:
      ninetyeight join https://play.example/table/5J3kq0v7Rw
      ninetyeight join https://play.example/table/5J3kq0v7Rw --name Ada
    """
    import textual  # noqa: F401  # a missing extra is reported before anything else

    from ninetyeight.client.invitation import find_table

    url, table_id = find_table(table, configured_server())
    _at_server(url, table_id, name)


def lobby(
    server: Annotated[
        str | None,
        typer.Argument(
            metavar="URL",
            help="The server's address, such as play.example. [default: the configured one]",
            show_default=False,
        ),
    ] = None,
    name: ServerGuest = None,
) -> None:
    """Browse a server's lobby: open tables, your own tables and finished games.

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
    """The configured server, which is used if none is named."""
    from ninetyeight.configuration import configured

    return configured("client").get("server") or None


def _at_server(url: str, table_id: str | None, name: str | None) -> None:
    from ninetyeight.terminal import play_on_server

    if not can_show_screens():
        raise GameError("terminal", "This command needs a terminal that can show screens.")
    play_on_server(url, table_id, name)
