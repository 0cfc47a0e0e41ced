"""The help of the lab is readable, quick and true."""

import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from cli.commands import fresh, run, saved
from lab.labs import answer

COMMANDS = ("simulate", "play", "compare", "report")
HEAVY = {"numba", "numpy", "matplotlib", "rich", "distributed", "ray"}


def imported_by(*args: str) -> set[str]:
    """The top-level names of all modules that a command imports."""
    code = (
        f"import sys; sys.argv = ['ninetyeight', *{args}]\nfrom ninetyeight.cli import main\n"
        "try:\n  main()\nexcept SystemExit: pass\nsys.stderr.write(' '.join(sys.modules))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    return {name.partition(".")[0] for name in done.stderr.split()}


@pytest.mark.parametrize("args", [("--help",), ("lab", "--help"), ("lab", "simulate", "--help")])
def test_help_imports_nothing_heavy(args: tuple[str, ...]) -> None:
    assert not imported_by(*args) & HEAVY


def test_the_help_describes_every_command_in_a_sentence() -> None:
    result = run("lab", "--help")
    for command in COMMANDS:
        assert re.search(rf"^  {command} +[A-Z].*\.$", result.out, re.MULTILINE)
    assert run("lab").out == result.out


@pytest.mark.parametrize("command", COMMANDS)
def test_help_is_written_for_people(command: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("COLUMNS")
    text = run("lab", command, "--help").out
    assert max(map(len, text.splitlines())) <= 80
    assert "str" not in re.sub("strict|register", "", text)
    assert "Path" not in text


@pytest.mark.parametrize("command", COMMANDS)
def test_the_examples_in_the_help_work(
    command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    saved(Path("deals.jsonl"), fresh())
    for name in ("results", "a", "b"):
        answer("simulate", "-b", "greedy", "-g", "5", "-s", name, "--out", f"{name}.npz")
    help_text = run("lab", command, "--help").out
    examples = re.findall(r"^ +ninetyeight (.*)$", help_text.partition("Examples:")[2], re.M)
    assert len(examples) >= 3
    for example in examples:
        words = example.rpartition("| ninetyeight ")[2].replace("results/*.npz", "a.npz b.npz")
        result = run(*shlex.split(words), typed=run("deal").out if "|" in example else "")
        assert (result.code, result.err) == (0, ""), example
