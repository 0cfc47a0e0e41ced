"""Lists of tables are right, in order, and come in pages."""

from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from ninetyeight.protocol.view import Phase
from ninetyeight.store import Page, Store, StoreError, TableRow
from store.rows import NOW, later, put, row

pytestmark = pytest.mark.asyncio


def names(page: Page[TableRow]) -> list[str]:
    return [found.table_id for found in page.items]


async def all_pages(ask: Callable[[str | None], Awaitable[Page[Any]]]) -> list[list[Any]]:
    pages, before = [], None
    while True:
        page = await ask(before)
        pages.append(list(page.items))
        before = page.before
        if before is None:
            return pages


async def test_a_row_is_found_as_it_was_written(store: Store) -> None:
    first = row(people=("b", "a"), waiting_for=("a",), due_at=later(9))
    await put(store, people=("b", "a"), waiting_for=("a",), due_at=later(9))
    assert await store.tables.find("t") == first
    second: dict[str, Any] = {
        "people": ("c", "a"),
        "phase": Phase.PLAYING,
        "is_public": False,
        "open_seats": 0,
        "bots": ("sharp", "greedy"),
    }
    await put(store, "t", 2, **second)
    assert await store.tables.find("t") == row(sequence=2, **second)
    assert await store.tables.find("another") is None


async def test_the_lobby_shows_public_tables_with_open_seats(store: Store) -> None:
    await put(store, "open")
    await put(store, "newer", created_at=later(5))
    await put(store, "full", open_seats=0)
    await put(store, "hidden", is_public=False)
    await put(store, "begun", phase=Phase.PLAYING)
    assert names(await store.tables.lobby()) == ["newer", "open"]


async def test_pages_hold_every_table_once(store: Store) -> None:
    for number in range(7):  # two each at the same instant
        await put(store, f"t{number}", created_at=later(number // 2))
    pages = await all_pages(lambda before: store.tables.lobby(limit=3, before=before))
    found = [[table.table_id for table in page] for page in pages]
    assert found == [["t6", "t5", "t4"], ["t3", "t2", "t1"], ["t0"]]


async def test_a_full_last_page_has_no_cursor(store: Store) -> None:
    await put(store, "a")
    await put(store, "b")
    assert (await store.tables.lobby(limit=2)).before is None


@pytest.mark.parametrize("before", ["", "x", "99999999999999999999999-t", "ü-t", "1.5-t"])
async def test_an_invalid_cursor_is_refused(store: Store, before: str) -> None:
    with pytest.raises(StoreError) as caught:
        await store.tables.lobby(before=before)
    assert caught.value.code == "page"


async def test_people_find_their_own_tables(store: Store) -> None:
    await put(store, "mine", people=("a", "b"), waiting_for=("a",))
    await put(store, "waits-for-b", people=("a", "b"), waiting_for=("b",), created_at=later(1))
    await put(store, "over", people=("a",), phase=Phase.OVER, created_at=later(2))
    await put(store, "left", people=("a",))
    await put(store, "left", 2, people=("b",))
    assert names(await store.tables.of_person("a")) == ["over", "waits-for-b", "mine"]
    assert names(await store.tables.of_person("a", is_open=True)) == ["waits-for-b", "mine"]
    assert names(await store.tables.of_person("a", is_open=False)) == ["over"]
    assert names(await store.tables.of_person("a", is_waiting=True)) == ["mine"]
    assert await store.tables.count_open("a") == 2
    assert await store.tables.count_open("nobody") == 0


async def test_somebody_who_left_can_come_back(store: Store) -> None:
    for sequence, people in enumerate((("a", "b"), ("b",), ("b", "a")), start=1):
        await put(store, "t", sequence, people=people)
    assert await store.tables.find("t") == row(sequence=3, people=("b", "a"))


async def test_tables_become_due(store: Store) -> None:
    await put(store, "later", due_at=later(10))
    await put(store, "sooner", due_at=later(5))
    await put(store, "never")
    assert await store.tables.due(NOW) == []
    assert await store.tables.due(later(5)) == ["sooner"]
    assert await store.tables.due(later(60)) == ["sooner", "later"]
    assert await store.tables.due(later(60), limit=1, without=["sooner"]) == ["later"]
    await put(store, "sooner", 2, due_at=None)
    assert await store.tables.due(later(60)) == ["later"]


async def test_the_admin_lists_all_tables_and_deletes_one(store: Store) -> None:
    await put(store, "a", phase=Phase.PLAYING, is_public=False, people=("p",))
    await put(store, "b", created_at=later(1))
    await store.leases.claim("a", "host", 60)
    assert names(await store.tables.page()) == ["b", "a"]
    assert names(await store.tables.page(phase=Phase.PLAYING)) == ["a"]
    assert names(await store.tables.page(is_public=True)) == ["b"]
    assert names(await store.tables.page(updated_before=NOW)) == []
    assert await store.tables.delete("a")
    assert not await store.tables.delete("a")
    assert await store.log.read("a") == []
    assert names(await store.tables.of_person("p")) == []
    assert await store.leases.held_by("host") == []


async def test_pages_have_a_maximum_length(store: Store) -> None:
    await put(store)
    assert names(await store.tables.lobby(limit=10**9)) == ["t"]
    assert names(await store.tables.lobby(limit=-1)) == ["t"]
