"""Messages through the pipes of a worker process: a number, a length and a body.

An answer carries the number of its question. A body is JSON, so reading it never runs code.
"""

import os
import signal
import sys
from collections.abc import Callable
from struct import Struct
from typing import IO, BinaryIO

HEAD = Struct(">II")
"""The header of a message: the number of the question, and the length of the body."""
MOST_BYTES = 32 * 1024 * 1024
"""The longest body accepted."""
READY = b"ready"
"""The message, with the number 0, by which a process reports that it can answer at once."""


def framed(number: int, body: bytes) -> bytes:
    """Put the header before a body."""
    return HEAD.pack(number, len(body)) + body


def read_message(source: IO[bytes]) -> tuple[int, bytes] | None:
    """Read the next message; None if the stream ends or the message is too long."""
    head = source.read(HEAD.size)
    if len(head) < HEAD.size:
        return None
    number, size = HEAD.unpack(head)
    if size > MOST_BYTES:
        return None
    body = source.read(size)
    return (number, body) if len(body) == size else None


def claim_pipes() -> tuple[BinaryIO, BinaryIO]:
    """Reserve stdin and stdout for messages; whatever is printed goes to stderr."""
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_IGN)  # the parent decides when this process exits
    source, target = sys.stdin.buffer, os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    return source, target


def lower_priority() -> None:
    """Lower the priority of this process, so that bots never slow the server down."""
    if hasattr(os, "nice"):
        os.nice(5)


def write_message(target: BinaryIO, number: int, body: bytes) -> None:
    """Write a message and flush it."""
    target.write(framed(number, body))
    target.flush()


def serve_questions(source: BinaryIO, target: BinaryIO, answer: Callable[[bytes], bytes]) -> None:
    """Answer one question at a time until the input ends; an empty question is a ping."""
    while (message := read_message(source)) is not None:
        number, question = message
        write_message(target, number, answer(question) if question else b"")
