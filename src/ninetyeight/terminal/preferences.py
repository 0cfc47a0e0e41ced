"""The user's preferences on this machine (language, theme, name, bell), in one small file."""

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
    kept_preferences,
    preferred_language,
)
from ninetyeight.protocol.text import LONGEST_PERSON_NAME, checked_name
from ninetyeight.rules import GameError
from ninetyeight.rules.errors import shown
from ninetyeight.words import LANGUAGES

THEME_NAMES = ("dark", "light", "contrast")


@dataclass(frozen=True, slots=True)
class Preferences:
    """What is saved."""

    language: str
    theme: str = THEME_NAMES[0]
    name: str = ""
    bell: bool = False
    """Whether the terminal rings when it is one's turn."""


def read_preferences(path: Path, language: str | None = None) -> Preferences:
    """Read what was chosen; before it comes the environment, and the configuration after it.

    A language that is given comes before all.
    """
    spoken = preferred_language(path) if language is None else checked_language(language)
    usual = _set(
        in_file(SECTION, SETTING_NAMES, os.environ), Preferences(spoken, name=_user_name())
    )
    chosen = _mended(kept_preferences(path), usual)
    return replace(_set(in_environment(SETTING_NAMES, os.environ), chosen), language=spoken)


def _set(given: dict[str, str], usual: Preferences) -> Preferences:
    """Apply a configuration file; report a value that makes no sense."""
    choices = {"theme": THEME_NAMES, "bell": ("true", "false")}
    for name, allowed in choices.items():
        if name in given and given[name] not in allowed:
            raise GameError(
                "options",
                f"The setting {name} {shown(given[name])} is wrong: it is one of"
                f" {', '.join(allowed)}.",
            )
    bell = given.get("bell", str(usual.bell).lower()) == "true"
    return _mended({**asdict(usual), **given, "bell": bell}, usual)


def write_preferences(path: Path, preferences: Preferences) -> None:
    """Save them; an unwritable folder must not stop a game."""
    text = json.dumps(asdict(preferences), ensure_ascii=False, indent=2)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(f"{text}\n", encoding="utf-8")
    except OSError:
        return


def _mended(kept: dict[str, object], usual: Preferences) -> Preferences:
    name, language, theme = kept.get("name"), kept.get("language"), kept.get("theme")
    name = _usable(" ".join(name.split())[:LONGEST_PERSON_NAME]) if isinstance(name, str) else ""
    return Preferences(
        language=language
        if isinstance(language, str) and language in LANGUAGES
        else usual.language,
        theme=str(theme) if theme in THEME_NAMES else usual.theme,
        name=name or usual.name,
        bell=kept.get("bell", usual.bell) is True,
    )


def _usable(name: str) -> str:
    """Return the name, or nothing if no table would accept it."""
    try:
        return checked_name(name)
    except GameError:
        return ""


def _user_name() -> str:
    """The user's login name, until they choose another."""
    try:
        return _usable(getpass.getuser()[:LONGEST_PERSON_NAME].capitalize())
    except (OSError, KeyError):
        return ""
