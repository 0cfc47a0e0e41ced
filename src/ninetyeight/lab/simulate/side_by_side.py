"""Plays several jobs on the same deals in turn, so that stopping leaves all equally far."""

from collections.abc import Sequence
from functools import partial

from ninetyeight.bots.external import ANSWER_SECONDS
from ninetyeight.bots.team import Team
from ninetyeight.lab.executors.backend import Backend
from ninetyeight.lab.executors.chunks import FIRST_CHUNK, ChunkQueue, Span
from ninetyeight.lab.executors.listener import Interrupt, RunListener
from ninetyeight.lab.executors.runner import ChunkedRun, EarlyStop
from ninetyeight.lab.simulate.job import Job
from ninetyeight.lab.simulate.results import Results, empty_results
from ninetyeight.lab.simulate.scores import Scores
from ninetyeight.lab.simulate.simulation import Stamp, play_span, stamp_of


def play_all(
    jobs: Sequence[Job],
    backend: Backend,
    *,
    listener: RunListener | None = None,
    interrupt: Interrupt | None = None,
    seconds: float = ANSWER_SECONDS,
) -> tuple[list[Results], EarlyStop | None]:
    """Play jobs with the same number of games, one game of each in turn.

    An external bot has `seconds` for each answer.
    """
    teams = [job.team for job in jobs]
    listener, results = listener or RunListener(), [empty_results(job) for job in jobs]
    total, done = len(jobs) * jobs[0].games, 0

    def take(span: Span, output: list[tuple[int, Scores]]) -> None:
        nonlocal done
        for result, (start, scores) in zip(results, output, strict=True):
            result.scores.put(start, scores)
        done += len(span)
        listener.progress(done, total)

    stamps = [stamp_of(result.weights) for result in results]
    run = ChunkedRun(
        ChunkQueue([Span(0, total)], FIRST_CHUNK if all(team.is_quick for team in teams) else 1),
        lambda span: partial(play_side_by_side, list(jobs), stamps, span, teams, seconds),
        take,
        listener,
        interrupt,
    )
    stop = run.run_on(backend)
    return results, stop


def play_side_by_side(
    jobs: list[Job],
    stamps: list[Stamp],
    span: Span,
    teams: list[Team] | None = None,
    seconds: float = ANSWER_SECONDS,
) -> list[tuple[int, Scores]]:
    """Play some games in a worker: of k jobs, number i is game i // k of job i % k.

    Returns the first game and the scores of each job.
    """
    count, output = len(jobs), []
    seated = teams or [job.team for job in jobs]
    for at, (job, stamp, team) in enumerate(zip(jobs, stamps, seated, strict=True)):
        games = Span((span.start - at + count - 1) // count, (span.stop - at + count - 1) // count)
        output.append((games.start, play_span(job, games, stamp, team, seconds)))
    return output
