"""`ninetyeight lab solve`, `lab bots` and `lab train`, as people call them."""

import json
from pathlib import Path

import pytest

from cli.commands import run
from ninetyeight.bots import BOTS


def test_a_deal_is_solved_and_the_won_game_replays(tmp_path: Path) -> None:
    deal = run("deal", "--players", "2", "--seed", "friday").out
    won = tmp_path / "won.json"
    result = run("lab", "solve", "-", "--out", str(won), typed=deal)
    assert (result.code, result.err) == (0, "")
    assert result.out.startswith("This deal can be won, with everything known:\n  seat 1: ")
    replayed = json.loads(run("replay", "--json", str(won)).out)
    assert (replayed["status"], replayed["left"]) == ("won", 0)


def test_the_answer_for_programs_holds_the_actions() -> None:
    deal = run("deal", "--seed", "friday").out
    answer = json.loads(run("lab", "solve", "-", "--json", typed=deal).out)
    assert answer["winnable"] is True
    assert sum(action != ["end"] for action in answer["actions"]) >= 98


def test_a_game_that_was_begun_is_solved_from_where_it_stops(tmp_path: Path) -> None:
    deal = run("deal", "--seed", "friday").out
    first = json.loads(run("lab", "solve", "-", "--json", typed=deal).out)["actions"]
    begun = {**json.loads(deal), "actions": first[:20]}
    rest = json.loads(run("lab", "solve", "-", "--json", typed=json.dumps(begun)).out)
    path = tmp_path / "whole.json"
    path.write_text(json.dumps({**begun, "actions": first[:20] + rest["actions"]}))
    assert json.loads(run("replay", "--json", str(path)).out)["status"] == "won"


@pytest.mark.parametrize("content", ["", "{}", "no record"])
def test_what_is_no_record_is_not_solved(content: str) -> None:
    result = run("lab", "solve", "-", typed=content)
    assert result.code == 1
    assert result.err.count("\n") == 1


def test_every_bot_is_listed_with_its_sentence() -> None:
    lines = run("lab", "bots").out.splitlines()
    assert [line.split()[0] for line in lines] == list(BOTS)
    for line, entry in zip(lines, BOTS.values(), strict=True):
        assert entry.sentence in line


def test_a_course_tells_of_each_round_and_leaves_a_value(tmp_path: Path) -> None:
    small = ["rounds=2", "games=5", "width=16", "depth=16", "judged=2", "batch=16"]
    settings = [word for setting in small for word in ("--set", setting)]
    result = run("lab", "train", "--players", "2", *settings, "--out", str(tmp_path))
    assert result.code == 0
    assert "round   1 of 2" in result.err
    assert "round   2 of 2" in result.err
    assert {path.name for path in tmp_path.iterdir()} >= {"original-2.npz", "original-2.json"}
    history = json.loads((tmp_path / "original-2.json").read_text())
    assert history["command"].endswith(
        "--set rounds=2 --set games=5 --set width=16 --set depth=16 --set batch=16 --set judged=2"
    )


def test_a_course_that_cannot_be_is_refused_in_one_line() -> None:
    result = run("lab", "train", "--set", "rounds=none")
    assert result.code == 1
    assert "must be a whole number above 0" in result.err
