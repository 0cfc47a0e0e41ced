"""Solutions are only for people who may see all cards, and only after the end."""

import json
from pathlib import Path
from typing import Any

import httpx
import pytest

from ninetyeight.bots.solver import Solution
from ninetyeight.host import solver_process
from ninetyeight.rules import Record, read_record, ruleset_of, seeded, shuffled, write_record
from server.people import Person
from server.servers import WIDE, running_server
from server.test_games import load, played


def given_up(person: Person, **settings: object) -> str:
    """Concede a solo game; return its id."""
    table_id = person.open_table(players=1, **settings)
    person.act(table_id, "start").raise_for_status()
    person.act(table_id, "concede").raise_for_status()
    game_id: str = person.get("/api/me/games").json()["items"][0]["id"]
    return game_id


def solution(person: Person, path: str) -> httpx.Response:
    """Ask for a solution; the first time, the solver has to be loaded or even compiled."""
    while (response := person.http.get(f"{path}/solution", timeout=120)).status_code == 503:
        assert response.headers["Retry-After"]
    return response


def test_a_lost_deal_is_solved_and_its_win_played(ada: Person) -> None:
    game_id = given_up(ada)
    assert solution(ada, f"/api/games/{game_id}").json() == {"is_winnable": True}
    line = ada.get(f"/api/games/{game_id}/solution/frames").raise_for_status().json()
    assert line["result"] == {"is_won": True, "code": "all-played", "left": 0, "is_excellent": True}
    assert line["refused"] is None
    assert line["summary"]["id"] == game_id
    played_line = ada.get(f"/api/games/{game_id}/frames").json()
    assert line["frames"][0]["hands"] == played_line["frames"][0]["hands"]


def test_nobody_gets_the_solution_of_somebody_elses_game(
    ada: Person, grete: Person, nobody: Person
) -> None:
    game_id = given_up(ada)
    for path in (f"/api/games/{game_id}/solution", f"/api/games/{game_id}/solution/frames"):
        assert grete.get(path).status_code == 404
        assert nobody.get(path).status_code == 401
    assert nobody.get(f"/api/shared/{game_id}/solution").status_code == 404


def test_a_running_game_has_no_solution(ada: Person) -> None:
    game_id = given_up(ada)
    table_id = ada.get("/api/me/tables").json()["items"][0]["id"]
    ada.act(table_id, "again", same_deal=True).raise_for_status()
    running = ada.get(f"/api/tables/{table_id}").json()["table"]["game"]
    assert (running["number"], running["ending"]) == (2, None)
    games = ada.get("/api/me/games").json()["items"]
    assert [game["id"] for game in games] == [game_id]
    ada.act(table_id, "concede").raise_for_status()
    ended = ada.get(f"/api/tables/{table_id}").json()["table"]["game"]["ending"]["game_id"]
    assert solution(ada, f"/api/games/{ended}").status_code == 200
    assert ada.get(f"/api/games/{ended}/standing").json()["counts"] is False


def test_the_id_of_a_running_game_opens_nothing(ada: Person) -> None:
    """The id of a game follows from its table's; computing it early is of no use."""
    from ninetyeight.table.game import game_id

    table_id = ada.open_table(players=1)
    ada.act(table_id, "start").raise_for_status()
    running = game_id(table_id, 1)
    for end in ("", "/frames", "/record", "/solution", "/solution/frames", "/standing"):
        assert ada.get(f"/api/games/{running}{end}").status_code == 404
    assert ada.post(f"/api/games/{running}/challenge").status_code == 404
    ada.act(table_id, "concede").raise_for_status()
    assert solution(ada, f"/api/games/{running}").status_code == 200


def test_a_shared_game_is_solved_for_whoever_has_its_link(ada: Person, nobody: Person) -> None:
    game_id = given_up(ada, edition="extreme")
    key = ada.post(f"/api/games/{game_id}/share").json()["key"]
    assert solution(nobody, f"/api/shared/{key}").json() == {"is_winnable": True}
    line = nobody.get(f"/api/shared/{key}/solution/frames").raise_for_status().json()
    assert line["result"]["is_won"]


def test_an_imported_game_is_solved_from_its_deal(ada: Person) -> None:
    game = load(ada, played("fire", 2, "solved", stop=5)).json()
    assert solution(ada, f"/api/games/{game['id']}").json()["is_winnable"] is not None


def test_a_deal_is_solved_once_and_asked_for_no_more_than_allowed(tmp_path: Path) -> None:
    narrow = {**WIDE, "solutions_per_hour": 20}
    with running_server(tmp_path, **narrow) as server, Person(server, "Ada") as ada:
        game_id = given_up(ada)
        assert solution(ada, f"/api/games/{game_id}").json() == {"is_winnable": True}
        responses = [solution(ada, f"/api/games/{game_id}") for _ in range(20)]
        refused = responses[-1]
        assert (refused.status_code, refused.json()["code"]) == (429, "too-many-requests")
        assert int(refused.headers["Retry-After"]) > 0
        metrics = httpx.get(f"{server.url}/metrics").text
        assert 'ninetyeight_limited_total{limit="solve"}' in metrics


def answer(record: str, **given: Any) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(solver_process.solved(record.encode(), **given))
    return found


def test_a_deal_that_cannot_be_won_is_told_from_one_for_which_no_win_was_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    record = played()
    none = Solution(None, 200, is_exhaustive=True)
    monkeypatch.setattr("ninetyeight.bots.solver.solve", lambda *_: none)
    assert answer(record) == {"is_winnable": False, "actions": []}
    monkeypatch.setattr("ninetyeight.bots.solver.solve", lambda *_: Solution(None, 20000))
    assert answer(record) == {"is_winnable": None, "actions": []}


def test_no_search_is_begun_that_would_take_too_long(monkeypatch: pytest.MonkeyPatch) -> None:
    widths: list[int] = []

    def search(_: object, tried: tuple[int, ...]) -> Solution:
        widths.extend(tried)
        return Solution(None, tried[0])

    monkeypatch.setattr("ninetyeight.bots.solver.solve", search)
    times = iter((0.0, 0.1, 10.0, 12.0))
    assert answer(played(), clock=lambda: next(times)) == {"is_winnable": None, "actions": []}
    assert widths == [200, 2000]


def test_a_win_is_a_record_that_the_rules_accept() -> None:
    ruleset = ruleset_of("expert", 3)
    record = Record(ruleset, shuffled(ruleset.pack.cards, seeded("win")), starter=2)
    found = answer(write_record(record))
    assert found["is_winnable"]
    content = {**json.loads(write_record(record)), "actions": found["actions"]}
    assert len(read_record(json.dumps(content)).actions) >= 98
