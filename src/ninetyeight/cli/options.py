"""Option types that several commands share, and the exit codes.

A command's function has an argument for each option, because Typer reads the command line from its
signature. Whatever it calls takes few arguments.
"""

from pathlib import Path
from typing import Annotated, Any

import typer

from ninetyeight.cli import completion
from ninetyeight.rules import EDITION_NAMES, GameError
from ninetyeight.rules.errors import shown

EXIT_INVALID = 1
"""Invalid input, such as a record, a layout, an edition or a file."""
EXIT_INTERRUPTED = 130
"""Ctrl-C ended a command."""
EXIT_TERMINATED = 143
"""SIGTERM ended a command of the lab, the arena or a bot."""
LONGEST_TIME = 3600.0


def whole_number(text: str) -> int:
    try:
        return int(text)
    except ValueError:
        raise typer.BadParameter(f"{text!r} is not a whole number") from None


def check_time(seconds: float) -> float:
    """Refuse a time limit that makes no sense."""
    if not 0 < seconds <= LONGEST_TIME:
        raise GameError("time", f"{shown(seconds)} seconds: use more than 0, up to 3600.")
    return seconds


def optional(*names: str, help: str, **more: Any) -> Any:
    """Declare an option whose help says what leaving it out means."""
    return typer.Option(*names, help=help, show_default=False, **more)


def number(*names: str, help: str, **more: Any) -> Any:
    return typer.Option(*names, parser=whole_number, metavar="N", help=help, **more)


def edition(help: str, **more: Any) -> Any:
    return typer.Option(
        "--edition",
        "-e",
        metavar="EDITION",
        autocompletion=completion.editions,
        help=help,
        **more,
    )


def bot(help: str, **more: Any) -> Any:
    return optional(
        "--bot",
        "-b",
        metavar="BOT",
        autocompletion=more.pop("autocompletion", completion.installed_bots),
        help=help,
        **more,
    )


def talk(help: str, **more: Any) -> Any:
    return typer.Option(
        "--talk",
        metavar="strict|relaxed|none",
        autocompletion=completion.talk_levels,
        help=help,
        **more,
    )


# The game.

_EDITIONS = f"One or more of {', '.join(EDITION_NAMES)}, joined by +."
Edition = Annotated[str, edition(_EDITIONS)]
EditionOrDefault = Annotated[
    str | None, edition(f"{_EDITIONS} [default: original]", show_default=False)
]
Players = Annotated[int, number("--players", "-p", help="Number of players, 1 to 5.")]
PlayersOrDefault = Annotated[
    int | None,
    number("--players", "-p", help="Number of players, 1 to 5. [default: 1]", show_default=False),
]
DealSeed = Annotated[
    str | None,
    optional(
        "--seed",
        "-s",
        metavar="TEXT",
        help="Deal from this seed: the same text gives the same deal everywhere.",
    ),
]
LayoutName = Annotated[
    str | None,
    optional(
        "--layout",
        "-l",
        metavar="FILE",
        autocompletion=completion.layouts,
        help=(
            "Which cards carry the orders of Extreme: a TOML or JSON file, 'standard', or"
            " 'seed:TEXT' to draw them at random. [default: standard]"
        ),
    ),
]

# Experiments.

Seed = Annotated[
    str,
    typer.Option(
        "--seed",
        "-s",
        metavar="TEXT",
        help="The text that, with a game's number, determines all its randomness.",
    ),
]
GameCount = Annotated[int, number("--games", "-g", help="Number of games.")]
StarterRule = Annotated[
    str,
    typer.Option(
        "--starter",
        metavar="bids|first",
        autocompletion=completion.starters,
        help="Who starts: the highest bid, or the first seat.",
    ),
]
SignsOption = Annotated[
    str,
    talk("Which signs players show: the two that every table has, all three, or none."),
]
TeamBots = Annotated[
    list[str],
    bot(
        "random, greedy, planner, sharp, master, or master@N for N sampled worlds a turn;"
        " sharp:FILE for a value of your own. A bot from a package, module:Class and"
        " 'program:COMMAND' are slower, because they play card by card. Name one bot for all"
        " seats, or one per seat, in seat order."
    ),
]
PROGRAM_HELP = "Short for --bot program:COMMAND, a program that speaks JSON lines."
"""The help of `--program`, which some commands take once and others several times."""
AnswerTime = Annotated[
    float,
    typer.Option(
        "--time", metavar="SECONDS", help="Time limit for each answer of a bot of your own."
    ),
]

# Where games run, and what is printed.

Workers = Annotated[
    int | None,
    number(
        "--workers",
        "-w",
        help="How many workers play at the same time. [default: one per core]",
        show_default=False,
    ),
]
ExecutorName = Annotated[
    str | None,
    optional(
        "--executor",
        metavar="WHERE",
        autocompletion=completion.executors,
        help=(
            "Where games are played: local (processes), threads, dask://HOST:PORT,"
            " ray://HOST:PORT, ray://auto or ray://local. [default: local]"
        ),
    ),
]
Json = Annotated[bool, typer.Option("--json", help="Print one JSON object.")]
JsonPerRecord = Annotated[bool, typer.Option("--json", help="Print one JSON object per record.")]
Force = Annotated[bool, typer.Option("--force", help="Overwrite a file with other results.")]
OutFile = Annotated[
    Path | None,
    optional(
        "--out",
        "-o",
        metavar="FILE",
        help="Write a results file (.npz); '-' sends it to standard output.",
    ),
]
