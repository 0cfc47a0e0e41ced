"""People take their data along, and go; what a host does not want to keep goes too."""

import sqlite3
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
import pytest_asyncio

from ninetyeight.host import Host
from ninetyeight.server import Options, hosting
from ninetyeight.server.forgetting import NameEraser, forget
from ninetyeight.store import Store
from ninetyeight.table import CloseCause, Settings
from ninetyeight.table import Person as TablePerson
from server.people import Person
from server.servers import Server


def play_and_talk(ada: Person, grete: Person) -> str:
    """Let two people sit down, talk and give up; give the table."""
    table_id = ada.open_table(players=2)
    assert grete.act(table_id, "sit").status_code == 200
    assert (
        ada.act(table_id, "say-chat", text=f"hello from the house of {ada.me['name']}").status_code
        == 200
    )
    assert ada.act(table_id, "start").status_code == 200
    for person in (ada, grete):
        assert person.act(table_id, "concede").status_code == 200
    return table_id


def stored(server: Server) -> str:
    with sqlite3.connect(server.data / "ninetyeight.db") as database:
        return "\n".join(database.iterdump())


def test_a_person_downloads_everything(ada: Person, grete: Person) -> None:
    table_id = play_and_talk(ada, grete)
    ada.post("/api/me/tokens", {"label": "my bot"})
    answer = ada.get("/api/me/data")
    assert "attachment" in answer.headers["content-disposition"]
    data = answer.json()
    assert data["name"] == "Ada"
    assert [table["id"] for table in data["tables"]] == [table_id]
    assert len(data["games"]) == 1
    assert "my bot" in [token["label"] for token in data["tokens"]]


def test_a_person_who_goes_is_named_nowhere_and_others_keep_their_game(server: Server) -> None:
    with Person(server, "Zerline") as gone, Person(server, "Grete") as grete:
        table_id = play_and_talk(gone, grete)
        assert "Zerline" in stored(server)
        cookie = gone.cookie
        with gone.sit(table_id) as player:
            player.until("update")
            assert gone.http.delete("/api/me").status_code == 204
            assert player.until_closed()[0] in (4401, 4410)
        assert gone.http.get("/api/me", headers={"Cookie": cookie}).status_code == 401
        (game,) = grete.get("/api/me/games").json()["items"]
        assert [seat["name"] for seat in game["seats"]] == ["?", "Grete"]
        assert "Zerline" not in grete.get(f"/api/games/{game['id']}/record").text
        seats = grete.get(f"/api/tables/{table_id}").json()["table"]["seats"]
        assert [seat["name"] for seat in seats] == [None, "Grete"]
    assert "Zerline" not in stored(server)


def test_a_person_who_goes_in_a_running_game_leaves_the_seat_to_a_bot(server: Server) -> None:
    with Person(server, "Zerline") as gone, Person(server, "Grete") as grete:
        table_id = gone.open_table(players=2, minder="greedy")
        grete.act(table_id, "sit").raise_for_status()
        gone.act(table_id, "start").raise_for_status()
        assert gone.http.delete("/api/me").status_code == 204
        seen = grete.get(f"/api/tables/{table_id}").json()
        assert [seat["bot"] for seat in seen["table"]["seats"]] == ["greedy", None]
        assert (seen["table"]["phase"], seen["you"]["is_host"]) == ("bidding", True)
        grete.act(table_id, "concede").raise_for_status()
    assert "Zerline" not in stored(server)


def test_the_words_of_who_sat_there_later_stay() -> None:
    erase = NameEraser("a")
    log = [
        '{"kind":"opened","settings":{},"host":{"id":"a","name":"Ada"}}',
        '{"kind":"chat-said","seat":0,"text":"one"}',
        '{"kind":"seat-cleared","seat":0}',
        '{"kind":"seat-taken","seat":0,"person":{"id":"b","name":"Ada"}}',
        '{"kind":"chat-said","seat":0,"text":"two"}',
        '{"kind":"seat-taken","seat":1,"person":{"id":"a","name":"Ada"}}',
        '{"kind":"chat-said","seat":1,"text":"three"}',
    ]
    assert "".join(map(erase, log)).count("Ada") == 1
    assert ["one" in "".join(log), "two" in "".join(map(erase, log))] == [True, True]
    assert "three" not in "".join(map(erase, log))


@pytest_asyncio.fixture
async def kept(tmp_path: Path):  # type: ignore[no-untyped-def]
    async with hosting(Options(data=tmp_path)) as opened:
        yield opened


@pytest.mark.asyncio
async def test_old_things_are_closed_and_then_forgotten(kept: tuple[Store, Host]) -> None:
    store, host = kept
    now = datetime.now(UTC)
    person = await store.add_person("Ada", "en", now)
    seated = TablePerson(id=person.id, name="Ada")
    lobby = await host.open_table(seated, Settings())
    closed = await host.open_table(seated, Settings())
    await host.shut(closed, CloseCause.ADMIN)
    options = Options()
    assert not any((await forget(store, host, options, now)).values())
    done = await forget(store, host, options, now + timedelta(hours=25))
    assert (done["idle"], done["tables"], done["people"]) == (1, 0, 0)
    assert (await store.table(lobby)).phase == "closed"  # type: ignore[union-attr]
    done = await forget(store, host, options, now + timedelta(days=32))
    assert (done["tables"], done["people"]) == (2, 0)
    done = await forget(store, host, options, now + timedelta(days=366))
    assert done["people"] == 1
    assert await store.person(person.id) is None


@pytest.mark.asyncio
async def test_what_is_kept_for_ever_is_not_forgotten(kept: tuple[Store, Host]) -> None:
    store, host = kept
    now = datetime.now(UTC)
    person = await store.add_person("Ada", "en", now)
    table_id = await host.open_table(TablePerson(id=person.id, name="Ada"), Settings())
    forever = Options(keep_tables_days=0, keep_games_days=0, keep_people_days=0, idle_lobby_hours=0)
    done = await forget(store, host, forever, now + timedelta(days=3650))
    assert not any(done.values())
    assert await store.table(table_id) is not None
