"""The configuration: a file with sections, and the environment, which overrides it."""

from pathlib import Path

import pytest

from cli.commands import run
from ninetyeight.configuration import SERVER_SETTINGS, configured
from ninetyeight.rules import GameError
from ninetyeight.server import Options
from ninetyeight.terminal.app import LocalizedApp
from ninetyeight.terminal.preferences import read_preferences

FILE = """
[terminal]
language = "cs"
theme = "light"
bell = true
[client]
server = "https://play.example"
[lab]
workers = 3
[server]
port = 8080
"""


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    path = tmp_path / "config.toml"
    path.write_text(FILE, encoding="utf-8")
    monkeypatch.setenv("NINETYEIGHT_CONFIG", str(path))
    return path


@pytest.mark.usefixtures("file")
def test_every_part_finds_its_section() -> None:
    assert configured("client") == {"server": "https://play.example"}
    assert configured("lab") == {"workers": "3"}
    assert Options.gathered({}).port == 8080


def test_the_users_file_is_found_by_default(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    monkeypatch.delenv("NINETYEIGHT_CONFIG", raising=False)
    assert configured("lab") == {}
    (tmp_path / "ninetyeight").mkdir()
    (tmp_path / "ninetyeight" / "config.toml").write_text(FILE, encoding="utf-8")
    assert configured("lab") == {"workers": "3"}


@pytest.mark.usefixtures("file")
def test_the_environment_overrides_preferences_which_override_the_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = tmp_path / "terminal.json"
    assert read_preferences(kept).language == "cs"
    assert read_preferences(kept).bell
    kept.write_text('{"language": "fr", "name": "Ada"}', encoding="utf-8")
    assert read_preferences(kept).language == "fr"
    assert read_preferences(kept).theme == "light"
    monkeypatch.setenv("NINETYEIGHT_LANGUAGE", "de")
    assert read_preferences(kept).language == "de"


@pytest.mark.parametrize("damage", ['{"language": []}', '{"language": {}}', "[]", '{"theme": []}'])
def test_damaged_preferences_are_ignored(tmp_path: Path, damage: str) -> None:
    kept = tmp_path / "terminal.json"
    new = read_preferences(kept)
    kept.write_text(damage, encoding="utf-8")
    assert read_preferences(kept) == new


def test_a_language_for_one_run_is_not_saved(tmp_path: Path) -> None:
    kept = tmp_path / "terminal.json"
    kept.write_text('{"language": "fr"}', encoding="utf-8")
    app = LocalizedApp(kept, "de")
    app.set_preference(bell=True)
    assert (read_preferences(kept).language, read_preferences(kept).bell) == ("fr", True)
    app.set_preference(language="it")
    app.set_preference(bell=False)
    assert read_preferences(kept).language == "it"


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("[lab]\nworker = 3", 'there is no setting "worker" in [lab]; did you mean workers?'),
        ("[lab]\nport = 3", 'there is no setting "port" in [lab]; it belongs in [server].'),
        ("[lab]\nx = 3", 'no setting "x" in [lab]; the settings there are workers, executor.'),
        (
            "[terminal]\nlangage = 'de'",
            'no setting "langage" in [terminal]; did you mean language?',
        ),
        ("[client]\nsevrer = 'x'", 'no setting "sevrer" in [client]; did you mean server?'),
        ("[server]\nprot = 80", 'no setting "prot" in [server]; did you mean port?'),
        ("prot = 80", 'no setting "prot" before all sections; did you mean port?'),
        ("workers = 3", 'no setting "workers" before all sections; it belongs in [lab].'),
        ("[lab.workers]\nx = 1\n[lab.more]", 'there is no setting "more" in [lab]'),
        ("[labs]\nworkers = 3", 'there is no section "labs"; did you mean [lab]?'),
        ("[qqq]", 'no section "qqq"; they are server, terminal, client, lab.'),
        ("lab = 3", '"lab" is a section, written [lab].'),
        ("[lab", "is not valid TOML"),
    ],
)
def test_a_faulty_file_gets_one_line(file: Path, line: str, told: str) -> None:
    file.write_text(line, encoding="utf-8")
    with pytest.raises(GameError) as error:
        configured("lab")
    assert told in error.value.message
    assert error.value.message.startswith(f"The file {file}")
    assert "\n" not in error.value.message


def test_every_command_reports_typos_in_any_section(file: Path, tmp_path: Path) -> None:
    file.write_text("[client]\nsevrer = 'x'", encoding="utf-8")
    for read in (
        lambda: configured("lab"),
        lambda: Options.gathered({}),
        lambda: read_preferences(tmp_path / "terminal.json"),
    ):
        with pytest.raises(GameError, match="did you mean server"):
            read()


def test_the_names_of_the_servers_settings_are_complete() -> None:
    assert tuple(Options.model_fields) == SERVER_SETTINGS


def test_an_invalid_setting_is_reported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NINETYEIGHT_WORKERS", "many")
    result = run("lab", "simulate", "--bot", "random", "--games", "10")
    assert result.complaint == 'The setting workers "many" is not a whole number.'
    monkeypatch.setenv("NINETYEIGHT_THEME", "pink")
    with pytest.raises(GameError, match="dark, light, contrast"):
        read_preferences(tmp_path / "terminal.json")


def test_a_named_file_must_exist(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NINETYEIGHT_CONFIG", str(tmp_path / "nowhere.toml"))
    with pytest.raises(GameError, match="No such file"):
        configured("lab")
