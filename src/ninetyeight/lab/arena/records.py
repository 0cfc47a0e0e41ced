"""The file of a season's games beside its ladder, with one record per line (docs/record.md)."""

import json
from pathlib import Path
from typing import NamedTuple

from ninetyeight.lab.arena.ladder import Ladder
from ninetyeight.lab.files import replace_file
from ninetyeight.lab.simulate.scores import UNPLAYED
from ninetyeight.rules import GameError

ENDING = "games.jsonl"


def records_path(ladder: Path) -> Path:
    """Name the file of games that belongs to this ladder alone."""
    if ladder.name.endswith(ENDING):
        raise GameError(
            "ladder", f"{ladder} is a name for files of games: name the ladder differently."
        )
    if ladder.suffix == ".json":
        return ladder.with_suffix(f".{ENDING}")
    return ladder.with_name(f"{ladder.name}-{ENDING}")


class ArenaRecords:
    """Collects the records of a run, and appends them whenever the ladder is saved."""

    def __init__(self, ladder_path: Path) -> None:
        self.path = records_path(ladder_path)
        self._pending: list[str] = []

    def add(self, lines: tuple[str, ...]) -> None:
        self._pending += lines

    def flush(self) -> None:
        if self._pending:
            with self.path.open("a", encoding="ascii") as file:
                file.writelines(f"{line}\n" for line in self._pending)
            self._pending.clear()

    def tidy(self, ladder: Ladder) -> None:
        """Drop games that the ladder does not count: of bots that start over, or played twice.

        A run that was killed may have written games that its ladder does not have, the last one
        perhaps only in part. Games of other seasons and other commands stay.
        """
        try:
            lines = self.path.read_text(encoding="utf-8", errors="replace").splitlines()
        except FileNotFoundError:
            return
        kept: dict[_Key | str, str] = {}
        for line in lines:
            key = _key(line)
            if key is None:
                if _is_json(line):
                    kept[line] = line
            elif key.season != ladder.season.name:
                kept[line] = line
            elif _is_on(ladder, key):
                kept[key] = line
        if len(kept) < len(lines):
            replace_file(self.path, "".join(f"{line}\n" for line in kept.values()))


class _Key(NamedTuple):
    season: str
    bot: str
    edition: str
    deal: int


def _key(line: str) -> _Key | None:
    try:
        meta = json.loads(line)["meta"]
        return _Key(str(meta["season"]), str(meta["bot"]), str(meta["edition"]), int(meta["deal"]))
    except (ValueError, KeyError, TypeError, RecursionError):
        return None


def _is_json(line: str) -> bool:
    try:
        json.loads(line)
    except (ValueError, RecursionError):
        return False
    return True


def _is_on(ladder: Ladder, key: _Key) -> bool:
    entry = ladder.entries.get(key.bot)
    if entry is None or key.edition not in ladder.season.editions or key.deal < 1:
        return False
    if entry.refused is not None:
        return True
    column = entry.scores[key.edition].result
    return key.deal <= len(column) and bool(column[key.deal - 1] != UNPLAYED)
