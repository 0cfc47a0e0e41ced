"""Erasing a person from a table's log: their name and what they wrote.

The entries are edited as JSON rather than read as events, so that even a log that this version
cannot read loses the name.
"""

import json
from typing import Any

from ninetyeight.table.seat import ERASED_NAME


class PersonEraser:
    """Erases a person from the entries of a log, which it must be given in order from the first."""

    def __init__(self, person_id: str) -> None:
        self._person_id = person_id
        self._seat: int | None = None
        """Where the person sits at this point in the log."""

    def __call__(self, body: str) -> str:
        """Return the entry without the person's name and words."""
        event: dict[str, Any] = json.loads(body)
        match event["kind"]:
            case "opened":
                self._seat = 0 if self._erase(event["host"]) else None
            case "seat-taken":
                if self._erase(event["person"]):
                    self._seat = event["seat"]
                elif event["seat"] == self._seat:
                    self._seat = None
            case "seat-cleared" | "removed" if event["seat"] == self._seat:
                self._seat = None
            case "chat-said" if event["seat"] == self._seat:
                event["text"] = ""
            case _:
                return body
        return json.dumps(event, separators=(",", ":"), ensure_ascii=False)

    def _erase(self, participant: dict[str, Any]) -> bool:
        if participant["id"] != self._person_id:
            return False
        participant["name"] = ERASED_NAME
        return True
