"""Servers for tests: the real program, in a process, on a free port, with a real database."""

import os
import resource
import subprocess
import sys
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

from waiting import PATIENCE

PROGRAM = (sys.executable, "-m", "ninetyeight")
WIDE = {
    "person_rate": 10_000,
    "person_burst": 100_000,
    "address_rate": 10_000,
    "address_burst": 100_000,
    "new_people_per_hour": 100_000,
    "codes_per_minute": 100_000,
    "tables_per_person": 10_000,
    "bot_pace": 0,
}
"""Limits that nobody reaches, and bots that do not wait for anybody to follow."""


@dataclass
class Server:
    """A running server."""

    url: str
    data: Path
    process: "subprocess.Popen[str]"
    seconds: float
    """From the start of the process to its first line."""
    log: list[str] = field(default_factory=list)
    """What it logged so far."""
    has_logged: threading.Condition = field(default_factory=threading.Condition)
    """Notified after each line."""

    @property
    def socket_url(self) -> str:
        return self.url.replace("http://", "ws://")

    @property
    def logged(self) -> str:
        return "".join(self.log)

    def wait_for_log(self, text: str) -> str:
        """Wait for a line that contains a text, and return the first one."""

        def found() -> str | None:
            return next((line for line in self.log if text in line), None)

        with self.has_logged:
            line = self.has_logged.wait_for(found, PATIENCE)
        assert line, f"{text!r} was not logged:\n{self.logged}"
        return line

    def read_log(self) -> None:
        """Read what the process logs, until it ends."""
        assert self.process.stderr is not None
        for line in self.process.stderr:
            with self.has_logged:
                self.log.append(line)
                self.has_logged.notify_all()


def settings(**given: object) -> dict[str, str]:
    """The environment of a server, without the settings of whoever runs the tests."""
    kept = {key: text for key, text in os.environ.items() if not key.startswith("NINETYEIGHT_")}
    return {**kept, **{f"NINETYEIGHT_{name.upper()}": str(text) for name, text in given.items()}}


def running_server(data: Path, *options: str, **given: object) -> AbstractContextManager[Server]:
    """Run `ninetyeight serve` until the block ends."""
    return running_program(PROGRAM, data, *options, **given)


@contextmanager
def running_program(
    program: Sequence[str], data: Path, *options: str, **given: object
) -> Iterator[Server]:
    """Run a program's `serve` until the block ends; `most_files` limits its open files."""
    most_files = given.pop("most_files", None)
    began = time.perf_counter()
    process = subprocess.Popen(
        [*program, "serve", "--port", "0", "--data", str(data), *options],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=settings(**given),
        preexec_fn=partial(_limit_files, most_files) if isinstance(most_files, int) else None,
    )
    assert process.stdout is not None
    line = process.stdout.readline()
    seconds = time.perf_counter() - began
    server = Server(line.rpartition(" ")[2].strip(), data, process, seconds)
    reader = threading.Thread(target=server.read_log, daemon=True)
    reader.start()
    try:
        if not line.startswith("Ninety-Eight is at http://"):
            process.wait(timeout=20)
            reader.join(timeout=5)
            raise AssertionError(f"{line!r} {server.logged}")
        yield server
    finally:
        process.terminate()
        try:
            process.wait(timeout=20)
        finally:
            process.kill()
            reader.join(timeout=5)
            process.stdout.close()
            assert process.stderr is not None
            process.stderr.close()


def _limit_files(most: int) -> None:
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
