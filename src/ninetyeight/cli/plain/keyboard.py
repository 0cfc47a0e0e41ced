"""Asks the people at the keyboard."""

import sys
from collections.abc import Callable
from contextlib import suppress

# Line editing has no history here: it would show one player's words to another.
with suppress(ImportError):
    import readline

    readline.set_auto_history(False)

with suppress(ImportError):
    import termios

Ask = Callable[[str], str]
"""Shows a prompt and returns what was typed; raises `Quit` at the end of the input."""


class Quit(Exception):
    """The people want to stop."""


def ask(prompt: str) -> str:
    """Show a prompt and return what is typed; `Quit` at the end of the input."""
    try:
        return input(prompt)
    except EOFError:
        raise Quit from None


def discard_typed() -> None:
    """Discard keys pressed too early, so that a second Enter raises no curtain."""
    with suppress(NameError, OSError, ValueError):
        if sys.stdin.isatty():
            termios.tcflush(sys.stdin, termios.TCIFLUSH)
