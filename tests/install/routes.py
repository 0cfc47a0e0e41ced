"""Every way to install the wheel leads to a server that shows its page: `make test-install`.

This downloads uv, pipx and all dependencies, so its name keeps it out of the usual run.
"""

import os
import re
import shlex
import subprocess
import sys
import venv
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import httpx
import pytest

ROOT = Path(__file__).parents[2]
Command = list[str | Path]


@dataclass(frozen=True, slots=True)
class Machine:
    """A home folder with uv and pipx but without Ninety-Eight."""

    home: Path
    tools: Path
    wheel: Path

    @property
    def everything(self) -> str:
        return f"{self.wheel}[all]"

    @property
    def environment(self) -> dict[str, str]:
        inherited = {
            name: value
            for name, value in os.environ.items()
            if not name.startswith(("NINETYEIGHT_", "PYTHON", "VIRTUAL_ENV"))
        }
        path = (str(self.tools), str(self.home / ".local" / "bin"), os.defpath)
        return inherited | {"HOME": str(self.home), "PATH": os.pathsep.join(path)}

    def run(self, *command: str | Path, **more: str) -> "subprocess.CompletedProcess[str]":
        return subprocess.run(
            command,
            cwd=self.home,
            env=self.environment | more,
            capture_output=True,
            text=True,
            check=False,
        )

    def succeed(self, *command: str | Path, **more: str) -> str:
        result = self.run(*command, **more)
        assert result.returncode == 0, result.stderr
        return result.stdout

    def make_venv(self, name: str) -> Path:
        """Create a virtual environment with pip, and return the folder of its programs."""
        venv.create(self.home / name, with_pip=True, symlinks=True)
        return self.home / name / "bin"


@pytest.fixture(scope="session")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    options = ["--quiet", "--no-deps", "--wheel-dir", str(folder)]
    subprocess.run([sys.executable, "-m", "pip", "wheel", *options, str(ROOT)], check=True)
    (built,) = folder.glob("*.whl")
    return built


@pytest.fixture(scope="session")
def tools(tmp_path_factory: pytest.TempPathFactory) -> Path:
    home = tmp_path_factory.mktemp("tools")
    venv.create(home, with_pip=True, symlinks=True)
    subprocess.run([home / "bin" / "pip", "install", "--quiet", "uv", "pipx"], check=True)
    programs = home / "programs"
    programs.mkdir()
    for name in ("uv", "uvx", "pipx"):
        (programs / name).symlink_to(home / "bin" / name)
    return programs


@pytest.fixture
def machine(tmp_path: Path, tools: Path, wheel: Path) -> Machine:
    return Machine(tmp_path, tools, wheel)


@contextmanager
def serving(machine: Machine, command: Command) -> Iterator[str]:
    """Run `serve` with a command; yields its URL."""
    process = subprocess.Popen(
        [*command, "serve", "--port", "0", "--data", machine.home / "data"],
        stdout=subprocess.PIPE,
        text=True,
        cwd=machine.home,
        env=machine.environment,
    )
    assert process.stdout is not None
    try:
        yield process.stdout.readline().rpartition(" ")[2].strip()
    finally:
        process.terminate()
        process.wait(timeout=30)
        process.stdout.close()


def check_serves(machine: Machine, *command: str | Path) -> None:
    assert machine.succeed(*command, "--version").startswith("ninetyeight ")
    with serving(machine, list(command)) as url:
        assert '<script type="module"' in httpx.get(url).text


def test_pip_installs_everything(machine: Machine) -> None:
    programs = machine.make_venv("venv")
    machine.succeed(programs / "pip", "install", "--quiet", machine.everything)
    check_serves(machine, programs / "ninetyeight")
    check_serves(machine, programs / "python", "-m", "ninetyeight")


def test_uv_installs_everything(machine: Machine) -> None:
    machine.succeed("uv", "venv", "--quiet", "--python", sys.executable, "venv")
    home = machine.home / "venv"
    machine.succeed("uv", "pip", "install", "--quiet", machine.everything, VIRTUAL_ENV=str(home))
    check_serves(machine, home / "bin" / "ninetyeight")


def test_uvx_runs_it(machine: Machine) -> None:
    check_serves(machine, "uvx", "--quiet", "--from", machine.everything, "ninetyeight")


def test_uv_installs_it_as_a_tool(machine: Machine) -> None:
    machine.succeed("uv", "tool", "install", "--quiet", machine.everything)
    check_serves(machine, machine.home / ".local" / "bin" / "ninetyeight")


def test_pipx_runs_it(machine: Machine) -> None:
    check_serves(machine, "pipx", "run", "--spec", machine.everything, "ninetyeight")


def test_pipx_installs_it(machine: Machine) -> None:
    machine.succeed("pipx", "install", machine.everything)
    check_serves(machine, machine.home / ".local" / "bin" / "ninetyeight")


@pytest.mark.parametrize("installer", ["pip", "uv pip"])
def test_the_command_named_for_a_missing_extra_installs_it(
    machine: Machine, installer: str
) -> None:
    programs = machine.make_venv("venv")
    machine.succeed(programs / "pip", "install", "--quiet", machine.wheel)
    refused = machine.run(programs / "ninetyeight", "serve")
    assert refused.returncode == 1
    named = re.search(rf"(?<![a-z] ){installer} install '[^']+'", refused.stderr)
    assert named is not None, refused.stderr
    machine.succeed(*shlex.split(named[0]), **active(machine, programs))
    check_serves(machine, programs / "ninetyeight")


def active(machine: Machine, programs: Path) -> Mapping[str, str]:
    """The environment with a virtual environment activated."""
    return {
        "VIRTUAL_ENV": str(programs.parent),
        "PATH": f"{programs}{os.pathsep}{machine.environment['PATH']}",
    }
