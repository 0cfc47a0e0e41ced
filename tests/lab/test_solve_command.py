"""`ninetyeight lab solve`, `lab bots` and `lab train` from the command line."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from cli.commands import fresh, run, saved, stacked
from cli.replays import won_game
from ninetyeight.bots import BOTS
from ninetyeight.cli.lab import run_solve as solve_command
from ninetyeight.cli.lab.run_solve import run_solve
from ninetyeight.cli.record_files import FileRecord
from ninetyeight.lab.simulate.deals import PlaySettings, finish_some
from ninetyeight.rules import END_TURN, Chat, Record, Talk, read_record, write_record
from ninetyeight.rules.record import action_as_list
from rules.tables import small


def test_a_deal_is_solved_and_the_won_game_can_be_replayed(tmp_path: Path) -> None:
    deal = run("deal", "--players", "2", "--seed", "friday").out
    won = tmp_path / "won.json"
    result = run("lab", "solve", "-", "--out", str(won), typed=deal)
    assert (result.code, result.err) == (0, "")
    assert result.out.startswith("This deal can be won with every card known:\n  seat 1: ")
    replayed = json.loads(run("replay", "--json", str(won)).out)
    assert (replayed["status"], replayed["left"]) == ("won", 0)


def test_the_json_answer_holds_the_actions() -> None:
    deal = run("deal", "--seed", "friday").out
    answer = json.loads(run("lab", "solve", "-", "--json", typed=deal).out)
    assert answer["winnable"] is True
    assert sum(action != ["end"] for action in answer["actions"]) >= 98


def test_a_game_in_progress_is_solved_from_where_it_stops(tmp_path: Path) -> None:
    deal = run("deal", "--seed", "friday").out
    first = json.loads(run("lab", "solve", "-", "--json", typed=deal).out)["actions"]
    begun = {**json.loads(deal), "actions": first[:20]}
    rest = json.loads(run("lab", "solve", "-", "--json", typed=json.dumps(begun)).out)
    path = tmp_path / "whole.json"
    path.write_text(json.dumps({**begun, "actions": first[:20] + rest["actions"]}))
    assert json.loads(run("replay", "--json", str(path)).out)["status"] == "won"


def answer_to(record: Record) -> dict[str, Any]:
    result = run("lab", "solve", "-", "--json", typed=write_record(record))
    assert (result.code, result.err) == (0, "")
    answer: dict[str, Any] = json.loads(result.out)
    return answer


def greedy_game(players: int = 2) -> Record:
    (line,) = finish_some([fresh(players=players)], 0, PlaySettings(("greedy",)))
    return replace(read_record(line), talk=())


def test_a_lost_game_is_solved_from_its_deal(tmp_path: Path) -> None:
    game, out = greedy_game(), tmp_path / "won.json"
    answer = answer_to(game)
    assert (answer["status"], answer["code"]) == ("lost", "minimum")
    assert (answer["from"], answer["winnable"]) == (0, True)
    told = run("lab", "solve", saved(tmp_path / "game.json", game), "--out", str(out))
    assert told.out.startswith("The game is lost: bot:greedy could not play")
    assert "\nThis deal could have been won with every card known:\n  seat 1: " in told.out
    assert "\nThe game could be won until action " in told.out
    won = json.loads(run("replay", "--json", str(out)).out)
    assert (won["status"], won["actions"]) == ("won", len(answer["actions"]))


def test_the_last_moment_with_a_win_is_found() -> None:
    game = greedy_game()
    until = answer_to(game)["winnable_until"]
    assert 0 < until < len(game.actions)
    assert answer_to(replace(game, actions=game.actions[:until]))["winnable"] is True
    assert answer_to(replace(game, actions=game.actions[: until + 1]))["winnable"] is not True


def test_a_won_game_is_its_own_answer() -> None:
    won = won_game()
    answer = answer_to(won)
    assert (answer["status"], answer["winnable"], answer["width"]) == ("won", True, 0)
    assert answer["actions"] == [action_as_list(action) for action in won.actions]
    told = run("lab", "solve", "-", typed=write_record(won)).out
    assert told.endswith("The deal can be won: this record shows how.\n")


def test_a_won_game_is_written_with_its_talk(tmp_path: Path) -> None:
    game, out = won_game(), tmp_path / "won.json"
    said = Talk(3, Chat(0, "a little lower, please"))
    talkative = replace(game, talk=(said,))
    run("lab", "solve", "-", "--out", str(out), typed=write_record(talkative))
    assert read_record(out.read_text()) == talkative


def test_an_old_file_is_emptied_if_no_game_can_be_won(tmp_path: Path) -> None:
    out = tmp_path / "won.json"
    out.write_text(write_record(won_game()))
    hopeless = stacked(small(3, 2, 8, skull=(3, 7), three=(5, 4)))
    assert run("lab", "solve", "-", "--out", str(out), typed=write_record(hopeless)).code == 0
    assert out.read_text() == ""


def test_an_invalid_record_leaves_an_old_file_alone(tmp_path: Path) -> None:
    out = tmp_path / "won.json"
    out.write_text("old")
    assert run("lab", "solve", str(tmp_path / "missing.json"), "--out", str(out)).code == 1
    assert out.read_text() == "old"


@pytest.mark.parametrize("place", ["won.json", "-"])
def test_ctrl_c_keeps_what_was_solved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, place: str
) -> None:
    monkeypatch.chdir(tmp_path)
    solved = solve_command.solve_record

    def solve_record(
        entry: FileRecord, widths: tuple[int, ...]
    ) -> solve_command.SolvedRecord | str:
        if entry.name == "-:2":
            raise KeyboardInterrupt
        return solved(entry, widths)

    monkeypatch.setattr(solve_command, "solve_record", solve_record)
    line = write_record(won_game())
    ran = run("lab", "solve", "-", "--out", place, typed=f"{line}\n{line}\n")
    assert ran.code == 130
    written = ran.out if place == "-" else (tmp_path / place).read_text()
    assert read_record(written) == won_game()


def test_an_exhaustive_search_proves_that_there_is_no_win() -> None:
    hopeless = stacked(small(3, 2, 8, skull=(3, 7), three=(5, 4)))
    answer = answer_to(hopeless)
    assert (answer["winnable"], answer["actions"], answer["status"]) == (False, None, "playing")
    told = run("lab", "solve", "-", typed=write_record(hopeless)).out
    assert told == ("This deal cannot be won: every line of play was searched, and none wins.\n")


def test_a_pruned_search_proves_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    hard = saved(tmp_path / "hard.json", fresh("extreme+expert+strict-fire+short", 5))
    run_solve(hard, None, as_json=True, widths=(2,))
    assert json.loads(capsys.readouterr().out)["winnable"] is None
    run_solve(hard, None, as_json=False, widths=(2,))
    assert "That does not prove" in capsys.readouterr().out


def test_unsolvable_records_are_named_and_the_others_are_solved(tmp_path: Path) -> None:
    refused = replace(fresh(), actions=(END_TURN,))
    file = tmp_path / "games.jsonl"
    file.write_text(f"{write_record(refused)}\n{{}}\n{write_record(won_game())}\n")
    result = run("lab", "solve", str(file), "--json")
    assert result.code == 1
    first, second, third = map(json.loads, result.out.splitlines())
    assert first["error"].startswith("actions[0]: The turn cannot end yet")
    assert second["error"] == "record: the field format is missing"
    assert (third["file"], third["winnable"], third["error"]) == (f"{file}:3", True, None)
    told = run("lab", "solve", str(file))
    assert told.code == 1
    assert f"{file}:1: actions[0]: " in told.err
    assert told.out.startswith(f"{file}:3\nYou beat the game")


@pytest.mark.parametrize("content", ["", "{}", "no record"])
def test_an_invalid_record_is_not_solved(content: str) -> None:
    result = run("lab", "solve", "-", typed=content)
    assert result.code == 1
    assert result.err.count("\n") == 1


def test_every_bot_is_listed_with_its_description() -> None:
    lines = run("lab", "bots").out.splitlines()
    assert [line.split()[0] for line in lines] == list(BOTS)
    for line, entry in zip(lines, BOTS.values(), strict=True):
        assert entry.sentence in line


def test_training_reports_each_round_and_saves_a_value(tmp_path: Path) -> None:
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


def test_impossible_training_is_refused_in_one_line() -> None:
    result = run("lab", "train", "--set", "rounds=none")
    assert result.code == 1
    assert "use a whole number above 0" in result.err


def test_the_file_being_solved_is_not_overwritten(tmp_path: Path) -> None:
    file = saved(tmp_path / "game.json", fresh())
    before = Path(file).read_text()
    result = run("lab", "solve", str(file), "--out", str(file))
    assert result.complaint.endswith("is the file being solved: write to another one.")
    assert Path(file).read_text() == before
