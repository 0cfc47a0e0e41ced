"""The command `ninetyeight arena` and its help. The lab is imported when it is called."""

from pathlib import Path
from typing import Annotated

import typer

from ninetyeight.cli import completion
from ninetyeight.cli.options import Force, Json, Workers, whole_number
from ninetyeight.cli.termination import sigterm_as_ctrl_c


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
            autocompletion=completion.installed_bots,
            help=(
                "A bot: sharp, master@2000, sharp:FILE with a value of your own, one of a package,"
                " module:Class, or 'program:COMMAND'."
            ),
            show_default=False,
        ),
    ] = None,
    program: Annotated[
        list[str] | None,
        typer.Option(
            "--program",
            metavar="COMMAND",
            help="The same as --bot program:COMMAND, see docs/write-a-bot.md.",
            show_default=False,
        ),
    ] = None,
    edition: Annotated[
        list[str] | None,
        typer.Option(
            "--edition",
            "-e",
            metavar="EDITION",
            autocompletion=completion.editions,
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
            autocompletion=completion.talk_levels,
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
    no_records: Annotated[  # noqa: FBT002
        bool, typer.Option("--no-records", help="Do not keep the records of the games.")
    ] = False,
    json: Json = False,  # noqa: FBT002
    force: Force = False,  # noqa: FBT002
    workers: Workers = None,
) -> None:
    """Let bots play the same deals, and keep a ladder.

    Every bot sits on all seats of its tables. The deals are drawn from the season's name, so
    that nobody can prepare for those of the next. A bot that breaks the rules, takes too
    long or crashes is refused with one line, and the others go on. The same command goes on
    where it was stopped, and adds bots to the ladder; without a bot it shows the ladder. The
    records of all games are kept beside it, in a file that ends in games.jsonl.

    \b
    Examples:
      ninetyeight arena --season 2026-12 --bot greedy --bot sharp --games 500
      ninetyeight arena --season 2026-12 --program './mybot --deep' --time 2
      ninetyeight arena --season 2026-12 --json
    """
    from ninetyeight.bots.naming import program_name
    from ninetyeight.cli.arena_command import run_arena
    from ninetyeight.lab.simulate.job import sign_level

    asked = {
        "editions": tuple(edition) if edition else None,
        "players": players,
        "games": games,
        "talk": None if talk is None else sign_level(talk),
    }
    with sigterm_as_ctrl_c():
        run_arena(
            season,
            asked,
            [*(bot or ()), *map(program_name, program or ())],
            seconds=time,
            path=ladder or Path(f"arena-{season}.json"),
            again=again or [],
            writes=not no_records,
            force=force,
            as_json=json,
            workers=workers,
        )
