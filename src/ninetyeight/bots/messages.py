"""Messages through the pipes of a process: a number, a length and a body, which is data alone.

Whoever asks numbers the questions, and an answer bears the number of its question. A body is never
more than data to its reader: nothing in it names code, so nothing in it can run.
"""

import os
import signal
import sys
from collections.abc import Callable
from struct import Struct
from typing import IO, BinaryIO

HEAD = Struct(">II")
"""What stands before a body: the number of the question, and how many bytes follow."""
MOST_BYTES = 32 * 1024 * 1024
"""The longest body; whoever announces more is not listened to any more."""
READY = b"ready"
"""What a process says, as number 0, when it is able to answer at once."""


def pack(number: int, body: bytes) -> bytes:
    """Write a message as it goes through a pipe."""
    return HEAD.pack(number, len(body)) + body


def read_message(source: IO[bytes]) -> tuple[int, bytes] | None:
    """Read the next message; None where there is no whole one any more."""
    head = source.read(HEAD.size)
    if len(head) < HEAD.size:
        return None
    number, size = HEAD.unpack(head)
    if size > MOST_BYTES:
        return None
    body = source.read(size)
    return (number, body) if len(body) == size else None


def own_pipes() -> tuple[BinaryIO, BinaryIO]:
    """Take the pipes of this process for messages: whatever is printed goes elsewhere."""
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_IGN)  # who asks decides when it ends
    source, target = sys.stdin.buffer, os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    return source, target


def step_back() -> None:
    """Let the process that asks go first where there are too few processors for both."""
    if hasattr(os, "nice"):
        os.nice(5)


def write_message(target: BinaryIO, number: int, body: bytes) -> None:
    """Write a message at once."""
    target.write(pack(number, body))
    target.flush()


def answer_all(source: BinaryIO, target: BinaryIO, answer: Callable[[bytes], bytes]) -> None:
    """Answer one question after another until the input ends; an empty one is a sign of life."""
    while (message := read_message(source)) is not None:
        number, question = message
        write_message(target, number, answer(question) if question else b"")
