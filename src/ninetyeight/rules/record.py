"""The game record, format 1: one JSON object that holds a whole game.

The format's number is also the version of the rules. `docs/record.md` describes it for readers.
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


@dataclass(frozen=True, slots=True)
class Phrase:
    """A ready phrase, said by its code."""

    seat: int
    code: str


@dataclass(frozen=True, slots=True)
class Chat:
    """A line of free talk."""

    seat: int
    text: str


@dataclass(frozen=True, slots=True)
class Talk:
    """Something signalled or said, after so many actions."""

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
    """The players' names, a bot as `bot:NAME`."""
    seed: str | None = None
    meta: Mapping[str, Any] = field(default_factory=dict, hash=False)
    """Anything a program wants to keep: times, the table's name, its own version."""
    talk: tuple[Talk, ...] = ()

    def __post_init__(self) -> None:
        self.ruleset.pack.check_deck(self.deck)
        self.ruleset.check_seat(self.starter)


def write_record(record: Record) -> str:
    """Write a record as one line of JSON, in ASCII, so that it survives any terminal and pipe."""
    return json.dumps(record_as_dict(record))


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
    """Convert an action to its form in a record."""
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
