"""Bots that other packages bring, by the entry points `ninetyeight.bots`.

To list them costs a look at what is installed; a package is imported when its bot is seated.
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
    """What other packages bring."""

    points: dict[str, EntryPoint]
    """The bots by name."""
    problems: tuple[str, ...]
    """A line for each bot that cannot be had, and why."""

    @property
    def entries(self) -> dict[str, BotListing]:
        """The bots as they stand in a list."""
        return {
            name: BotListing(name, f"A bot of the package {_package(point)}.", Cost.THINKING)
            for name, point in self.points.items()
        }


@lru_cache(maxsize=1)
def plugins() -> Plugins:
    """Look for bots of other packages; one with a name that is taken is passed over."""
    points: dict[str, EntryPoint] = {}
    problems = []
    clashes = set()
    for point in sorted(entry_points(group=GROUP), key=lambda point: (point.name, _package(point))):
        package = _package(point)
        if not _NAME.fullmatch(point.name):
            problems.append(f"The package {package} brings a bot {shown(point.name)}: no name.")
        elif point.name in BOTS:
            problems.append(
                f"The package {package} brings a bot {point.name}, which is the name of one of"
                " Ninety-Eight's own: it is passed over."
            )
        elif point.name in points and points[point.name].value != point.value:
            clashes.add(point.name)
            problems.append(
                f"The packages {_package(points[point.name])} and {package} both bring a bot"
                f" {point.name}: uninstall one of them."
            )
        else:
            points[point.name] = point
    kept = {name: point for name, point in points.items() if name not in clashes}
    return Plugins(kept, tuple(problems))


def known_bots() -> dict[str, BotListing]:
    """List every bot that can be had by its name: Ninety-Eight's own, then those of packages."""
    return BOTS | plugins().entries


def _package(point: EntryPoint) -> str:
    return point.dist.name if point.dist is not None else point.module
