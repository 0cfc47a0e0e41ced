"""The documents are true: their code runs, their links work, and tests cover every clause."""

import ast
import json
import re
import runpy
import subprocess
import sys
from pathlib import Path

import pytest

from ninetyeight.rules import (
    EDITION_NAMES,
    FULL_PACK,
    STANDARD_LAYOUT,
    Duty,
    RefusalCode,
    drawn_layout,
    parse_layout,
    read_record,
    seeded,
    shuffled,
)

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src" / "ninetyeight"
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/*.md"), ROOT / "tests" / "data" / "README.md"])
TALKED_ABOUT_ONLY = {"8.1", "8.2", "8.3", "8.6"}
"""Clauses on free talk between people, which the rules library does not implement."""

WHERE_MODULES_ARE = (
    ("The rules, from the bottom up", "rules"),
    ("The table", "table"),
    ("Talk", "talk/filter"),
    ("The kernel and the bots", "bots"),
    ("The environments", "env"),
    ("The host", "host"),
    ("The terminal", "terminal"),
    ("The command line", "cli"),
    ("The command line", "cli/lab"),
    ("The command line", "cli/plain"),
)
"""The sections of docs/architecture.md with a table of the modules of a folder."""


def blocks(page: Path, language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", page.read_text(encoding="utf-8"), re.DOTALL)


def test_the_example_in_the_readme_runs_and_prints_what_it_says() -> None:
    (example,), (printed,) = (
        blocks(ROOT / "README.md", "python"),
        blocks(ROOT / "README.md", "text"),
    )
    assert len(example.splitlines()) <= 15
    ran = subprocess.run(
        [sys.executable, "-c", example], capture_output=True, text=True, check=False
    )
    assert (ran.stderr, ran.stdout) == ("", printed)


def test_the_example_of_a_bot_runs_and_prints_an_action() -> None:
    (example,) = blocks(ROOT / "docs" / "bots.md", "python")
    ran = subprocess.run(
        [sys.executable, "-c", example], capture_output=True, text=True, check=False
    )
    assert ran.stderr == ""
    assert re.fullmatch(r"\d+[A-D]\n", ran.stdout)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_work(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    for target in re.findall(r"\]\(([^)\s]+)\)", text):
        if target.startswith("https://"):
            continue
        file, _, anchor = target.partition("#")
        goal = page.parent / file if file else page
        assert goal.exists(), f"{page.name} points to {target}"
        if anchor:
            assert anchor in _anchors(goal), f"{page.name} points to {target}"


def test_records_in_the_documents_are_valid() -> None:
    whole = [block for block in blocks(ROOT / "docs" / "record.md", "json") if '"deck"' in block]
    assert whole
    for block in whole:
        read_record(block)
        assert json.loads(block)["format"] == "ninetyeight/1"


def test_the_deal_on_the_record_page_belongs_to_its_seed() -> None:
    page = (ROOT / "docs" / "record.md").read_text(encoding="utf-8")
    deck = shuffled(FULL_PACK.cards, seeded("1"))
    layout = drawn_layout(seeded("1", "layout")).as_dict()
    for cards in (deck[:8], deck[-8:], layout["stop"], layout["draw-one"]):
        assert " ".join(map(str, cards)) in page


def test_the_layout_and_codes_on_the_rules_page_match_the_program() -> None:
    page = ROOT / "docs" / "rules.md"
    (typed,) = blocks(page, "toml")
    assert parse_layout(typed, toml=True) == STANDARD_LAYOUT
    told = set(re.findall(r"^\| `([a-z-]+)` \|", page.read_text(encoding="utf-8"), re.MULTILINE))
    assert {*EDITION_NAMES, *RefusalCode, *Duty, "all-played"} == told


def test_every_clause_of_play_is_cited_by_a_test() -> None:
    rules = (ROOT / "docs" / "rules.md").read_text(encoding="utf-8")
    clauses = set(re.findall(r"^\*\*(?:◊ ?)?([1-9]\.[0-9])", rules, re.MULTILINE))
    tests = "\n".join(path.read_text(encoding="utf-8") for path in ROOT.glob("tests/rules/*.py"))
    docstrings = "\n".join(re.findall(r'"""(.*?)"""', tests, re.DOTALL))
    cited = set(re.findall(r"\b([1-9]\.[0-9])\b", docstrings))
    assert len(clauses) == 43
    assert clauses - cited == TALKED_ABOUT_ONLY


def test_the_picture_of_the_plain_game_is_what_the_program_shows() -> None:
    capture = runpy.run_path(str(ROOT / "docs" / "images" / "capture.py"))
    assert capture["PICTURE"].read_text(encoding="utf-8") == capture["draw"]()


def test_the_functions_on_the_way_of_a_move_exist() -> None:
    page = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    (way,) = re.findall(r"```text\n(in .*?)```", page, re.DOTALL)
    steps = re.findall(r"^(?:\w+)? +([a-z_]+/[a-z_/]+) +(.+)$", way, re.MULTILINE)
    named = [(module, name) for module, names in steps for name in names.split(", ")]
    assert f"passes {len(named)} functions" in page
    for module, name in named:
        scope: list[ast.stmt] = ast.parse((PACKAGE / f"{module}.py").read_text("utf-8")).body
        for part in name.split("."):
            found = [node for node in scope if getattr(node, "name", None) == part]
            assert found, f"{module} has no {name}"
            scope = getattr(found[0], "body", [])


@pytest.mark.parametrize(("heading", "folder"), WHERE_MODULES_ARE)
def test_the_page_on_the_architecture_names_every_module(heading: str, folder: str) -> None:
    page = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    (section,) = re.findall(rf"^## {heading}\n(.*?)(?=^## |\Z)", page, re.DOTALL | re.MULTILINE)
    named = set(re.findall(r"`(\w+)`", section))
    modules = {path.stem for path in (PACKAGE / folder).glob("*.py")} - {"__init__"}
    assert modules - named == set()


def _anchors(page: Path) -> set[str]:
    """The anchors that GitHub makes for a page's headings."""
    headings = re.findall(r"^#+ (.*)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


def test_the_figures_come_from_the_bots_current_weights() -> None:
    figures = runpy.run_path(str(ROOT / "docs" / "figures" / "make.py"))
    paths = sorted(figures["RESULTS"].glob("*.npz"))
    assert paths
    for path in paths:
        assert figures["is_current"](figures["read_results"](path)), path.name


def test_the_tables_of_figures_are_made_from_their_files() -> None:
    figures = runpy.run_path(str(ROOT / "docs" / "figures" / "make.py"))
    page = figures["PAGE"].read_text(encoding="utf-8")
    found = figures["current_results"]()
    assert figures["tables"](found) in page
    assert figures["peers"](found) in page


def test_the_features_on_the_page_match_the_kernel() -> None:
    figures = runpy.run_path(str(ROOT / "docs" / "figures" / "make.py"))
    page = figures["PAGE"].read_text(encoding="utf-8")
    assert f"<!-- features -->\n{figures['features']()}<!-- end features -->" in page
