"""Group commit: waiting writes share a transaction and return when it is durable."""

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import islice
from typing import Any, TypeVar

from sqlalchemy import Connection

from ninetyeight.store.database import Database, Work
from ninetyeight.store.errors import DATABASE_ERRORS, StoreError, is_outage, store_error

GROUP = 50
"""The most writes in one transaction."""

ATTEMPTS = 3
"""How often a write is tried if it conflicts with another process."""

Item = TypeVar("Item")
Result = TypeVar("Result")
Bulk = Callable[[Connection, Sequence[Item]], Sequence[Result | StoreError]]


class Writer:
    """The only writer of a process. A write is a bulk function and an item for it.

    Items waiting for the same function are passed to it together. For each it returns a result, or
    a `StoreError` if it wrote nothing for that item. If a group fails because of its content, its
    items are written one by one, so that only the callers at fault get the error. If the database
    fails, every caller in the group does.
    """

    def __init__(self, database: Database, group: int = GROUP) -> None:
        self._database = database
        self._group = group
        self._waiting: deque[_Write] = deque()
        self._task: asyncio.Task[None] | None = None
        self._is_closed = False

    async def write(self, bulk: Bulk[Item, Result], item: Item) -> Result:
        """Write an item; return when it is durable."""
        if self._is_closed:
            raise _closed()
        answer: asyncio.Future[Result] = asyncio.get_running_loop().create_future()
        self._waiting.append(_Write(bulk, item, answer))
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._run(), name="store writer")
        return await answer

    async def do(self, job: Work[Result]) -> Result:
        """Run a job in a group's transaction; it may be rerun, so it must do nothing else."""
        return await self.write(_one_by_one, job)

    async def close(self) -> None:
        """Finish the waiting writes, and refuse new ones."""
        self._is_closed = True
        if self._task is not None:
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        """Commit waiting writes, a group at a time; a write leaves the queue once answered."""
        try:
            while self._waiting:
                group = list(islice(self._waiting, self._group))
                wanted = [write for write in group if not write.answer.done()]
                try:
                    results = await self._database.write(partial(_write_group, wanted))
                except Exception as error:
                    if is_outage(error):
                        _fail(wanted, error)
                    else:
                        await self._write_each(wanted)
                else:
                    for write, result in zip(wanted, results, strict=True):
                        write.reply(result)
                for _ in group:
                    self._waiting.popleft()
        finally:
            while self._waiting:
                self._waiting.popleft().fail(_closed())

    async def _write_each(self, group: list["_Write"]) -> None:
        """Write the items of a failed group one by one; an outage fails the remaining ones."""
        try:
            for write in group:
                await self._write_alone(write)
        except Exception as outage:
            _fail(group, outage)

    async def _write_alone(self, write: "_Write") -> None:
        for attempt in range(ATTEMPTS):
            try:
                (result,) = await self._database.write(partial(_write_group, [write]))
            except DATABASE_ERRORS as error:
                if is_outage(error):
                    raise
                if attempt + 1 == ATTEMPTS:
                    write.fail(_for_caller(error))
            except Exception as error:  # this caller's mistake alone
                write.fail(error)
                return
            else:
                write.reply(result)
                return


@dataclass(slots=True)
class _Write:
    bulk: Bulk[Any, Any]
    item: Any
    answer: asyncio.Future[Any]

    def reply(self, result: Any) -> None:
        if isinstance(result, StoreError):
            self.fail(result)
        elif not self.answer.done():
            self.answer.set_result(result)

    def fail(self, error: BaseException) -> None:
        if not self.answer.done():
            self.answer.set_exception(error)


def _write_group(group: Sequence[_Write], connection: Connection) -> list[Any]:
    """Call each bulk function with its items; return the results in the group's order."""
    results: dict[int, Any] = {}
    for bulk in dict.fromkeys(write.bulk for write in group):
        chosen = [index for index, write in enumerate(group) if write.bulk is bulk]
        answers = bulk(connection, [group[index].item for index in chosen])
        results.update(zip(chosen, answers, strict=True))
    return [results[index] for index in range(len(group))]


def _one_by_one(connection: Connection, jobs: Sequence[Work[Any]]) -> list[Any]:
    return [job(connection) for job in jobs]


def _fail(group: Sequence[_Write], error: Exception) -> None:
    for write in group:
        write.fail(_for_caller(error))


def _for_caller(error: Exception) -> Exception:
    """Translate an error into a new object for each caller, because raising one extends it."""
    if isinstance(error, DATABASE_ERRORS):
        translated = store_error(error)
        translated.__cause__ = error
        return translated
    return error


def _closed() -> StoreError:
    return StoreError("store-closed", "The store is closed.")
