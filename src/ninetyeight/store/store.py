"""The store: all its parts, on one database."""

import tempfile
from pathlib import Path
from types import TracebackType
from typing import Self

from ninetyeight.rules.errors import shown
from ninetyeight.store.address import FILE_NAME, Address, parse_address
from ninetyeight.store.database import Database, database_at
from ninetyeight.store.download import Download
from ninetyeight.store.errors import DATABASE_ERRORS, StoreError
from ninetyeight.store.leases import Leases
from ninetyeight.store.migrate import migrate
from ninetyeight.store.retention import Retention
from ninetyeight.store.snapshots import Snapshots
from ninetyeight.store.writer import Writer


class Store(Download, Retention, Leases, Snapshots):
    """An open database. Close it, or use it in `async with`."""

    def __init__(
        self,
        address: Address,
        database: Database,
        folder: "tempfile.TemporaryDirectory[str] | None" = None,
    ) -> None:
        super().__init__(database, Writer(database))
        self._address = address
        self._folder = folder

    @property
    def is_shared(self) -> bool:
        """Whether several machines can use the database: PostgreSQL, not a file."""
        return not self._address.is_sqlite

    async def close(self) -> None:
        """Write what waits, and close the database."""
        await self._writer.close()
        await self._database.close()
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


async def open_store(url: str | None, data_dir: Path) -> Store:
    """Open a database, made and brought up to date as needed.

    `url` is `sqlite:///path`, `postgresql://user@host/database`, `sqlite://` for a database that
    lasts until it is closed, or None for a file in the data folder.
    """
    address = parse_address(url, data_dir)
    folder = None
    if address.is_temporary:
        folder = tempfile.TemporaryDirectory(prefix="ninetyeight-", ignore_cleanup_errors=True)
        address = address.at(Path(folder.name) / FILE_NAME)
    elif address.file is not None:
        _make_folder(address.file.parent)
    database = database_at(address)
    store = Store(address, database, folder)
    try:
        await database.open()
        await migrate(database)
    except BaseException as error:
        await store.close()
        if isinstance(error, DATABASE_ERRORS):
            raise _cannot_open(address, error) from error
        raise
    return store


def _make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise StoreError(
            "data-folder",
            f"The folder {shown(str(folder))} cannot be made: {error.strerror or error}.",
        ) from None


def _cannot_open(address: Address, error: BaseException) -> StoreError:
    why = str(getattr(error, "orig", None) or error).splitlines()[0]
    return StoreError("database-open", f"The database {address.name} cannot be opened: {why}.")
