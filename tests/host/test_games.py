"""Whole games of people and bots on a host, and what is stored of them."""

import json
from collections.abc import Iterable

import pytest

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
    play_on,
    read,
    waiting,
    with_bot,
)
from ninetyeight.host import BotWorkers, Host, NoSuchTable, NotForWatchers
from ninetyeight.host import host as hosting
from ninetyeight.protocol.command import Again, Concede, HintLevel, MakeBid, Sit, Start, TakeHint
from ninetyeight.protocol.event import CloseCause
from ninetyeight.protocol.message import Hint, HintReasonCode, Refusal
from ninetyeight.protocol.settings import Access, Settings, WatchPolicy
from ninetyeight.protocol.view import Phase
from ninetyeight.rules import Bid, read_record, replay
from ninetyeight.store import Store
from ninetyeight.table import read_event
from waiting import PATIENCE, until

pytestmark = pytest.mark.asyncio


async def test_two_people_play_a_game_to_its_end(hosts: Hosts, store: Store) -> None:
    host = await hosts.make(store)
    table_id = await for_two(host)
    ending = (await play_on(host, table_id, ANNA, BEN)).table.game
    assert ending is not None
    (game,) = (await store.games.of_table(table_id)).items
    row = await store.tables.find(table_id)
    assert row is not None
    assert (row.phase, row.people, row.waiting_for) == (Phase.OVER, ("anna", "ben"), ())
    assert [seat.person_id for seat in game.seats] == ["anna", "ben"]
    record = read_record(game.record)
    outcome = replay(record).state.outcome
    assert outcome is not None
    assert ending.ending is not None
    assert (outcome.left, outcome.code) == (game.left, game.code)
    assert (game.left, game.code) == (ending.ending.left, ending.ending.code)
    assert set(record.meta) == {"program", "table", "started", "finished"}


@pytest.mark.parametrize("edition", ["original", "extreme", "expert+fire"])
async def test_a_person_and_bots_play_a_game_to_its_end(
    hosts: Hosts, store: Store, edition: str
) -> None:
    host = await hosts.make(store)
    table_id = await with_bot(host, players=3, edition=edition)
    await play_on(host, table_id, ANNA)
    (game,) = (await store.games.of_table(table_id)).items
    assert [seat.bot for seat in game.seats] == [None, "sharp", "sharp"]
    entries = await store.log.read(table_id)
    assert [entry.sequence for entry in entries] == list(range(1, len(entries) + 1))
    assert (await host.table(table_id)).sequence == len(entries)


async def test_the_real_bots_think_in_their_process(hosts: Hosts, store: Store) -> None:
    bots = BotWorkers(deadline=PATIENCE)
    host = await hosts.make(store, bots=bots)
    await bots.warm_up()
    # Where cards may be taken back, bots comment at the end of a turn only.
    table_id = await with_bot(host, players=2, bot="master", undo=False)
    await play_on(host, table_id, ANNA)
    bodies = [read_event(entry.body) for entry in await store.log.read(table_id)]
    assert {event.kind for event in bodies} >= {"bid-made", "card-laid", "signalled"}


async def test_another_game_follows(hosts: Hosts, store: Store) -> None:
    host = await hosts.make(store)
    table_id = await host.open_table(ANNA, Settings(players=1))
    await must(host, table_id, ANNA, Start(id=fresh()))
    await must(host, table_id, ANNA, Concede(id=fresh()))
    again = Again(id=fresh(), same_deal=True)
    update = await must(host, table_id, ANNA, again)
    assert update.table.game is not None
    assert (update.table.game.number, update.table.game.is_repeat) == (2, True)
    await must(host, table_id, ANNA, Concede(id=fresh()))
    games = (await store.games.of_table(table_id)).items
    assert sorted(game.number for game in games) == [1, 2]
    assert len({game.id for game in games}) == 2
    assert table_id not in "".join(game.id for game in games)


async def test_the_row_of_a_table_names_whom_it_waits_for(hosts: Hosts, store: Store) -> None:
    host = await hosts.make(store)
    settings = Settings(players=2, name="Kitchen", access=Access.PUBLIC)
    table_id = await host.open_table(ANNA, settings)
    (row,) = (await store.tables.lobby()).items
    assert (row.table_id, row.open_seats, row.name) == (table_id, 1, "Kitchen")
    await must(host, table_id, BEN, Sit(id=fresh()))
    await must(host, table_id, ANNA, Start(id=fresh()))
    await must(host, table_id, ANNA, MakeBid(id=fresh(), bid=Bid.LIKE))
    waiting_row = await store.tables.find(table_id)
    assert waiting_row is not None
    assert (waiting_row.waiting_for, waiting_row.phase) == (("ben",), Phase.BIDDING)
    assert waiting_row.due_at == (await host.table(table_id)).deadline
    await must(host, table_id, BEN, MakeBid(id=fresh(), bid=Bid.LIKE))
    tied = await store.tables.find(table_id)
    assert tied is not None
    assert tied.waiting_for == ("anna",)


async def test_a_table_id_is_long_and_valid_in_links(hosts: Hosts, store: Store) -> None:
    host = await hosts.make(store)
    ids = {await host.open_table(ANNA, Settings()) for _ in range(5)}
    assert len(ids) == 5
    assert all(len(each) == 22 and each.replace("-", "").replace("_", "").isalnum() for each in ids)


async def test_a_missing_table_is_reported(hosts: Hosts, store: Store) -> None:
    host = await hosts.make(store)
    for ask in (host.table("x"), host.state("x", "anna"), host.join("x", ANNA)):
        with pytest.raises(NoSuchTable) as caught:
            await ask
        assert caught.value.code == "no-such-table"
    assert host.tables == 0


async def test_a_table_is_loaded_from_its_log(hosts: Hosts, store: Store) -> None:
    first = await hosts.make(store)
    table_id = await for_two(first)
    before = await first.table(table_id)
    await hosts.kill(first)
    second = await hosts.make(store)
    assert await second.table(table_id) == before


async def test_an_idle_table_is_dropped_from_memory(
    hosts: Hosts, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hosting, "REPEATED", 0.05)
    host = await hosts.make(store, idle=0.0)
    table_id = await for_two(host)
    session = await host.join(table_id, ANNA)
    other = await host.open_table(BEN, Settings())
    await until(lambda: host.tables == 1)
    await session.leave()
    await until(lambda: host.tables == 0)
    assert (await host.table(other)).host == "ben"


async def test_a_hint_says_no_more_than_its_level(hosts: Hosts, store: Store) -> None:
    host = await hosts.make(store)
    table_id = await host.open_table(ANNA, Settings(players=1))
    await must(host, table_id, ANNA, Start(id=fresh()))
    session = await host.join(table_id, ANNA)
    hints = {
        level.value: await answer(session, TakeHint(id=fresh(), level=level)) for level in HintLevel
    }
    assert hints["nudge"]["pile"] is not None
    assert hints["nudge"]["card"] is None
    assert hints["card"]["pile"] is None
    assert (hints["move"]["card"], hints["move"]["pile"]) == (
        hints["card"]["card"],
        hints["nudge"]["pile"],
    )
    assert (hints["nudge"]["reason"], hints["card"]["reason"]) == (None, None)
    assert hints["move"]["reason"]["code"] in set(HintReasonCode)
    command = TakeHint(id="again")
    hint = await host.do(table_id, ANNA, command)
    assert isinstance(hint, Hint)
    assert await host.do(table_id, ANNA, command) == hint
    game = (await host.table(table_id)).game
    assert game is not None
    assert game.hints == (1,)


async def test_a_hint_is_sent_to_nobody_else(hosts: Hosts, store: Store) -> None:
    host = await hosts.make(store)
    table_id = await for_two(host, hints=True)
    anna, ben = await host.join(table_id, ANNA), await host.join(table_id, BEN)
    await answer(anna, TakeHint(id=fresh(), level=HintLevel.MOVE))
    kinds = {message["kind"] for message in waiting(ben)}
    assert kinds == {"update", "presence"}


async def test_a_table_can_be_closed_by_force(hosts: Hosts, store: Store) -> None:
    host = await hosts.make(store)
    table_id = await for_two(host)
    session = await host.join(table_id, ANNA)
    await read(session)
    await host.force_close(table_id, CloseCause.ADMIN)
    assert (await read(session))["events"] == [{"kind": "closed", "cause": "admin"}]
    refused = await host.do(table_id, ANNA, Start(id=fresh()))
    assert isinstance(refused, Refusal)
    assert refused.code == "closed"


async def test_a_table_may_be_closed_to_watchers(hosts: Hosts, store: Store) -> None:
    host = await hosts.make(store)
    table_id = await for_two(host, watch=WatchPolicy.NOBODY)
    for ask in (host.join(table_id, CARLA), host.state(table_id, "carla")):
        with pytest.raises(NotForWatchers):
            await ask
    with pytest.raises(NotForWatchers):
        await host.do(table_id, CARLA, Sit(id=fresh()))


async def test_a_bot_plays_when_time_is_up(hosts: Hosts, store: Store, clock: Clock) -> None:
    host = await hosts.make(store, clock=clock)
    table_id = await for_two(host, clock={"kind": "turn", "seconds": 30})
    await until(lambda: table_id in host.runs)
    clock.advance(29)
    assert await kinds_of(store, table_id, ["seat-minded"]) == []
    clock.advance(2)
    await until_turn(host, table_id, 1)
    assert await kinds_of(store, table_id, ["seat-minded"]) == ["seat-minded"]


async def test_a_draw_decides_when_nobody_bids(hosts: Hosts, store: Store, clock: Clock) -> None:
    host = await hosts.make(store, clock=clock, chance=chance_of("lot"))
    table_id = await host.open_table(ANNA, Settings(players=2, bid_seconds=60))
    await must(host, table_id, BEN, Sit(id=fresh()))
    await must(host, table_id, ANNA, Start(id=fresh()))
    await until(lambda: table_id in host.runs)
    clock.advance(61)
    live_table = live(host, table_id)
    await until(lambda: live_table.table.phase == "playing")


async def kinds_of(store: Store, table_id: str, kinds: Iterable[str]) -> list[str]:
    found = [json.loads(entry.body)["kind"] for entry in await store.log.read(table_id)]
    return [kind for kind in found if kind in kinds]


async def until_turn(host: Host, table_id: str, seat: int) -> None:
    live_table = live(host, table_id)

    def is_on_turn() -> bool:
        game = live_table.table.game
        return game is not None and game.state is not None and game.state.seat == seat

    await until(is_on_turn)
