"""Absence over sockets: who is told, how long it lasts, restarts, and votes that end by time."""

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
    read,
    waiting,
)
from ninetyeight.host import Host
from ninetyeight.protocol.command import (
    AllowWatchers,
    Concede,
    MindSeat,
    SayPhrase,
    SeatBot,
    Sit,
    Start,
)
from ninetyeight.protocol.message import Look
from ninetyeight.protocol.settings import Settings, WatchPolicy
from ninetyeight.protocol.view import Phase
from ninetyeight.store import Store
from ninetyeight.talk import PhraseCode
from waiting import until

pytestmark = pytest.mark.asyncio


def phase(host: Host, table_id: str) -> Phase:
    return live(host, table_id).table.phase


async def test_a_vote_to_give_up_passes_in_time_without_another_click(
    hosts: Hosts, store: Store, clock: Clock
) -> None:
    host = await hosts.make(store, clock=clock)
    table_id = await for_two(host)
    anna = await host.join(table_id, ANNA)
    ben = await host.join(table_id, BEN)
    await ben.leave()
    asked = await answer(anna, Concede(id=fresh()))
    assert asked["table"]["questions"][0]["silent"] == [1]
    await until(lambda: table_id in host.runs)
    clock.advance(29)
    assert phase(host, table_id) is Phase.PLAYING
    clock.advance(1)
    await until(lambda: phase(host, table_id) is Phase.OVER)


async def test_somebody_who_comes_back_in_time_delays_the_vote(
    hosts: Hosts, store: Store, clock: Clock
) -> None:
    host = await hosts.make(store, clock=clock)
    table_id = await for_two(host)
    anna = await host.join(table_id, ANNA)
    await answer(anna, Concede(id=fresh()))
    clock.advance(29)
    ben = await host.join(table_id, BEN)
    clock.advance(3600)
    assert not await live(host, table_id).pass_time()
    assert (await answer(ben, Concede(id=fresh(), agrees=False)))["kind"] == "update"
    await ben.leave()
    clock.advance(3600)
    assert not await live(host, table_id).pass_time()


async def test_nobody_is_away_because_the_server_restarted(
    hosts: Hosts, store: Store, clock: Clock
) -> None:
    before = await hosts.make(store, clock=clock)
    table_id = await for_two(before)
    await before.join(table_id, BEN)
    anna = await before.join(table_id, ANNA)
    await answer(anna, Concede(id=fresh()))
    clock.advance(3600)
    await before.stop()
    after = await hosts.make(store, clock=clock)
    anna = await after.join(table_id, ANNA)
    assert (await answer(anna, MindSeat(id=fresh(), seat=1)))["code"] == "still-time"
    assert not await live(after, table_id).pass_time()
    clock.advance(29)
    assert (await answer(anna, MindSeat(id=fresh(), seat=1)))["code"] == "still-time"
    clock.advance(1)
    await until(lambda: phase(after, table_id) is Phase.OVER)


async def test_a_no_survives_a_restart(hosts: Hosts, store: Store, clock: Clock) -> None:
    before = await hosts.make(store, clock=clock)
    table_id = await for_two(before)
    await must(before, table_id, ANNA, Concede(id=fresh()))
    await must(before, table_id, BEN, Concede(id=fresh(), agrees=False))
    await before.stop()
    after = await hosts.make(store, clock=clock)
    anna = await after.join(table_id, ANNA)
    clock.advance(3600)
    assert (await answer(anna, MindSeat(id=fresh(), seat=1)))["kind"] == "update"
    clock.advance(3600)
    assert not await live(after, table_id).pass_time()
    assert phase(after, table_id) is Phase.PLAYING


async def test_somebody_playing_without_a_socket_is_present_by_sending_commands(
    hosts: Hosts, store: Store, clock: Clock
) -> None:
    host = await hosts.make(store, clock=clock)
    table_id = await for_two(host)
    anna = await host.join(table_id, ANNA)
    clock.advance(3600)
    await must(host, table_id, BEN, SayPhrase(id=fresh(), code=PhraseCode.WAIT))
    assert (await answer(anna, MindSeat(id=fresh(), seat=1)))["code"] == "still-time"


async def test_a_player_sees_who_watches_their_hand(hosts: Hosts, store: Store) -> None:
    host = await hosts.make(store)
    table_id = await host.open_table(ANNA, Settings(players=3, watch=WatchPolicy.SEAT))
    await must(host, table_id, BEN, Sit(id=fresh()))
    await must(host, table_id, ANNA, SeatBot(id=fresh(), seat=2, bot="greedy"))
    await must(host, table_id, ANNA, Start(id=fresh()))
    anna = await host.join(table_id, ANNA)
    ben = await host.join(table_id, BEN)
    carla = await host.join(table_id, CARLA)
    await must(host, table_id, ANNA, AllowWatchers(id=fresh()))
    for session in (anna, ben, carla):
        waiting(session)
    await carla.send(Look(seat=0))
    assert (await read(anna, "presence"))["lookers"] == ["Carla"]
    others = [each for session in (ben, carla) for each in waiting(session)]
    assert [each["lookers"] for each in others if each["kind"] == "presence"] == [[], []]
    await carla.send(Look(seat=None))
    assert (await read(anna, "presence"))["lookers"] == []
    await carla.send(Look(seat=0))
    assert (await read(anna, "presence"))["lookers"] == ["Carla"]
    await carla.leave()
    assert (await read(anna, "presence"))["lookers"] == []


async def test_a_seated_player_sees_no_other_hand(hosts: Hosts, store: Store) -> None:
    host = await hosts.make(store)
    table_id = await for_two(host, watch="seat")
    await must(host, table_id, ANNA, AllowWatchers(id=fresh()))
    anna, ben = await host.join(table_id, ANNA), await host.join(table_id, BEN)
    waiting(ben)
    await ben.send(Look(seat=0))
    assert (await read(ben))["you"]["seat"] == 1
    assert all(not each.get("lookers") for each in waiting(anna))
