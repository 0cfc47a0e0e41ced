"""A fair queue: the next item is from whoever has used the least time, not the one that came first.

Each item has a path in a tree, such as (watched tables, a person). At every level, the children
with waiting items share the time by weight, so that heavy users cannot starve light ones. A
newcomer starts level with the others: nobody can save up time by staying away. This is start-time
fair queueing, charged with the time that items actually took.
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
    """An item that is waiting or being served."""

    item: T
    path: Path
    advance: float = 0.0
    """What its path was charged in advance, when it was taken and its time not yet known."""


@dataclass(slots=True, eq=False)
class _Share(Generic[T]):
    """A node of the tree: how much time it has used, and what is waiting."""

    weight: float = 1.0
    used: float = 0.0
    """Seconds used, divided by the weight; raised to its parent's clock when it stops idling."""
    clock: float = 0.0
    """The `used` of the child served last: where a newcomer starts."""
    waiting: int = 0
    running: int = 0
    children: "dict[str, _Share[T]]" = field(default_factory=dict)
    items: deque[Waiting[T]] = field(default_factory=deque)

    @property
    def is_idle(self) -> bool:
        return not self.waiting and not self.running

    @property
    def descendants(self) -> int:
        return sum(1 + child.descendants for child in self.children.values())


class FairQueue(Generic[T]):
    """Items waiting to be served."""

    def __init__(
        self,
        weights: Mapping[str, float] | None = None,
        *,
        most: int = 10_000,
        most_each: int = 1_000,
    ) -> None:
        """`weights` are those of the first level, 1 by default.

        At most `most` items may wait, and at most `most_each` on one path.
        """
        self._weights = dict(weights or {})
        self._most = most
        self._most_each = most_each
        self._root: _Share[T] = _Share()
        self._typical = 0.0

    def __len__(self) -> int:
        return self._root.waiting

    @property
    def accounts(self) -> int:
        """How many people and groups it keeps accounts of; idle ones are soon dropped."""
        return self._root.descendants

    def put(self, item: T, path: Path) -> Waiting[T] | None:
        """Add an item; None if too many are waiting, in total or on this path."""
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
        """Charge the path of an item with the time it took."""
        for share in self._find(waiting.path):
            share.running -= 1
            share.used += (seconds - waiting.advance) / share.weight
        self._typical += SMOOTHING * (seconds - self._typical)
        self._reset_if_idle()

    def discard(self, waiting: Waiting[T]) -> None:
        """Remove an item if it was not taken yet."""
        shares = self._find(waiting.path)
        if shares and waiting in shares[-1].items:
            shares[-1].items.remove(waiting)
            for share in shares:
                share.waiting -= 1
            self._reset_if_idle()

    def _make(self, path: Path) -> list[_Share[T]]:
        """Find or create the nodes of a path, starting with the root."""
        shares = [self._root]
        for name in path:
            children = shares[-1].children
            if name not in children:
                weight = self._weights.get(name, 1.0) if len(shares) == 1 else 1.0
                children[name] = _Share(weight, shares[-1].clock)
            shares.append(children[name])
        return shares

    def _find(self, path: Path) -> list[_Share[T]]:
        """Find the nodes of a path; none if they were dropped."""
        shares = [self._root]
        for name in path:
            child = shares[-1].children.get(name)
            if child is None:
                return []
            shares.append(child)
        return shares

    def _reset_if_idle(self) -> None:
        """Reset the accounts when the queue is empty, so that they do not grow forever."""
        if self._root.is_idle:
            self._root = _Share()


def _next(share: _Share[T]) -> _Share[T]:
    """Find the child to serve next, and drop idle children that it has overtaken."""
    children = share.children
    following = min((each for each in children.values() if each.waiting), key=lambda c: c.used)
    share.clock = max(share.clock, following.used)
    overtaken = [
        name for name, each in children.items() if each.is_idle and each.used <= share.clock
    ]
    for name in overtaken:
        del children[name]
    return following
