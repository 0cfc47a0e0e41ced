"""The pages on environments are true: their code runs, and their tables match the program."""

from pathlib import Path

import pytest

from env.guide import run_page
from ninetyeight.env import IDS, PARTS, action_of
from ninetyeight.env.actions import FIRST_SIGN, SIGN_ACTIONS, TURN_ACTIONS, ShowSign
from ninetyeight.env.observation import SIZE, highest
from ninetyeight.env.single_game import STATE_SIZE

DOCS = Path(__file__).parents[2] / "docs"
PAGE = (DOCS / "environments.md").read_text(encoding="utf-8")


def test_the_guide_runs_and_prints_and_plots_what_it_shows(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    pairs = run_page(DOCS / "research.md")
    assert len(pairs) == 4
    for printed, told in pairs:
        assert printed == told
    drawn, kept = tmp_path / "research.svg", DOCS / "images" / "research.svg"
    assert drawn.read_bytes() == kept.read_bytes()


def test_the_examples_run() -> None:
    assert run_page(DOCS / "environments.md") == []


def test_the_table_of_observations_matches_the_program() -> None:
    at = 0
    for part in PARTS:
        last = part.start + part.size - 1
        row = f"| {part.start} to {last} | `{part.name}` | {part.highest} | {part.meaning} |"
        assert row in PAGE
        assert part.start == at
        at += part.size
    assert at == SIZE == len(highest())
    assert f"a row of {SIZE} bytes" in PAGE
    assert f"a row of {STATE_SIZE}\nbytes" in PAGE


def test_the_tables_for_openspiel_match_the_program() -> None:
    spiel = pytest.importorskip("ninetyeight.env.spiel")
    observer = pytest.importorskip("ninetyeight.env.spiel_observer")
    for part in observer.RECALL_PARTS:
        shape = " x ".join(map(str, part.shape))
        assert f"| `{part.name}` | {shape} | {part.meaning} |" in PAGE
    size = spiel.SpielGame().information_state_tensor_size()
    assert f"Tensors have {size:,}\nplaces" in PAGE
    for name in spiel.DEFAULTS:
        assert f"`{name}`" in PAGE


def test_the_table_of_actions_matches_the_program() -> None:
    assert (TURN_ACTIONS, FIRST_SIGN, SIGN_ACTIONS) == (393, 394, 410)
    for number in (394, 398, 402, 406):
        shown = action_of(number)
        assert isinstance(shown, ShowSign)
        word = shown.sign or "take a sign back"
        assert f"{number} to {number + 3} {word}" in PAGE


def test_the_page_names_every_environment() -> None:
    for name in IDS:
        assert f"`{name}`" in PAGE
