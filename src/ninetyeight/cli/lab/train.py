"""What `ninetyeight lab train` does once its words are parsed."""

import shlex
import sys
from collections.abc import Sequence
from dataclasses import fields, replace
from pathlib import Path
from typing import Any

from ninetyeight.cli.options import EXIT_INTERRUPTED
from ninetyeight.cli.safe_output import plain
from ninetyeight.lab.files import check_writable
from ninetyeight.lab.training.trainer import Progress, teach
from ninetyeight.lab.training.training_files import CourseFiles, as_written, course_path
from ninetyeight.lab.training.training_run import Course
from ninetyeight.rules import GameError, parse_edition, ruleset_of
from ninetyeight.rules.errors import shown

_WORDS = ("edition", "players", "bot", "seed", "start")


def course_of(
    edition: str, players: int, bot: str, seed: str, start: str | None, settings: Sequence[str]
) -> Course:
    """Make a course from words; each setting is NAME=NUMBER."""
    ruleset_of(edition, players)
    if bot not in ("sharp", "planner"):
        raise GameError("bot", f"{shown(bot)} is not taught: it is sharp or planner.")
    names = "+".join(parse_edition(edition))
    course = Course(names, players, bot=bot, seed=seed, start=start)
    numbers = {field.name: field for field in fields(Course) if field.name not in _WORDS}
    for setting in settings:
        name, _, text = setting.partition("=")
        if name not in numbers:
            raise GameError(
                "course", f"There is no number {shown(name)}; the numbers are {', '.join(numbers)}."
            )
        course = replace(course, **{name: _number(name, text, type(numbers[name].default))})
    return course


def _number(name: str, text: str, kind: type) -> Any:
    try:
        number = kind(text)
    except ValueError:
        number = -1
    if not 0 < number < 1e9:
        what = "a whole number" if kind is int else "a number"
        raise GameError("course", f"{name}={text}: this must be {what} above 0.")
    return number


def run_train(course: Course, out: Path | None, *, in_package: bool, force: bool) -> None:
    """Teach a value, a line for each round; Ctrl-C stops it, and the same command goes on."""
    path = course_path(course, out, in_package=in_package)
    files, name = CourseFiles(path, course.bot, course.players), plain(str(path))
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        if not force and not files.checkpoint.exists() and files.is_finished(as_written(course)):
            _say(f"{name} is taught already; --force teaches it anew.")
            return
        check_writable(path)
        _say(f"The value goes to {name}, after every round.")
        teach(course, path, command_of(course), lambda told: _tell(course, told), force=force)
    except OSError as error:
        raise GameError("train", f"{name}: {error.strerror or error}.") from None
    except KeyboardInterrupt:
        begun = files.checkpoint.exists()
        _say(f"Stopped: {'rerun the command to resume' if begun else 'no round was done'}.")
        raise SystemExit(EXIT_INTERRUPTED) from None
    rounds = "1 round" if course.rounds == 1 else f"{course.rounds} rounds"
    _say(f"{name}: taught in {rounds}.")
    if not in_package:
        _say(f"Play it: --bot {shlex.quote(f'{course.bot}:{path}')}")


def command_of(course: Course) -> str:
    """Write the command that teaches this course: what is not as by default, by name."""
    words = [f"ninetyeight lab train --edition {course.edition} --players {course.players}"]
    for field in fields(Course):
        value = getattr(course, field.name)
        if field.name in ("edition", "players") or value == field.default:
            continue
        words.append(
            f"--{field.name} {value}" if field.name in _WORDS else f"--set {field.name}={value}"
        )
    return " ".join(words)


def _tell(course: Course, progress: Progress) -> None:
    minutes, seconds = divmod(int(progress.seconds), 60)
    left = progress.seconds / progress.round * (course.rounds - progress.round)
    line = (
        f"round {progress.round:3} of {course.rounds}  {minutes:3}:{seconds:02}"
        f"  about {left / 60:.0f} min to go"
        f"  won while learning {progress.win_rate:6.1%}  left {progress.mean_left:4.1f}"
    )
    if progress.judged is not None:
        line += f"  judged {progress.judged:6.1%}"
    if progress.judged_silent is not None:
        line += f", without signs {progress.judged_silent:6.1%}"
    _say(line)


def _say(line: str) -> None:
    print(line, file=sys.stderr, flush=True)  # noqa: T201
