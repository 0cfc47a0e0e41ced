"""Writing records: the fields in order, on one line of ASCII."""

import json

import pytest

from ninetyeight.rules import (
    END_TURN,
    InvalidRecord,
    Pack,
    Pile,
    Play,
    Record,
    Ruleset,
    action_as_list,
    action_from_list,
    record_as_dict,
    record_from_dict,
    ruleset_as_dict,
    ruleset_from_dict,
    ruleset_of,
    write_record,
)
from rules.record_content import CONTENT, PLAIN, RECORD, changed


def test_a_record_is_written_with_its_fields_in_order() -> None:
    assert write_record(RECORD) == json.dumps(CONTENT)
    assert write_record(RECORD) == (
        '{"format": "ninetyeight/1", "rules": {"players": 2, "hand_size": 2, "minimum": 2,'
        ' "fire": "next-card", "orders": {"stop": [3], "skull": [], "three": [4, 5],'
        ' "silence": [], "no-backwards": [], "one-pile": [], "draw-one": [9]},'
        ' "pack": {"low": 2, "high": 9}}, "deck": [9, 8, 7, 6, 2, 3, 4, 5], "starter": 1,'
        ' "actions": [["play", 2, "A"], ["end"], ["play", 9, "D"]],'
        ' "seats": ["Ada", "bot:lookahead"], "seed": "98",'
        ' "meta": {"table": "kitchen", "times": [1, 2.5, null]},'
        ' "talk": [{"after": 1, "seat": 0, "signal": {"pile": "C", "sign": "like"}},'
        ' {"after": 3, "seat": 1, "phrase": "hello"}, {"after": 0, "seat": 1, "chat": "hm"},'
        ' {"after": 3, "seat": 0, "signal": {"pile": "B", "sign": null}}]}'
    )


def test_fields_without_a_value_are_left_out() -> None:
    record = Record(Ruleset(3, 6), tuple(range(2, 100)))
    assert record_as_dict(record) == {**PLAIN, "seed": None}
    assert list(record_as_dict(record))[-1] == "seed"


def test_an_object_is_made_of_plain_values() -> None:
    content = record_as_dict(RECORD)
    assert content == CONTENT
    assert type(content["rules"]["fire"]) is str
    assert type(content["talk"][0]["signal"]["sign"]) is str
    content["meta"]["more"] = 1
    assert RECORD.meta == CONTENT["meta"]


def test_a_pack_with_one_card_less_is_written() -> None:
    for low, high in ((3, 99), (2, 98)):
        ruleset = Ruleset(1, 8, pack=Pack(low, high))
        content = record_as_dict(Record(ruleset, tuple(ruleset.pack.cards)))
        assert content["rules"]["pack"] == {"low": low, "high": high}


def test_a_record_is_one_line_of_ascii() -> None:
    text = write_record(record_from_dict(changed("talk[2].chat", "é\n\u2028🔥")))
    assert text.isascii()
    assert len(text.splitlines()) == 1


def test_rules_and_actions_are_read_and_written_on_their_own() -> None:
    ruleset = ruleset_of("extreme+fire", 3)
    assert ruleset_from_dict(ruleset_as_dict(ruleset)) == ruleset
    for action in (Play(57, Pile.A), END_TURN):
        assert action_from_list(action_as_list(action)) == action
    with pytest.raises(InvalidRecord) as caught:
        action_from_list(["play", 100, "A"])
    assert caught.value.message == "action: 100 is not from 2 to 99"
