"""Trains a value from the options of a command, and prints a line for each round."""

import shlex
import sys
from collections.abc import Sequence
from dataclasses import fields, replace
from pathlib import Path
from typing import Any

from ninetyeight.cli.options import EXIT_INTERRUPTED
from ninetyeight.cli.safe_output import plain
from ninetyeight.lab.files import check_writable
from ninetyeight.lab.training.trainer import Progress, train
from ninetyeight.lab.training.training_files import TrainingFiles, value_path
from ninetyeight.lab.training.training_run import TrainingRun
from ninetyeight.rules import GameError, parse_edition, ruleset_of
from ninetyeight.rules.errors import shown

_WORDS = ("edition", "players", "bot", "seed", "start")


def training_run_of(
    edition: str, players: int, bot: str, seed: str, start: str | None, settings: Sequence[str]
) -> TrainingRun:
    """Make a training run from options; each setting is NAME=NUMBER."""
    ruleset_of(edition, players)
    if bot not in ("sharp", "planner"):
        raise GameError("bot", f"{shown(bot)} cannot be trained: use sharp or planner.")
    names = "+".join(parse_edition(edition))
    run = TrainingRun(names, players, bot=bot, seed=seed, start=start)
    numbers = {field.name: field for field in fields(TrainingRun) if field.name not in _WORDS}
    for setting in settings:
        name, _, text = setting.partition("=")
        if name not in numbers:
            raise GameError(
                "training",
                f"There is no setting {shown(name)}; the settings are {', '.join(numbers)}.",
            )
        run = replace(run, **{name: _number(name, text, type(numbers[name].default))})
    return run


def _number(name: str, text: str, kind: type) -> Any:
    try:
        number = kind(text)
    except ValueError:
        number = -1
    if not 0 < number < 1e9:
        what = "a whole number" if kind is int else "a number"
        raise GameError("training", f"{name}={text}: use {what} above 0.")
    return number


def run_train(run: TrainingRun, out: Path | None, *, in_package: bool, force: bool) -> None:
    """Train a value and print a line for each round; Ctrl-C stops it, to be resumed later."""
    path = value_path(run, out, in_package=in_package)
    files, name = TrainingFiles(path, run.bot, run.players), plain(str(path))
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        if not force and not files.checkpoint_found and files.is_finished(run):
            _say(f"{name} is already trained; --force trains it again.")
            return
        check_writable(path)
        _say(f"The value is saved to {name} after every round.")
        train(run, path, command_of(run), lambda progress: report_round(run, progress), force=force)
    except OSError as error:
        raise GameError("train", f"{name}: {error.strerror or error}.") from None
    except KeyboardInterrupt:
        next_step = (
            "rerun the command to resume" if files.checkpoint_found else "no round was finished"
        )
        _say(f"Stopped: {next_step}.")
        raise SystemExit(EXIT_INTERRUPTED) from None
    rounds = "1 round" if run.rounds == 1 else f"{run.rounds} rounds"
    _say(f"{name}: trained in {rounds}.")
    if not in_package:
        _say(f"Play it: --bot {shlex.quote(f'{run.bot}:{path}')}")


def command_of(run: TrainingRun) -> str:
    """The command of this training run, without options that have their default."""
    words = [f"ninetyeight lab train --edition {run.edition} --players {run.players}"]
    for field in fields(TrainingRun):
        value = getattr(run, field.name)
        if field.name in ("edition", "players") or value == field.default:
            continue
        words.append(
            f"--{field.name} {value}" if field.name in _WORDS else f"--set {field.name}={value}"
        )
    return " ".join(words)


def report_round(run: TrainingRun, progress: Progress) -> None:
    """Print the line of a round on standard error."""
    minutes, seconds = divmod(int(progress.seconds), 60)
    left = progress.seconds / progress.round * (run.rounds - progress.round)
    line = (
        f"round {progress.round:3} of {run.rounds}  {minutes:3}:{seconds:02}"
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
