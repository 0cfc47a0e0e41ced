"""The commands of `ninetyeight admin`, on the database of a server."""

from pathlib import Path

import pytest

from cli.commands import Result, run
from server.people import Person
from server.servers import WIDE, running_server


def test_the_admin_lists_closes_and_removes_tables(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "200")

    def admin(*words: str) -> Result:
        return run("admin", *words, "--data", str(tmp_path))

    with running_server(tmp_path, **WIDE) as server, Person(server, "Ada") as ada:
        first = ada.open_table(name="Friday", access="public")
        second = ada.open_table(name="Sunday")
        listed = admin("tables").out.splitlines()
        assert listed[0].split()[:3] == ["ID", "PHASE", "EDITION"]
        assert [line.split()[0] for line in listed[1:]] == [second, first]
        assert "Ada" in admin("people").out
        assert ada.me["id"] in admin("people").out
        assert admin("close", first).code == 0
        assert admin("tables", "--phase", "closed").out.splitlines()[1].startswith(first)
        refused = ada.act(first, "say-phrase", code="hello")
        assert (refused.status_code, refused.json()["code"]) == (409, "closed")
        counted = admin("stats").out.splitlines()
        assert {"tables closed: 1", "tables open: 1", "people: 1", "games finished: 0"} < {*counted}
        assert admin("remove", "table", second).code == 0
        assert second not in admin("tables").out
        assert ada.act(second, "say-phrase", code="hello").status_code == 404
        assert admin("remove", "person", ada.me["id"]).code == 0
        assert ada.get("/api/me").status_code == 401
        assert "people: 0" in admin("forget").out


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("close nothing", "nothing"),
        ("remove table nothing", "nothing"),
        ("remove person nothing", "nothing"),
        ("remove game nothing", "nothing"),
        ("tables --phase lunch", "lunch"),
    ],
)
def test_a_missing_thing_is_reported_in_one_line(tmp_path: Path, words: str, told: str) -> None:
    result = run("admin", *words.split(), "--data", str(tmp_path))
    assert (result.code, result.out) == (1, "")
    assert told in result.err
    assert result.err.count("\n") == 1
