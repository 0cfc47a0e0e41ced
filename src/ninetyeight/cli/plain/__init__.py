"""The plain game: lines in, lines out, for any terminal, any pipe and any screen reader."""

from ninetyeight.cli.plain.start import play_in_lines

__all__ = ["play_in_lines"]
