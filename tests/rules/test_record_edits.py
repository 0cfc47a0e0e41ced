"""Editing a written record removes names and chat, and keeps everything else."""

import json
from typing import Any

from ninetyeight.rules import read_record
from ninetyeight.rules.record_edits import with_actions, with_talk, without_chat, without_people
from rules.record_content import PLAIN

CHAT = {"after": 0, "seat": 1, "chat": "hello"}
PHRASE = {"after": 0, "seat": 1, "phrase": "thanks"}
OTHERS_CHAT = {"after": 0, "seat": 2, "chat": "good luck"}
RECORD: dict[str, Any] = {
    **PLAIN,
    "seats": ["Ada", "Ben", "bot:sharp"],
    "talk": [CHAT, PHRASE, OTHERS_CHAT],
}
WRITTEN = json.dumps(RECORD)


def test_a_shared_record_has_phrases_and_no_chat() -> None:
    for written in (WRITTEN, WRITTEN.encode()):
        assert json.loads(without_chat(written)) == {**RECORD, "talk": [PHRASE]}


def test_people_are_removed_with_what_they_wrote() -> None:
    assert json.loads(without_people(WRITTEN, {1}, "?")) == {
        **RECORD,
        "seats": ["Ada", "?", "bot:sharp"],
        "talk": [PHRASE, OTHERS_CHAT],
    }


def test_talk_is_replaced_and_stays_the_last_field() -> None:
    changed = with_talk(WRITTEN, [PHRASE])
    assert json.loads(changed)["talk"] == [PHRASE]
    assert list(json.loads(changed))[-1] == "talk"
    assert "talk" not in json.loads(with_talk(changed, ()))


def test_other_actions_leave_no_talk_between_them() -> None:
    changed = with_actions(WRITTEN, [["end"]])
    rest = {name: value for name, value in RECORD.items() if name != "talk"}
    assert json.loads(changed) == {**rest, "actions": [["end"]]}


def test_a_record_without_names_and_talk_stays_as_it_is() -> None:
    plain = json.dumps(PLAIN)
    assert without_chat(plain) == without_people(plain, {0}, "?") == with_talk(plain, ()) == plain


def test_an_edited_record_is_still_a_record() -> None:
    for edited in (without_chat(WRITTEN), without_people(WRITTEN, {0, 1}, "?")):
        read_record(edited)
