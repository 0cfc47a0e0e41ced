"""Output that is safe for a terminal: text from elsewhere cannot control it or crash us."""

import io
import os
import sys
from contextlib import suppress

STANDARD_OUTPUT = "-"
"""What `--out` takes for standard output."""
ONE_OUTPUT = "Standard output takes only one of the two: --json, or the file of --out -."


def prepare_streams() -> None:
    """Replace closed streams by empty ones, and unencodable characters by question marks."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: PTH123, SIM115
        elif isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def drop_output() -> None:
    """Discard pending output: the interpreter would fail on it once more at exit."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def plain(text: str) -> str:
    """Replace whatever could control a terminal or break the line."""
    return "".join(
        character if character.isprintable() else "\N{REPLACEMENT CHARACTER}" for character in text
    )


def plain_lines(text: str) -> str:
    """Make several lines safe, such as a traceback; empty if there is nothing in them."""
    lines = text.rstrip().expandtabs().splitlines()
    return "".join(f"{plain(line)}\n" for line in lines)
