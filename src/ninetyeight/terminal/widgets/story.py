"""A log of what happened, line by line, with the newest line in sight."""

from collections.abc import Sequence

from rich.text import Text
from textual.widgets import RichLog

from ninetyeight.protocol.seen import CardSeen
from ninetyeight.terminal.model import LogLine, is_talk
from ninetyeight.words import Voice

LINES_KEPT = 400


class Story(RichLog, can_focus=False):
    """A log that leaves all keys to the table; the mouse wheel scrolls it."""

    def __init__(self) -> None:
        super().__init__(wrap=True, min_width=20, max_lines=LINES_KEPT)
        self._written = 0
        """How many lines of a table's history are written."""

    def restart(self) -> None:
        """Start over: for another language, width or person."""
        self.clear()
        self._written = 0

    def write_new(self, voice: Voice, history: Sequence[LogLine]) -> None:
        """Write the lines of a table's history that are not in the log yet."""
        if self._written > len(history):  # the table was joined anew
            self.restart()
        for line in history[self._written :]:
            if words := line.sentence(voice):
                is_trick = isinstance(line.event, CardSeen) and line.event.is_trick
                self.write(Text(words, "bold" if is_talk(line.event) or is_trick else ""))
        self._written = len(history)
        self.call_after_refresh(self.scroll_end, animate=False)
