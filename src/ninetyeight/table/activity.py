"""What one person said and did at a table, extracted from its log for their data download.

A log holds the deck, so it is never handed out whole. A person's own actions are safe to include:
everybody at the table has already seen them.

The entries are read as JSON rather than as events, so that people get their data even from a log
that this version cannot read.
"""

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import datetime
from typing import Any

SAID = frozenset({"chat-said", "phrase-said"})
NEVER_BY_BOTS = SAID | {"line-flagged"}
"""Always done by the person, even while a bot minds the seat."""
DONE = frozenset(
    {
        "again-wished",
        "bid-made",
        "came-back",
        "card-laid",
        "card-taken-back",
        "concede-voted",
        "hint-taken",
        "removal-voted",
        "signalled",
        "turn-end-chosen",
        "watchers-allowed",
        "went-away",
    }
)
"""Actions taken from a seat. None reveals a card that was not on the table at the time."""


@dataclass(frozen=True, slots=True)
class Activity:
    """What a person said and did, each with its time, ready for JSON."""

    said: list[dict[str, Any]]
    done: list[dict[str, Any]]


def activity_of(person_id: str, entries: Iterable[tuple[datetime, str]]) -> Activity:
    """Read what a person said and did from the entries of a whole log."""
    activity = Activity([], [])
    for event in _events_of(person_id, entries):
        (activity.said if event["kind"] in SAID else activity.done).append(event)
    return activity


def _events_of(person_id: str, entries: Iterable[tuple[datetime, str]]) -> Iterator[dict[str, Any]]:
    seat: int | None = None
    is_minded = False
    for at, body in entries:
        event = _event(body)
        kind, place = event.get("kind"), event.get("seat")
        match kind:
            case "opened" if _is(event.get("host"), person_id):
                seat, is_minded = 0, False
                yield _timed(at, {"kind": kind})
            case "seat-taken" if _is(event.get("person"), person_id):
                seat, is_minded = place, False
                yield _timed(at, {"kind": kind, "seat": place})
            case "seat-taken" | "seat-cleared" | "removed" if place == seat:
                if seat is not None:
                    yield _timed(at, {"kind": kind, "seat": place})
                seat = None
            case "muted" if event.get("by") == person_id:  # only logs of older versions have it
                yield _timed(at, event)
            case "seat-minded" if place == seat:
                is_minded = True
            case _ if seat is not None and _actor(event) == seat:
                is_minded = is_minded and kind != "came-back"
                if kind in NEVER_BY_BOTS or (kind in DONE and not is_minded):
                    yield _timed(at, event)


def _event(body: str) -> dict[str, Any]:
    event = json.loads(body)
    return event if isinstance(event, dict) else {}


def _is(participant: object, person_id: str) -> bool:
    return isinstance(participant, dict) and participant.get("id") == person_id


def _actor(event: dict[str, Any]) -> object:
    """Find the seat that acted; a vote to remove a player names two seats."""
    return event.get("by") if event.get("kind") == "removal-voted" else event.get("seat")


def _timed(at: datetime, event: dict[str, Any]) -> dict[str, Any]:
    return {"at": at.isoformat(), **event}
