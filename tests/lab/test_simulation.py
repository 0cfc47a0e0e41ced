"""Simulations: a game depends on nothing but the seed and its number."""

from concurrent.futures import Executor, ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from lab.labs import all_played, same, small_job
from ninetyeight.bots import bot_named
from ninetyeight.bots.agreements import SignLevel, Starter
from ninetyeight.bots.planner import net_of, weight_names
from ninetyeight.bots.team import Team
from ninetyeight.kernel.games import key_of, shuffled_decks
from ninetyeight.lab.executors import chunks
from ninetyeight.lab.executors.backend import Backend
from ninetyeight.lab.executors.chunks import Span
from ninetyeight.lab.executors.listener import RunListener
from ninetyeight.lab.executors.local import Processes, Threads, cores
from ninetyeight.lab.executors.lookup import backend_named, local_backend
from ninetyeight.lab.simulate.results import empty_results, summarize
from ninetyeight.lab.simulate.scores import Scores
from ninetyeight.lab.simulate.simulation import play_span, simulate
from ninetyeight.lab.simulate.weights import weights_used
from ninetyeight.rules import GameError, ruleset_of


class Notes(RunListener):
    """Remembers what is reported."""

    def __init__(self) -> None:
        self.steps: list[tuple[int, int]] = []

    def progress(self, done: int, total: int) -> None:
        self.steps.append((done, total))


def engine_with(executor: type[Executor], workers: int) -> Backend:
    return Backend(lambda: executor(workers), workers)  # type: ignore[call-arg]


@pytest.mark.parametrize("workers", [1, 2])
@pytest.mark.parametrize("executor", [ThreadPoolExecutor, Threads])
def test_all_executors_play_the_same_games(executor: type[Executor], workers: int) -> None:
    job = small_job(300)
    results, stop = simulate(job, engine_with(executor, workers))
    assert stop is None
    assert results.is_complete
    assert same(results.scores, all_played(job))


def test_processes_play_the_same_games() -> None:
    job = small_job(400, ("greedy", "random", "planner"))
    results, stop = simulate(job, engine_with(Processes, 2))
    assert stop is None
    assert same(results.scores, all_played(job))


@pytest.mark.parametrize("seconds", [1e-9, 0.001, 0.02])
def test_games_do_not_depend_on_the_size_of_chunks(
    seconds: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(chunks, "CHUNK_SECONDS", seconds)
    monkeypatch.setattr(chunks, "LEAST_SECONDS", seconds / 10)
    job = small_job(120, edition="extreme+fire")
    results, _ = simulate(job, backend_named("threads", 2))
    assert same(results.scores, all_played(job))


@pytest.mark.parametrize("edition", ["original", "expert+short", "extreme", "strict-fire"])
@pytest.mark.parametrize("players", [1, 4])
def test_a_game_is_the_same_when_played_alone(edition: str, players: int) -> None:
    job = small_job(40, ("greedy",), edition=edition, players=players)
    alone, all_of_them = play_span(job, Span(17, 18)), all_played(job)
    assert [alone.left[0], alone.turns[0]] == [all_of_them.left[17], all_of_them.turns[17]]


def test_more_games_begin_with_the_same_games() -> None:
    few, many = all_played(small_job(20)), all_played(small_job(50))
    assert list(many.left[:20]) == list(few.left)


def test_another_seed_deals_other_games() -> None:
    assert not same(all_played(small_job()), all_played(small_job(seed="2")))


def test_a_seed_deals_the_same_decks_in_all_editions() -> None:
    key = key_of("1", "simulate")
    one, two = (
        shuffled_decks(small_job(edition=edition, players=players).ruleset, key, 0, 5)
        for edition, players in (("original", 1), ("extreme+expert", 5))
    )
    assert np.array_equal(one, two)


def test_the_first_seat_starts_if_asked_to() -> None:
    assert not all_played(small_job(starter=Starter.FIRST)).starter.any()
    assert all_played(small_job()).starter.any()


def test_signs_change_the_games_of_bots_that_read_them() -> None:
    loud, mute = (
        all_played(small_job(100, ("planner",), talk=talk))
        for talk in (SignLevel.STRICT, SignLevel.NONE)
    )
    assert not same(loud, mute)


def test_a_job_resumes_where_it_stopped() -> None:
    job = small_job(100)
    begun = empty_results(job)
    begun.scores.put(30, play_span(job, Span(30, 80)))
    notes = Notes()
    results, _ = simulate(job, backend_named("threads", 1), begun=begun, listener=notes)
    assert same(results.scores, all_played(job))
    assert notes.steps[0] == (50, 100)
    assert notes.steps[-1] == (100, 100)
    assert sorted(notes.steps) == notes.steps


def test_a_worker_with_other_weights_refuses() -> None:
    with pytest.raises(GameError, match="install the same"):
        play_span(small_job(), Span(0, 1), ("0.0.0", None))


def test_the_summary_counts_what_the_columns_hold() -> None:
    columns = ([1, 5, 5, 2], [0, 3, 12, 1], [30, 20, 10, 33], [8, 4, 0, 6], [0, 1, 2, 0])
    summary = summarize(Scores(*(np.array(column, np.uint8) for column in columns)))
    assert (summary.games, summary.wins, summary.win_rate) == (4, 1, 0.25)
    assert summary.left == (1, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1)
    assert (summary.mean_left, summary.median_left, summary.excellent) == (4, 2, 3)
    assert (summary.mean_turns, summary.mean_tricks) == (23.25, 4.5)
    assert summary.lost_by == {"skull": 1, "fire": 0, "three": 0, "minimum": 2}


def test_zero_games_can_be_summarized() -> None:
    summary = empty_results(small_job()).summary
    assert (summary.games, summary.win_rate, summary.interval) == (0, 0, (0, 1))


def test_bots_without_weights_report_none() -> None:
    job = small_job()
    assert weights_used(job.ruleset, job.team).as_dict() == {
        "value": None,
        "is_own": True,
        "fingerprint": None,
    }


def test_a_missing_learned_value_is_reported(tmp_path: Path) -> None:
    sharp = replace(bot_named("sharp"), folder=tmp_path)
    with pytest.raises(GameError, match="There is no learned value for original with 2 players"):
        weights_used(ruleset_of("original", 2), Team((sharp, sharp)))


def test_the_fingerprint_of_a_planner_changes_with_its_weights(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    job = small_job(bots=("planner",))
    find = weights_used.__wrapped__
    before = find(job.ruleset, job.team).fingerprint
    weights = np.arange(len(weight_names()), dtype=np.float32)
    other = net_of(weights, np.zeros(2, np.float32))
    monkeypatch.setattr("ninetyeight.bots.compiled_bots.planner_net", lambda _: other)
    assert {before, find(job.ruleset, job.team).fingerprint} > {before}
    assert before is not None


@pytest.mark.parametrize("workers", [0, -1, 5000])
def test_an_impossible_number_of_workers_is_refused(workers: int) -> None:
    with pytest.raises(GameError, match="workers"):
        backend_named("local", workers)


@pytest.mark.parametrize("name", ["processes", "dask://", "ray://", "local://x", "http://x:1"])
def test_an_unknown_executor_is_refused(name: str) -> None:
    with pytest.raises(GameError, match="There is no executor"):
        backend_named(name)


def test_the_default_is_a_worker_per_core() -> None:
    assert backend_named().workers == cores()


def test_a_single_worker_needs_no_process() -> None:
    executor = local_backend(1).start()
    assert isinstance(executor, Threads)
    executor.shutdown()
