"""What happened at a table, in the log beside the board."""

from collections.abc import Sequence

from rich.text import Text

from ninetyeight.protocol.seen import CardSeen
from ninetyeight.terminal.model import LogLine, is_talk
from ninetyeight.terminal.voice import TableVoice
from ninetyeight.terminal.widgets.story import Story


class TableStory(Story):
    """A log that continues where it stopped."""

    def __init__(self) -> None:
        super().__init__()
        self._written = 0
        """How much of the history stands there already."""

    def forget(self) -> None:
        """Start over with the next `tell`: in another language or width, or for another person."""
        self.clear()
        self._written = 0

    def tell(self, voice: TableVoice, history: Sequence[LogLine]) -> None:
        """Write what is new."""
        if self._written > len(history):  # the table was joined anew
            self.forget()
        for told in history[self._written :]:
            if words := told.sentence(voice):
                is_trick = isinstance(told.event, CardSeen) and told.event.is_trick
                self.write(Text(words, "bold" if is_talk(told.event) or is_trick else ""))
        self._written = len(history)
        self.call_after_refresh(self.scroll_end, animate=False)
