"""An unreadable table is unavailable; nothing else in the process is affected."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from host.hosts import ANNA, BEN, Hosts, for_two, fresh, must, read, with_bot
from ninetyeight.host import Host, SessionEnded
from ninetyeight.host import host as hosting
from ninetyeight.protocol.command import SayPhrase
from ninetyeight.protocol.settings import Settings
from ninetyeight.rules import GameError
from ninetyeight.store import LogEntry, Store, open_store
from ninetyeight.talk import PhraseCode
from waiting import PATIENCE, until

pytestmark = pytest.mark.asyncio

NEWER = '{"kind":"cards-admired","seat":1,"secret":"57"}'
POISONS = {
    "a newer kind": NEWER,
    "damage": '{"kind":"card-laid","seat',
    "nothing": "",
    "an impossible step": '{"kind":"card-laid","seat":0,"card":1,"pile":"A"}',
    "a seat that is not there": '{"kind":"came-back","seat":17}',
}


async def poison(store: Store, table_id: str, body: str = NEWER) -> int:
    """Append an entry that this version cannot read, as a newer one would."""
    row = await store.tables.find(table_id)
    assert row is not None
    sequence = row.sequence + 1
    values = {name: getattr(row, name) for name in row.__slots__} | {"sequence": sequence}
    entry = LogEntry(sequence, row.updated_at, body)
    await store.log.append(table_id, [entry], type(row)(**values))
    return sequence


async def mend(store: Store, table_id: str) -> None:
    """Replace the unreadable entry by a harmless one."""
    harmless = '{"kind":"phrase-said","seat":0,"code":"hello","pile":null}'
    statement = text(
        "UPDATE entries SET body = :body WHERE table_id = :table AND sequence = "
        "(SELECT MAX(sequence) FROM entries WHERE table_id = :table)"
    )
    values = {"body": harmless, "table": table_id}
    await store.database.write(lambda connection: connection.execute(statement, values))


async def hello(host: Host, table_id: str) -> None:
    await must(host, table_id, ANNA, SayPhrase(id=fresh(), code=PhraseCode.HELLO))


async def unreadable(attempt: Any) -> GameError:
    with pytest.raises(GameError) as caught:
        await attempt
    assert caught.value.code == "table-unreadable"
    return caught.value


@pytest.mark.parametrize("body", POISONS.values(), ids=POISONS)
async def test_an_unreadable_entry_makes_only_its_table_unavailable(
    hosts: Hosts, store: Store, body: str, caplog: pytest.LogCaptureFixture
) -> None:
    host = await hosts.make(store)
    bad, good = await for_two(host), await for_two(host)
    await host.stop()
    sequence = await poison(store, bad, body)
    other = await hosts.make(store)
    for attempt in (
        other.state(bad, "anna"),
        other.join(bad, ANNA),
        other.do(bad, ANNA, SayPhrase(id=fresh(), code=PhraseCode.HELLO)),
        other.table(bad),
    ):
        error = await unreadable(attempt)
        assert f"entry {sequence}" in error.message
        assert "57" not in error.message
    await hello(other, good)
    assert [row.table_id for row in (await store.tables.of_person("anna")).items] == [good, bad]
    logged = [record.getMessage() for record in caplog.records]
    assert len([line for line in logged if "cannot be read" in line]) == 1
    assert "57" not in "".join(logged)
    assert bad not in "".join(logged)


async def test_players_at_a_table_that_becomes_unreadable_are_told(
    hosts: Hosts, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hosting, "REPEATED", 0.05)
    host = await hosts.make(store)
    bad, good = await for_two(host), await for_two(host)
    sessions = [await host.join(bad, ANNA), await host.join(bad, BEN)]
    unharmed = await host.join(good, ANNA)
    for session in (*sessions, unharmed):
        await read(session)
    await poison(store, bad)
    for session in sessions:
        with pytest.raises(SessionEnded) as ended:
            await read(session)
        assert ended.value.code == 4503
    await hello(host, good)
    assert [event["kind"] for event in (await read(unharmed))["events"]] == ["phrase-said"]
    assert "upkeep" in host.supervisor.running
    assert not host.supervisor.failures
    row = await store.tables.find(bad)
    assert row is not None
    await unreadable(host.do(bad, ANNA, SayPhrase(id=fresh(), code=PhraseCode.HELLO)))
    assert len(await store.log.read(bad)) == row.sequence


async def test_a_repaired_table_is_read_again(
    hosts: Hosts, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ninetyeight.host.unreadable_tables.FIRST_PAUSE", 0.0)
    host = await hosts.make(store)
    table_id = await for_two(host)
    await host.stop()
    await poison(store, table_id)
    other = await hosts.make(store)
    await unreadable(other.table(table_id))
    assert other.unreadable_tables == 1
    await mend(store, table_id)
    await other.table(table_id)
    assert other.unreadable_tables == 0
    await hello(other, table_id)


async def test_no_lease_is_claimed_for_an_unreadable_table(hosts: Hosts, store: Store) -> None:
    host = await hosts.make(store)
    poisoned = [await with_bot(host) for _ in range(2)]
    good = await with_bot(host)
    await until(lambda: {*poisoned, good} <= host.runs)
    await hosts.kill(host)
    for table_id in (*poisoned, good):
        await store.leases.claim(table_id, "host-0", -1)
    for table_id in poisoned:
        await poison(store, table_id)
    other = await hosts.make(store, name="other")
    await until(lambda: good in other.runs)
    await until(lambda: other.unreadable_tables == 2)
    assert other.runs == {good}
    assert await store.leases.held_by("host-0") == sorted(poisoned)


async def test_the_lease_of_a_table_that_becomes_unreadable_is_handed_over(
    hosts: Hosts, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hosting, "REPEATED", 0.05)
    host = await hosts.make(store)
    bad, good = await with_bot(host, bid_seconds=300), await with_bot(host, bid_seconds=300)
    await until(lambda: {bad, good} <= host.runs)
    await poison(store, bad)
    await until(lambda: bad not in host.runs)
    async with asyncio.timeout(PATIENCE):
        while await store.leases.expired() != [bad]:
            pass  # each look waits for the database
    assert good in host.runs


async def test_many_unreadable_tables_do_not_hide_the_others(
    hosts: Hosts, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    expired = store.leases.expired

    async def few(*, limit: int = 2, without: Any = ()) -> list[str]:
        return await expired(limit=limit, without=without)

    host = await hosts.make(store)
    tables = [await with_bot(host) for _ in range(5)]
    await until(lambda: set(tables) <= host.runs)
    await hosts.kill(host)
    for place, table_id in enumerate(tables):
        await store.leases.claim(table_id, "host-0", place - 10)
    for table_id in tables[:4]:
        await poison(store, table_id)
    monkeypatch.setattr(store.leases, "expired", few)
    other = await hosts.make(store, name="other")
    await until(lambda: other.runs == {tables[4]})


async def test_a_damaged_row_makes_only_its_table_unavailable(tmp_path: Path) -> None:
    async with await open_store("sqlite://", tmp_path) as store:
        hosts = Hosts(store)
        host = await hosts.make(store)
        bad, good = await for_two(host), await for_two(host)
        await host.stop()
        broken = text("UPDATE entries SET at = 'yesterday' WHERE table_id = :t AND sequence = 2")
        await store.database.write(lambda c: c.execute(broken, {"t": bad}))
        other = await hosts.make(store)
        await unreadable(other.table(bad))
        await hello(other, good)
        await hosts.stop()


async def test_a_snapshot_of_a_damaged_table_is_ignored(hosts: Hosts, store: Store) -> None:
    host = await hosts.make(store)
    table_id = await host.open_table(ANNA, Settings(players=2))
    for _ in range(60):
        await hello(host, table_id)
    await host.stop()
    snapshot = await store.snapshots.find(table_id)
    assert snapshot is not None
    body = json.loads(snapshot.body)
    body["table"]["seats"] = body["table"]["game"] = 17
    broken = json.dumps(body, separators=(",", ":"))
    await store.snapshots.delete_all()
    await store.snapshots.save(table_id, snapshot.sequence, broken)
    await hello(await hosts.make(store), table_id)
