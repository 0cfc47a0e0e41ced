"""The page on talk is correct: its example runs, its codes and figures are complete."""

import re
import runpy
import subprocess
import sys
from pathlib import Path

from ninetyeight.talk import RefusalReason
from talk.filter.corpus import PARTS, talk

ROOT = Path(__file__).parents[3]
PAGE = (ROOT / "docs" / "talk.md").read_text(encoding="utf-8")


def test_the_example_runs_and_prints_what_it_says() -> None:
    (example,) = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    (printed,) = re.findall(r"```text\n(.*?)```", PAGE, re.DOTALL)
    ran = subprocess.run(
        [sys.executable, "-c", example], capture_output=True, text=True, check=False
    )
    assert (ran.stderr, ran.stdout) == ("", printed)


def test_every_code_is_explained() -> None:
    assert re.findall(r"^\| `([a-z-]+)` \|", PAGE, re.MULTILINE) == list(RefusalReason)


def test_the_figures_are_those_of_the_filter() -> None:
    rates = runpy.run_path(str(ROOT / "bench" / "filter_rates.py"))
    assert rates["table"]("blind") in PAGE
    assert rates["table"]("blind2") in PAGE
    for part in PARTS:
        assert f"`{part}` ({len(talk(part)):,} lines)" in PAGE
