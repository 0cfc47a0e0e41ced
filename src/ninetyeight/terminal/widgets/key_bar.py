"""The keys that do something now, each to be clicked too."""

from collections.abc import Sequence
from dataclasses import dataclass

from rich.text import Text
from textual.containers import Horizontal
from textual.widgets import Static


@dataclass(frozen=True, slots=True)
class Key:
    """A key, what it does in words, and the action of the screen."""

    key: str
    words: str
    action: str


class _KeyHint(Static):
    def __init__(self, key: Key) -> None:
        super().__init__(Text.assemble((key.key, "bold reverse"), f" {key.words}"))
        self._action = key.action

    async def on_click(self) -> None:
        """Do what the key does."""
        await self.screen.run_action(self._action)


class KeyBar(Horizontal):
    """A row of keys."""

    def __init__(self) -> None:
        super().__init__()
        self._shown: tuple[Key, ...] = ()

    def show(self, keys: Sequence[Key]) -> None:
        """Show these keys."""
        if tuple(keys) == self._shown:
            return
        self._shown = tuple(keys)
        self.remove_children()
        self.mount(*(_KeyHint(key) for key in keys))
