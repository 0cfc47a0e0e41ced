"""Shows the progress of a run on standard error, with a bar if that is a terminal."""

import sys
import time

from rich.console import Console
from rich.progress import BarColumn, Progress, ProgressColumn, Task, TextColumn, TimeRemainingColumn
from rich.text import Text

from ninetyeight.cli.safe_output import plain_lines
from ninetyeight.lab.executors.listener import RunListener

COMPILING = "Compiling the kernel, only this once; it takes about half a minute ..."


class LabScreen(RunListener):
    """Reports the progress of a run; its figures go to standard output."""

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
        self._print(COMPILING)

    def compiled(self) -> None:
        self._print("The kernel is compiled and saved.")

    def progress(self, done: int, total: int) -> None:
        now = time.monotonic()
        first_time, first_done = self._first = self._first or (now, done)
        rate = (done - first_done) / (now - first_time) if now > first_time else None
        self._bar.update(self._task, completed=done, total=total, visible=True, rate=rate)

    def warn(self, message: str) -> None:
        self._print(f"ninetyeight: {message}")

    def show_trace(self, text: str) -> None:
        if lines := plain_lines(text):
            self._print(lines.removesuffix("\n"))

    def _print(self, line: str) -> None:
        if self._is_terminal:
            self._bar.console.print(Text(line))
        else:
            sys.stderr.write(f"{line}\n")
            sys.stderr.flush()


class _Rate(ProgressColumn):
    def render(self, task: Task) -> Text:
        rate = task.fields.get("rate")
        return Text("" if rate is None else f"{rate:,.0f}/s" if rate >= 10 else f"{rate:.2f}/s")
