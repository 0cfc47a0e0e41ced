"""The list of choices below the board."""

from collections.abc import Sequence

from rich.text import Text
from textual.widgets import OptionList

from ninetyeight.terminal.choices import TableChoice


class ChoiceList(OptionList):
    """A list that keeps its highlight while its lines change."""

    def __init__(self) -> None:
        super().__init__(id="choices")
        self._choices: list[TableChoice] = []

    def show(self, choices: Sequence[TableChoice]) -> None:
        """Show these choices, or hide the list if there are none."""
        labels = [choice.label for choice in choices]
        before = [choice.label for choice in self._choices]
        if labels != before:
            at = self.highlighted
            kept = before[at] if at is not None and at < len(before) else ""
            self.clear_options()
            self.add_options([Text(label) for label in labels])
            if labels:
                self.highlighted = labels.index(kept) if kept in labels else 0
        self._choices = list(choices)
        self.display = bool(choices)

    def choice(self, index: int) -> TableChoice | None:
        """The choice at a position, if there still is one."""
        return self._choices[index] if index < len(self._choices) else None
