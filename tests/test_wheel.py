"""The web client can be built anywhere, and a wheel brings it without Node.js."""

import json
import os
import subprocess
import sys
import sysconfig
import venv
import zipfile
from pathlib import Path

import httpx
import pytest

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "src" / "ninetyeight" / "server" / "site" / "index.html"


def test_the_lock_file_has_the_tools_of_every_platform_and_no_registry() -> None:
    packages = json.loads((ROOT / "web" / "package-lock.json").read_text("utf-8"))["packages"]
    optional = {name for each in packages.values() for name in each.get("optionalDependencies", {})}
    assert [name for name in optional if f"node_modules/{name}" not in packages] == []
    assert [name for name, each in packages.items() if "resolved" in each] == []
    assert [name for name, each in packages.items() if name and "integrity" not in each] == []


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    assert PAGE.exists(), "the web client is not built: make web"
    folder = tmp_path_factory.mktemp("wheel")
    command = ["-m", "pip", "wheel", "--quiet", "--disable-pip-version-check", "--no-index"]
    options = ["--no-deps", "--no-build-isolation", "--wheel-dir", str(folder), str(ROOT)]
    subprocess.run([sys.executable, *command, *options], check=True)
    (built,) = folder.glob("*.whl")
    return built


def test_a_wheel_contains_the_built_client_and_none_of_its_sources(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    site = "ninetyeight/server/site/"
    there = {name.removeprefix(site) for name in names if name.startswith(site)}
    built = {str(path.relative_to(PAGE.parent)) for path in PAGE.parent.rglob("*")}
    assert there == {name for name in built if (PAGE.parent / name).is_file()}
    assert "index.html" in there
    assert not [name for name in names if "node_modules" in name or name.startswith("web/")]


def test_an_installed_wheel_serves_the_client(wheel: Path, tmp_path: Path) -> None:
    """Dependencies come from this environment, but not the editable package."""
    home = tmp_path / "home"
    venv.create(home, symlinks=True, with_pip=False)
    packages = Path(sysconfig.get_path("purelib", vars={"base": str(home)}))
    zipfile.ZipFile(wheel).extractall(packages)
    (packages / "borrowed.pth").write_text(sysconfig.get_path("purelib") + "\n")
    environment = {"PATH": str(home / "bin"), "HOME": str(tmp_path), "LANG": "C.UTF-8"}
    options = ["serve", "--port", "0", "--data", str(tmp_path / "data")]
    process = subprocess.Popen(
        [home / "bin" / "python", "-m", "ninetyeight", *options],
        stdout=subprocess.PIPE,
        text=True,
        cwd=tmp_path,
        env=environment | {key: os.environ[key] for key in ("TMPDIR",) if key in os.environ},
    )
    assert process.stdout is not None
    try:
        url = process.stdout.readline().rpartition(" ")[2].strip()
        page = httpx.get(url)
        before, after = PAGE.read_text(encoding="utf-8").split("<!--preview-->")
        assert page.text.startswith(before.rstrip(" "))
        assert page.text.endswith(after)
        (script,) = [part.split('"')[0] for part in page.text.split('src="')[1:]]
        assert httpx.get(url + script).status_code == 200
    finally:
        process.terminate()
        process.wait(timeout=20)
        process.stdout.close()
