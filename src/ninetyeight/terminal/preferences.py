"""The user's preferences on this machine (language, theme, name, bell, pace), in one small file."""

import getpass
import json
import os
from dataclasses import asdict, dataclass, replace
from pathlib import Path

from ninetyeight.configuration import in_environment, in_file
from ninetyeight.preferred import (
    SECTION,
    SETTING_NAMES,
    checked_language,
    preferred_language,
    saved_preferences,
)
from ninetyeight.protocol.settings import Pace
from ninetyeight.protocol.text import LONGEST_PERSON_NAME, checked_name
from ninetyeight.rules import GameError
from ninetyeight.rules.errors import shown
from ninetyeight.words import LANGUAGES

THEME_NAMES = ("dark", "light", "contrast")
PACE_NAMES = tuple(pace.value for pace in Pace)


@dataclass(frozen=True, slots=True)
class Preferences:
    """What the user has chosen on this machine."""

    language: str
    theme: str = THEME_NAMES[0]
    name: str = ""
    bell: bool = False
    """Whether the terminal rings when it is the user's turn."""
    pace: str = Pace.NORMAL.value
    """How fast bots play at new tables."""


def read_preferences(path: Path, language: str | None = None) -> Preferences:
    """Read the user's choices. The environment overrides them; the configuration file fills gaps.

    An explicit language overrides everything.
    """
    spoken = preferred_language(path) if language is None else checked_language(language)
    default = _set(
        in_file(SECTION, SETTING_NAMES, os.environ), Preferences(spoken, name=_user_name())
    )
    chosen = _mended(saved_preferences(path), default)
    return replace(_set(in_environment(SETTING_NAMES, os.environ), chosen), language=spoken)


def _set(given: dict[str, str], default: Preferences) -> Preferences:
    """Apply settings; an invalid value is an error."""
    choices = {"theme": THEME_NAMES, "bell": ("true", "false"), "pace": PACE_NAMES}
    for name, allowed in choices.items():
        if name in given and given[name] not in allowed:
            raise GameError(
                "options",
                f"The setting {name} {shown(given[name])} is invalid: choose one of"
                f" {', '.join(allowed)}.",
            )
    bell = given.get("bell", str(default.bell).lower()) == "true"
    return _mended({**asdict(default), **given, "bell": bell}, default)


def write_preferences(path: Path, preferences: Preferences) -> None:
    """Save preferences. An unwritable folder must not stop a game."""
    text = json.dumps(asdict(preferences), ensure_ascii=False, indent=2)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(f"{text}\n", encoding="utf-8")
    except OSError:
        return


def _mended(kept: dict[str, object], default: Preferences) -> Preferences:
    name, language, theme = kept.get("name"), kept.get("language"), kept.get("theme")
    pace = kept.get("pace")
    name = _usable(" ".join(name.split())[:LONGEST_PERSON_NAME]) if isinstance(name, str) else ""
    return Preferences(
        language=language
        if isinstance(language, str) and language in LANGUAGES
        else default.language,
        theme=str(theme) if theme in THEME_NAMES else default.theme,
        name=name or default.name,
        bell=kept.get("bell", default.bell) is True,
        pace=str(pace) if pace in PACE_NAMES else default.pace,
    )


def _usable(name: str) -> str:
    """The name, or an empty one if no table would accept it."""
    try:
        return checked_name(name)
    except GameError:
        return ""


def _user_name() -> str:
    """The login name: the default until the user chooses another."""
    try:
        return _usable(getpass.getuser()[:LONGEST_PERSON_NAME].capitalize())
    except (OSError, KeyError):
        return ""
