"""Opening a database creates it, migrates it, or refuses it in plain words."""

import json
import os
import sqlite3
import stat
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, text

from ninetyeight.protocol.event import ChatSaid
from ninetyeight.store import (
    Scope,
    Store,
    StoreError,
    TokenKind,
    hash_token,
    migrate,
    open_store,
)
from ninetyeight.store.address import FILE_NAME, parse_address
from ninetyeight.store.schema import metadata
from ninetyeight.table import write_event
from ninetyeight.table.event import Muted, PersonErased
from store.postgres import NOBODY
from store.rows import NOW, entry, game, later, put, row

pytestmark = pytest.mark.asyncio


async def refused(url: str | None, folder: Path) -> StoreError:
    with pytest.raises(StoreError) as caught:
        await open_store(url, folder)
    return caught.value


async def run(store: Store, job: Any) -> Any:
    return await store.database.write(job)


async def down_and_up(store: Store, revision: str) -> None:
    def migrate_twice(connection: Connection) -> None:
        config = migrate.alembic_config()
        config.attributes["connection"] = connection
        command.downgrade(config, revision)
        command.upgrade(config, "head")
        command.upgrade(config, "head")

    await run(store, migrate_twice)


async def test_the_migrations_produce_the_schema(store: Store) -> None:
    def differences(connection: Connection) -> list[Any]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    assert await run(store, differences) == []


async def test_migrations_go_down_and_up_again(store: Store) -> None:
    await put(store)
    await down_and_up(store, "base")
    assert await store.log.read("t") == []
    await put(store)


async def test_tokens_from_before_scopes_allow_everything(store: Store) -> None:
    person = await store.people.add("Anna", "en", NOW)
    await store.tokens.add(person.id, TokenKind.BEARER, hash_token("a"), scope=Scope.READ, now=NOW)
    await down_and_up(store, "0001")
    (token,) = await store.tokens.of_person(person.id)
    assert token.scope is Scope.EVERYTHING
    assert await store.people.awaiting_deletion() == []


async def test_repeats_among_old_games_are_found(store: Store) -> None:
    other = json.dumps({"seats": ["anna"], "deck": [3, 2]})
    await store.games.add(game("first", "anna"))
    await store.games.add(game("other", "anna", record=other, finished_at=later(1)))
    await store.games.add(game("again", "anna", finished_at=later(2), is_repeat=True))
    await store.games.add(game("hers", "berta", finished_at=later(3)))
    await down_and_up(store, "0003")
    found = [
        *(await store.games.of_person("anna")).items,
        *(await store.games.of_person("berta")).items,
    ]
    assert {each.id for each in found if each.is_repeat} == {"again"}


async def test_mutes_in_old_logs_are_found(store: Store) -> None:
    def muted(by: str, person: str, *, is_muted: bool = True) -> str:
        return write_event(Muted(by=by, person_id=person, is_muted=is_muted))

    bodies = (
        muted("anna", "ben"),
        muted("anna", "carla"),
        muted("ben", "anna"),
        write_event(ChatSaid(seat=0, text=muted("eve", "anna"))),
        muted("anna", "ben", is_muted=False),
        'not even JSON, but it holds "muted"',
        muted("ben", "dora"),
        muted("dora", "ben"),
        write_event(PersonErased(person_id="dora")),
        muted("anna", "ben"),
        muted("ben", "anna", is_muted=False),
    )
    for table_id, count in (("t", len(bodies)), ("u", 1)):
        log = [entry(number, body=body) for number, body in enumerate(bodies[:count], 1)]
        await store.log.append(table_id, log, row(table_id, count))
    await put(store, "v")
    await down_and_up(store, "0004")
    assert await store.mutes.of_tables(["t", "u", "v"]) == {
        "t": {"anna": {"ben", "carla"}},
        "u": {"anna": {"ben"}},
    }


async def test_who_knows_an_old_deal_is_found(store: Store) -> None:
    """Before 0008, known deals were those of one game."""
    anna, ben, carla, dora = [(await store.people.add(name, "en", NOW)).id for name in "ABCD"]
    other = json.dumps({"seats": ["anna"], "deck": [3, 2]})
    await store.games.add(game("first", anna))
    await store.games.add(game("other", ben, record=other, finished_at=later(1)))
    await store.games.add(game("again", anna, finished_at=later(2), is_repeat=True))
    key = await store.games.challenge("again")
    attempt = game("attempt", ben, carla, finished_at=later(3), challenge_of="again")
    await store.games.add(attempt)
    await store.games.add(game("import", finished_at=later(4), imported_by=anna))

    def older(connection: Connection) -> None:
        config = migrate.alembic_config()
        config.attributes["connection"] = connection
        command.downgrade(config, "0006")
        connection.execute(text("DELETE FROM known_deals"))
        connection.execute(text(f"INSERT INTO known_deals VALUES ('attempt', '{dora}')"))
        connection.execute(text("INSERT INTO solutions VALUES ('again', NULL, '')"))
        command.upgrade(config, "head")

    await run(store, older)
    found = {each: await store.games.find(each) for each in ("again", "attempt", "other", "import")}
    deals = {each: game and game.deal_id for each, game in found.items()}
    assert deals == {"again": "first", "attempt": "first", "other": "other", "import": "import"}
    assert key is not None
    assert await store.games.find_challenge(key) == found["again"]
    people = [anna, ben, carla, dora]
    assert await store.deals.seen_by("first", people) == set(people)
    assert await store.deals.seen_by("other", people) == {ben}
    assert await store.deals.seen_by("import", people) == set()


async def test_opening_again_changes_nothing(url: str, store: Store, tmp_path: Path) -> None:
    await put(store)
    async with await open_store(url, tmp_path) as again:
        assert await again.log.read("t") == [entry(1)]


async def test_a_newer_database_is_refused(url: str, tmp_path: Path) -> None:
    async with await open_store(url, tmp_path) as store:
        await put(store)
        await run(store, lambda c: c.execute(text("UPDATE alembic_version SET version_num='9'")))
    error = await refused(url, tmp_path)
    assert error.code == "database-newer"
    assert "newer version" in error.message


async def test_without_a_url_the_database_is_in_the_data_folder(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "data"
    async with await open_store(None, folder) as store:
        await put(store)
        assert (folder / FILE_NAME).is_file()
    assert not (folder / f"{FILE_NAME}-wal").exists()


async def test_a_temporary_database_works_and_is_deleted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    async with await open_store("sqlite://", tmp_path) as store:
        await put(store)
        assert await store.log.read("t") == [entry(1)]
        assert "temporary" in repr(store)
    assert list(tmp_path.iterdir()) == []


async def test_sqlite_is_durable_and_lets_readers_read(tmp_path: Path) -> None:
    def pragmas(connection: Connection) -> dict[str, Any]:
        names = ("journal_mode", "synchronous", "foreign_keys", "secure_delete")
        return {name: connection.scalar(text(f"PRAGMA {name}")) for name in names}

    async with await open_store(None, tmp_path) as store:
        found = await store.database.read(pragmas)
    assert found == {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "secure_delete": 1}


@pytest.mark.parametrize(
    "url",
    [
        "",
        "games.db",
        "mysql://host/games",
        "postgresql+psycopg://host/games",
        "postgresql://host",
        "sqlite://host/games.db",
        "sqlite:///games.db?mode=ro",
        "postgresql://user:secret@host:port/games",
    ],
)
async def test_a_broken_url_is_refused_without_its_password(url: str, tmp_path: Path) -> None:
    error = await refused(url, tmp_path)
    assert error.code == "database-url"
    assert "secret" not in error.message


async def test_an_unreachable_server_is_named_without_its_password(tmp_path: Path) -> None:
    error = await refused("postgres://me:secret@127.0.0.1:1/games", tmp_path)
    assert error.code == "database-open"
    assert '"games" on 127.0.0.1' in error.message
    assert "secret" not in f"{error} {error.__cause__}"


async def test_a_missing_database_is_named(postgres: str, tmp_path: Path) -> None:
    error = await refused(postgres % "nothing", tmp_path)
    assert error.code == "database-open"
    assert "nothing" in error.message


async def test_addresses_show_no_password(tmp_path: Path) -> None:
    address = parse_address("postgres://me:secret@host/games?sslmode=require", tmp_path)
    assert "secret" not in f"{address} {address!r} {address.name}"
    assert address.url.query == {"ssl": "require"}
    assert address.url.drivername == "postgresql+asyncpg"


async def test_a_file_where_the_folder_should_be_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    error = await refused(None, tmp_path / "file" / "data")
    assert error.code == "data-folder"
    assert "file" in error.message


async def test_a_folder_that_cannot_be_written_is_named() -> None:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        folder.chmod(stat.S_IRUSR | stat.S_IXUSR | stat.S_IROTH | stat.S_IXOTH)
        with not_as_root():
            error = await refused(None, folder)
            inside = await refused(None, folder / "data")
        folder.chmod(stat.S_IRWXU)
    assert (error.code, inside.code) == ("database-open", "data-folder")
    assert str(folder) in error.message


async def test_a_file_that_is_not_a_database_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / FILE_NAME
    file.write_text("my diary " * 100)
    error = await refused(None, tmp_path)
    assert error.code == "database-open"
    assert file.read_text() == "my diary " * 100


async def test_a_foreign_database_is_left_alone(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / FILE_NAME) as connection:
        connection.execute("CREATE TABLE games (title TEXT)")
    connection.close()
    error = await refused(None, tmp_path)
    assert error.code == "database-open"
    with sqlite3.connect(tmp_path / FILE_NAME) as connection:
        found = connection.execute("SELECT name FROM sqlite_master").fetchall()
    connection.close()
    assert found == [("games",)]


@contextmanager
def not_as_root() -> Iterator[None]:
    """Root may write anywhere, so become somebody else for a moment."""
    if os.geteuid() != 0:
        yield
        return
    os.seteuid(NOBODY)
    try:
        yield
    finally:
        os.seteuid(0)
