"""Databases of every released revision are migrated, and everything in them is read."""

import sqlite3
from pathlib import Path

import pytest

from host.hosts import ANNA, BEN, Hosts, fresh, must, next_step
from ninetyeight.protocol.command import SayPhrase
from ninetyeight.rules import read_record, replay
from ninetyeight.store import open_store
from ninetyeight.talk import PhraseCode
from store.write_database import FOLDER

pytestmark = pytest.mark.asyncio

DUMPS = sorted(FOLDER.glob("*.sql"))


async def test_the_first_revision_is_among_them() -> None:
    assert FOLDER / "0001.sql" in DUMPS


@pytest.mark.parametrize("dump", DUMPS, ids=lambda dump: dump.stem)
async def test_a_database_of_an_older_version_is_migrated_and_played_on(
    dump: Path, tmp_path: Path
) -> None:
    file = tmp_path / "games.db"
    with sqlite3.connect(file) as connection:
        connection.executescript(dump.read_text(encoding="utf-8"))
    connection.close()
    async with await open_store(f"sqlite:///{file}", tmp_path) as store:
        rows = (await store.tables.page()).items
        assert {row.name for row in rows} == {"Lobby", "Bidding", "Over", "Playing", "Closed"}
        hosts = Hosts(store)
        written_at = max(row.updated_at for row in rows)
        host = await hosts.make(store, clock=lambda: written_at)  # so that no clock has run out
        tables = {row.name: await host.table(row.table_id) for row in rows}
        for row in rows:
            table = tables[row.name]
            assert (table.phase, table.sequence) == (row.phase, row.sequence)
        (game,) = (await store.games.of_table(tables["Over"].id)).items
        assert replay(read_record(game.record)).state.left == game.left
        assert [person.name for person in (await store.people.page()).items] == ["Anna"]
        playing = tables["Playing"].id
        done = [entry.command for entry in await store.log.read(playing) if entry.command]
        again = SayPhrase(id=done[-1].partition(":")[2], code=PhraseCode.HELLO)
        assert (await must(host, playing, BEN, again)).events == ()
        step = next_step(await host.state(playing, "anna"))
        assert step is not None
        await must(host, playing, ANNA, step)
        await must(host, playing, BEN, SayPhrase(id=fresh(), code=PhraseCode.HELLO))
        await hosts.stop()
