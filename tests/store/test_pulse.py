"""Health is checked by a real write, and not more often than is useful."""

import asyncio
from collections.abc import AsyncIterator

import asyncpg
import pytest
import pytest_asyncio
from sqlalchemy import event

from ninetyeight.server.health import HealthCheck
from ninetyeight.store import Store, StoreError
from store.postgres import END_OTHERS

pytestmark = pytest.mark.asyncio

READ_ONLY = "ALTER DATABASE postgres SET default_transaction_read_only = "


async def execute(url: str, *statements: str) -> None:
    connection = await asyncpg.connect(url)
    for statement in statements:
        await connection.execute(statement)
    await connection.close()


@pytest_asyncio.fixture
async def read_only(url: str, store: Store) -> AsyncIterator[Store]:
    """Let the database refuse writes, as a standby or a full disk does."""
    if store.is_shared:
        await execute(url, f"{READ_ONLY}on", END_OTHERS)
        yield store
        off = "SET default_transaction_read_only = off"
        await execute(url, off, f"{READ_ONLY}off", END_OTHERS)
        return

    @event.listens_for(store.database.engine, "checkout")
    def refuse(connection: object, *_: object) -> None:
        connection.execute("PRAGMA query_only = ON")  # type: ignore[attr-defined]

    yield store


async def test_a_database_that_accepts_writes_has_a_pulse(store: Store) -> None:
    before = await store.pulse.now()
    await store.pulse.beat()
    await store.pulse.beat()
    assert await store.pulse.now() >= before
    assert await HealthCheck(store).is_well()


async def test_a_read_only_database_has_none(read_only: Store) -> None:
    with pytest.raises(StoreError) as caught:
        await read_only.pulse.beat()
    assert caught.value.code == "database"
    assert await read_only.tables.lobby() is not None  # it can be read
    assert not await HealthCheck(read_only).is_well()


async def test_health_is_checked_once_a_second(store: Store) -> None:
    beat, beats = store.pulse.beat, 0

    async def counted() -> None:
        nonlocal beats
        beats += 1
        await beat()

    store.pulse.beat = counted  # type: ignore[method-assign]
    check = HealthCheck(store)
    assert await asyncio.gather(*(check.is_well() for _ in range(20))) == [True] * 20
    assert beats == 1


async def test_a_database_that_does_not_answer_is_unhealthy(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def never() -> None:
        await asyncio.Event().wait()

    monkeypatch.setattr("ninetyeight.server.health.PATIENCE", 0.01)
    monkeypatch.setattr(store.pulse, "beat", never)
    assert not await HealthCheck(store).is_well()
