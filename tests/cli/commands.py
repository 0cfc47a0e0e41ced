"""Runs the real program: in this process, in another one, or in a terminal."""

import codecs
import contextlib
import fcntl
import io
import os
import pty
import select
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from unittest import mock

from ninetyeight.cli.app import main
from ninetyeight.rules import (
    Action,
    Play,
    Record,
    Ruleset,
    State,
    apply,
    legal_actions,
    read_record,
    ruleset_of,
    seeded,
    setup,
    shuffled,
    view_for,
    write_record,
)

PATIENCE = 20.0
"""After how many silent seconds a terminal fails its test."""

IN_A_TERMINAL = """
import fcntl, runpy, termios
fcntl.ioctl(0, termios.TIOCSCTTY, 0)
runpy.run_module("ninetyeight", run_name="__main__", alter_sys=True)
"""
"""Makes the terminal control the program, so that Ctrl-C reaches it, and runs it."""


@dataclass(frozen=True, slots=True)
class Result:
    """The exit code and output of a run."""

    code: int
    out: str
    err: str

    @property
    def complaint(self) -> str:
        """The one line on standard error, without the program's name."""
        lines = self.err.splitlines()
        assert len(lines) == 1, f"not one line: {self.err!r}"
        assert self.err.endswith("\n")
        assert lines[0].startswith("ninetyeight: "), lines[0]
        assert "Traceback" not in self.err + self.out
        return lines[0].removeprefix("ninetyeight: ")


def run(*args: str, typed: str | bytes = "") -> Result:
    """Run a command in this process, with typed input."""
    given = typed.encode() if isinstance(typed, str) else typed
    stdin = io.TextIOWrapper(io.BytesIO(given), encoding="utf-8")
    out = io.TextIOWrapper(io.BytesIO(), encoding="utf-8", errors="surrogateescape")
    err = io.TextIOWrapper(io.BytesIO(), encoding="utf-8", errors="backslashreplace")
    with (
        mock.patch.object(sys, "argv", ["ninetyeight", *args]),
        mock.patch.object(sys, "stdin", stdin),
        contextlib.redirect_stdout(out),
        contextlib.redirect_stderr(err),
    ):
        try:
            main()
        except SystemExit as end:
            code = end.code
        else:
            raise AssertionError("main must exit with a code")
    assert code is None or isinstance(code, int), code
    return Result(code or 0, _text(out), _text(err))


def run_process(
    *args: str | bytes, typed: bytes = b"", env: dict[str, str] | None = None
) -> Result:
    """Run a command in another process, between pipes."""
    done = subprocess.run(
        [sys.executable, "-m", "ninetyeight", *args],
        input=typed,
        capture_output=True,
        env=os.environ | (env or {}),
        check=False,
        timeout=60,
    )
    return Result(
        done.returncode,
        done.stdout.decode("utf-8", "surrogateescape"),
        done.stderr.decode("utf-8", "backslashreplace"),
    )


class Terminal:
    """The program in a pseudo-terminal, as a person sees it."""

    def __init__(
        self, *args: str, env: dict[str, str] | None = None, rows: int = 24, columns: int = 80
    ) -> None:
        self.screen = ""
        """Everything shown so far."""
        self.seen = 0
        # A read may end inside a letter or a line stop; the decoder keeps the first half.
        letters = codecs.getincrementaldecoder("utf-8")("replace")
        self._decoder = io.IncrementalNewlineDecoder(letters, translate=True)
        self._end, there = pty.openpty()
        fcntl.ioctl(there, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        settings = {name: value for name, value in os.environ.items() if name != "COLUMNS"}
        self.process = subprocess.Popen(
            [sys.executable, "-c", IN_A_TERMINAL, *args],
            stdin=there,
            stdout=there,
            stderr=there,
            env=settings | (env or {}),
            start_new_session=True,
            close_fds=True,
        )
        os.close(there)

    def __enter__(self) -> "Terminal":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait(PATIENCE)
        os.close(self._end)

    def type(self, text: str) -> None:
        """Press these keys."""
        os.write(self._end, text.encode())

    def interrupt(self) -> None:
        """Press Ctrl-C, and again until the program ends.

        Python's `input` misses an interrupt between its prompt and its reading, a moment that
        only a machine hits.
        """
        for _ in range(40):
            self.type("\x03")
            try:
                self.process.wait(0.5)
            except subprocess.TimeoutExpired:
                continue
            return
        raise AssertionError(f"no interrupt came through:\n{self.screen}")

    def wait_for(self, text: str) -> str:
        """Read until a text is shown; return everything from the last one up to it."""
        until = time.monotonic() + PATIENCE
        while text not in self.screen[self.seen :]:
            assert time.monotonic() < until, f"{text!r} never came:\n{self.screen}"
            assert self._read(), f"{text!r} never came:\n{self.screen}"
        at = self.screen.index(text, self.seen) + len(text)
        shown, self.seen = self.screen[self.seen : at], at
        return shown

    def code(self) -> int:
        """Wait for the end of the program, and return its exit code."""
        while self._read():
            pass
        return self.process.wait(PATIENCE)

    def _read(self) -> bool:
        ready, _, _ = select.select([self._end], [], [], PATIENCE)
        assert ready, f"nothing more came:\n{self.screen}"
        try:
            data = os.read(self._end, 65536)
        except OSError:
            return False
        self.screen += self._decoder.decode(data)
        return bool(data)


def fresh(edition: str = "original", players: int = 1, seed: str = "1") -> Record:
    """Make the record of a fresh deal."""
    ruleset = ruleset_of(edition, players)
    return Record(ruleset, shuffled(ruleset.pack.cards, seeded(seed)))


def stacked(ruleset: Ruleset, *front: int, actions: Sequence[Action] = ()) -> Record:
    """Make a record whose deck begins with these cards; the others follow from low to high."""
    rest = (card for card in ruleset.pack.cards if card not in front)
    return Record(ruleset, (*front, *rest), actions=tuple(actions))


def saved(path: Path, record: Record) -> str:
    """Write a record to a file, and return its name."""
    path.write_text(write_record(record), encoding="utf-8")
    return str(path)


def loaded(path: Path | str) -> Record:
    """Read a record from a file."""
    return read_record(Path(path).read_bytes())


def the_saved_game(home: Path) -> Record:
    """Read the only game in the user's data folder."""
    (path,) = home.rglob("*.json")
    return loaded(path)


def careful_actions(record: Record) -> tuple[Action, ...]:
    """Play a record to its end, always with the cheapest card that does not lose."""
    state, actions = start_of(record), list[Action]()
    while state.outcome is None:
        action = _careful(state)
        state = apply(state, action).state
        actions.append(action)
    return tuple(actions)


def start_of(record: Record) -> State:
    """The state after a record's actions."""
    state = setup(record.ruleset, record.deck, record.starter)
    for action in record.actions:
        state = apply(state, action).state
    return state


def lines_of(record: Record, actions: Sequence[Action]) -> list[str]:
    """What players type for these actions: a line per turn, and Enter twice at each curtain."""
    state, lines, words = start_of(record), list[str](), list[str]()
    for action in actions:
        seat = state.seat
        state = apply(state, action).state
        words.append(str(action))
        if state.outcome or not state.turn.plays:
            lines.append(" ".join(words))
            words.clear()
            if state.outcome is None and state.seat != seat:
                lines += ["", ""]
    return [*lines, " ".join(words)] if words else lines


def typed(*lines: str) -> str:
    """Join lines as they are typed."""
    return "".join(f"{line}\n" for line in lines)


def _careful(state: State) -> Action:
    actions = legal_actions(state)
    losing = view_for(state, state.seat).losing_plays
    safe = [action for action in actions if action not in losing]
    return min(safe or actions, key=lambda action: _cost(state, action))


def _cost(state: State, action: Action) -> float:
    """How far a play moves its pile; ending the turn counts as cheaper than a costly play."""
    if isinstance(action, Play):
        return action.pile.step(state.turn.tops[action.pile], action.card)
    return 2.5


def _text(stream: io.TextIOWrapper) -> str:
    stream.flush()
    assert isinstance(stream.buffer, io.BytesIO)
    return stream.buffer.getvalue().decode("utf-8", "surrogateescape")
