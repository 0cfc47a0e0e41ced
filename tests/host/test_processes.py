"""Two hosts on one database, with a real Redis between them, as in two processes."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from redis.asyncio import Redis

from host.hosts import (
    ANNA,
    BEN,
    CARLA,
    Clock,
    Hosts,
    answer,
    for_two,
    fresh,
    live,
    must,
    next_step,
    play_on,
    read,
    waiting,
    with_bot,
)
from host.redis_server import RedisServer
from ninetyeight.host import Host, RedisBus, redis_bus
from ninetyeight.protocol.command import Concede, FlagLine, MindSeat, SayChat, SayPhrase, Sit
from ninetyeight.protocol.message import Refusal, Update
from ninetyeight.protocol.settings import Settings
from ninetyeight.store import Store, open_store
from ninetyeight.talk import PhraseCode
from waiting import until

pytestmark = pytest.mark.asyncio


class Pair(Hosts):
    """Two hosts, each with its own store on the same database."""

    def __init__(self, url: str, folder: Path, redis: RedisServer) -> None:
        super().__init__()
        self.url, self.folder, self.redis = url, folder, redis
        self.stores: list[Store] = []

    async def add(self, **others: Any) -> Host:
        store = await open_store(self.url, self.folder)
        self.stores.append(store)
        return await self.make(store, bus=RedisBus(self.redis.url), **others)

    async def close(self) -> None:
        await self.stop()
        for store in self.stores:
            await store.close()


@pytest_asyncio.fixture
async def pair(shared_url: str, tmp_path: Path, redis_session: RedisServer) -> AsyncIterator[Pair]:
    made = Pair(shared_url, tmp_path, redis_session)
    yield made
    await made.close()


async def test_each_process_shows_what_happens_at_the_other(pair: Pair) -> None:
    one, two = await pair.add(), await pair.add()
    table_id = await for_two(one)
    ben = await two.join(table_id, BEN)
    assert (await read(ben))["table"]["game"]["turn"] == 0
    command = next_step(await one.state(table_id, "anna"))
    assert command is not None
    await must(one, table_id, ANNA, command)
    update = await read(ben)
    assert [event["kind"] for event in update["events"]] == ["card-laid"]
    assert (await must(two, table_id, ANNA, command)).events == ()


async def test_a_line_flagged_at_one_process_is_hidden_at_the_other_and_in_the_record(
    pair: Pair,
) -> None:
    one, two = await pair.add(), await pair.add()
    table_id = await for_two(one)
    ben = await two.join(table_id, BEN)
    said = await must(one, table_id, BEN, SayChat(id=fresh(), text="my house number"))
    waiting(ben)
    await must(one, table_id, ANNA, FlagLine(id=fresh(), line=said.sequence))
    flagged: list[dict[str, Any]] = []
    while not flagged:  # the line and its flag may come in one update
        flagged = [seen for seen in (await read(ben))["events"] if seen["kind"] == "line-flagged"]
    assert [seen["text"] for seen in flagged] == ["my house number"]
    carla = await read(await two.join(table_id, CARLA, since=0))
    assert "my house number" not in str(carla)
    for person in (ANNA, BEN):
        await must(two, table_id, person, Concede(id=fresh()))
    for host, is_flagged in ((one, False), (two, True), (one, False)):
        command = FlagLine(id=fresh(), line=said.sequence, is_flagged=is_flagged)
        await must(host, table_id, ANNA, command)
        (game,) = (await pair.stores[0].games.of_table(table_id)).items
        assert ("my house number" not in game.record) == is_flagged


async def test_a_game_is_played_across_both_processes(pair: Pair) -> None:
    one, two = await pair.add(), await pair.add()
    table_id = await for_two(one)
    await asyncio.gather(play_on(one, table_id, ANNA), play_on(two, table_id, BEN))
    assert await one.table(table_id) == await two.table(table_id)
    assert len((await pair.stores[0].games.of_table(table_id)).items) == 1


async def test_the_primary_key_decides_between_two_writers(pair: Pair) -> None:
    one, two = await pair.add(), await pair.add()
    table_id = await for_two(one)
    sessions = [await one.join(table_id, ANNA), await two.join(table_id, BEN)]
    starts = [(await read(session))["sequence"] for session in sessions]
    step = next_step(await one.state(table_id, "anna"))
    assert step is not None
    other = step.model_copy(update={"id": fresh()})
    said = [
        host.do(table_id, person, SayPhrase(id=fresh(), code=PhraseCode.HELLO))
        for host, person in ((one, ANNA), (two, BEN)) * 20
    ]
    done = await asyncio.gather(
        one.do(table_id, ANNA, step),
        two.do(table_id, ANNA, step),
        two.do(table_id, ANNA, other),
        *said,
    )
    steps = [each for each in done[:3] if isinstance(each, Update)]
    refused = [each for each in done[:3] if isinstance(each, Refusal)]
    assert sum(any(e.kind == "card-laid" for e in each.events) for each in steps) == 1
    assert [each.code for each in refused] in (["stale"], ["stale", "stale"])
    assert all(isinstance(each, Update) for each in done[3:])
    last = starts[0] + 41
    for session, start in zip(sessions, starts, strict=True):
        events, known = list[Any](), 0
        while known < last:
            update = await read(session)
            events, known = events + update["events"], update["sequence"]
        assert len(events) == last - start == 41


async def test_a_client_that_moves_to_another_process_never_sees_an_older_state(pair: Pair) -> None:
    one, two = await pair.add(), await pair.add()
    table_id = await for_two(one)
    await two.join(table_id, CARLA)
    for _ in range(5):
        done = await must(one, table_id, ANNA, SayPhrase(id=fresh(), code=PhraseCode.HELLO))
        moved = await two.join(table_id, ANNA, since=done.sequence)
        assert (await read(moved))["sequence"] == done.sequence
        await moved.leave()
    while (command := next_step(await one.state(table_id, "anna"))) is not None:
        done = await must(one, table_id, ANNA, command)
    step = next_step(await one.state(table_id, "ben"))
    assert step is not None
    await must(two, table_id, BEN, step)


async def test_presence_is_known_to_both_processes(pair: Pair, clock: Clock) -> None:
    one, two = await pair.add(clock=clock), await pair.add(clock=clock)
    table_id = await for_two(one)
    anna = await one.join(table_id, ANNA)
    ben = await two.join(table_id, BEN)
    connected = [live(host, table_id).audience.connections for host in (one, two)]
    await until(lambda: all(each.people == {"anna", "ben"} for each in connected))
    assert (await answer(anna, MindSeat(id=fresh(), seat=1)))["code"] == "is-present"
    await ben.leave()
    await until(lambda: connected[0].people == {"anna"})
    assert (await answer(anna, MindSeat(id=fresh(), seat=1)))["code"] == "still-time"
    clock.advance(30)
    assert (await answer(anna, MindSeat(id=fresh(), seat=1)))["kind"] == "update"


async def test_somebody_playing_without_a_socket_at_one_process_is_known_at_the_other(
    pair: Pair, clock: Clock
) -> None:
    one, two = await pair.add(clock=clock), await pair.add(clock=clock)
    table_id = await for_two(one)
    anna = await one.join(table_id, ANNA)
    clock.advance(3600)
    await must(two, table_id, BEN, SayPhrase(id=fresh(), code=PhraseCode.WAIT))
    await read(anna)
    assert (await answer(anna, MindSeat(id=fresh(), seat=1)))["code"] == "still-time"


async def test_without_redis_nobody_counts_as_away(
    pair: Pair, clock: Clock, redis_session: RedisServer
) -> None:
    one, two = await pair.add(clock=clock), await pair.add(clock=clock)
    table_id = await for_two(one)
    anna = await one.join(table_id, ANNA)
    await two.join(table_id, BEN)
    connected = live(one, table_id).audience.connections
    await until(lambda: connected.people == {"anna", "ben"})
    redis_session.stop()
    try:
        await until(lambda: not one.context.bus.is_up)
        await until(lambda: connected.people == {"anna"})
        clock.advance(3600)
        assert (await answer(anna, MindSeat(id=fresh(), seat=1)))["code"] == "still-time"
        assert (await answer(anna, Concede(id=fresh())))["table"]["phase"] == "playing"
        clock.advance(3600)
        table = live(one, table_id)
        assert not await table.pass_time()
        assert table.audience.presence is not None
        assert table.audience.presence.absent_since == {}
    finally:
        redis_session.start()
    await until(lambda: one.context.bus.is_up and two.context.bus.is_up)
    clock.advance(29)
    assert not await live(one, table_id).pass_time()


async def test_only_one_of_two_processes_runs_a_table(pair: Pair) -> None:
    one, two = await pair.add(), await pair.add()
    table_id = await with_bot(one, players=2)
    await until(lambda: table_id in one.runs | two.runs)
    holder, other = (one, two) if table_id in one.runs else (two, one)
    session = await other.join(table_id, ANNA)
    await play_on(other, table_id, ANNA)
    assert table_id not in other.runs
    waiting(session)
    await until(lambda: table_id not in holder.runs)  # over: nobody needs to run it


async def test_another_process_takes_over_from_a_host_that_died(pair: Pair) -> None:
    one = await pair.add()
    table_id = await with_bot(one, players=2)
    await until(lambda: table_id in one.runs)
    await pair.kill(one)
    two = await pair.add()
    async with asyncio.timeout(5):
        await until(lambda: table_id in two.runs)
    assert (await play_on(two, table_id, ANNA)).table.phase == "over"


async def test_another_process_takes_over_at_once_from_a_host_that_stops(pair: Pair) -> None:
    one, two = await pair.add(), await pair.add()
    table_id = await with_bot(one, players=2)
    await until(lambda: table_id in one.runs)
    await one.stop()
    async with asyncio.timeout(2.5):
        await until(lambda: table_id in two.runs)


async def test_a_clock_keeps_running_at_another_host(pair: Pair, clock: Clock) -> None:
    one = await pair.add(clock=clock)
    table_id = await for_two(one, clock={"kind": "turn", "seconds": 60, "at_limit": "bot-seat"})
    await until(lambda: table_id in one.runs)
    await pair.kill(one)
    two = await pair.add(clock=clock)
    clock.advance(61)
    await until(lambda: two.live_tables.find(table_id) is not None)
    table = live(two, table_id)
    await until(lambda: table.table.seats[0].bot == "sharp")


async def test_a_clock_that_no_process_runs_is_found(pair: Pair, clock: Clock) -> None:
    one = await pair.add(clock=clock)
    table_id = await for_two(one, clock={"kind": "days", "days": 2})
    await until(lambda: table_id in one.runs)
    await pair.kill(one)
    await pair.stores[0].leases.release(table_id, "host-0")
    two = await pair.add(clock=clock)
    clock.advance(2 * 24 * 3600 + 1)
    await until(lambda: table_id in two.runs)


async def test_without_redis_the_store_is_polled(
    pair: Pair,
    redis_session: RedisServer,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    connect, attempts = Redis.from_url, 0

    def noted(*arguments: Any, **others: Any) -> Any:
        nonlocal attempts
        attempts += 1
        return connect(*arguments, **others)

    monkeypatch.setattr(redis_bus, "LONGEST_PAUSE", 0.1)
    one, two = await pair.add(), await pair.add()
    table_id = await for_two(one)
    ben = await two.join(table_id, BEN)
    waiting(ben)
    redis_session.stop()
    try:
        await until(lambda: not two.context.bus.is_up and not one.context.bus.is_up)
        await must(one, table_id, ANNA, SayPhrase(id=fresh(), code=PhraseCode.HELLO))
        assert [event["kind"] for event in (await read(ben))["events"]] == ["phrase-said"]
        with monkeypatch.context() as patch:
            patch.setattr(Redis, "from_url", noted)
            await until(lambda: attempts > 4)
        lines = [record.getMessage() for record in caplog.records]
        assert len([line for line in lines if "Redis is unreachable" in line]) == 2
    finally:
        redis_session.start()
    await until(lambda: two.context.bus.is_up and one.context.bus.is_up)
    await must(one, table_id, ANNA, SayPhrase(id=fresh(), code=PhraseCode.HELLO))
    async with asyncio.timeout(1.5):
        assert [event["kind"] for event in (await read(ben))["events"]] == ["phrase-said"]


async def test_a_command_refused_by_one_process_is_refused_by_the_other_later(pair: Pair) -> None:
    one, two = await pair.add(), await pair.add()
    table_id = await one.open_table(ANNA, Settings(players=2))
    await two.state(table_id, "anna")
    late = SayPhrase(id=fresh(), code=PhraseCode.HELLO)
    first = await one.do(table_id, BEN, late)
    assert isinstance(first, Refusal)
    await must(two, table_id, BEN, Sit(id=fresh()))
    again = await two.do(table_id, BEN, late)
    assert isinstance(again, Refusal)
    assert again.code == first.code == "not-seated"
    await must(two, table_id, BEN, late.model_copy(update={"id": fresh()}))
