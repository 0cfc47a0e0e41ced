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
        """How many lines of the history are written."""

    def restart(self) -> None:
        """Start over: for another language, width or person."""
        self.clear()
        self._written = 0

    def write_new(self, voice: TableVoice, history: Sequence[LogLine]) -> None:
        """Write the lines that are not in the log yet."""
        if self._written > len(history):  # the table was joined anew
            self.restart()
        for line in history[self._written :]:
            if words := line.sentence(voice):
                is_trick = isinstance(line.event, CardSeen) and line.event.is_trick
                self.write(Text(words, "bold" if is_talk(line.event) or is_trick else ""))
        self._written = len(history)
        self.call_after_refresh(self.scroll_end, animate=False)
