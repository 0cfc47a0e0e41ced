"""Layouts: which numbers carry which order (5.1)."""

import copy
import dataclasses
import json
import pickle
import tomllib
from collections.abc import Callable
from typing import Any

import pytest

from ninetyeight.rules import (
    FULL_PACK,
    STANDARD_LAYOUT,
    InvalidLayout,
    Layout,
    Order,
    Pack,
    drawn_layout,
    parse_layout,
    seeded,
    shuffled,
)
from ninetyeight.rules.errors import shown
from ninetyeight.rules.layout import CARDS_PER_ORDER

STANDARD = {
    "stop": [3, 42, 59, 98],
    "skull": [10, 49, 52, 91],
    "three": [17, 31, 70, 84],
    "silence": [7, 45, 56, 94],
    "no-backwards": [21, 34, 67, 80],
    "one-pile": [23, 38, 63, 78],
    "draw-one": [14, 28, 73, 87],
}
NAMES = list(STANDARD)
SMALL = Pack(2, 15)


def fault(call: Callable[[], object]) -> str:
    """Return what is wrong with a layout, and hold what every message has around it."""
    with pytest.raises(InvalidLayout) as caught:
        call()
    error = caught.value
    assert error.code == "layout"
    assert error.message.startswith("This layout of the orders is wrong: ")
    assert error.message.endswith(".")
    assert len(error.message.splitlines()) == 1
    assert error.__cause__ is None
    return error.message.removeprefix("This layout of the orders is wrong: ").removesuffix(".")


def toml_of(content: dict[str, Any]) -> str:
    """Write a layout in TOML; lists of numbers look the same in JSON and TOML."""
    return "\n".join(f"{name} = {json.dumps(value)}" for name, value in content.items())


def small(**numbers: list[int]) -> Layout:
    return Layout.of({name: numbers.get(name.replace("-", "_"), []) for name in NAMES})


class TestStandard:
    def test_the_standard_layout_is_the_one_of_the_rules(self) -> None:
        assert STANDARD_LAYOUT.as_dict() == STANDARD
        assert list(STANDARD_LAYOUT.as_dict()) == NAMES == [order.value for order in Order]
        assert STANDARD_LAYOUT.numbers == tuple(tuple(numbers) for numbers in STANDARD.values())

    def test_every_card_knows_its_order(self) -> None:
        by_card = {n: Order(name) for name, numbers in STANDARD.items() for n in numbers}
        assert STANDARD_LAYOUT.by_card == by_card
        assert len(by_card) == 28

    def test_it_fits_the_full_pack(self) -> None:
        STANDARD_LAYOUT.check(FULL_PACK)
        assert CARDS_PER_ORDER == 4


class TestMaking:
    def test_the_numbers_of_an_order_are_sorted_and_the_orders_too(self) -> None:
        mixed = {name: tuple(reversed(STANDARD[name])) for name in reversed(NAMES)}
        assert Layout.of(mixed) == STANDARD_LAYOUT
        assert list(Layout.of(mixed).as_dict()) == NAMES

    @pytest.mark.parametrize("name", NAMES)
    def test_a_missing_order_is_named(self, name: str) -> None:
        orders = {other: STANDARD[other] for other in NAMES if other != name}
        assert fault(lambda: Layout.of(orders)) == f"the order {name} is missing"

    @pytest.mark.parametrize("name", ["Stop", "stopp", "", "no_backwards", "it's\n"])
    def test_an_unknown_order_is_named(self, name: str) -> None:
        assert fault(lambda: Layout.of({**STANDARD, name: [5, 6, 8, 9]})) == (
            f"there is no order {shown(name)}; the orders are stop, skull, three, silence,"
            " no-backwards, one-pile, draw-one"
        )

    def test_an_unknown_order_is_reported_before_a_missing_one(self) -> None:
        assert fault(lambda: Layout.of({"go": []})).startswith('there is no order "go"')

    @pytest.mark.parametrize("value", [None, 3, 3.5, True, "3 42 59 98", {"3": 42}, {3, 42}])
    def test_numbers_that_are_not_a_list_are_refused(self, value: Any) -> None:
        orders = {**STANDARD, "skull": value}
        assert (
            fault(lambda: Layout.of(orders)) == f"skull needs a list of numbers, not {shown(value)}"
        )

    @pytest.mark.parametrize("number", [None, 10.0, True, False, "10", [10], {"a": 10}])
    @pytest.mark.parametrize("at", [0, 3])
    def test_what_is_not_a_whole_number_is_refused(self, number: Any, at: int) -> None:
        numbers: list[Any] = [10, 49, 52, 91]
        numbers[at] = number
        orders = {**STANDARD, "skull": numbers}
        assert fault(lambda: Layout.of(orders)) == (
            f"skull has {shown(number)}, which is not a whole number"
        )

    def test_a_number_under_two_orders_is_refused(self) -> None:
        orders = {**STANDARD, "draw-one": [14, 28, 59, 87]}
        assert fault(lambda: Layout.of(orders)) == "59 appears under stop and draw-one"

    def test_a_number_twice_under_one_order_is_refused(self) -> None:
        orders = {**STANDARD, "three": [17, 31, 31, 84]}
        assert fault(lambda: Layout.of(orders)) == "31 appears twice under three"

    @pytest.mark.parametrize("count", [0, 6, 8])
    def test_a_layout_has_seven_orders(self, count: int) -> None:
        with pytest.raises(ValueError, match=r"argument 2 is (shorter|longer)"):
            Layout(((),) * count)


class TestFullPack:
    @pytest.mark.parametrize("number", [-3, 0, 1, 100, 1000])
    @pytest.mark.parametrize("name", NAMES)
    def test_a_number_outside_the_pack_is_named_with_its_order(
        self, name: str, number: int
    ) -> None:
        layout = Layout.of({**STANDARD, name: [*STANDARD[name][:3], number]})
        assert fault(lambda: layout.check(FULL_PACK)) == (
            f"{number}, under {name}, is not a card from 2 to 99"
        )

    @pytest.mark.parametrize("number", [2, 99])
    def test_the_lowest_and_the_highest_card_may_carry_an_order(self, number: int) -> None:
        layout = Layout.of({**STANDARD, "draw-one": [14, 28, 73, number]})
        layout.check(FULL_PACK)
        assert layout.by_card[number] is Order.DRAW_ONE

    @pytest.mark.parametrize("numbers", [[], [5], [5, 6, 8], [5, 6, 8, 9, 11]])
    @pytest.mark.parametrize("name", NAMES)
    def test_each_order_needs_four_numbers(self, name: str, numbers: list[int]) -> None:
        layout = Layout.of({**STANDARD, name: numbers})
        assert fault(lambda: layout.check(FULL_PACK)) == (
            f"{name} has {len(numbers)} numbers but needs 4"
        )


class TestSmallPack:
    @pytest.mark.parametrize("pack", [SMALL, Pack(2, 98), Pack(3, 99), Pack(4, 15)])
    def test_an_order_may_be_on_any_number_of_cards(self, pack: Pack) -> None:
        layout = small(stop=[4], skull=[5, 6, 7, 8, 9], one_pile=[10, 11, 12, 13], draw_one=[15])
        layout.check(pack)
        assert len(layout.by_card) == 11

    def test_all_cards_or_none_may_carry_an_order(self) -> None:
        small().check(SMALL)
        assert small().by_card == {}
        small(three=[*SMALL.cards]).check(SMALL)

    @pytest.mark.parametrize("number", [3, 15])
    def test_a_number_outside_is_named_with_its_order_and_the_pack(self, number: int) -> None:
        assert fault(lambda: small(no_backwards=[number]).check(Pack(4, 14))) == (
            f"{number}, under no-backwards, is not a card from 4 to 14"
        )


class TestDrawn:
    @pytest.mark.parametrize("seed", ["", "98", "Größe", "another"])
    def test_it_has_28_different_numbers_of_the_full_pack(self, seed: str) -> None:
        layout = drawn_layout(seeded(seed, "layout"))
        layout.check(FULL_PACK)
        assert len(layout.by_card) == 28
        assert all(list(numbers) == sorted(numbers) for numbers in layout.numbers)

    def test_the_same_seed_gives_the_same_layout(self) -> None:
        assert drawn_layout(seeded("98", "layout")).as_dict() == {
            "stop": [33, 79, 83, 96],
            "skull": [15, 40, 86, 93],
            "three": [62, 66, 69, 84],
            "silence": [29, 45, 57, 77],
            "no-backwards": [24, 44, 46, 68],
            "one-pile": [25, 34, 59, 61],
            "draw-one": [16, 47, 95, 98],
        }

    def test_another_seed_gives_another_layout(self) -> None:
        layouts = {drawn_layout(seeded(str(seed), "layout")) for seed in range(50)}
        assert len(layouts) == 50

    def test_it_is_dealt_in_fours_from_a_shuffled_pack(self) -> None:
        cards = shuffled(range(2, 100), seeded("fours"))
        layout = drawn_layout(seeded("fours"))
        assert [set(numbers) for numbers in layout.numbers] == [
            set(cards[at : at + 4]) for at in range(0, 28, 4)
        ]

    def test_every_card_may_be_drawn(self) -> None:
        drawn = {card for seed in range(40) for card in drawn_layout(seeded(str(seed))).by_card}
        assert drawn == set(range(2, 100))


class TestValue:
    LAYOUTS = (STANDARD_LAYOUT, small(), small(stop=[2, 9], draw_one=[5]))

    @pytest.mark.parametrize("layout", LAYOUTS)
    def test_it_survives_copies_and_pickles(self, layout: Layout) -> None:
        copies = [copy.copy(layout), copy.deepcopy(layout), dataclasses.replace(layout)]
        copies += [pickle.loads(pickle.dumps(layout, protocol)) for protocol in range(2, 6)]
        for other in copies:
            assert other == layout
            assert hash(other) == hash(layout)
            assert other.by_card == layout.by_card

    def test_its_repr_shows_only_the_numbers(self) -> None:
        assert repr(small(stop=[2, 9])) == ("Layout(numbers=((2, 9), (), (), (), (), (), ()))")

    def test_nobody_can_change_it(self) -> None:
        layout: Any = STANDARD_LAYOUT
        with pytest.raises(TypeError):
            layout.by_card[50] = Order.STOP
        with pytest.raises(dataclasses.FrozenInstanceError):
            layout.numbers = ()
        STANDARD_LAYOUT.as_dict()["stop"].append(50)
        assert STANDARD_LAYOUT.as_dict() == STANDARD

    def test_layouts_differ_by_their_numbers(self) -> None:
        assert small(stop=[2]) != small(skull=[2])
        assert small(stop=[2]) == small(stop=[2])


class TestTyped:
    """Layouts that people typed from the cards of their own copies."""

    def test_toml_is_read(self) -> None:
        text = "# my copy\n" + toml_of(STANDARD).replace("[3, 42,", "[\n  0x03,\n  42,")
        assert parse_layout(text, toml=True) == STANDARD_LAYOUT

    def test_json_is_read(self) -> None:
        assert parse_layout(json.dumps(STANDARD, indent=1), toml=False) == STANDARD_LAYOUT

    def test_another_copy_may_have_other_numbers(self) -> None:
        layout = drawn_layout(seeded("theirs"))
        assert parse_layout(toml_of(layout.as_dict()), toml=True) == layout
        assert parse_layout(json.dumps(layout.as_dict()), toml=False) == layout

    @pytest.mark.parametrize("toml", [False, True])
    @pytest.mark.parametrize(
        ("change", "what"),
        [
            ({"stop": [1, 42, 59, 98]}, "1, under stop, is not a card from 2 to 99"),
            ({"draw-one": [14, 28, 73, 100]}, "100, under draw-one, is not a card from 2 to 99"),
            ({"stop": [42, 59, 98]}, "stop has 3 numbers but needs 4"),
            ({"stop": [3, 5, 42, 59, 98]}, "stop has 5 numbers but needs 4"),
            ({"stop": []}, "stop has 0 numbers but needs 4"),
            ({"three": [17, 31, 70, 3]}, "3 appears under stop and three"),
            ({"three": [17, 17, 31, 70]}, "17 appears twice under three"),
            ({"three": [17, 31, 70, 84.0]}, "three has 84.0, which is not a whole number"),
            ({"three": [17, 31, 70, "84"]}, 'three has "84", which is not a whole number'),
            ({"three": [17, 31, 70, True]}, "three has true, which is not a whole number"),
            ({"three": [17, 31, [70, 84]]}, "three has [70, 84], which is not a whole number"),
            ({"three": 17}, "three needs a list of numbers, not 17"),
            ({"three": "17, 31"}, 'three needs a list of numbers, not "17, 31"'),
            ({"three": {}}, "three needs a list of numbers, not {}"),
            (
                {"halt": [5, 6, 8, 9]},
                'there is no order "halt"; the orders are stop, skull, three, silence,'
                " no-backwards, one-pile, draw-one",
            ),
        ],
    )
    def test_the_number_or_the_order_at_fault_is_named(
        self, change: dict[str, Any], what: str, *, toml: bool
    ) -> None:
        content = {**STANDARD, **change}
        text = toml_of(content) if toml else json.dumps(content)
        assert fault(lambda: parse_layout(text, toml=toml)) == what

    def test_null_is_not_a_list(self) -> None:
        text = json.dumps({**STANDARD, "skull": None})
        assert fault(lambda: parse_layout(text, toml=False)) == (
            "skull needs a list of numbers, not null"
        )

    def test_an_empty_text_has_no_order(self) -> None:
        assert fault(lambda: parse_layout("", toml=True)) == "the order stop is missing"
        assert fault(lambda: parse_layout("{}", toml=False)) == "the order stop is missing"

    @pytest.mark.parametrize("text", ["[]", "null", "3", '"stop"', "[[3, 42, 59, 98]]", "true"])
    def test_json_must_be_an_object(self, text: str) -> None:
        assert fault(lambda: parse_layout(text, toml=False)) == (
            "it must be an object with the seven orders"
        )

    @pytest.mark.parametrize("text", ["", "{", "stop = [3]", '{"stop": [3,]}', "{} {}", "\ufeff{}"])
    def test_what_is_not_json_is_refused(self, text: str) -> None:
        with pytest.raises(json.JSONDecodeError) as caught:
            json.loads(text)
        assert fault(lambda: parse_layout(text, toml=False)) == f"it is not JSON: {caught.value}"

    @pytest.mark.parametrize(
        "text",
        ["stop", "stop = ", "stop = [3", '{"stop": [3]}', "stop = [3]\nstop = [4]", "a = 01"],
    )
    def test_what_is_not_toml_is_refused(self, text: str) -> None:
        with pytest.raises(tomllib.TOMLDecodeError) as caught:
            tomllib.loads(text)
        assert fault(lambda: parse_layout(text, toml=True)) == f"it is not TOML: {caught.value}"

    @pytest.mark.parametrize(
        ("text", "name"),
        [
            ('{"stop": [3], "skull": [4], "stop": [5]}', "stop"),
            ('{"stop": {"a": 1, "a": 1}}', "a"),
        ],
    )
    def test_an_order_that_appears_twice_in_json_is_refused(self, text: str, name: str) -> None:
        assert fault(lambda: parse_layout(text, toml=False)) == f"{name} appears twice"

    @pytest.mark.parametrize("toml", [False, True])
    def test_deep_nesting_is_refused(self, *, toml: bool) -> None:
        text = f"stop = {'[' * 5000}" if toml else "[" * 100_000
        what = fault(lambda: parse_layout(text, toml=toml))
        assert what.startswith(f"it is not {'TOML' if toml else 'JSON'}: ")

    def test_a_huge_number_is_refused(self) -> None:
        text = json.dumps(STANDARD).replace("98", "9" * 5000)
        what = fault(lambda: parse_layout(text, toml=False))
        assert what == "a number in it has too many digits"

    def test_a_huge_number_in_hexadecimal_is_refused(self) -> None:
        text = toml_of(STANDARD).replace("98", "0x" + "f" * 5000)
        assert fault(lambda: parse_layout(text, toml=True)) == (
            "a value of type int, under stop, is not a card from 2 to 99"
        )
