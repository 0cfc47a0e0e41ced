"""Shells quickly complete the values of options; the tests ask as a shell does."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from cli.test_help import HEAVY
from ninetyeight.bots import BOTS
from ninetyeight.bots.agreements import SignLevel, Starter
from ninetyeight.cli.completion import BOT_NAMES, EXECUTORS, STARTERS, TALK, TRAINABLE
from ninetyeight.lab.executors.lookup import backend_named
from ninetyeight.rules import EDITION_NAMES

ASK = (
    "import sys; sys.argv = ['ninetyeight']\nfrom ninetyeight.cli import main\n"
    "try:\n  main()\nfinally:\n  sys.stderr.write(' '.join(sys.modules))"
)


def asked(line: str, code: str = ASK) -> tuple[list[str], set[str]]:
    """Complete the last word of a line as bash does; return the offers and the imported modules."""
    words = line.split(" ")
    done = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        check=True,
        env=os.environ
        | {
            "_NINETYEIGHT_COMPLETE": "complete_bash",
            "COMP_WORDS": line,
            "COMP_CWORD": str(len(words) - 1),
        },
    )
    return done.stdout.split(), {name.partition(".")[0] for name in done.stderr.split()}


def offered(line: str) -> list[str]:
    return asked(f"ninetyeight {line}")[0]


@pytest.mark.parametrize(
    ("line", "values"),
    [
        ("lab simulate --bot ", BOT_NAMES),
        ("lab simulate -b s", ("sharp",)),
        ("lab play --bot m", ("master",)),
        ("lab compare --bot sharp,g", ("sharp,greedy",)),
        ("lab train --bot ", TRAINABLE),
        ("play --bot p", ("planner",)),
        ("bot --bot gr", ("greedy",)),
        ("arena --bot gr", ("greedy",)),
        ("deal --edition ", EDITION_NAMES),
        ("deal -e ex", ("extreme", "expert")),
        ("lab simulate --edition extreme+ex", ("extreme+expert",)),
        ("lab compare --edition fire+s", ("fire+strict-fire", "fire+short")),
        ("arena --edition or", ("original",)),
        ("lab simulate --talk ", TALK),
        ("arena --talk r", ("relaxed",)),
        ("lab simulate --starter ", STARTERS),
        ("lab simulate --executor ", EXECUTORS),
        ("deal --layout ", ("standard", "seed:")),
        ("lab simulate --bot xyz", ()),
    ],
)
def test_the_values_of_an_option_are_offered(line: str, values: tuple[str, ...]) -> None:
    assert offered(line) == list(values)


@pytest.mark.parametrize("line", ["lab simulate --bot ", "bot --bot ", "arena --edition ex"])
def test_completion_imports_nothing_heavy(line: str) -> None:
    _, loaded = asked(f"ninetyeight {line}")
    assert not loaded & {*HEAVY, "rich", "platformdirs", "asyncio"}


def test_bots_of_other_packages_are_offered_without_being_imported(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "other-1.dist-info"
    folder.mkdir()
    (folder / "METADATA").write_text("Metadata-Version: 2.1\nName: other\nVersion: 1\n")
    (folder / "entry_points.txt").write_text("[ninetyeight.bots]\ngranny = nowhere:Bot\n")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    assert offered("arena --bot g") == ["greedy", "granny"]


def test_the_values_offered_are_those_of_the_program() -> None:
    assert tuple(BOTS) == BOT_NAMES
    assert set(SignLevel) == set(TALK)
    assert set(Starter) == set(STARTERS)
    assert backend_named("threads", 1).workers == backend_named("local", 1).workers == 1
