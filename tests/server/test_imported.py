"""Records from elsewhere are sanitized or refused, whatever they contain."""

import json
from typing import Any

import pytest

from server.people import Person
from server.test_games import load, played


def nested(levels: int) -> Any:
    value: Any = "deep"
    for _ in range(levels):
        value = [value]
    return value


def with_changes(**changes: Any) -> str:
    return json.dumps({**json.loads(played()), **changes})


@pytest.mark.parametrize(
    "meta",
    [
        {"note": "\ud800"},
        {"\udfff": 1},
        {"notes": ["fine", {"a": "\ud83d"}]},
        {"deep": nested(400)},
    ],
)
def test_a_record_that_could_not_be_sent_back_is_refused(ada: Person, meta: dict[str, Any]) -> None:
    for path in ("/api/games", "/api/frames"):
        answer = ada.http.post(path, content=with_changes(meta=meta))
        assert (answer.status_code, answer.json()["code"]) == (422, "record")
        assert answer.json()["message"].startswith("meta: ")


def test_any_other_meta_is_stored(ada: Person) -> None:
    meta = {"note": "Žluťoučký 🐎", "deep": nested(20), "numbers": [1, 2.5, None, True]}
    game = load(ada, with_changes(meta=meta)).raise_for_status().json()
    assert ada.get(f"/api/games/{game['id']}").json()["record"]["meta"] == meta


def test_names_are_shortened_and_lose_characters_that_hide_or_reverse(ada: Person) -> None:
    names = ["A\u202eda\x1b[2J\u2066\n", "bot:sh\u200barp" + "x" * 100]
    game = load(ada, with_changes(seats=names)).raise_for_status().json()
    assert game["is_imported"]
    person, bot = game["seats"]
    assert (person["name"], person["bot"]) == ("Ada[2J", None)
    assert bot["bot"].startswith("sharpxxx")
    assert len(bot["bot"]) == 60
    shown = ada.get(f"/api/games/{game['id']}/frames").raise_for_status().json()
    assert shown["seats"][0]["name"] == "Ada[2J"
    record = ada.get(f"/api/games/{game['id']}/record").text
    assert not any(odd in record for odd in ("\\u202e", "\\u001b", "\\u2066"))


def test_chat_in_a_record_is_as_harmless_as_at_a_table(ada: Person) -> None:
    talk = [{"after": 0, "seat": 0, "chat": "\u202eabc" + "x" * 1000}]
    shown = ada.http.post("/api/frames", content=with_changes(talk=talk)).raise_for_status().json()
    (said,) = shown["frames"][0]["events"]
    assert said["text"] == "abc" + "x" * 297


def test_a_person_named_like_a_bot_is_a_person_in_replays(ada: Person, grete: Person) -> None:
    ada.http.patch("/api/me", json={"name": "bot:sharp"}).raise_for_status()
    table_id = ada.open_table(players=2)
    grete.act(table_id, "sit").raise_for_status()
    ada.act(table_id, "start").raise_for_status()
    for person in (ada, grete):
        person.act(table_id, "concede").raise_for_status()
    (game,) = ada.get("/api/me/games").json()["items"]
    assert [seat["bot"] for seat in game["seats"]] == [None, None]
    frames = ada.get(f"/api/games/{game['id']}/frames").raise_for_status().json()
    assert [seat["bot"] for seat in frames["seats"]] == [None, None]
    assert frames["seats"][0]["name"] == "“bot:sharp”"


def test_a_name_may_not_name_a_card_while_its_owner_plays(ada: Person, grete: Person) -> None:
    telling = {"name": "I hold 47"}
    ada.http.patch("/api/me", json=telling).raise_for_status()
    table_id = ada.open_table(players=2)
    grete.act(table_id, "sit").raise_for_status()
    ada.act(table_id, "start").raise_for_status()
    refused = grete.http.patch("/api/me", json=telling)
    assert (refused.status_code, refused.json()["code"]) == (422, "number-named")
    refused = grete.http.post("/api/tables", json={"players": 2, "name": "I hold 47"})
    assert (refused.status_code, refused.json()["code"]) == (422, "number-named")
    assert grete.http.patch("/api/me", json={"name": "Greta"}).is_success
