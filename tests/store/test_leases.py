"""Leases: one process at a time runs a table, and another takes over."""

import asyncio
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from ninetyeight.store import Store, open_store

pytestmark = pytest.mark.asyncio

LONG, GONE = 60.0, -1.0
"""A lease that lasts, and one that has expired already."""


async def test_a_lease_belongs_to_one_until_it_expires(store: Store, other: Store) -> None:
    assert await store.leases.claim("t", "one", LONG)
    assert not await other.leases.claim("t", "two", LONG)
    assert await store.leases.claim("t", "one", GONE)  # renewed, for as long as it is said
    assert await other.leases.claim("t", "two", LONG)
    assert not await store.leases.claim("t", "one", LONG)


async def test_a_lease_expires_by_the_time_of_the_database(store: Store, other: Store) -> None:
    assert await store.leases.claim("t", "one", 0.05)
    async with asyncio.timeout(10):
        while not await other.leases.claim("t", "two", LONG):
            await asyncio.sleep(0)
    assert await store.leases.expired() == []


async def test_the_leases_of_a_file_go_by_its_clock(tmp_path: Path) -> None:
    now = datetime(2026, 3, 1, tzinfo=UTC)
    async with await open_store("sqlite://", tmp_path, clock=lambda: now) as store:
        assert await store.pulse.now() == now
        assert await store.leases.claim("t", "one", 5)
        now += timedelta(seconds=4.9)
        assert not await store.leases.claim("t", "two", 5)
        now += timedelta(seconds=0.1)
        assert await store.leases.expired() == ["t"]
        assert await store.leases.claim("t", "two", 5)


async def test_of_many_who_claim_one_succeeds(store: Store, other: Store) -> None:
    for number in range(5):
        claimed = await asyncio.gather(
            *(chosen.leases.claim(f"t{number}", f"{place}", LONG)
              for place, chosen in enumerate((store, other) * 5))
        )  # fmt: skip
        assert sum(claimed) == 1


async def test_a_lease_that_was_handed_over_waits_for_the_next_claim(store: Store) -> None:
    await store.leases.claim("t", "one", LONG)
    assert not await store.leases.hand_over("t", "two")
    assert await store.leases.hand_over("t", "one")
    assert await store.leases.renew("one", LONG) == []
    assert await store.leases.expired() == ["t"]
    assert await store.leases.claim("t", "two", LONG)
    assert await store.leases.expired() == []


async def test_a_released_lease_is_free_at_once(store: Store) -> None:
    await store.leases.claim("t", "one", LONG)
    assert not await store.leases.release("t", "two")
    assert await store.leases.release("t", "one")
    assert await store.leases.claim("t", "two", LONG)


async def test_a_process_that_stops_releases_all(store: Store) -> None:
    for name in ("c", "a", "b"):
        await store.leases.claim(name, "one", LONG)
    await store.leases.claim("d", "two", LONG)
    assert await store.leases.held_by("one") == ["a", "b", "c"]
    assert await store.leases.release_all("one") == 3
    assert await store.leases.held_by("one") == []
    assert await store.leases.held_by("two") == ["d"]


async def test_all_leases_are_renewed_at_once(store: Store, other: Store) -> None:
    await store.leases.claim("a", "one", GONE)
    await store.leases.claim("b", "one", GONE)
    await other.leases.claim("b", "two", LONG)
    assert await store.leases.renew("one", LONG) == ["a"]
    assert not await other.leases.claim("a", "two", LONG)


async def test_tables_of_a_dead_process_are_found_longest_expired_first(store: Store) -> None:
    await store.leases.claim("second", "dead", -1)
    await store.leases.claim("first", "dead", -2)
    await store.leases.claim("alive", "one", LONG)
    assert await store.leases.expired() == ["first", "second"]
    assert await store.leases.expired(limit=1) == ["first"]
    assert await store.leases.expired(limit=1, without=["first"]) == ["second"]


async def test_other_processes_are_known_by_their_leases(store: Store) -> None:
    await store.leases.claim("a", "dead", GONE)
    await store.leases.claim("b", "one", LONG)
    assert await store.leases.other_holders("one") == []
    await store.leases.claim("c", "two", LONG)
    assert await store.leases.other_holders("one") == ["two"]
