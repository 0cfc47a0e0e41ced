"""Bots that other packages register under the entry point group `ninetyeight.bots`.

Listing them only reads package metadata; a package is imported when its bot is seated.
"""

import re
from dataclasses import dataclass
from functools import lru_cache
from importlib.metadata import EntryPoint, entry_points

from ninetyeight.bots.bot import Cost
from ninetyeight.bots.registry import BOTS, BotListing
from ninetyeight.rules.errors import shown

GROUP = "ninetyeight.bots"
_NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9_.-]{0,59}")


@dataclass(frozen=True, slots=True)
class Plugins:
    """The bots of other packages, and the problems found while looking for them."""

    points: dict[str, EntryPoint]
    """The bots by name."""
    problems: tuple[str, ...]
    """A line for each bot that cannot be used, saying why."""

    @property
    def entries(self) -> dict[str, BotListing]:
        """The bots as entries of a list."""
        return {
            name: BotListing(name, f"A bot of the package {_package(point)}.", Cost.THINKING)
            for name, point in self.points.items()
        }


@lru_cache(maxsize=1)
def plugins() -> Plugins:
    """Find the bots of other packages, leaving out those whose name is taken."""
    points: dict[str, EntryPoint] = {}
    problems = []
    clashes = set()
    for point in sorted(entry_points(group=GROUP), key=lambda point: (point.name, _package(point))):
        package = _package(point)
        if not _NAME.fullmatch(point.name):
            problems.append(
                f"The package {package} has a bot {shown(point.name)}, which is not a valid name."
            )
        elif point.name in BOTS:
            problems.append(
                f"The package {package} has a bot {point.name}, but Ninety-Eight has one of that"
                " name: it is ignored."
            )
        elif point.name in points and points[point.name].value != point.value:
            clashes.add(point.name)
            problems.append(
                f"The packages {_package(points[point.name])} and {package} both have a bot"
                f" {point.name}: uninstall one of them."
            )
        else:
            points[point.name] = point
    kept = {name: point for name, point in points.items() if name not in clashes}
    return Plugins(kept, tuple(problems))


def known_bots() -> dict[str, BotListing]:
    """List every registered bot: Ninety-Eight's own, then those of packages."""
    return BOTS | plugins().entries


def _package(point: EntryPoint) -> str:
    return point.dist.name if point.dist is not None else point.module
