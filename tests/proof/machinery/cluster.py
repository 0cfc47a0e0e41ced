"""A proof's own PostgreSQL and Redis, which its servers share."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import asyncpg

from host.redis_server import RedisServer
from store.postgres import running_postgres


@dataclass(frozen=True, slots=True)
class Cluster:
    """The PostgreSQL and Redis that several servers share."""

    database: str
    redis: RedisServer

    @property
    def options(self) -> tuple[str, ...]:
        """The options that make a server use both."""
        return ("--database", self.database, "--redis", self.redis.url)

    def sql(self, statement: str, *values: object) -> list[Any]:
        """Run a statement on the database itself, and return its rows."""

        async def run() -> list[Any]:
            connection = await asyncpg.connect(self.database)
            try:
                return list(await connection.fetch(statement, *values))
            finally:
                await connection.close()

        return asyncio.run(run())


@contextmanager
def running_cluster(folder: Path) -> Iterator[Cluster]:
    """Start both, and stop them at the end."""
    redis = RedisServer(folder)
    redis.start()
    try:
        with running_postgres() as server:
            yield Cluster(server % "postgres", redis)
    finally:
        redis.stop()
