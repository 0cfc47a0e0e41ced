"""Leases: which process runs a table's bots and clocks. At any time, at most one does.

They expire by the database's time, so that the clocks of processes need not agree.
"""

from collections.abc import Collection

from sqlalchemy import Connection, delete, or_, select, update

from ninetyeight.store.database import Database
from ninetyeight.store.page import page_size
from ninetyeight.store.reader import Reader
from ninetyeight.store.schema import leases
from ninetyeight.store.sql import upsert
from ninetyeight.store.writer import Writer

NOBODY = ""
"""The holder of a lease that was handed over and not yet claimed."""


class Leases:
    """Time-limited claims on tables; a holder is the name of a process."""

    def __init__(self, database: Database, reader: Reader, writer: Writer) -> None:
        self._database = database
        self._reader = reader
        self._writer = writer

    async def claim(self, table_id: str, holder: str, seconds: float) -> bool:
        """Claim a lease that is free, expired or already held; return whether that succeeded."""

        def job(connection: Connection) -> bool:
            now, end = self._database.instant(), self._database.instant(seconds)
            may_have = or_(leases.c.holder == holder, leases.c.expires_at <= now)
            statement = upsert(
                connection.dialect.name, leases, "holder", "expires_at", where=may_have
            )
            values = {"table_id": table_id, "holder": holder, "expires_at": end}
            taken = connection.execute(statement.values(values).returning(leases.c.table_id))
            return taken.one_or_none() is not None

        return await self._writer.do(job)

    async def renew(self, holder: str, seconds: float) -> list[str]:
        """Renew all leases of a holder; return the tables it still holds."""

        def job(connection: Connection) -> list[str]:
            statement = (
                update(leases)
                .where(leases.c.holder == holder)
                .values(expires_at=self._database.instant(seconds))
                .returning(leases.c.table_id)
            )
            return sorted(connection.scalars(statement).all())

        return await self._writer.do(job)

    async def hand_over(self, table_id: str, holder: str) -> bool:
        """Expire a lease now, so that others find the table; return whether the holder had it.

        Nobody holds it then, so that `renew` does not bring it back.
        """

        def job(connection: Connection) -> bool:
            result = connection.execute(
                update(leases)
                .where(leases.c.table_id == table_id, leases.c.holder == holder)
                .values(holder=NOBODY, expires_at=self._database.instant())
            )
            return result.rowcount > 0

        return await self._writer.do(job)

    async def release(self, table_id: str, holder: str) -> bool:
        """Delete a lease; return whether the holder had it."""

        def job(connection: Connection) -> bool:
            result = connection.execute(
                delete(leases).where(leases.c.table_id == table_id, leases.c.holder == holder)
            )
            return result.rowcount > 0

        return await self._writer.do(job)

    async def release_all(self, holder: str) -> int:
        """Delete all leases of a holder; return how many there were."""

        def job(connection: Connection) -> int:
            result = connection.execute(delete(leases).where(leases.c.holder == holder))
            return result.rowcount

        return await self._writer.do(job)

    async def held_by(self, holder: str) -> list[str]:
        """List a holder's tables, including those whose lease has expired but is unclaimed."""
        query = select(leases.c.table_id).where(leases.c.holder == holder)
        return await self._reader.read(lambda connection: sorted(connection.scalars(query).all()))

    async def other_holders(self, holder: str) -> list[str]:
        """List the other processes with leases that have not expired."""
        query = (
            select(leases.c.holder)
            .where(leases.c.holder != holder, leases.c.expires_at > self._database.instant())
            .distinct()
        )
        return await self._reader.read(lambda connection: sorted(connection.scalars(query).all()))

    async def expired(self, *, limit: int = 100, without: Collection[str] = ()) -> list[str]:
        """List tables whose leases have expired, longest ago first, for others to claim."""
        query = (
            select(leases.c.table_id)
            .where(
                leases.c.expires_at <= self._database.instant(),
                leases.c.table_id.not_in(list(without)),
            )
            .order_by(leases.c.expires_at)
            .limit(page_size(limit))
        )
        return await self._reader.read(lambda connection: list(connection.scalars(query).all()))
