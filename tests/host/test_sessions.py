"""Sessions: what a client gets when it connects, reconnects, watches, does not read, or leaves."""

import asyncio
import json
from itertools import pairwise

import pytest

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
from ninetyeight.host import SessionEnded, history, snapshot_writer
from ninetyeight.host.broadcast import Broadcast
from ninetyeight.host.outbox import MOST_WAITING, MOST_WAITING_BYTES
from ninetyeight.protocol.command import (
    AllowWatchers,
    ClearSeat,
    MindSeat,
    Mute,
    Remove,
    SayPhrase,
    SeatBot,
    Sit,
    Start,
)
from ninetyeight.protocol.message import Look, Ping, Update
from ninetyeight.protocol.settings import Settings, WatchPolicy
from ninetyeight.store import Store
from ninetyeight.table import Participant, read_event, table_from, visible_events
from ninetyeight.table.log import LoggedEvent
from ninetyeight.talk import PhraseCode

pytestmark = pytest.mark.asyncio


async def test_the_first_message_is_the_current_state(
    hosts: Hosts, store: Store, clock: Clock
) -> None:
    host = await hosts.make(store, clock=clock)
    table_id = await for_two(host)
    session = await host.join(table_id, ANNA)
    assert Update.model_validate_json(await session.next()) == await host.state(table_id, "anna")
    assert json.loads(await session.next()) == {
        "kind": "presence",
        "seats": [0],
        "watchers": 0,
        "thinking": None,
        "absent_since": {"1": "2026-03-01T12:00:00Z"},
        "mindable_at": {"1": "2026-03-01T12:00:30Z"},
        "votes": [],
        "lookers": [],
    }


async def test_the_bytes_are_those_that_the_model_writes(hosts: Hosts, store: Store) -> None:
    host = await hosts.make(store)
    table_id = await with_bot(host, players=3, edition="extreme", watch="seat")
    await must(host, table_id, ANNA, AllowWatchers(id=fresh()))
    await play_on(host, table_id, ANNA)
    entries = [
        LoggedEvent(read_event(entry.body), entry.at) for entry in await store.log.read(table_id)
    ]
    tables = [table_from(table_id, entries[:count]) for count in range(1, len(entries) + 1)]
    steps = list(zip((entry.event for entry in entries), tables, strict=True))
    for end in range(1, len(steps) + 1, 3):
        shared = Broadcast(steps[end - 1][1], steps[max(0, end - 4) : end])
        for person, looking_at in (("anna", None), ("carla", None), ("carla", 0), ("dora", 1)):
            for answers in (None, 'id"\\é'):
                alone = Broadcast(shared.table, shared.events)  # shares nothing with other viewers
                expected = alone.update(person, looking_at, answers).model_dump_json()
                assert shared.encode(person, looking_at, answers).decode() == expected


async def test_a_client_that_comes_back_gets_what_it_missed(hosts: Hosts, store: Store) -> None:
    host = await hosts.make(store)
    table_id = await for_two(host)
    session = await host.join(table_id, BEN)
    seen = (await read(session))["sequence"]
    await session.leave()
    while (command := next_step(await host.state(table_id, "anna"))) is not None:
        await must(host, table_id, ANNA, command)
    await must(host, table_id, BEN, SayPhrase(id=fresh(), code=PhraseCode.HELLO))
    back = await read(await host.join(table_id, BEN, since=seen))
    table = await host.table(table_id)
    missed = [step for step in live(host, table_id).log.history.recent if step[1].sequence > seen]
    expected = [
        json.loads(each.model_dump_json())
        for event, after in missed
        for each in visible_events(event, after, "ben")
    ]
    assert back["events"] == expected
    assert {"cards-drawn", "turn-began", "phrase-said"} <= {each["kind"] for each in expected}
    assert [each["cards"] for each in expected if each["kind"] == "cards-drawn"] == [None]
    assert back["sequence"] == table.sequence
    for since in (table.sequence, table.sequence + 5):
        assert (await read(await host.join(table_id, BEN, since=since)))["events"] == []


async def test_a_client_that_missed_too_much_gets_only_the_latest_events(
    hosts: Hosts, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(history, "KEPT_EVENTS", 4)
    host = await hosts.make(store)
    table_id = await for_two(host)
    for _ in range(6):
        await must(host, table_id, ANNA, SayPhrase(id=fresh(), code=PhraseCode.HELLO))
    sequence = (await host.table(table_id)).sequence
    enough = await read(await host.join(table_id, ANNA, since=sequence - 4))
    assert len(enough["events"]) == 4
    too_short = await read(await host.join(table_id, ANNA, since=sequence - 5))
    assert too_short["events"] == enough["events"]
    assert too_short["sequence"] == sequence


def sitter(name: str | None) -> dict[str, str | None]:
    return {"name": name, "bot": None, "minding": None}


async def test_a_new_client_learns_who_sat_there_before(hosts: Hosts, store: Store) -> None:
    host = await hosts.make(store)
    table_id = await host.open_table(ANNA, Settings(players=2))
    await must(host, table_id, BEN, Sit(id=fresh()))
    joined = (await host.table(table_id)).sequence
    await must(host, table_id, ANNA, ClearSeat(id=fresh(), seat=1))
    await must(host, table_id, ANNA, SeatBot(id=fresh(), seat=1, bot="greedy"))
    update = await read(await host.join(table_id, ANNA, since=joined))
    assert [each["kind"] for each in update["events"]] == ["seat-cleared", "bot-seated"]
    assert update["seats_before"] == [sitter("Anna"), sitter("Ben")]
    whole = await read(await host.join(table_id, ANNA, since=0))
    assert whole["seats_before"] == [sitter("Anna"), sitter(None)]
    assert (await read(await host.join(table_id, ANNA)))["seats_before"] is None


async def test_events_name_those_who_sat_there_at_the_time(hosts: Hosts, store: Store) -> None:
    host = await hosts.make(store)
    table_id = await for_two(host)
    sequence = (await host.table(table_id)).sequence
    anna = await host.join(table_id, ANNA)
    assert (await read(anna))["seatings"] == []
    await must(host, table_id, BEN, SayPhrase(id=fresh(), code=PhraseCode.GOODBYE))
    assert (await read(anna))["seatings"] == []
    await must(host, table_id, ANNA, Remove(id=fresh(), seat=1))
    then = {"first": 0, "seats": [sitter("Anna"), sitter("Ben")], "your_seat": 0}
    removal = await read(anna)
    assert [each["kind"] for each in removal["events"]] == ["removal-voted", "removed"]
    assert removal["seatings"] == [then]
    assert removal["seats_before"] is None
    back = await read(await host.join(table_id, ANNA, since=sequence))
    assert len(back["events"]) == 3
    assert back["seatings"] == [then]


async def test_the_first_event_after_a_snapshot_is_sent(
    hosts: Hosts, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(snapshot_writer, "EVERY", 4)
    first = await hosts.make(store)
    table_id = await for_two(first)
    while (await first.table(table_id)).sequence % 4:
        await must(first, table_id, ANNA, SayPhrase(id=fresh(), code=PhraseCode.HELLO))
    kept = (await first.table(table_id)).sequence
    await must(first, table_id, ANNA, SayPhrase(id=fresh(), code=PhraseCode.THANKS))
    await first.stop()
    second = await hosts.make(store)
    back = await read(await second.join(table_id, BEN, since=kept))
    assert [event["kind"] for event in back["events"]] == ["phrase-said"]


async def test_recent_events_are_available_after_a_restart(hosts: Hosts, store: Store) -> None:
    first = await hosts.make(store)
    table_id = await for_two(first)
    await hosts.kill(first)
    host = await hosts.make(store)
    update = await read(await host.join(table_id, BEN, since=1))
    assert [each["kind"] for each in update["events"]][:2] == ["seat-taken", "dealt"]


async def test_each_client_gets_one_message_for_several_events(hosts: Hosts, store: Store) -> None:
    host = await hosts.make(store)
    table_id = await for_two(host)
    sessions = [await host.join(table_id, person) for person in (ANNA, ANNA, BEN, CARLA)]
    for session in sessions:
        waiting(session)
    command = next_step(await host.state(table_id, "anna"))
    assert command is not None
    await sessions[0].send(command)
    messages = [waiting(session) for session in sessions]
    assert [len(each) for each in messages] == [1, 1, 1, 1]
    assert [each[0]["answers"] for each in messages] == [command.id, None, None, None]


async def test_presence_is_shown_when_sockets_come_and_go(
    hosts: Hosts, store: Store, clock: Clock
) -> None:
    host = await hosts.make(store, clock=clock)
    table_id = await for_two(host)
    anna = await host.join(table_id, ANNA)
    waiting(anna)
    ben = await host.join(table_id, BEN)
    assert (await read(anna, "presence"))["seats"] == [0, 1]
    carla = await host.join(table_id, CARLA)
    assert (await read(anna, "presence"))["watchers"] == 1
    refused = await answer(anna, MindSeat(id=fresh(), seat=1))
    assert refused["code"] == "is-present"
    await ben.leave()
    await carla.leave()
    gone = await read(anna, "presence")
    assert (gone["seats"], list(gone["absent_since"])) == ([0], ["1"])
    assert (await read(anna, "presence"))["watchers"] == 0
    assert (await answer(anna, MindSeat(id=fresh(), seat=1)))["code"] == "still-time"
    clock.advance(30)
    minded = await answer(anna, MindSeat(id=fresh(), seat=1))
    assert minded["kind"] == "update"


async def test_presence_says_whose_bot_thinks(hosts: Hosts, store: Store) -> None:
    host = await hosts.make(store)
    table_id = await with_bot(host, players=2)
    session = await host.join(table_id, ANNA)
    await play_on(host, table_id, ANNA)
    thinking = [each["thinking"] for each in waiting(session) if each["kind"] == "presence"]
    assert {1, None} <= set(thinking)
    assert all(one != other for one, other in pairwise(thinking))


async def test_a_watcher_sees_only_hands_that_are_open_to_watchers(
    hosts: Hosts, store: Store
) -> None:
    host = await hosts.make(store)
    table_id = await for_two(host, watch="seat")
    watcher = await host.join(table_id, CARLA)
    assert (await read(watcher))["you"]["hand"] == []
    await watcher.send(Look(seat=0))
    assert (await read(watcher))["you"]["hand"] == []
    await must(host, table_id, ANNA, AllowWatchers(id=fresh()))
    hand = (await host.state(table_id, "anna")).you.hand
    assert (await read(watcher))["you"]["hand"] == list(hand)
    await watcher.send(Look(seat=1))
    assert (await read(watcher))["you"]["hand"] == []


async def test_a_muted_player_is_not_heard(hosts: Hosts, store: Store) -> None:
    host = await hosts.make(store)
    table_id = await for_two(host)
    anna, carla = await host.join(table_id, ANNA), await host.join(table_id, CARLA)
    await answer(anna, Mute(id=fresh(), seat=1))
    waiting(carla)
    await must(host, table_id, BEN, SayPhrase(id=fresh(), code=PhraseCode.HELLO))
    assert (await read(anna))["events"] == []
    assert [each["kind"] for each in (await read(carla))["events"]] == ["phrase-said"]


async def test_watchers_learn_why_they_are_sent_away_before_others_see_them_leave(
    hosts: Hosts, store: Store
) -> None:
    host = await hosts.make(store)
    table_id = await host.open_table(ANNA, Settings(players=2, watch=WatchPolicy.NOBODY))
    await must(host, table_id, BEN, Sit(id=fresh()))
    people = [Participant(id=f"person-{number}", name="Otto") for number in range(20)]
    watchers = [await host.join(table_id, person) for person in people]
    anna = await host.join(table_id, ANNA)
    waiting(anna)
    await must(host, table_id, ANNA, Start(id=fresh()))
    first, *rest = waiting(anna)
    assert [event["kind"] for event in first["events"]] == ["dealt"]
    assert rest[-1]["watchers"] == 0
    assert host.sessions == 1
    assert all("dealt" not in str(waiting(watcher)) for watcher in watchers)


async def test_a_client_that_does_not_read_is_disconnected(hosts: Hosts, store: Store) -> None:
    host = await hosts.make(store)
    table_id = await for_two(host)
    slow, quick = await host.join(table_id, ANNA), await host.join(table_id, BEN)
    for _ in range(MOST_WAITING):
        await quick.send(Ping())
        await must(host, table_id, BEN, SayPhrase(id=fresh(), code=PhraseCode.HELLO))
        waiting(quick)
    with pytest.raises(SessionEnded) as caught:
        await slow.next()
    assert caught.value.code == 4008
    assert host.sessions == 1
    await slow.send(Ping())
    await slow.leave()


async def test_a_client_that_leaves_much_unread_is_disconnected(hosts: Hosts, store: Store) -> None:
    host = await hosts.make(store)
    table_id = await for_two(host)
    slow = await host.join(table_id, ANNA)
    (outbox,) = live(host, table_id).audience.outboxes
    for _ in range(4):
        outbox.put(bytes(MOST_WAITING_BYTES // 4 - 10_000))
        assert host.sessions == 1
    outbox.put(bytes(MOST_WAITING_BYTES // 4))
    with pytest.raises(SessionEnded) as caught:
        await slow.next()
    assert (caught.value.code, host.sessions) == (4008, 0)


async def test_a_single_large_message_is_sent(hosts: Hosts, store: Store) -> None:
    host = await hosts.make(store)
    table_id = await for_two(host)
    session = await host.join(table_id, ANNA)
    waiting(session)
    (outbox,) = live(host, table_id).audience.outboxes
    outbox.put(bytes(2 * MOST_WAITING_BYTES))
    assert len(await session.next()) == 2 * MOST_WAITING_BYTES


async def test_a_ping_is_answered(hosts: Hosts, store: Store) -> None:
    host = await hosts.make(store)
    session = await host.join(await for_two(host), ANNA)
    await session.send(Ping())
    assert await read(session, "pong") == {"kind": "pong"}


async def test_stopping_ends_sessions_after_the_waiting_messages(
    hosts: Hosts, store: Store
) -> None:
    host = await hosts.make(store)
    session = await host.join(await for_two(host), ANNA)
    await host.stop()
    waiting(session)
    with pytest.raises(SessionEnded) as caught:
        await session.next()
    assert caught.value.code == 1012


async def test_leaving_wakes_whoever_waits_for_a_message(hosts: Hosts, store: Store) -> None:
    host = await hosts.make(store)
    session = await host.join(await for_two(host), ANNA)
    waiting(session)
    task = asyncio.create_task(session.next())
    await asyncio.sleep(0)
    await session.leave()
    with pytest.raises(SessionEnded):
        await task
