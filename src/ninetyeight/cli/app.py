"""The commands of `ninetyeight` and their help. A command's own imports come when it is called."""

import sys
from pathlib import Path
from typing import Annotated, NoReturn

import typer

from ninetyeight.cli.admin import admin
from ninetyeight.cli.lab import lab
from ninetyeight.cli.options import LayoutName, whole_number
from ninetyeight.cli.serve import serve
from ninetyeight.cli.streams import plain, prepare_streams

EXIT_INVALID = 1
"""What was given is not valid: a record, a layout, an edition, a file."""
EXTRA_OF = {
    **dict.fromkeys(("matplotlib", "numba", "numpy"), "lab"),
    **dict.fromkeys(
        (
            "alembic",
            "fastapi",
            "num2words",
            "prometheus_client",
            "pydantic",
            "redis",
            "sqlalchemy",
            "starlette",
            "uvicorn",
        ),
        "server",
    ),
}
"""What the plain game does without: libraries, and the extra that brings them."""

app = typer.Typer(
    name="ninetyeight",
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
    help=(
        "Ninety-Eight: the co-operative card game The Game, with Expert, Playing with fire"
        " and Extreme."
    ),
    epilog=(
        "Exit codes: 0 all went well, 1 the input is not valid or the output was closed,"
        " 2 the command was not understood, 130 interrupted. The rules and the record format are"
        " in the project's docs folder."
    ),
)

app.add_typer(lab)
app.add_typer(admin)

Edition = Annotated[
    str | None,
    typer.Option(
        "--edition",
        "-e",
        metavar="EDITION",
        help=(
            "One or more of original, extreme, expert, fire, strict-fire, short, joined by +."
            " [default: original]"
        ),
        show_default=False,
    ),
]


Players = Annotated[
    int | None,
    typer.Option(
        "--players",
        "-p",
        parser=whole_number,
        metavar="N",
        help="How many players, 1 to 5. [default: 1]",
        show_default=False,
    ),
]
Seed = Annotated[
    str | None,
    typer.Option(
        "--seed",
        "-s",
        metavar="TEXT",
        help="Deal from this seed: the same text gives the same deal everywhere.",
        show_default=False,
    ),
]


def main() -> None:
    """Run the command line; whatever is wrong with the input is one line, never a traceback."""
    from ninetyeight.rules import GameError

    prepare_streams()
    try:
        sys.exit(app(standalone_mode=False))
    except typer.TyperException as error:
        message = error.format_message().rstrip(".")
        context = getattr(error, "ctx", None)
        command = context.command_path if context else "ninetyeight"
        _complain(f"{message}. Try '{command} --help'.", error.exit_code)
    except GameError as error:
        _complain(error.message, EXIT_INVALID)
    except ModuleNotFoundError as error:
        extra = EXTRA_OF.get(error.name or "")
        if extra is None:
            raise
        _complain(f"This needs {error.name}: pip install 'ninetyeight[{extra}]'", EXIT_INVALID)
    except OSError as error:
        name = f"{plain(str(error.filename))}: " if error.filename else ""
        _complain(f"{name}{error.strerror or error}.", EXIT_INVALID)


@app.callback(invoke_without_command=True)
def root(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Show the version and exit.")] = False,  # noqa: FBT002
) -> None:
    """Show the version or the help where no command is given."""
    if version:
        from ninetyeight import __version__

        typer.echo(f"ninetyeight {__version__}")
        raise typer.Exit
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


@app.command()
def play(
    record: Annotated[
        str | None,
        typer.Argument(metavar="FILE", hidden=True),
    ] = None,
    edition: Edition = None,
    players: Players = None,
    name: Annotated[
        list[str] | None,
        typer.Option(
            "--name",
            "-n",
            metavar="NAME",
            help="A player's name; once for each, in the order of seats.",
            show_default=False,
        ),
    ] = None,
    seed: Seed = None,
    layout: LayoutName = None,
    save: Annotated[
        Path | None,
        typer.Option(
            "--save",
            metavar="FILE",
            help="Where to save the record. [default: a new file in the data folder]",
            show_default=False,
        ),
    ] = None,
) -> None:
    """Play in this terminal: alone, or several people at one keyboard.

    Type cards with the letter of their pile, and a dot to end the turn, such as '34A 36A .';
    '?' explains the rest. Between players a curtain hides the hands.

    The game is saved after every card. With a FILE it goes on in that record, where it
    stops: an unfinished game, or a fresh deal.

    \b
    Examples:
      ninetyeight play
      ninetyeight play --edition extreme --players 2 --name Ada --name Grete
      ninetyeight play saved.json
    """
    from ninetyeight.cli.plain import start

    start(
        record=record,
        edition=edition,
        players=players,
        names=name or [],
        seed=seed,
        layout=layout,
        save=save,
    )


@app.command()
def deal(
    edition: Edition = None,
    players: Players = None,
    seed: Seed = None,
    layout: LayoutName = None,
) -> None:
    """Print a fresh record: the rules, a shuffled deck, no actions yet.

    Without a seed the shuffle comes from the operating system's cryptographic source.

    \b
    Examples:
      ninetyeight deal > deal.json
      ninetyeight deal --edition extreme+expert --players 3 --seed friday
      ninetyeight deal --edition extreme --layout my-copy.toml
    """
    from ninetyeight.cli.dealing import fresh_record
    from ninetyeight.rules import write_record

    typer.echo(write_record(fresh_record(edition, players, seed=seed, layout=layout)))


@app.command()
def replay(
    files: Annotated[
        list[str],
        typer.Argument(metavar="FILE", hidden=True),
    ],
    json: Annotated[bool, typer.Option("--json", help="Print one JSON object a file.")] = False,  # noqa: FBT002
) -> None:
    """Show what happened in recorded games, turn by turn; '-' is standard input.

    An action that the rules refuse stops that game's replay and is shown; it is no error.
    With --json each file gives one line with the fields file, status (playing, won or lost),
    left, turn, actions, refused, reason and error.

    The exit code is 0 if every file is a valid record, and 1 otherwise; the others are still
    shown.

    \b
    Examples:
      ninetyeight replay game.json
      ninetyeight replay --json games/*.json
      ninetyeight deal | ninetyeight replay -
    """
    if json:
        from ninetyeight.cli.replay_json import print_results

        all_valid = print_results(files)
    else:
        from ninetyeight.cli.replay_story import print_stories

        all_valid = print_stories(files)
    if not all_valid:
        raise typer.Exit(EXIT_INVALID)


app.command()(serve)


def _complain(message: str, exit_code: int) -> NoReturn:
    typer.echo(f"ninetyeight: {plain(' '.join(message.split()))}", err=True)
    sys.exit(exit_code)
