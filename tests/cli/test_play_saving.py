"""`ninetyeight play`: the game is saved at every moment."""

import re
import signal
from dataclasses import replace
from pathlib import Path

import pytest

from cli.commands import (
    Terminal,
    careful_actions,
    fresh,
    lines_of,
    loaded,
    run,
    run_process,
    saved,
    typed,
)
from cli.plays import (
    PAIR,
    SKULL,
    SOLO,
    play,
    plays_of,
    shown,
)
from ninetyeight.rules import (
    Chat,
    Talk,
)
from rules.tables import actions


def test_a_game_is_saved_in_the_data_folder_with_its_date_and_edition(home: Path) -> None:
    run("play", "-e", "extreme", "-s", "1", typed="q\n")
    (path,) = home.rglob("*.json")
    assert path.parent.name == "games"
    assert re.fullmatch(r"\d{4}-\d\d-\d\d-\d{6}-extreme-1(-\d+)?\.json", path.name)
    game = loaded(path)
    assert game.seed == "1"
    assert game.meta["program"].startswith("ninetyeight ")


def test_games_of_the_same_second_do_not_overwrite_each_other(home: Path) -> None:
    for _ in range(5):
        run("play", typed="q\n")
    assert len(list(home.rglob("*.json"))) == 5


def test_a_saved_game_resumes_where_it_was(tmp_path: Path) -> None:
    record = fresh("fire", players=2)
    done = careful_actions(record)
    file = tmp_path / "game.json"
    saved(file, record)
    lines = lines_of(record, done)
    for start in range(0, len(lines), 15):
        # Each sitting begins with a curtain; where the last one ended at one, that is it.
        sitting = lines[start : start + 15]
        assert run("play", str(file), typed=typed("", *sitting)).code == 0
    assert loaded(file).actions == done


def test_resuming_keeps_the_rest_of_a_record(tmp_path: Path) -> None:
    talk = (Talk(0, Chat(1, "Hello.")),)
    record = replace(PAIR, seed="x", meta={"table": ["Kitchen", 1.5]}, talk=talk)
    _, game = play(tmp_path, record, "", "71A")
    assert game == replace(record, actions=tuple(actions("71A")))


def test_a_killed_game_resumes_without_loss(tmp_path: Path) -> None:
    file = saved(tmp_path / "game.json", SOLO)
    with Terminal("play", file) as terminal:
        terminal.wait_for("> ")
        terminal.type("30A 31A .\n")
        terminal.wait_for("96 cards left")
        terminal.type("50A\n")
        terminal.wait_for("95 cards left")
        terminal.process.send_signal(signal.SIGKILL)
        assert terminal.code() == -signal.SIGKILL
    assert plays_of(loaded(file)) == "30A 31A . 50A"
    result = run("play", file, typed="60A .\n")
    assert result.code == 0
    assert plays_of(loaded(file)) == "30A 31A . 50A 60A ."


def test_the_game_is_saved_where_save_says(tmp_path: Path, home: Path) -> None:
    file = tmp_path / "new folder" / "my game.json"
    result = run("play", "-s", "1", "--save", str(file), typed="37A\n")
    assert plays_of(loaded(file)) == "37A"
    assert f"ninetyeight play '{file}'" in result.out
    assert not list(home.rglob("*.json"))


def test_save_leaves_the_opened_record_unchanged(tmp_path: Path) -> None:
    old = saved(tmp_path / "old.json", SOLO)
    new = tmp_path / "new.json"
    assert run("play", old, "--save", str(new), typed="30A\n").code == 0
    assert loaded(old) == SOLO
    assert plays_of(loaded(new)) == "30A"


def test_a_file_that_exists_is_not_overwritten(tmp_path: Path) -> None:
    file = saved(tmp_path / "game.json", SOLO)
    result = run("play", "--save", file, typed="q\n")
    assert result.code == 1
    assert f"ninetyeight play {file}" in result.complaint
    assert loaded(file) == SOLO


def test_a_finished_game_cannot_be_resumed(tmp_path: Path) -> None:
    file = saved(tmp_path / "game.json", replace(SKULL, actions=tuple(actions("20A"))))
    result = run("play", file)
    assert result.code == 1
    assert f"ninetyeight replay {file}" in result.complaint


def test_a_folder_that_cannot_be_created_is_reported_once_and_the_game_continues(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (home / "file").write_text("in the way", encoding="utf-8")
    monkeypatch.setenv("XDG_DATA_HOME", str(home / "file"))
    record = fresh()
    done = careful_actions(record)
    result = run("play", "-s", "1", typed=typed(*lines_of(record, done)))
    assert (result.code, result.err) == (0, "")
    assert result.out.count("It could not be saved") == 1
    assert "The game is lost" in result.out
    assert "Saved." not in result.out


@pytest.mark.parametrize("error", [PermissionError(13, "Permission denied"), OSError(36, "Long")])
def test_an_unreadable_folder_is_reported_and_the_game_continues(
    monkeypatch: pytest.MonkeyPatch, error: OSError
) -> None:
    def refuse(self: Path) -> bool:  # noqa: ARG001
        raise error

    monkeypatch.setattr(Path, "exists", refuse)
    monkeypatch.setattr(Path, "mkdir", lambda self, **_: refuse(self))
    result = run("play", typed="cards\nq\n")
    assert (result.code, result.err) == (0, "")
    assert "It could not be saved" in result.out
    assert "No card on pile A yet" in result.out


def test_a_disk_that_fails_mid_game_loses_nothing_saved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = saved(tmp_path / "game.json", SOLO)

    def fail(self: Path, target: Path) -> Path:  # noqa: ARG001
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "replace", fail)
    result = run("play", file, typed="30A\n31A\n")
    assert result.code == 0
    assert result.out.count("No space left on device") == 1
    assert loaded(file) == SOLO
    assert [path.name for path in tmp_path.iterdir() if path.is_file()] == ["game.json"]


def test_resuming_through_a_link_saves_where_the_link_points(tmp_path: Path) -> None:
    target = tmp_path / "target.json"
    saved(target, SOLO)
    link = tmp_path / "link.json"
    link.symlink_to(target)
    assert run("play", str(link), typed="30A\n").code == 0
    assert link.is_symlink()
    assert plays_of(loaded(target)) == "30A"


def test_resuming_keeps_the_mode_of_the_file(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    saved(file, SOLO)
    file.chmod(0o644)
    run("play", str(file), typed="30A\n")
    assert file.stat().st_mode & 0o777 == 0o644


def test_the_command_to_resume_is_on_one_line(tmp_path: Path) -> None:
    """It is meant to be copied, so a narrow terminal must not break it."""
    file = tmp_path / ("a long name " * 10 + ".json")
    saved(file, SOLO)
    result = run_process("play", str(file), typed=b"q\n", env={"COLUMNS": "80"})
    assert f"ninetyeight play '{file}'\n" in result.out


def test_a_name_in_a_record_cannot_control_the_terminal(tmp_path: Path) -> None:
    told = shown(tmp_path, replace(PAIR, seats=("A\x1b[2Jda", "Grete\nx")), "", "71A 72A .", "", "")
    assert "\x1b" not in told
    assert "Grete\n" not in told
