"""`ninetyeight lab simulate`: measures how often bots win."""

from ninetyeight.cli.options import (
    AnswerTime,
    Edition,
    ExecutorName,
    Force,
    GameCount,
    Json,
    LayoutName,
    OutFile,
    Players,
    Seed,
    SignsOption,
    StarterRule,
    TeamBots,
    Workers,
    check_time,
)


def simulate(
    bot: TeamBots,
    edition: Edition = "original",
    players: Players = 1,
    games: GameCount = 1000,
    seed: Seed = "1",
    starter: StarterRule = "bids",
    talk: SignsOption = "strict",
    layout: LayoutName = None,
    json: Json = False,
    out: OutFile = None,
    force: Force = False,
    workers: Workers = None,
    executor: ExecutorName = None,
    time: AnswerTime = 5.0,
) -> None:
    """Play many games and report how often the bots win.

    The same options give the same numbers, with any number of workers and any executor.
    Ctrl-C keeps the finished games. Rerun the command to resume. Raise --games to extend a
    finished run.

    \b
    Examples:
      ninetyeight lab simulate --bot greedy --players 3 --games 2000
      ninetyeight lab simulate -b greedy -b random -p 2 --out mixed.npz
      ninetyeight lab simulate --bot planner --edition extreme --games 200 --json
    """
    from ninetyeight.cli.files import load_layout
    from ninetyeight.cli.lab.run_simulate import run_simulate
    from ninetyeight.lab.simulate.job import Job, sign_level, starter_named

    begins, signs, orders = starter_named(starter), sign_level(talk), load_layout(layout)
    job = Job(edition, players, tuple(bot), games, seed, begins, signs, orders)
    run_simulate(
        job,
        out=out,
        force=force,
        workers=workers,
        executor=executor,
        as_json=json,
        seconds=check_time(time),
    )
