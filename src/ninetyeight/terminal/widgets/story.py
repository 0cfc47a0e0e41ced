"""What happened, line by line; the newest line is in sight."""

from textual.widgets import RichLog

LINES_KEPT = 400


class Story(RichLog, can_focus=False):
    """A log that takes no keys from the table beside it; the mouse wheel scrolls it."""

    def __init__(self) -> None:
        super().__init__(wrap=True, min_width=20, max_lines=LINES_KEPT)
