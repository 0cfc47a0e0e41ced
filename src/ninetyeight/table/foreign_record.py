"""Sanitizing records from elsewhere before they are stored and shown.

Names, chat and `meta` may contain any text. Names and chat are shortened, and characters that hide,
reverse or break a line are removed. Records that could not be sent back as JSON are refused.
"""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from ninetyeight.protocol.text import LONGEST_CHAT, LONGEST_TITLE, sanitized
from ninetyeight.rules import Chat, InvalidRecord, Record, Talk, read_record
from ninetyeight.rules.seat_name import bot_of_seat, name_of_bot

MOST_LEVELS = 32
"""How deep the lists and objects of `meta` may be nested."""


def read_foreign_record(body: str | bytes) -> Record:
    """Read and sanitize a record; raise `InvalidRecord` if it is not one or cannot be sent back."""
    record = read_record(body)
    _check_meta(record.meta)
    seats = None if record.seats is None else tuple(map(_seat_name, record.seats))
    return replace(record, seats=seats, talk=tuple(map(_talk, record.talk)))


def _seat_name(name: str) -> str:
    bot = bot_of_seat(name)
    if bot is None:
        return sanitized(name, LONGEST_TITLE)
    return name_of_bot(sanitized(bot, LONGEST_TITLE))


def _talk(talk: Talk) -> Talk:
    if not isinstance(talk.said, Chat):
        return talk
    return replace(talk, said=replace(talk.said, text=sanitized(talk.said.text, LONGEST_CHAT)))


def _check_meta(meta: Mapping[str, Any]) -> None:
    """Check `meta` without recursion: it may be nested deeper than Python's stack."""
    waiting: list[tuple[object, int]] = [(meta, 1)]
    while waiting:
        value, level = waiting.pop()
        if level > MOST_LEVELS:
            raise InvalidRecord("record", f"meta: nested deeper than {MOST_LEVELS} levels")
        if isinstance(value, str) and any("\ud800" <= letter <= "\udfff" for letter in value):
            raise InvalidRecord("record", "meta: contains an unpaired surrogate")
        if isinstance(value, Mapping):
            waiting += [(part, level + 1) for pair in value.items() for part in pair]
        elif isinstance(value, list):
            waiting += [(item, level + 1) for item in value]
