"""The plain game: lines in, lines out, for any terminal, any pipe and any screen reader."""

from ninetyeight.cli.plain.start import Wanted, start

__all__ = ["Wanted", "start"]
