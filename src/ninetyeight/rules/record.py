"""The game record, format 1: a whole game as one JSON object, see `docs/record.md`.

The number of the format is also the version of the rules.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from ninetyeight.rules.action import Action, EndTurn, Play
from ninetyeight.rules.pack import FULL_PACK
from ninetyeight.rules.ruleset import Ruleset
from ninetyeight.rules.signal import Signal

FORMAT = "ninetyeight/1"
MOST_ACTIONS = 100_000
MOST_BYTES = 16 * 1024 * 1024
_IDENTIFYING = ("format", "rules", "deck", "starter", "actions")


@dataclass(frozen=True, slots=True)
class Phrase:
    """A predefined phrase, stored by its code."""

    seat: int
    code: str


@dataclass(frozen=True, slots=True)
class Chat:
    """A line of free chat."""

    seat: int
    text: str


@dataclass(frozen=True, slots=True)
class Talk:
    """A signal, phrase or chat line, placed after a number of actions."""

    after: int
    said: Signal | Phrase | Chat


@dataclass(frozen=True, slots=True)
class Record:
    """A game, finished or not. Everything else follows from replaying it."""

    ruleset: Ruleset
    deck: tuple[int, ...]
    """All cards, in the order in which they are dealt and drawn."""
    starter: int = 0
    actions: tuple[Action, ...] = ()
    seats: tuple[str, ...] | None = None
    """The players' names; a bot is `bot:NAME`."""
    seed: str | None = None
    meta: Mapping[str, Any] = field(default_factory=dict, hash=False)
    """Whatever a program wants to keep, such as times, the table's name or its own version."""
    talk: tuple[Talk, ...] = ()

    def __post_init__(self) -> None:
        self.ruleset.pack.check_deck(self.deck)
        self.ruleset.check_seat(self.starter)


def write_record(record: Record) -> str:
    """Write a record as one line of ASCII JSON, which survives any terminal and pipe."""
    return json.dumps(record_as_dict(record))


def record_prefix(record: Record) -> str:
    """Write the part of a record that identifies its game, without names or talk.

    `write_record` starts with it, so equal games can be found without parsing their records.
    """
    content = record_as_dict(record)
    return json.dumps({name: content[name] for name in _IDENTIFYING})[:-1]


def record_as_dict(record: Record) -> dict[str, Any]:
    """Convert a record to its JSON object."""
    content: dict[str, Any] = {
        "format": FORMAT,
        "rules": ruleset_as_dict(record.ruleset),
        "deck": list(record.deck),
        "starter": record.starter,
        "actions": [action_as_list(action) for action in record.actions],
    }
    if record.seats is not None:
        content["seats"] = list(record.seats)
    content["seed"] = record.seed
    if record.meta:
        content["meta"] = dict(record.meta)
    if record.talk:
        content["talk"] = [_talk_as_dict(talk) for talk in record.talk]
    return content


def ruleset_as_dict(ruleset: Ruleset) -> dict[str, Any]:
    """Convert a ruleset to the `rules` of a record."""
    rules: dict[str, Any] = {
        "players": ruleset.players,
        "hand_size": ruleset.hand_size,
        "minimum": ruleset.minimum,
        "fire": ruleset.fire.value,
        "orders": None if ruleset.layout is None else ruleset.layout.as_dict(),
    }
    if ruleset.pack != FULL_PACK:
        rules["pack"] = {"low": ruleset.pack.low, "high": ruleset.pack.high}
    return rules


def action_as_list(action: Action) -> list[int | str]:
    """Convert an action to the list that records hold."""
    match action:
        case Play(card, pile):
            return ["play", card, pile.name]
        case EndTurn():
            return ["end"]


def _talk_as_dict(talk: Talk) -> dict[str, Any]:
    head: dict[str, Any] = {"after": talk.after, "seat": talk.said.seat}
    match talk.said:
        case Signal(_, pile, sign):
            return head | {"signal": {"pile": pile.name, "sign": sign and sign.value}}
        case Phrase(_, code):
            return head | {"phrase": code}
        case Chat(_, text):
            return head | {"chat": text}
