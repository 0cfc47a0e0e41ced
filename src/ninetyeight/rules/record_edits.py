"""Edits of a written record: taking out names and chat, replacing its talk.

They work on the JSON text, so that a record from another version keeps what this one does not know.
"""

import json
from collections.abc import Collection, Mapping, Sequence
from typing import Any


def without_chat(record: str | bytes) -> str:
    """Drop every line of chat, as a shared record does: what people wrote stays among them."""
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


def with_talk(record: str | bytes, talk: Sequence[Mapping[str, Any]]) -> str:
    """Replace the talk, given as records hold it."""
    content = json.loads(record)
    content.pop("talk", None)
    if talk:
        content["talk"] = talk  # the last key, where `write_record` puts it
    return json.dumps(content)
