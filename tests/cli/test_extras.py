"""A missing library is named with the extra that brings it."""

import re
import tomllib
from pathlib import Path

import pytest

from cli.commands import run_process
from ninetyeight.extras import EXTRA_OF

PROJECT = Path(__file__).parents[2] / "pyproject.toml"
EXTRAS = tomllib.loads(PROJECT.read_text(encoding="utf-8"))["project"]["optional-dependencies"]
DISTRIBUTIONS = {"prometheus_client": "prometheus-client"}
"""Libraries whose modules have another name."""
BEHIND = {"starlette": "fastapi"}
"""Libraries that another one brings."""


def brought_by(extra: str) -> set[str]:
    """The libraries of an extra, including those of the extras that it names."""
    found = set()
    for requirement in EXTRAS[extra]:
        parts = re.fullmatch(r"([A-Za-z0-9._-]+?)(?:\[([a-z,]+)\])?(?:[<>=].*)?", requirement)
        assert parts is not None, requirement
        if parts[1] == "ninetyeight":
            found |= set().union(*map(brought_by, parts[2].split(",")))
        else:
            found.add(parts[1])
    return found


@pytest.mark.parametrize(("module", "extra"), EXTRA_OF.items())
def test_an_extra_brings_the_libraries_it_is_named_for(module: str, extra: str) -> None:
    library = BEHIND.get(module, DISTRIBUTIONS.get(module, module))
    assert library in brought_by(extra)


@pytest.mark.parametrize("extra", ["bots", "client", "lab", "server", "terminal"])
def test_every_extra_is_named_by_the_library_that_is_missed_first(extra: str) -> None:
    assert extra in EXTRA_OF.values()


@pytest.mark.parametrize(
    ("command", "extra"),
    [
        (("play", "--plain", "--bot", "greedy"), "bots"),
        (("lab", "simulate", "--bot", "greedy"), "lab"),
        (("arena", "--bot", "greedy", "--season", "1"), "lab"),
    ],
)
def test_only_the_lab_names_its_own_extra_for_numba(
    command: tuple[str, ...], extra: str, tmp_path: Path
) -> None:
    missing = 'raise ModuleNotFoundError("No module named \'numba\'", name="numba")'
    (tmp_path / "numba.py").write_text(missing)
    result = run_process(*command, env={"PYTHONPATH": str(tmp_path)})
    assert result.code == 1
    how = f"This command needs numba. To install it: pip install 'ninetyeight[{extra}]';"
    assert result.err.startswith(f"ninetyeight: {how}")
