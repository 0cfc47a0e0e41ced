"""The command line: each command parses its arguments, calls one function and prints."""

from ninetyeight.cli.app import main

__all__ = ["main"]
