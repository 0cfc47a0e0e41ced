"""The page on the lab is true: its code runs, and its figures come from the program."""

import re
import subprocess
import sys
from dataclasses import fields
from pathlib import Path

import pytest

from cli.commands import run
from ninetyeight.lab.simulate.results_file import EARLIER_FORMAT, FORMAT
from ninetyeight.lab.training.training_run import TrainingRun

PAGE = (Path(__file__).parents[2] / "docs" / "lab.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"```(\w*)\n(.*?)```", PAGE, re.DOTALL)


def timeless(text: str) -> list[str]:
    """Drop times, and lines that the page leaves out."""
    lines = [line.rstrip() for line in text.splitlines()]
    return [re.sub(r", [\d.]+ s$", "", line) for line in lines if "time   " not in line]


@pytest.mark.parametrize("command", ["simulate", "compare"])
def test_the_page_shows_what_the_command_prints(command: str) -> None:
    at = next(at for at, (_, text) in enumerate(BLOCKS) if f"lab {command}" in text)
    printed = timeless(run(*BLOCKS[at][1].split()[1:]).out)
    for line in timeless(BLOCKS[at + 1][1]):
        assert line.strip() == "..." or line in printed, line


def test_the_code_on_the_page_runs(tmp_path: Path) -> None:
    file = str(tmp_path / "results.npz")
    assert run("lab", "simulate", "-b", "greedy", "-g", "20", "--out", file).code == 0
    programs = [text for language, text in BLOCKS if language == "python"]
    assert len(programs) == 5
    for program in programs:
        done = subprocess.run(
            [sys.executable, "-c", program],
            cwd=tmp_path,
            capture_output=True,
            text=True,
            check=False,
        )
        assert (done.returncode, done.stderr) == (0, "")
        assert done.stdout


def test_the_page_names_the_current_file_formats() -> None:
    assert f"`{FORMAT}`" in PAGE
    assert f"`{EARLIER_FORMAT}`" in PAGE


def test_the_page_has_every_setting_of_a_training_run_with_its_default() -> None:
    table = PAGE.partition("| setting | default | |\n")[2].partition("\n\n")[0]
    rows = [[cell.strip() for cell in row.split("|")] for row in table.splitlines()[1:]]
    shown = {
        name.strip("`"): default
        for row in rows
        for name, default in zip(row[1].split(", "), row[2].split(", "), strict=True)
    }
    numbers = [field for field in fields(TrainingRun) if type(field.default) in (int, float)]
    assert shown == {field.name: str(field.default) for field in numbers}
