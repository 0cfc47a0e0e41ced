"""What a person said and did at a table, found in its log: their own words and deeds alone.

A log holds the deck, so nothing of it is handed out as it is. What somebody did themselves they
have seen, and everybody at the table with them.
"""

import json
from collections.abc import Iterable, Iterator
from typing import Any

from ninetyeight.store.log import LogEntry

SAID = frozenset({"chat-said", "phrase-said"})
NEVER_BY_BOTS = SAID | {"line-flagged"}
"""What its person did, also where a bot minds the seat."""
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
"""What is done from a seat. None of it tells a card that was not on the table then."""


def deeds_of(person_id: str, entries: Iterable[LogEntry]) -> Iterator[dict[str, Any]]:
    """Go through a table's log; yield what one person said and did there, with the time."""
    seat: int | None = None
    is_minded = False
    for entry in entries:
        event = _event(entry.body)
        kind, place = event.get("kind"), event.get("seat")
        match kind:
            case "opened" if _is(event.get("host"), person_id):
                seat, is_minded = 0, False
                yield _told(entry, {"kind": kind})
            case "seat-taken" if _is(event.get("person"), person_id):
                seat, is_minded = place, False
                yield _told(entry, {"kind": kind, "seat": place})
            case "seat-taken" | "seat-cleared" | "removed" if place == seat:
                if seat is not None:
                    yield _told(entry, {"kind": kind, "seat": place})
                seat = None
            case "muted" if event.get("by") == person_id:  # in logs of older versions
                yield _told(entry, event)
            case "seat-minded" if place == seat:
                is_minded = True
            case _ if seat is not None and _seat_of(event) == seat:
                is_minded = is_minded and kind != "came-back"
                if kind in NEVER_BY_BOTS or (kind in DONE and not is_minded):
                    yield _told(entry, event)


def _event(body: str) -> dict[str, Any]:
    event = json.loads(body)
    return event if isinstance(event, dict) else {}


def _is(person: object, person_id: str) -> bool:
    return isinstance(person, dict) and person.get("id") == person_id


def _seat_of(event: dict[str, Any]) -> object:
    """Find whose deed it is: a vote to remove somebody names both."""
    return event.get("by") if event.get("kind") == "removal-voted" else event.get("seat")


def _told(entry: LogEntry, event: dict[str, Any]) -> dict[str, Any]:
    return {"at": entry.at.isoformat(), **event}
