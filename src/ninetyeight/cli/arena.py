"""`ninetyeight arena`: ranks bots that play the same deals on a ladder."""

from pathlib import Path
from typing import Annotated

import typer

from ninetyeight.cli import options
from ninetyeight.cli.options import AnswerTime, Force, Json, Workers, optional
from ninetyeight.cli.termination import sigterm_as_ctrl_c

SeasonName = Annotated[
    str,
    optional(
        "--season",
        metavar="NAME",
        help="The season's published name, such as 2026-12; its deals are drawn from it.",
    ),
]
LadderBots = Annotated[
    list[str] | None,
    options.bot(
        "A bot: sharp, master@2000, sharp:FILE for a value of your own, a bot from a package,"
        " module:Class, or 'program:COMMAND'. May be repeated."
    ),
]
LadderPrograms = Annotated[
    list[str] | None, optional("--program", metavar="COMMAND", help=options.PROGRAM_HELP)
]
SeasonEditions = Annotated[
    list[str] | None,
    options.edition(
        "Names joined by +, such as extreme+fire. May be repeated: each edition has deals of its"
        " own. [default: the ladder's, or original]",
        show_default=False,
    ),
]
SeasonPlayers = Annotated[
    int | None,
    options.number(
        "--players",
        "-p",
        help="Number of players, 1 to 5. [default: the ladder's, or 2]",
        show_default=False,
    ),
]
SeasonGames = Annotated[
    int | None,
    options.number(
        "--games",
        "-g",
        help="Number of deals for each edition. [default: the ladder's, or 1000]",
        show_default=False,
    ),
]
SeasonTalk = Annotated[
    str | None,
    options.talk(
        "Which signs players show. [default: the ladder's, or strict]", show_default=False
    ),
]
LadderFile = Annotated[
    Path | None,
    optional(
        "--ladder",
        "-l",
        metavar="FILE",
        help="Where the ladder is kept. [default: arena-SEASON.json in this folder]",
    ),
]
BotsToRemove = Annotated[
    list[str] | None,
    optional(
        "--again",
        metavar="BOT",
        help=(
            "Remove a bot and its games from the ladder. Name it with --bot or --program as well"
            " to let it start over."
        ),
    ),
]
NoRecords = Annotated[
    bool, typer.Option("--no-records", help="Do not keep the records of the games.")
]


def arena(
    season: SeasonName,
    bot: LadderBots = None,
    program: LadderPrograms = None,
    edition: SeasonEditions = None,
    players: SeasonPlayers = None,
    games: SeasonGames = None,
    talk: SeasonTalk = None,
    time: AnswerTime = 5.0,
    ladder: LadderFile = None,
    again: BotsToRemove = None,
    no_records: NoRecords = False,
    json: Json = False,
    force: Force = False,
    workers: Workers = None,
) -> None:
    """Let bots play the same deals, and rank them on a ladder.

    Each bot plays every seat of its tables. The deals are drawn from the season's name, so
    nobody can prepare for the next season. A bot that breaks the rules, takes too long or
    crashes is refused, and the others play on. Rerun the command to resume, name more bots to
    add them, or name none to show the ladder. The records of all games are kept beside the
    ladder, in a file that ends in games.jsonl.

    \b
    Examples:
      ninetyeight arena --season 2026-12 --bot greedy --bot sharp --games 500
      ninetyeight arena --season 2026-12 --program './mybot --deep' --time 2
      ninetyeight arena --season 2026-12 --json
    """
    from ninetyeight.bots.naming import program_name
    from ninetyeight.cli.run_arena import ArenaOptions, run_arena
    from ninetyeight.lab.simulate.job import sign_level

    chosen = ArenaOptions(
        season=season,
        editions=tuple(edition) if edition else None,
        players=players,
        games=games,
        talk=None if talk is None else sign_level(talk),
        bots=(*(bot or ()), *map(program_name, program or ())),
        again=tuple(again or ()),
        seconds=time,
        path=ladder or Path(f"arena-{season}.json"),
        keeps_records=not no_records,
        force=force,
    )
    with sigterm_as_ctrl_c():
        run_arena(chosen, workers=workers, as_json=json)
