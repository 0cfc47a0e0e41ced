"""The files of a SQLite database are private, and one process runs their tables."""

import asyncio
import logging
import os
import shutil
import signal
import sqlite3
import stat
import sys
from pathlib import Path

import pytest
from sqlalchemy import text

from ninetyeight.store import AccessMode, Store, StoreError, open_store
from ninetyeight.store.address import FILE_NAME
from store import programs
from store.rows import entry, put
from store.write_database import FOLDER

pytestmark = pytest.mark.asyncio

ON_POSIX = pytest.mark.skipif(os.name != "posix", reason="modes are of POSIX")


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def bytes_of(folder: Path) -> dict[str, bytes]:
    return {each.name: each.read_bytes() for each in folder.iterdir()}


@ON_POSIX
async def test_new_files_are_private(tmp_path: Path) -> None:
    old, folder = os.umask(0), tmp_path / "data"
    try:
        async with await open_store(None, folder, mode=AccessMode.SERVE) as store:
            await put(store)
            files = list(folder.iterdir())
            assert {each.suffix for each in files} >= {".db", ".db-wal", ".db-shm", ".lock"}
            assert {mode(each) for each in files} == {0o600}
            assert mode(folder) == 0o700
    finally:
        os.umask(old)


@ON_POSIX
async def test_existing_files_are_made_private(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    folder = tmp_path / "data"
    async with await open_store(None, folder) as store:
        await put(store)
    folder.chmod(0o755)
    (folder / FILE_NAME).chmod(0o644)
    with caplog.at_level(logging.INFO, "ninetyeight.store"):
        async with await open_store(None, folder) as store:
            assert await store.log.read("t") == [entry(1)]
    assert (mode(folder), mode(folder / FILE_NAME)) == (0o700, 0o600)
    told = [record.getMessage() for record in caplog.records]
    assert len(told) >= 2
    assert set(told) == {"made private"}


@ON_POSIX
async def test_a_folder_with_other_files_keeps_its_mode(tmp_path: Path) -> None:
    folder = tmp_path / "shared"
    folder.mkdir(mode=0o755)
    (folder / "mine.txt").write_text("")
    async with await open_store(f"sqlite:///{folder / 'games.db'}", tmp_path):
        pass
    assert (mode(folder), mode(folder / "games.db")) == (0o755, 0o600)
    assert mode(folder / "mine.txt") != 0o600


@ON_POSIX
async def test_a_shared_folder_keeps_its_mode(tmp_path: Path) -> None:
    folder = tmp_path / "tmp"
    folder.mkdir()
    folder.chmod(0o1777)
    async with await open_store(None, folder):
        assert (mode(folder), mode(folder / FILE_NAME)) == (0o1777, 0o600)


@ON_POSIX
async def test_a_file_that_is_not_a_database_keeps_its_mode(tmp_path: Path) -> None:
    diary = tmp_path / FILE_NAME
    diary.write_text("my diary " * 100)
    diary.chmod(0o644)
    with pytest.raises(StoreError):
        await open_store(None, tmp_path)
    assert mode(diary) == 0o644


async def test_a_second_process_that_would_run_tables_is_refused(tmp_path: Path) -> None:
    async with await open_store(None, tmp_path, mode=AccessMode.SERVE) as store:
        await put(store)
        with pytest.raises(StoreError) as caught:
            await open_store(None, tmp_path, mode=AccessMode.SERVE)
        assert caught.value.code == "database-in-use"
        assert "in use by another Ninety-Eight process" in caught.value.message
        async with await open_store(None, tmp_path) as beside:
            await put(beside, "t", 2)
        async with await open_store(None, tmp_path, mode=AccessMode.READ) as looking:
            assert await looking.log.read("t") == [entry(1), entry(2)]
    async with await open_store(None, tmp_path, mode=AccessMode.SERVE) as store:
        await put(store, "t", 3)


async def test_a_process_that_was_killed_blocks_nobody(tmp_path: Path) -> None:
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        str(programs.__file__),
        "hold",
        f"sqlite:///{tmp_path / FILE_NAME}",
        stdout=asyncio.subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)},
    )
    assert process.stdout is not None
    assert await process.stdout.readline() == b"held\n"
    with pytest.raises(StoreError):
        await open_store(None, tmp_path, mode=AccessMode.SERVE)
    process.send_signal(signal.SIGKILL)
    await process.wait()
    async with await open_store(None, tmp_path, mode=AccessMode.SERVE) as store:
        assert await store.log.read("t") == [entry(1)]


async def test_an_older_file_in_use_is_not_migrated(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ninetyeight.store.store.BUSY_SECONDS", 0.1)
    async with await open_store(None, tmp_path, mode=AccessMode.SERVE) as store:
        older = text("UPDATE alembic_version SET version_num = '0001'")
        await store.database.write(lambda connection: connection.execute(older))
        with pytest.raises(StoreError) as caught:
            await open_store(None, tmp_path)
        assert caught.value.code == "database-in-use"


async def test_reading_changes_nothing(tmp_path: Path) -> None:
    async with await open_store(None, tmp_path) as store:
        await put(store)
    before = bytes_of(tmp_path)
    async with await open_store(None, tmp_path, mode=AccessMode.READ) as looking:
        assert await looking.log.read("t") == [entry(1)]
        with pytest.raises(StoreError):
            await put(looking, "t", 2)
    assert bytes_of(tmp_path) == before


async def test_a_reader_sees_what_a_killed_process_wrote(tmp_path: Path) -> None:
    folder = tmp_path / "killed"
    folder.mkdir()
    async with await open_store(None, tmp_path) as store:
        await put(store)
        for suffix in ("", "-wal"):
            shutil.copy(tmp_path / f"{FILE_NAME}{suffix}", folder)
    before = {name: old for name, old in bytes_of(folder).items() if not name.endswith("-shm")}
    async with await open_store(None, folder, mode=AccessMode.READ) as looking:
        assert await looking.log.read("t") == [entry(1)]
    after = {name: new for name, new in bytes_of(folder).items() if not name.endswith("-shm")}
    assert after == before


async def test_a_reader_refuses_a_missing_or_older_database(tmp_path: Path) -> None:
    with pytest.raises(StoreError) as caught:
        await open_store(None, tmp_path / "none", mode=AccessMode.READ)
    assert caught.value.code == "database-open"
    assert not (tmp_path / "none").exists()
    with sqlite3.connect(tmp_path / FILE_NAME) as connection:
        connection.executescript((FOLDER / "0001.sql").read_text(encoding="utf-8"))
    connection.close()
    before = bytes_of(tmp_path)
    with pytest.raises(StoreError) as caught:
        await open_store(None, tmp_path, mode=AccessMode.READ)
    assert caught.value.code == "database-older"
    assert bytes_of(tmp_path) == before


async def test_a_reader_of_postgresql_cannot_write(
    postgres: str, store: Store, tmp_path: Path
) -> None:
    if not store.is_shared:
        return
    await put(store)
    async with await open_store(postgres % "postgres", tmp_path, mode=AccessMode.READ) as looking:
        assert await looking.log.read("t") == [entry(1)]
        with pytest.raises(StoreError):
            await put(looking, "t", 2)
        with pytest.raises(StoreError):
            await looking.pulse.beat()
