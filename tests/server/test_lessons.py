"""The tutorial over HTTP: real rules, nothing stored, no sign-in."""

from pathlib import Path
from typing import Any

import pytest

from ninetyeight.protocol.http import MOST_PRACTICE_COMMANDS
from ninetyeight.tutorial import LESSONS
from server.people import Person
from server.servers import running_server


def practise(person: Person, lesson: str, *commands: dict[str, Any]) -> Any:
    return person.post(f"/api/lessons/{lesson}", {"commands": list(commands)})


def next_command(practice: dict[str, Any], number: int) -> dict[str, Any]:
    """Make the command that the lesson suggests."""
    wanted, game = practice["suggestion"], practice["updates"][-1]["table"]["game"]
    step = {"id": f"c{number}", "version": game["version"]}
    if wanted["ends_turn"]:
        return {"kind": "end-turn", **step}
    if wanted["sign"] is not None:
        signs = {wanted["pile"]: wanted["sign"]}
        return {"kind": "show-signs", "id": step["id"], "signs": signs}
    return {"kind": "lay-card", "card": wanted["card"], "pile": wanted["pile"], **step}


def test_the_lessons_are_listed_in_their_order(nobody: Person) -> None:
    listed = nobody.get("/api/lessons").json()
    assert [lesson["name"] for lesson in listed] == list(LESSONS)
    assert all(lesson["goals"] > 0 for lesson in listed)


@pytest.mark.parametrize("name", LESSONS)
def test_anybody_plays_a_lesson_to_its_end(nobody: Person, name: str) -> None:
    done: list[dict[str, Any]] = []
    practice = practise(nobody, name).raise_for_status().json()
    assert (practice["reached"], len(practice["updates"])) == (0, 1)
    while practice["reached"] < practice["goals"]:
        done.append(next_command(practice, len(done)))
        practice = practise(nobody, name, *done).raise_for_status().json()
        assert practice["updates"][0]["answers"] == done[-1]["id"]
        assert not practice["is_missed"]
        assert len(done) < MOST_PRACTICE_COMMANDS


def test_a_lesson_is_not_stored(ada: Person) -> None:
    practise(ada, "trick").raise_for_status()
    assert ada.get("/api/me/tables").json()["items"] == []
    assert ada.get("/api/me/games").json()["items"] == []
    assert ada.get("/api/tables/trick").status_code == 404


def test_a_refused_step_comes_with_the_current_state(nobody: Person) -> None:
    version = practise(nobody, "trick").json()["updates"][0]["table"]["game"]["version"]
    wrong = {"kind": "lay-card", "id": "x", "version": version, "card": 13, "pile": "A"}
    refused = practise(nobody, "trick", wrong)
    assert refused.status_code == 409
    assert (refused.json()["code"], refused.json()["answers"]) == ("does-not-fit", "x")
    assert 13 in refused.json()["you"]["hand"]
    stale = practise(nobody, "trick", {**wrong, "card": 71, "pile": "C", "version": 0})
    assert stale.json()["code"] == "stale"


def test_unknown_lessons_and_commands_are_refused(nobody: Person) -> None:
    unknown = practise(nobody, "chess")
    assert (unknown.status_code, unknown.json()["code"]) == (404, "no-such-lesson")
    assert practise(nobody, "trick", {"kind": "close", "id": "x"}).status_code == 422
    sign = {"kind": "show-signs", "id": "x", "signs": {"A": "like"}}
    assert practise(nobody, "trick", *[sign] * (MOST_PRACTICE_COMMANDS + 1)).status_code == 422


def test_nobody_sees_the_hand_of_the_partner(nobody: Person) -> None:
    update = practise(nobody, "signals").json()["updates"][0]
    seen = {*update["you"]["hand"]}
    assert seen == {*LESSONS["signals"].hand}
    assert update["table"]["game"]["ending"] is None


def test_lessons_are_limited_by_address(tmp_path: Path) -> None:
    with running_server(tmp_path, lesson_steps_per_minute=2) as server, Person(server) as nobody:
        codes = [practise(nobody, "trick").status_code for _ in range(3)]
        assert codes == [200, 200, 429]
