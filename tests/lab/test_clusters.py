"""Dask and Ray, each on this machine: the same numbers as here."""

import socket
import sys
import time
from collections.abc import Iterator

import pytest

from cli.commands import fresh, run
from lab.labs import all_played, answer, same, small_job
from ninetyeight.lab.deals import Players, finish_deals, finish_some
from ninetyeight.lab.executors import Engine, engine_of
from ninetyeight.lab.simulation import simulate
from ninetyeight.rules import GameError

pytestmark = [
    pytest.mark.cluster,
    pytest.mark.filterwarnings("ignore::ResourceWarning"),
    pytest.mark.filterwarnings("ignore::DeprecationWarning:distributed"),
    pytest.mark.filterwarnings("ignore::FutureWarning:ray"),
]

JOB = small_job(400, ("greedy", "random", "greedy"))


@pytest.fixture(scope="module")
def dask() -> Iterator[str]:
    """A scheduler with two worker processes, over TCP."""
    distributed = pytest.importorskip("distributed")
    with distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, dashboard_address=None, protocol="tcp"
    ) as cluster:
        yield cluster.scheduler_address.replace("tcp://", "dask://")


@pytest.fixture(scope="module")
def ray() -> Iterator[str]:
    """A Ray of two cores."""
    library = pytest.importorskip("ray")
    yield "ray://local"
    library.shutdown()


@pytest.mark.parametrize("cluster", ["dask", "ray"])
def test_a_cluster_gives_the_same_games(cluster: str, request: pytest.FixtureRequest) -> None:
    engine = engine_of(request.getfixturevalue(cluster), 2)
    results, ending = simulate(JOB, engine)
    assert ending is None
    assert same(results.scores, all_played(JOB))


@pytest.mark.parametrize("cluster", ["dask", "ray"])
def test_a_cluster_passes_errors_on(cluster: str, request: pytest.FixtureRequest) -> None:
    executor = engine_of(request.getfixturevalue(cluster), 2).start()
    try:
        future = executor.submit(finish_some, [fresh(players=3)], 0, Players(("greedy", "random")))
        with pytest.raises(GameError, match="2 bots for 3 seats"):
            future.result(timeout=60)
    finally:
        executor.shutdown()


def test_equal_calls_are_played_each_on_their_own(dask: str) -> None:
    executor = engine_of(dask).start()
    try:
        futures = [executor.submit(time.monotonic_ns) for _ in range(8)]
        assert len({future.result(timeout=60) for future in futures}) == 8
    finally:
        executor.shutdown()


def test_given_deals_are_played_on_a_cluster(dask: str) -> None:
    given, players = [fresh(seed=str(at)) for at in range(40)], Players(("random",))
    assert finish_deals(given, players, engine_of(dask, 2)) == (
        finish_some(given, 0, players),
        None,
    )


def test_the_command_plays_on_a_cluster(dask: str) -> None:
    args = ("simulate", "--bot", "greedy", "--players", "3", "--games", "200")
    there, here = answer(*args, "--executor", dask), answer(*args)
    for name in ("wins", "left", "interval", "mean_turns", "job"):
        assert there[name] == here[name]


def test_somebody_else_at_the_address_is_told_within_seconds(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    pytest.importorskip("distributed")
    monkeypatch.setattr("ninetyeight.lab.dask_executor.PATIENCE", 1)
    with socket.create_server(("127.0.0.1", 0)) as server:
        address = f"dask://127.0.0.1:{server.getsockname()[1]}"
        result = run("lab", "simulate", "--bot", "greedy", "--executor", address)
    assert result.code == 1
    assert f"{address}: no Dask scheduler" in result.complaint


@pytest.mark.parametrize(("scheme", "module"), [("dask", "distributed"), ("ray", "ray")])
def test_a_missing_library_names_the_extra(
    scheme: str, module: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, module, None)
    result = run("lab", "simulate", "--bot", "greedy", "--executor", f"{scheme}://127.0.0.1:9")
    assert result.code == 1
    assert f"pip install 'ninetyeight[{scheme}]'" in result.complaint


def test_an_engine_knows_how_many_workers_there_are(dask: str) -> None:
    engine: Engine = engine_of(dask)
    assert engine.workers == 2
