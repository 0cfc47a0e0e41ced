"""Ends a command that could not play everything."""

import sys

import typer

from ninetyeight.cli.options import EXIT_INTERRUPTED
from ninetyeight.cli.safe_output import plain_lines
from ninetyeight.lab.executors.runner import EarlyStop
from ninetyeight.rules import GameError


def report_early_stop(stop: EarlyStop | None, progress: str) -> None:
    """If a run stopped early, end the command and report why and how far it got."""
    if stop is None:
        return
    message = f"{stop.message.rstrip('.')}: {progress}."
    sys.stderr.write(plain_lines(stop.trace))
    if not stop.is_interrupt:
        raise GameError("lab", message)
    sys.stderr.write(f"ninetyeight: {message}\n")
    raise typer.Exit(EXIT_INTERRUPTED)
