"""Edits of a written record: removing names and chat, replacing its actions or talk.

They work on the JSON, so a record of another version keeps the fields that this one does not know.
"""

import json
from collections.abc import Collection, Mapping, Sequence
from typing import Any


def without_chat(record: str | bytes) -> str:
    """Drop every line of chat, because what people wrote is private to their table."""
    content = json.loads(record)
    if content.get("talk"):
        content["talk"] = [talk for talk in content["talk"] if "chat" not in talk]
    return json.dumps(content)


def without_people(record: str | bytes, seats: Collection[int], name: str) -> str:
    """Rename the people on these seats to `name`, and drop what they wrote."""
    content = json.loads(record)
    if content.get("seats"):
        names = enumerate(content["seats"])
        content["seats"] = [name if seat in seats else old for seat, old in names]
    if content.get("talk"):
        content["talk"] = [
            talk for talk in content["talk"] if "chat" not in talk or talk["seat"] not in seats
        ]
    return json.dumps(content)


def with_actions(record: str | bytes, actions: Sequence[Sequence[str | int]]) -> str:
    """Replace the actions by others, in the form that records hold, and drop the talk."""
    content = json.loads(record)
    content["actions"] = actions
    content.pop("talk", None)
    return json.dumps(content)


def with_talk(record: str | bytes, talk: Sequence[Mapping[str, Any]]) -> str:
    """Replace the talk by another, in the form that records hold."""
    content = json.loads(record)
    content.pop("talk", None)
    if talk:
        content["talk"] = talk  # last, as in `write_record`
    return json.dumps(content)
