"""What a shell offers for the values of options, at once: nothing heavy is loaded for it."""

from collections.abc import Callable, Iterable

from ninetyeight.rules import EDITION_NAMES

BOT_NAMES = ("random", "greedy", "planner", "sharp", "master")
"""The bots of Ninety-Eight itself, without the kernel that they play in."""
TAUGHT = ("sharp", "planner")
TALK = ("strict", "relaxed", "none")
STARTERS = ("bids", "first")
EXECUTORS = ("local", "threads", "dask://", "ray://", "ray://auto", "ray://local")
LAYOUTS = ("standard", "seed:")

Complete = Callable[[str], list[str]]
"""Gives what a word that is begun may become."""


def one_of(*values: str) -> Complete:
    """Offer these values."""
    return lambda incomplete: _beginning(incomplete, values)


def several_of(values: Iterable[str], separator: str) -> Complete:
    """Offer these values, and again after each separator."""
    known = tuple(values)

    def complete(incomplete: str) -> list[str]:
        head, cut, last = incomplete.rpartition(separator)
        return [head + cut + value for value in _beginning(last, known)]

    return complete


def editions(incomplete: str) -> list[str]:
    """Offer editions, after a + those that are not named yet."""
    named = incomplete.split("+")[:-1]
    return several_of((name for name in EDITION_NAMES if name not in named), "+")(incomplete)


def installed_bots(incomplete: str) -> list[str]:
    """Offer the bots of Ninety-Eight and those of other packages, without importing them."""
    from importlib.metadata import entry_points

    others = sorted({point.name for point in entry_points(group="ninetyeight.bots")})
    return _beginning(incomplete, dict.fromkeys((*BOT_NAMES, *others)))


def _beginning(incomplete: str, values: Iterable[str]) -> list[str]:
    return [value for value in values if value.startswith(incomplete)]


teams = several_of(BOT_NAMES, ",")
taught_bots = one_of(*TAUGHT)
talk_levels = one_of(*TALK)
starters = one_of(*STARTERS)
executors = one_of(*EXECUTORS)
layouts = one_of(*LAYOUTS)
