"""Saves a running game after every action."""

import os
import shutil
import tempfile
from contextlib import suppress
from datetime import datetime
from pathlib import Path

from platformdirs import user_data_path

from ninetyeight.cli.plain.screen import Screen
from ninetyeight.rules import Record, edition_of, write_record


class SavedGame:
    """The file that holds the whole game so far."""

    def __init__(self, path: Path, screen: Screen) -> None:
        self.path = path
        self.screen = screen
        self.is_written = False
        """Whether the file is up to date."""
        self.reported: str | None = None
        """The last problem that was reported."""

    def write(self, record: Record) -> None:
        """Save the game; if that fails, report it and let the game go on."""
        try:
            _replace(self.path.resolve(), write_record(record) + "\n")
            self.is_written, self.reported = True, None
        except OSError as error:
            self._report(f"{self.path}: {error.strerror or error}")

    def _report(self, problem: str) -> None:
        self.is_written = False
        if problem != self.reported:
            words = self.screen.voice.say("terminal-not-saved", why=problem)
            self.screen.say(words, style="red")
        self.reported = problem


def new_save_path(record: Record, now: datetime) -> Path:
    """Name a new file in the user's data folder, such as `2026-05-01-183000-original-1.json`."""
    ruleset = record.ruleset
    stem = f"{now:%Y-%m-%d-%H%M%S}-{edition_of(ruleset) or 'house'}-{ruleset.players}"
    folder = user_data_path("ninetyeight", appauthor=False) / "games"
    path, number = folder / f"{stem}.json", 2
    with suppress(OSError):
        while path.exists():
            path, number = folder / f"{stem}-{number}.json", number + 1
    return path


def _replace(path: Path, text: str) -> None:
    """Replace a file atomically: a reader sees the old game or the new one, never a part."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=".saving-", suffix=".json")
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
        if path.exists():
            shutil.copymode(path, name)
        Path(name).replace(path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise
