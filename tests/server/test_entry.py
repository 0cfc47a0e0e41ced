"""Nobody gets in: another's seat, a guessed table, a wrong origin, a frame that is too large."""

import json
import socket
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from server.people import Person, fresh_id, refused_with
from server.servers import Server

GUESSED = "AAAAAAAAAAAAAAAAAAAAAA"


def test_nobody_plays_the_seat_of_another(ada: Person, grete: Person) -> None:
    table_id = ada.open_table(players=1)
    ada.act(table_id, "start").raise_for_status()
    before = ada.get(f"/api/tables/{table_id}").json()
    play = before["you"]["plays"][0]
    version = before["table"]["game"]["version"]
    refused = grete.act(table_id, "lay-card", card=play["card"], pile=play["pile"], version=version)
    assert (refused.status_code, refused.json()["code"]) == (409, "not-seated")
    assert ada.get(f"/api/tables/{table_id}").json() == before


@pytest.mark.parametrize(
    ("kind", "rest"),
    [
        ("start", {}),
        ("close", {}),
        ("seat-bot", {"seat": 1, "bot": "greedy"}),
        ("clear-seat", {"seat": 0}),
        ("change-settings", {"settings": {"players": 3}}),
        ("end-turn", {"version": 0}),
        ("say-chat", {"text": "hello"}),
        ("leave", {}),
        ("take-hint", {}),
    ],
)
def test_a_stranger_changes_nothing(
    ada: Person, grete: Person, kind: str, rest: dict[str, Any]
) -> None:
    table_id = ada.open_table(players=2)
    before = ada.get(f"/api/tables/{table_id}").json()
    assert grete.act(table_id, kind, **rest).status_code == 409
    assert ada.get(f"/api/tables/{table_id}").json() == before


def test_a_stranger_sees_no_hand(ada: Person, grete: Person) -> None:
    table_id = ada.open_table(players=1)
    ada.act(table_id, "start").raise_for_status()
    mine = ada.get(f"/api/tables/{table_id}").json()
    seen = grete.get(f"/api/tables/{table_id}").json()
    assert len(mine["you"]["hand"]) == 8
    assert (seen["you"]["role"], seen["you"]["hand"], seen["you"]["plays"]) == ("watcher", [], [])
    with grete.sit(table_id) as stranger:
        assert stranger.until("update")["you"]["hand"] == []
        stranger.send("look", seat=0)
        assert stranger.until("update")["you"]["hand"] == []


def test_an_invitation_describes_the_table_to_anybody_with_the_link(
    ada: Person, nobody: Person
) -> None:
    table_id = ada.open_table(players=3, edition="extreme", name="Friday")
    ada.act(table_id, "seat-bot", seat=1, bot="greedy").raise_for_status()
    told = nobody.get(f"/api/tables/{table_id}/invitation").json()
    assert told.pop("settings")["edition"] == "extreme"
    assert told == {
        "host": "Ada",
        "name": "Friday",
        "edition": "extreme",
        "players": 3,
        "open_seats": 1,
        "names": ["Ada"],
        "phase": "lobby",
        "can_watch": True,
    }


def test_an_invitation_says_no_more_than_the_table_shows(ada: Person, nobody: Person) -> None:
    table_id = ada.open_table(players=1, watch="nobody")
    path = f"/api/tables/{table_id}/invitation"
    assert nobody.get(path).status_code == 200
    ada.act(table_id, "start").raise_for_status()
    assert (nobody.get(path).status_code, nobody.get(path).json()["code"]) == (403, "no-watchers")
    assert nobody.get("/api/tables/guessed/invitation").status_code == 404


def test_a_guessed_id_finds_no_table(ada: Person, server: Server) -> None:
    for table_id in (GUESSED, "x", "0"):
        assert ada.get(f"/api/tables/{table_id}").status_code == 404
        assert ada.act(table_id, "sit").status_code == 404
        path = f"/api/tables/{table_id}/socket"
        assert refused_with(server, path, Cookie=ada.cookie) == (404, "no-such-table")
        assert ada.get(path).json()["code"] == "no-such-table"


def test_an_impossible_table_is_refused(ada: Person, server: Server) -> None:
    for table_id in ("%00", "a%20b", "x" * 65, "%F0%9F%90%88"):
        assert ada.get(f"/api/tables/{table_id}").status_code == 422
        path = f"/api/tables/{table_id}/socket"
        assert refused_with(server, path, Cookie=ada.cookie) == (404, "no-such-table")
        assert ada.get(path).json()["code"] == "no-such-table"


def test_a_socket_needs_a_signed_in_person(ada: Person, server: Server) -> None:
    path = f"/api/tables/{ada.open_table()}/socket"
    stranger = (401, "not-signed-in")
    assert refused_with(server, path) == stranger
    assert refused_with(server, path, Cookie="ninetyeight=" + "A" * 43) == stranger
    assert refused_with(server, path, Authorization="Bearer x") == stranger
    asked = httpx.get(server.url + path)
    assert (asked.status_code, asked.json()["code"]) == stranger
    assert ada.get(path).status_code == 204


@pytest.mark.parametrize("since", ["-1", "x", "1.5", "", "9" * 30])
def test_since_must_be_a_number(ada: Person, server: Server, since: str) -> None:
    path = f"/api/tables/{ada.open_table()}/socket?since={since}"
    assert refused_with(server, path, Cookie=ada.cookie) == (400, "bad-request")


WRONG = ["https://evil.example", "null", "http://127.0.0.1:1", "http://127.0.0.1.evil.example", "x"]


@pytest.mark.parametrize("origin", WRONG)
def test_a_page_of_another_origin_cannot_act(ada: Person, server: Server, origin: str) -> None:
    table_id = ada.open_table()
    for method, path, body in (
        ("POST", "/api/tables", {}),
        ("POST", "/api/play", {}),
        ("PATCH", "/api/me", {"name": "Mallory"}),
        ("DELETE", "/api/me", None),
        ("POST", "/api/me/tokens", {"label": "x"}),
        ("POST", f"/api/tables/{table_id}/commands", {"kind": "close", "id": "x"}),
    ):
        answer = ada.http.request(method, path, json=body, headers={"Origin": origin})
        assert (answer.status_code, answer.json()["code"]) == (403, "wrong-origin")
    with pytest.raises(InvalidStatus) as refused:
        connect(
            f"{server.socket_url}/api/tables/{table_id}/socket",
            additional_headers={"Cookie": ada.cookie, "Origin": origin},
        )
    assert refused.value.response.status_code == 403
    assert ada.get("/api/me").json() == ada.me
    assert ada.get(f"/api/tables/{table_id}").json()["table"]["phase"] == "lobby"


def test_a_page_of_this_origin_may_act(ada: Person, server: Server) -> None:
    answer = ada.http.patch("/api/me", json={"name": "Ada"}, headers={"Origin": server.url})
    assert answer.status_code == 200
    with connect(
        f"{server.socket_url}/api/tables/{ada.open_table()}/socket",
        additional_headers={"Cookie": ada.cookie, "Origin": server.url},
    ) as socket:
        assert json.loads(socket.recv(timeout=20))["kind"] == "update"


def test_a_page_of_another_site_cannot_omit_its_origin(ada: Person) -> None:
    answer = ada.http.delete("/api/me", headers={"Sec-Fetch-Site": "cross-site"})
    assert answer.status_code == 403


def test_a_form_is_not_accepted_as_a_command(ada: Person) -> None:
    for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data"):
        answer = ada.http.post("/api/tables", content="{}", headers={"Content-Type": kind})
        assert answer.status_code == 422


def test_a_frame_of_more_than_16_kib_ends_the_socket_and_nothing_else(ada: Person) -> None:
    table_id = ada.open_table()
    with ada.sit(table_id) as large, ada.sit(table_id) as other:
        large.until("update")
        other.until("update")
        large.socket.send(json.dumps({"kind": "say-chat", "id": "x", "text": "x" * 17_000}))
        assert large.until_closed()[0] == 1009
        other.send("ping")
        assert other.until("pong")


def test_a_compressed_bomb_ends_the_socket(ada: Person) -> None:
    with ada.sit(ada.open_table()) as bomb:
        bomb.until("update")
        bomb.socket.send("[" * 10_000_000)
        assert bomb.until_closed()[0] == 1009
    assert ada.get("/api/me").status_code == 200


def test_a_body_of_more_than_64_kib_is_refused(ada: Person, server: Server) -> None:
    answer = ada.post("/api/tables", {"name": "x" * 70_000})
    assert (answer.status_code, answer.json()["code"]) == (413, "too-large")
    chunks = (b"x" * 10_000 for _ in range(20))
    streamed = httpx.post(f"{server.url}/api/me", content=chunks)
    assert streamed.status_code == 413


def test_a_body_that_lies_about_its_length_is_refused(server: Server) -> None:
    host, port = server.url.removeprefix("http://").split(":")
    with socket.create_connection((host, int(port)), timeout=20) as raw:
        head = f"POST /api/me HTTP/1.1\r\nHost: {host}\r\nContent-Length: 99999999999999\r\n\r\n"
        raw.sendall(head.encode())
        assert b" 413 " in raw.recv(4096).splitlines()[0]


@pytest.mark.parametrize(
    "body",
    [
        b"", b"{", b"[]", b"null", b"NaN", b'{"name": NaN}', b'{"name": "\\ud800"}', b"\xff\xfe",
        b'{"name": ' + b"[" * 30_000, b'{"name": 1' + b"0" * 5_000 + b"}",
        b'{"name": "a", "name": "b", "other": 1}',
    ],
    ids=lambda body: repr(body[:20]),
)  # fmt: skip
def test_an_invalid_body_is_refused_in_plain_words(nobody: Person, body: bytes) -> None:
    answer = nobody.http.post("/api/me", content=body, headers={"Content-Type": "application/json"})
    assert answer.status_code in (400, 422)
    assert set(answer.json()) == {"code", "message"}
    assert "Traceback" not in answer.text


def test_a_table_without_watchers_can_be_seen_only_before_the_game(
    ada: Person, grete: Person, server: Server
) -> None:
    table_id = ada.open_table(players=1, watch="nobody")
    assert grete.get(f"/api/tables/{table_id}").status_code == 200
    with grete.sit(table_id) as stranger:
        stranger.until("update")
        ada.act(table_id, "start").raise_for_status()
        code, messages = stranger.until_closed()
        assert code == 4403
        assert {each["table"]["phase"] for each in messages if "table" in each} <= {"lobby"}

    def is_refused() -> bool:
        path = f"/api/tables/{table_id}"
        seen = grete.get(path)
        acted = grete.act(table_id, "sit")
        assert "table" not in acted.json()
        refusal = (403, "no-watchers")
        assert refused_with(server, f"{path}/socket", Cookie=grete.cookie) == refusal
        asked = grete.get(f"{path}/socket")
        assert (asked.status_code, asked.json()["code"]) == refusal
        return seen.status_code == 403

    assert is_refused()
    ada.act(table_id, "concede").raise_for_status()
    assert ada.get(f"/api/tables/{table_id}").json()["table"]["phase"] == "over"
    assert is_refused()


def test_commands_over_http_take_effect_once(ada: Person) -> None:
    table_id = ada.open_table(players=1)
    id = fresh_id()
    path = f"/api/tables/{table_id}/commands"
    first = ada.post(path, {"kind": "start", "id": id})
    again = ada.post(path, {"kind": "start", "id": id})
    assert (first.status_code, again.status_code) == (200, 200)
    assert again.json()["table"]["game"]["number"] == 1
