"""Background work that fails is logged, counted and restarted."""

import asyncio

import pytest

from host.hosts import ANNA, Hosts, for_two, live, read
from ninetyeight.host import LocalBus, Supervisor, lease_keeper, supervision
from ninetyeight.host import host as hosting
from ninetyeight.host.bus import BusHandler, TableAdvanced
from ninetyeight.host.connections import Connections
from ninetyeight.host.live_table import LiveTable
from ninetyeight.host.runner import Runner
from ninetyeight.store import Store
from waiting import until

pytestmark = pytest.mark.asyncio


class SpokenBus(LocalBus):
    """A bus on which only the test publishes."""

    handler: BusHandler | None = None

    async def start(self, handler: BusHandler, supervisor: Supervisor) -> None:  # noqa: ARG002
        self.handler = handler


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(supervision, "FIRST_PAUSE", 0.01)
    monkeypatch.setattr(hosting, "REPEATED", 0.02)
    monkeypatch.setattr(lease_keeper, "TICK", 0.02)


async def test_a_loop_is_restarted_until_it_ends(caplog: pytest.LogCaptureFixture) -> None:
    told: list[str] = []
    supervisor, tries = Supervisor(told.append), 0

    async def work() -> None:
        nonlocal tries
        tries += 1
        if tries < 4:
            raise KeyError("a hidden card")

    await supervisor.keep("work", work)
    assert (tries, supervisor.failures["work"], told) == (4, 3, ["work"] * 3)
    lines = [record.getMessage() for record in caplog.records]
    assert len(lines) == 3
    assert all("KeyError" in line and "hidden" not in line for line in lines)


async def test_a_task_that_runs_once_raises_its_failure(caplog: pytest.LogCaptureFixture) -> None:
    supervisor = Supervisor()

    async def work() -> None:
        raise KeyError("a hidden card")

    task = supervisor.once("work", work())
    await until(task.done)
    await until(lambda: supervisor.failures["work"] == 1)
    assert [record.getMessage().split()[0] for record in caplog.records] == ["Work:"]


async def test_a_cancelled_loop_ends() -> None:
    supervisor = Supervisor()
    kept = supervisor.keep("work", asyncio.Event().wait)  # type: ignore[arg-type]
    assert supervisor.running == {"work"}
    await asyncio.sleep(0)
    kept.cancel()
    await asyncio.gather(kept, return_exceptions=True)
    assert kept.cancelled()
    await until(lambda: not supervisor.running)
    assert not supervisor.failures


async def test_polling_continues_after_a_failure(
    hosts: Hosts, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    host = await hosts.make(store)
    table_id = await for_two(host)
    session = await host.join(table_id, ANNA)
    await read(session)
    sequences, failed = store.log.sequences, 0

    async def failing(_table_ids: object) -> dict[str, int]:
        nonlocal failed
        failed += 1
        raise ZeroDivisionError

    monkeypatch.setattr(store.log, "sequences", failing)
    await until(lambda: failed > 2)
    monkeypatch.setattr(store.log, "sequences", sequences)
    assert await store.tables.delete(table_id)
    await until(lambda: host.tables == 0)
    assert host.supervisor.failures["watch"] == failed


async def test_the_failure_of_one_table_does_not_affect_the_next(
    hosts: Hosts, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    host = await hosts.make(store)
    broken, other = [live(host, await for_two(host)).audience.connections for _ in range(2)]
    reached: list[Connections] = []

    def expire(connections: Connections, *_: object) -> None:
        if connections is broken:
            raise ZeroDivisionError
        reached.append(connections)

    monkeypatch.setattr(Connections, "expire", expire)
    await until(lambda: host.supervisor.failures["upkeep"] > 0)
    await until(lambda: any(each is other for each in reached))


async def test_clocks_are_still_watched_after_a_failure(
    hosts: Hosts, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    host = await hosts.make(store)
    table_id = await for_two(host, clock={"kind": "turn", "seconds": 60})
    await until(lambda: table_id in host.runs)
    looked = 0

    def failing(_runner: Runner, _now: object) -> None:
        nonlocal looked
        looked += 1
        raise ZeroDivisionError

    monkeypatch.setattr(Runner, "check_clock", failing)
    await until(lambda: looked > 2)
    assert host.supervisor.failures["clocks"] >= 2


async def test_a_failed_snapshot_is_logged(
    hosts: Hosts, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    host = await hosts.make(store)
    monkeypatch.setattr("ninetyeight.host.snapshot_writer.EVERY", 1)
    monkeypatch.setattr("ninetyeight.host.snapshot_writer.write_snapshot", lambda _table: 1 / 0)
    await for_two(host)
    await until(lambda: host.supervisor.failures["snapshot"] > 0)


async def test_news_that_cannot_be_handled_does_not_end_the_listening(
    hosts: Hosts, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    bus = SpokenBus()
    host = await hosts.make(store, bus=bus)
    table_id = await for_two(host)

    async def failing(_table: LiveTable, *, is_fresh: bool = False) -> None:
        raise ZeroDivisionError(is_fresh)

    with monkeypatch.context() as patch:
        patch.setattr(LiveTable, "load", failing)
        assert bus.handler is not None
        bus.handler(TableAdvanced("another", table_id, 1000))
        await until(lambda: host.supervisor.failures["catching up"] == 1)
