"""`ninetyeight lab solve`: finds out whether a deal or a game can be won."""

from pathlib import Path
from typing import Annotated

import typer

from ninetyeight.cli.options import JsonPerRecord, optional

RecordFile = Annotated[str, typer.Argument(metavar="FILE", hidden=True)]
WonGamesFile = Annotated[
    Path | None,
    optional(
        "--out",
        "-o",
        metavar="FILE",
        help="Write the won games as records, one per line; '-' prints only them.",
    ),
]


def solve(file: RecordFile, out: WonGamesFile = None, json: JsonPerRecord = False) -> None:
    """Find a way to win a deal with every card known.

    FILE holds one record, or one per line; '-' is standard input. A game in progress is
    solved from where it stops. A finished game is solved from its deal: could it have been
    won, and up to which action? Every win found is a legal game. If none is found there may
    still be one, unless the answer says that every line of play was searched.

    \b
    Examples:
      ninetyeight deal --seed friday | ninetyeight lab solve -
      ninetyeight lab solve games.jsonl --json
      ninetyeight lab solve game.json --out won.json
    """
    from ninetyeight.cli.lab.run_solve import run_solve

    run_solve(file, out, as_json=json)
