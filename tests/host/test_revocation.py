"""Sessions that are cut, commands with revoked tokens, and people who are erased."""

import asyncio
import json
from typing import Any

import pytest

from host.hosts import ANNA, BEN, CARLA, Hosts, for_two, fresh, live, must, play_on, read
from ninetyeight.host import Host, Session, SessionEnded
from ninetyeight.host.live_table import LiveTable
from ninetyeight.protocol.command import (
    Concede,
    FlagLine,
    LayCard,
    Leave,
    Remove,
    SayChat,
    SayPhrase,
    Sit,
    Start,
)
from ninetyeight.protocol.message import Update
from ninetyeight.protocol.settings import Settings
from ninetyeight.server.retention import delete_person
from ninetyeight.store import LogEntry, Snapshot, Store, TokenKind, TokenRevoked, hash_token
from ninetyeight.table import Participant, write_event
from ninetyeight.table.erasure import PersonEraser
from ninetyeight.table.event import PersonErased
from ninetyeight.table.snapshot import write_snapshot
from ninetyeight.talk import PhraseCode
from waiting import until

pytestmark = pytest.mark.asyncio
WORDS = "unmistakable words"
NAME = "Zerline"


async def ended(session: Session) -> tuple[int, list[dict[str, Any]]]:
    """Read until a session ends; return its code and the messages before."""
    messages = []
    try:
        async with asyncio.timeout(20):
            while True:
                messages.append(json.loads(await session.next()))
    except SessionEnded as end:
        return end.code, messages


async def known(store: Store, host: Host, name: str) -> tuple[Participant, str]:
    """Add a person with a token; return both as the host knows them."""
    now = host.clock()
    person = await store.people.add(name, "en", now)
    made = await store.tokens.add(person.id, TokenKind.COOKIE, hash_token(person.id), now=now)
    return Participant(id=person.id, name=name), made.id


async def test_messages_waiting_for_a_session_that_is_cut_are_not_read(
    hosts: Hosts, store: Store
) -> None:
    host = await hosts.make(store)
    table_id = await for_two(host)
    session = await host.join(table_id, ANNA)
    session.cut(SessionEnded(4401, "gone"))
    await must(host, table_id, BEN, SayChat(id=fresh(), text=WORDS, language="en"))
    assert await ended(session) == (4401, [])
    assert host.sessions == 0


async def test_a_removed_player_reads_none_of_the_waiting_messages(
    hosts: Hosts, store: Store
) -> None:
    host = await hosts.make(store)
    table_id = await for_two(host)
    session = await host.join(table_id, BEN)
    await must(host, table_id, ANNA, SayChat(id=fresh(), text=WORDS, language="en"))
    await must(host, table_id, BEN, Leave(id=fresh()))
    await host.remove_person(table_id, BEN.id)
    assert await ended(session) == (4410, [])


def memory_of(table: LiveTable) -> str:
    """Dump everything that the parts of a live table hold."""
    parts = (table.log, table.log.history, table.log.commands, table.audience, table.hints)
    return repr([vars(part) for part in parts] + [table.audience.connections])


async def test_a_command_in_flight_is_not_carried_out_once_its_session_is_cut(
    hosts: Hosts, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    host = await hosts.make(store)
    table_id = await for_two(host)
    session = await host.join(table_id, ANNA)
    before = await host.state(table_id, ANNA.id)
    play = before.you.plays[0]
    assert before.table.game is not None
    command = LayCard(id=fresh(), version=before.table.game.version, card=play.card, pile=play.pile)
    append, is_writing, may_write = store.log.append, asyncio.Event(), asyncio.Event()

    async def slow(*arguments: Any) -> None:
        is_writing.set()
        await may_write.wait()
        await append(*arguments)

    monkeypatch.setattr(store.log, "append", slow)
    hello = SayPhrase(id=fresh(), code=PhraseCode.HELLO)
    other = asyncio.create_task(host.do(table_id, BEN, hello))
    await is_writing.wait()  # something else is being done at the table
    sending = asyncio.create_task(session.send(command))
    await asyncio.sleep(0)
    session.cut(SessionEnded(4401, "gone"))
    may_write.set()
    await asyncio.gather(other, sending)
    assert (await host.state(table_id, ANNA.id)).sequence == before.sequence + 1


async def test_a_command_with_a_revoked_token_is_not_carried_out(
    hosts: Hosts, store: Store
) -> None:
    host = await hosts.make(store)
    zerline, token_id = await known(store, host, NAME)
    table_id = await host.open_table(zerline, Settings(players=2), token_id=token_id)
    session = await host.join(table_id, zerline, token_id=token_id)
    await read(session)
    await store.tokens.revoke_all(zerline.id)  # as another process would, and no news came
    command = SayChat(id=fresh(), text=WORDS, language="en")
    with pytest.raises(TokenRevoked):
        await host.do(table_id, zerline, command, token_id=token_id)
    with pytest.raises(TokenRevoked):
        await host.open_table(zerline, Settings(), token_id=token_id)
    await session.send(command)
    assert (await ended(session))[0] == 4401
    assert (await host.table(table_id)).sequence == 1


async def test_a_player_removed_by_another_process_is_gone_here_even_without_the_bus(
    hosts: Hosts, store: Store
) -> None:
    one = await hosts.make(store)
    two = await hosts.make(store)
    table_id = await for_two(one)
    session = await two.join(table_id, BEN)
    await read(session)
    began = asyncio.get_running_loop().time()
    await must(one, table_id, ANNA, Remove(id=fresh(), seat=1, agrees=True))
    assert (await ended(session))[0] == 4410
    assert asyncio.get_running_loop().time() - began < 2


async def test_an_erased_person_is_gone_from_the_memory_of_every_process(
    hosts: Hosts, store: Store
) -> None:
    one = await hosts.make(store)
    two = await hosts.make(store)
    zerline, _ = await known(store, one, NAME)
    table_id = await one.open_table(ANNA, Settings(players=2, minder="greedy"))
    await must(one, table_id, zerline, Sit(id=fresh()))
    await must(one, table_id, zerline, SayChat(id=fresh(), text=WORDS, language="en"))
    await must(one, table_id, ANNA, Start(id=fresh()))
    await must(one, table_id, zerline, SayChat(id=fresh(), text=WORDS, language="en"))
    here, there = await one.join(table_id, ANNA, since=0), await two.join(table_id, CARLA)
    stale = await two.table(table_id)
    assert NAME in write_snapshot(stale)
    assert await delete_person(store, one, zerline.id, one.clock())
    await until(lambda: NAME not in write_snapshot(live(two, table_id).table))
    assert not await store.snapshots.save(table_id, stale.sequence, write_snapshot(stale))
    for session in (here, there):
        session.drain()
    for host in (one, two):
        joined = await host.join(table_id, CARLA, since=0)
        text = (await joined.next()).decode()
        assert NAME not in text
        assert WORDS not in text
        assert '"person-erased"' in text
        memory = memory_of(live(host, table_id))
        assert NAME not in memory
        assert WORDS not in memory
    await play_on(one, table_id, ANNA)
    (finished,) = (await store.games.of_table(table_id)).items
    assert NAME not in finished.record
    assert WORDS not in finished.record


async def test_a_flag_does_not_bring_back_the_words_of_an_erased_person(
    hosts: Hosts, store: Store
) -> None:
    host = await hosts.make(store)
    zerline, _ = await known(store, host, NAME)
    table_id = await host.open_table(ANNA, Settings(players=3))
    for person in (zerline, BEN):
        await must(host, table_id, person, Sit(id=fresh()))
    await must(host, table_id, ANNA, Start(id=fresh()))
    lines = [
        (await must(host, table_id, person, SayChat(id=fresh(), text=text))).sequence
        for person, text in ((zerline, WORDS), (BEN, "my own"))
    ]
    for line in lines:
        await must(host, table_id, ANNA, FlagLine(id=fresh(), line=line))
    for person in (ANNA, zerline, BEN):
        await must(host, table_id, person, Concede(id=fresh()))
    assert await delete_person(store, host, zerline.id, host.clock())
    gone, kept = [
        await host.do(table_id, ANNA, FlagLine(id=fresh(), line=line, is_flagged=False))
        for line in lines
    ]
    assert getattr(gone, "code", None) == "no-such-line"
    assert isinstance(kept, Update)
    (finished,) = (await store.games.of_table(table_id)).items
    assert NAME not in finished.record
    assert WORDS not in finished.record
    assert "my own" in finished.record
    assert WORDS not in memory_of(live(host, table_id))


async def test_an_erasure_sends_everybody_at_the_table_what_they_may_still_see(
    hosts: Hosts, store: Store
) -> None:
    host = await hosts.make(store)
    zerline, _ = await known(store, host, NAME)
    table_id = await host.open_table(ANNA, Settings(players=3))
    await must(host, table_id, zerline, Sit(id=fresh()))
    session = await host.join(table_id, ANNA, since=0)
    await must(host, table_id, ANNA, SayChat(id=fresh(), text="hello", language="en"))
    sequence = (await read(session))["sequence"]
    assert await delete_person(store, host, zerline.id, host.clock())
    kinds: list[str] = []
    while "person-erased" not in kinds:
        told = await read(session)
        kinds = [event["kind"] for event in told["events"]]
    assert kinds == ["settings-changed", "seat-taken", "chat-said", "removed", "person-erased"]
    assert NAME not in str(told)
    back = await read(await host.join(table_id, ANNA, since=sequence))
    assert back["events"] == told["events"]


async def test_the_words_of_a_removed_player_are_in_no_record(hosts: Hosts, store: Store) -> None:
    host = await hosts.make(store)
    table_id = await for_two(host)
    await must(host, table_id, BEN, SayChat(id=fresh(), text=WORDS, language="en"))
    await must(host, table_id, ANNA, SayChat(id=fresh(), text="my own", language="en"))
    await must(host, table_id, ANNA, Remove(id=fresh(), seat=1, agrees=True))
    await must(host, table_id, ANNA, Concede(id=fresh()))
    (finished,) = (await store.games.of_table(table_id)).items
    assert WORDS not in finished.record
    assert "my own" in finished.record


async def test_a_snapshot_read_while_somebody_is_erased_is_not_trusted(
    hosts: Hosts, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    host = await hosts.make(store)
    table_id = await for_two(host)
    await must(host, table_id, BEN, SayChat(id=fresh(), text=WORDS, language="en"))
    old = await host.table(table_id)
    entry = LogEntry(1, host.clock(), write_event(PersonErased(person_id=BEN.id)))
    last = await store.log.erase_person(table_id, BEN.id, lambda: PersonEraser(BEN.id), entry)
    late = await hosts.make(store)

    async def read_before_it_is_deleted(_table_id: str) -> Snapshot:
        return Snapshot(old.sequence, write_snapshot(old))

    monkeypatch.setattr(store.snapshots, "find", read_before_it_is_deleted)
    table = await late.table(table_id)
    assert table.sequence == last
    assert WORDS not in write_snapshot(table)
    assert BEN.name not in write_snapshot(table)
