"""Deals: who has seen their cards, and whether they can be won. Both go with their last game."""

from typing import Any

import pytest

from ninetyeight.store import Sighting, Store, StoredSolution
from store.rows import NOW, entry, game, later, row

pytestmark = pytest.mark.asyncio

START = "rules and starter"
FOUND = StoredSolution(is_winnable=True, actions='[["end"]]')


async def person(store: Store, name: str) -> str:
    return (await store.people.add(name, "en", NOW)).id


async def knows(store: Store, deal_id: str, person_id: str) -> bool:
    return person_id in await store.deals.seen_by(deal_id, [person_id])


async def append(store: Store, table_id: str, sequence: int = 1, **others: Any) -> None:
    """Append an entry to a log, together with what it ends or deals."""
    await store.log.append(table_id, [entry(sequence)], row(table_id, sequence), **others)


async def attempted(store: Store, *people: str) -> None:
    """Deal these people in at game `a`, an attempt at deal `d`."""
    await append(store, "t", sightings=[Sighting("d", "a", people)])


async def ended(store: Store, *people: str) -> bool:
    """End that attempt; return whether it was a repeat."""
    attempt = game("a", *people, deal_id="d", challenge_of="g", table_id="t")
    sighting = Sighting("d", "a", people)
    await append(store, "t", 2, games=[attempt], sightings=[sighting])
    found = await store.games.find("a")
    assert found is not None
    return found.is_repeat


async def test_a_solution_is_kept_until_its_deal_has_no_game(store: Store) -> None:
    await store.games.add(game("g", deal_id="d"))
    await store.games.add(game("h", deal_id="d"))
    assert await store.deals.solution("d", START) is None
    await store.deals.keep_solution("d", START, FOUND)
    assert await store.deals.solution("d", START) == FOUND
    assert await store.deals.solution("d", "another starter") is None
    nothing = StoredSolution(is_winnable=None, actions="")
    await store.deals.keep_solution("d", START, nothing)
    assert await store.deals.solution("d", START) == nothing
    await store.games.delete("g")
    assert await store.deals.solution("d", START) == nothing
    await store.games.delete("h")
    assert await store.deals.solution("d", START) is None
    await store.deals.keep_solution("d", START, FOUND)
    assert await store.deals.solution("d", START) is None


async def test_who_saw_a_deal_in_a_replay_knows_it(store: Store) -> None:
    anna, ben = await person(store, "Anna"), await person(store, "Ben")
    await store.games.add(game("g", deal_id="d"))
    assert not await knows(store, "d", anna)
    await store.deals.note_seen("d", anna)
    await store.deals.note_seen("d", anna)
    assert await store.deals.seen_by("d", [anna, ben, "nobody"]) == {anna}
    assert not await knows(store, "g", anna)


async def test_a_deal_without_games_is_forgotten(store: Store) -> None:
    anna = await person(store, "Anna")
    await store.deals.note_seen("nothing", anna)
    assert not await knows(store, "nothing", anna)
    for game_id in ("g", "h"):
        await store.games.add(game(game_id, deal_id="d", finished_at=NOW))
    await store.deals.note_seen("d", anna)
    await store.games.delete("g")
    assert await knows(store, "d", anna)
    await store.retention.delete_games(later(1))
    assert not await knows(store, "d", anna)


async def test_nothing_of_a_person_stays_when_they_go(store: Store) -> None:
    anna = await person(store, "Anna")
    await store.games.add(game("g", deal_id="d"))
    await store.deals.note_seen("d", anna)
    await store.people.delete(anna)
    assert not await knows(store, "d", anna)
    await store.deals.note_seen("d", anna)
    await append(store, "t", sightings=[Sighting("d", "g", [anna])])
    assert not await knows(store, "d", anna)


async def test_an_attempt_alone_makes_no_repeat_of_itself(store: Store) -> None:
    anna, ben = await person(store, "Anna"), await person(store, "Ben")
    await store.games.add(game("g", deal_id="d"))
    await attempted(store, anna, ben)
    assert await store.deals.seen_by("d", [anna, ben]) == {anna, ben}
    assert not await ended(store, anna, ben)


async def test_an_attempt_of_which_one_player_saw_the_cards_is_a_repeat(store: Store) -> None:
    anna, ben = await person(store, "Anna"), await person(store, "Ben")
    await store.games.add(game("g", deal_id="d"))
    await attempted(store, anna, ben)
    await store.deals.note_seen("d", ben)
    assert await ended(store, anna, ben)


async def test_what_somebody_looks_up_who_was_removed_does_not_matter(store: Store) -> None:
    anna, ben = await person(store, "Anna"), await person(store, "Ben")
    await store.games.add(game("g", deal_id="d"))
    await attempted(store, anna, ben)
    await store.deals.note_seen("d", ben)
    assert not await ended(store, anna)


async def test_an_attempt_from_before_deals_were_noted_stays_what_it_was(store: Store) -> None:
    """Older versions noted whoever opened the table, not who was dealt in."""
    anna = await person(store, "Anna")
    await store.games.add(game("g", deal_id="d"))
    await store.deals.note_seen("d", anna)
    await append(store, "t")
    assert not await ended(store, anna)


async def test_a_challenge_is_found_by_its_key_alone(store: Store) -> None:
    await store.games.add(game("g"))
    key = await store.games.challenge("g")
    assert key is not None
    assert await store.games.challenge("g") == key
    found = await store.games.find_challenge(key)
    assert found == game("g", challenge_key=key)
    assert await store.games.find_shared(key) is None
    assert await store.games.challenge("another") is None
    await store.games.withdraw_challenge("g")
    assert await store.games.find_challenge(key) is None
    assert await store.games.find("g") == game("g")


async def test_a_standing_leaves_out_what_does_not_count(store: Store) -> None:
    await store.games.add(game("first", "anna", left=20))
    await store.games.add(game("won", "anna", is_won=True, left=0, finished_at=later(1)))
    await store.games.add(game("known", "anna", left=1, is_repeat=True, finished_at=later(2)))
    await store.games.add(game("other", "anna", edition="fire", left=2, finished_at=later(2)))
    this = game("this", "anna", left=10, finished_at=later(3))
    await store.games.add(this)
    await store.games.add(game("next", "anna", left=3, finished_at=later(4)))
    standing = await store.games.standing_before("anna", this)
    assert (standing.games, standing.wins, standing.left, standing.best_left) == (2, 1, 20, 0)
    assert (await store.games.standing_before("ben", this)).best_left is None
