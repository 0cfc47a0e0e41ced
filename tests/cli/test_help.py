"""`--help` and `--version` are readable, quick and true."""

import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from cli.commands import run, run_process
from ninetyeight import __version__

COMMANDS = ("play", "deal", "replay")
HEAVY = ("numba", "numpy", "textual", "fastapi", "sqlalchemy", "matplotlib")


def imported_by(code: str) -> set[str]:
    """The top-level names of all modules that are loaded after this code has run."""
    ask = f"{code}\nimport sys; sys.stderr.write(' '.join(sys.modules))"
    done = subprocess.run([sys.executable, "-c", ask], capture_output=True, text=True, check=True)
    return {name.partition(".")[0] for name in done.stderr.split()}


def test_the_help_describes_every_command_in_a_sentence() -> None:
    result = run("--help")
    assert result.code == 0
    assert result.err == ""
    for command in COMMANDS:
        assert re.search(rf"^  {command} +[A-Z].*\.$", result.out, re.MULTILINE)


def test_the_help_explains_the_exit_codes() -> None:
    told = " ".join(run("--help").out.split())
    for code in ("0 success", "1 invalid input", "2 the command", "130 interrupted", "143 ended"):
        assert code in told


def test_without_a_command_the_help_is_printed() -> None:
    assert run().out.strip() == run("--help").out.strip()


@pytest.mark.parametrize("group", [(), ("lab",), ("admin",)])
def test_the_summary_of_every_command_fits_its_line(
    group: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    commands = run(*group, "--help").out.partition("Commands:\n")[2].partition("\n\n")[0]
    assert all(line.endswith(".") and "..." not in line for line in commands.splitlines())
    assert len(commands.splitlines()) >= 7


@pytest.mark.parametrize("command", COMMANDS)
def test_minus_h_prints_the_help(command: str) -> None:
    assert run(command, "-h") == run(command, "--help")


@pytest.mark.parametrize(
    ("command", "words"),
    [
        ("play", "--edition --players --name --seed --layout --save FILE 34A ? curtain saved"),
        ("deal", "--edition --players --seed --layout original expert short fire strict extreme"),
        ("replay", "--json FILE - status left turn actions refused reason error exit"),
    ],
)
def test_the_help_explains_the_options(command: str, words: str) -> None:
    result = run(command, "--help")
    assert result.code == 0
    for word in words.split():
        assert word in result.out


@pytest.mark.parametrize("command", COMMANDS)
def test_the_help_fits_eighty_columns(command: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("COLUMNS")
    assert max(len(line) for line in run(command, "--help").out.splitlines()) <= 80


@pytest.mark.parametrize("command", COMMANDS)
def test_the_help_says_nothing_about_python_types(command: str) -> None:
    """Readers need not know what `<str>` and `<list[str]>` are."""
    assert "str" not in run(command, "--help").out.replace("strict", "")


@pytest.mark.parametrize("command", COMMANDS)
def test_the_examples_in_the_help_work(
    command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    deal = run("deal").out
    for name in ("saved.json", "game.json", "games.jsonl"):
        Path(name).write_text(deal, encoding="utf-8")
    Path("my-copy.toml").write_text(
        "stop=[2,3,4,5]\nskull=[6,7,8,9]\nthree=[10,11,12,13]\nsilence=[14,15,16,17]\n"
        "no-backwards=[18,19,20,21]\none-pile=[22,23,24,25]\ndraw-one=[26,27,28,29]\n",
        encoding="utf-8",
    )
    help_text = run(command, "--help").out
    examples = re.findall(r"^ +ninetyeight (.*)$", help_text.partition("Examples:")[2], re.M)
    assert len(examples) >= 3
    for example in examples:
        words = example.partition(" > ")[0].rpartition("| ninetyeight ")[2]
        args = shlex.split(words.replace("games/*.json", "game.json saved.json"))
        result = run(*args, typed=deal if "-" in args else "")
        assert result.code == 0, f"{example}: {result.err}"
        assert result.out


def test_the_version_is_printed() -> None:
    assert run("--version").out == f"ninetyeight {__version__}\n"


def test_the_program_starts_as_a_module_and_as_a_script() -> None:
    script = Path(sys.executable).with_name("ninetyeight")
    told = subprocess.run([script, "--version"], capture_output=True, text=True, check=True)
    assert told.stdout == run_process("--version").out == f"ninetyeight {__version__}\n"


def test_the_usage_names_the_program_instead_of_a_file() -> None:
    assert run_process("--help").out.startswith("Usage: python -m ninetyeight ")
    assert run_process("deal", "--help").out.startswith("Usage: python -m ninetyeight deal ")


@pytest.mark.parametrize("words", ["--help", "play --help"])
def test_help_imports_nothing_heavy(words: str) -> None:
    loaded = imported_by(
        f"import sys; sys.argv = ['ninetyeight', *{words.split()}]\n"
        "from ninetyeight.cli import main\n"
        "try:\n  main()\nexcept SystemExit: pass"
    )
    assert "typer" in loaded
    assert not loaded & {*HEAVY, "rich", "platformdirs", "asyncio", "ssl"}


def test_the_rules_import_nothing_of_the_command_line() -> None:
    loaded = imported_by("import ninetyeight.rules")
    assert "ninetyeight" in loaded
    assert not loaded & {*HEAVY, "rich", "typer", "click", "platformdirs"}


def test_replay_json_imports_no_library_for_colours() -> None:
    loaded = imported_by(
        "import sys; sys.argv = ['ninetyeight', 'replay', '--json', 'missing']\n"
        "from ninetyeight.cli import main\n"
        "try:\n  main()\nexcept SystemExit: pass"
    )
    assert not loaded & {*HEAVY, "rich", "platformdirs"}
