"""Acknowledged writes survive whatever happens to the process; failures are reported."""

import asyncio
import os
import signal
import sys
from pathlib import Path

import asyncpg
import pytest
from sqlalchemy import event
from sqlalchemy.exc import OperationalError

from ninetyeight.store import Rewriter, Store, StoreError, open_store
from store import programs
from store.postgres import END_OTHERS
from store.rows import entry, put, row

pytestmark = pytest.mark.asyncio


async def start(*arguments: str) -> asyncio.subprocess.Process:
    """Run one of the small programs."""
    paths = [path for path in sys.path if path]
    return await asyncio.create_subprocess_exec(
        sys.executable,
        str(programs.__file__),
        *arguments,
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(paths)},
    )


async def test_every_acknowledged_entry_survives_a_kill(url: str, tmp_path: Path) -> None:
    process = await start("append", url)
    assert process.stdout is not None
    lines = [await process.stdout.readline() for _ in range(300)]
    process.send_signal(signal.SIGKILL)
    lines += (await process.stdout.read()).splitlines(keepends=True)
    await process.wait()
    acknowledged: dict[str, int] = {}
    for line in lines:
        if line.endswith(b"\n"):
            table_id, sequence = line.decode().split()
            acknowledged[table_id] = int(sequence)
    assert sum(acknowledged.values()) >= 300
    async with await open_store(url, tmp_path) as store:
        for table_id, last in acknowledged.items():
            found = await store.log.read(table_id)
            assert found[:last] == [entry(number) for number in range(1, last + 1)]
            assert await store.tables.find(table_id) == row(table_id, len(found))


async def test_processes_may_open_a_new_database_at_once(url: str, tmp_path: Path) -> None:
    running = [await start("open", url) for _ in range(3)]
    for process in running:
        assert process.stdout is not None
        assert await process.stdout.readline() == b"ready\n"
    await asyncio.gather(*(process.communicate(b"go\n") for process in running))
    assert [process.returncode for process in running] == [0, 0, 0]
    async with await open_store(url, tmp_path) as store:
        await put(store)


async def test_every_caller_learns_of_a_failing_database_which_then_recovers(store: Store) -> None:
    broken, commits = True, 0

    @event.listens_for(store.database.engine, "commit")
    def commit(_connection: object) -> None:
        nonlocal commits
        commits += 1
        if broken:
            raise OperationalError("COMMIT", {}, Exception("disk full"))

    results = await asyncio.gather(
        *(put(store, f"t{number}") for number in range(120)), return_exceptions=True
    )
    assert {getattr(result, "code", None) for result in results} == {"database"}
    assert commits == 3  # once a group: a database that fails is not asked for each
    broken = False
    assert await store.log.read("t1") == []
    await put(store, "t1")
    assert await store.log.read("t1") == [entry(1)]


async def test_connections_that_the_server_ended_are_replaced(url: str, store: Store) -> None:
    await put(store, "t", 1)
    if store.is_shared:
        connection = await asyncpg.connect(url)
        await connection.execute(END_OTHERS)
        await connection.close()
    await asyncio.gather(put(store, "t", 2), store.log.read("t"))
    assert await store.log.read("t") == [entry(1), entry(2)]


async def test_closing_finishes_waiting_writes_and_refuses_new_ones(
    url: str, tmp_path: Path
) -> None:
    store = await open_store(url, tmp_path)
    waiting = [asyncio.create_task(put(store, f"t{number}")) for number in range(120)]
    await asyncio.sleep(0)
    await store.close()
    assert await asyncio.gather(*waiting) == [None] * 120
    with pytest.raises(StoreError) as caught:
        await put(store, "late")
    assert caught.value.code == "store-closed"


async def test_a_caller_who_gives_up_disturbs_nobody(store: Store) -> None:
    waiting = [asyncio.create_task(put(store, f"t{number}")) for number in range(20)]
    await asyncio.sleep(0)
    for task in waiting[::2]:
        task.cancel()
    results = await asyncio.gather(*waiting, return_exceptions=True)
    assert results[1::2] == [None] * 10
    for number in range(1, 20, 2):
        assert await store.log.read(f"t{number}") == [entry(1)]


async def test_a_mistake_in_one_write_does_not_fail_the_next(store: Store) -> None:
    def mistaken() -> Rewriter:
        raise ZeroDivisionError

    await put(store, "t")
    results = await asyncio.gather(
        put(store, "a"),
        store.log.erase_person("t", "anna", mistaken, entry(2)),
        put(store, "b"),
        return_exceptions=True,
    )
    assert [type(result) for result in results] == [type(None), ZeroDivisionError, type(None)]
    assert await store.log.read("b") == [entry(1)]


async def test_a_thousand_appends_take_few_commits(store: Store) -> None:
    commits = 0

    @event.listens_for(store.database.engine, "commit")
    def commit(_connection: object) -> None:
        nonlocal commits
        commits += 1

    await asyncio.gather(*(put(store, f"t{number}") for number in range(1000)))
    assert commits == 20
