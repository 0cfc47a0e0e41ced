"""Snapshots of tables, so that long logs load fast. The log is authoritative."""

from dataclasses import dataclass

from sqlalchemy import Connection, delete, select

from ninetyeight.store.reader import Reader
from ninetyeight.store.schema import snapshots, tables
from ninetyeight.store.sql import upsert
from ninetyeight.store.writer import Writer


@dataclass(frozen=True, slots=True)
class Snapshot:
    """A table as of an entry, as JSON text."""

    sequence: int
    body: str


class Snapshots:
    """The latest snapshot of each table."""

    def __init__(self, reader: Reader, writer: Writer) -> None:
        self._reader = reader
        self._writer = writer

    async def save(self, table_id: str, sequence: int, body: str) -> bool:
        """Save a snapshot unless there is a later one; return whether it was acceptable.

        It is not if the table was deleted, or if a person was erased from the log since.
        """
        values = {"table_id": table_id, "sequence": sequence, "body": body}

        def job(connection: Connection) -> bool:
            locked = select(tables.c.erased_at).where(tables.c.id == table_id).with_for_update()
            erased_at = connection.scalar(locked)
            if erased_at is None or sequence < erased_at:
                return False
            is_older = snapshots.c.sequence < sequence
            statement = upsert(
                connection.dialect.name, snapshots, "sequence", "body", where=is_older
            )
            connection.execute(statement.values(values))
            return True

        return await self._writer.do(job)

    async def find(self, table_id: str) -> Snapshot | None:
        query = select(snapshots.c.sequence, snapshots.c.body).where(
            snapshots.c.table_id == table_id
        )

        def read(connection: Connection) -> Snapshot | None:
            row = connection.execute(query).one_or_none()
            return None if row is None else Snapshot(*row)

        return await self._reader.read(read)

    async def delete_all(self) -> int:
        """Delete all snapshots, as when a new version cannot read them; return their number."""

        def job(connection: Connection) -> int:
            return connection.execute(delete(snapshots)).rowcount

        return await self._writer.do(job)
