"""Simulates: plays the games of a job on an engine, and keeps what was done."""

import time
from collections.abc import Callable
from dataclasses import replace
from functools import partial

import numpy as np

from ninetyeight import __version__
from ninetyeight.bots.agreements import Starter
from ninetyeight.bots.external import ANSWER_SECONDS
from ninetyeight.bots.team import Team, play_deals
from ninetyeight.kernel.games import BY_BIDS, deal, key_of, seeds_of
from ninetyeight.lab.bot_pool import end_idle_bots, lent
from ninetyeight.lab.executors.backend import Engine
from ninetyeight.lab.executors.chunks import FIRST_CHUNK, Span
from ninetyeight.lab.executors.listener import Interrupt, Watch
from ninetyeight.lab.executors.runner import Ending, run
from ninetyeight.lab.simulate.job import Job
from ninetyeight.lab.simulate.results import Results, empty_results
from ninetyeight.lab.simulate.scores import Scores, no_scores, scores_of
from ninetyeight.lab.simulate.table_games import TableGame, naming_game
from ninetyeight.lab.simulate.weights import Serving, serving
from ninetyeight.rules import GameError

PURPOSE = "simulate"
"""The stream of deals that simulations are played on."""
SAVED_EVERY = 30.0
"""Seconds after which what was done is kept in the meantime."""


Stamp = tuple[str, str | None]
"""The version and the weights that play; see `Serving.fingerprint`."""


def stamp_of(serves: Serving) -> Stamp:
    """Give the stamp of this program with these weights."""
    return __version__, serves.fingerprint


def simulate(
    job: Job,
    engine: Engine,
    *,
    begun: Results | None = None,
    watch: Watch | None = None,
    interrupt: Interrupt | None = None,
    keep: Callable[[Results], object] | None = None,
    seconds: float = ANSWER_SECONDS,
) -> tuple[Results, Ending | None]:
    """Play the games of a job that are not played yet; say also why some were not.

    `keep` gets the results as they stand, now and then. An external bot has so many `seconds` for
    an answer.
    """
    results = begun or empty_results(job)
    team = job.team
    scores, watch = results.scores, watch or Watch()
    began, saved = time.perf_counter(), time.perf_counter()
    done = results.done

    def as_it_stands() -> Results:
        return replace(results, seconds=results.seconds + time.perf_counter() - began)

    def take(span: Span, output: Scores) -> None:
        nonlocal done, saved
        scores.put(span.start, output)
        done += len(span)
        watch.progress(done, job.games)
        if keep and time.perf_counter() - saved > SAVED_EVERY:
            keep(as_it_stands())
            saved = time.perf_counter()

    stamp = stamp_of(results.serving)
    watch.progress(done, job.games)
    try:
        ending = run(
            scores.missing(),
            lambda span: partial(play_span, job, span, stamp, team, seconds),
            engine,
            take=take,
            first_chunk=FIRST_CHUNK if team.is_quick else 1,
            watch=watch,
            interrupt=interrupt or Interrupt(),
        )
    finally:
        end_idle_bots()
    return as_it_stands(), ending


def play_span(
    job: Job,
    span: Span,
    stamp: Stamp | None = None,
    team: Team | None = None,
    seconds: float = ANSWER_SECONDS,
) -> Scores:
    """Play some games of a job, in a worker; each depends on the seed and its number alone.

    With a stamp, a worker that would play otherwise than the program that asks refuses. The team
    brings the weights of its files along.
    """
    ruleset, team = job.ruleset, team or job.team
    if stamp not in (None, stamp_of(serving(ruleset, team))):
        raise GameError(
            "worker",
            f"A worker has ninetyeight {__version__} with other weights, or this program has"
            " another version: install the same everywhere.",
        )
    key, number = key_of(job.seed, PURPOSE), len(span)
    first = BY_BIDS if job.starter is Starter.BIDS else 0
    decks, seeds = deal(ruleset, key, span.start, number), seeds_of(key, span.start, number)
    if not team.is_compiled:
        scores = no_scores(number)
        with lent(team.bots, seconds) as bots:
            for row, deck in enumerate(decks):
                game = TableGame(ruleset, tuple(map(int, deck)), bots, job.talk.signs)
                with naming_game(span.start + row + 1):
                    game.play(int(seeds[row]), first)
                scores.put(row, game.scores)
        return scores
    columns = play_deals(
        ruleset,
        team,
        decks,
        starters=np.full(number, first),
        seeds=seeds,
        allowed=job.talk.signs,
    )
    return scores_of(columns)
