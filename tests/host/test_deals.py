"""Who gets to know a deal by being dealt in."""

import pytest

from host.hosts import Hosts, fresh, must
from ninetyeight.host import Host
from ninetyeight.protocol.command import Again, ClearSeat, Concede, SeatBot, Sit, Start
from ninetyeight.protocol.settings import Settings
from ninetyeight.store import Store
from ninetyeight.table import Challenge, Participant
from ninetyeight.table.game import game_id
from store.rows import NOW

pytestmark = pytest.mark.asyncio


async def guest(store: Store, name: str) -> Participant:
    return Participant(id=(await store.people.add(name, "en", NOW)).id, name=name)


async def given_up(host: Host, table_id: str, *people: Participant) -> str:
    """Give the game of a table up; return its id."""
    for person in people:
        await must(host, table_id, person, Concede(id=fresh()))
    game = (await host.table(table_id)).game
    assert game is not None
    assert game.is_over
    return game_id(table_id, game.number)


async def test_who_was_removed_during_a_game_knows_its_deal(hosts: Hosts, store: Store) -> None:
    host = await hosts.make(store)
    anna, ben = await guest(store, "Anna"), await guest(store, "Ben")
    table_id = await host.open_table(anna, Settings(players=2))
    await must(host, table_id, ben, Sit(id=fresh()))
    await must(host, table_id, anna, Start(id=fresh()))
    await host.remove_person(table_id, ben.id)
    deal_id = await given_up(host, table_id, anna)
    assert await store.deals.seen_by(deal_id, [anna.id, ben.id]) == {anna.id, ben.id}


async def test_a_deal_is_known_from_when_its_challenge_is_dealt(hosts: Hosts, store: Store) -> None:
    """Otherwise people could look at their hand, close the table and start over."""
    host = await hosts.make(store)
    anna, ben = await guest(store, "Anna"), await guest(store, "Ben")
    first = await host.open_table(anna, Settings(players=1))
    await must(host, first, anna, Start(id=fresh()))
    deal_id = await given_up(host, first, anna)
    game = await store.games.find(deal_id)
    assert game is not None
    deck = (await host.table(first)).game.deal.deck  # type: ignore[union-attr]
    challenge = Challenge(game_id=game.id, deck=deck, deal_id=game.deal_id)
    attempt = await host.open_table(ben, Settings(players=1), challenge=challenge)
    assert await store.deals.seen_by(deal_id, [ben.id]) == set()
    await must(host, attempt, ben, Start(id=fresh()))
    assert await store.deals.seen_by(deal_id, [ben.id]) == {ben.id}


async def test_who_watches_a_game_until_its_end_knows_its_deal(hosts: Hosts, store: Store) -> None:
    host = await hosts.make(store)
    anna, ben, carla = [await guest(store, name) for name in ("Anna", "Ben", "Carla")]
    table_id = await host.open_table(anna, Settings(players=1))
    await must(host, table_id, anna, Start(id=fresh()))
    watching = await host.join(table_id, ben)
    gone = await host.join(table_id, carla)
    await gone.leave()
    deal_id = await given_up(host, table_id, anna)
    assert await store.deals.seen_by(deal_id, [ben.id, carla.id]) == {ben.id}
    await watching.leave()


async def test_who_takes_a_seat_after_a_game_knows_its_deal(hosts: Hosts, store: Store) -> None:
    host = await hosts.make(store)
    anna, ben = await guest(store, "Anna"), await guest(store, "Ben")
    table_id = await host.open_table(anna, Settings(players=2))
    await must(host, table_id, anna, SeatBot(id=fresh(), seat=1, bot="sharp"))
    await must(host, table_id, anna, Start(id=fresh()))
    deal_id = await given_up(host, table_id, anna)
    await must(host, table_id, anna, ClearSeat(id=fresh(), seat=1))
    await must(host, table_id, ben, Sit(id=fresh()))
    assert await store.deals.seen_by(deal_id, [ben.id]) == {ben.id}


async def test_games_with_the_same_cards_are_of_one_deal(hosts: Hosts, store: Store) -> None:
    host = await hosts.make(store)
    anna = await guest(store, "Anna")
    table_id = await host.open_table(anna, Settings(players=1))
    await must(host, table_id, anna, Start(id=fresh()))
    ids = [await given_up(host, table_id, anna)]
    for same_deal in (True, True, False):
        await must(host, table_id, anna, Again(id=fresh(), same_deal=same_deal))
        ids.append(await given_up(host, table_id, anna))
    games = {game.id: game for game in (await store.games.of_table(table_id)).items}
    assert [games[id_].deal_id for id_ in ids] == [ids[0], ids[0], ids[0], ids[3]]


async def test_bots_know_nothing(hosts: Hosts, store: Store) -> None:
    host = await hosts.make(store)
    anna = await guest(store, "Anna")
    table_id = await host.open_table(anna, Settings(players=2))
    await must(host, table_id, anna, SeatBot(id=fresh(), seat=1, bot="sharp"))
    await must(host, table_id, anna, Start(id=fresh()))
    assert (await host.table(table_id)).game.dealt_in == (anna.id,)  # type: ignore[union-attr]
