"""A record with every field, and ways to damage it."""

import copy
import json
import re
from typing import Any

import pytest

from ninetyeight.rules import (
    END_TURN,
    Chat,
    Fire,
    InvalidRecord,
    Layout,
    Pack,
    Phrase,
    Pile,
    Play,
    Record,
    Ruleset,
    Sign,
    Signal,
    Talk,
    read_record,
    record_from_dict,
)

MOST_ACTIONS = 100_000
MOST_BYTES = 16 * 1024 * 1024

CONTENT: dict[str, Any] = {
    "format": "ninetyeight/1",
    "rules": {
        "players": 2,
        "hand_size": 2,
        "minimum": 2,
        "fire": "next-card",
        "orders": {
            "stop": [3],
            "skull": [],
            "three": [4, 5],
            "silence": [],
            "no-backwards": [],
            "one-pile": [],
            "draw-one": [9],
        },
        "pack": {"low": 2, "high": 9},
    },
    "deck": [9, 8, 7, 6, 2, 3, 4, 5],
    "starter": 1,
    "actions": [["play", 2, "A"], ["end"], ["play", 9, "D"]],
    "seats": ["Ada", "bot:lookahead"],
    "seed": "98",
    "meta": {"table": "kitchen", "times": [1, 2.5, None]},
    "talk": [
        {"after": 1, "seat": 0, "signal": {"pile": "C", "sign": "like"}},
        {"after": 3, "seat": 1, "phrase": "hello"},
        {"after": 0, "seat": 1, "chat": "hm"},
        {"after": 3, "seat": 0, "signal": {"pile": "B", "sign": None}},
    ],
}
RECORD = Record(
    ruleset=Ruleset(
        players=2,
        hand_size=2,
        minimum=2,
        fire=Fire.NEXT_CARD,
        layout=Layout(((3,), (), (4, 5), (), (), (), (9,))),
        pack=Pack(2, 9),
    ),
    deck=(9, 8, 7, 6, 2, 3, 4, 5),
    starter=1,
    actions=(Play(2, Pile.A), END_TURN, Play(9, Pile.D)),
    seats=("Ada", "bot:lookahead"),
    seed="98",
    meta={"table": "kitchen", "times": [1, 2.5, None]},
    talk=(
        Talk(1, Signal(0, Pile.C, Sign.LIKE)),
        Talk(3, Phrase(1, "hello")),
        Talk(0, Chat(1, "hm")),
        Talk(3, Signal(0, Pile.B, None)),
    ),
)
PLAIN: dict[str, Any] = {
    "format": "ninetyeight/1",
    "rules": {"players": 3, "hand_size": 6, "minimum": 2, "fire": "off", "orders": None},
    "deck": list(range(2, 100)),
    "starter": 0,
    "actions": [],
}
NEITHER = 'is neither ["play", card, pile] nor ["end"]'


def steps_of(path: str) -> list[str | int]:
    """Split a path such as `talk[0].signal` into its keys and indexes."""
    return [int(step) if step.isdigit() else step for step in re.findall(r"[\w-]+", path)]


def at(content: Any, path: str) -> Any:
    for step in steps_of(path):
        content = content[step]
    return content


def changed(path: str, value: object) -> Any:
    """Return the record with another value at a path; without a path, the value itself."""
    content = copy.deepcopy(CONTENT)
    *way, last = ["", *steps_of(path)]
    if last == "":
        return value
    parent: Any = content
    for step in way[1:]:
        parent = parent[step]
    parent[last] = value
    return content


def without(path: str, field: str) -> Any:
    content = copy.deepcopy(CONTENT)
    del at(content, path)[field]
    return content


def text_fault(data: str | bytes) -> str:
    """Return why a file is not a record, checking what holds for every reason."""
    with pytest.raises(InvalidRecord) as caught:
        read_record(data)
    error = caught.value
    assert error.code == "record"
    assert error.message.isprintable()
    assert error.__cause__ is None
    return error.message


def fault(content: object) -> str:
    """Return why an object is not a record; a file with it must have the same reason."""
    with pytest.raises(InvalidRecord) as caught:
        record_from_dict(content)
    reason = caught.value.message
    assert text_fault(json.dumps(content)) == reason
    assert text_fault(json.dumps(content, indent=1).encode()) == reason
    return reason


def shown(value: object) -> str:
    """Return a value as errors show it."""
    text = json.dumps(value)
    return text if len(text) <= 60 else text[:57] + "..."
