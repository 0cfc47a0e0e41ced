"""Several servers serve the same tables, on one PostgreSQL and one Redis."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from host.redis_server import RedisServer
from server.people import Person
from server.servers import WIDE, Server, running_server
from store.postgres import running_postgres


@pytest.fixture(scope="module")
def pair(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Server]]:
    """Run two servers that share only the database and Redis."""
    folder: Path = tmp_path_factory.mktemp("pair")
    redis = RedisServer(folder)
    redis.start()
    try:
        with running_postgres() as url:
            shared = ("--database", url % "postgres", "--redis", redis.url)
            with (
                running_server(folder / "one", *shared, **WIDE) as one,
                running_server(folder / "two", *shared, **WIDE) as two,
            ):
                yield one, two
    finally:
        redis.stop()


def at(server: Server, person: Person) -> Person:
    """The same person, connected to another server."""
    other = Person(server)
    other.http.cookies.update(person.http.cookies)
    return other


def test_people_on_two_servers_sit_at_one_table(pair: tuple[Server, Server]) -> None:
    one, two = pair
    with Person(one, "Ada") as ada, Person(two, "Grete") as grete:
        table_id = ada.open_table(players=2, access="public")
        assert table_id in [table["id"] for table in grete.get("/api/lobby").json()["items"]]
        with ada.sit(table_id) as first, grete.sit(table_id) as second:
            first.until("update")
            second.until("update")
            second.ask("sit")
            assert first.until("update")["events"][0]["name"] == "Grete"
            first.ask("say-phrase", code="hello")
            assert second.until("update")["events"][0]["kind"] == "phrase-said"
            first.ask("start")
            while second.update["table"]["phase"] != "bidding":
                second.receive()
            assert len(second.update["you"]["hand"]) == 7
        with at(two, ada) as moved:
            assert moved.get("/api/me").json() == ada.me
            seen = moved.get(f"/api/tables/{table_id}").json()
            assert len(seen["you"]["hand"]) == 7


def test_a_person_deleted_on_one_server_is_gone_on_the_other(pair: tuple[Server, Server]) -> None:
    one, two = pair
    with Person(one, "Ada") as ada, Person(two, "Zerline") as gone:
        table_id = ada.open_table(players=2)
        gone.act(table_id, "sit").raise_for_status()
        assert gone.http.delete("/api/me").status_code == 204
        seats = ada.get(f"/api/tables/{table_id}").json()["table"]["seats"]
        assert [seat["name"] for seat in seats] == ["Ada", None]
        with at(one, gone) as ghost:
            assert ghost.get("/api/me").status_code == 401


def test_texts_that_postgresql_cannot_store_are_refused(pair: tuple[Server, Server]) -> None:
    with Person(pair[0], "Ada") as ada:
        for label in ("a\0b", "\ud800"):
            body = f'{{"label": "{label}"}}'.encode(errors="surrogatepass")
            headers = {"Content-Type": "application/json"}
            answer = ada.http.post("/api/me/tokens", content=body, headers=headers)
            assert answer.status_code in (400, 422)
        for path in ("/api/games/%00", "/api/tables/%00", "/api/shared/%00"):
            assert ada.get(path).status_code == 422
        assert ada.get("/api/me/left", edition="a\0b").status_code == 422
