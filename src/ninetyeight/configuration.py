"""The configuration of the whole program: one TOML file and environment variables.

The file is the one given by `--config` or `NINETYEIGHT_CONFIG`, or else `config.toml` in the user's
configuration folder. It has a section for each part of the program. The environment variable of a
setting, `NINETYEIGHT_` followed by its name in capitals, overrides the file.
"""

import os
import tomllib
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ninetyeight.rules import GameError
from ninetyeight.rules.errors import shown

PREFIX = "NINETYEIGHT_"
CONFIG = "config"
"""The setting that names the configuration file."""
FILE_NAME = "config.toml"
SERVER = "server"
"""The server's section, whose settings may also come before all sections; see `server.options`."""


@dataclass(frozen=True, slots=True)
class Setting:
    """A setting outside the server's section."""

    section: str
    name: str
    default: str
    """The default, in words."""
    about: str


SETTINGS = (
    Setting("terminal", "language", "the system's", "en, de, fr, it, cs or ru."),
    Setting("terminal", "theme", "dark", "The colours: dark, light or contrast."),
    Setting("terminal", "name", "the system's", "Your name at tables."),
    Setting("terminal", "bell", "false", "Whether the terminal rings when it is your turn."),
    Setting("terminal", "pace", "normal", "Bots at new tables: slow, normal, fast or instant."),
    Setting("terminal", "data", "your user data folder", "The folder for games on this machine."),
    Setting("client", "server", "", "The default server of `join`, `lobby` and `bot`."),
    Setting("lab", "workers", "one per core", "How many processes play at the same time."),
    Setting("lab", "executor", "local", "Where the lab runs; see docs/lab.md."),
)
"""All settings outside the server's section."""
SERVER_SETTINGS = (
    "host",
    "port",
    "database",
    "redis",
    "data",
    "trust_proxy",
    "origins",
    "hosts",
    "metrics_token",
    "keep_tables_days",
    "keep_games_days",
    "keep_people_days",
    "idle_lobby_hours",
    "idle_game_days",
    "person_rate",
    "person_burst",
    "address_rate",
    "address_burst",
    "new_people_per_hour",
    "codes_per_minute",
    "imports_per_hour",
    "address_imports_per_hour",
    "replays_per_minute",
    "solutions_per_hour",
    "address_solutions_per_hour",
    "lesson_steps_per_minute",
    "hints_per_minute",
    "tables_per_person",
    "sockets_per_person",
    "sockets_per_address",
    "connections",
    "connections_per_address",
    "work_processes",
    "work_per_person",
    "work_per_address",
    "solver_processes",
    "bot_processes",
    "bot_seconds",
    "bot_pace",
)
"""The names of the server's settings, to check a file without importing the server."""
SECTIONS = (SERVER, *dict.fromkeys(setting.section for setting in SETTINGS))


def configured(section: str, environment: Mapping[str, str] | None = None) -> dict[str, str]:
    """Read the settings of a section as text, from the file and the environment."""
    names = tuple(setting.name for setting in SETTINGS if setting.section == section)
    environment = os.environ if environment is None else environment
    return {**in_file(section, names, environment), **in_environment(names, environment)}


def in_file(section: str, names: Collection[str], environment: Mapping[str, str]) -> dict[str, str]:
    """Read the settings of a section that are in the file, as text."""
    settings = section_of(read_file(None, environment), section)
    return {name: _text(value) for name, value in settings.items() if name in names}


def in_environment(names: Collection[str], environment: Mapping[str, str]) -> dict[str, str]:
    """Read the settings that are in the environment."""
    return {
        name: environment[PREFIX + name.upper()]
        for name in names
        if PREFIX + name.upper() in environment
    }


def read_file(path: Path | str | None, environment: Mapping[str, str]) -> dict[str, Any]:
    """Read the file at `path`, or the one the environment names, or the user's if it exists.

    A named file must exist. All sections are checked for unknown names, not only the one the caller
    needs, because a typo would otherwise go unnoticed.
    """
    named = path or environment.get(PREFIX + CONFIG.upper())
    file = _users_file() if not named else Path(named)
    if not named and not file.is_file():
        return {}
    try:
        content = tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        why = error.strerror or str(error)
        raise GameError("options", f"The file {file} cannot be read: {why}.") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise GameError("options", f"The file {file} is not valid TOML: {error}.") from None
    if problem := _problem(content):
        raise GameError("options", f"The file {file}: {problem}")
    return content


def section_of(content: Mapping[str, Any], section: str) -> dict[str, Any]:
    """Return a section of the file; settings before the first section belong to the server."""
    found = content.get(section, {})
    if section != SERVER:
        return dict(found)
    top = {name: value for name, value in content.items() if not isinstance(value, dict)}
    return {**top, **found}


def _problem(content: Mapping[str, Any]) -> str | None:
    """Describe the first unknown name in the file; None if all are known."""
    for name, value in content.items():
        if name in SECTIONS and not isinstance(value, dict):
            return f"{shown(name)} is a section, written [{name}]."
        if isinstance(value, dict) and name not in SECTIONS:
            near = _nearest(name, SECTIONS)
            guess = f"did you mean [{near}]?" if near else f"they are {', '.join(SECTIONS)}."
            return f"there is no section {shown(name)}; {guess}"
        known = _names_of(name if isinstance(value, dict) else SERVER)
        where = f"in [{name}]" if isinstance(value, dict) else "before all sections"
        for setting in value if isinstance(value, dict) else (name,):
            if setting not in known:
                return f"there is no setting {shown(setting)} {where}; {_guess(setting, known)}"
    return None


def _names_of(section: str) -> tuple[str, ...]:
    own = tuple(setting.name for setting in SETTINGS if setting.section == section)
    return SERVER_SETTINGS if section == SERVER else own


def _guess(name: str, known: Sequence[str]) -> str:
    """Guess what was meant: the same name in another section, or the closest name here."""
    elsewhere = [section for section in SECTIONS if name in _names_of(section)]
    if elsewhere:
        return f"it belongs in [{elsewhere[0]}]."
    near = _nearest(name, known)
    if near:
        return f"did you mean {near}?"
    return f"the settings there are {', '.join(known)}."


def _nearest(name: str, known: Sequence[str]) -> str | None:
    from difflib import get_close_matches

    return next(iter(get_close_matches(name, known, n=1)), None)


def _users_file() -> Path:
    from platformdirs import user_config_path

    return user_config_path("ninetyeight", appauthor=False) / FILE_NAME


def _text(value: object) -> str:
    """Write a value of the file as an environment variable would."""
    return str(value).lower() if isinstance(value, bool) else str(value)
