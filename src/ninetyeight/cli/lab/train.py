"""What `ninetyeight lab train` does once its words are parsed."""

import sys
from collections.abc import Sequence
from dataclasses import fields, replace
from pathlib import Path
from typing import Any

from ninetyeight.bots.values import FOLDER, file_name
from ninetyeight.cli.options import EXIT_INTERRUPTED
from ninetyeight.cli.streams import plain
from ninetyeight.lab.training import Course, Progress, teach
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


def run_train(course: Course, folder: Path | None) -> None:
    """Teach a value, a line for each round; Ctrl-C stops it, and the same command goes on."""
    place = FOLDER if folder is None else folder
    name = file_name(course.edition, course.players)
    path = place / f"{'planner-' if course.bot == 'planner' else ''}{name}.npz"
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        teach(course, path, command_of(course), lambda progress: _tell(course, progress))
    except OSError as error:
        raise GameError("train", f"{plain(str(path))}: {error.strerror or error}.") from None
    except KeyboardInterrupt:
        print(f"Stopped; the same command goes on where {path.name} is.", file=sys.stderr)  # noqa: T201
        raise SystemExit(EXIT_INTERRUPTED) from None
    print(f"{path}: taught in {course.rounds} rounds.", file=sys.stderr)  # noqa: T201


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
    print(line, file=sys.stderr, flush=True)  # noqa: T201
