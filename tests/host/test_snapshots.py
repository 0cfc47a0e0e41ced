"""A process loads a table from its latest snapshot, and loses nothing by it."""

import pytest

from host.hosts import ANNA, BEN, Hosts, for_two, fresh, must, next_step
from ninetyeight.host import Host, snapshot_writer
from ninetyeight.host.snapshot_writer import EVERY
from ninetyeight.protocol.command import SayChat, SayPhrase
from ninetyeight.protocol.message import Update
from ninetyeight.rules import Chat
from ninetyeight.store import Store
from ninetyeight.talk import PhraseCode

pytestmark = pytest.mark.asyncio


async def said(host: Host, table_id: str, count: int = EVERY) -> list[SayPhrase]:
    """Fill a table's log; return the commands."""
    commands = [SayPhrase(id=fresh(), code=PhraseCode.HELLO) for _ in range(count)]
    for command in commands:
        await must(host, table_id, BEN, command)
    return commands


async def both(host: Host, table_id: str) -> list[Update]:
    return [await host.state(table_id, person.id) for person in (ANNA, BEN)]


async def test_a_table_with_a_snapshot_is_not_rebuilt_from_its_start(
    hosts: Hosts, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    host = await hosts.make(store)
    table_id = await for_two(host)
    step = next_step(await host.state(table_id, "anna"))
    assert step is not None
    await must(host, table_id, ANNA, step)
    commands = await said(host, table_id)
    stood = await both(host, table_id)
    await host.stop()

    began = []
    read = store.log.read

    async def noted(table_id: str, after: int = 0) -> object:
        began.append(after)
        return await read(table_id, after)

    monkeypatch.setattr(store.log, "read", noted)
    other = await hosts.make(store)
    assert await both(other, table_id) == stood
    snapshot = await store.snapshots.find(table_id)
    assert snapshot is not None
    assert began == [snapshot.sequence - 1]

    last = stood[0].sequence
    for old in (step, commands[0], commands[-1]):
        done = await must(other, table_id, ANNA if old is step else BEN, old)
        assert (done.sequence, done.events) == (last, ())
    await said(other, table_id, 1)
    assert (await other.state(table_id, "anna")).sequence == last + 1


@pytest.mark.parametrize("body", ["", "{}", '{"form":"of another program","table":{}}'])
async def test_an_unreadable_snapshot_is_ignored(hosts: Hosts, store: Store, body: str) -> None:
    host = await hosts.make(store)
    table_id = await for_two(host)
    await said(host, table_id, 5)
    stood = await both(host, table_id)
    await host.stop()
    assert await store.snapshots.save(table_id, stood[0].sequence, body)
    assert await both(await hosts.make(store), table_id) == stood


async def test_a_snapshot_ahead_of_the_log_is_ignored(hosts: Hosts, store: Store) -> None:
    host = await hosts.make(store)
    table_id = await for_two(host)
    await said(host, table_id)
    stood = await both(host, table_id)
    await host.stop()
    snapshot = await store.snapshots.find(table_id)
    assert snapshot is not None
    assert await store.snapshots.save(table_id, stood[0].sequence + 7, snapshot.body)
    assert await both(await hosts.make(store), table_id) == stood


async def test_talk_does_not_make_snapshots_grow_without_end(
    hosts: Hosts, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(snapshot_writer, "SMALL", 2_000)
    host = await hosts.make(store)
    table_id = await for_two(host)
    sizes: list[int] = []
    save = store.snapshots.save

    async def noted(table_id: str, sequence: int, body: str) -> bool:
        sizes.append(len(body))
        return await save(table_id, sequence, body)

    monkeypatch.setattr(store.snapshots, "save", noted)
    line = "so much is said at this table that nobody reads all of it any more " * 2
    for _ in range(8 * EVERY):
        await must(host, table_id, BEN, SayChat(id=fresh(), text=line))
    log = sum(len(entry.body) for entry in await store.log.read(table_id))
    assert len(sizes) >= 2
    assert sum(sizes) < 2 * log
    stood = await both(host, table_id)
    await host.stop()
    other = await hosts.make(store)
    assert await both(other, table_id) == stood
    written = len(sizes)
    await said(other, table_id, 2)
    assert len(sizes) == written  # a restart is no reason to write another one


async def test_a_game_keeps_a_limited_amount_of_talk_and_the_log_all_of_it(
    hosts: Hosts, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ninetyeight.table.evolution.talk.MOST_TALK", 5)
    host = await hosts.make(store)
    table_id = await for_two(host)
    for number in "abcdefgh":
        await must(host, table_id, BEN, SayChat(id=fresh(), text=f"line {number}"))
    game = (await host.table(table_id)).game
    assert game is not None
    assert [talk.said.text for talk in game.talk if isinstance(talk.said, Chat)] == [
        f"line {number}" for number in "defgh"
    ]
    bodies = [entry.body for entry in await store.log.read(table_id)]
    assert sum("chat-said" in body for body in bodies) == 8
