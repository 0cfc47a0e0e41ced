"""All commands read files with one record per line, as `lab play` writes them."""

import json
from collections.abc import Sequence
from pathlib import Path

import pytest

from cli.commands import fresh, run
from cli.replays import results
from ninetyeight.rules import Record, write_record


def in_lines(path: Path, lines: Sequence[Record | str]) -> str:
    texts = [line if isinstance(line, str) else write_record(line) for line in lines]
    path.write_text("".join(f"{text}\n" for text in texts), encoding="utf-8")
    return str(path)


def test_each_line_is_replayed_and_named_by_its_number(tmp_path: Path) -> None:
    file = in_lines(tmp_path / "games.jsonl", [fresh(players=1), "", fresh(players=2)])
    lines = results(file)
    assert [line["file"] for line in lines] == [f"{file}:1", f"{file}:3"]
    assert all(line["status"] == "playing" and line["left"] == 98 for line in lines)


def test_standard_input_may_have_one_record_per_line() -> None:
    typed = f"{write_record(fresh())}\r\n{write_record(fresh(players=2))}"
    result = run("replay", "--json", "-", typed=typed)
    assert (result.code, result.err) == (0, "")
    assert [json.loads(line)["file"] for line in result.out.splitlines()] == ["-:1", "-:2"]


@pytest.mark.parametrize("name", ["games.jsonl", "games.txt"])
@pytest.mark.parametrize("at", [0, 1, 2])
def test_a_bad_line_is_named_and_the_others_are_replayed(
    tmp_path: Path, name: str, at: int
) -> None:
    content: list[Record | str] = [fresh(), fresh()]
    content.insert(at, '{"format": ')
    file = in_lines(tmp_path / name, content)
    result = run("replay", "--json", file)
    lines = [json.loads(line) for line in result.out.splitlines()]
    assert (result.code, result.err) == (1, "")
    assert [line["error"] is None for line in lines] == [number != at for number in range(3)]
    assert lines[at]["file"] == f"{file}:{at + 1}"
    assert lines[at]["error"] == "file: it is not JSON: Expecting value (column 12)"


def test_a_record_spread_over_lines_is_one_record(tmp_path: Path) -> None:
    text = json.dumps(json.loads(write_record(fresh())), indent=2)
    for name, called in (("game.json", "game.json"), ("game.jsonl", "game.jsonl:1")):
        file = in_lines(tmp_path / name, [text])
        assert [line["file"] for line in results(file)] == [str(tmp_path / called)]


def test_a_broken_record_spread_over_lines_is_one_error(tmp_path: Path) -> None:
    text = json.dumps(json.loads(write_record(fresh())), indent=2)
    result = run("replay", "--json", in_lines(tmp_path / "game.json", [text[:-1]]))
    (line,) = map(json.loads, result.out.splitlines())
    assert line["file"].endswith("game.json")
    assert "it is not JSON" in line["error"]


def test_a_jsonl_file_may_hold_one_record_or_none(tmp_path: Path) -> None:
    (one,) = results(in_lines(tmp_path / "one.json", [fresh()]))
    assert one["file"] == str(tmp_path / "one.json")
    assert results(in_lines(tmp_path / "none.jsonl", [])) == []
    assert run("replay", "--json", in_lines(tmp_path / "none.json", [])).code == 1


def test_the_story_of_each_line_has_its_name(tmp_path: Path) -> None:
    file = in_lines(tmp_path / "games.jsonl", [fresh(), "nothing", fresh(players=2)])
    result = run("replay", file)
    assert result.code == 1
    assert result.complaint == f"{file}:2: file: it is not JSON: Expecting value (column 1)"
    assert result.out.index("games.jsonl:1") < result.out.index("Original, solo")
    assert result.out.index("games.jsonl:3") < result.out.index("Original, 2 players")


def test_a_line_that_is_too_long_does_not_spoil_the_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ninetyeight.cli.record_files.MOST_BYTES", 1000)
    monkeypatch.setattr("ninetyeight.rules.record_reader.MOST_BYTES", 1000)
    lines: list[Record | str]
    lines = [fresh(), "x" * 5000, fresh(), "x" * 1500, "x" * 2001, fresh()]
    answers = run("replay", "--json", in_lines(tmp_path / "games.jsonl", lines)).out.splitlines()
    told = [json.loads(line) for line in answers]
    assert [line["error"] is None for line in told] == [True, False, True, False, False, True]
    assert [line["file"][-2:] for line in told] == [":1", ":2", ":3", ":4", ":5", ":6"]


def test_deals_are_played_replayed_and_solved_through_pipes() -> None:
    deals = run("deal", "--players", "2", "--seed", "1", "--count", "2").out
    games = run("lab", "play", "-b", "greedy", "-d", "-", "-o", "-", typed=deals).out
    replayed = run("replay", "--json", "-", typed=games)
    assert replayed.code == 0
    statuses = [json.loads(line)["status"] for line in replayed.out.splitlines()]
    solved = run("lab", "solve", "--json", "-", typed=games)
    assert solved.code == 0
    answers = [json.loads(line) for line in solved.out.splitlines()]
    assert [answer["status"] for answer in answers] == statuses
    assert [answer["file"] for answer in answers] == ["-:1", "-:2"]
