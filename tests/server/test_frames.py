"""Replays: who may see them, records from a file, limits."""

import json
from pathlib import Path
from typing import Any

import pytest

from ninetyeight.protocol.http import ReplayedGame
from server.people import Person
from server.servers import running_server
from server.test_games import finished, load, played


def show(person: Person, record: str | bytes) -> Any:
    headers = {"Content-Type": "application/json"}
    return person.http.post("/api/frames", content=record, headers=headers)


def test_only_its_players_see_the_frames_of_a_game(
    ada: Person, grete: Person, nobody: Person, server: Any
) -> None:
    game_id = finished(ada, grete)
    for player in (ada, grete):
        shown = player.get(f"/api/games/{game_id}/frames").raise_for_status().json()
        assert (shown["summary"]["id"], shown["summary"]["code"]) == (game_id, "conceded")
        assert [seat["name"] for seat in shown["seats"]] == ["Ada", "Grete"]
        assert shown["result"] is None
        assert "good luck" in json.dumps(shown["frames"])
    with Person(server, "Mallory") as other:
        assert other.get(f"/api/games/{game_id}/frames").status_code == 404
    assert nobody.get(f"/api/games/{game_id}/frames").status_code == 401


def test_the_end_of_a_game_names_its_id(ada: Person) -> None:
    table_id = ada.open_table(players=1)
    ada.act(table_id, "start").raise_for_status()
    ada.act(table_id, "concede").raise_for_status()
    ending = ada.get(f"/api/tables/{table_id}").json()["table"]["game"]["ending"]
    assert ada.get(f"/api/games/{ending['game_id']}").json()["code"] == "conceded"


def test_a_running_game_has_no_frames(ada: Person) -> None:
    table_id = ada.open_table(players=1)
    ada.act(table_id, "start").raise_for_status()
    for guessed in (table_id, "AAAAAAAAAAAAAAAAAAAAAA"):
        assert ada.get(f"/api/games/{guessed}/frames").status_code == 404


def test_a_share_link_shows_the_frames_without_the_chat(
    ada: Person, grete: Person, nobody: Person
) -> None:
    game_id = finished(ada, grete)
    key = ada.post(f"/api/games/{game_id}/share").json()["key"]
    shown = nobody.get(f"/api/shared/{key}/frames")
    assert shown.json()["frames"][0]["hands"]
    assert "good luck" not in shown.text
    assert nobody.get("/api/shared/guessed/frames").status_code == 404


@pytest.mark.parametrize("edition", ["original", "extreme+expert", "strict-fire+short"])
def test_a_record_from_a_file_is_shown_to_anybody_and_not_stored(
    ada: Person, nobody: Person, edition: str
) -> None:
    record = played(edition)
    shown = show(nobody, record).raise_for_status().json()
    assert (shown["edition"], shown["players"], shown["summary"]) == (edition, 2, None)
    assert len(shown["frames"]) == 1 + len(json.loads(record)["actions"])
    assert shown["result"]["code"]
    assert [(seat["name"], seat["bot"]) for seat in shown["seats"]] == [
        ("Ada", None),
        (None, "sharp"),
    ]
    assert show(ada, record).json() == shown
    assert ada.get("/api/me/games").json()["items"] == []


def test_a_stored_game_and_its_record_have_the_same_frames(ada: Person) -> None:
    record = played("extreme")
    game = load(ada, record).json()
    stored = ada.get(f"/api/games/{game['id']}/frames").json()
    assert stored.pop("summary")["id"] == game["id"]
    given = show(ada, record).json()
    del given["summary"]
    assert stored == given


def test_the_frames_are_written_as_their_model_writes_them(nobody: Person) -> None:
    for edition in ("original", "extreme+expert"):
        written = show(nobody, played(edition)).raise_for_status().content
        assert written == ReplayedGame.model_validate_json(written).model_dump_json().encode()


def test_a_record_is_shown_up_to_the_first_refused_action(nobody: Person) -> None:
    good = json.loads(played())
    shown = show(nobody, json.dumps({**good, "actions": [["end"]]})).json()
    assert shown["refused"] == {"index": 0, "code": "turn-not-finished"}
    assert (len(shown["frames"]), shown["result"]) == (1, None)


def test_broken_files_are_refused_with_the_field_at_fault(nobody: Person) -> None:
    good = json.loads(played())
    for content in (
        "",
        "{}",
        "[" * 50_000,
        json.dumps({**good, "deck": good["deck"][:-1]}),
        json.dumps({**good, "more": 1}),
        b"\xff\xfe",
    ):
        answer = show(nobody, content)
        assert answer.status_code == 422
        assert answer.json()["code"] == "record"
        assert answer.json()["message"]
    huge = json.dumps({**good, "meta": {"note": "x" * 1_100_000}})
    assert show(nobody, huge).status_code == 413


def test_a_record_with_odd_words_is_shown(nobody: Person) -> None:
    good = json.loads(played())
    talk = [
        {"after": 0, "seat": 0, "chat": "x" * 100_000},
        {"after": 0, "seat": 1, "phrase": "no-such-phrase"},
        {"after": 0, "seat": 1, "phrase": "can-help:E"},
        {"after": 0, "seat": 1, "phrase": "can-help:B"},
    ]
    shown = show(nobody, json.dumps({**good, "talk": talk})).raise_for_status().json()
    said = [event["kind"] for event in shown["frames"][0]["events"]]
    assert said == ["chat-said", "phrase-said"]
    half = [{"after": 0, "seat": 1, "chat": "\ud800"}]
    assert show(nobody, json.dumps({**good, "talk": half})).status_code == 422


def test_replays_are_limited_by_address(tmp_path: Path) -> None:
    with running_server(tmp_path, replays_per_minute=3) as server, Person(server) as nobody:
        codes = [show(nobody, played()).status_code for _ in range(5)]
        assert codes == [200, 200, 200, 429, 429]
