"""Starts real servers with seeded random numbers, by forking a process that imported everything.

Importing the server takes far longer than starting it, and every browser test has a server of its
own. Each line on standard input asks for one:

    {"id": 1, "arguments": ["serve", "--port", "0"], "environment": {"SEED": "a", "NEXT_SEED": "f"}}

Each line on standard output is about one: {"id": 1, "pid": 4711}, then {"id": 1, "text": "..."} for
each line that it writes, and in the end {"id": 1, "status": 0}. The same seed gives the same cards
each time. A test that needs a known deal writes another seed into the file that NEXT_SEED names,
and the random numbers continue from it. The end of the input ends all servers.
"""

import io
import json
import os
import random
import secrets
import selectors
import signal
import sys
import tempfile
import traceback
from pathlib import Path
from typing import Any, NoReturn

from warm_workers import fork_workers

chance = random.Random()


def below(limit: int) -> int:
    """Stand in for `secrets.randbelow`."""
    next_seed = Path(os.environ["NEXT_SEED"])
    if next_seed.exists():
        chance.seed(next_seed.read_text())
        next_seed.unlink()
    return chance.randrange(limit)


secrets.randbelow = below  # before the server is imported, which takes it from there
folder = tempfile.TemporaryDirectory(prefix="ninetyeight-workers-")
if __name__ == "__main__":
    fork_workers(str(Path(folder.name) / "socket"))

import ninetyeight.server  # noqa: E402  imported here, so that no server imports it again
import ninetyeight.store.migrate  # noqa: E402, F401
from ninetyeight.cli import main  # noqa: E402


class Labelled(io.TextIOBase):
    """The output of one server: sends each whole line with the server's id, in one piece."""

    def __init__(self, number: int) -> None:
        self._number = number
        self._rest = ""

    def write(self, text: str) -> int:
        *lines, self._rest = (self._rest + text).split("\n")
        for line in lines:
            tell(id=self._number, text=line[:2000])
        return len(text)


def tell(**message: Any) -> None:
    """Write one line; writes of up to 4 KiB to a pipe are atomic."""
    os.write(1, json.dumps(message).encode() + b"\n")


def serve(number: int, arguments: list[str], environment: dict[str, str]) -> NoReturn:
    """Run the server until it stops, in a process of its own."""
    status = 1
    try:
        os.environ.clear()
        os.environ.update(environment)
        chance.seed(environment["SEED"])
        sys.stdin = io.StringIO()
        sys.stdout = sys.stderr = Labelled(number)
        sys.argv = ["ninetyeight", *arguments]
        main()
        status = 0
    except SystemExit as stopped:
        status = stopped.code if isinstance(stopped.code, int) else int(stopped.code is not None)
    except BaseException:
        traceback.print_exc()
    finally:
        os._exit(status)


class Servers:
    """The running servers by process: starts them and reports their ends."""

    def __init__(self) -> None:
        self._numbers: dict[int, int] = {}
        self._selector = selectors.DefaultSelector()
        self._ended, woken = os.pipe()
        os.set_blocking(woken, False)
        signal.set_wakeup_fd(woken)
        signal.signal(signal.SIGCHLD, lambda *_: None)
        self._selector.register(0, selectors.EVENT_READ)
        self._selector.register(self._ended, selectors.EVENT_READ)

    def run(self) -> None:
        """Handle requests until the input ends."""
        rest = b""
        while True:
            ready = {key.fd for key, _ in self._selector.select()}
            if self._ended in ready:
                os.read(self._ended, 4096)
                self._report_ended()
            if 0 in ready:
                if not (read := os.read(0, 65_536)):
                    break
                *lines, rest = (rest + read).split(b"\n")
                for line in lines:
                    asked = json.loads(line)
                    self._start(asked["id"], asked["arguments"], asked["environment"])
        for pid in self._numbers:
            os.kill(pid, signal.SIGTERM)

    def _start(self, number: int, arguments: list[str], environment: dict[str, str]) -> None:
        pid = os.fork()
        if pid == 0:
            signal.set_wakeup_fd(-1)
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            self._selector.close()
            serve(number, arguments, environment)
        self._numbers[pid] = number
        tell(id=number, pid=pid)

    def _report_ended(self) -> None:
        while self._numbers:
            pid, status = os.waitpid(-1, os.WNOHANG)
            if pid == 0:
                return
            tell(id=self._numbers.pop(pid), status=os.waitstatus_to_exitcode(status))


if __name__ == "__main__":
    Servers().run()
