"""The cache of compiled code: it never runs old code, and works without a writable folder."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import ninetyeight

ASK = """
import sys

import numpy as np
from ninetyeight.kernel.bits import first
from ninetyeight.kernel.turn import fitting_low

if "wait" in sys.argv:
    print("read", flush=True)
    sys.stdin.readline()
word, none = np.uint64(1 << 20), np.uint64(0)
answer = first(word, none), fitting_low(word, 6, False) != 0
hits = sum(sum(f.stats.cache_hits.values()) for f in (first, fitting_low))
print(*answer, hits)
"""
"""Calls a function of the file that a test changes, and one of another file that calls it."""
NO_PLACE = """
import numba
from ninetyeight.kernel.bits import first

try:
    numba.njit(cache=True)(first.py_func)
except RuntimeError:
    print("no place")
"""
TYPED = """
from ninetyeight.kernel.packing import packed_rules
from ninetyeight.kernel.turn import start_tops
from ninetyeight.rules import ruleset_of

tops = start_tops(packed_rules(ruleset_of("original", 1)))
print(tops, sum(start_tops.stats.cache_hits.values()))
"""
"""Calls a function that takes a type of the kernel."""
CHANGED = "bits.py"
OLD, NEW = "OFFSET = 13\n", "OFFSET = 14\n"


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """Copy the package to a new folder, without compiled code."""
    source = Path(ninetyeight.__file__).parent
    ignored = shutil.ignore_patterns("__pycache__")
    return shutil.copytree(source, tmp_path / "site" / "ninetyeight", ignore=ignored)


def run(package: Path, script: str, **environment: str) -> str:
    """Run a script with this copy of the package."""
    done = subprocess.run(
        [sys.executable, "-c", script],
        env=_environment(package) | environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def test_a_second_process_loads_what_the_first_compiled(package: Path) -> None:
    assert run(package, ASK) == "7 True 0"
    assert run(package, ASK) == "7 True 2"


@pytest.mark.parametrize("new", [NEW, "OFFSET = 14  # moved\n"])
def test_an_upgrade_over_a_warm_cache_runs_the_new_code(package: Path, new: str) -> None:
    assert run(package, ASK) == "7 True 0"
    upgrade(package, new)
    assert run(package, ASK) == "6 False 0"


def test_an_upgrade_with_the_old_size_and_time_runs_the_new_code(package: Path) -> None:
    """The cache compares contents; Python compares size and time, so it must not cache bytecode.

    With bytecode of the old file beside it, Python would not even read the new one.
    """
    assert run(package, ASK, PYTHONDONTWRITEBYTECODE="1") == "7 True 0"
    path = package / "kernel" / CHANGED
    before = path.stat()
    upgrade(package, NEW)
    os.utime(path, ns=(before.st_atime_ns, before.st_mtime_ns))
    after = path.stat()
    assert (after.st_size, after.st_mtime_ns) == (before.st_size, before.st_mtime_ns)
    assert run(package, ASK, PYTHONDONTWRITEBYTECODE="1") == "6 False 0"


def test_a_change_in_an_unrelated_file_compiles_again_as_well(package: Path) -> None:
    assert run(package, ASK) == "7 True 0"
    with (package / "kernel" / "solver.py").open("a", encoding="utf-8") as file:
        file.write("# another line\n")
    assert run(package, ASK) == "7 True 0"
    assert run(package, ASK) == "7 True 2"


def test_a_downgrade_runs_the_old_code(package: Path) -> None:
    assert run(package, ASK) == "7 True 0"
    upgrade(package, NEW)
    assert run(package, ASK) == "6 False 0"
    upgrade(package, OLD, before=NEW)
    assert run(package, ASK) == "7 True 0"


def test_an_upgrade_may_rename_the_types_of_cached_code(package: Path) -> None:
    """Cached code names the types it takes, and the new version does not have them."""
    before, hits = run(package, TYPED).split()
    assert hits == "0"
    for path in package.glob("kernel/*.py"):
        text = path.read_text(encoding="utf-8")
        path.write_text(re.sub(r"\bRules\b", "RulesOfNow", text), encoding="utf-8")
    assert run(package, TYPED) == f"{before} 0"
    assert run(package, TYPED) == f"{before} 1"


def test_two_versions_can_share_a_cache(package: Path, tmp_path: Path) -> None:
    other = shutil.copytree(package, tmp_path / "other" / "ninetyeight")
    upgrade(other, NEW)
    shared = str(tmp_path / "cache")
    for hits in (0, 2, 2):
        assert run(package, ASK, NUMBA_CACHE_DIR=shared) == f"7 True {hits}"
        assert run(other, ASK, NUMBA_CACHE_DIR=shared) == f"6 False {hits}"


def test_a_process_that_began_before_an_upgrade_keeps_its_own_code(package: Path) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", ASK, "wait"],
        env=_environment(package),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as old:
        assert old.stdin is not None
        assert old.stdout is not None
        assert old.stdout.readline() == "read\n"
        upgrade(package, NEW)
        assert run(package, ASK) == "6 False 0"
        said, _ = old.communicate("go on\n")
    assert said == "7 True 0\n"
    assert run(package, ASK) == "6 False 0"  # and its index again
    assert run(package, ASK) == "6 False 2"


def test_code_that_another_version_wrote_meanwhile_is_not_run(package: Path) -> None:
    """Another version may overwrite compiled code after this one has written the index to it."""
    assert run(package, ASK) == "7 True 0"
    files = {path: path.read_bytes() for path in package.glob("kernel/__pycache__/*.nbc")}
    assert len(files) >= 2
    upgrade(package, NEW)
    assert run(package, ASK) == "6 False 0"
    for path, content in files.items():
        path.write_bytes(content)
    assert run(package, ASK) == "6 False 0"
    assert run(package, ASK) == "6 False 2"


def test_without_a_writable_folder_it_compiles_each_time(package: Path, tmp_path: Path) -> None:
    """Files in the place of folders stop even a user who may write everywhere."""
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


def upgrade(package: Path, new: str, before: str = OLD) -> None:
    path = package / "kernel" / CHANGED
    text = path.read_text(encoding="utf-8")
    assert text.count(before) == 1
    path.write_text(text.replace(before, new), encoding="utf-8")


def _environment(package: Path) -> dict[str, str]:
    """Return the environment for a process that uses this copy of the package."""
    inherited = {name: value for name, value in os.environ.items() if not name.startswith("NUMBA_")}
    return inherited | {"PYTHONPATH": str(package.parent)}
