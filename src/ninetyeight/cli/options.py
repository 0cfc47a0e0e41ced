"""Options that several commands share."""

from typing import Annotated

import typer

EXIT_INTERRUPTED = 130
"""Ctrl-C ended a command."""


def whole_number(text: str) -> int:
    """Read a whole number, and say so if it is none."""
    try:
        return int(text)
    except ValueError:
        raise typer.BadParameter(f"{text!r} is not a whole number") from None


LayoutName = Annotated[
    str | None,
    typer.Option(
        "--layout",
        "-l",
        metavar="FILE",
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
Json = Annotated[bool, typer.Option("--json", help="Print one JSON object.")]
Force = Annotated[bool, typer.Option("--force", help="Overwrite a file of other results.")]
