"""The preferred language of the terminal client and the plain game."""

import json
import os
from collections.abc import Mapping
from pathlib import Path

from ninetyeight.configuration import SETTINGS, in_environment, in_file
from ninetyeight.rules import GameError
from ninetyeight.rules.errors import shown
from ninetyeight.words import LANGUAGES, best_language

SECTION = "terminal"
SETTING_NAMES = tuple(setting.name for setting in SETTINGS if setting.section == SECTION)
FILE_NAME = "terminal.json"
LANGUAGE = "language"


def preferences_path() -> Path:
    """The file in which the terminal client saves preferences."""
    from platformdirs import user_config_path

    return user_config_path("ninetyeight", appauthor=False) / FILE_NAME


def saved_preferences(path: Path) -> dict[str, object]:
    """Read the saved preferences; empty if the file is missing or broken."""
    try:
        saved = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return saved if isinstance(saved, dict) else {}


def preferred_language(path: Path, environment: Mapping[str, str] | None = None) -> str:
    """Choose by the environment, then the saved preference, the configuration and the locale."""
    environment = os.environ if environment is None else environment
    override = in_environment(SETTING_NAMES, environment).get(LANGUAGE)
    if override is not None:
        return checked_language(override)
    configured = in_file(SECTION, SETTING_NAMES, environment).get(LANGUAGE)
    default = (
        best_language(_locales(environment)) if configured is None else checked_language(configured)
    )
    saved = saved_preferences(path).get(LANGUAGE)
    return saved if isinstance(saved, str) and saved in LANGUAGES else default


def checked_language(language: str) -> str:
    """Return the language if it is supported; refuse any other."""
    if language not in LANGUAGES:
        raise GameError(
            "options",
            f"The setting {LANGUAGE} {shown(language)} is invalid: choose one of"
            f" {', '.join(LANGUAGES)}.",
        )
    return language


def _locales(environment: Mapping[str, str]) -> list[str]:
    names = ("LC_ALL", "LC_MESSAGES", "LANG")
    return [environment[name] for name in names if environment.get(name)]
