"""What the lab's commands show: progress on standard error, figures on standard output."""

import sys
import time

from rich.console import Console
from rich.progress import BarColumn, Progress, ProgressColumn, Task, TextColumn, TimeRemainingColumn
from rich.text import Text

from ninetyeight.cli.safe_output import plain_lines
from ninetyeight.lab.executors.listener import Watch

COMPILING = "Compiling the fast kernel, once: about a minute ..."


class LabScreen(Watch):
    """Shows how the work goes, with a bar where standard error is a terminal."""

    def __init__(self, thing: str = "games") -> None:
        console = Console(stderr=True)
        self._is_terminal = console.is_terminal
        self._bar = Progress(
            BarColumn(),
            TextColumn("{task.completed:,.0f} of {task.total:,.0f} " + thing),
            _Rate(),
            TextColumn("time left"),
            TimeRemainingColumn(compact=True),
            console=console,
            transient=True,
            disable=not self._is_terminal,
        )
        self._task = self._bar.add_task("", total=None, visible=False)
        self._first: tuple[float, int] | None = None

    def __enter__(self) -> "LabScreen":
        self._bar.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._bar.stop()

    def compiling(self) -> None:
        """Say that the kernel is being compiled."""
        self._tell(COMPILING)

    def compiled(self) -> None:
        """Say that the kernel is ready."""
        self._tell("The kernel is ready; the next start loads it.")

    def progress(self, done: int, total: int) -> None:
        """Move the bar."""
        now = time.monotonic()
        first_time, first_done = self._first = self._first or (now, done)
        rate = (done - first_done) / (now - first_time) if now > first_time else None
        self._bar.update(self._task, completed=done, total=total, visible=True, rate=rate)

    def trouble(self, message: str) -> None:
        """Say what went wrong."""
        self._tell(f"ninetyeight: {message}")

    def trace(self, text: str) -> None:
        """Show what a bot said, where it said something."""
        if lines := plain_lines(text):
            self._tell(lines.removesuffix("\n"))

    def _tell(self, line: str) -> None:
        if self._is_terminal:
            self._bar.console.print(Text(line))
        else:
            sys.stderr.write(f"{line}\n")
            sys.stderr.flush()


class _Rate(ProgressColumn):
    def render(self, task: Task) -> Text:
        rate = task.fields.get("rate")
        return Text("" if rate is None else f"{rate:,.0f}/s" if rate >= 10 else f"{rate:.2f}/s")
