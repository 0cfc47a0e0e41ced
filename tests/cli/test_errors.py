"""Every error is one line, with an exit code that scripts can use."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from cli.commands import fresh, run, run_process, saved
from ninetyeight.rules import record_as_dict, write_record

INVALID = 1
NOT_UNDERSTOOD = 2
MIB = 1024 * 1024


def content(**changes: Any) -> bytes:
    return json.dumps(record_as_dict(fresh()) | changes).encode()


def rules(**changes: Any) -> dict[str, Any]:
    return dict(record_as_dict(fresh())["rules"]) | changes


DECK = list(fresh().deck)
BROKEN = {
    "empty": (b"", "JSON"),
    "half a record": (content()[:300], "JSON"),
    "not JSON": (b"hello", "JSON"),
    "not UTF-8": (content()[:-1] + b', "meta": {"a": "\xff"}}', "UTF-8"),
    "UTF-16": (content().decode().encode("utf-16"), "UTF-8"),
    "NaN": (content(meta={"a": float("nan")}), "NaN"),
    "a list": (b"[]", "object"),
    "a number": (b"7", "object"),
    "nested too deeply": (b"[" * 100_000, "nested"),
    "a number without end": (b'{"format": ' + b"9" * 10_000 + b"}", "too many digits"),
    "a key twice": (content()[:-1] + b', "seed": "1"}', "seed"),
    "half a surrogate pair": (content(seed="\ud800"), "seed"),
    "a field missing": (b'{"format": "ninetyeight/1"}', "missing"),
    "an unknown field": (content(bogus=1), "bogus"),
    "another format": (content(format="ninetyeight/2"), "format"),
    "a card twice": (content(deck=[DECK[1], *DECK[1:]]), f"the {DECK[1]} twice"),
    "a card missing": (content(deck=DECK[1:]), "deck"),
    "a card outside the pack": (content(deck=[100, *DECK[1:]]), "100"),
    "a card that is a text": (content(deck=["57", *DECK[1:]]), "deck[0]"),
    "a card that is true": (content(deck=[True, *DECK[1:]]), "deck[0]"),
    "a deck that is a text": (content(deck="57"), "deck"),
    "no such pile": (content(actions=[["play", 57, "E"]]), "actions[0]"),
    "no such action": (content(actions=[["pass"]]), "actions[0]"),
    "too many actions": (content(actions=[["end"]] * 100_001), "100001"),
    "too large": (content(meta={"a": "x" * 16 * MIB}), "16 MiB"),
    "no such starter": (content(starter=1), "starter"),
    "too many names": (content(seats=["Ada", "Grete"]), "seats"),
    "too many players": (content(rules=rules(players=6)), "players"),
    "no such fire": (content(rules=rules(fire="hot")), "fire"),
    "orders missing": (content(rules=rules(orders={"stop": [1, 2, 3, 4]})), "orders"),
    "a line break in a key": (content(**{"a\nb": 1}), "field"),
    "talk from the future": (content(talk=[{"after": 1, "seat": 0, "chat": "x"}]), "talk[0]"),
}


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Run in a folder with a few files."""
    monkeypatch.chdir(tmp_path)
    saved(tmp_path / "good.json", fresh())
    (tmp_path / "half.toml").write_text("stop = [1, 2", encoding="utf-8")
    (tmp_path / "half.json").write_text('{"stop": [3,', encoding="utf-8")
    (tmp_path / "latin.toml").write_bytes(b"# \xe4\n")
    (tmp_path / "empty.toml").write_bytes(b"")
    (tmp_path / "list.json").write_text("[7]", encoding="utf-8")
    (tmp_path / "other.toml").write_text("stopp = [3, 42, 59, 98]\n", encoding="utf-8")
    return tmp_path


@pytest.mark.parametrize("name", BROKEN)
def test_an_invalid_record_gets_one_line_that_names_file_and_fault(name: str, folder: Path) -> None:
    data, fault = BROKEN[name]
    (folder / "broken.json").write_bytes(data)
    result = run("replay", "broken.json")
    assert result.code == INVALID
    assert result.complaint.startswith("broken.json: ")
    assert fault in result.complaint
    assert len(result.complaint) < 250
    assert result.out == ""


@pytest.mark.parametrize("name", BROKEN)
def test_an_invalid_record_gets_one_json_line_with_only_the_error(name: str, folder: Path) -> None:
    data, fault = BROKEN[name]
    (folder / "broken.json").write_bytes(data)
    result = run("replay", "--json", "broken.json", "good.json")
    assert (result.code, result.err) == (INVALID, "")
    broken, good = map(json.loads, result.out.splitlines())
    assert fault in broken.pop("error")
    assert broken.pop("file") == "broken.json"
    assert set(broken.values()) == {None}
    assert good["status"] == "playing"


@pytest.mark.parametrize("name", BROKEN)
def test_an_invalid_record_cannot_be_played_and_stays_unchanged(name: str, folder: Path) -> None:
    data, fault = BROKEN[name]
    (folder / "broken.json").write_bytes(data)
    result = run("play", "broken.json", typed="q\n")
    assert result.code == INVALID
    assert result.complaint.startswith("broken.json: ")
    assert fault in result.complaint
    assert (folder / "broken.json").read_bytes() == data


def test_a_record_at_the_limits_is_read(folder: Path) -> None:
    record = content(actions=[["end"]] * 100_000)
    room = 16 * MIB - len(record) - len(b', "meta": {"a": ""}')
    record = record[:-1] + b', "meta": {"a": "' + b"x" * room + b'"}}'
    assert len(record) == 16 * MIB
    (folder / "most.json").write_bytes(record)
    assert run("replay", "--json", "most.json").code == 0
    (folder / "most.json").write_bytes(record + b" ")
    assert run("replay", "--json", "most.json").code == INVALID


@pytest.mark.parametrize(
    ("words", "code", "fault"),
    [
        (["bogus"], NOT_UNDERSTOOD, "bogus"),
        (["--bogus"], NOT_UNDERSTOOD, "--bogus"),
        (["deal", "--bogus"], NOT_UNDERSTOOD, "--bogus"),
        (["deal", "extra"], NOT_UNDERSTOOD, "extra"),
        (["deal", "--seed"], NOT_UNDERSTOOD, "--seed"),
        (["deal", "--players", "two"], NOT_UNDERSTOOD, "--players"),
        (["deal", "--players", "2.5"], NOT_UNDERSTOOD, "--players"),
        (["deal", "--players", ""], NOT_UNDERSTOOD, "--players"),
        (["replay"], NOT_UNDERSTOOD, "FILE"),
        (["replay", "--json"], NOT_UNDERSTOOD, "FILE"),
        (["replay", "--json=yes", "good.json"], NOT_UNDERSTOOD, "--json"),
        (["play", "good.json", "good.json"], NOT_UNDERSTOOD, "good.json"),
        (["deal", "--players", "0"], INVALID, "players must be 1 to 5, not 0"),
        (["deal", "--players", "6"], INVALID, "players must be 1 to 5, not 6"),
        (["deal", "--players", "-1"], INVALID, "players must be 1 to 5, not -1"),
        (["deal", "--edition", "bogus"], INVALID, "'bogus'"),
        (["deal", "--edition", ""], INVALID, "edition"),
        (["deal", "--edition", "fire+"], INVALID, "edition"),
        (["deal", "--edition", "expert+expert"], INVALID, "expert"),
        (["deal", "--edition", "fire+strict-fire"], INVALID, "contradict"),
        (["deal", "--edition", "original+extreme"], INVALID, "contradict"),
        (["deal", "--edition", "a\nb"], INVALID, "edition"),
        (["deal", "--layout", "seed:1"], INVALID, "extreme"),
        (["deal", "-e", "extreme", "--layout", "missing.toml"], INVALID, "missing.toml: no such"),
        (["deal", "-e", "extreme", "--layout", "."], INVALID, "directory"),
        (["deal", "-e", "extreme", "--layout", "half.toml"], INVALID, "half.toml: "),
        (["deal", "-e", "extreme", "--layout", "half.json"], INVALID, "half.json: "),
        (["deal", "-e", "extreme", "--layout", "latin.toml"], INVALID, "UTF-8"),
        (["deal", "-e", "extreme", "--layout", "empty.toml"], INVALID, "stop is missing"),
        (["deal", "-e", "extreme", "--layout", "list.json"], INVALID, "list.json: "),
        (["deal", "-e", "extreme", "--layout", "other.toml"], INVALID, "stopp"),
        (["deal", "-e", "extreme", "--layout", "a\0b"], INVALID, "a"),
        (["deal", "--seed", "\udcff"], INVALID, "seed"),
        (["replay", "missing.json"], INVALID, "missing.json: "),
        (["replay", "."], INVALID, "directory"),
        (["replay", "good.json/x"], INVALID, "good.json/x: "),
        (["replay", "a\0b"], INVALID, "a"),
        (["replay", "x" * 5000], INVALID, "too long"),
        (["replay", "/dev/zero"], INVALID, "16 MiB"),
        (["play", "missing.json"], INVALID, "missing.json: "),
        (["play", "."], INVALID, "directory"),
        (["play", "-"], INVALID, "name a file"),
        (["play", "good.json", "--players", "2"], INVALID, "good.json"),
        (["play", "good.json", "--name", "Ada"], INVALID, "good.json"),
        (["play", "--name", "Ada", "--name", "Grete"], INVALID, "2 names"),
        (["play", "--name", ""], INVALID, "name"),
        (["play", "--name", "A\x1b[2J"], INVALID, "name"),
        (["play", "--save", "good.json"], INVALID, "good.json already exists"),
        (["play", "--save", "."], INVALID, "."),
    ],
)
def test_a_wrong_command_gets_one_line(words: list[str], code: int, fault: str) -> None:
    result = run(*words)
    assert result.code == code
    assert fault in result.complaint
    assert result.out == ""


@pytest.mark.parametrize("words", [["replay", "no\nfile"], ["replay", "no\x1b[2Jfile"]])
def test_a_strange_file_name_adds_no_line_and_no_control_codes(words: list[str]) -> None:
    assert "\x1b" not in run(*words).complaint


@pytest.mark.parametrize("name", ["", "./"])
def test_an_empty_name_to_save_under_is_called_a_folder(name: str) -> None:
    """A folder holds no game to resume."""
    assert "ninetyeight play" not in run("play", "--save", name).complaint


@pytest.mark.parametrize(
    ("words", "code", "fault"),
    [
        (["replay", "missing.json"], INVALID, "missing.json"),
        (["deal", "--bogus"], NOT_UNDERSTOOD, "--bogus"),
        (["play", "missing.json"], INVALID, "missing.json"),
    ],
)
def test_a_real_process_says_the_same(words: list[str], code: int, fault: str) -> None:
    result = run_process(*words)
    assert result.code == code
    assert fault in result.complaint
    assert result.out == ""


def test_a_missing_file_with_an_undecodable_name_gets_one_line() -> None:
    result = run_process(b"replay", b"no\xff.json")
    assert result.code == INVALID
    assert "no" in result.complaint


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="only Linux has a full device")
@pytest.mark.parametrize(
    "words", [["deal"], ["replay", "good.json"], ["replay", "--json", "good.json"]]
)
def test_a_full_disk_gets_one_line(words: list[str]) -> None:
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run(
            [sys.executable, "-m", "ninetyeight", *words],
            stdout=full,
            stderr=subprocess.PIPE,
            env={name: value for name, value in os.environ.items() if name != "PYTHONUNBUFFERED"},
            check=False,
        )
    assert done.returncode == INVALID
    assert done.stderr.count(b"\n") == 1
    assert b"Traceback" not in done.stderr


@pytest.mark.parametrize(
    "words", ["replay --json good.json >&-", "replay - <&-", "play <&-", "deal --seed 1 >&-"]
)
def test_a_closed_stream_gives_no_traceback(words: str) -> None:
    done = subprocess.run(
        ["sh", "-c", f"exec {sys.executable} -m ninetyeight {words}"],
        capture_output=True,
        check=False,
    )
    assert b"Traceback" not in done.stderr
    assert done.stderr.count(b"\n") <= 1


@pytest.mark.parametrize("words", [["--help"], ["deal"]])
def test_a_closed_pipe_gives_no_traceback(words: list[str]) -> None:
    reader, writer = os.pipe()
    os.close(reader)
    with os.fdopen(writer, "wb") as pipe:
        done = subprocess.run(
            [sys.executable, "-m", "ninetyeight", *words],
            stdout=pipe,
            stderr=subprocess.PIPE,
            check=False,
        )
    assert done.stderr == b""


def test_a_record_with_a_refused_action_cannot_be_continued(folder: Path) -> None:
    (folder / "refused.json").write_bytes(content(actions=[["end"]]))
    result = run("play", "refused.json")
    assert result.code == INVALID
    assert "refused" in result.complaint


def test_a_file_too_large_for_a_layout_is_not_read_in_part(folder: Path) -> None:
    layout = json.loads(write_record(fresh("extreme")))["rules"]["orders"]
    text = "".join(f"{name} = {numbers}\n" for name, numbers in layout.items())
    (folder / "long.toml").write_text(text + "#" * MIB + "\nbogus = 1\n", encoding="utf-8")
    result = run("deal", "--edition", "extreme", "--layout", "long.toml")
    assert result.code == INVALID
    assert "long.toml: " in result.complaint
