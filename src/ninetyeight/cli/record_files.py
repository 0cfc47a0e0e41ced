"""Files of records: a single one, laid out as one likes, or one a line as `lab play` writes them.

A record of a file with several is named by the file and its line, such as `games.jsonl:3`.
"""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain, islice
from pathlib import Path
from typing import BinaryIO

from ninetyeight.cli.files import opened, reason
from ninetyeight.rules import InvalidRecord, Record, read_record
from ninetyeight.rules.record import MOST_BYTES

LINES = (".jsonl", ".ndjson")
"""How files are called that hold a record a line, however many there are."""
BLANK = b" \t\r\n"


@dataclass(frozen=True, slots=True)
class Entry:
    """A record of a file, or why there is none."""

    name: str
    """The file as it was named, with the line where it holds a record a line."""
    record: Record | None
    error: str | None = None
    """One line that says what is wrong with the record."""


def read_entries(name: str) -> Iterator[Entry]:
    """Read every record of a file; what is no record is an entry, too, and the others go on."""
    try:
        with opened(name) as file:
            yield from _entries(name, file)
    except OSError as error:
        yield Entry(name, None, f"file: {reason(error)}")


def peek_only_record(name: str) -> tuple[Record | None, Iterator[Entry]]:
    """Give the record of a file that holds exactly one, else None, and all entries of the file.

    The file is read once: a pipe cannot be read again.
    """
    entries = read_entries(name)
    first = [*islice(entries, 2)]
    return first[0].record if len(first) == 1 else None, chain(first, entries)


def _entries(name: str, file: BinaryIO) -> Iterator[Entry]:
    head = file.read(MOST_BYTES + 1)
    is_named_so = Path(name).suffix in LINES
    if not (is_named_so or _holds_several(head)) or _is_laid_out(head):
        yield _entry(f"{name}:1" if is_named_so else name, head)
        return
    for number, line in enumerate(_lines(head, file), start=1):
        if line.strip(BLANK):
            yield _entry(f"{name}:{number}", line, is_line=True)


def _entry(name: str, data: bytes, *, is_line: bool = False) -> Entry:
    try:
        return Entry(name, read_record(data))
    except InvalidRecord as error:
        message = error.message
        return Entry(name, None, message.replace("(line 1, ", "(") if is_line else message)


def _holds_several(head: bytes) -> bool:
    """Whether a file goes on after its first line, and some line is a record or a whole value."""
    lines = [line for line in head.split(b"\n") if line.strip(BLANK)]
    if len(lines) < 2:
        return False
    return _value(lines[0]) is not None or any(map(_is_like_a_record, lines))


def _is_laid_out(head: bytes) -> bool:
    """Whether several lines are one JSON value together."""
    return b"\n" in head.strip(BLANK) and _value(head) is not None


def _is_like_a_record(line: bytes) -> bool:
    value = _value(line)
    return isinstance(value, dict) and "format" in value


def _value(data: bytes) -> object:
    """Read a JSON value; None if it is none, or nothing at all."""
    try:
        return json.loads(data.decode("utf-8-sig"))
    except (ValueError, RecursionError):
        return None


def _lines(head: bytes, file: BinaryIO) -> Iterator[bytes]:
    """Give the lines of a file whose head is read; a line that is too long is cut short."""
    *lines, last = head.split(b"\n")
    yield from lines
    while True:
        more = file.readline(MOST_BYTES + 1)
        yield last + more
        while more and not more.endswith(b"\n"):
            more = file.readline(MOST_BYTES + 1)
        if not more:
            return
        last = b""
