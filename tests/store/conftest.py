"""The same tests on SQLite and on a real PostgreSQL, one server for each worker."""

import itertools
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import asyncpg
import pytest
import pytest_asyncio

from ninetyeight.store import Store, open_store
from store.postgres import running_postgres

_numbers = itertools.count()


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """Run a PostgreSQL; its URL lacks the name of a database."""
    with running_postgres() as url:
        yield url


@pytest_asyncio.fixture(params=["sqlite", "postgresql"])
async def url(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[str]:
    """Give the URL of an empty database."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'games.db'}"
        return
    server: str = request.getfixturevalue("postgres")
    name = f"test_{next(_numbers)}"
    connection = await asyncpg.connect(server % "postgres")
    await connection.execute(f"CREATE DATABASE {name}")
    try:
        yield server % name
    finally:
        await connection.execute(f"DROP DATABASE {name} WITH (FORCE)")
        await connection.close()


@pytest_asyncio.fixture
async def store(url: str, tmp_path: Path) -> AsyncIterator[Store]:
    """Open an empty store."""
    async with await open_store(url, tmp_path) as opened:
        yield opened


@pytest_asyncio.fixture
async def other(url: str, tmp_path: Path) -> AsyncIterator[Store]:
    """Open the same database once more, as another process would."""
    async with await open_store(url, tmp_path) as opened:
        yield opened
