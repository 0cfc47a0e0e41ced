"""SQLite and PostgreSQL behind one interface: work is a plain function of a connection.

SQLite blocks on the disk, so a whole transaction runs in a thread, with one hop there and back
rather than one per statement. PostgreSQL uses an asynchronous driver, in which the same functions
wait without blocking the event loop.
"""

import asyncio
import sqlite3
import time
from abc import ABC, abstractmethod
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from datetime import datetime, timedelta
from enum import Enum
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import (
    ColumnElement,
    Connection,
    Engine,
    Interval,
    bindparam,
    create_engine,
    event,
    func,
    literal,
)
from sqlalchemy.exc import OperationalError
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import QueuePool

from ninetyeight.store.address import Address
from ninetyeight.store.files import has_write_ahead_log
from ninetyeight.store.instant import Instant, utc_now

BUSY_SECONDS = 10
"""How long a SQLite writer waits for another process."""
READERS = 4
"""How many threads read a SQLite file; one more writes."""

_PAUSE = 0.05
_BEGIN = "ninetyeight_begin"
_TO_SCRUB = 98
"""The `user_version` that marks a SQLite file with traces of an erased person."""

Result = TypeVar("Result")
Work = Callable[[Connection], Result]
WallClock = Callable[[], datetime]


class AccessMode(Enum):
    """What a process opens a database for."""

    SERVE = "serve"
    """To run tables: one process at a time on a SQLite file, any number on PostgreSQL."""
    WRITE = "write"
    """To write alongside the process that runs tables, as the admin commands do."""
    READ = "read"
    """To read only. Nothing is written: no entries, leases or migrations."""


class Database(ABC):
    """Runs transactions. Parameters never appear in errors."""

    engine: Engine

    @abstractmethod
    async def open(self) -> None:
        """Prepare the database; called once, before anything else."""

    @abstractmethod
    async def read(self, work: Work[Result]) -> Result:
        """Run work in one transaction that is then rolled back."""

    @abstractmethod
    async def write(self, work: Work[Result]) -> Result:
        """Run work in one transaction; it is durable when this returns."""

    @abstractmethod
    def instant(self, seconds: float = 0.0) -> ColumnElement[datetime]:
        """The database's time plus `seconds`, as an SQL expression."""

    @abstractmethod
    async def scrub(self, most_bytes: int | None) -> bool:
        """Remove traces of erased people from the files; return whether that was done.

        A database larger than `most_bytes` is skipped.
        """

    @abstractmethod
    async def close(self) -> None:
        """Finish running work, and close all connections."""


def database_at(
    address: Address, mode: AccessMode = AccessMode.WRITE, clock: WallClock = utc_now
) -> Database:
    """Make the database at an address, not yet opened; only a SQLite file uses the clock."""
    if address.is_sqlite:
        return SqliteFile(address, clock, is_read_only=mode is AccessMode.READ)
    return PostgresServer(address, is_read_only=mode is AccessMode.READ)


class SqliteFile(Database):
    """A file that one thread of this process writes while others read."""

    def __init__(self, address: Address, clock: WallClock, *, is_read_only: bool = False) -> None:
        assert address.file is not None, "a SQLite database has a file"
        self._clock = clock
        self._is_read_only = is_read_only
        options: dict[str, Any] = {"creator": _read_only(address.file)} if is_read_only else {}
        self.engine = create_engine(
            address.url,
            hide_parameters=True,
            poolclass=QueuePool,
            pool_size=READERS + 1,
            max_overflow=0,
            **options,
        )
        _prepare_sqlite(self.engine, "OFF" if address.is_temporary else "FULL")
        self._writing = self.engine.execution_options(**{_BEGIN: "BEGIN IMMEDIATE"})
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="store-reader")
        self._writer = ThreadPoolExecutor(1, thread_name_prefix="store-writer")

    async def open(self) -> None:
        """Switch to write-ahead logging, so that readers and a writer do not block each other."""
        if not self._is_read_only:
            await asyncio.get_running_loop().run_in_executor(self._writer, _use_wal, self.engine)

    async def read(self, work: Work[Result]) -> Result:
        return await asyncio.get_running_loop().run_in_executor(
            self._readers, _read, self.engine, work
        )

    async def write(self, work: Work[Result]) -> Result:
        return await asyncio.get_running_loop().run_in_executor(
            self._writer, _write, self._writing, work
        )

    def instant(self, seconds: float = 0.0) -> ColumnElement[datetime]:
        return literal(self._clock() + timedelta(seconds=seconds), Instant)

    async def scrub(self, most_bytes: int | None) -> bool:
        """Rewrite the file and empty its write-ahead log.

        SQLite overwrites deleted data, but split pages keep copies of cells in their free space:
        only rewriting the file gets rid of them.
        """
        plain = self.engine.execution_options(**{_BEGIN: ""})
        return await asyncio.get_running_loop().run_in_executor(
            self._writer, _rewrite_file, plain, most_bytes
        )

    async def close(self) -> None:
        for threads in (self._readers, self._writer):
            await asyncio.to_thread(threads.shutdown)
        self.engine.dispose()


class PostgresServer(Database):
    """A PostgreSQL server, which many processes can use."""

    def __init__(self, address: Address, *, is_read_only: bool = False) -> None:
        settings = {"default_transaction_read_only": "on"} if is_read_only else {}
        self._engine = create_async_engine(
            address.url,
            hide_parameters=True,
            pool_pre_ping=True,
            connect_args={"server_settings": settings},
        )
        self.engine = self._engine.sync_engine

    async def open(self) -> None:
        """Connections are opened on demand."""

    async def read(self, work: Work[Result]) -> Result:
        async with self._engine.connect() as connection:
            return await connection.run_sync(work)

    async def write(self, work: Work[Result]) -> Result:
        async with self._engine.begin() as connection:
            return await connection.run_sync(work)

    def instant(self, seconds: float = 0.0) -> ColumnElement[datetime]:
        now = func.clock_timestamp(type_=Instant)
        if not seconds:
            return now
        return now.op("+", return_type=Instant())(
            bindparam(None, timedelta(seconds=seconds), type_=Interval)
        )

    async def scrub(self, most_bytes: int | None) -> bool:  # noqa: ARG002
        """Leave it to the server's own VACUUM."""
        return False

    async def close(self) -> None:
        await self._engine.dispose()


def _read(engine: Engine, work: Work[Result]) -> Result:
    with engine.connect() as connection:
        return work(connection)


def _write(engine: Engine, work: Work[Result]) -> Result:
    with engine.begin() as connection:
        return work(connection)


def _read_only(file: Path) -> Callable[[], sqlite3.Connection]:
    """Return a function that opens connections which cannot write.

    A file without a write-ahead log is not in use. It is opened as immutable, because otherwise
    SQLite would create files next to it.
    """
    mode = "mode=ro" if has_write_ahead_log(file) else "mode=ro&immutable=1"
    address = f"{file.absolute().as_uri()}?{mode}"
    return lambda: sqlite3.connect(address, uri=True, check_same_thread=False)


def _use_wal(engine: Engine) -> None:
    """Switch to write-ahead logging; retried, because SQLite does not wait for this lock."""
    plain = engine.execution_options(**{_BEGIN: ""})
    tries = int(BUSY_SECONDS / _PAUSE)
    for attempt in range(tries):
        try:
            with plain.connect() as connection:
                connection.exec_driver_sql("PRAGMA journal_mode = WAL")
                return
        except OperationalError as error:
            if "locked" not in str(error.orig) or attempt + 1 == tries:
                raise
        time.sleep(_PAUSE)


def mark_for_scrubbing(connection: Connection) -> None:
    """Mark a SQLite file for `scrub`, in the transaction that erases a person."""
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql(f"PRAGMA user_version = {_TO_SCRUB}")


def _rewrite_file(engine: Engine, most_bytes: int | None) -> bool:
    with engine.connect() as connection:
        ask = connection.exec_driver_sql
        if ask("PRAGMA user_version").scalar() != _TO_SCRUB:
            return False
        size = ask("PRAGMA page_count").scalar_one() * ask("PRAGMA page_size").scalar_one()
        if most_bytes is not None and size > most_bytes:
            return False
        ask("VACUUM")
        ask("PRAGMA user_version = 0")
        is_busy, _, _ = ask("PRAGMA wal_checkpoint(TRUNCATE)").one()
        if is_busy:  # a reader still needs the write-ahead log: try again next time
            ask(f"PRAGMA user_version = {_TO_SCRUB}")
        return True


def _prepare_sqlite(engine: Engine, synchronous: str) -> None:
    """Configure connections, and begin transactions here rather than in the driver.

    A writing transaction takes the lock when it begins. Taking it later can fail immediately,
    without waiting for other writers.
    """

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _record: object) -> None:
        connection.isolation_level = None
        cursor = connection.cursor()
        cursor.execute(f"PRAGMA busy_timeout = {BUSY_SECONDS * 1000}")
        cursor.execute(f"PRAGMA synchronous = {synchronous}")
        cursor.execute("PRAGMA foreign_keys = ON")
        cursor.execute("PRAGMA secure_delete = ON")
        cursor.close()

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        if how := connection.get_execution_options().get(_BEGIN, "BEGIN"):
            connection.exec_driver_sql(how)
