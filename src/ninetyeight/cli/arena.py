"""The command `ninetyeight arena` and its help. The lab is imported when it is called."""

from pathlib import Path
from typing import Annotated

import typer

from ninetyeight.cli.options import Force, Json, Workers, whole_number


def arena(
    season: Annotated[
        str,
        typer.Option(
            "--season",
            metavar="NAME",
            help="The season's published name, such as 2026-12: its deals are drawn from it.",
            show_default=False,
        ),
    ],
    bot: Annotated[
        list[str] | None,
        typer.Option(
            "--bot",
            "-b",
            metavar="BOT",
            help="A bot by name, such as sharp or master@2000, or a class as module:Class.",
            show_default=False,
        ),
    ] = None,
    program: Annotated[
        list[str] | None,
        typer.Option(
            "--program",
            metavar="COMMAND",
            help="A bot that is a program, see docs/write-a-bot.md.",
            show_default=False,
        ),
    ] = None,
    edition: Annotated[
        list[str] | None,
        typer.Option(
            "--edition",
            "-e",
            metavar="EDITION",
            help=(
                "Names joined by +, such as extreme+fire; of several editions, each has its deals."
                " [default: the ladder's, or original]"
            ),
            show_default=False,
        ),
    ] = None,
    players: Annotated[
        int | None,
        typer.Option(
            "--players",
            "-p",
            parser=whole_number,
            metavar="N",
            help="How many players, 1 to 5. [default: the ladder's, or 2]",
            show_default=False,
        ),
    ] = None,
    games: Annotated[
        int | None,
        typer.Option(
            "--games",
            "-g",
            parser=whole_number,
            metavar="N",
            help="How many deals of each edition are played. [default: the ladder's, or 1000]",
            show_default=False,
        ),
    ] = None,
    talk: Annotated[
        str | None,
        typer.Option(
            "--talk",
            metavar="strict|relaxed|none",
            help="The signs that players show. [default: the ladder's, or strict]",
            show_default=False,
        ),
    ] = None,
    time: Annotated[
        float,
        typer.Option(
            "--time",
            metavar="SECONDS",
            help="How long an answer may take; the bots of Ninety-Eight itself are not timed.",
        ),
    ] = 5.0,
    ladder: Annotated[
        Path | None,
        typer.Option(
            "--ladder",
            "-l",
            metavar="FILE",
            help="Where the ladder is kept. [default: arena-SEASON.json in this folder]",
            show_default=False,
        ),
    ] = None,
    again: Annotated[
        list[str] | None,
        typer.Option(
            "--again",
            metavar="BOT",
            help=(
                "Forget what the ladder has of a bot, such as a refusal; where it is named by --bot"
                " or --program, too, it plays anew."
            ),
            show_default=False,
        ),
    ] = None,
    json: Json = False,  # noqa: FBT002
    force: Force = False,  # noqa: FBT002
    workers: Workers = None,
) -> None:
    """Let bots play the same deals, and keep a ladder.

    Every bot sits on all seats of its tables. The deals are drawn from the season's name, so
    that nobody can prepare for those of the next. A bot that breaks the rules, takes too
    long or crashes is refused with one line, and the others go on. The same command goes on
    where it was stopped, and adds bots to the ladder; without a bot it shows the ladder.

    \b
    Examples:
      ninetyeight arena --season 2026-12 --bot greedy --bot sharp --games 500
      ninetyeight arena --season 2026-12 --program './mybot --deep' --time 2
      ninetyeight arena --season 2026-12 --json
    """
    from ninetyeight.cli.arena_command import run_arena
    from ninetyeight.lab.arena import Contender
    from ninetyeight.lab.job import sign_level

    asked = {
        "editions": tuple(edition) if edition else None,
        "players": players,
        "games": games,
        "talk": None if talk is None else sign_level(talk),
    }
    run_arena(
        season,
        asked,
        [Contender(name) for name in bot or ()]
        + [Contender(command, is_program=True) for command in program or ()],
        seconds=time,
        path=ladder or Path(f"arena-{season}.json"),
        again=again or [],
        force=force,
        as_json=json,
        workers=workers,
    )
