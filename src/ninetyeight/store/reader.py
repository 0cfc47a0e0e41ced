"""Reading: one transaction per query, with failures reported as `StoreError`."""

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import TypeVar

from sqlalchemy import Connection

from ninetyeight.store.database import Database, Work
from ninetyeight.store.errors import DATABASE_ERRORS, store_error

CHUNK = 500
"""The most ids in one query."""

Result = TypeVar("Result")


class Reader:
    """Runs queries for the parts of the store; its counterpart is `Writer`."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def read(self, work: Work[Result]) -> Result:
        try:
            return await self._database.read(work)
        except DATABASE_ERRORS as error:
            raise store_error(error) from error

    async def read_chunks(
        self, work: Callable[[Sequence[str], Connection], list[Result]], ids: Iterable[str]
    ) -> list[Result]:
        """Run a query for many ids, a chunk at a time; return everything found."""
        asked = sorted(ids)
        found: list[Result] = []
        for start in range(0, len(asked), CHUNK):
            found += await self.read(partial(work, asked[start : start + CHUNK]))
        return found
