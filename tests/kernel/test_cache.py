"""Compiled code is kept on disk: old code is never run, and a disk that refuses is no obstacle."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import ninetyeight

ASK = """
import numpy as np
from ninetyeight.kernel import compiled

word, none = np.uint64(1 << 20), np.uint64(0)
answer = compiled.first(word, none), compiled.holds(word, none, 7)
hits = sum(sum(f.stats.cache_hits.values()) for f in (compiled.first, compiled.holds))
print(*answer, hits)
"""
"""Asks a function that reads a constant and one that calls another that reads it."""
NO_PLACE = """
import numba
from ninetyeight.kernel import compiled

try:
    numba.njit(cache=True)(compiled.first.py_func)
except RuntimeError:
    print("no place")
"""
OLD = "OFFSET = 13\n"


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """Copy the package to a place of its own, without anything compiled."""
    source = Path(ninetyeight.__file__).parent
    ignored = shutil.ignore_patterns("__pycache__")
    return shutil.copytree(source, tmp_path / "site" / "ninetyeight", ignore=ignored)


def run(package: Path, script: str, **environment: str) -> str:
    """Run a script with this copy of the package."""
    inherited = {name: value for name, value in os.environ.items() if not name.startswith("NUMBA_")}
    done = subprocess.run(
        [sys.executable, "-c", script],
        env={**inherited, "PYTHONPATH": str(package.parent), **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def test_a_second_process_loads_what_the_first_compiled(package: Path) -> None:
    assert run(package, ASK) == "7 True 0"
    assert run(package, ASK) == "7 True 2"


@pytest.mark.parametrize("new", ["OFFSET = 14\n", "OFFSET = 14  # moved\n"])
def test_an_upgrade_over_a_warm_cache_runs_the_new_code(package: Path, new: str) -> None:
    assert run(package, ASK) == "7 True 0"
    upgrade(package, new)
    assert run(package, ASK) == "6 False 0"


def test_an_upgrade_with_the_old_size_and_time_runs_the_new_code(package: Path) -> None:
    """Numba goes by the content of the file. Python goes by size and time, so it keeps no bytecode.

    With bytecode of the old file beside it, Python would not even read the new one.
    """
    assert run(package, ASK, PYTHONDONTWRITEBYTECODE="1") == "7 True 0"
    path = package / "kernel" / "compiled.py"
    before = path.stat()
    upgrade(package, "OFFSET = 14\n")
    os.utime(path, ns=(before.st_atime_ns, before.st_mtime_ns))
    after = path.stat()
    assert (after.st_size, after.st_mtime_ns) == (before.st_size, before.st_mtime_ns)
    assert run(package, ASK, PYTHONDONTWRITEBYTECODE="1") == "6 False 0"


def test_without_a_place_for_a_cache_it_compiles_each_time(package: Path, tmp_path: Path) -> None:
    """Files stand where folders are needed: that stops even those who may write everywhere."""
    nowhere = tmp_path / "file"
    nowhere.touch()
    (package / "kernel" / "__pycache__").touch()
    homes = dict.fromkeys(("HOME", "XDG_CACHE_HOME", "LOCALAPPDATA"), str(nowhere))
    assert run(package, NO_PLACE, **homes) == "no place"
    for _ in range(2):
        assert run(package, ASK, **homes) == "7 True 0"


@pytest.mark.parametrize("words", [["--help"], ["deal", "--players", "3"], ["play", "--help"]])
def test_commands_that_need_no_kernel_do_not_load_it(words: list[str]) -> None:
    script = f"""
import sys
from ninetyeight.cli import main

sys.argv = ["ninetyeight", *{words!r}]
try:
    main()
except SystemExit as end:
    assert not end.code, end.code
print({{"numba", "llvmlite", "numpy"}} & set(sys.modules) or "nothing loaded")
"""
    output = run(Path(ninetyeight.__file__).parent, script)
    assert output.endswith("nothing loaded"), output


def upgrade(package: Path, new: str) -> None:
    path = package / "kernel" / "compiled.py"
    text = path.read_text(encoding="utf-8")
    assert text.count(OLD) == 1
    path.write_text(text.replace(OLD, new), encoding="utf-8")
