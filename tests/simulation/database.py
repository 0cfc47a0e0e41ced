"""The database of a simulation: SQLite in memory, with the delays of a server.

Transactions are real, and one after the other. What is simulated is the way there and back: it
takes time, and the connection may break before a transaction or after its commit.
"""

import sqlite3
from datetime import datetime, timedelta
from functools import cache
from typing import Any, TypeVar

from sqlalchemy import ColumnElement, Connection, Engine, create_engine, event, literal
from sqlalchemy.exc import OperationalError
from sqlalchemy.pool import StaticPool

from ninetyeight.store.database import Database, Work
from ninetyeight.store.instant import Instant
from ninetyeight.store.schema import metadata
from simulation.world import Life, World

Result = TypeVar("Result")


def new_engine() -> Engine:
    """Create a database with all its tables."""
    memory = sqlite3.connect(":memory:", check_same_thread=False, isolation_level=None)
    memory.deserialize(_empty())
    engine = create_engine(
        "sqlite://", creator=lambda: memory, poolclass=StaticPool, hide_parameters=True
    )

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN")

    return engine


@cache
def _empty() -> bytes:
    memory = sqlite3.connect(":memory:")
    engine = create_engine("sqlite://", creator=lambda: memory, poolclass=StaticPool)
    metadata.create_all(engine)
    return memory.serialize()


class FarDatabase(Database):
    """One process's connection to the database."""

    def __init__(self, engine: Engine, life: Life, world: World) -> None:
        self.engine = engine
        self._life = life
        self._world = world

    async def open(self) -> None:
        """There is nothing to prepare."""

    async def read(self, work: Work[Result]) -> Result:
        await self._reach()
        with self.engine.connect() as connection:
            result = work(connection)
        await self._return(self._world.weather.lost_before)
        return result

    async def write(self, work: Work[Result]) -> Result:
        await self._reach()
        with self.engine.begin() as connection:
            result = work(connection)
        await self._return(self._world.weather.lost_after)
        return result

    def instant(self, seconds: float = 0.0) -> ColumnElement[datetime]:
        """The right time, whatever the clocks of processes say."""
        return literal(self._world.now + timedelta(seconds=seconds), Instant)

    async def scrub(self, most_bytes: int | None) -> bool:  # noqa: ARG002
        """There are no files to check."""
        return False

    async def close(self) -> None:
        """The database outlives its connections."""

    async def _reach(self) -> None:
        await self._world.delay()
        await self._life.go_on()
        if self._life.is_cut_off or self._world.happens(self._world.weather.lost_before):
            raise _lost()

    async def _return(self, lost: float) -> None:
        await self._world.delay()
        await self._life.go_on()
        if self._life.is_cut_off or self._world.happens(lost):
            raise _lost()


def _lost() -> OperationalError:
    cause: Any = ConnectionError("the connection is lost")
    return OperationalError("", None, cause, connection_invalidated=True)
