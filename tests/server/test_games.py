"""Finished games: who may see them, share links, imported records."""

import json
import random
from typing import Any

import pytest

from ninetyeight.rules import (
    Action,
    Record,
    apply,
    ruleset_of,
    seeded,
    setup,
    shuffled,
    view_for,
    write_record,
)
from server.people import Person


def played(edition: str = "original", players: int = 2, seed: str = "1", stop: int = 10_000) -> str:
    """Play a game at random; return its record."""
    ruleset = ruleset_of(edition, players)
    deck = shuffled(ruleset.pack.cards, seeded(seed))
    state = setup(ruleset, deck)
    actions: list[Action] = []
    rng = random.Random(seed)
    while state.outcome is None and len(actions) < stop:
        actions.append(rng.choice(view_for(state, state.seat).legal_actions))
        state = apply(state, actions[-1]).state
    return write_record(
        Record(
            ruleset=ruleset,
            deck=deck,
            starter=0,
            actions=tuple(actions),
            seats=("Ada", "bot:sharp"),
        )
    )


def load(person: Person, record: str | bytes) -> Any:
    headers = {"Content-Type": "application/json"}
    return person.http.post("/api/games", content=record, headers=headers)


def finished(ada: Person, grete: Person) -> str:
    table_id = ada.open_table(players=2)
    grete.act(table_id, "sit").raise_for_status()
    ada.act(table_id, "start").raise_for_status()
    ada.act(table_id, "say-chat", text="good luck").raise_for_status()
    for person in (ada, grete):
        person.act(table_id, "concede").raise_for_status()
    (game,) = ada.get("/api/me/games").json()["items"]
    game_id: str = game["id"]
    return game_id


def test_only_its_players_see_a_game(ada: Person, grete: Person, server: Any) -> None:
    game_id = finished(ada, grete)
    assert ada.get(f"/api/games/{game_id}").json()["code"] == "conceded"
    assert grete.get(f"/api/games/{game_id}").status_code == 200
    with Person(server, "Mallory") as other, Person(server) as nobody:
        for path in (f"/api/games/{game_id}", f"/api/games/{game_id}/record"):
            assert other.get(path).status_code == 404
            assert nobody.get(path).status_code == 401
        assert other.post(f"/api/games/{game_id}/share").status_code == 404
        assert other.http.delete(f"/api/games/{game_id}/share").status_code == 404
        assert other.get("/api/games/guessed").status_code == 404


def test_a_share_link_shows_a_game_to_anybody_without_its_chat(
    ada: Person, grete: Person, nobody: Person
) -> None:
    game_id = finished(ada, grete)
    shared = ada.post(f"/api/games/{game_id}/share").json()
    assert ada.post(f"/api/games/{game_id}/share").json() == shared
    seen = nobody.get(f"/api/shared/{shared['key']}")
    assert seen.json()["record"]["deck"]
    assert "good luck" not in seen.text
    assert "good luck" in grete.get(f"/api/games/{game_id}").text
    assert ada.http.delete(f"/api/games/{game_id}/share").status_code == 204
    assert nobody.get(f"/api/shared/{shared['key']}").status_code == 404
    assert nobody.get("/api/shared/guessed").status_code == 404


@pytest.mark.parametrize("edition", ["original", "extreme+expert", "strict-fire+short"])
def test_a_record_is_imported_and_given_back(ada: Person, edition: str) -> None:
    record = played(edition)
    answer = load(ada, record)
    assert answer.status_code == 201
    game = answer.json()
    assert (game["edition"], game["players"], game["is_imported"]) == (edition, 2, True)
    assert [seat["bot"] for seat in game["seats"]] == [None, "sharp"]
    back = ada.get(f"/api/games/{game['id']}/record")
    assert json.loads(back.text) == json.loads(record)
    assert ada.get("/api/me/statistics").json() == []


def test_a_game_that_one_already_has_is_not_imported_again(ada: Person, grete: Person) -> None:
    game_id = finished(ada, grete)
    record = ada.get(f"/api/games/{game_id}/record").text
    headers = {"Content-Type": "application/json"}
    shown = ada.http.post("/api/frames", content=record, headers=headers).json()
    assert shown["summary"]["id"] == game_id
    again = load(ada, record)
    assert (again.status_code, again.json()["id"]) == (200, game_id)
    first = load(ada, played())
    assert (first.status_code, load(ada, played()).json()) == (201, first.json())
    assert len(ada.get("/api/me/games").json()["items"]) == 2


def test_the_game_of_others_can_be_imported(ada: Person, nobody: Person) -> None:
    load(ada, played()).raise_for_status()
    headers = {"Content-Type": "application/json"}
    shown = nobody.http.post("/api/frames", content=played(), headers=headers)
    assert shown.json()["summary"] is None
    nobody.post("/api/me", {"name": "Nora"})
    assert load(nobody, played()).status_code == 201


def test_an_unfinished_game_can_be_imported(ada: Person) -> None:
    game = load(ada, played(stop=3)).json()
    assert (game["code"], game["is_won"]) == ("unfinished", False)


def test_an_imported_game_belongs_to_its_importer(ada: Person, grete: Person) -> None:
    game = load(ada, played()).json()
    assert grete.get(f"/api/games/{game['id']}").status_code == 404


def test_broken_records_are_refused_with_the_field_at_fault(ada: Person) -> None:
    good = json.loads(played())
    refused_action = {**good, "actions": [["end"]]}
    broken: list[tuple[str | bytes, str | None]] = [
        ("", None),
        ("{}", None),
        ("[" * 50_000, None),
        (json.dumps({**good, "deck": good["deck"][:-1]}), None),
        (json.dumps({**good, "more": 1}), None),
        (json.dumps(refused_action), "refused-action"),
        (b"\xff\xfe", None),
    ]
    for content, code in broken:
        answer = load(ada, content)
        assert answer.status_code == 422
        assert answer.json()["message"]
        assert code in (None, answer.json()["code"])
    assert ada.get("/api/me/games").json()["items"] == []


def test_a_huge_record_is_refused(ada: Person) -> None:
    good = json.loads(played())
    fitting = json.dumps({**good, "meta": {"note": "x" * 900_000}})
    huge = json.dumps({**good, "meta": {"note": "x" * 1_100_000}})
    assert load(ada, fitting).status_code == 201
    assert load(ada, huge).status_code == 413


def test_imports_are_limited(ada: Person) -> None:
    record = played(stop=1)
    answers = [load(ada, record).status_code for _ in range(25)]
    assert answers[:20] == [201] + [200] * 19
    assert answers[-1] == 429


def test_lists_come_in_pages(ada: Person) -> None:
    for seed in "abc":
        load(ada, played(seed=seed))
    first = ada.get("/api/me/games", limit=2).json()
    second = ada.get("/api/me/games", limit=2, before=first["before"]).json()
    assert [len(first["items"]), len(second["items"]), second["before"]] == [2, 1, None]
    for wrong in ({"limit": 0}, {"limit": "x"}, {"before": "nonsense"}, {"before": "9" * 119}):
        assert ada.get("/api/me/games", **wrong).status_code == 422
