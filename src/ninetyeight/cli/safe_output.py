"""Standard input and output, made safe: foreign text steers no terminal, and nothing crashes."""

import io
import os
import sys
from contextlib import suppress


def prepare_streams() -> None:
    """Replace closed streams by empty ones, and let no character be an error."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: PTH123, SIM115
        elif isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def drop_output() -> None:
    """Let what is still to be written vanish: the interpreter would fail over it once more."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def plain(text: str) -> str:
    """Show a foreign text without anything that could steer a terminal or break a line."""
    return "".join(
        character if character.isprintable() else "\N{REPLACEMENT CHARACTER}" for character in text
    )


def plain_lines(text: str) -> str:
    """Show a foreign text line by line, such as a traceback; empty where it says nothing."""
    lines = text.rstrip().expandtabs().splitlines()
    return "".join(f"{plain(line)}\n" for line in lines)
