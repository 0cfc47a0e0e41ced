"""Asks the people at the keyboard."""

import sys
from contextlib import suppress

with suppress(
    ImportError
):  # line editing without history, which would show one player's words to another
    import readline

    readline.set_auto_history(False)

with suppress(ImportError):
    import termios


class Quit(Exception):
    """The people want to stop."""


def ask(prompt: str) -> str:
    """Show a prompt and return what is typed; `Quit` at the end of the input."""
    try:
        return input(prompt)
    except EOFError:
        raise Quit from None


def forget_typed() -> None:
    """Discard keys that were pressed too early, so that a second Enter opens no curtain."""
    with suppress(NameError, OSError, ValueError):
        if sys.stdin.isatty():
            termios.tcflush(sys.stdin, termios.TCIFLUSH)
