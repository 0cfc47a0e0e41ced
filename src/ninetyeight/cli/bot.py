"""The command `ninetyeight bot`."""

from typing import Annotated

import typer

from ninetyeight.cli import options
from ninetyeight.cli.options import number, optional
from ninetyeight.cli.termination import sigterm_as_ctrl_c

Table = Annotated[
    str,
    optional(
        "--table",
        "-t",
        metavar="LINK|ID",
        help="The table: the link that its host sends to friends, or its id.",
    ),
]
Server = Annotated[
    str | None,
    optional("--server", metavar="URL", help="The server, if the table is given by its id."),
]
Bot = Annotated[
    str | None,
    options.bot(
        "A bot: master, sharp:FILE for a value of your own, a bot from a package, module:Class,"
        " or 'program:COMMAND'."
    ),
]
Program = Annotated[str | None, optional("--program", metavar="COMMAND", help=options.PROGRAM_HELP)]
Name = Annotated[
    str | None,
    optional(
        "--name",
        "-n",
        metavar="NAME",
        help=(
            "Its name at the table; with the same name it returns as the same guest."
            " [default: the bot's name, a new guest every time]"
        ),
    ),
]
Seat = Annotated[
    int | None,
    number("--seat", help="The seat, from 1. [default: the first free one]", show_default=False),
]
Games = Annotated[
    int | None,
    number(
        "--games",
        "-g",
        help="Leave after so many games. [default: stay as long as the others play]",
        show_default=False,
    ),
]
AnswerTime = Annotated[
    float, typer.Option("--time", metavar="SECONDS", help="Time limit for a single answer.")
]
Pace = Annotated[
    float,
    typer.Option(
        "--pace", metavar="SECONDS", help="Pause before each step, so that people can follow."
    ),
]
Seed = Annotated[
    str | None,
    optional("--seed", "-s", metavar="TEXT", help="The bot's randomness. [default: random]"),
]
Token = Annotated[
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
    table: Table,
    server: Server = None,
    bot: Bot = None,
    program: Program = None,
    name: Name = None,
    seat: Seat = None,
    games: Games = None,
    time: AnswerTime = 60.0,
    pace: Pace = 0.6,
    seed: Seed = None,
    token: Token = None,
) -> None:
    """Seat a bot from this machine at a table on a server.

    It joins as a guest, sits down, bids, shows signs if the table has them, plays, votes for
    another game, and reconnects if the connection is lost. Ctrl-C and SIGTERM make it leave.
    See docs/write-a-bot.md for how to write one.

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
