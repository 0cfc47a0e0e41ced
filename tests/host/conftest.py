"""A store, a Redis, and hosts that are stopped after each test."""

import asyncio
import shutil
import tempfile
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
import pytest_asyncio

from host.hosts import Clock, Hosts
from host.redis_server import RedisServer
from ninetyeight.store import Store, open_store
from store.postgres import emptied, running_postgres


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """Run a PostgreSQL server; its URL has `%s` for the name of a database."""
    with running_postgres() as url:
        yield url


@pytest.fixture(scope="session")
def redis_session() -> Iterator[RedisServer]:
    """Run a Redis server. Its folder has a short path, because that of a socket must be short."""
    with tempfile.TemporaryDirectory(prefix="ninetyeight-redis-") as folder:
        server = RedisServer(Path(folder))
        server.start()
        yield server
        server.stop()


@pytest_asyncio.fixture(params=["sqlite", "postgresql"])
async def shared_url(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[str]:
    """The URL of an empty database that two hosts share."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'games.db'}"
        return
    yield await emptied(request.getfixturevalue("postgres"))


@pytest.fixture(scope="session")
def empty_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Make an empty database once, because copying one is faster than creating it."""
    file = tmp_path_factory.mktemp("empty") / "games.db"

    async def make() -> None:
        await (await open_store(f"sqlite:///{file}", file.parent)).close()

    asyncio.run(make())
    return file


@pytest_asyncio.fixture
async def store(tmp_path: Path, empty_file: Path) -> AsyncIterator[Store]:
    """Open an empty store."""
    file = shutil.copy(empty_file, tmp_path / "games.db")
    async with await open_store(f"sqlite:///{file}", tmp_path) as opened:
        yield opened


@pytest.fixture
def clock() -> Clock:
    """A clock that advances only when told to."""
    return Clock()


@pytest_asyncio.fixture
async def hosts(store: Store) -> AsyncIterator[Hosts]:
    """Make hosts, and stop them before the store is closed."""
    made = Hosts(store)
    yield made
    await made.stop()
