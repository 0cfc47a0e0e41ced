"""The options of `ninetyeight bot` and `ninetyeight arena`: each error is one line."""

import re
import socket
from typing import NoReturn

import pytest

from cli.commands import run
from cli.test_help import imported_by
from ninetyeight.bots import BotFailed
from ninetyeight.bots.program_bot import ProgramBot
from ninetyeight.cli.run_bot import VisitOptions, run_bot

LINK = "https://play.example/table/x"
BOT = ("--bot", "greedy")


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("--table", LINK), "Name one bot: --bot NAME, --bot module:Class or --program COMMAND"),
        (("--table", LINK, *BOT, "--program", "x"), "Name one bot: --bot NAME"),
        (("--table", LINK, "--program", "'x"), "is not a command"),
        (("--table", "x", *BOT), 'The id "x" alone does not say which server'),
        (("--table", "x y", "--server", "play.example", *BOT), "neither the id nor the link"),
        (("--table", "x", "--server", "a b", *BOT), '"a b" is not the address of a server'),
        (("--table", LINK, *BOT, "--seat", "0"), "--seat 0: use 1 or more"),
        (("--table", LINK, *BOT, "--games", "-1"), "--games -1: use 1 or more"),
        (("--table", LINK, *BOT, "--pace", "-1"), "-1.0 seconds: use 0 to 3600"),
        (("--table", LINK, *BOT, "--time", "0"), "0.0 seconds: use more than 0, up to 3600"),
        (("--table", LINK, "--bot", "nobody"), 'There is no bot "nobody"; the bots are random,'),
        (("--table", LINK, "--bot", "nowhere:Bot"), "nowhere:Bot cannot be loaded"),
        (("--table", LINK, "--program", "nowhere/bot"), "nowhere/bot cannot be started"),
    ],
)
def test_invalid_options_get_one_line(words: tuple[str, ...], message: str) -> None:
    ran = run("bot", *words)
    assert ran.code == 1
    assert message in ran.complaint
    assert ran.out == ""


def test_an_unreachable_server_is_reported() -> None:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        free = f"http://127.0.0.1:{listener.getsockname()[1]}"
    ran = run("bot", "--server", free, "--table", "x", "--program", "cat")
    assert ran.code == 1
    assert f"The server at {free} cannot be reached" in ran.complaint


class Loud(ProgramBot):
    """A bot that cannot start, and whose message has colour codes."""

    def start(self) -> NoReturn:
        raise BotFailed("It failed.", "\x1b[31mred\x07\n\tat line 3")


def test_what_a_bot_prints_cannot_control_the_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    options = VisitOptions(LINK, *(None,) * 4, pace=0, seed=None, token=None)
    with pytest.raises(BotFailed):
        run_bot(Loud("loud", 1.0), options)
    assert capsys.readouterr().err == "\ufffd[31mred\ufffd\n        at line 3\n"


@pytest.mark.parametrize("command", ["bot", "arena"])
def test_help_is_written_for_people(command: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("COLUMNS", raising=False)
    text = run(command, "--help").out
    assert max(map(len, text.splitlines())) <= 80
    assert "str" not in text.replace("strict", "")
    assert len(re.findall(rf"^ +ninetyeight {command} ", text, re.MULTILINE)) >= 3
    assert re.search(rf"^  {command} +[A-Z].*\.$", run("--help").out, re.MULTILINE)


@pytest.mark.parametrize("command", ["bot", "arena"])
def test_help_imports_nothing_heavy(command: str) -> None:
    loaded = imported_by(
        f"import sys; sys.argv = ['ninetyeight', '{command}', '--help']\n"
        "from ninetyeight.cli import main\n"
        "try:\n  main()\nexcept SystemExit: pass"
    )
    assert not loaded & {"numba", "numpy", "httpx", "websockets", "asyncio", "rich"}
