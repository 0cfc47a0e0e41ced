"""A log of what happened, line by line, with the newest line in sight."""

from textual.widgets import RichLog

LINES_KEPT = 400


class Story(RichLog, can_focus=False):
    """A log that leaves all keys to the table; the mouse wheel scrolls it."""

    def __init__(self) -> None:
        super().__init__(wrap=True, min_width=20, max_lines=LINES_KEPT)
