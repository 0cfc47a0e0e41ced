"""A fair queue: the next item belongs to whoever has used the least time, not to who came first.

Each item has a path, such as (tables with people, the person it is for). At every level of the tree
the children with waiting items share the time by weight. A newcomer starts level with the others:
nobody can save up time by staying away, and somebody who asks for much cannot keep somebody waiting
who asks for little. This is start-time fair queueing, charged with the time that items really took.
"""

from collections import deque
from collections.abc import Mapping
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Generic, TypeVar

T = TypeVar("T")
Path = tuple[str, ...]
SMOOTHING = 0.1
"""How quickly the typical time of an item follows the latest one."""


@dataclass(slots=True, eq=False)
class Waiting(Generic[T]):
    """An item that waits, or is being served."""

    item: T
    path: Path
    advance: float = 0.0
    """What its path was charged when it was taken, before its time was known."""


@dataclass(slots=True, eq=False)
class _Share(Generic[T]):
    """A node of the tree: how much time it has used, and what waits."""

    weight: float = 1.0
    used: float = 0.0
    """Seconds used, by weight; it is raised to the clock of its level when it becomes active."""
    clock: float = 0.0
    """How far the children that are being served have come."""
    waiting: int = 0
    running: int = 0
    children: "dict[str, _Share[T]]" = field(default_factory=dict)
    items: deque[Waiting[T]] = field(default_factory=deque)

    @property
    def is_idle(self) -> bool:
        return not self.waiting and not self.running


class FairQueue(Generic[T]):
    """Items that wait to be served."""

    def __init__(
        self,
        weights: Mapping[str, float] | None = None,
        *,
        most: int = 10_000,
        most_each: int = 1_000,
    ) -> None:
        """Take the weights of the first level, 1 by default, and how many items may wait."""
        self._weights = dict(weights or {})
        self._most = most
        self._most_each = most_each
        self._root: _Share[T] = _Share()
        self._typical = 0.0

    def __len__(self) -> int:
        return self._root.waiting

    def put(self, item: T, path: Path) -> Waiting[T] | None:
        """Add an item; None if too many wait already, in all or on this path."""
        if self._root.waiting >= self._most:
            return None
        shares = self._make(path)
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
        """Take the next item; call `settle` with the time it took."""
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
        """Charge the path of an item with the time that it took."""
        for share in self._find(waiting.path):
            share.running -= 1
            share.used += (seconds - waiting.advance) / share.weight
        self._typical += SMOOTHING * (seconds - self._typical)
        self._reset_if_idle()

    def discard(self, waiting: Waiting[T]) -> None:
        """Remove an item, if it was not taken yet."""
        shares = self._find(waiting.path)
        if shares and waiting in shares[-1].items:
            shares[-1].items.remove(waiting)
            for share in shares:
                share.waiting -= 1
            self._reset_if_idle()

    def _make(self, path: Path) -> list[_Share[T]]:
        """Find or make the nodes of a path, from the root on."""
        shares = [self._root]
        for name in path:
            children = shares[-1].children
            if name not in children:
                weight = self._weights.get(name, 1.0) if len(shares) == 1 else 1.0
                children[name] = _Share(weight, shares[-1].clock)
            shares.append(children[name])
        return shares

    def _find(self, path: Path) -> list[_Share[T]]:
        """Find the nodes of a path; none if it is forgotten."""
        shares = [self._root]
        for name in path:
            child = shares[-1].children.get(name)
            if child is None:
                return []
            shares.append(child)
        return shares

    def _reset_if_idle(self) -> None:
        """Start again from nothing when the queue is empty."""
        if self._root.is_idle:
            self._root = _Share()


def _next(share: _Share[T]) -> _Share[T]:
    """Find the child whose turn it is, and drop idle children that it has overtaken."""
    children = share.children
    following = min((each for each in children.values() if each.waiting), key=lambda c: c.used)
    share.clock = max(share.clock, following.used)
    overtaken = [
        name for name, each in children.items() if each.is_idle and each.used <= share.clock
    ]
    for name in overtaken:
        del children[name]
    return following
