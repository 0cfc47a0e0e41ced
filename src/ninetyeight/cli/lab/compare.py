"""`ninetyeight lab compare`: tells whether bots or editions really differ in strength."""

from typing import Annotated

from ninetyeight.cli import completion, options
from ninetyeight.cli.options import (
    AnswerTime,
    ExecutorName,
    GameCount,
    Json,
    LayoutName,
    Players,
    Seed,
    SignsOption,
    StarterRule,
    Workers,
    check_time,
)

Contenders = Annotated[
    list[str],
    options.bot(
        "A contender: a bot on all seats, as for simulate, or a team such as sharp,greedy.",
        autocompletion=completion.teams,
    ),
]
ComparedEditions = Annotated[
    list[str] | None,
    options.edition(
        "As for simulate; several editions are compared. [default: original]", show_default=False
    ),
]


def compare(
    bot: Contenders,
    edition: ComparedEditions = None,
    players: Players = 1,
    games: GameCount = 1000,
    seed: Seed = "1",
    starter: StarterRule = "bids",
    talk: SignsOption = "strict",
    layout: LayoutName = None,
    json: Json = False,
    workers: Workers = None,
    executor: ExecutorName = None,
    time: AnswerTime = 5.0,
) -> None:
    """Compare bots or editions on the same deals.

    For every pair, it says whether the difference is real: by McNemar's exact test on the
    deals that only one of them wins, corrected for the number of pairs.

    \b
    Examples:
      ninetyeight lab compare --bot greedy --bot random --players 2
      ninetyeight lab compare -b greedy -e original -e expert -e extreme --json
      ninetyeight lab compare -b greedy,greedy -b greedy,random -p 2 --games 500
    """
    from ninetyeight.cli.files import load_layout
    from ninetyeight.cli.lab.run_compare import contenders_on, run_compare
    from ninetyeight.lab.simulate.job import Job, sign_level, starter_named

    begins, signs = starter_named(starter), sign_level(talk)
    job = Job("original", players, ("random",), games, seed, begins, signs)
    jobs = contenders_on(job, edition or ["original"], bot, load_layout(layout))
    run_compare(jobs, workers=workers, executor=executor, as_json=json, seconds=check_time(time))
