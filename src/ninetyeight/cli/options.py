"""Options that several commands share."""

from typing import Annotated

import typer

from ninetyeight.cli import completion
from ninetyeight.rules import GameError
from ninetyeight.rules.errors import shown

EXIT_INVALID = 1
"""What was given is not valid: a record, a layout, an edition, a file."""
LONGEST_TIME = 3600.0
EXIT_INTERRUPTED = 130
"""Ctrl-C ended a command."""
EXIT_TERMINATED = 143
"""SIGTERM ended a command of the lab, the arena or a bot."""


def whole_number(text: str) -> int:
    """Read a whole number, and say so if it is none."""
    try:
        return int(text)
    except ValueError:
        raise typer.BadParameter(f"{text!r} is not a whole number") from None


def check_time(seconds: float) -> float:
    """Refuse a time for answers that is none."""
    if not 0 < seconds <= LONGEST_TIME:
        raise GameError("time", f"{shown(seconds)} seconds: it is more than 0, up to 3600.")
    return seconds


LayoutName = Annotated[
    str | None,
    typer.Option(
        "--layout",
        "-l",
        metavar="FILE",
        autocompletion=completion.layouts,
        help=(
            "Where the orders of Extreme are: a TOML or JSON file, 'standard',"
            " or 'seed:TEXT' to draw them by lot. [default: standard]"
        ),
        show_default=False,
    ),
]
Workers = Annotated[
    int | None,
    typer.Option(
        "--workers",
        "-w",
        parser=whole_number,
        metavar="N",
        help="How many play at the same time. [default: one for each core]",
        show_default=False,
    ),
]
AnswerTime = Annotated[
    float,
    typer.Option(
        "--time",
        metavar="SECONDS",
        help="How long a bot of your own may take for an answer.",
    ),
]
Json = Annotated[bool, typer.Option("--json", help="Print one JSON object.")]
Force = Annotated[bool, typer.Option("--force", help="Overwrite a file of other results.")]
