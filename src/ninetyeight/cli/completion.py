"""Completes the values of options in a shell, quickly: it loads nothing heavy."""

from collections.abc import Callable, Iterable

from ninetyeight.rules import EDITION_NAMES

BOT_NAMES = ("random", "greedy", "planner", "sharp", "master")
"""Ninety-Eight's own bots, named here so that the kernel need not be loaded."""
TRAINABLE = ("sharp", "planner")
TALK = ("strict", "relaxed", "none")
STARTERS = ("bids", "first")
EXECUTORS = ("local", "threads", "dask://", "ray://", "ray://auto", "ray://local")
LAYOUTS = ("standard", "seed:")

Completer = Callable[[str], list[str]]
"""Lists the words that an incomplete word may become."""


def one_of(*values: str) -> Completer:
    return lambda incomplete: _starting_with(incomplete, values)


def several_of(values: Iterable[str], separator: str) -> Completer:
    """Complete these values, and again after each separator."""
    known = tuple(values)

    def complete(incomplete: str) -> list[str]:
        head, cut, last = incomplete.rpartition(separator)
        return [head + cut + value for value in _starting_with(last, known)]

    return complete


def editions(incomplete: str) -> list[str]:
    """Complete editions; after a +, only those not named yet."""
    named = incomplete.split("+")[:-1]
    return several_of((name for name in EDITION_NAMES if name not in named), "+")(incomplete)


def installed_bots(incomplete: str) -> list[str]:
    """Complete Ninety-Eight's bots and those of other packages, without importing them."""
    from importlib.metadata import entry_points

    others = sorted({point.name for point in entry_points(group="ninetyeight.bots")})
    return _starting_with(incomplete, dict.fromkeys((*BOT_NAMES, *others)))


def _starting_with(incomplete: str, values: Iterable[str]) -> list[str]:
    return [value for value in values if value.startswith(incomplete)]


teams = several_of(BOT_NAMES, ",")
trainable_bots = one_of(*TRAINABLE)
talk_levels = one_of(*TALK)
starters = one_of(*STARTERS)
executors = one_of(*EXECUTORS)
layouts = one_of(*LAYOUTS)
