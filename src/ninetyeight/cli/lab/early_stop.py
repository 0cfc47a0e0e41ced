"""How a command ends that could not play everything."""

import sys

import typer

from ninetyeight.cli.options import EXIT_INTERRUPTED
from ninetyeight.cli.safe_output import plain_lines
from ninetyeight.lab.executors.runner import EarlyStop
from ninetyeight.rules import GameError


def report_early_stop(stop: EarlyStop | None, progress: str) -> None:
    """End the command with the reason and how far it got, if it stopped early."""
    if stop is None:
        return
    message = f"{stop.message.rstrip('.')}: {progress}."
    sys.stderr.write(plain_lines(stop.trace))
    if not stop.is_interrupt:
        raise GameError("lab", message)
    sys.stderr.write(f"ninetyeight: {message}\n")
    raise typer.Exit(EXIT_INTERRUPTED)
