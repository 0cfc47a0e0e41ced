"""Reads files of records: one record spread over any lines, or one per line as from `lab play`.

In a file with several, a record is named by file and line, such as `games.jsonl:3`.
"""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain, islice
from pathlib import Path
from typing import BinaryIO

from ninetyeight.cli.files import open_input, reason
from ninetyeight.rules import InvalidRecord, Record, read_record
from ninetyeight.rules.record import MOST_BYTES

LINES = (".jsonl", ".ndjson")
"""Files with these endings hold one record per line, even if there is only one."""
BLANK = b" \t\r\n"


@dataclass(frozen=True, slots=True)
class FileRecord:
    """A record found in a file, or what is wrong with it."""

    name: str
    """The file, and the line if it holds one record per line."""
    record: Record | None
    error: str | None = None
    """What is wrong with the record, in one line."""


def read_file_records(name: str) -> Iterator[FileRecord]:
    """Read every record of a file; an invalid one does not stop the others."""
    try:
        with open_input(name) as file:
            yield from _records(name, file)
    except OSError as error:
        yield FileRecord(name, None, f"file: {reason(error)}")


def peek_only_record(name: str) -> tuple[Record | None, Iterator[FileRecord]]:
    """The record of a file that holds exactly one, otherwise None; and all records of the file.

    The file is read only once, because a pipe cannot be read again.
    """
    records = read_file_records(name)
    first = [*islice(records, 2)]
    return first[0].record if len(first) == 1 else None, chain(first, records)


def _records(name: str, file: BinaryIO) -> Iterator[FileRecord]:
    head = file.read(MOST_BYTES + 1)
    has_lines = Path(name).suffix in LINES
    if not (has_lines or _holds_several(head)) or _is_laid_out(head):
        yield _record(f"{name}:1" if has_lines else name, head)
        return
    for number, line in enumerate(_lines(head, file), start=1):
        if line.strip(BLANK):
            yield _record(f"{name}:{number}", line, is_line=True)


def _record(name: str, data: bytes, *, is_line: bool = False) -> FileRecord:
    try:
        return FileRecord(name, read_record(data))
    except InvalidRecord as error:
        message = error.message
        return FileRecord(name, None, message.replace("(line 1, ", "(") if is_line else message)


def _holds_several(head: bytes) -> bool:
    """Whether there are several lines, and one of them is a record or a whole JSON value."""
    lines = [line for line in head.split(b"\n") if line.strip(BLANK)]
    if len(lines) < 2:
        return False
    return _value(lines[0]) is not None or any(map(_is_like_a_record, lines))


def _is_laid_out(head: bytes) -> bool:
    """Whether several lines together are one JSON value."""
    return b"\n" in head.strip(BLANK) and _value(head) is not None


def _is_like_a_record(line: bytes) -> bool:
    value = _value(line)
    return isinstance(value, dict) and "format" in value


def _value(data: bytes) -> object:
    """Read a JSON value; None if it is not one."""
    try:
        return json.loads(data.decode("utf-8-sig"))
    except (ValueError, RecursionError):
        return None


def _lines(head: bytes, file: BinaryIO) -> Iterator[bytes]:
    """The lines of a file whose head is read already; a line that is too long is cut short."""
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
