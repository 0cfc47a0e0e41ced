"""The files of a course: the value that it teaches, its history, and what is needed to resume.

A value belongs to whoever taught it. What another course has written is never overwritten unasked.
"""

import json
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from ninetyeight.bots import planner
from ninetyeight.bots.values import FOLDER, file_name
from ninetyeight.lab.training.training_run import Course
from ninetyeight.rules import GameError

ENDINGS = {"sharp": ".npz", "planner": ".json"}
"""How the file of a bot's weights ends."""
UNREADABLE = (OSError, ValueError, KeyError, TypeError, AttributeError, RecursionError)
"""What reading a file raises that is no history."""


@dataclass(frozen=True, slots=True)
class CourseFiles:
    """Where a course keeps what it makes."""

    path: Path
    """The value itself."""
    bot: str
    players: int

    @property
    def checkpoint(self) -> Path:
        """What is needed to resume a course that is not finished."""
        return self.path.with_suffix(".course.npz")

    @property
    def _history_path(self) -> Path:
        return self.path.with_suffix(".json")

    def history(self) -> dict[str, Any]:
        """Read how the value was taught; `GameError` if that is not to be read."""
        source = self._history_path
        try:
            content: Any = json.loads(source.read_bytes())
            if self.bot == "planner":
                content = content["history"].get(str(self.players), {})
            history = dict(content)
        except UNREADABLE as error:
            reason = getattr(error, "strerror", None) or error
            raise GameError("course", f"{source} is no history of a course ({reason}).") from None
        return history

    def is_finished(self, course: dict[str, Any]) -> bool:
        """Whether this very course is done; `GameError` if another one is in its place."""
        if not self.path.exists():
            if self._history_path.exists():
                raise self._taken(f"the history of {self.path} would replace it")
            return False
        try:
            history = self.history()
        except GameError as error:
            raise self._taken(error.message.rstrip(".")) from None
        if not history and self.bot == "planner":
            return False  # the weights of other numbers of players stay beside these
        if history.get("course") != course:
            raise self._taken(f"it was taught by {history.get('command', 'another course')}")
        return bool(history.get("rounds_done") == course["rounds"])

    def clear(self) -> None:
        """Forget what was there, to begin anew."""
        self.checkpoint.unlink(missing_ok=True)
        if self.bot == "planner" and self.path.exists():
            try:
                self.history()
            except GameError:
                self.path.unlink()

    def _taken(self, why: str) -> GameError:
        there = self.path if self.path.exists() else self._history_path
        return GameError(
            "course",
            f"{there} is there already, and is left alone: {why}. Name another file with"
            " --out, or overwrite it with --force.",
        )


def course_path(course: Course, out: Path | None, *, in_package: bool) -> Path:
    """Find where the value of a course goes: a file or folder, or its name in this folder."""
    ending = ENDINGS[course.bot]
    name = file_name(course.edition, course.players) + ending
    if in_package:
        if out is not None:
            raise GameError("out", "--in-package takes no --out.")
        return planner.FILE if course.bot == "planner" else FOLDER / name
    name = f"planner-{name}" if course.bot == "planner" else name
    if out is None:
        return Path(name)
    if out.suffix == ending and not out.is_dir():
        return out
    other = set(ENDINGS.values()) - {ending}
    if out.suffix in other and not out.is_dir():
        raise GameError("out", f"{out}: the file of a {course.bot} ends in {ending}.")
    return out / name


def as_written(course: Course) -> dict[str, Any]:
    """Give a course as its history holds it."""
    written: dict[str, Any] = json.loads(json.dumps(asdict(course)))
    return written
