"""A queue that shares time: next is whoever has had the least of it, not whoever asked first.

What waits has a path, such as (tables with people, the person who pays). At every level of it the
children that have something waiting share the time that was used, each by its weight. Somebody who
comes anew starts where the others are: nobody saves up time by asking nothing, and nobody who asks
for much can keep somebody waiting who asks for little. This is start-time fair queueing, with the
time that things really took.
"""

from collections import deque
from collections.abc import Mapping
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Generic, TypeVar

T = TypeVar("T")
Path = tuple[str, ...]
SMOOTHING = 0.1
"""How fast the typical time follows the latest one."""


@dataclass(slots=True, eq=False)
class Waiting(Generic[T]):
    """Something that waits, or is being served."""

    item: T
    path: Path
    advance: float = 0.0
    """What its path was charged when it was taken, before anybody knew how long it takes."""


@dataclass(slots=True, eq=False)
class _Share(Generic[T]):
    """Whoever shares: how much was used, and what waits."""

    weight: float = 1.0
    used: float = 0.0
    """Seconds used, by weight; it never stands behind the clock of the level when it begins."""
    clock: float = 0.0
    """How far the children are that are served."""
    waiting: int = 0
    running: int = 0
    children: "dict[str, _Share[T]]" = field(default_factory=dict)
    items: deque[Waiting[T]] = field(default_factory=deque)

    @property
    def is_idle(self) -> bool:
        return not self.waiting and not self.running


class FairQueue(Generic[T]):
    """Things that wait to be served, by who pays with which share of the time."""

    def __init__(
        self,
        weights: Mapping[str, float] | None = None,
        *,
        most: int = 10_000,
        most_each: int = 1_000,
    ) -> None:
        """Make a queue; `weights` are those of the first level, 1 where nothing is said."""
        self._weights = dict(weights or {})
        self._most = most
        self._most_each = most_each
        self._root: _Share[T] = _Share()
        self._typical = 0.0

    def __len__(self) -> int:
        return self._root.waiting

    def put(self, item: T, path: Path) -> Waiting[T] | None:
        """Let something wait; None where too much waits already, of all or on this path."""
        if self._root.waiting >= self._most:
            return None
        shares = self._made(path)
        if len(shares[-1].items) >= self._most_each:
            return None
        waiting = Waiting(item, path)
        shares[-1].items.append(waiting)
        for above, share in pairwise(shares):
            if share.is_idle:
                share.used = max(share.used, above.clock)
        for share in shares:
            share.waiting += 1
        return waiting

    def take(self) -> Waiting[T] | None:
        """Take what is next; `settle` has to be told how long it took."""
        if not self._root.waiting:
            return None
        share, taken = self._root, [self._root]
        while share.children:
            share = _next(share)
            taken.append(share)
        waiting = share.items.popleft()
        waiting.advance = self._typical
        for each in taken:
            each.waiting -= 1
            each.running += 1
            each.used += self._typical / each.weight
        return waiting

    def settle(self, waiting: Waiting[T], seconds: float) -> None:
        """Charge what was taken with the time that it took."""
        for share in self._find(waiting.path):
            share.running -= 1
            share.used += (seconds - waiting.advance) / share.weight
        self._typical += SMOOTHING * (seconds - self._typical)
        self._rest()

    def discard(self, waiting: Waiting[T]) -> None:
        """Let something wait no longer, if it was not taken yet."""
        shares = self._find(waiting.path)
        if shares and waiting in shares[-1].items:
            shares[-1].items.remove(waiting)
            for share in shares:
                share.waiting -= 1
            self._rest()

    def _made(self, path: Path) -> list[_Share[T]]:
        """Find the shares of a path, from all to the last; those that are not there are made."""
        shares = [self._root]
        for name in path:
            children = shares[-1].children
            if name not in children:
                weight = self._weights.get(name, 1.0) if len(shares) == 1 else 1.0
                children[name] = _Share(weight, shares[-1].clock)
            shares.append(children[name])
        return shares

    def _find(self, path: Path) -> list[_Share[T]]:
        """Find the shares of a path; none where it is forgotten."""
        shares = [self._root]
        for name in path:
            child = shares[-1].children.get(name)
            if child is None:
                return []
            shares.append(child)
        return shares

    def _rest(self) -> None:
        """Begin anew when there is nothing more to share."""
        if self._root.is_idle:
            self._root = _Share()


def _next(share: _Share[T]) -> _Share[T]:
    """Find the child whose turn it is, and forget those that make no difference any more."""
    children = share.children
    following = min((each for each in children.values() if each.waiting), key=lambda c: c.used)
    share.clock = max(share.clock, following.used)
    overtaken = [
        name for name, each in children.items() if each.is_idle and each.used <= share.clock
    ]
    for name in overtaken:
        del children[name]
    return following
