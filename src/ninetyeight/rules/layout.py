"""Which numbers carry which order: data, because no rulebook lists them (5.1)."""

import json
import tomllib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType

from ninetyeight.rules.chance import shuffled
from ninetyeight.rules.errors import InvalidLayout, shown
from ninetyeight.rules.order import Order
from ninetyeight.rules.pack import FULL_PACK, Pack

CARDS_PER_ORDER = 4
"""How many cards of the full pack carry each order (5)."""


@dataclass(frozen=True, slots=True)
class Layout:
    """The numbers of each order, in the order in which `Order` lists them."""

    numbers: tuple[tuple[int, ...], ...]
    by_card: Mapping[int, Order] = field(init=False, repr=False, compare=False)
    """The order that each card carries."""

    def __post_init__(self) -> None:
        by_card: dict[int, Order] = {}
        for order, numbers in zip(Order, self.numbers, strict=True):
            for number in numbers:
                if number in by_card:
                    first = by_card[number]
                    where = (
                        f"twice under {order}" if first is order else f"under {first} and {order}"
                    )
                    raise _wrong(f"{shown(number)} appears {where}")
                by_card[number] = order
        object.__setattr__(self, "by_card", MappingProxyType(by_card))

    def __getstate__(self) -> tuple[tuple[int, ...], ...]:
        """Copy and pickle the numbers alone; the rest is derived."""
        return self.numbers

    def __setstate__(self, numbers: tuple[tuple[int, ...], ...]) -> None:
        object.__setattr__(self, "numbers", numbers)
        self.__post_init__()

    @classmethod
    def of(cls, orders: Mapping[str, Sequence[int]]) -> "Layout":
        """Build a layout from the numbers of each of the seven orders by name."""
        names = [order.value for order in Order]
        for name in orders:
            if name not in names:
                raise _wrong(f"there is no order {shown(name)}; the orders are {', '.join(names)}")
        for name in names:
            if name not in orders:
                raise _wrong(f"the order {name} is missing")
        return cls(tuple(_numbers(name, orders[name]) for name in names))

    def check(self, pack: Pack) -> None:
        """Refuse numbers outside the pack; the full pack needs exactly four to an order."""
        for order, numbers in self.as_dict().items():
            for number in numbers:
                if number not in pack.cards:
                    limits = f"{pack.low} to {pack.high}"
                    raise _wrong(f"{shown(number)}, under {order}, is not a card from {limits}")
            if pack.is_full and len(numbers) != CARDS_PER_ORDER:
                raise _wrong(f"{order} has {len(numbers)} numbers but needs {CARDS_PER_ORDER}")

    def as_dict(self) -> dict[str, list[int]]:
        """Map each order's name to its numbers, as records do."""
        return {
            order.value: list(numbers) for order, numbers in zip(Order, self.numbers, strict=True)
        }


def drawn_layout(below: Callable[[int], int]) -> Layout:
    """Draw a layout by lot (5.1); `below` is the source of chance, as in `rules.chance`."""
    cards = shuffled(FULL_PACK.cards, below)
    return Layout(
        tuple(
            tuple(sorted(cards[CARDS_PER_ORDER * index : CARDS_PER_ORDER * (index + 1)]))
            for index in range(len(Order))
        )
    )


def parse_layout(text: str, *, toml: bool) -> Layout:
    """Parse a layout of the full pack that a person typed, in TOML or JSON.

    A line of TOML reads `stop = [3, 42, 59, 98]`; JSON is one object with the seven names.
    """
    try:
        content = tomllib.loads(text) if toml else json.loads(text, object_pairs_hook=_no_repeats)
    except InvalidLayout:
        raise
    except (json.JSONDecodeError, tomllib.TOMLDecodeError, RecursionError) as error:
        raise _wrong(f"it is not {'TOML' if toml else 'JSON'}: {error}") from None
    except ValueError:
        raise _wrong("a number in it has too many digits") from None
    if not isinstance(content, dict):
        raise _wrong("it must be an object with the seven orders")
    layout = Layout.of(content)
    layout.check(FULL_PACK)
    return layout


def _numbers(name: str, value: object) -> tuple[int, ...]:
    if not isinstance(value, list | tuple):
        raise _wrong(f"{name} needs a list of numbers, not {shown(value)}")
    for number in value:
        if type(number) is not int:
            raise _wrong(f"{name} has {shown(number)}, which is not a whole number")
    return tuple(sorted(value))


def _no_repeats(pairs: list[tuple[str, object]]) -> dict[str, object]:
    content: dict[str, object] = {}
    for name, value in pairs:
        if name in content:
            raise _wrong(f"{name} appears twice")
        content[name] = value
    return content


def _wrong(what: str) -> InvalidLayout:
    return InvalidLayout("layout", f"This layout of the orders is wrong: {what}.")


STANDARD_LAYOUT = Layout.of(
    {
        "stop": (3, 42, 59, 98),
        "skull": (10, 49, 52, 91),
        "three": (17, 31, 70, 84),
        "silence": (7, 45, 56, 94),
        "no-backwards": (21, 34, 67, 80),
        "one-pile": (23, 38, 63, 78),
        "draw-one": (14, 28, 73, 87),
    }
)
"""The layout of this digital edition; our own ruling (5.1)."""
