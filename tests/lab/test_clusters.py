"""Dask and Ray, each on this machine, play the same games as this process."""

import json
import socket
import subprocess
import sys
import time
from collections.abc import Iterator

import pytest

from cli.commands import fresh, run
from lab.labs import all_played, answer, same, small_job
from ninetyeight.bots import bot_named
from ninetyeight.lab.executors.backend import Backend
from ninetyeight.lab.executors.lookup import backend_named
from ninetyeight.lab.simulate.deals import PlaySettings, finish_deals, finish_some
from ninetyeight.lab.simulate.scores import scores_from_dict
from ninetyeight.lab.simulate.simulation import simulate
from ninetyeight.rules import GameError

pytestmark = pytest.mark.cluster

JOB = small_job(400, ("greedy", "random", "greedy"))
ON_RAY = """
import json
from ninetyeight.bots import bot_named
from ninetyeight.lab.executors.backend import Backend
from ninetyeight.lab.executors.lookup import backend_named
from ninetyeight.lab.simulate.job import job_from_dict
from ninetyeight.lab.simulate.scores import scores_from_dict
from ninetyeight.lab.simulate.simulation import simulate
from ninetyeight.rules import GameError

backend = backend_named("ray://local", 2)
results, stop = simulate(job_from_dict(json.loads(input())), backend)
executor = backend.start()
try:
    executor.submit(bot_named, "nobody").result(timeout=60)
except GameError as error:
    message = error.message
executor.shutdown()
print(json.dumps([backend.workers, results.scores.as_dict(), stop, message]))
"""
"""Runs in a process of its own, because Ray leaves threads behind."""


@pytest.fixture(scope="module")
def dask() -> Iterator[str]:
    """A scheduler with two worker processes, over TCP."""
    distributed = pytest.importorskip("distributed")
    with distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, dashboard_address=None, protocol="tcp"
    ) as cluster:
        yield cluster.scheduler_address.replace("tcp://", "dask://")


def test_ray_plays_the_same_games_and_passes_errors_on() -> None:
    pytest.importorskip("ray")
    done = subprocess.run(
        [sys.executable, "-c", ON_RAY],
        input=json.dumps(JOB.as_dict()),
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    assert done.returncode == 0, done.stderr
    workers, columns, stop, message = json.loads(done.stdout.splitlines()[-1])
    assert (workers, stop) == (2, None)
    assert same(scores_from_dict(columns, JOB.games), all_played(JOB))
    assert message.startswith('There is no bot "nobody"')


def test_dask_plays_the_same_games(dask: str) -> None:
    results, stop = simulate(JOB, backend_named(dask))
    assert stop is None
    assert same(results.scores, all_played(JOB))


def test_a_dask_clients_own_executor_can_be_used(dask: str) -> None:
    """It can be used twice, because the client stays open for its owner."""
    from distributed import Client

    with Client(dask.replace("dask://", "tcp://"), set_as_default=False) as client:
        backend = Backend(start=client.get_executor, workers=2)
        for _ in range(2):
            results, stop = simulate(JOB, backend)
            assert stop is None
            assert same(results.scores, all_played(JOB))


def test_dask_passes_errors_on(dask: str) -> None:
    executor = backend_named(dask).start()
    try:
        with pytest.raises(GameError, match="There is no bot"):
            executor.submit(bot_named, "nobody").result(timeout=60)
    finally:
        executor.shutdown()


def test_equal_calls_are_all_played(dask: str) -> None:
    executor = backend_named(dask).start()
    try:
        futures = [executor.submit(time.monotonic_ns) for _ in range(8)]
        assert len({future.result(timeout=60) for future in futures}) == 8
    finally:
        executor.shutdown()


def test_given_deals_are_played_on_a_cluster(dask: str) -> None:
    given, players = [fresh(seed=str(at)) for at in range(40)], PlaySettings(("random",))
    assert finish_deals(given, players, backend_named(dask, 2)) == (
        finish_some(given, 0, players),
        None,
    )


def test_the_command_plays_on_a_cluster(dask: str) -> None:
    args = ("simulate", "--bot", "greedy", "--players", "3", "--games", "200")
    there, here = answer(*args, "--executor", dask), answer(*args)
    for name in ("wins", "left", "interval", "mean_turns", "job"):
        assert there[name] == here[name]


def test_an_address_without_a_cluster_is_reported_within_seconds(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    pytest.importorskip("distributed")
    monkeypatch.setattr("ninetyeight.lab.executors.dask_cluster.TIMEOUT", 1)
    with socket.create_server(("127.0.0.1", 0)) as server:
        address = f"dask://127.0.0.1:{server.getsockname()[1]}"
        result = run("lab", "simulate", "--bot", "greedy", "--executor", address)
    assert result.code == 1
    assert f"{address}: this is not a Dask scheduler" in result.complaint


@pytest.mark.parametrize(("scheme", "module"), [("dask", "distributed"), ("ray", "ray")])
def test_a_missing_library_is_reported_with_its_extra(
    scheme: str, module: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, module, None)
    result = run("lab", "simulate", "--bot", "greedy", "--executor", f"{scheme}://127.0.0.1:9")
    assert result.code == 1
    assert f"pip install 'ninetyeight[{scheme}]'" in result.complaint


def test_a_backend_knows_how_many_workers_there_are(dask: str) -> None:
    assert backend_named(dask).workers == 2
