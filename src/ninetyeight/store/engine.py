"""Connections: SQLite set up so that a commit is durable, PostgreSQL so that it comes back."""

import asyncio
from typing import Any

from sqlalchemy import Connection, event
from sqlalchemy.exc import OperationalError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from ninetyeight.store.address import Address

BUSY_SECONDS = 10
"""How long a SQLite writer waits for another process."""

_PAUSE = 0.05
_BEGIN = "ninetyeight_begin"


def connect(address: Address) -> AsyncEngine:
    """Make the engine that reads; nothing is opened yet. Parameters never appear in errors."""
    if address.is_sqlite:
        engine = create_async_engine(address.url, hide_parameters=True)
        _prepare_sqlite(engine, "OFF" if address.is_temporary else "FULL")
        return engine
    return create_async_engine(address.url, hide_parameters=True, pool_pre_ping=True)


def writing(engine: AsyncEngine) -> AsyncEngine:
    """Give the engine that writes, on the same connections."""
    return engine.execution_options(**{_BEGIN: "BEGIN IMMEDIATE"})


async def use_wal(engine: AsyncEngine) -> None:
    """Let readers of a SQLite file read while one process writes; the file remembers it.

    SQLite does not wait for the lock that this needs, so it is tried until it is there.
    """
    plain = engine.execution_options(**{_BEGIN: ""})
    tries = int(BUSY_SECONDS / _PAUSE)
    for attempt in range(tries):
        try:
            async with plain.connect() as connection:
                await connection.exec_driver_sql("PRAGMA journal_mode = WAL")
                return
        except OperationalError as error:
            if "locked" not in str(error.orig) or attempt + 1 == tries:
                raise
        await asyncio.sleep(_PAUSE)


def _prepare_sqlite(engine: AsyncEngine, synchronous: str) -> None:
    """Take the transactions of SQLite in hand.

    A transaction that writes takes the lock when it begins: one that took it later could fail
    although it waits.
    """

    @event.listens_for(engine.sync_engine, "connect")
    def prepare(connection: Any, _record: object) -> None:
        connection.isolation_level = None
        cursor = connection.cursor()
        cursor.execute(f"PRAGMA busy_timeout = {BUSY_SECONDS * 1000}")
        cursor.execute(f"PRAGMA synchronous = {synchronous}")
        cursor.execute("PRAGMA foreign_keys = ON")
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def begin(connection: Connection) -> None:
        if how := connection.get_execution_options().get(_BEGIN, "BEGIN"):
            connection.exec_driver_sql(how)
