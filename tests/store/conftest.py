"""Runs the tests on SQLite and on a real PostgreSQL, one server per worker."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
import pytest_asyncio

from ninetyeight.store import Store, open_store
from store.postgres import emptied, running_postgres


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """Run a PostgreSQL server; its URL has `%s` for the name of a database."""
    with running_postgres() as url:
        yield url


@pytest_asyncio.fixture(params=["sqlite", "postgresql"])
async def url(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[str]:
    """The URL of an empty database. PostgreSQL is slow to create one, so one is emptied."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'games.db'}"
        return
    yield await emptied(request.getfixturevalue("postgres"))


@pytest_asyncio.fixture
async def store(url: str, tmp_path: Path) -> AsyncIterator[Store]:
    """Open an empty store."""
    async with await open_store(url, tmp_path) as opened:
        yield opened


@pytest_asyncio.fixture
async def other(url: str, tmp_path: Path) -> AsyncIterator[Store]:
    """Open the same database again, as another process would."""
    async with await open_store(url, tmp_path) as opened:
        yield opened
