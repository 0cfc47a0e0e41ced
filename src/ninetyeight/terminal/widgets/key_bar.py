"""The keys that do something now; they can be clicked as well."""

from collections.abc import Sequence
from dataclasses import dataclass

from rich.cells import cell_len
from rich.text import Text
from textual.containers import Horizontal
from textual.widgets import Static

BETWEEN = 2
"""Columns between two keys."""


@dataclass(frozen=True, slots=True)
class Key:
    """A key, its label and the screen action it runs."""

    key: str
    words: str
    action: str


class _KeyHint(Static):
    def __init__(self, key: Key, *, has_words: bool) -> None:
        words = f" {key.words}" if has_words else ""
        super().__init__(Text.assemble((key.key, "bold reverse"), words))
        self._action = key.action

    async def on_click(self) -> None:
        await self.screen.run_action(self._action)


class KeyBar(Horizontal):
    """The bottom row, which explains the keys."""

    def __init__(self) -> None:
        super().__init__()
        self._shown: tuple[tuple[Key, bool], ...] = ()
        self._keys: tuple[Key, ...] = ()

    def show(self, keys: Sequence[Key]) -> None:
        """Show these keys. If space is short, the last labels are dropped first."""
        self._keys = tuple(keys)
        shown = _fitting(self._keys, self.app.size.width)
        if shown != self._shown:
            self._shown = shown
            self.remove_children()
            self.mount(*(_KeyHint(key, has_words=has_words) for key, has_words in shown))

    def on_resize(self) -> None:
        self.show(self._keys)


def _fitting(keys: Sequence[Key], width: int) -> tuple[tuple[Key, bool], ...]:
    """Choose which keys keep their labels: first `?`, the last one, then from the left."""
    bare = sum(cell_len(key.key) + BETWEEN for key in keys)
    room = width - bare
    worded: set[Key] = set()
    for key in (*keys[-1:], *keys[:-1]):
        need = cell_len(key.words) + 1
        if need <= room:
            worded.add(key)
            room -= need
    return tuple((key, key in worded) for key in keys)
