"""Reads the records and layouts named on the command line."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

from ninetyeight.cli.safe_output import plain
from ninetyeight.rules import (
    InvalidLayout,
    InvalidRecord,
    Layout,
    Record,
    drawn_layout,
    parse_layout,
    read_record,
    seeded,
)
from ninetyeight.rules.record import MOST_BYTES

STANDARD_INPUT = "-"
MOST_LAYOUT_BYTES = 1024 * 1024


def load_record(name: str) -> Record:
    """Read a record from a file or standard input, or raise `InvalidRecord`."""
    try:
        return read_record(_read(name, MOST_BYTES + 1))
    except OSError as error:
        raise InvalidRecord("file", f"file: {reason(error)}") from None


def load_layout(name: str | None) -> Layout | None:
    """Load the layout that `--layout` names; None is the standard one."""
    if name is None or name == "standard":
        return None
    if name.startswith("seed:"):
        return drawn_layout(seeded(name.removeprefix("seed:"), "layout"))
    try:
        return _parse_layout(_read(name, MOST_LAYOUT_BYTES + 1))
    except OSError as error:
        raise InvalidLayout("layout", f"{plain(name)}: {reason(error)}.") from None
    except InvalidLayout as error:
        raise InvalidLayout(error.code, f"{plain(name)}: {error.message}") from None


def _parse_layout(data: bytes) -> Layout:
    """Read a layout file: JSON if it begins with a brace, otherwise TOML."""
    if len(data) > MOST_LAYOUT_BYTES:
        raise InvalidLayout("layout", "it is too large to be a layout.")
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise InvalidLayout("layout", f"it is not UTF-8 (byte {error.start}).") from None
    return parse_layout(text, toml=not text.lstrip().startswith("{"))


@contextmanager
def open_input(name: str) -> Iterator[BinaryIO]:
    """Open a file or standard input; a name with a NUL byte counts as a missing file."""
    if name == STANDARD_INPUT:
        yield sys.stdin.buffer
        return
    try:
        file = Path(name).open("rb")  # noqa: SIM115  # what its reader raises is not caught
    except ValueError as error:
        raise OSError(str(error)) from None
    with file:
        yield file


def reason(error: OSError) -> str:
    """Why a file cannot be read, to end a sentence with."""
    return (error.strerror or str(error)).lower()


def _read(name: str, most: int) -> bytes:
    with open_input(name) as file:
        return file.read(most)
