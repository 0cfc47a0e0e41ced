"""`ninetyeight lab train`: trains a learned value by self-play."""

from pathlib import Path
from typing import Annotated

import typer

from ninetyeight.cli import completion
from ninetyeight.cli.options import Edition, Players, Seed, optional

TrainedBot = Annotated[
    str,
    typer.Option(
        "--bot",
        "-b",
        metavar="sharp|planner",
        autocompletion=completion.trainable_bots,
        help="What to train: the network of sharp, or the named weights of planner.",
    ),
]
StartValue = Annotated[
    str | None,
    optional(
        "--start",
        metavar="VALUE",
        help="Start from a value, such as original-2, or from a file. [default: from scratch]",
    ),
]
RunSettings = Annotated[
    list[str] | None,
    optional(
        "--set",
        metavar="NAME=NUMBER",
        help="Change a setting of the training run, such as rounds=20 or games=4000.",
    ),
]
ValuePlace = Annotated[
    Path | None,
    optional(
        "--out",
        "-o",
        metavar="PLACE",
        help=(
            "A file for the value (.npz, or .json for planner), or a folder. [default:"
            " EDITION-PLAYERS.npz in this folder, planner-EDITION-PLAYERS.json for planner]"
        ),
    ),
]
ForceTraining = Annotated[
    bool, typer.Option("--force", help="Overwrite the value of another training run.")
]
InPackage = Annotated[
    bool,
    typer.Option(
        "--in-package",
        help="For maintainers: write into the package; add --force to replace a shipped value.",
    ),
]


def train(
    edition: Edition = "original",
    players: Players = 1,
    bot: TrainedBot = "sharp",
    seed: Seed = "1",
    start: StartValue = None,
    option: RunSettings = None,
    out: ValuePlace = None,
    force: ForceTraining = False,
    in_package: InPackage = False,
) -> None:
    """Train a bot's value by self-play.

    This is how the values that ship with the bots were made. Each round prints a line, and
    saves the value with a JSON file that holds its command, seed, time and learning curve.
    Play it with --bot sharp:FILE, in every command that takes a bot. Ctrl-C stops training;
    rerun the command to resume. The settings are rounds, games, width, depth, explore,
    first_trace, last_trace, keep, talkative, memory, passes, averaged_over, batch,
    first_rate, last_rate, patience, thrift and judged; docs/lab.md explains them.

    \b
    Examples:
      ninetyeight lab train --edition original --players 2
      ninetyeight lab train -e expert -p 2 --start original-2 --set rounds=25 --out mine.npz
      ninetyeight lab simulate --players 2 --edition expert --bot sharp:mine.npz
    """
    from ninetyeight.cli.lab.run_train import run_train, training_run_of

    run = training_run_of(edition, players, bot, seed, start, option or [])
    run_train(run, out, in_package=in_package, force=force)
