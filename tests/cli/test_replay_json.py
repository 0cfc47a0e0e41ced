"""`ninetyeight replay --json` prints one object per record."""

import json
import os
import re
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from cli.commands import (
    careful_actions,
    fresh,
    run,
    run_process,
    saved,
    stacked,
)
from cli.replays import (
    FIELDS,
    results,
    story,
    won_game,
)
from ninetyeight.rules import (
    Ruleset,
    replay,
    ruleset_of,
    write_record,
)
from rules.tables import actions, orders, small


def test_a_json_line_has_the_fields_in_order(tmp_path: Path) -> None:
    file = saved(tmp_path / "game.json", fresh())
    result = run("replay", "--json", file, str(tmp_path / "missing.json"))
    assert [list(json.loads(line)) for line in result.out.splitlines()] == [FIELDS, FIELDS]


def test_the_three_examples_in_the_documentation_are_reproduced(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = (Path(__file__).parents[2] / "docs" / "record.md").read_text(encoding="utf-8")
    example = json.loads(re.findall(r"```json\n(.*?)```", text, re.DOTALL)[0])
    early = example | {"actions": [example["actions"][0], ["end"], *example["actions"][1:]]}
    broken = {name: value for name, value in example.items() if name != "starter"}
    monkeypatch.chdir(tmp_path)
    names = ("example.json", "early.json", "broken.json")
    for name, content in zip(names, (example, early, broken), strict=True):
        Path(name).write_text(json.dumps(content), encoding="utf-8")
    result = run("replay", "--json", *names)
    assert result.code == 1
    assert result.out in text


@pytest.mark.parametrize("edition", ["original", "expert", "fire", "strict-fire", "extreme"])
@pytest.mark.parametrize("players", [1, 3])
def test_a_finished_game_is_summarized(tmp_path: Path, edition: str, players: int) -> None:
    record = fresh(edition, players)
    record = replace(record, actions=careful_actions(record))
    end = replay(record).state
    assert end.outcome is not None
    file = saved(tmp_path / "game.json", record)
    (result,) = results(file)
    assert result.pop("reason")
    assert result == {
        "file": file,
        "status": "won" if end.outcome.is_won else "lost",
        "code": end.outcome.code,
        "left": end.left,
        "turn": end.seat,
        "actions": len(record.actions),
        "refused": None,
        "error": None,
    }


def test_a_won_game_has_no_cards_left(tmp_path: Path) -> None:
    (result,) = results(saved(tmp_path / "won.json", won_game()))
    assert (result["status"], result["code"]) == ("won", "all-played")
    assert (result["left"], result["error"]) == (0, None)


@pytest.mark.parametrize(
    ("code", "rules", "plays"),
    [
        ("skull", small(1, 2, 9, skull=(3,)), "3C 2A"),
        ("three", small(1, 2, 5, three=(3,)), "2A 4A 5A 3C"),
    ],
)
def test_a_lost_game_names_its_cause(tmp_path: Path, code: str, rules: Ruleset, plays: str) -> None:
    front = [int(play[:-1]) for play in plays.split()]
    game = stacked(rules, *front, actions=actions(plays))
    (result,) = results(saved(tmp_path / "lost.json", game))
    assert (result["status"], result["code"]) == ("lost", code)


def test_running_games_and_invalid_records_have_no_code(tmp_path: Path) -> None:
    running = results(saved(tmp_path / "game.json", fresh()), str(tmp_path / "missing.json"))
    assert [result["code"] for result in running] == [None, None]


def test_an_action_after_the_end_is_refused(tmp_path: Path) -> None:
    record = won_game()
    more = replace(record, actions=(*record.actions, *actions(".")))
    (result,) = results(saved(tmp_path / "more.json", more))
    assert result["status"] == "won"
    assert result["actions"] == len(record.actions)
    assert result["refused"] == {"index": len(record.actions), "code": "game-over"}
    assert result["reason"]


@pytest.mark.parametrize(
    ("plays", "index", "code"),
    [
        ("99A", 0, "not-in-hand"),
        ("30A 29A", 1, "does-not-fit"),
        (".", 0, "turn-not-finished"),
        ("30A 20A . .", 3, "turn-not-finished"),
    ],
)
def test_a_refusal_has_an_index_and_a_code_and_is_not_an_error(
    tmp_path: Path, plays: str, index: int, code: str
) -> None:
    front = (30, 20, 29, 40, 41, 42, 43, 44)
    record = stacked(ruleset_of("original", 1), *front, actions=actions(plays))
    result = run("replay", "--json", saved(tmp_path / "game.json", record))
    assert result.code == 0
    line = json.loads(result.out)
    assert line["refused"] == {"index": index, "code": code}
    assert line["actions"] == index
    assert line["status"] == "playing"
    assert line["error"] is None
    assert "\n" not in line["reason"]


def test_every_line_stays_one_line_of_ascii(tmp_path: Path) -> None:
    record = replace(fresh(), seats=("Grete\n\u2028Müller",))
    record = replace(record, actions=careful_actions(record))
    result = run("replay", "--json", saved(tmp_path / "Größe\nx.json", record))
    assert result.code == 0
    assert result.out.isascii()
    assert len(result.out.splitlines()) == 1
    assert json.loads(result.out)["file"].endswith("Größe\nx.json")


def test_a_dash_is_standard_input() -> None:
    record = write_record(fresh(players=2))
    result = run_process("replay", "--json", "-", typed=record.encode())
    assert result.code == 0
    assert json.loads(result.out)["file"] == "-"
    assert json.loads(result.out)["left"] == 98
    told = run("replay", "-", typed=record)
    assert told.code == 0
    assert "Original, 2 players" in told.out


def test_a_byte_order_mark_is_accepted(tmp_path: Path) -> None:
    file = tmp_path / "bom.json"
    file.write_bytes(b"\xef\xbb\xbf" + write_record(fresh()).encode())
    assert results(str(file))[0]["status"] == "playing"


def test_a_file_name_may_have_spaces_and_begin_with_a_dash(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    for name in ("my best game.json", "-x.json", "[bold]Ä.json"):
        saved(Path(name), fresh())
        assert run("replay", "--", name).code == 0
        assert results("--", name)[0]["file"] == name


def test_an_undecodable_file_name_is_still_shown(tmp_path: Path) -> None:
    name = os.fsencode(tmp_path) + b"/game\xff.json"
    Path(os.fsdecode(name)).write_text(write_record(fresh()), encoding="utf-8")
    result = run_process(b"replay", b"--json", name)
    assert result.code == 0
    line = json.loads(result.out)
    assert line["status"] == "playing"
    assert os.fsencode(line["file"]) == name
    told = run_process(b"replay", name, name)
    assert told.code == 0
    assert told.out.count("The record stops here") == 2


def test_thousands_of_files_are_replayed_in_one_call(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    content = write_record(stacked(small(1, 2, 9), actions=actions("2A 3A")))
    for number in range(3000):
        (tmp_path / f"{number}.json").write_text(content, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    names = [f"{number}.json" for number in range(3000)]
    names[1234:1234] = ["missing.json"]
    result = run_process("replay", "--json", *names)
    assert result.code == 1
    lines = [json.loads(line) for line in result.out.splitlines()]
    assert [line["file"] for line in lines] == names
    assert sum(line["error"] is None for line in lines) == 3000
    assert result.err == ""


@pytest.mark.parametrize("options", [(), ("--json",)])
def test_a_reader_who_closes_the_pipe_early_gets_no_error(
    tmp_path: Path, options: tuple[str, ...]
) -> None:
    file = saved(tmp_path / "game.json", won_game())
    with subprocess.Popen(
        [sys.executable, "-m", "ninetyeight", "replay", *options, *[file] * 300],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        assert process.stdout.read(10)
        process.stdout.close()
        assert process.stderr.read() == b""


def test_orders_on_cards_that_a_small_pack_lacks_do_no_harm(tmp_path: Path) -> None:
    ruleset = replace(small(1, 2, 9), layout=orders())
    assert "House rules, solo" in story(tmp_path, stacked(ruleset))
