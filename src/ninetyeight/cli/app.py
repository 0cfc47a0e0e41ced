"""The program `ninetyeight`: its commands, and how errors end it.

Each command has a file of its own that loads quickly. What it needs to run is imported when it is
called.
"""

import sys
from typing import Annotated, NoReturn

import typer

from ninetyeight.cli.admin import admin
from ninetyeight.cli.arena import arena
from ninetyeight.cli.bot import bot
from ninetyeight.cli.deal import deal
from ninetyeight.cli.lab.app import lab
from ninetyeight.cli.options import EXIT_INVALID
from ninetyeight.cli.play import play
from ninetyeight.cli.replay import replay
from ninetyeight.cli.safe_output import drop_output, plain, prepare_streams
from ninetyeight.cli.serve import serve
from ninetyeight.cli.terminal import can_show_screens, join, lobby, open_home_screen
from ninetyeight.cli.termination import exit_code
from ninetyeight.extras import extra_for, how_to_install
from ninetyeight.rules import GameError

app = typer.Typer(
    name="ninetyeight",
    add_completion=True,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
    help=(
        "Ninety-Eight: the co-operative card game The Game, with Expert, Playing with fire"
        " and Extreme. Without a command, the game opens in this terminal."
    ),
    epilog=(
        "Exit codes: 0 success, 1 invalid input or closed output, 2 the command line was not"
        " understood, 130 interrupted, 143 ended by SIGTERM. The project's docs folder describes"
        " the rules and the record format."
    ),
)


@app.callback(invoke_without_command=True)
def root(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Show the version and exit.")] = False,
) -> None:
    """Without a command, open the game, or show the help if the terminal shows no screens."""
    if version:
        from ninetyeight import __version__

        typer.echo(f"ninetyeight {__version__}")
        raise typer.Exit
    if context.invoked_subcommand is None:
        if can_show_screens():
            open_home_screen()
        else:
            typer.echo(context.get_help())


app.command(short_help="Play in this terminal: alone, with bots, or together.")(play)
app.command()(deal)
app.command(short_help="Show recorded games, step by step or as a story.")(replay)
app.command(short_help="Join a table on a server from this terminal.")(join)
app.command(short_help="Browse a server's lobby: tables and finished games.")(lobby)
app.command()(serve)
app.command()(bot)
app.command()(arena)
app.add_typer(lab)
app.add_typer(admin)


def main() -> None:
    """Run the command line, and report bad input in one line instead of a traceback."""
    prepare_streams()
    try:
        code = _run()
    except typer.TyperException as error:
        message = error.format_message().rstrip(".")
        end = "" if message.endswith("?") else "."
        context = getattr(error, "ctx", None)
        command = context.command_path if context else "ninetyeight"
        _fail(f"{message}{end} Try '{command} --help'.", error.exit_code)
    except GameError as error:
        _fail(error.message, EXIT_INVALID)
    except ModuleNotFoundError as error:
        extra = extra_for(error)
        if extra is None:
            raise
        _fail(
            f"This command needs {error.name}. To install it: {how_to_install(extra)}", EXIT_INVALID
        )
    except OSError as error:
        name = f"{plain(str(error.filename))}: " if error.filename else ""
        drop_output()
        _fail(f"{name}{error.strerror or error}.", EXIT_INVALID)
    sys.exit(exit_code(code))


def _run() -> str | int | None:
    """Run the command, then flush, so that a full disk is reported like any other error."""
    try:
        code: str | int | None = app(standalone_mode=False)
    except SystemExit as leaving:
        code = leaving.code
    sys.stdout.flush()
    return code


def _fail(message: str, exit_code: int) -> NoReturn:
    typer.echo(f"ninetyeight: {plain(' '.join(message.split()))}", err=True)
    sys.exit(exit_code)
