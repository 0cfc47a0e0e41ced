"""`ninetyeight bot`: seats a bot from this machine at a table on a server."""

from typing import Annotated

import typer

from ninetyeight.cli import options
from ninetyeight.cli.options import number, optional
from ninetyeight.cli.termination import sigterm_as_ctrl_c

TableLink = Annotated[
    str,
    optional(
        "--table",
        "-t",
        metavar="LINK|ID",
        help="The table: the link that its host shares, or its id.",
    ),
]
ServerUrl = Annotated[
    str | None,
    optional("--server", metavar="URL", help="The server, if the table is given by its id."),
]
VisitingBot = Annotated[
    str | None,
    options.bot(
        "A bot: master, sharp:FILE for a value of your own, a bot from a package, module:Class,"
        " or 'program:COMMAND'."
    ),
]
VisitingProgram = Annotated[
    str | None, optional("--program", metavar="COMMAND", help=options.PROGRAM_HELP)
]
VisitorName = Annotated[
    str | None,
    optional(
        "--name",
        "-n",
        metavar="NAME",
        help=(
            "The bot's name at the table; under the same name it returns as the same guest."
            " [default: the bot's own name, and a new guest every time]"
        ),
    ),
]
VisitorSeat = Annotated[
    int | None,
    number("--seat", help="The seat, from 1. [default: the first free one]", show_default=False),
]
MostGames = Annotated[
    int | None,
    number(
        "--games",
        "-g",
        help="Leave after this many games. [default: stay as long as the others play]",
        show_default=False,
    ),
]
VisitorTime = Annotated[
    float, typer.Option("--time", metavar="SECONDS", help="Time limit for each answer.")
]
VisitorPace = Annotated[
    float,
    typer.Option(
        "--pace", metavar="SECONDS", help="Pause before each step, so that people can follow."
    ),
]
VisitorSeed = Annotated[
    str | None,
    optional(
        "--seed",
        "-s",
        metavar="TEXT",
        help="The seed of the bot's random choices. [default: random]",
    ),
]
BearerToken = Annotated[
    str | None,
    optional(
        "--token",
        metavar="TOKEN",
        envvar="NINETYEIGHT_TOKEN",
        help="Play as the guest with this bearer token.",
        show_envvar=True,
    ),
]


def bot(
    table: TableLink,
    server: ServerUrl = None,
    bot: VisitingBot = None,
    program: VisitingProgram = None,
    name: VisitorName = None,
    seat: VisitorSeat = None,
    games: MostGames = None,
    time: VisitorTime = 60.0,
    pace: VisitorPace = 0.6,
    seed: VisitorSeed = None,
    token: BearerToken = None,
) -> None:
    """Seat a bot from this machine at a table on a server.

    It joins as a guest, sits down, bids, shows signs if the table has them, plays, votes for
    another game, and reconnects if the connection is lost. Ctrl-C and SIGTERM make it leave.
    docs/write-a-bot.md explains how to write one.

    \b
    Examples:
      ninetyeight bot --table https://play.example/table/5J3kq0v7 --bot master
      ninetyeight bot --server localhost:9898 -t 5J3kq0v7 --bot mybot:MyBot
      ninetyeight bot -t play.example/table/5J3kq0v7 --program './mybot --deep'
    """
    import httpx  # noqa: F401  # a missing extra is reported before anything else

    from ninetyeight.cli.run_bot import VisitOptions, chosen_bot, run_bot

    chosen = VisitOptions(table, server, name, seat, games, pace, seed, token)
    with sigterm_as_ctrl_c():
        run_bot(chosen_bot(bot, program, time), chosen)
