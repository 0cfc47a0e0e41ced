"""Leases: one process at a time runs a table, and another takes over."""

import asyncio

import pytest

from ninetyeight.store import Store
from store.rows import NOW, later

pytestmark = pytest.mark.asyncio


async def test_a_lease_belongs_to_one_until_it_expires(store: Store, other: Store) -> None:
    assert await store.claim("t", "one", NOW, 5)
    assert not await other.claim("t", "two", later(4.9), 5)
    assert await store.claim("t", "one", later(4), 5)  # renewed
    assert not await other.claim("t", "two", later(8.9), 5)
    assert await other.claim("t", "two", later(9), 5)
    assert not await store.claim("t", "one", later(9), 5)


async def test_of_many_who_claim_one_succeeds(store: Store, other: Store) -> None:
    for number in range(5):
        claimed = await asyncio.gather(
            *(chosen.claim(f"t{number}", f"{place}", NOW, 5)
              for place, chosen in enumerate((store, other) * 5))
        )  # fmt: skip
        assert sum(claimed) == 1


async def test_a_released_lease_is_free_at_once(store: Store) -> None:
    await store.claim("t", "one", NOW, 5)
    assert not await store.release("t", "two")
    assert await store.release("t", "one")
    assert await store.claim("t", "two", NOW, 5)


async def test_a_process_that_stops_releases_all(store: Store) -> None:
    for name in ("c", "a", "b"):
        await store.claim(name, "one", NOW, 5)
    await store.claim("d", "two", NOW, 5)
    assert await store.leased_by("one") == ["a", "b", "c"]
    assert await store.release_all("one") == 3
    assert await store.leased_by("one") == []
    assert await store.leased_by("two") == ["d"]


async def test_all_leases_are_renewed_at_once(store: Store, other: Store) -> None:
    await store.claim("a", "one", NOW, 5)
    await store.claim("b", "one", NOW, 5)
    await other.claim("b", "two", later(6), 5)
    assert await store.renew("one", later(7), 5) == ["a"]
    assert not await other.claim("a", "two", later(11), 5)


async def test_tables_of_a_dead_process_are_found_in_the_order_of_need(store: Store) -> None:
    await store.claim("second", "dead", NOW, 5)
    await store.claim("first", "dead", NOW, 4)
    await store.claim("alive", "one", NOW, 60)
    assert await store.expired_leases(later(3.9)) == []
    assert await store.expired_leases(later(5)) == ["first", "second"]
    assert await store.expired_leases(later(5), limit=1) == ["first"]
