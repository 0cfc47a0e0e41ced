"""Small dialogs over a screen: pick one, type a line, read something."""

import time
from collections.abc import Iterator, Mapping, Sequence
from typing import Generic, TypeVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

Value = TypeVar("Value")
BOUNCE = 0.7
"""How long a curtain stays shut, in seconds, so that a double key press does not open it."""


class Pick(ModalScreen[Value | None], Generic[Value]):
    """Pick one of several lines; Escape picks none."""

    BINDINGS = [Binding("escape,q", "dismiss(None)", show=False)]

    def __init__(
        self,
        title: str,
        options: Sequence[tuple[str, Value]],
        about: str = "",
        *,
        at: int = 0,
        headings: Mapping[str, str] | None = None,
    ) -> None:
        """Make the dialog; `headings` are shown above the lines with these labels."""
        super().__init__()
        self._title, self._options, self._about, self._at = title, options, about, at
        self._headings = headings or {}

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog") as box:
            box.border_title = Text(self._title)
            if self._about:
                yield Static(Text(self._about), classes="about")
            yield OptionList(*self._lines())

    def _lines(self) -> Iterator[Option]:
        """Yield the options, by their index, and the headings, which cannot be selected."""
        for index, (label, _) in enumerate(self._options):
            if label in self._headings:
                yield Option(Text(self._headings[label], "bold"), disabled=True)
            yield Option(Text(label), id=str(index))

    def on_mount(self) -> None:
        options = self.query_one(OptionList)
        if self._options:
            options.highlighted = options.get_option_index(str(self._at))
        options.focus()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        assert event.option_id is not None
        self.dismiss(self._options[int(event.option_id)][1])


class TypeLine(ModalScreen[str | None]):
    """Type a line; Escape returns none."""

    BINDINGS = [Binding("escape", "dismiss(None)", show=False)]

    def __init__(self, title: str, *, value: str = "", about: str = "", longest: int = 0) -> None:
        super().__init__()
        self._title, self._value, self._about, self._longest = title, value, about, longest

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog") as box:
            box.border_title = Text(self._title)
            yield Input(self._value, max_length=self._longest)
            if self._about:
                yield Static(Text(self._about), classes="about")

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Accept the line unless it is empty."""
        if line := event.value.strip():
            self.dismiss(line)


class Read(ModalScreen[None]):
    """Read a text; any of the usual keys closes it."""

    BINDINGS = [Binding("escape,enter,q,space", "dismiss(None)", show=False)]

    def __init__(self, title: str, text: Text) -> None:
        super().__init__()
        self._title, self._text = title, text

    def compose(self) -> ComposeResult:
        with VerticalScroll(classes="dialog reading") as box:
            box.border_title = Text(self._title)
            yield Static(self._text)

    def on_mount(self) -> None:
        """Focus the text so that the arrow keys scroll it."""
        self.query_one(VerticalScroll).focus()

    def on_click(self) -> None:
        self.dismiss(None)


class Curtain(ModalScreen[None]):
    """Hides everything until the next person is at the keyboard."""

    BINDINGS = [Binding("enter", "open", show=False)]

    def __init__(self, text: str, about: str) -> None:
        super().__init__()
        self._text, self._about = text, about
        self._drawn_at = time.monotonic()

    def compose(self) -> ComposeResult:
        with Vertical(classes="curtain"):
            yield Static(Text(self._text, "bold"))
            yield Static(Text(self._about), classes="about")

    def on_click(self) -> None:
        self.action_open()

    def action_open(self) -> None:
        """Open, unless the key was meant for the previous screen."""
        if time.monotonic() - self._drawn_at > BOUNCE:
            self.dismiss(None)
