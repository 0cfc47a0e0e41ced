"""The commands of `ninetyeight` and their help. A command's own imports come when it is called."""

import sys
from pathlib import Path
from typing import Annotated, NoReturn

import typer

from ninetyeight.cli import completion
from ninetyeight.cli.admin import admin
from ninetyeight.cli.arena import arena
from ninetyeight.cli.bot import bot
from ninetyeight.cli.lab.app import lab
from ninetyeight.cli.options import EXIT_INVALID, LayoutName, whole_number
from ninetyeight.cli.safe_output import drop_output, plain, prepare_streams
from ninetyeight.cli.serve import serve
from ninetyeight.cli.terminal import begin, is_possible, join, lobby, open_the_door, show
from ninetyeight.cli.termination import exit_code
from ninetyeight.extras import EXTRA_OF, how_to_install
from ninetyeight.rules import EDITION_NAMES, GameError
from ninetyeight.words import LANGUAGES

app = typer.Typer(
    name="ninetyeight",
    add_completion=True,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
    help=(
        "Ninety-Eight: the co-operative card game The Game, with Expert, Playing with fire"
        " and Extreme. Without a command the game opens in this terminal."
    ),
    epilog=(
        "Exit codes: 0 all went well, 1 the input is not valid or the output was closed,"
        " 2 the command was not understood, 130 interrupted, 143 ended by SIGTERM. The rules and"
        " the record format are in the project's docs folder."
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
        autocompletion=completion.editions,
        help=f"One or more of {', '.join(EDITION_NAMES)}, joined by +. [default: original]",
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
    prepare_streams()
    try:
        code = _run()
    except typer.TyperException as error:
        message = error.format_message().rstrip(".")
        end = "" if message.endswith("?") else "."
        context = getattr(error, "ctx", None)
        command = context.command_path if context else "ninetyeight"
        _complain(f"{message}{end} Try '{command} --help'.", error.exit_code)
    except GameError as error:
        _complain(error.message, EXIT_INVALID)
    except ModuleNotFoundError as error:
        extra = EXTRA_OF.get(error.name or "")
        if extra is None:
            raise
        _complain(f"This needs {error.name}: {how_to_install(extra)}", EXIT_INVALID)
    except OSError as error:
        name = f"{plain(str(error.filename))}: " if error.filename else ""
        drop_output()
        _complain(f"{name}{error.strerror or error}.", EXIT_INVALID)
    sys.exit(exit_code(code))


@app.callback(invoke_without_command=True)
def root(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Show the version and exit.")] = False,  # noqa: FBT002
) -> None:
    """Play where no command is given; without a terminal, show the help."""
    if version:
        from ninetyeight import __version__

        typer.echo(f"ninetyeight {__version__}")
        raise typer.Exit
    if context.invoked_subcommand is None:
        if is_possible():
            open_the_door()
        else:
            typer.echo(context.get_help())


@app.command(short_help="Play in this terminal: alone, with bots, or together.")
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
            help="Play in lines, and save the record there. [default: a file in the data folder]",
            show_default=False,
        ),
    ] = None,
    bot: Annotated[
        list[str] | None,
        typer.Option(
            "--bot",
            "-b",
            metavar="BOT",
            autocompletion=completion.installed_bots,
            help=(
                "A bot for a seat: random, greedy, planner, sharp or master, sharp:FILE with a"
                " value of your own, one of a package, module:Class, or 'program:COMMAND'; once"
                " for each."
            ),
            show_default=False,
        ),
    ] = None,
    in_lines: Annotated[  # noqa: FBT002
        bool,
        typer.Option("--plain", help="Play in lines, without screens."),
    ] = False,
    language: Annotated[
        str | None,
        typer.Option(
            "--language",
            metavar="CODE",
            help=f"{', '.join(LANGUAGES)}. [default: as chosen, configured, or the system's]",
            show_default=False,
        ),
    ] = None,
) -> None:
    """Play in this terminal: alone, with bots, or several people at one keyboard.

    Without options the front door opens, and games that were left go on. With an edition,
    players, names, bots or a seed a game begins at once. Between people who share the
    keyboard a curtain hides the hands; every game is saved after every card.

    With --plain, or where there is no terminal that can show screens, the game is played in
    lines: type cards with the letter of their pile, and a dot to end the turn, such as
    '34A 36A .'; '?' explains the rest. With a FILE it goes on in lines in that record, where it
    stops: an unfinished game, or a fresh deal.

    \b
    Examples:
      ninetyeight play
      ninetyeight play --players 3 --bot sharp --bot sharp
      ninetyeight play --edition extreme --players 2 --name Ada --name Grete
      ninetyeight play --plain --bot sharp --bot master --language de
      ninetyeight play --plain saved.json
    """
    is_in_lines = in_lines or record is not None or save is not None or not is_possible()
    if not is_in_lines:
        if any((edition, players is not None, name, seed is not None, layout, bot)):
            begin(
                edition=edition,
                players=players,
                names=name or [],
                bots=bot or [],
                seed=seed,
                layout=layout,
                language=language,
            )
        else:
            open_the_door(language)
        return
    from ninetyeight.cli.plain import Wanted, start

    start(
        Wanted(
            record=record,
            edition=edition,
            players=players,
            names=tuple(name or ()),
            bots=tuple(bot or ()),
            seed=seed,
            layout=layout,
            save=save,
            language=language,
        )
    )


@app.command()
def deal(
    edition: Edition = None,
    players: Players = None,
    seed: Seed = None,
    layout: LayoutName = None,
    count: Annotated[
        int | None,
        typer.Option(
            "--count",
            "-c",
            parser=whole_number,
            metavar="N",
            help="Print so many deals, one a line; with a seed, those of 'lab simulate'.",
            show_default=False,
        ),
    ] = None,
) -> None:
    """Print a fresh record: the rules, a shuffled deck, no actions yet.

    Without a seed the shuffle comes from the operating system's cryptographic source. With a
    seed, the deals of --count are the first games of 'lab simulate' with that seed; the deal
    of --seed alone is another.

    \b
    Examples:
      ninetyeight deal > deal.json
      ninetyeight deal --edition extreme+expert --players 3 --seed friday
      ninetyeight deal --edition extreme --layout my-copy.toml
      ninetyeight deal --players 2 --seed 1 --count 100 > deals.jsonl
    """
    from ninetyeight.cli.fresh_deals import fresh_record, fresh_records
    from ninetyeight.rules import write_record

    record = fresh_record(edition, players, seed=seed, layout=layout)
    for each in (record,) if count is None else fresh_records(record, count):
        typer.echo(write_record(each))


@app.command(short_help="Show recorded games, step by step or as a story.")
def replay(
    files: Annotated[
        list[str],
        typer.Argument(metavar="FILE", hidden=True),
    ],
    json: Annotated[bool, typer.Option("--json", help="Print one JSON object a record.")] = False,  # noqa: FBT002
    prints: Annotated[  # noqa: FBT002
        bool, typer.Option("--print", help="Print the story, also on a terminal.")
    ] = False,
) -> None:
    """Show what happened in recorded games, turn by turn; '-' is standard input.

    A FILE holds a record, or one a line as 'lab play' writes them; such a record is named by
    file and line, as in games.jsonl:3. A single record on a terminal opens, to go through it
    step by step. Otherwise the story is printed.

    An action that the rules refuse stops that game's replay and is shown; it is no error.
    With --json each record gives one line with the fields file, status (playing, won or lost),
    code (all-played, skull, fire, three or minimum), left, turn, actions, refused, reason and
    error.

    The exit code is 0 if all records are valid, and 1 otherwise; the others are still shown.

    \b
    Examples:
      ninetyeight replay game.json
      ninetyeight replay --json games/*.json games.jsonl
      ninetyeight deal | ninetyeight replay -
    """
    if json:
        from ninetyeight.cli.replay_json import print_results

        all_valid = print_results(files)
    else:
        from ninetyeight.cli.record_files import peek_only_record, read_entries

        sources = [(file, read_entries(file)) for file in files]
        if len(files) == 1 and files[0] != "-" and not prints and is_possible():
            record, entries = peek_only_record(files[0])
            if record:
                show(record)
                return
            sources = [(files[0], entries)]

        from ninetyeight.cli.replay_story import print_stories

        all_valid = print_stories(sources)
    if not all_valid:
        raise typer.Exit(EXIT_INVALID)


app.command(short_help="Join a table of a server from this terminal.")(join)
app.command(short_help="Look into a server's lobby: tables and finished games.")(lobby)
app.command()(serve)
app.command()(bot)
app.command()(arena)


def _run() -> str | int | None:
    """Run the command, and write out what it said: a full disk is told as any other error is."""
    try:
        code: str | int | None = app(standalone_mode=False)
    except SystemExit as leaving:
        code = leaving.code
    sys.stdout.flush()
    return code


def _complain(message: str, exit_code: int) -> NoReturn:
    typer.echo(f"ninetyeight: {plain(' '.join(message.split()))}", err=True)
    sys.exit(exit_code)
