"""Reading: one transaction a question, its failures reported as `StoreError`."""

from typing import TypeVar

from ninetyeight.store.database import Database, Work
from ninetyeight.store.errors import DATABASE_ERRORS, failed

Result = TypeVar("Result")


class Reader:
    """Runs queries for the parts of the store; its counterpart is `Writer`."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def read(self, work: Work[Result]) -> Result:
        try:
            return await self._database.read(work)
        except DATABASE_ERRORS as error:
            raise failed(error) from error
