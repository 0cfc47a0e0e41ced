"""Processes whose clocks differ follow the database's time."""

import logging
from collections.abc import AsyncIterator
from datetime import datetime, timedelta
from pathlib import Path

import pytest
import pytest_asyncio

from host.hosts import ANNA, BEN, Clock, Hosts, for_two, fresh, live, must, with_bot
from ninetyeight.host import Host, StoreClock, utc_now
from ninetyeight.host.peers import PeerDetector
from ninetyeight.protocol.command import Concede, MindSeat, SayPhrase
from ninetyeight.protocol.message import Refusal
from ninetyeight.protocol.view import Phase
from ninetyeight.server import open_service
from ninetyeight.server.options import Options
from ninetyeight.store import Store, open_store
from ninetyeight.talk import PhraseCode
from store.postgres import emptied
from waiting import PATIENCE, until

pytestmark = pytest.mark.asyncio

MINUTES = timedelta(minutes=10)


class Skewed(Hosts):
    """Hosts on one PostgreSQL, each as on a machine with a wrong clock."""

    def __init__(self, url: str, folder: Path) -> None:
        super().__init__()
        self._url, self._folder = url, folder
        self.stores: list[Store] = []

    async def add(self, off: timedelta | Clock, name: str) -> Host:
        store = await open_store(self._url, self._folder)
        self.stores.append(store)
        if isinstance(off, Clock):
            return await self.make(store, clock=off, name=name)
        clock = StoreClock(store, lambda: utc_now() + off)
        await clock.measure()
        return await self.make(store, clock=clock, name=name)

    async def close(self) -> None:
        await self.stop()
        for store in self.stores:
            await store.close()


@pytest_asyncio.fixture
async def skewed(postgres: str, tmp_path: Path) -> AsyncIterator[Skewed]:
    made = Skewed(await emptied(postgres), tmp_path)
    yield made
    await made.close()


async def test_a_process_with_a_fast_clock_that_dies_holds_no_table(skewed: Skewed) -> None:
    ahead = await skewed.add(MINUTES, "ahead")
    table_id = await with_bot(ahead, bid_seconds=300)
    await until(lambda: table_id in ahead.runs)
    await skewed.kill(ahead)
    behind = await skewed.add(-MINUTES, "behind")
    await until(lambda: table_id in behind.runs)


@pytest.mark.parametrize("off", [MINUTES, -MINUTES])
async def test_a_clock_that_is_off_makes_no_process_early_or_late(
    skewed: Skewed, off: timedelta
) -> None:
    right, wrong = await skewed.add(timedelta(), "right"), await skewed.add(off, "wrong")
    table_id = await for_two(right, clock={"kind": "turn", "seconds": 60})
    await until(lambda: table_id in right.runs | wrong.runs)
    tables = [await right.table(table_id), await wrong.table(table_id)]
    assert tables[0] == tables[1]
    deadline = tables[0].deadline
    assert deadline is not None
    await skewed.kill(right)
    await until(lambda: table_id in wrong.runs)
    assert not await live(wrong, table_id).pass_time()
    assert timedelta(seconds=30) < deadline - wrong.clock() <= timedelta(seconds=60)
    await must(wrong, table_id, ANNA, SayPhrase(id=fresh(), code=PhraseCode.HELLO))
    last = (await skewed.stores[0].log.read(table_id))[-1]
    assert abs(last.at - await skewed.stores[0].pulse.now()) < timedelta(seconds=PATIENCE)


class Told:
    """A store whose database reports a given time."""

    is_shared = True

    @property
    def pulse(self) -> "Told":
        return self

    def __init__(self, now: datetime) -> None:
        self.at = now

    async def now(self) -> datetime:
        return self.at


async def test_the_clock_of_the_database_is_extrapolated_and_corrected(
    caplog: pytest.LogCaptureFixture,
) -> None:
    start, steady = datetime.fromisoformat("2026-03-01T12:00:00+00:00"), 100.0
    store = Told(start)
    clock = StoreClock(store, lambda: start + MINUTES, lambda: steady)  # type: ignore[arg-type]
    assert clock() == start + MINUTES  # nothing is known yet
    with caplog.at_level(logging.WARNING):
        await clock.measure()
    assert "+600.0 s off" in caplog.text
    assert clock() == start
    steady += 30
    assert clock() == start + timedelta(seconds=30)
    store.at = start + timedelta(seconds=30.003)
    await clock.measure()
    assert clock() == start + timedelta(seconds=30)  # no more than a measurement can tell
    store.at = start + timedelta(seconds=28)
    await clock.measure()
    assert clock() == start + timedelta(seconds=30)  # it stands
    steady += 3
    assert clock() == start + timedelta(seconds=31)  # and goes on
    store.at = start
    await clock.measure()
    assert clock() == start  # too far to stand still


async def test_leases_of_a_file_go_by_the_clock_of_this_machine(store: Store) -> None:
    now = utc_now() + MINUTES
    clock = StoreClock(store, lambda: now)
    await clock.measure()
    assert clock() == now


async def test_a_second_process_without_redis_is_warned_about(
    skewed: Skewed, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("ninetyeight.host.peers.EVERY", 0.01)
    monkeypatch.setattr("ninetyeight.host.host.REPEATED", 0.02)
    look, looks = PeerDetector.look, 0

    async def noted(detector: PeerDetector, now: float) -> None:
        nonlocal looks
        await look(detector, now)
        looks += 1

    monkeypatch.setattr(PeerDetector, "look", noted)
    one = await skewed.add(timedelta(), "one")
    table_id = await with_bot(one, bid_seconds=300)
    await until(lambda: table_id in one.runs)
    before = looks
    await until(lambda: looks > before + 5)
    assert "Another process" not in caplog.text
    await skewed.add(timedelta(), "two")
    await until(lambda: "Another process" in caplog.text)
    before = looks
    await until(lambda: looks > before + 10)
    assert caplog.text.count("Another process") == 1


async def test_nobody_is_away_who_may_be_connected_to_a_process_without_a_bus(
    skewed: Skewed, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ninetyeight.host.peers.EVERY", 0.01)
    monkeypatch.setattr("ninetyeight.host.host.REPEATED", 0.02)
    one, two = await skewed.add(clock, "one"), await skewed.add(clock, "two")
    table_id = await for_two(one)
    await two.join(table_id, BEN)
    busy = await with_bot(two, bid_seconds=300)
    await until(lambda: busy in two.runs)
    await until(lambda: not one.context.hears_all_processes())
    await must(one, table_id, ANNA, Concede(id=fresh()))
    clock.advance(3600)
    refused = await one.do(table_id, ANNA, MindSeat(id=fresh(), seat=1))
    assert isinstance(refused, Refusal)
    assert refused.code == "still-time"
    await skewed.kill(two)
    await until(one.context.hears_all_processes)
    assert (await one.table(table_id)).phase is Phase.PLAYING
    clock.advance(3600)
    await until(lambda: live(one, table_id).table.phase is Phase.OVER)


async def test_postgresql_without_redis_is_warned_about_at_the_start(
    postgres: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    url = await emptied(postgres)
    with caplog.at_level(logging.WARNING):
        async with open_service(Options(database=url, data=tmp_path)) as service:
            assert await service.health.is_well()
            assert abs(service.clock() - utc_now()) < timedelta(seconds=PATIENCE)
        assert "without Redis" in caplog.text
        caplog.clear()
        async with open_service(Options(data=tmp_path)):
            pass
    assert caplog.text == ""
