"""Ladder files, format 2: JSON with a season, its bots and how each game ended.

Format 1, whose columns are packed, is still read.
"""

import json
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

from ninetyeight import __version__
from ninetyeight.kernel.packing import RESULTS
from ninetyeight.lab.arena.ladder import Ladder, LadderEntry, Season, season_as_dict
from ninetyeight.lab.files import check_ordinary, read_json, replace_file
from ninetyeight.lab.simulate.job import sign_level
from ninetyeight.lab.simulate.scores import scores_from_dict
from ninetyeight.rules import GameError
from ninetyeight.rules.errors import shown

FORMAT = "ninetyeight/arena/2"
FORMATS = (FORMAT, "ninetyeight/arena/1")


def write_ladder(ladder: Ladder, path: Path) -> None:
    content = {
        "format": FORMAT,
        **season_as_dict(ladder.season),
        "version": __version__,
        "results": RESULTS,
        "entries": [_entry_as_dict(entry) for entry in ladder.entries.values()],
    }
    replace_file(path, json.dumps(content) + "\n")


def read_ladder(path: Path) -> Ladder:
    """Read a ladder file; `GameError` names what is wrong with it in one line."""
    content = read_json(path, "ladder", "ladder")
    try:
        return _ladder(content)
    except GameError as error:
        raise GameError("ladder", f"{path} is not a ladder: {error.message}") from None


def resume_ladder(season: Season, path: Path, *, force: bool) -> Ladder:
    """Read the ladder of a season to continue it, or begin an empty one.

    `GameError` protects the ladder of another season or another version, unless `force` is set.
    """
    old = _old_ladder(path, force=force)
    if old is None:
        return Ladder(season, {})
    if not old.season.is_same_but_for_games(season) or old.season.games > season.games:
        raise _other(path, f"is the ladder of {describe(old.season)}")
    versions = {entry.version for entry in old.entries.values()} - {__version__}
    if versions:
        raise _other(path, f"was made by version {min(versions)}, and this is {__version__}")
    return old.grown(season)


def season_from_options(
    name: str, options: Mapping[str, Any], path: Path, *, force: bool
) -> Season:
    """Make a season from the options given; the ladder in the file supplies the rest."""
    old = _old_ladder(path, force=force)
    begun = Season(name) if old is None else old.season
    given = {key: value for key, value in options.items() if value is not None}
    return replace(begun, name=name, **given)


def _old_ladder(path: Path, *, force: bool) -> Ladder | None:
    check_ordinary(path)
    if force or not path.exists():
        return None
    try:
        return read_ladder(path)
    except GameError as error:
        raise GameError("ladder", f"{error.message} --force overwrites it.") from None


def describe(season: Season) -> str:
    """Describe a season on one line."""
    players = "solo" if season.players == 1 else f"{season.players} players"
    each = " of each edition" if len(season.editions) > 1 else ""
    talk = "" if season.players == 1 else f", {season.talk} signs".replace("none signs", "no signs")
    editions = ", ".join(season.editions)
    return f"season {season.name}: {editions}, {players}{talk}, {season.games:,} deals{each}"


def _other(path: Path, why: str) -> GameError:
    return GameError("ladder", f"{path} {why}. Use another file, or overwrite it with --force.")


def _entry_as_dict(entry: LadderEntry) -> dict[str, Any]:
    figures = {} if entry.refused else entry.summary.as_dict()
    return {
        "bot": entry.bot,
        "refused": entry.refused,
        "version": entry.version,
        "fingerprint": entry.fingerprint,
        **{name: figures[name] for name in ("games", "wins", "interval", "mean_left") if figures},
        "columns": {edition: scores.as_dict() for edition, scores in entry.scores.items()},
    }


def _ladder(content: object) -> Ladder:
    if not isinstance(content, Mapping) or content.get("format") not in FORMATS:
        found = content.get("format") if isinstance(content, Mapping) else content
        raise GameError("ladder", f"its format {shown(found)} is not {FORMAT!r}.")
    try:
        season = Season(
            str(content["season"]),
            tuple(map(str, content["editions"])),
            content["players"],
            content["games"],
            sign_level(content["talk"]),
        )
        entries = [_entry(each, season) for each in content["entries"]]
    except (KeyError, TypeError) as error:
        raise GameError("ladder", f"something is missing or malformed ({error}).") from None
    return Ladder(season, {entry.bot: entry for entry in entries})


def _entry(content: Mapping[str, Any], season: Season) -> LadderEntry:
    refused = content["refused"]
    columns = content["columns"]
    if refused is None and set(columns) != set(season.editions):
        raise GameError("ladder", f"{shown(content['bot'])} has columns for other editions.")
    return LadderEntry(
        str(content["bot"]),
        {} if refused else {e: scores_from_dict(columns[e], season.games) for e in season.editions},
        None if refused is None else str(refused),
        str(content["version"]),
        content["fingerprint"],
    )
