"""`ninetyeight lab play`: has bots play given deals to the end."""

from typing import Annotated

from ninetyeight.cli.options import (
    AnswerTime,
    ExecutorName,
    Seed,
    SignsOption,
    TeamBots,
    Workers,
    check_time,
    optional,
)

DealsFile = Annotated[
    str,
    optional(
        "--deals",
        "-d",
        metavar="FILE",
        help="Records without actions, one per line; '-' is standard input.",
    ),
]
FinishedFile = Annotated[
    str,
    optional(
        "--out",
        "-o",
        metavar="FILE",
        help="Where the finished records go; '-' is standard output.",
    ),
]


def play(
    bot: TeamBots,
    deals: DealsFile,
    out: FinishedFile,
    seed: Seed = "1",
    talk: SignsOption = "strict",
    workers: Workers = None,
    executor: ExecutorName = None,
    time: AnswerTime = 5.0,
) -> None:
    """Play given deals and write the finished records.

    Deals of different editions and numbers of players may be mixed. The bots play each to its
    end, from the starter it names. The finished records come in the same order, each checked
    against the rules before it is written.

    \b
    Examples:
      ninetyeight lab play --bot greedy --deals deals.jsonl --out games.jsonl
      ninetyeight deal | ninetyeight lab play --bot greedy --deals - --out -
      ninetyeight lab play -b planner -d deals.jsonl -o - --talk none
    """
    from ninetyeight.cli.lab.run_play import run_play
    from ninetyeight.lab.simulate.deals import PlaySettings
    from ninetyeight.lab.simulate.job import sign_level

    settings = PlaySettings(tuple(bot), seed, sign_level(talk), check_time(time))
    run_play(deals, out, settings, workers=workers, executor=executor)
