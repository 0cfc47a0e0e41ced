"""Solutions and known deals are kept with their games, and go with them."""

import pytest

from ninetyeight.store import Store, StoredSolution
from store.rows import NOW, game, later

pytestmark = pytest.mark.asyncio


async def test_a_solution_is_kept_with_its_game(store: Store) -> None:
    await store.games.add(game("g"))
    assert await store.deals.solution("g") is None
    found = StoredSolution(is_winnable=True, actions='[["end"]]')
    await store.deals.keep_solution("g", found)
    assert await store.deals.solution("g") == found
    nothing = StoredSolution(is_winnable=None, actions="")
    await store.deals.keep_solution("g", nothing)
    assert await store.deals.solution("g") == nothing
    await store.games.delete("g")
    assert await store.deals.solution("g") is None
    await store.deals.keep_solution("g", found)
    assert await store.deals.solution("g") is None


async def test_a_deal_becomes_known_once(store: Store) -> None:
    await store.games.add(game("g"))
    assert not await store.deals.is_known("g", "anna")
    assert not await store.deals.note_known("g", "anna")
    assert await store.deals.note_known("g", "anna")
    assert await store.deals.is_known("g", "anna")
    assert not await store.deals.is_known("g", "ben")
    assert not await store.deals.note_known("another", "anna")


async def test_nothing_of_a_person_stays_when_they_go(store: Store) -> None:
    await store.games.add(game("g"))
    anna = await store.people.add("Anna", "en", NOW)
    await store.deals.note_known("g", anna.id)
    await store.people.delete(anna.id)
    assert not await store.deals.is_known("g", anna.id)


async def test_a_challenge_is_found_by_its_key_alone(store: Store) -> None:
    await store.games.add(game("g"))
    key = await store.games.challenge("g")
    assert key is not None
    assert await store.games.challenge("g") == key
    found = await store.games.find_challenge(key)
    assert found == game("g", challenge_key=key)
    assert await store.games.find_shared(key) is None
    assert await store.games.challenge("another") is None


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
