"""`ninetyeight arena`: what it prints, its exit codes and its errors."""

import json
import os
import re
from pathlib import Path
from typing import Any

import pytest

from cli.commands import run
from lab.arenas import own

pytestmark = pytest.mark.usefixtures("own_bots_are_importable")


def test_a_ladder_cannot_be_saved_to_a_device(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    words = ("arena", "--season", "own", "--games", "2", "--workers", "1", "--bot", "greedy")
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    for force in ((), ("--force",)):
        ran = run(*words, "--ladder", str(pipe), *force)
        assert ran.code == 1
        assert "is not an ordinary file" in ran.complaint
        assert pipe.is_fifo()


def test_the_exit_code_is_1_if_no_bot_could_play(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    words = ("arena", "--season", "none", "--workers", "1", "--games", "2")
    for bots in ([own("Missing")], [own("Cheat")], [own("Cheat"), own("Missing")]):
        ran = run(*words, *(word for bot in bots for word in ("--bot", bot)))
        assert ran.code == 1
    assert run(*words, "--bot", own("Missing"), "--bot", "greedy").code == 0
    assert run(*words).code == 0


def test_the_command_saves_and_shows_a_ladder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    words = ("arena", "--season", "test", "--games", "5", "--workers", "1")
    bots = ("--bot", "greedy", "--bot", "random", "--bot", "bots.own_bots:Cheat")
    first = run(*words, *bots)
    assert first.code == 0
    assert "Season test: original, 2 players, strict signs, 5 deals" in first.out
    assert "  -  bots.own_bots:Cheat  refused: original, deal 1: Cheat breaks" in first.out
    assert "bots.own_bots:Cheat is refused: original, deal 1: Cheat" in first.err
    again = run(*words, "--json")
    shown = json.loads(again.out)
    assert [row["bot"] for row in shown["ladder"]] == ["greedy", "random"]
    assert [row["bot"] for row in shown["refused"]] == ["bots.own_bots:Cheat"]
    later = run(*words, "--bot", "bots.own_bots:Cheat")
    assert "was refused earlier: original, deal 1" in later.err
    anew = run(*words, "--again", "bots.own_bots:Cheat")
    assert "Cheat" not in anew.out
    assert "Cheat" not in run(*words).out


def test_options_that_are_left_out_come_from_the_ladder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    words = ("arena", "--season", "test", "--workers", "1")
    asked = ("--games", "4", "--players", "3", "--edition", "expert", "--talk", "none")
    run(*words, *asked, "--bot", "random")
    told = "Season test: expert, 3 players, no signs, 4 deals"
    assert told in run(*words).out
    assert told in run(*words, "--bot", "greedy").out
    assert "Season test: expert, 3 players, no signs, 6 deals" in run(*words, "--games", "6").out
    other = run(*words, "--players", "2")
    assert "is the ladder of season test: expert, 3 players" in other.err
    assert "Season test: original, 2 players" in run(*words, "--force", "--bot", "random").out


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("--season", "a/b"), "cannot name a season"),
        (("--season", "x"), "has no bots yet: name some with --bot or --program"),
        (("--season", "x", "--bot", "nobody"), 'There is no bot "nobody"'),
        (("--season", "x", "--bot", "greedy", "--bot", "greedy"), "greedy is named twice"),
        (("--season", "x", "--bot", "greedy", "--time", "0"), "0.0 seconds: use more than 0"),
        (("--season", "x", "--bot", "greedy", "--again", "x"), 'has no bot "x"'),
        (("--season", "x", "--bot", "greedy", "--ladder", "no/l.json"), "cannot be written"),
    ],
)
def test_invalid_options_get_one_line_and_write_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...], message: str
) -> None:
    monkeypatch.chdir(tmp_path)
    ran = run("arena", *words)
    assert ran.code == 1
    assert ran.err.startswith("ninetyeight: ")
    assert message in ran.err
    assert len(ran.err.splitlines()) == 1
    assert list(tmp_path.iterdir()) == []


def test_the_ladder_on_the_page_is_the_one_that_the_command_prints(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    page = (Path(__file__).parents[2] / "docs" / "arena.md").read_text(encoding="utf-8")
    words = ("--season", "2026-12", "--games", "500", "--workers", "1")
    ran = run("arena", *words, "--bot", "random", "--bot", "greedy", "--bot", "planner")
    rows = [line.split(maxsplit=2) for line in ran.out.splitlines() if "cards left" in line]
    assert [bot for _, bot, _ in rows] == ["planner", "greedy", "random"]
    for _, bot, figures in rows:
        assert any(bot in line and figures in line for line in page.splitlines())
    (program,) = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    names: dict[str, Any] = {}
    exec(program, names)
    assert {bot: len(left) for bot, left in names["left"].items()} == dict.fromkeys(
        ("random", "greedy", "planner"), 500
    )
