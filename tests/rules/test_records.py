"""Game records: what is written is read again, and what is wrong is named by its field.

One long file, since every test turns on the same one record and the same few helpers.
"""

import copy
import json
import re
import sys
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ninetyeight.rules import (
    END_TURN,
    FULL_PACK,
    PILES,
    STANDARD_LAYOUT,
    Action,
    Chat,
    Fire,
    InvalidRecord,
    Layout,
    Order,
    Pack,
    Phrase,
    Pile,
    Play,
    Record,
    Ruleset,
    Sign,
    Signal,
    Talk,
    action_as_list,
    action_from_list,
    drawn_layout,
    read_record,
    record_as_dict,
    record_from_dict,
    ruleset_as_dict,
    ruleset_from_dict,
    ruleset_of,
    seeded,
    shuffled,
    write_record,
)
from ninetyeight.rules import record as module

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
    """Give the record with another value at a path; without a path, the value itself."""
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
    """Give the reason for which a file is no record, and hold what every reason is like."""
    with pytest.raises(InvalidRecord) as caught:
        read_record(data)
    error = caught.value
    assert error.code == "record"
    assert error.message.isprintable()
    assert error.__cause__ is None
    return error.message


def fault(content: object) -> str:
    """Give the reason for which an object is no record; as a file it has the same."""
    with pytest.raises(InvalidRecord) as caught:
        record_from_dict(content)
    reason = caught.value.message
    assert text_fault(json.dumps(content)) == reason
    assert text_fault(json.dumps(content, indent=1).encode()) == reason
    return reason


def shown(value: object) -> str:
    """Give a value as a reason shows it."""
    text = json.dumps(value)
    return text if len(text) <= 60 else text[:57] + "..."


class TestReading:
    def test_every_field_is_read(self) -> None:
        assert record_from_dict(CONTENT) == RECORD
        assert read_record(json.dumps(CONTENT)) == RECORD
        assert read_record(json.dumps(CONTENT, indent=2).encode()) == RECORD

    def test_optional_fields_may_be_absent(self) -> None:
        record = record_from_dict(PLAIN)
        assert record == Record(Ruleset(3, 6), tuple(range(2, 100)))
        assert (record.starter, record.actions, record.talk) == (0, (), ())
        assert (record.seats, record.seed, record.meta) == (None, None, {})
        assert record.ruleset.pack is FULL_PACK
        assert record.ruleset.layout is None

    def test_a_seed_may_be_null(self) -> None:
        assert record_from_dict({**PLAIN, "seed": None}) == record_from_dict(PLAIN)
        assert record_from_dict({**PLAIN, "seed": ""}).seed == ""

    def test_the_record_of_an_unfinished_or_refused_game_is_a_record(self) -> None:
        actions = [["end"], ["end"], ["play", 99, "A"], ["play", 99, "A"]]
        assert len(record_from_dict({**PLAIN, "actions": actions}).actions) == 4

    def test_the_full_pack_may_be_written_out(self) -> None:
        rules = {**PLAIN["rules"], "pack": {"low": 2, "high": 99}}
        assert record_from_dict({**PLAIN, "rules": rules}) == record_from_dict(PLAIN)

    @pytest.mark.parametrize("fire", list(Fire))
    def test_every_fire_is_known(self, fire: Fire) -> None:
        assert record_from_dict(changed("rules.fire", fire.value)).ruleset.fire is fire

    @pytest.mark.parametrize("letter", "ABCD")
    def test_every_pile_is_known(self, letter: str) -> None:
        record = record_from_dict(changed("actions[0][2]", letter))
        assert record.actions[0] == Play(2, Pile[letter])
        record = record_from_dict(changed("talk[0].signal.pile", letter))
        assert record.talk[0] == Talk(1, Signal(0, Pile[letter], Sign.LIKE))

    @pytest.mark.parametrize("sign", [None, "like", "leave", "turn"])
    def test_every_sign_is_known(self, sign: str | None) -> None:
        said = record_from_dict(changed("talk[0].signal.sign", sign)).talk[0].said
        assert isinstance(said, Signal)
        assert said.sign is (None if sign is None else Sign(sign))

    def test_the_standard_orders_are_read_in_any_order(self) -> None:
        orders = {k: v[::-1] for k, v in reversed(STANDARD_LAYOUT.as_dict().items())}
        rules = {**PLAIN["rules"], "orders": orders}
        assert record_from_dict({**PLAIN, "rules": rules}).ruleset.layout == STANDARD_LAYOUT

    def test_meta_may_hold_anything(self) -> None:
        meta: dict[str, Any] = {
            "": None,
            "deck": {"unknown": [[]]},
            "\ud800": "\udfff",
            "n": 10**4000,
        }
        assert read_record(json.dumps(changed("meta", meta))).meta == meta

    def test_a_record_is_a_value(self) -> None:
        other = record_from_dict(CONTENT)
        assert hash(other) == hash(RECORD)
        assert other != record_from_dict(changed("meta", {}))
        assert hash(other) == hash(record_from_dict(changed("meta", {})))
        assert other != record_from_dict(changed("seed", None))


class TestFields:
    @pytest.mark.parametrize(
        ("path", "where", "field"),
        [
            *(("", "record", f) for f in ("format", "rules", "deck", "starter", "actions")),
            *(("rules", "rules", f) for f in ("players", "hand_size", "minimum", "fire", "orders")),
            *(("rules.pack", "rules.pack", f) for f in ("low", "high")),
            *(("talk[1]", "talk[1]", f) for f in ("after", "seat")),
            *(("talk[0].signal", "talk[0].signal", f) for f in ("pile", "sign")),
        ],
    )
    def test_a_missing_field_is_named(self, path: str, where: str, field: str) -> None:
        assert fault(without(path, field)) == f"{where}: the field {field} is missing"

    @pytest.mark.parametrize("order", [order.value for order in Order])
    def test_a_missing_order_is_named(self, order: str) -> None:
        assert fault(without("rules.orders", order)) == (
            f"rules.orders: This layout of the orders is wrong: the order {order} is missing."
        )

    def test_the_first_missing_field_is_named(self) -> None:
        assert fault({}) == "record: the field format is missing"
        assert fault({"colour": 1}) == "record: the field format is missing"

    @pytest.mark.parametrize("field", ["colour", "", "Format", "\ud800", "a\nb", "é", "x" * 100])
    @pytest.mark.parametrize("path", ["", "rules", "rules.pack", "talk[3]", "talk[0].signal"])
    def test_an_unknown_field_is_named(self, path: str, field: str) -> None:
        content = changed(path, {**at(CONTENT, path), field: None})
        assert fault(content) == f"{path or 'record'}: the field {shown(field)} is not known"

    def test_an_unknown_order_is_named(self) -> None:
        assert fault(changed("rules.orders.go", [])) == (
            'rules.orders: This layout of the orders is wrong: there is no order "go"; the orders'
            " are stop, skull, three, silence, no-backwards, one-pile, draw-one."
        )

    @pytest.mark.parametrize(
        "value",
        [None, 1, "ninetyeight/2", "ninetyeight/10", "", "Ninetyeight/1", ["ninetyeight/1"], {}],
    )
    def test_another_format_is_refused(self, value: object) -> None:
        assert fault(changed("format", value)) == (
            f"format: {shown(value)} is not known; it must be 'ninetyeight/1'"
        )


class TestTypes:
    @pytest.mark.parametrize(
        "value", [None, True, False, 1.0, 2.5, "2", "", [], [2], [[1], {}], {}, {"low": [1]}]
    )
    @pytest.mark.parametrize(
        "path",
        [
            "rules.players",
            "rules.hand_size",
            "rules.minimum",
            "rules.pack.low",
            "rules.pack.high",
            "deck[0]",
            "deck[7]",
            "starter",
            "actions[2][1]",
            "talk[0].after",
            "talk[2].seat",
        ],
    )
    def test_what_is_no_whole_number_is_named(self, path: str, value: object) -> None:
        where = path.removesuffix("[1]")
        assert fault(changed(path, value)) == f"{where}: {shown(value)} is not a whole number"

    @pytest.mark.parametrize("value", [True, 0, 1.5, [], ["a"], [["a"]], {}, {"text": "a"}])
    @pytest.mark.parametrize(
        "path", ["seed", "seats[0]", "seats[1]", "rules.fire", "talk[1].phrase", "talk[2].chat"]
    )
    def test_what_is_no_text_is_named(self, path: str, value: object) -> None:
        assert fault(changed(path, value)) == f"{path}: {shown(value)} is not a text"

    @pytest.mark.parametrize("path", ["seats[0]", "rules.fire", "talk[1].phrase", "talk[2].chat"])
    def test_null_is_no_text(self, path: str) -> None:
        assert fault(changed(path, None)) == f"{path}: null is not a text"

    @pytest.mark.parametrize(
        "path", ["seed", "seats[0]", "rules.fire", "talk[1].phrase", "talk[2].chat"]
    )
    @pytest.mark.parametrize("half", ["\ud800", "a\udfffb", "\udc00\ud800", "\U0001f525\udc00"])
    def test_half_a_character_is_named(self, path: str, half: str) -> None:
        assert fault(changed(path, half)) == f"{path}: {shown(half)} has half a character in it"

    @pytest.mark.parametrize("text", ["", "\ud7ff", "\ue000", "🔥", "a\u2028\nb\0", "é" * 1000])
    def test_every_other_text_is_kept(self, text: str) -> None:
        for path in ("seed", "seats[1]", "talk[1].phrase", "talk[2].chat"):
            record = read_record(json.dumps(changed(path, text), ensure_ascii=False).encode())
            assert at(record_as_dict(record), path) == text

    @pytest.mark.parametrize("value", [None, True, 3, 1.5, "x", {}, {"0": 2}])
    @pytest.mark.parametrize("path", ["deck", "actions", "seats", "talk"])
    def test_what_is_no_list_is_named(self, path: str, value: object) -> None:
        assert fault(changed(path, value)) == f"{path}: {shown(value)} is not a list"

    @pytest.mark.parametrize("value", [True, 3, 1.5, "x", [], [[]]])
    @pytest.mark.parametrize(
        "path", ["", "rules", "rules.pack", "rules.orders", "meta", "talk[1]", "talk[0].signal"]
    )
    def test_what_is_no_object_is_named(self, path: str, value: object) -> None:
        reason = f"{path or 'record'}: {shown(value)} is not an object"
        assert fault(changed(path, value)) == reason

    @pytest.mark.parametrize("path", ["", "rules", "rules.pack", "meta", "talk[1]"])
    def test_null_is_no_object(self, path: str) -> None:
        assert fault(changed(path, None)) == f"{path or 'record'}: null is not an object"

    @pytest.mark.parametrize("value", [None, True, 0, 1.5, "E", "a", "", "AB", "0", ["A"], {}])
    @pytest.mark.parametrize("path", ["actions[2][2]", "talk[3].signal.pile"])
    def test_what_is_no_pile_is_named(self, path: str, value: object) -> None:
        where = path.removesuffix("[2]")
        assert fault(changed(path, value)) == (
            f"{where}: {shown(value)} is no pile; the piles are A, B, C, D"
        )

    @pytest.mark.parametrize("value", [True, False, 0, 1.5, "", "Like", "LIKE", ["like"], {}])
    def test_what_is_no_sign_is_named(self, value: object) -> None:
        assert fault(changed("talk[3].signal.sign", value)) == (
            f"talk[3].signal.sign: {shown(value)} is not known; it is like, leave, turn or null"
        )

    @pytest.mark.parametrize("value", ["", "on", "Off", "OFF", "next_turn", "next"])
    def test_what_is_no_fire_is_named(self, value: str) -> None:
        assert fault(changed("rules.fire", value)) == (
            f"rules.fire: {shown(value)} is not known; it is off, next-turn, next-card"
        )

    @pytest.mark.parametrize(
        "value",
        [
            *(None, True, 5, 1.5, "end", "play", {}, {"play": 2}, [], [[]], [["end"]]),
            *(["End"], ["pass"], ["end", 1], ["end", "end"], ["play"], ["play", 2]),
            *(["play", 2, "A", 1], ["Play", 2, "A"], [2, "A"], [None, 2, "A"], ["end", 2, "A"]),
        ],
    )
    def test_what_is_no_action_is_named(self, value: object) -> None:
        assert fault(changed("actions[1]", value)) == f"actions[1]: {shown(value)} {NEITHER}"

    @pytest.mark.parametrize(
        ("kinds", "count"),
        [
            ((), 0),
            (("signal", "phrase"), 2),
            (("phrase", "chat"), 2),
            (("signal", "chat"), 2),
            (("signal", "phrase", "chat"), 3),
        ],
    )
    def test_talk_is_one_thing_at_a_time(self, kinds: tuple[str, ...], count: int) -> None:
        talk = {"after": 0, "seat": 0, **dict.fromkeys(kinds)}
        assert fault(changed("talk[1]", talk)) == (
            f"talk[1]: it needs one of signal, phrase, chat, and has {count}"
        )


class TestRanges:
    @pytest.mark.parametrize(
        ("path", "low", "high"),
        [
            ("starter", 0, 1),
            ("actions[0][1]", 2, 9),
            ("talk[1].after", 0, 3),
            ("talk[1].seat", 0, 1),
        ],
    )
    def test_a_number_out_of_range_is_named(self, path: str, low: int, high: int) -> None:
        for value in range(low, high + 1):
            record = record_from_dict(changed(path, value))
            assert at(record_as_dict(record), path) == value
        where = path.removesuffix("[1]") if path.endswith("]") else path
        for value in (low - 1, high + 1, -(10**9), 10**9):
            assert fault(changed(path, value)) == f"{where}: {value} is not from {low} to {high}"

    def test_cards_are_those_of_the_full_pack(self) -> None:
        for card in (1, 100):
            assert fault({**PLAIN, "actions": [["end"], ["play", card, "A"]]}) == (
                f"actions[1]: {card} is not from 2 to 99"
            )
        for card in (2, 99):
            record = record_from_dict({**PLAIN, "actions": [["play", card, "A"]]})
            assert record.actions == (Play(card, Pile.A),)

    @pytest.mark.parametrize(
        ("path", "value", "reason"),
        [
            ("players", 0, "players: players 0 is impossible: it is 1 to 5."),
            ("players", 6, "players: players 6 is impossible: it is 1 to 5."),
            ("hand_size", 0, "hand_size: hand_size 0 is impossible: it is 1 to 8."),
            ("hand_size", 9, "hand_size: hand_size 9 is impossible: it is 1 to 8."),
            ("hand_size", 5, "hand_size: 2 hands of 5 need more than the 8 cards of the pack."),
            ("players", 5, "hand_size: 5 hands of 2 need more than the 8 cards of the pack."),
            ("minimum", 1, "minimum: minimum 1 is impossible: it is 2 to 3."),
            ("minimum", 4, "minimum: minimum 4 is impossible: it is 2 to 3."),
        ],
    )
    def test_an_impossible_rule_is_named(self, path: str, value: int, reason: str) -> None:
        assert fault(changed(f"rules.{path}", value)) == f"rules.{reason}"

    @pytest.mark.parametrize(("path", "value"), [("hand_size", 4), ("players", 6), ("minimum", 1)])
    def test_an_impossible_rule_of_the_full_pack_is_named(self, path: str, value: int) -> None:
        reason = fault({**PLAIN, "rules": {**PLAIN["rules"], path: value}})
        assert reason.startswith(f"rules.{path}: {path} {value} is impossible: it is ")

    @pytest.mark.parametrize(("low", "high"), [(1, 9), (2, 100), (9, 2), (-1, 9)])
    def test_an_impossible_pack_is_named(self, low: int, high: int) -> None:
        assert fault(changed("rules.pack", {"low": low, "high": high})) == (
            f"rules.pack: A pack from {low} to {high} is impossible:"
            " it runs from 2 or higher to 99 or lower."
        )

    @pytest.mark.parametrize(
        ("order", "value", "what"),
        [
            ("skull", None, "skull needs a list of numbers, not null"),
            ("skull", "3\n", 'skull needs a list of numbers, not "3\\n"'),
            ("skull", [6.0], "skull has 6.0, which is not a whole number"),
            ("skull", [True], "skull has true, which is not a whole number"),
            ("skull", [[6]], "skull has [6], which is not a whole number"),
            ("skull", [3], "3 stands under stop and under skull"),
            ("skull", [6, 6], "6 stands under skull and once more"),
            ("skull", [1], "1, under skull, is no card of 2 to 9"),
            ("skull", [10], "10, under skull, is no card of 2 to 9"),
        ],
    )
    def test_a_wrong_order_is_named(self, order: str, value: object, what: str) -> None:
        assert fault(changed(f"rules.orders.{order}", value)) == (
            f"rules.orders: This layout of the orders is wrong: {what}."
        )

    def test_the_full_pack_needs_four_numbers_to_an_order(self) -> None:
        orders = {**STANDARD_LAYOUT.as_dict(), "stop": [3, 42, 59]}
        assert fault({**PLAIN, "rules": {**PLAIN["rules"], "orders": orders}}) == (
            "rules.orders: This layout of the orders is wrong: stop has 3 numbers, and needs 4."
        )

    @pytest.mark.parametrize(
        ("deck", "what"),
        [
            ([], "The deck lacks the 2 and 7 more."),
            ([9, 8, 7, 6, 2, 3, 4], "The deck lacks the 5."),
            ([9, 8, 7, 6, 2, 3, 4, 4], "The deck has the 4 twice."),
            ([9, 8, 7, 6, 2, 3, 4, 5, 5], "The deck has the 5 twice."),
            ([9, 8, 7, 6, 2, 3, 4, 1], "The deck has a 1, but the pack is 2 to 9."),
            ([9, 8, 7, 6, 2, 3, 4, 5, 10], "The deck has a 10, but the pack is 2 to 9."),
        ],
    )
    def test_a_deck_that_is_not_the_pack_is_refused(self, deck: list[int], what: str) -> None:
        assert fault(changed("deck", deck)) == f"deck: {what}"

    @pytest.mark.parametrize("count", [0, 1, 3])
    def test_every_player_has_a_name_or_none_has(self, count: int) -> None:
        assert fault(changed("seats", ["Ada"] * count)) == f"seats: {count} names for 2 players"


class TestLimits:
    def test_the_limits_are_those_of_the_format(self) -> None:
        assert (module.FORMAT, module.MOST_ACTIONS) == ("ninetyeight/1", MOST_ACTIONS)
        assert module.MOST_BYTES == MOST_BYTES

    def test_a_hundred_thousand_actions_are_accepted(self) -> None:
        record = record_from_dict({**PLAIN, "actions": [["end"]] * MOST_ACTIONS})
        assert len(record.actions) == MOST_ACTIONS

    def test_one_more_action_is_refused(self) -> None:
        with pytest.raises(InvalidRecord) as caught:
            record_from_dict({**PLAIN, "actions": [["end"]] * (MOST_ACTIONS + 1)})
        assert caught.value.message == (
            "actions: there are 100001 of them, and at most 100000 are allowed"
        )

    def test_talk_and_decks_have_no_limit_of_their_own(self) -> None:
        talk = [{"after": 0, "seat": 0, "chat": ""}] * (MOST_ACTIONS + 1)
        assert len(record_from_dict({**PLAIN, "talk": talk}).talk) == MOST_ACTIONS + 1

    @pytest.mark.parametrize("is_bytes", [False, True])
    def test_a_file_of_16_mib_is_accepted_and_one_more_byte_is_not(self, *, is_bytes: bool) -> None:
        text = json.dumps(CONTENT).ljust(MOST_BYTES)
        assert read_record(text.encode() if is_bytes else text) == RECORD
        text += " "
        reason = text_fault(text.encode() if is_bytes else text)
        assert reason == "file: it is larger than 16 MiB"

    def test_the_size_of_a_text_is_counted_in_bytes(self) -> None:
        text = json.dumps(CONTENT)
        text += "\u3000" * ((MOST_BYTES - len(text)) // 3)
        assert text_fault(text).startswith("file: it is not JSON: Extra data (line 1, column ")
        assert text_fault(text + "\u3000") == "file: it is larger than 16 MiB"


class TestFiles:
    def test_a_byte_order_mark_is_accepted(self) -> None:
        assert read_record(b"\xef\xbb\xbf" + json.dumps(CONTENT).encode()) == RECORD

    @pytest.mark.parametrize(
        ("data", "byte"),
        [
            (b"\xff", 0),
            (b'{"a": "\xff"}', 7),
            (b'{"seed": "\xed\xa0\x80"}', 10),
            (b'{"seed": "\xc3', 10),
            (json.dumps(PLAIN).encode("utf-16"), 0),
        ],
    )
    def test_what_is_no_utf_8_is_refused(self, data: bytes, byte: int) -> None:
        assert text_fault(data) == f"file: it is not UTF-8 (byte {byte})"

    @pytest.mark.parametrize(
        ("text", "what"),
        [
            ("", "Expecting value (line 1, column 1)"),
            ("  \n ", "Expecting value (line 2, column 2)"),
            ("hello", "Expecting value (line 1, column 1)"),
            ('{"a": ', "Expecting value (line 1, column 7)"),
            ('{"a" 1}', "Expecting ':' delimiter (line 1, column 6)"),
            ("{\n}}", "Extra data (line 2, column 2)"),
            ('{"a": "b\n"}', "Invalid control character at (line 1, column 9)"),
            ('{"a": "', "Unterminated string starting at (line 1, column 7)"),
            ("\0", "Expecting value (line 1, column 1)"),
        ],
    )
    def test_what_is_no_json_is_refused_with_its_place(self, text: str, what: str) -> None:
        assert text_fault(text) == f"file: it is not JSON: {what}"
        assert text_fault(text.encode()) == f"file: it is not JSON: {what}"

    def test_no_part_of_a_record_is_a_record(self) -> None:
        data = json.dumps(CONTENT).encode()
        for end in range(len(data)):
            assert text_fault(data[:end]).startswith("file: it is not JSON: ")

    @pytest.mark.parametrize("constant", ["NaN", "Infinity", "-Infinity"])
    @pytest.mark.parametrize("path", ["starter", "meta", "deck[0]"])
    def test_what_is_no_number_is_no_json(self, constant: str, path: str) -> None:
        text = json.dumps(changed(path, "@")).replace('"@"', constant)
        assert text_fault(text) == f"file: it is not JSON: {constant} is no number"

    @pytest.mark.parametrize("path", ["starter", "meta.far"])
    @pytest.mark.parametrize("number", ["1e999", "-1.5E400", f"{'9' * 400}.0"])
    def test_a_number_too_large_for_a_float_is_refused(self, path: str, number: str) -> None:
        text = json.dumps(changed(path, "@")).replace('"@"', number)
        assert text_fault(text) == f"file: the number {shown(number)} is too large"

    @pytest.mark.parametrize("number", ["1.5", "-0.25", "1e308", "2E-3", "1e-999"])
    def test_other_fractions_are_kept_in_meta(self, number: str) -> None:
        text = json.dumps(changed("meta.far", "@")).replace('"@"', number)
        assert read_record(text).meta["far"] == float(number)

    @pytest.mark.parametrize(
        ("text", "field"),
        [
            ('{"format": "ninetyeight/1", "format": "ninetyeight/1"}', '"format"'),
            ('{"rules": {"players": 2, "hand_size": 2, "players": 2}}', '"players"'),
            ('{"meta": {"a": {"b\\n": 1, "b\\n": 2}}}', '"b\\n"'),
            ('[{"": 1, "": 2}]', '""'),
            ('{"\\ud800": 1, "\\ud800": 2}', '"\\ud800"'),
        ],
    )
    def test_a_field_that_stands_twice_is_refused(self, text: str, field: str) -> None:
        assert text_fault(text) == f"file: the field {field} stands twice in one object"

    @pytest.mark.parametrize("opening", ["[", '{"a":', '[{"meta":', "[[1],"])
    def test_deep_nesting_is_refused(self, opening: str) -> None:
        assert text_fault(opening * 100_000) == "file: it is nested too deeply"

    @pytest.mark.skipif(
        "mutants" in Path(module.__file__).parts, reason="mutants use up more of the limit"
    )
    @pytest.mark.parametrize("path", ["", "rules", "rules.orders", "rules.orders.stop", "seed"])
    @pytest.mark.parametrize("brackets", [("[", "]"), ('{"a":', "}")])
    def test_nesting_near_the_limit_of_python_is_refused_too(
        self, path: str, brackets: tuple[str, str]
    ) -> None:
        text, limit = json.dumps(changed(path, "@")), sys.getrecursionlimit()
        for depth in range(limit - 200, limit):
            nest = f"{brackets[0] * depth}0{brackets[1] * depth}"
            assert text_fault(text.replace('"@"', nest))

    def test_huge_numbers_are_refused(self) -> None:
        for path in ("starter", "deck[0]", "rules.players", "rules.pack.low", "talk[0].after"):
            text = json.dumps(changed(path, "@"))
            reason = text_fault(text.replace('"@"', "9" * 4300))
            assert reason.startswith(f"{path.removesuffix('[0]').removesuffix('.low')}: ")
            reason = text_fault(text.replace('"@"', "9" * 4301))
            assert reason == "file: a number in it is too long"

    @pytest.mark.parametrize("text", ["[]", "null", "98", "1.5", "true", '"record"', "[[{}]]"])
    def test_other_json_is_no_record(self, text: str) -> None:
        assert text_fault(text) == f"record: {text} is not an object"

    def test_a_text_may_hold_half_a_character(self) -> None:
        assert text_fault('"\ud800"') == 'record: "\\ud800" is not an object'


class TestShowing:
    """A reason shows a value on one line, and not at any length."""

    @pytest.mark.parametrize("length", [0, 1, 57, 58])
    def test_a_value_of_up_to_60_characters_is_shown(self, length: int) -> None:
        value = "x" * length
        assert fault(changed("format", value)) == (
            f"format: \"{value}\" is not known; it must be 'ninetyeight/1'"
        )

    @pytest.mark.parametrize("length", [59, 60, 100_000])
    def test_a_longer_one_is_cut(self, length: int) -> None:
        assert fault(changed("format", "x" * length)) == (
            f"format: \"{'x' * 56}... is not known; it must be 'ninetyeight/1'"
        )

    def test_it_is_shown_in_ascii(self) -> None:
        assert fault(changed("seed", ["é\n🔥"])) == (
            'seed: ["\\u00e9\\n\\ud83d\\udd25"] is not a text'
        )

    def test_what_json_cannot_hold_is_shown_by_its_kind(self) -> None:
        circle: list[object] = []
        circle.append(circle)
        deep: object = []
        for _ in range(100_000):
            deep = [deep]
        for value, kind in ((object(), "object"), (circle, "list"), (deep, "list"), ({1}, "set")):
            with pytest.raises(InvalidRecord) as caught:
                record_from_dict({**PLAIN, "seed": value})
            assert caught.value.message == f"seed: a value of type {kind} is not a text"

    @pytest.mark.parametrize(
        "path",
        [
            "starter",
            "actions[0][1]",
            "talk[0].after",
            "talk[0].seat",
            "deck[0]",
            "rules.players",
            "rules.hand_size",
            "rules.minimum",
            "rules.pack.low",
            "rules.pack.high",
        ],
    )
    def test_a_number_that_cannot_be_shown_is_refused_all_the_same(self, path: str) -> None:
        with pytest.raises(InvalidRecord):
            record_from_dict(changed(path, 10**5000))


class TestWriting:
    def test_a_record_is_written_with_its_fields_in_order(self) -> None:
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

    def test_what_is_not_there_is_left_out(self) -> None:
        record = Record(Ruleset(3, 6), tuple(range(2, 100)))
        assert record_as_dict(record) == {**PLAIN, "seed": None}
        assert list(record_as_dict(record))[-1] == "seed"

    def test_an_object_is_made_of_plain_values(self) -> None:
        content = record_as_dict(RECORD)
        assert content == CONTENT
        assert type(content["rules"]["fire"]) is str
        assert type(content["talk"][0]["signal"]["sign"]) is str
        content["meta"]["more"] = 1
        assert RECORD.meta == CONTENT["meta"]

    def test_a_pack_with_one_card_less_is_written(self) -> None:
        for low, high in ((3, 99), (2, 98)):
            ruleset = Ruleset(1, 8, pack=Pack(low, high))
            content = record_as_dict(Record(ruleset, tuple(ruleset.pack.cards)))
            assert content["rules"]["pack"] == {"low": low, "high": high}

    def test_a_record_is_one_line_of_ascii(self) -> None:
        text = write_record(record_from_dict(changed("talk[2].chat", "é\n\u2028🔥")))
        assert text.isascii()
        assert len(text.splitlines()) == 1


TEXTS = st.text(max_size=6)
WILD_TEXTS = st.text(st.characters(), max_size=6)  # with halves of characters


def values_with(texts: st.SearchStrategy[str]) -> st.SearchStrategy[Any]:
    """Give any JSON value."""
    return st.recursive(
        st.none()
        | st.booleans()
        | st.integers(-(2**70), 2**70)
        | st.integers(-1, 10)
        | st.floats(allow_nan=False, allow_infinity=False)
        | texts,
        lambda inner: st.lists(inner, max_size=3) | st.dictionaries(texts, inner, max_size=3),
        max_leaves=5,
    )


@st.composite
def rulesets(draw: st.DrawFn) -> Ruleset:
    minimum, fire = draw(st.integers(2, 3)), draw(st.sampled_from(Fire))
    if draw(st.booleans()):
        layouts = st.none() | TEXTS.map(lambda seed: drawn_layout(seeded(seed)))
        players, hand_size = draw(st.integers(1, 5)), draw(st.integers(5, 8))
        return Ruleset(players, hand_size, minimum, fire, draw(layouts))
    low = draw(st.integers(2, 99))
    pack = Pack(low, draw(st.integers(low, min(99, low + 20))))
    players = draw(st.integers(1, min(5, len(pack.cards))))
    hand_size = draw(st.integers(1, min(8, len(pack.cards) // players)))
    cards = draw(st.lists(st.sampled_from(pack.cards), unique=True, max_size=7))
    orders = [draw(st.sampled_from(Order)) for _ in cards]
    layout = Layout.of(
        {o.value: [c for c, own in zip(cards, orders, strict=True) if own is o] for o in Order}
    )
    return Ruleset(players, hand_size, minimum, fire, draw(st.sampled_from([None, layout])), pack)


@st.composite
def records(draw: st.DrawFn) -> Record:
    ruleset = draw(rulesets())
    seats, piles = st.integers(0, ruleset.players - 1), st.sampled_from(PILES)
    plays = st.builds(Play, st.sampled_from(ruleset.pack.cards), piles)
    actions: list[Action] = draw(st.lists(plays | st.just(END_TURN), max_size=8))
    signals = st.builds(Signal, seats, piles, st.none() | st.sampled_from(Sign))
    said = signals | st.builds(Phrase, seats, TEXTS) | st.builds(Chat, seats, TEXTS)
    talk = st.lists(st.builds(Talk, st.integers(0, len(actions)), said), max_size=4)
    names = st.lists(TEXTS, min_size=ruleset.players, max_size=ruleset.players)
    return Record(
        ruleset=ruleset,
        deck=shuffled(ruleset.pack.cards, seeded(draw(TEXTS))),
        starter=draw(seats),
        actions=tuple(actions),
        seats=draw(st.none() | names.map(tuple)),
        seed=draw(st.none() | TEXTS),
        meta=draw(st.dictionaries(WILD_TEXTS, values_with(WILD_TEXTS), max_size=3)),
        talk=tuple(draw(talk)),
    )


def paths_of(content: object, path: str = "") -> list[str]:
    """List the paths to everything in a record, but not within meta."""
    inner: list[tuple[str, object]] = []
    if isinstance(content, dict) and path != "meta":
        inner = [(f"{path}.{key}".removeprefix("."), value) for key, value in content.items()]
    elif isinstance(content, list):
        inner = [(f"{path}[{index}]", value) for index, value in enumerate(content)]
    return [path, *(found for place, value in inner for found in paths_of(value, place))]


QUICK = settings(database=None, deadline=None, max_examples=100)


@given(records())
@QUICK
def test_what_is_written_is_read_again(record: Record) -> None:
    text = write_record(record)
    assert text.isascii()
    assert read_record(text) == record
    assert read_record(text.encode()) == record
    assert record_from_dict(record_as_dict(record)) == record
    assert write_record(read_record(text)) == text


@given(values_with(WILD_TEXTS))
@QUICK
def test_any_other_json_is_refused_in_one_line(value: object) -> None:
    assert fault(value).startswith("record: ")


@given(st.binary(max_size=30) | WILD_TEXTS)
@QUICK
def test_any_other_data_is_refused_in_one_line(data: bytes | str) -> None:
    assert text_fault(data)


@given(st.sampled_from(paths_of(CONTENT)), values_with(WILD_TEXTS))
@settings(QUICK, max_examples=300)
def test_a_record_with_a_changed_field_is_a_record_or_refused_in_one_line(
    path: str, value: object
) -> None:
    content = changed(path, value)
    try:
        record = record_from_dict(content)
    except InvalidRecord:
        where = fault(content).split(": ")[0]
        # The rules must agree with the rest, and talk with the number of actions.
        elsewhere = {"rules": "", "actions": "talk"}.get(path.split(".")[0], path)
        assert path.startswith(where) or where.startswith((path, elsewhere))
    else:
        assert read_record(write_record(record)) == record


def test_rules_and_actions_are_read_and_written_on_their_own() -> None:
    ruleset = ruleset_of("extreme+fire", 3)
    assert ruleset_from_dict(ruleset_as_dict(ruleset)) == ruleset
    for action in (Play(57, Pile.A), END_TURN):
        assert action_from_list(action_as_list(action)) == action
    with pytest.raises(InvalidRecord) as caught:
        action_from_list(["play", 100, "A"])
    assert caught.value.message == "action: 100 is not from 2 to 99"
