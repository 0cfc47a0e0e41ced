"""People download and delete their data; old data is removed."""

import sqlite3
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
import pytest_asyncio

from ninetyeight.host import Host
from ninetyeight.protocol.event import CloseCause
from ninetyeight.protocol.settings import Settings
from ninetyeight.server import Options, open_host
from ninetyeight.server.retention import remove_old_data
from ninetyeight.store import Store
from ninetyeight.table import Participant
from server.people import Person
from server.servers import Server


def play_and_talk(ada: Person, grete: Person) -> str:
    """Let two people sit down, talk and concede; return the table."""
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
    tokens = {token["label"]: token["scope"] for token in data["tokens"]}
    assert tokens == {"": "everything", "my bot": "everything"}


def test_the_data_includes_talk_in_lobbies_and_running_games_but_no_hidden_card(
    ada: Person, grete: Person
) -> None:
    table_id = ada.open_table(players=2, talk="free")
    grete.act(table_id, "sit").raise_for_status()
    ada.act(table_id, "say-chat", text="a word in the lobby").raise_for_status()
    said = grete.act(table_id, "say-chat", text="the word of another").raise_for_status()
    ada.act(table_id, "flag-line", line=said.json()["sequence"]).raise_for_status()
    ada.act(table_id, "start").raise_for_status()
    ada.act(table_id, "say-chat", text="a word in the game").raise_for_status()
    ada.act(table_id, "mute", seat=1, is_muted=True).raise_for_status()
    ada.act(table_id, "make-bid", bid="like").raise_for_status()
    left = grete.open_table(players=2)
    ada.act(left, "sit").raise_for_status()
    ada.act(left, "say-chat", text="a word at a table that I left").raise_for_status()
    ada.act(left, "leave").raise_for_status()
    data = ada.get("/api/me/data").json()
    tables = {table["id"]: table for table in data["tables"]}
    here, gone = tables[table_id], tables[left]
    assert [line["text"] for line in here["said"]] == ["a word in the lobby", "a word in the game"]
    assert all(line["at"] for line in here["said"])
    assert [line["text"] for line in gone["said"]] == ["a word at a table that I left"]
    assert (here["is_member"], gone["is_member"]) == (True, False)
    assert here["muted"] == [grete.me["id"]]
    assert [deed["kind"] for deed in here["done"]] == ["opened", "line-flagged", "bid-made"]
    assert [deed["kind"] for deed in gone["done"]] == ["seat-taken", "seat-cleared"]
    assert not {"deal", "deck", "nonce"} & _keys(here)
    assert "Grete" not in str(here)
    assert "the word of another" not in str(data)


def _keys(value: object) -> set[str]:
    if isinstance(value, dict):
        return set(value).union(*map(_keys, value.values()))
    return set().union(*map(_keys, value)) if isinstance(value, list) else set()


def test_a_deleted_person_is_named_nowhere_and_others_keep_their_game(server: Server) -> None:
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


def test_a_person_deleted_during_a_game_leaves_the_seat_to_a_bot(server: Server) -> None:
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


@pytest_asyncio.fixture
async def kept(tmp_path: Path):  # type: ignore[no-untyped-def]
    async with open_host(Options(data=tmp_path)) as opened:
        yield opened


@pytest.mark.asyncio
async def test_old_tables_are_closed_and_then_deleted(kept: tuple[Store, Host]) -> None:
    store, host = kept
    now = datetime.now(UTC)
    person = await store.people.add("Ada", "en", now)
    seated = Participant(id=person.id, name="Ada")
    lobby = await host.open_table(seated, Settings())
    closed = await host.open_table(seated, Settings())
    await host.force_close(closed, CloseCause.ADMIN)
    options = Options()
    assert not any((await remove_old_data(store, host, options, now)).values())
    done = await remove_old_data(store, host, options, now + timedelta(hours=25))
    assert (done["idle"], done["tables"], done["people"]) == (1, 0, 0)
    assert (await store.tables.find(lobby)).phase == "closed"  # type: ignore[union-attr]
    done = await remove_old_data(store, host, options, now + timedelta(days=32))
    assert (done["tables"], done["people"]) == (2, 0)
    done = await remove_old_data(store, host, options, now + timedelta(days=366))
    assert done["people"] == 1
    assert await store.people.find(person.id) is None


@pytest.mark.asyncio
async def test_what_is_kept_forever_is_not_deleted(kept: tuple[Store, Host]) -> None:
    store, host = kept
    now = datetime.now(UTC)
    person = await store.people.add("Ada", "en", now)
    table_id = await host.open_table(Participant(id=person.id, name="Ada"), Settings())
    forever = Options(keep_tables_days=0, keep_games_days=0, keep_people_days=0, idle_lobby_hours=0)
    done = await remove_old_data(store, host, forever, now + timedelta(days=3650))
    assert not any(done.values())
    assert await store.tables.find(table_id) is not None


@pytest.mark.asyncio
async def test_an_interrupted_deletion_is_finished_later(kept: tuple[Store, Host]) -> None:
    store, host = kept
    now = datetime.now(UTC)
    person = await store.people.add("Zerline", "en", now)
    table_id = await host.open_table(Participant(id=person.id, name="Zerline"), Settings())
    await store.people.begin_deletion(person.id)  # and then the process is killed
    forever = Options(keep_tables_days=0, keep_games_days=0, keep_people_days=0, idle_lobby_hours=0)
    await remove_old_data(store, host, forever, now)
    assert await store.people.find(person.id) is None
    assert "Zerline" not in "".join(entry.body for entry in await store.log.read(table_id))
    assert not await store.scrub()  # that was done, too
