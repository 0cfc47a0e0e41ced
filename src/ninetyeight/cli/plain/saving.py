"""Keeps the record of a running game on disk, whole after every action."""

import os
import tempfile
from datetime import datetime
from pathlib import Path

from platformdirs import user_data_path

from ninetyeight.cli.plain.screen import Screen
from ninetyeight.rules import Record, edition_of, write_record


class SavedGame:
    """A file that always holds the whole game as it stands."""

    def __init__(self, path: Path, screen: Screen) -> None:
        self.path = path
        self.screen = screen
        self.problem: str | None = None
        """Why the last writing failed; the game goes on all the same."""

    def write(self, record: Record) -> None:
        """Write the game; where that is not possible, say so once and let the game go on."""
        try:
            self._replace(write_record(record) + "\n")
            self.problem = None
        except OSError as error:
            problem = f"{error.filename or self.path}: {error.strerror or error}"
            if problem != self.problem:
                self.screen.say(f"The game cannot be saved: {problem}.", style="red")
            self.problem = problem

    def _replace(self, text: str) -> None:
        """Replace the file at once: a reader sees the old game or the new one, never half."""
        folder = self.path.parent
        folder.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(dir=folder, prefix=".saving-", suffix=".json")
        try:
            with os.fdopen(handle, "w", encoding="utf-8") as file:
                file.write(text)
            Path(name).replace(self.path)
        except BaseException:
            Path(name).unlink(missing_ok=True)
            raise


def new_save_path(record: Record, now: datetime) -> Path:
    """Name a new file in the user's data folder, such as `2026-05-01-183000-original-1.json`."""
    ruleset = record.ruleset
    stem = f"{now:%Y-%m-%d-%H%M%S}-{edition_of(ruleset) or 'house'}-{ruleset.players}"
    folder = user_data_path("ninetyeight", appauthor=False) / "games"
    return next(
        folder / name
        for name in (f"{stem}{suffix}.json" for suffix in ("", *(f"-{n}" for n in range(2, 1000))))
        if not (folder / name).exists()
    )
