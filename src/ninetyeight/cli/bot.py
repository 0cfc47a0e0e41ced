"""The command `ninetyeight bot` and its help. The client is imported when it is called."""

from typing import Annotated

import typer

from ninetyeight.cli import completion
from ninetyeight.cli.options import whole_number
from ninetyeight.cli.termination import sigterm_as_ctrl_c

BotName = Annotated[
    str | None,
    typer.Option(
        "--bot",
        "-b",
        metavar="BOT",
        autocompletion=completion.installed_bots,
        help=(
            "A bot: master, sharp:FILE with a value of your own, one of a package,"
            " module:Class, or 'program:COMMAND'."
        ),
        show_default=False,
    ),
]
Program = Annotated[
    str | None,
    typer.Option(
        "--program",
        metavar="COMMAND",
        help="The same as --bot program:COMMAND: a program that speaks JSON lines.",
        show_default=False,
    ),
]


def bot(
    table: Annotated[
        str,
        typer.Option(
            "--table",
            "-t",
            metavar="LINK|ID",
            help="The table: its link as it is sent to friends, or its id.",
            show_default=False,
        ),
    ],
    server: Annotated[
        str | None,
        typer.Option(
            "--server",
            metavar="URL",
            help="The server, where the table is named by its id.",
            show_default=False,
        ),
    ] = None,
    bot: BotName = None,
    program: Program = None,
    name: Annotated[
        str | None,
        typer.Option(
            "--name",
            "-n",
            metavar="NAME",
            help=(
                "What it is called at the table; by this name it is the same guest whenever it"
                " comes back. [default: the bot's name, a new guest every time]"
            ),
            show_default=False,
        ),
    ] = None,
    seat: Annotated[
        int | None,
        typer.Option(
            "--seat",
            metavar="N",
            parser=whole_number,
            help="The seat, from 1 on. [default: the first that is free]",
            show_default=False,
        ),
    ] = None,
    games: Annotated[
        int | None,
        typer.Option(
            "--games",
            "-g",
            metavar="N",
            parser=whole_number,
            help="Leave after so many games. [default: play on as long as the others wish]",
            show_default=False,
        ),
    ] = None,
    time: Annotated[
        float,
        typer.Option("--time", metavar="SECONDS", help="How long a single answer may take."),
    ] = 60.0,
    pace: Annotated[
        float,
        typer.Option(
            "--pace", metavar="SECONDS", help="Wait so long before each step: people look on."
        ),
    ] = 0.6,
    seed: Annotated[
        str | None,
        typer.Option(
            "--seed",
            "-s",
            metavar="TEXT",
            help="Where the bot's chances come from. [default: chance]",
            show_default=False,
        ),
    ] = None,
    token: Annotated[
        str | None,
        typer.Option(
            "--token",
            metavar="TOKEN",
            envvar="NINETYEIGHT_TOKEN",
            help="Play as the guest whose bearer token this is.",
            show_default=False,
            show_envvar=True,
        ),
    ] = None,
) -> None:
    """Seat a bot of this machine at a table on a server.

    It comes as a guest, sits down, bids, shows signs where the table has them, plays, wishes
    another game when one is over, and comes back when the connection is lost. Ctrl-C and
    SIGTERM leave the table. docs/write-a-bot.md says how to write one.

    \b
    Examples:
      ninetyeight bot --table https://play.example/table/5J3kq0v7 --bot master
      ninetyeight bot --server localhost:9898 -t 5J3kq0v7 --bot mybot:MyBot
      ninetyeight bot -t play.example/table/5J3kq0v7 --program './mybot --deep'
    """
    import httpx  # noqa: F401  # what is missing is named by the extra that brings it

    from ninetyeight.cli.bot_command import chosen_bot, run_bot

    with sigterm_as_ctrl_c():
        run_bot(
            chosen_bot(bot, program, time),
            table=table,
            server=server,
            name=name,
            seat=seat,
            games=games,
            pace=pace,
            seed=seed,
            token=token,
        )
