"""Reading a record: every field, its type and its range."""

import json
from dataclasses import replace
from typing import Any

import pytest

from ninetyeight.rules import (
    FULL_PACK,
    STANDARD_LAYOUT,
    Fire,
    Order,
    Pile,
    Play,
    Record,
    Ruleset,
    Sign,
    Signal,
    Talk,
    read_record,
    record_as_dict,
    record_from_dict,
    write_record,
)
from ninetyeight.rules.record import record_prefix
from rules.record_content import (
    CONTENT,
    NEITHER,
    PLAIN,
    RECORD,
    at,
    changed,
    fault,
    shown,
    without,
)


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

    def test_a_written_record_begins_with_what_identifies_its_game(self) -> None:
        written, prefix = write_record(RECORD), record_prefix(RECORD)
        assert written.startswith(prefix)
        others = replace(RECORD, seats=None, talk=(), seed=None, meta={})
        assert record_prefix(others) == prefix
        shorter = replace(RECORD, actions=RECORD.actions[:-1], talk=())
        assert not write_record(shorter).startswith(prefix)
        assert not written.startswith(record_prefix(shorter))

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
        assert fault(content) == f"{path or 'record'}: the field {shown(field)} is unknown"

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
            f"format: {shown(value)} is not supported; it must be 'ninetyeight/1'"
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
    def test_what_is_not_a_whole_number_is_named(self, path: str, value: object) -> None:
        where = path.removesuffix("[1]")
        assert fault(changed(path, value)) == f"{where}: {shown(value)} is not a whole number"

    @pytest.mark.parametrize("value", [True, 0, 1.5, [], ["a"], [["a"]], {}, {"text": "a"}])
    @pytest.mark.parametrize(
        "path", ["seed", "seats[0]", "seats[1]", "rules.fire", "talk[1].phrase", "talk[2].chat"]
    )
    def test_what_is_not_a_string_is_named(self, path: str, value: object) -> None:
        assert fault(changed(path, value)) == f"{path}: {shown(value)} is not a string"

    @pytest.mark.parametrize("path", ["seats[0]", "rules.fire", "talk[1].phrase", "talk[2].chat"])
    def test_null_is_not_a_string(self, path: str) -> None:
        assert fault(changed(path, None)) == f"{path}: null is not a string"

    @pytest.mark.parametrize(
        "path", ["seed", "seats[0]", "rules.fire", "talk[1].phrase", "talk[2].chat"]
    )
    @pytest.mark.parametrize("half", ["\ud800", "a\udfffb", "\udc00\ud800", "\U0001f525\udc00"])
    def test_half_a_character_is_named(self, path: str, half: str) -> None:
        assert fault(changed(path, half)) == f"{path}: {shown(half)} contains half a character"

    @pytest.mark.parametrize("text", ["", "\ud7ff", "\ue000", "🔥", "a\u2028\nb\0", "é" * 1000])
    def test_every_other_text_is_kept(self, text: str) -> None:
        for path in ("seed", "seats[1]", "talk[1].phrase", "talk[2].chat"):
            record = read_record(json.dumps(changed(path, text), ensure_ascii=False).encode())
            assert at(record_as_dict(record), path) == text

    @pytest.mark.parametrize("value", [None, True, 3, 1.5, "x", {}, {"0": 2}])
    @pytest.mark.parametrize("path", ["deck", "actions", "seats", "talk"])
    def test_what_is_not_a_list_is_named(self, path: str, value: object) -> None:
        assert fault(changed(path, value)) == f"{path}: {shown(value)} is not a list"

    @pytest.mark.parametrize("value", [True, 3, 1.5, "x", [], [[]]])
    @pytest.mark.parametrize(
        "path", ["", "rules", "rules.pack", "rules.orders", "meta", "talk[1]", "talk[0].signal"]
    )
    def test_what_is_not_an_object_is_named(self, path: str, value: object) -> None:
        reason = f"{path or 'record'}: {shown(value)} is not an object"
        assert fault(changed(path, value)) == reason

    @pytest.mark.parametrize("path", ["", "rules", "rules.pack", "meta", "talk[1]"])
    def test_null_is_not_an_object(self, path: str) -> None:
        assert fault(changed(path, None)) == f"{path or 'record'}: null is not an object"

    @pytest.mark.parametrize("value", [None, True, 0, 1.5, "E", "a", "", "AB", "0", ["A"], {}])
    @pytest.mark.parametrize("path", ["actions[2][2]", "talk[3].signal.pile"])
    def test_what_is_not_a_pile_is_named(self, path: str, value: object) -> None:
        where = path.removesuffix("[2]")
        assert fault(changed(path, value)) == (
            f"{where}: {shown(value)} is not a pile; the piles are A, B, C, D"
        )

    @pytest.mark.parametrize("value", [True, False, 0, 1.5, "", "Like", "LIKE", ["like"], {}])
    def test_what_is_not_a_sign_is_named(self, value: object) -> None:
        assert fault(changed("talk[3].signal.sign", value)) == (
            f"talk[3].signal.sign: {shown(value)} is unknown; it must be like, leave, turn or null"
        )

    @pytest.mark.parametrize("value", ["", "on", "Off", "OFF", "next_turn", "next"])
    def test_what_is_not_a_fire_is_named(self, value: str) -> None:
        assert fault(changed("rules.fire", value)) == (
            f"rules.fire: {shown(value)} is unknown; it must be off, next-turn or next-card"
        )

    @pytest.mark.parametrize(
        "value",
        [
            *(None, True, 5, 1.5, "end", "play", {}, {"play": 2}, [], [[]], [["end"]]),
            *(["End"], ["pass"], ["end", 1], ["end", "end"], ["play"], ["play", 2]),
            *(["play", 2, "A", 1], ["Play", 2, "A"], [2, "A"], [None, 2, "A"], ["end", 2, "A"]),
        ],
    )
    def test_what_is_not_an_action_is_named(self, value: object) -> None:
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
            f"talk[1]: it must have exactly one of signal, phrase, chat, not {count}"
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
            ("players", 0, "players: players must be 1 to 5, not 0."),
            ("players", 6, "players: players must be 1 to 5, not 6."),
            ("hand_size", 0, "hand_size: hand_size must be 1 to 8, not 0."),
            ("hand_size", 9, "hand_size: hand_size must be 1 to 8, not 9."),
            ("hand_size", 5, "hand_size: 2 hands of 5 need more than the 8 cards of the pack."),
            ("players", 5, "hand_size: 5 hands of 2 need more than the 8 cards of the pack."),
            ("minimum", 1, "minimum: minimum must be 2 to 3, not 1."),
            ("minimum", 4, "minimum: minimum must be 2 to 3, not 4."),
        ],
    )
    def test_an_impossible_rule_is_named(self, path: str, value: int, reason: str) -> None:
        assert fault(changed(f"rules.{path}", value)) == f"rules.{reason}"

    @pytest.mark.parametrize(("path", "value"), [("hand_size", 4), ("players", 6), ("minimum", 1)])
    def test_an_impossible_rule_of_the_full_pack_is_named(self, path: str, value: int) -> None:
        reason = fault({**PLAIN, "rules": {**PLAIN["rules"], path: value}})
        assert reason.startswith(f"rules.{path}: {path} must be ")

    @pytest.mark.parametrize(("low", "high"), [(1, 9), (2, 100), (9, 2), (-1, 9)])
    def test_an_impossible_pack_is_named(self, low: int, high: int) -> None:
        assert fault(changed("rules.pack", {"low": low, "high": high})) == (
            f"rules.pack: A pack cannot run from {low} to {high}: it must stay within 2 to 99."
        )

    @pytest.mark.parametrize(
        ("order", "value", "what"),
        [
            ("skull", None, "skull needs a list of numbers, not null"),
            ("skull", "3\n", 'skull needs a list of numbers, not "3\\n"'),
            ("skull", [6.0], "skull has 6.0, which is not a whole number"),
            ("skull", [True], "skull has true, which is not a whole number"),
            ("skull", [[6]], "skull has [6], which is not a whole number"),
            ("skull", [3], "3 appears under stop and skull"),
            ("skull", [6, 6], "6 appears twice under skull"),
            ("skull", [1], "1, under skull, is not a card from 2 to 9"),
            ("skull", [10], "10, under skull, is not a card from 2 to 9"),
        ],
    )
    def test_a_wrong_order_is_named(self, order: str, value: object, what: str) -> None:
        assert fault(changed(f"rules.orders.{order}", value)) == (
            f"rules.orders: This layout of the orders is wrong: {what}."
        )

    def test_the_full_pack_needs_four_numbers_to_an_order(self) -> None:
        orders = {**STANDARD_LAYOUT.as_dict(), "stop": [3, 42, 59]}
        assert fault({**PLAIN, "rules": {**PLAIN["rules"], "orders": orders}}) == (
            "rules.orders: This layout of the orders is wrong: stop has 3 numbers but needs 4."
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
