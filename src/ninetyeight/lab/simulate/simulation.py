"""Plays the games of a job on a backend, and keeps the finished ones."""

import time
from collections.abc import Callable
from dataclasses import replace
from functools import partial

import numpy as np

from ninetyeight import __version__
from ninetyeight.bots.agreements import Starter
from ninetyeight.bots.external import ANSWER_SECONDS
from ninetyeight.bots.team import Team, play_deals
from ninetyeight.kernel.games import BY_BIDS, key_of, seeds_of, shuffled_decks
from ninetyeight.lab.bot_pool import borrowed_bots
from ninetyeight.lab.executors.backend import Backend
from ninetyeight.lab.executors.chunks import FIRST_CHUNK, ChunkQueue, Span
from ninetyeight.lab.executors.listener import Interrupt, RunListener
from ninetyeight.lab.executors.runner import ChunkedRun, EarlyStop
from ninetyeight.lab.simulate.job import Job
from ninetyeight.lab.simulate.results import Results, empty_results
from ninetyeight.lab.simulate.scores import Scores, no_scores, scores_of
from ninetyeight.lab.simulate.table_games import TableGame, naming_game
from ninetyeight.lab.simulate.weights import WeightsUsed, weights_used
from ninetyeight.rules import GameError

PURPOSE = "simulate"
"""Names the random stream of simulated games."""
SAVE_EVERY = 30.0
"""Seconds between two saves while games are played."""

Stamp = tuple[str, str | None]
"""The program's version, and the fingerprint of the weights that play."""


def stamp_of(weights: WeightsUsed) -> Stamp:
    """Stamp this version of the program with these weights."""
    return __version__, weights.fingerprint


def simulate(
    job: Job,
    backend: Backend,
    *,
    begun: Results | None = None,
    listener: RunListener | None = None,
    interrupt: Interrupt | None = None,
    save: Callable[[Results], object] | None = None,
    seconds: float = ANSWER_SECONDS,
) -> tuple[Results, EarlyStop | None]:
    """Play the games of a job that `begun` lacks; return the results, and why if games remain.

    `save` is called with the results so far every half minute. An external bot has `seconds` for
    each answer.
    """
    results = begun or empty_results(job)
    team, stamp = job.team, stamp_of(results.weights)
    scores, listener = results.scores, listener or RunListener()
    began = saved = time.perf_counter()
    done = results.done

    def results_so_far() -> Results:
        return replace(results, seconds=results.seconds + time.perf_counter() - began)

    def take(span: Span, output: Scores) -> None:
        nonlocal done, saved
        scores.put(span.start, output)
        done += len(span)
        listener.progress(done, job.games)
        if save and time.perf_counter() - saved > SAVE_EVERY:
            save(results_so_far())
            saved = time.perf_counter()

    listener.progress(done, job.games)
    run = ChunkedRun(
        ChunkQueue(scores.missing(), FIRST_CHUNK if team.is_quick else 1),
        lambda span: partial(play_span, job, span, stamp, team, seconds),
        take,
        listener,
        interrupt,
    )
    stop = run.run_on(backend)
    return results_so_far(), stop


def play_span(
    job: Job,
    span: Span,
    stamp: Stamp | None = None,
    team: Team | None = None,
    seconds: float = ANSWER_SECONDS,
) -> Scores:
    """Play some games of a job in a worker; each depends only on the seed and its number.

    A worker whose version or weights differ from the stamp refuses. The team carries the weights
    of its files, so workers do not need the files.
    """
    ruleset, team = job.ruleset, team or job.team
    if stamp not in (None, stamp_of(weights_used(ruleset, team))):
        raise GameError(
            "worker",
            f"A worker runs ninetyeight {__version__}, whose version or weights are not those of"
            " this program: install the same version everywhere.",
        )
    key, games = key_of(job.seed, PURPOSE), len(span)
    starter = BY_BIDS if job.starter is Starter.BIDS else 0
    decks, seeds = shuffled_decks(ruleset, key, span.start, games), seeds_of(key, span.start, games)
    if team.is_compiled:
        starters = np.full(games, starter)
        return scores_of(
            play_deals(ruleset, team, decks, starters=starters, seeds=seeds, allowed=job.talk.signs)
        )
    scores = no_scores(games)
    with borrowed_bots(team.bots, seconds) as bots:
        for row, deck in enumerate(decks):
            game = TableGame(ruleset, tuple(map(int, deck)), bots, job.talk.signs)
            with naming_game(span.start + row + 1):
                game.play(int(seeds[row]), starter)
            scores.put(row, game.scores)
    return scores
