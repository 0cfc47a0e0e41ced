"""The store: all its parts, on one database."""

import asyncio
import tempfile
from pathlib import Path
from types import TracebackType
from typing import Self

from ninetyeight.store.address import FILE_NAME, Address, parse_address
from ninetyeight.store.answers import Answers
from ninetyeight.store.database import BUSY_SECONDS, AccessMode, Database, WallClock, database_at
from ninetyeight.store.download import Download
from ninetyeight.store.errors import DATABASE_ERRORS, StoreError, failed
from ninetyeight.store.files import RunLock, make_files, make_private
from ninetyeight.store.games import Games
from ninetyeight.store.instant import utc_now
from ninetyeight.store.leases import Leases
from ninetyeight.store.log import Log
from ninetyeight.store.migrate import is_current, migrate, older
from ninetyeight.store.mutes import Mutes
from ninetyeight.store.people import People
from ninetyeight.store.pulse import Pulse
from ninetyeight.store.reader import Reader
from ninetyeight.store.retention import Retention
from ninetyeight.store.snapshots import Snapshots
from ninetyeight.store.tables import Tables
from ninetyeight.store.tokens import Tokens
from ninetyeight.store.writer import Writer


class Store:
    """An open database and its parts. Close it, or use it in `async with`."""

    def __init__(
        self,
        address: Address,
        database: Database,
        folder: "tempfile.TemporaryDirectory[str] | None" = None,
    ) -> None:
        reader, writer = Reader(database), Writer(database)
        self.database = database
        """For SQL that no part offers; what is written here does not wait for the writer."""
        self.log = Log(reader, writer)
        self.tables = Tables(reader, writer)
        self.people = People(reader, writer)
        self.tokens = Tokens(reader, writer)
        self.games = Games(reader, writer)
        self.leases = Leases(database, reader, writer)
        self.snapshots = Snapshots(reader, writer)
        self.answers = Answers(writer)
        self.mutes = Mutes(reader, writer)
        self.retention = Retention(writer)
        self.pulse = Pulse(database, reader, writer)
        self.download = Download(reader, self.people, self.tokens, self.tables, self.games)
        self._writer = writer
        self._address = address
        self._folder = folder
        self._lock: RunLock | None = None

    @property
    def is_shared(self) -> bool:
        """Whether several machines can use the database: PostgreSQL, not a file."""
        return not self._address.is_sqlite

    @property
    def is_locked(self) -> bool:
        """Whether no other process may run the tables of this file."""
        return self._lock is not None

    async def lock(self, lock: RunLock) -> None:
        """Take the lock of the file until the store is closed."""
        await asyncio.to_thread(lock.take)
        self._lock = lock

    async def scrub(self, most_bytes: int | None = None) -> bool:
        """Rewrite the files of a database from which people were erased; whether that was done.

        Nobody can write meanwhile, so a file that is larger than this is left for another time.
        """
        try:
            return await self.database.scrub(most_bytes)
        except DATABASE_ERRORS as error:
            raise failed(error) from error

    async def close(self) -> None:
        """Write what waits, and close the database."""
        await self._writer.close()
        await self.database.close()
        if self._lock is not None:
            self._lock.give_back()
        if self._folder is not None:
            self._folder.cleanup()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        await self.close()

    def __repr__(self) -> str:
        return f"<Store {self._address.name}>"


async def open_store(
    url: str | None,
    data_dir: Path,
    *,
    mode: AccessMode = AccessMode.WRITE,
    clock: WallClock = utc_now,
) -> Store:
    """Open a database, made and brought up to date as needed, unless one only looks.

    `url` is `sqlite:///path`, `postgresql://user@host/database`, `sqlite://` for a database that
    lasts until it is closed, or None for a file in the data folder. Leases of a file go by the
    clock, those of PostgreSQL by the server's own.
    """
    address = parse_address(url, data_dir)
    folder = None
    if address.is_temporary:
        folder = tempfile.TemporaryDirectory(prefix="ninetyeight-", ignore_cleanup_errors=True)
        address = address.at(Path(folder.name) / FILE_NAME)
    if mode is AccessMode.READ:
        _check_is_there(address)
    elif address.file is not None:
        make_files(address.file)
    database = database_at(address, mode, clock)
    store = Store(address, database, folder)
    try:
        if address.file is not None and mode is AccessMode.SERVE:
            await store.lock(RunLock(address.file))
        await database.open()
        await _bring_up_to_date(store, database, address, mode)
        if address.file is not None and mode is not AccessMode.READ:
            make_private(address.file)
    except BaseException as error:
        await store.close()
        if isinstance(error, DATABASE_ERRORS):
            raise _cannot_open(address, error) from error
        raise
    return store


async def _bring_up_to_date(
    store: "Store", database: Database, address: Address, mode: AccessMode
) -> None:
    """Migrate what is older; a file that another process runs tables of is left alone."""
    if await is_current(database):
        return
    if mode is AccessMode.READ:
        raise older()
    if address.file is None or store.is_locked:
        await migrate(database)
        return
    lock = RunLock(address.file)
    await asyncio.to_thread(lock.take, BUSY_SECONDS)
    try:
        await migrate(database)
    finally:
        lock.give_back()


def _check_is_there(address: Address) -> None:
    if address.file is not None and not address.file.exists():
        raise StoreError("database-open", f"There is no database {address.name} yet.")


def _cannot_open(address: Address, error: BaseException) -> StoreError:
    why = str(getattr(error, "orig", None) or error).splitlines()[0]
    return StoreError("database-open", f"The database {address.name} cannot be opened: {why}.")
