"""Broken frames: messages damaged in many ways, and bytes that are not frames."""

import json
import os
import random
import struct
from collections.abc import Callable
from typing import Any

from ninetyeight.server.runner import MOST_MESSAGE_BYTES

WORDS = ["kind", "id", "lay-card", "start", "sit", "seat", "A", "x", "", "\0", "\ud800", "98", "💣"]
NUMBERS = [0, -1, 1, 4, 5, 99, 2**31, 2**63, 10**30, 10**400, 1.5, -0.0, 1e308]
MESSAGES: list[dict[str, Any]] = [
    {"kind": "lay-card", "id": "a", "card": 2, "pile": "A", "version": 1},
    {"kind": "end-turn", "id": "a", "version": 1},
    {"kind": "take-back", "id": "a", "version": 1},
    {"kind": "take-hint", "id": "a", "level": "move"},
    {"kind": "make-bid", "id": "a", "bid": "like"},
    {"kind": "choose-starter", "id": "a", "seat": 0},
    {"kind": "show-signs", "id": "a", "signs": {"A": "like"}},
    {"kind": "say-phrase", "id": "a", "code": "hello", "pile": None},
    {"kind": "say-chat", "id": "a", "text": "hello", "language": "en"},
    {"kind": "concede", "id": "a", "agrees": True},
    {"kind": "sit", "id": "a", "seat": 0},
    {"kind": "seat-bot", "id": "a", "seat": 1, "bot": "greedy"},
    {"kind": "clear-seat", "id": "a", "seat": 1},
    {"kind": "change-settings", "id": "a", "settings": {"edition": "extreme", "players": 2}},
    {"kind": "change-settings", "id": "a", "settings": {"layout": {"stop": [2]}}},
    {"kind": "again", "id": "a", "same_deal": False},
    {"kind": "come-back", "id": "a"},
    {"kind": "mind-seat", "id": "a", "seat": 0},
    {"kind": "remove", "id": "a", "seat": 0, "agrees": True},
    {"kind": "mute", "id": "a", "seat": 0, "is_muted": True},
    {"kind": "flag-line", "id": "a", "line": 7, "is_flagged": True},
    {"kind": "allow-watchers", "id": "a", "are_allowed": True},
    {"kind": "set-pace", "id": "a", "pace": "fast"},
    {"kind": "skip-ahead", "id": "a"},
    {"kind": "look", "seat": 0},
]
DEEP = ["[" * 8000, '{"a":' * 3000, "1" * 9000, '"' + "\\u0000" * 500 + '"', '{"kind":' * 2000]


def fuzzed(rng: random.Random) -> str | bytes:
    """Make a frame of at most 16 KiB: a damaged message, or any other bytes."""
    message = json.loads(json.dumps(rng.choice(MESSAGES)))
    message["id"] = f"f{rng.randrange(10**9)}"
    match rng.randrange(9):
        case 0 | 1:
            return json.dumps(_replaced(rng, message))
        case 2:
            message.pop(rng.choice(list(message)))
            return json.dumps(message)
        case 3:
            text = json.dumps(message)
            return text[: rng.randrange(len(text))]
        case 4:
            return _flipped(rng, json.dumps(message).encode())
        case 5:
            return json.dumps(any_value(rng)).encode(errors="surrogatepass")
        case 6:
            return rng.randbytes(rng.randrange(200))
        case 7:
            return rng.choice(DEEP) if rng.random() < 0.2 else json.dumps([message])
        case _:
            return json.dumps(message)  # nothing is wrong with it except who sends it


def any_value(rng: random.Random, depth: int = 3) -> Any:
    """Make an arbitrary JSON value."""
    match rng.randrange(8 if depth else 6):
        case 0:
            return rng.choice([None, True, False])
        case 1 | 2:
            return rng.choice(NUMBERS)
        case 3 | 4:
            return rng.choice(WORDS)
        case 5:
            return rng.choice(WORDS) * rng.randrange(300)
        case 6:
            return [any_value(rng, depth - 1) for _ in range(rng.randrange(4))]
        case _:
            return {rng.choice(WORDS): any_value(rng, depth - 1) for _ in range(rng.randrange(4))}


def _replaced(rng: random.Random, message: dict[str, Any]) -> dict[str, Any]:
    """Replace a random part of a value, perhaps deep inside."""
    place = rng.choice([*message, "more"])
    if isinstance(message.get(place), dict) and rng.random() < 0.7:
        return {**message, place: _replaced(rng, message[place])}
    return {**message, place: any_value(rng)}


def _flipped(rng: random.Random, data: bytes) -> bytes:
    spoiled = bytearray(data)
    for _ in range(rng.randint(1, 4)):
        spoiled[rng.randrange(len(spoiled))] ^= 1 << rng.randrange(8)
    return bytes(spoiled)


TOO_LARGE = MOST_MESSAGE_BYTES + 1


def frame(
    payload: bytes, opcode: int = 1, first_bits: int = 0x80, *, is_masked: bool = True
) -> bytes:
    """Write the bytes of a WebSocket frame, valid or not."""
    length = len(payload)
    mask_bit = 0x80 if is_masked else 0
    head = bytes([first_bits | opcode])
    if length < 126:
        head += bytes([mask_bit | length])
    elif length < 2**16:
        head += bytes([mask_bit | 126]) + struct.pack(">H", length)
    else:
        head += bytes([mask_bit | 127]) + struct.pack(">Q", length)
    if not is_masked:
        return head + payload
    mask = os.urandom(4)
    return head + mask + bytes(byte ^ mask[place % 4] for place, byte in enumerate(payload))


WRONG_FRAMES: dict[str, tuple[Callable[[], bytes], int]] = {
    "no mask": (lambda: frame(b"{}", is_masked=False), 1002),
    "no such opcode": (lambda: frame(b"{}", opcode=3), 1002),
    "reserved bits": (lambda: frame(b"{}", first_bits=0xF0), 1002),
    "a long ping": (lambda: frame(b"x" * 126, opcode=9), 1002),
    "a ping in parts": (lambda: frame(b"x", opcode=9, first_bits=0), 1002),
    "a part of nothing": (lambda: frame(b"x", opcode=0), 1002),
    "no UTF-8": (lambda: frame(b"\xff\xfe"), 1007),
    "too large": (lambda: frame(b"x" * TOO_LARGE), 1009),
    "too large in parts": (
        lambda: frame(b"x" * 16_000, first_bits=0) + frame(b"x" * 16_000, opcode=0),
        1009,
    ),
    "a length of 8 EiB": (lambda: b"\x81\xff" + b"\x7f" + b"\xff" * 7 + b"mask", 1009),
}
"""Bytes that are not a frame, and the code with which the server must close."""
