"""The commands of `ninetyeight lab` and their help. The lab itself is imported when called."""

from pathlib import Path
from typing import Annotated

import typer

from ninetyeight.cli import completion
from ninetyeight.cli.options import (
    AnswerTime,
    Force,
    Json,
    LayoutName,
    Workers,
    check_time,
    whole_number,
)
from ninetyeight.cli.safe_output import plain
from ninetyeight.cli.termination import sigterm_as_ctrl_c
from ninetyeight.rules import EDITION_NAMES

lab = typer.Typer(
    name="lab",
    rich_markup_mode=None,
    context_settings={"help_option_names": ["-h", "--help"]},
    invoke_without_command=True,
    help="Experiments with bots: how often they win, and by what.",
)


@lab.callback()
def root(context: typer.Context) -> None:
    """Show the help where no command is given."""
    context.with_resource(sigterm_as_ctrl_c())
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


Bots = Annotated[
    list[str],
    typer.Option(
        "--bot",
        "-b",
        metavar="BOT",
        autocompletion=completion.installed_bots,
        help=(
            "random, greedy, planner, sharp, master, or master@N for N worlds a turn; sharp:FILE"
            " with a value of your own. Slower, because card by card: one of a package,"
            " module:Class, or 'program:COMMAND'. Once for all seats, or once for each seat, in"
            " their order."
        ),
        show_default=False,
    ),
]
Edition = Annotated[
    str,
    typer.Option(
        "--edition",
        "-e",
        metavar="EDITION",
        autocompletion=completion.editions,
        help=f"One or more of {', '.join(EDITION_NAMES)}, joined by +.",
    ),
]
Players = Annotated[
    int,
    typer.Option(
        "--players", "-p", parser=whole_number, metavar="N", help="How many players, 1 to 5."
    ),
]
Games = Annotated[
    int,
    typer.Option(
        "--games", "-g", parser=whole_number, metavar="N", help="How many games are played."
    ),
]
Seed = Annotated[
    str,
    typer.Option(
        "--seed",
        "-s",
        metavar="TEXT",
        help="Whatever chance decides comes from this text and the number of the game.",
    ),
]
Starter = Annotated[
    str,
    typer.Option(
        "--starter",
        metavar="bids|first",
        autocompletion=completion.starters,
        help="Who starts: whoever bids the most for it, or the first seat.",
    ),
]
Signs = Annotated[
    str,
    typer.Option(
        "--talk",
        metavar="strict|relaxed|none",
        autocompletion=completion.talk_levels,
        help="The signs that players show: the two of every table, all three, or none.",
    ),
]
ExecutorName = Annotated[
    str | None,
    typer.Option(
        "--executor",
        metavar="WHERE",
        autocompletion=completion.executors,
        help=(
            "Where games are played: local (processes), threads, dask://HOST:PORT,"
            " ray://HOST:PORT, ray://auto or ray://local. [default: local]"
        ),
        show_default=False,
    ),
]


@lab.command()
def simulate(
    bot: Bots,
    edition: Edition = "original",
    players: Players = 1,
    games: Games = 1000,
    seed: Seed = "1",
    starter: Starter = "bids",
    talk: Signs = "strict",
    layout: LayoutName = None,
    json: Json = False,  # noqa: FBT002
    out: Annotated[
        Path | None,
        typer.Option(
            "--out",
            "-o",
            metavar="FILE",
            help="Write a results file; '-' prints it instead of the figures.",
            show_default=False,
        ),
    ] = None,
    force: Force = False,  # noqa: FBT002
    workers: Workers = None,
    executor: ExecutorName = None,
    time: AnswerTime = 5.0,
) -> None:
    """Play many games and tell how often bots win.

    The same job gives the same numbers whatever the workers and the executor. Ctrl-C keeps
    what was done. A results file that is not complete is gone on with by the same command,
    also by one that asks for more games.

    \b
    Examples:
      ninetyeight lab simulate --bot greedy --players 3 --games 2000
      ninetyeight lab simulate -b greedy -b random -p 2 --out mixed.json
      ninetyeight lab simulate --bot planner --edition extreme --games 200 --json
    """
    from ninetyeight.cli.files import load_layout
    from ninetyeight.cli.lab.commands import run_simulate
    from ninetyeight.lab.simulate.job import Job, sign_level, starter_named

    job = Job(
        edition,
        players,
        tuple(bot),
        games,
        seed,
        starter_named(starter),
        sign_level(talk),
        load_layout(layout),
    )
    run_simulate(
        job,
        out=out,
        force=force,
        workers=workers,
        executor=executor,
        as_json=json,
        seconds=check_time(time),
    )


@lab.command()
def play(
    bot: Bots,
    deals: Annotated[
        str,
        typer.Option(
            "--deals",
            "-d",
            metavar="FILE",
            help="Records without actions, one a line; '-' is standard input.",
            show_default=False,
        ),
    ],
    out: Annotated[
        str,
        typer.Option(
            "--out",
            "-o",
            metavar="FILE",
            help="Where the finished records go; '-' is standard output.",
            show_default=False,
        ),
    ],
    seed: Seed = "1",
    talk: Signs = "strict",
    workers: Workers = None,
    executor: ExecutorName = None,
    time: AnswerTime = 5.0,
) -> None:
    """Play given deals and write the finished records.

    The deals may be of any editions and numbers of players; each is played to the end from
    the starter that it names. The finished records come in the same order, each replayed by
    the rules before it is written.

    \b
    Examples:
      ninetyeight lab play --bot greedy --deals deals.jsonl --out games.jsonl
      ninetyeight deal | ninetyeight lab play --bot greedy --deals - --out -
      ninetyeight lab play -b planner -d deals.jsonl -o - --talk none
    """
    from ninetyeight.cli.lab.commands import run_play
    from ninetyeight.lab.simulate.deals import Players
    from ninetyeight.lab.simulate.job import sign_level

    team = Players(tuple(bot), seed, sign_level(talk), check_time(time))
    run_play(deals=deals, out=out, players=team, workers=workers, executor=executor)


@lab.command()
def compare(
    bot: Annotated[
        list[str],
        typer.Option(
            "--bot",
            "-b",
            metavar="BOT",
            autocompletion=completion.teams,
            help="A contender: a bot as for simulate on all seats, or a team such as sharp,greedy.",
            show_default=False,
        ),
    ],
    edition: Annotated[
        list[str] | None,
        typer.Option(
            "--edition",
            "-e",
            metavar="EDITION",
            autocompletion=completion.editions,
            help="As for simulate; several are compared. [default: original]",
            show_default=False,
        ),
    ] = None,
    players: Players = 1,
    games: Games = 1000,
    seed: Seed = "1",
    starter: Starter = "bids",
    talk: Signs = "strict",
    layout: LayoutName = None,
    json: Json = False,  # noqa: FBT002
    workers: Workers = None,
    executor: ExecutorName = None,
    time: AnswerTime = 5.0,
) -> None:
    """Compare bots or editions on the same deals.

    Tells for every two of them whether the difference is real: by McNemar's exact test on the
    deals that only one of them wins, made stricter when there are several pairs.

    \b
    Examples:
      ninetyeight lab compare --bot greedy --bot random --players 2
      ninetyeight lab compare -b greedy -e original -e expert -e extreme --json
      ninetyeight lab compare -b greedy,greedy -b greedy,random -p 2 --games 500
    """
    from ninetyeight.bots.naming import split_team
    from ninetyeight.cli.files import load_layout
    from ninetyeight.cli.lab.figures import run_compare
    from ninetyeight.lab.analysis.comparison import contenders
    from ninetyeight.lab.simulate.job import Job, sign_level, starter_named

    editions, orders = edition or ["original"], load_layout(layout)
    with_orders = [name for name in editions if "extreme" in name] or editions

    def job_of(name: str, team: tuple[str, ...]) -> Job:
        where = orders if name in with_orders else None
        begins, signs = starter_named(starter), sign_level(talk)
        return Job(name, players, team, games, seed, begins, signs, where)

    jobs = contenders(editions, [split_team(team) for team in bot], job_of)
    run_compare(jobs, workers=workers, executor=executor, as_json=json, seconds=check_time(time))


@lab.command()
def report(
    results: Annotated[
        list[Path],
        typer.Argument(metavar="RESULTS...", hidden=True),
    ],
    out: Annotated[
        Path,
        typer.Option(
            "--out", "-o", metavar="FOLDER", help="Where the report goes.", show_default=False
        ),
    ],
) -> None:
    """Turn results files into tables, pictures and one page.

    Writes report.html, which holds everything, results.md, results.csv, pairs.csv, and every
    picture as SVG and PNG. Results of the same deals are compared as by 'lab compare'. The
    same results give the same files.

    \b
    Examples:
      ninetyeight lab report results.json --out report
      ninetyeight lab report results/*.json --out report
      ninetyeight lab report a.json b.json -o .
    """
    from ninetyeight.cli.lab.figures import run_report

    run_report(results, out)


@lab.command()
def bots() -> None:
    """List the bots: what each is called, how it plays, how long it thinks."""
    from ninetyeight.bots.plugins import known_bots, plugins

    for entry in known_bots().values():
        typer.echo(f"{entry.name:8}  {entry.sentence}  ({entry.cost})")
    for problem in plugins().problems:
        typer.echo(f"ninetyeight: {plain(problem)}", err=True)


@lab.command()
def solve(
    file: Annotated[str, typer.Argument(metavar="FILE", hidden=True)],
    out: Annotated[
        Path | None,
        typer.Option(
            "--out",
            "-o",
            metavar="FILE",
            help="Write the won games as records, one a line; '-' prints them alone.",
            show_default=False,
        ),
    ] = None,
    json: Annotated[bool, typer.Option("--json", help="Print one JSON object a record.")] = False,  # noqa: FBT002
) -> None:
    """Say whether a deal can be won with the whole deck known, and how.

    FILE holds a record, or one a line; '-' is standard input. A game in progress is solved
    from where it stops. A finished game is solved from its deal: could it have been won, and
    up to which action? What is found is a win by the rules. Where none is found there may
    still be one, unless the answer says that every line of play was looked at.

    \b
    Examples:
      ninetyeight deal --seed friday | ninetyeight lab solve -
      ninetyeight lab solve games.jsonl --json
      ninetyeight lab solve game.json --out won.json
    """
    from ninetyeight.cli.lab.solve import run_solve

    run_solve(file, out, as_json=json)


@lab.command()
def train(
    edition: Edition = "original",
    players: Players = 1,
    bot: Annotated[
        str,
        typer.Option(
            "--bot",
            "-b",
            metavar="sharp|planner",
            autocompletion=completion.taught_bots,
            help="Whose value is taught: the network of sharp, or the planner's named weights.",
        ),
    ] = "sharp",
    seed: Seed = "1",
    start: Annotated[
        str | None,
        typer.Option(
            "--start",
            metavar="VALUE",
            help="Begin with a value, such as original-2, or with a file. [default: from nothing]",
            show_default=False,
        ),
    ] = None,
    option: Annotated[
        list[str] | None,
        typer.Option(
            "--set",
            metavar="NAME=NUMBER",
            help="Change a number of the course, such as rounds=20 or games=4000.",
            show_default=False,
        ),
    ] = None,
    out: Annotated[
        Path | None,
        typer.Option(
            "--out",
            "-o",
            metavar="PLACE",
            help=(
                "A file for the value (.npz, of the planner .json), or a folder."
                " [default: EDITION-PLAYERS.npz in this folder,"
                " planner-EDITION-PLAYERS.json for the planner]"
            ),
            show_default=False,
        ),
    ] = None,
    force: Annotated[  # noqa: FBT002
        bool, typer.Option("--force", help="Overwrite the value of another course.")
    ] = False,
    in_package: Annotated[  # noqa: FBT002
        bool,
        typer.Option(
            "--in-package",
            help=(
                "For maintainers: write into the package; add --force to replace the value that"
                " ships."
            ),
        ),
    ] = False,
) -> None:
    """Teach a value by play, as those that ship with the bots were taught.

    A line tells of each round. The value, and a JSON file with its command, seed, time and
    curve, are written after every round; --bot sharp:FILE plays it, in every command that takes
    a bot. Ctrl-C stops the course; rerun the command to resume. The numbers of a course are
    rounds, games, width, depth, explore, first_trace, last_trace, keep, talkative, memory,
    passes, averaged_over, batch, first_rate, last_rate, patience, thrift and judged.

    \b
    Examples:
      ninetyeight lab train --edition original --players 2
      ninetyeight lab train -e expert -p 2 --start original-2 --set rounds=25 --out mine.npz
      ninetyeight lab simulate --players 2 --edition expert --bot sharp:mine.npz
    """
    from ninetyeight.cli.lab.train import course_of, run_train

    course = course_of(edition, players, bot, seed, start, option or [])
    run_train(course, out, in_package=in_package, force=force)
