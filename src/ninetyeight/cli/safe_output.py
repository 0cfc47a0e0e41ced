"""Makes output safe: text from elsewhere can neither control a terminal nor crash the program."""

import io
import os
import sys
from contextlib import suppress

STANDARD_OUTPUT = "-"
"""The name of standard output in `--out`."""
ONE_OUTPUT = "Both --json and --out - write to standard output: use only one of them."


def prepare_streams() -> None:
    """Replace closed streams with empty ones, and characters that cannot be encoded with `?`."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: PTH123, SIM115
        elif isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def drop_output() -> None:
    """Discard pending output, on which the interpreter would fail again at exit."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def plain(text: str) -> str:
    """Replace whatever could control a terminal or break the line."""
    return "".join(
        character if character.isprintable() else "\N{REPLACEMENT CHARACTER}" for character in text
    )


def plain_lines(text: str) -> str:
    """Make several lines safe, such as a traceback; blank text becomes empty."""
    lines = text.rstrip().expandtabs().splitlines()
    return "".join(f"{plain(line)}\n" for line in lines)
