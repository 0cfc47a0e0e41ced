"""A checkbox that does not need colour to show its state, unlike Textual's own."""

from dataclasses import dataclass

from rich.text import Text
from textual.binding import Binding
from textual.message import Message
from textual.widgets import Static


class Tick(Static, can_focus=True):
    """A box with a label; Enter, space or a click toggles it."""

    BINDINGS = [Binding("enter,space", "tick", show=False)]

    @dataclass
    class Changed(Message):
        """The box was toggled."""

        tick: "Tick"

    def __init__(self, words: str, *, is_on: bool, id: str) -> None:  # noqa: A002
        super().__init__(id=id)
        self._words = words
        self._is_on = is_on

    @property
    def is_on(self) -> bool:
        return self._is_on

    @is_on.setter
    def is_on(self, is_on: bool) -> None:
        self._is_on = is_on
        self.refresh(layout=True)

    def render(self) -> Text:
        return Text(f"[{'x' if self._is_on else ' '}] {self._words}")

    def action_tick(self) -> None:
        self.is_on = not self.is_on
        self.post_message(self.Changed(self))

    def on_click(self) -> None:
        self.action_tick()
