"""The store: an open database and the parts that read and write it."""

import asyncio
import tempfile
from pathlib import Path
from typing import Self

from ninetyeight.store.address import FILE_NAME, Address, parse_address
from ninetyeight.store.answers import Answers
from ninetyeight.store.database import BUSY_SECONDS, AccessMode, Database, WallClock, database_at
from ninetyeight.store.deals import DealNotes
from ninetyeight.store.download import Download
from ninetyeight.store.errors import DATABASE_ERRORS, StoreError, store_error
from ninetyeight.store.files import RunLock, create_files, make_private
from ninetyeight.store.games import Games
from ninetyeight.store.instant import utc_now
from ninetyeight.store.leases import Leases
from ninetyeight.store.log import Log
from ninetyeight.store.migrate import database_older, is_current, migrate
from ninetyeight.store.mutes import Mutes
from ninetyeight.store.people import People
from ninetyeight.store.pulse import Pulse
from ninetyeight.store.reader import Reader
from ninetyeight.store.retention import Retention
from ninetyeight.store.snapshots import Snapshots
from ninetyeight.store.tables import TableIndex
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
        """For SQL that no part offers. Writes through it bypass group commit."""
        self.log = Log(reader, writer)
        self.tables = TableIndex(reader, writer)
        self.people = People(reader, writer)
        self.tokens = Tokens(reader, writer)
        self.games = Games(reader, writer)
        self.deals = DealNotes(reader, writer)
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
        """Whether other machines can use the database: PostgreSQL rather than a file."""
        return not self._address.is_sqlite

    @property
    def is_locked(self) -> bool:
        """Whether this process alone may run the tables of the file."""
        return self._lock is not None

    async def lock(self, lock: RunLock) -> None:
        """Take the lock of the file until the store is closed."""
        await asyncio.to_thread(lock.take)
        self._lock = lock

    async def scrub(self, most_bytes: int | None = None) -> bool:
        """Rewrite a database's files after people were erased; return whether that was done.

        It blocks all writes, so a file larger than `most_bytes` is skipped.
        """
        try:
            return await self.database.scrub(most_bytes)
        except DATABASE_ERRORS as error:
            raise store_error(error) from error

    async def close(self) -> None:
        """Finish the waiting writes, and close the database."""
        await self._writer.close()
        await self.database.close()
        if self._lock is not None:
            self._lock.release()
        if self._folder is not None:
            self._folder.cleanup()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
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
    """Open a database; create and migrate it as needed, except to read it.

    `url` is `sqlite:///path`, `postgresql://user@host/database`, `sqlite://` for a temporary
    database, or None for a file in the data folder. In a file, leases expire by `clock`; in
    PostgreSQL, by the server's clock.
    """
    address = parse_address(url, data_dir)
    folder = None
    if address.is_temporary:
        folder = tempfile.TemporaryDirectory(prefix="ninetyeight-", ignore_cleanup_errors=True)
        address = address.at(Path(folder.name) / FILE_NAME)
    if mode is AccessMode.READ:
        _check_exists(address)
    elif address.file is not None:
        create_files(address.file)
    database = database_at(address, mode, clock)
    store = Store(address, database, folder)
    try:
        if address.file is not None and mode is AccessMode.SERVE:
            await store.lock(RunLock(address.file))
        await database.open()
        await _ensure_current(store, address, mode)
        if address.file is not None and mode is not AccessMode.READ:
            make_private(address.file)
    except BaseException as error:
        await store.close()
        if isinstance(error, DATABASE_ERRORS):
            raise _cannot_open(address, error) from error
        raise
    return store


async def _ensure_current(store: Store, address: Address, mode: AccessMode) -> None:
    """Migrate an older database; for a file, only while no other process serves it."""
    if await is_current(store.database):
        return
    if mode is AccessMode.READ:
        raise database_older()
    if address.file is None or store.is_locked:
        await migrate(store.database)
        return
    lock = RunLock(address.file)
    await asyncio.to_thread(lock.take, BUSY_SECONDS)
    try:
        await migrate(store.database)
    finally:
        lock.release()


def _check_exists(address: Address) -> None:
    if address.file is not None and not address.file.exists():
        raise StoreError("database-open", f"There is no database {address.name} yet.")


def _cannot_open(address: Address, error: BaseException) -> StoreError:
    why = str(getattr(error, "orig", None) or error).splitlines()[0]
    return StoreError("database-open", f"The database {address.name} cannot be opened: {why}.")
