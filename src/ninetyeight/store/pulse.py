"""The database's clock and health."""

from datetime import datetime

from sqlalchemy import Connection, select

from ninetyeight.store.database import Database
from ninetyeight.store.reader import Reader
from ninetyeight.store.schema import pulse
from ninetyeight.store.sql import upsert
from ninetyeight.store.writer import Writer

_ONLY = 1
"""The id of the one row."""


class Pulse:
    """Asks the database for its time and its health."""

    def __init__(self, database: Database, reader: Reader, writer: Writer) -> None:
        self._database = database
        self._reader = reader
        self._writer = writer

    async def now(self) -> datetime:
        """Read the database's clock, by which leases expire."""

        def read(connection: Connection) -> datetime:
            instant: datetime | None = connection.scalar(select(self._database.instant()))
            assert instant is not None
            return instant

        return await self._reader.read(read)

    async def beat(self) -> None:
        """Write a row; raises `StoreError` if the database cannot, as on a full disk."""

        def job(connection: Connection) -> None:
            values = {"id": _ONLY, "at": self._database.instant()}
            connection.execute(upsert(connection.dialect.name, pulse, "at").values(values))

        await self._writer.do(job)
