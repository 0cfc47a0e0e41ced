"""Reading records from files: limits, broken files, and how errors show a value."""

import json
import sys
from pathlib import Path

import pytest

from ninetyeight.rules import InvalidRecord, read_record, record_from_dict
from ninetyeight.rules import record as module
from rules.record_content import (
    CONTENT,
    MOST_ACTIONS,
    MOST_BYTES,
    PLAIN,
    RECORD,
    changed,
    fault,
    shown,
    text_fault,
)


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
            "actions: there are 100001 of them; at most 100000 are allowed"
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
    def test_a_file_that_is_not_utf_8_is_refused(self, data: bytes, byte: int) -> None:
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
    def test_a_file_that_is_not_json_is_refused_with_its_place(self, text: str, what: str) -> None:
        assert text_fault(text) == f"file: it is not JSON: {what}"
        assert text_fault(text.encode()) == f"file: it is not JSON: {what}"

    def test_no_truncated_record_is_a_record(self) -> None:
        data = json.dumps(CONTENT).encode()
        for end in range(len(data)):
            assert text_fault(data[:end]).startswith("file: it is not JSON: ")

    @pytest.mark.parametrize("constant", ["NaN", "Infinity", "-Infinity"])
    @pytest.mark.parametrize("path", ["starter", "meta", "deck[0]"])
    def test_constants_beyond_json_are_refused(self, constant: str, path: str) -> None:
        text = json.dumps(changed(path, "@")).replace('"@"', constant)
        assert text_fault(text) == f"file: it is not JSON: {constant} is not allowed"

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
    def test_a_field_that_appears_twice_is_refused(self, text: str, field: str) -> None:
        assert text_fault(text) == f"file: the field {field} appears twice in one object"

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
            assert reason == "file: a number in it has too many digits"

    @pytest.mark.parametrize("text", ["[]", "null", "98", "1.5", "true", '"record"', "[[{}]]"])
    def test_other_json_is_not_a_record(self, text: str) -> None:
        assert text_fault(text) == f"record: {text} is not an object"

    def test_a_lone_surrogate_is_shown_escaped(self) -> None:
        assert text_fault('"\ud800"') == 'record: "\\ud800" is not an object'


class TestShowing:
    """An error shows a value on one line, shortened if it is long."""

    @pytest.mark.parametrize("length", [0, 1, 57, 58])
    def test_a_value_of_up_to_60_characters_is_shown(self, length: int) -> None:
        value = "x" * length
        assert fault(changed("format", value)) == (
            f"format: \"{value}\" is not supported; it must be 'ninetyeight/1'"
        )

    @pytest.mark.parametrize("length", [59, 60, 100_000])
    def test_a_longer_one_is_cut(self, length: int) -> None:
        assert fault(changed("format", "x" * length)) == (
            f"format: \"{'x' * 56}... is not supported; it must be 'ninetyeight/1'"
        )

    def test_it_is_shown_in_ascii(self) -> None:
        assert fault(changed("seed", ["é\n🔥"])) == (
            'seed: ["\\u00e9\\n\\ud83d\\udd25"] is not a string'
        )

    def test_a_value_that_json_cannot_hold_is_shown_by_its_type(self) -> None:
        circle: list[object] = []
        circle.append(circle)
        deep: object = []
        for _ in range(100_000):
            deep = [deep]
        for value, kind in ((object(), "object"), (circle, "list"), (deep, "list"), ({1}, "set")):
            with pytest.raises(InvalidRecord) as caught:
                record_from_dict({**PLAIN, "seed": value})
            assert caught.value.message == f"seed: a value of type {kind} is not a string"

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
    def test_a_number_too_long_to_show_is_refused_all_the_same(self, path: str) -> None:
        with pytest.raises(InvalidRecord):
            record_from_dict(changed(path, 10**5000))
