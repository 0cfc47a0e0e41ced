"""Muted players cannot notice: not by a byte, a sequence number, or an empty update."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from host.hosts import (
    ANNA,
    BEN,
    CARLA,
    Clock,
    Hosts,
    answer,
    chance_of,
    for_two,
    fresh,
    live,
    must,
    read,
    waiting,
)
from host.redis_server import RedisServer
from host.test_processes import Pair
from ninetyeight.host import Host, Session, StoreUnavailable
from ninetyeight.host import host as hosting
from ninetyeight.host.live_table import LiveTable
from ninetyeight.protocol.command import Concede, Leave, Mute, SayChat, SayPhrase, Sit
from ninetyeight.protocol.message import Refusal
from ninetyeight.protocol.settings import Settings
from ninetyeight.server.retention import delete_person
from ninetyeight.store import Store, StoreError, TokenKind, TokenRevoked, hash_token
from ninetyeight.table import Participant
from ninetyeight.talk import PhraseCode
from waiting import until

pytestmark = pytest.mark.asyncio


@pytest_asyncio.fixture
async def pair(shared_url: str, tmp_path: Path, redis_session: RedisServer) -> AsyncIterator[Pair]:
    made = Pair(shared_url, tmp_path, redis_session)
    yield made
    await made.close()


def mute(*, is_muted: bool = True) -> Mute:
    """Mute or unmute Ben."""
    return Mute(id=fresh(), seat=1, is_muted=is_muted)


def hello(command_id: str | None = None) -> SayPhrase:
    return SayPhrase(id=command_id or fresh(), code=PhraseCode.HELLO)


def taken(session: Session) -> list[bytes]:
    """Take the bytes waiting for a client."""
    return session.drain()


async def muted_at(host: Host, table_id: str, person: Participant = ANNA) -> tuple[int, ...]:
    return (await host.state(table_id, person.id)).you.muted


def part(one: Host, two: Host, patch: pytest.MonkeyPatch) -> None:
    """Keep the second process from hearing of the first's changes, or finding them by polling."""

    async def read_nothing(_table: LiveTable, **_how: bool) -> None:
        pass

    patch.setattr(one.context.bus, "publish", lambda _: None)
    patch.setattr(two.live_tables, "refresh", read_nothing)


async def traffic(
    hosts: Hosts, store: Store, *, has_socket: bool, mutes: tuple[bool, ...]
) -> list[list[bytes]]:
    """What Ben and a watcher are sent while Anna mutes and unmutes him, or does neither."""
    clock = Clock()
    host = await hosts.make(store, clock=clock, chance=chance_of("mutes"))
    table_id = await for_two(host)
    anna = await host.join(table_id, ANNA)
    others = [await host.join(table_id, person) for person in (BEN, CARLA)]
    if not has_socket:
        await anna.leave()
    clock.advance(5)
    for is_muted in mutes:
        if has_socket:
            assert (await answer(anna, mute(is_muted=is_muted)))["kind"] == "update"
        else:
            await must(host, table_id, ANNA, mute(is_muted=is_muted))
        clock.advance(5)
    clock.advance(5 * (2 - len(mutes)))
    live(host, table_id).audience.show_presence()
    sequence = (await host.table(table_id)).sequence
    await must(host, table_id, BEN, hello("hello"))
    again = await host.join(table_id, BEN, since=sequence)
    sent = [taken(session) for session in (*others, again)]
    await hosts.kill(host)
    await store.tables.delete(table_id)
    return sent


@pytest.mark.parametrize("has_socket", [True, False])
@pytest.mark.parametrize("mutes", [(True,), (True, False), (False,)])
async def test_a_muted_player_is_sent_the_same_bytes_as_anybody_else(
    hosts: Hosts,
    store: Store,
    monkeypatch: pytest.MonkeyPatch,
    *,
    has_socket: bool,
    mutes: tuple[bool, ...],
) -> None:
    monkeypatch.setattr(hosting, "new_table_id", lambda: "table")
    without = await traffic(hosts, store, has_socket=has_socket, mutes=())
    assert all(without)
    assert await traffic(hosts, store, has_socket=has_socket, mutes=mutes) == without


async def test_a_mute_sends_nothing_to_others(hosts: Hosts, store: Store) -> None:
    host = await hosts.make(store)
    table_id = await for_two(host)
    anna, ben, carla = [await host.join(table_id, person) for person in (ANNA, BEN, CARLA)]
    row, sequence = await store.tables.find(table_id), (await host.table(table_id)).sequence
    taken(ben), taken(carla)
    for is_muted in (True, False):
        told = await answer(anna, mute(is_muted=is_muted))
        assert (told["sequence"], told["events"]) == (sequence, [])
        assert told["you"]["muted"] == ([1] if is_muted else [])
        assert (taken(ben), taken(carla)) == ([], [])
    assert await store.tables.find(table_id) == row
    back = await read(await host.join(table_id, BEN, since=sequence))
    assert (back["sequence"], back["events"]) == (sequence, [])


async def test_all_sockets_of_the_muting_player_see_the_mute_once(
    hosts: Hosts, store: Store
) -> None:
    host = await hosts.make(store)
    table_id = await for_two(host)
    one, two = await host.join(table_id, ANNA), await host.join(table_id, ANNA)
    taken(one), taken(two)
    command = mute()
    await one.send(command)
    ((first,), (second,)) = waiting(one), waiting(two)
    assert (first["answers"], second["answers"]) == (command.id, None)
    assert first["you"]["muted"] == second["you"]["muted"] == [1]
    await one.send(command)
    await one.send(mute())
    assert len(taken(one)) == 2
    assert taken(two) == []
    await must(host, table_id, ANNA, mute(is_muted=False))
    assert [each["you"]["muted"] for each in waiting(one) + waiting(two)] == [[], []]


async def test_a_mute_survives_a_restart(hosts: Hosts, store: Store) -> None:
    host = await hosts.make(store)
    table_id = await for_two(host)
    await must(host, table_id, ANNA, mute())
    await hosts.kill(host)
    host = await hosts.make(store)
    assert await muted_at(host, table_id) == (1,)
    anna = await host.join(table_id, ANNA)
    taken(anna)
    await must(host, table_id, BEN, hello())
    assert (await read(anna))["events"] == []
    await must(host, table_id, BEN, Leave(id=fresh()))
    assert (await host.do(table_id, ANNA, Concede(id=fresh()))).kind == "update"


@pytest.mark.parametrize("is_restarted", [False, True])
async def test_a_repeated_command_does_not_mute_again(
    hosts: Hosts, store: Store, *, is_restarted: bool
) -> None:
    host = await hosts.make(store)
    table_id = await for_two(host)
    first = mute()
    assert (await must(host, table_id, ANNA, first)).you.muted == (1,)
    assert (await must(host, table_id, ANNA, mute(is_muted=False))).you.muted == ()
    if is_restarted:
        await hosts.kill(host)
        host = await hosts.make(store)
    again = await must(host, table_id, ANNA, first)
    assert (again.answers, again.you.muted) == (first.id, ())
    assert await muted_at(host, table_id) == ()
    assert (await must(host, table_id, ANNA, hello(first.id))).events == ()


async def test_an_impossible_mute_is_refused_every_time(hosts: Hosts, store: Store) -> None:
    host = await hosts.make(store)
    table_id = await host.open_table(ANNA, Settings(players=3))
    late = mute()
    for person, command, code in (
        (ANNA, late, "no-person"),
        (ANNA, Mute(id=fresh(), seat=0), "oneself"),
        (CARLA, Mute(id=fresh(), seat=0), "not-seated"),
    ):
        told = await host.do(table_id, person, command)
        assert isinstance(told, Refusal)
        assert told.code == code
    await must(host, table_id, BEN, Sit(id=fresh()))
    again = await host.do(table_id, ANNA, late)
    assert isinstance(again, Refusal)
    assert await muted_at(host, table_id) == ()
    await must(host, table_id, ANNA, mute())
    refused = await host.do(table_id, ANNA, late)
    assert isinstance(refused, Refusal)
    assert refused.you.muted == (1,)


async def test_a_mute_that_cannot_be_saved_has_no_effect(
    hosts: Hosts, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    host = await hosts.make(store)
    table_id = await for_two(host)

    async def failing(*_arguments: object, **_others: object) -> Any:
        raise StoreError("database", "The database failed.")

    command = mute()
    with monkeypatch.context() as patch:
        patch.setattr(store.mutes, "set", failing)
        with pytest.raises(StoreUnavailable):
            await host.do(table_id, ANNA, command)
    assert await muted_at(host, table_id) == ()
    assert (await must(host, table_id, ANNA, command)).you.muted == (1,)


async def test_a_mute_with_a_revoked_token_has_no_effect(hosts: Hosts, store: Store) -> None:
    host = await hosts.make(store)
    person = await store.people.add("Zerline", "en", host.clock())
    token = await store.tokens.add(person.id, TokenKind.COOKIE, hash_token("a"), now=host.clock())
    zerline = Participant(id=person.id, name="Zerline")
    table_id = await host.open_table(zerline, Settings(players=2), token_id=token.id)
    await must(host, table_id, BEN, Sit(id=fresh()))
    await store.tokens.revoke_all(person.id)
    with pytest.raises(TokenRevoked):
        await host.do(table_id, zerline, mute(), token_id=token.id)
    assert await muted_at(host, table_id, zerline) == ()
    assert await store.mutes.of_tables([table_id]) == {}


@pytest.mark.parametrize("is_muter", [True, False])
async def test_a_deleted_person_mutes_nobody_and_is_muted_by_nobody(
    hosts: Hosts, store: Store, *, is_muter: bool
) -> None:
    host = await hosts.make(store)
    added = await store.people.add("Zerline", "en", host.clock())
    zerline = Participant(id=added.id, name="Zerline")
    table_id = await host.open_table(ANNA, Settings(players=3))
    await must(host, table_id, zerline, Sit(id=fresh()))
    if is_muter:
        await must(host, table_id, zerline, Mute(id=fresh(), seat=0))
    else:
        await must(host, table_id, ANNA, mute())
    assert await store.mutes.of_tables([table_id])
    await delete_person(store, host, zerline.id, host.clock())
    assert await store.mutes.of_tables([table_id]) == {}
    assert not live(host, table_id).log.mutes


async def test_a_mute_at_one_process_is_known_at_the_other(pair: Pair) -> None:
    one, two = await pair.add(), await pair.add()
    table_id = await for_two(one)
    anna, ben = await two.join(table_id, ANNA), await two.join(table_id, BEN)
    sequence = (await two.table(table_id)).sequence
    for is_muted in (True, False):
        taken(anna), taken(ben)
        await must(one, table_id, ANNA, mute(is_muted=is_muted))
        shown = await read(anna)
        assert (shown["sequence"], shown["events"]) == (sequence, [])
        assert shown["you"]["muted"] == ([1] if is_muted else [])
        await must(two, table_id, BEN, hello())
        sequence += 1
        assert len((await read(anna))["events"]) == (not is_muted)
        assert [each["kind"] for each in waiting(ben)] == ["update"]


async def test_a_player_who_joins_at_another_process_hears_nobody_they_muted(
    pair: Pair, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, two = await pair.add(), await pair.add()
    table_id = await for_two(one)
    await two.join(table_id, BEN)
    part(one, two, monkeypatch)
    await must(one, table_id, ANNA, mute())
    assert (await read(await two.join(table_id, ANNA)))["you"]["muted"] == [1]


async def test_a_command_repeated_at_the_other_process_does_not_mute_again(pair: Pair) -> None:
    one, two = await pair.add(), await pair.add()
    table_id = await for_two(one)
    await two.state(table_id, ANNA.id)
    first = mute()
    await must(one, table_id, ANNA, first)
    assert (await must(two, table_id, ANNA, mute(is_muted=False))).you.muted == ()
    assert (await must(two, table_id, ANNA, first)).you.muted == ()
    await until(lambda: not live(one, table_id).log.mutes.get(ANNA.id))  # it hears of it later
    again = await must(one, table_id, ANNA, SayPhrase(id=first.id, code=PhraseCode.HELLO))
    assert (again.events, again.you.muted) == ((), ())


async def test_without_redis_a_mute_is_found_in_the_store(
    pair: Pair, redis_session: RedisServer
) -> None:
    one, two = await pair.add(), await pair.add()
    table_id = await for_two(one)
    anna = await two.join(table_id, ANNA)
    redis_session.stop()
    try:
        await until(lambda: not one.context.bus.is_up and not two.context.bus.is_up)
        taken(anna)
        await must(one, table_id, ANNA, mute())
        assert (await read(anna))["you"]["muted"] == [1]
        await must(one, table_id, BEN, SayChat(id=fresh(), text="hello"))
        assert (await read(anna))["events"] == []
    finally:
        redis_session.start()
    await until(lambda: one.context.bus.is_up and two.context.bus.is_up)


async def test_a_mute_concerns_the_person_who_sits_there_now(
    pair: Pair, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, two = await pair.add(), await pair.add()
    table_id = await one.open_table(ANNA, Settings(players=2))
    await must(one, table_id, BEN, Sit(id=fresh()))
    await two.state(table_id, ANNA.id)
    part(one, two, monkeypatch)
    await must(one, table_id, BEN, Leave(id=fresh()))
    await must(one, table_id, CARLA, Sit(id=fresh()))
    await must(two, table_id, ANNA, mute())
    assert await pair.stores[0].mutes.of_tables([table_id]) == {table_id: {"anna": {"carla"}}}
