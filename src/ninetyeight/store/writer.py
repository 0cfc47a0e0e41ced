"""Group commit: what waits is written in one transaction, and answered when it is durable."""

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from sqlalchemy import Connection

from ninetyeight.store.database import Database
from ninetyeight.store.errors import DATABASE_ERRORS, StoreError, failed, is_unwell

GROUP = 50
"""The most that is written in one transaction."""

ATTEMPTS = 3
"""How often a write is tried that another process came in the way of."""

Item = TypeVar("Item")
Result = TypeVar("Result")
Job = Callable[[Connection], Result]
Bulk = Callable[[Connection, Sequence[Item]], Sequence[Result | StoreError]]


class Writer:
    """The one writer of a process. A write is a bulk function and its item.

    Items that wait for the same function are handed to it together. It gives each a result or a
    refusal; what it refuses it has not written. If a group fails by what is in it, its items are
    written one by one, so that each caller answers for its own. If the database fails, every
    caller of the group gets the error.
    """

    def __init__(self, database: Database, group: int = GROUP) -> None:
        self._database = database
        self._group = group
        self._waiting: deque[_Write] = deque()
        self._task: asyncio.Task[None] | None = None
        self._is_closed = False

    async def write(self, bulk: Bulk[Item, Result], item: Item) -> Result:
        """Write an item; return when it is committed."""
        if self._is_closed:
            raise _closed()
        answer: asyncio.Future[Result] = asyncio.get_running_loop().create_future()
        self._waiting.append(_Write(bulk, item, answer))
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._run(), name="store writer")
        return await answer

    async def do(self, job: Job[Result]) -> Result:
        """Run a job in the transaction of a group; it may be run again, so it only writes."""
        return await self.write(_one_by_one, job)

    async def close(self) -> None:
        """Write what waits, and nothing more."""
        self._is_closed = True
        if self._task is not None:
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        try:
            while self._waiting:
                size = min(self._group, len(self._waiting))
                group = [self._waiting.popleft() for _ in range(size)]
                await self._commit([write for write in group if not write.answer.done()])
        finally:
            while self._waiting:
                self._waiting.popleft().refuse(_closed())

    async def _commit(self, group: list["_Write"]) -> None:
        try:
            await self._write(group)
        except BaseException as error:
            for write in group:
                write.refuse(_told(error))
            if not isinstance(error, Exception):
                raise

    async def _write(self, group: list["_Write"]) -> None:
        try:
            results = await self._transact(group)
        except Exception as error:
            if is_unwell(error):
                raise
            for write in group:
                await self._write_alone(write)
            return
        for write, result in zip(group, results, strict=True):
            write.reply(result)

    async def _write_alone(self, write: "_Write") -> None:
        for attempt in range(ATTEMPTS):
            try:
                (result,) = await self._transact([write])
            except DATABASE_ERRORS as error:
                if is_unwell(error):
                    raise
                if attempt + 1 == ATTEMPTS:
                    write.refuse(_told(error))
            except Exception as error:  # the caller's own mistake, not the next one's
                write.refuse(error)
                return
            else:
                write.reply(result)
                return

    async def _transact(self, group: list["_Write"]) -> list[Any]:
        """Write a group in one transaction; the results are true once it returns."""

        def work(connection: Connection) -> list[Any]:
            results: dict[int, Any] = {}
            for bulk in dict.fromkeys(write.bulk for write in group):
                chosen = [place for place, write in enumerate(group) if write.bulk is bulk]
                answers = bulk(connection, [group[place].item for place in chosen])
                results.update(zip(chosen, answers, strict=True))
            return [results[place] for place in range(len(group))]

        return await self._database.write(work)


@dataclass(slots=True)
class _Write:
    bulk: Bulk[Any, Any]
    item: Any
    answer: asyncio.Future[Any]

    def reply(self, result: Any) -> None:
        if isinstance(result, StoreError):
            self.refuse(result)
        elif not self.answer.done():
            self.answer.set_result(result)

    def refuse(self, error: BaseException) -> None:
        if not self.answer.done():
            self.answer.set_exception(error)


def _one_by_one(connection: Connection, jobs: Sequence[Job[Any]]) -> list[Any]:
    return [job(connection) for job in jobs]


def _told(error: BaseException) -> Exception:
    """Give an error as the caller gets it: its own object for each, as tracebacks grow."""
    if isinstance(error, DATABASE_ERRORS):
        told = failed(error)
        told.__cause__ = error
        return told
    return error if isinstance(error, Exception) else _closed()


def _closed() -> StoreError:
    return StoreError("store-closed", "The store is closed.")
