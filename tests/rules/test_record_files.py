"""Records as files: limits, broken files, what errors show, writing, and any other data."""

import json
import sys
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ninetyeight.rules import (
    END_TURN,
    PILES,
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
