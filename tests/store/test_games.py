"""Finished games are shared by a key, listed, and summed up in the database."""

import pytest

from ninetyeight.store import Statistics, Store, StoreError
from store.rows import NOW, game, later, put

pytestmark = pytest.mark.asyncio


async def test_a_game_is_found_as_it_was_added(store: Store) -> None:
    added = game("g", "anna", None, is_won=True, left=0, hints=2, imported_by="anna")
    await store.games.add(added)
    assert await store.games.find("g") == added
    assert await store.games.find("another") is None


async def test_a_game_is_added_once(store: Store) -> None:
    await store.games.add(game("g"))
    with pytest.raises(StoreError) as caught:
        await store.games.add(game("g"))
    assert caught.value.code == "conflict"


async def test_a_shared_game_is_found_by_its_key(store: Store) -> None:
    await store.games.add(game("g"))
    key = await store.games.share("g")
    assert key is not None
    assert await store.games.share("g") == key
    found = await store.games.find_shared(key)
    assert found == game("g", share_key=key)
    await store.games.unshare("g")
    assert await store.games.find_shared(key) is None
    assert await store.games.share("g") != key
    assert await store.games.share("another") is None


async def test_a_game_outlives_its_table(store: Store) -> None:
    await put(store)
    await store.games.add(game("g", table_id="t"))
    assert [found.id for found in (await store.games.of_table("t")).items] == ["g"]
    await store.tables.delete("t")
    assert await store.games.find("g") == game("g", table_id=None)
    assert await store.games.delete("g")
    assert not await store.games.delete("g")


async def test_people_see_the_games_they_played_or_imported(store: Store) -> None:
    await store.games.add(game("first", "anna", "anna"))  # one person on two seats
    await store.games.add(game("second", "ben", "anna", finished_at=later(1)))
    await store.games.add(game("third", None, imported_by="anna", finished_at=later(2)))
    await store.games.add(game("other", "ben", finished_at=later(3)))
    page = await store.games.of_person("anna", limit=2)
    rest = await store.games.of_person("anna", limit=2, before=page.before)
    assert [found.id for found in (*page.items, *rest.items)] == ["third", "second", "first"]
    assert rest.before is None


async def test_a_deal_played_once_more_does_not_count(store: Store) -> None:
    await store.games.add(game("first", "anna", left=20))
    await store.games.add(game("again", "anna", left=0, is_won=True, is_repeat=True))
    (row,) = await store.games.statistics("anna")
    assert (row.games, row.wins, row.best_left) == (1, 0, 20)
    assert [point.game_id for point in await store.games.results("anna", "original", 1)] == [
        "first"
    ]
    listed = {found.id: found.is_repeat for found in (await store.games.of_person("anna")).items}
    assert listed == {"first": False, "again": True}


async def test_statistics_are_by_edition_and_players(store: Store) -> None:
    await store.games.add(game("a", "anna", "anna", left=4))
    await store.games.add(game("b", "anna", "ben", left=0, is_won=True, hints=3))
    await store.games.add(game("c", "anna", None, left=7))
    await store.games.add(game("c2", "ben", "anna", left=10))
    await store.games.add(game("d", "anna", left=20))
    await store.games.add(game("e", "anna", edition="expert", left=3))
    await store.games.add(game("f", "anna", left=0, imported_by="anna"))
    await store.games.add(game("g", "ben", left=0))
    assert await store.games.statistics("anna") == [
        Statistics("expert", 1, 1, 0, 3.0, 3, 0),
        Statistics("original", 1, 1, 0, 20.0, 20, 0),
        Statistics("original", 2, 4, 1, 5.25, 0, 1),
    ]
    assert await store.games.statistics("nobody") == []


async def test_results_are_listed_over_time(store: Store) -> None:
    for number, left in enumerate((9, 5, 0)):
        await store.games.add(
            game(f"g{number}", "anna", left=left, is_won=left == 0, finished_at=later(number))
        )
    await store.games.add(game("other", "anna", edition="expert"))
    found = await store.games.results("anna", "original", 1)
    assert [(point.left, point.is_won) for point in found] == [(9, False), (5, False), (0, True)]
    assert found[0].finished_at == NOW
    latest = await store.games.results("anna", "original", 1, limit=2)
    assert [point.left for point in latest] == [5, 0]


async def test_lists_omit_records_and_a_game_is_found_by_the_start_of_its_record(
    store: Store,
) -> None:
    record = '{"format": "ninetyeight/1", "deck": [2, 3], "seats": ["x_%"]}'
    await store.games.add(game("one", "anna", record=record))
    (listed,) = (await store.games.of_person("anna", with_records=False)).items
    assert listed == game("one", "anna", record="")

    async def found(person: str, start: str) -> object:
        return await store.games.find_similar(
            person, edition="original", players=1, left=10, record_prefix=start
        )

    assert await found("anna", record[:40]) == listed
    assert await found("anna", record[:40].upper()) is None
    assert await found("ben", record[:40]) is None
