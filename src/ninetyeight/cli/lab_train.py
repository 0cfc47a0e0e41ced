"""What `ninetyeight lab train` does once its words are parsed."""

import sys
from dataclasses import fields
from pathlib import Path

from ninetyeight.bots.values import FOLDER, file_name
from ninetyeight.cli.streams import plain
from ninetyeight.lab.training import Course, Progress, teach
from ninetyeight.rules import GameError

EXIT_INTERRUPTED = 130


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
        if field.name not in ("edition", "players") and value != field.default:
            words.append(f"--{field.name.replace('_', '-')} {value}")
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
