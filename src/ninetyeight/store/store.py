"""The store: all its parts, on one database."""

import tempfile
from pathlib import Path
from types import TracebackType
from typing import Self

from sqlalchemy.ext.asyncio import AsyncEngine

from ninetyeight.rules.errors import shown
from ninetyeight.store.address import FILE_NAME, Address, parse_address
from ninetyeight.store.download import Download
from ninetyeight.store.engine import connect, use_wal, writing
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
        engine: AsyncEngine,
        folder: "tempfile.TemporaryDirectory[str] | None" = None,
    ) -> None:
        super().__init__(engine, Writer(writing(engine)))
        self._address = address
        self._folder = folder

    @property
    def is_shared(self) -> bool:
        """Whether several machines can use the database: PostgreSQL, not a file."""
        return not self._address.is_sqlite

    async def close(self) -> None:
        """Write what waits, and close the database."""
        await self._writer.close()
        await self._engine.dispose()
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
    engine = connect(address)
    store = Store(address, engine, folder)
    try:
        if address.is_sqlite:
            await use_wal(engine)
        await migrate(writing(engine))
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
