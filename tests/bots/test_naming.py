"""The names of bots: one parser for all commands, which opens nothing."""

from pathlib import Path

import numpy as np
import pytest

from bots.test_values import a_net
from ninetyeight.bots import find_bot, registered_bot
from ninetyeight.bots.compiled_bots import CompiledBot
from ninetyeight.bots.naming import BotKind, parse_name, split_team
from ninetyeight.bots.program_bot import ProgramBot
from ninetyeight.bots.values import save_value
from ninetyeight.rules import GameError, ruleset_of


@pytest.mark.parametrize(
    ("name", "kind", "target", "file"),
    [
        ("sharp", BotKind.COMPILED, "sharp", None),
        ("master@24", BotKind.COMPILED, "master@24", None),
        ("sharp:my values/a:b.npz", BotKind.COMPILED, "sharp", "my values/a:b.npz"),
        ("master@24:nowhere.npz", BotKind.COMPILED, "master@24", "nowhere.npz"),
        ("planner:p.json", BotKind.COMPILED, "planner", "p.json"),
        ("nowhere.at.all:Bot", BotKind.MODULE, "nowhere.at.all:Bot", None),
        ("program:./bot --deep 'a b'", BotKind.PROGRAM, "./bot --deep 'a b'", None),
    ],
)
def test_a_name_is_parsed(name: str, kind: BotKind, target: str, file: str | None) -> None:
    parsed = parse_name(name)
    assert (parsed.text, parsed.kind, parsed.target, parsed.file) == (name, kind, target, file)


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("greedy:mine.npz", 'greedy has no weights to load, so "greedy:mine.npz" is not a bot'),
        ("sharp:", '"sharp:" names no file: write sharp:FILE'),
        ("sharp@5:mine.npz", "sharp tries no worlds"),
        ("program:", "The command of the program is empty"),
        ("program:'half", "is not a command"),
        ("a b:Bot", "write module:Class"),
        ("", 'There is no bot ""'),
    ],
)
def test_a_malformed_name_is_refused_with_the_reason(name: str, message: str) -> None:
    with pytest.raises(GameError, match=message):
        parse_name(name)


def test_a_comma_in_quotes_does_not_split_a_team() -> None:
    assert split_team("sharp,mybot:Near") == ("sharp", "mybot:Near")
    assert split_team("program:./bot 'a,b',sharp") == ("program:./bot 'a,b'", "sharp")
    assert split_team('program:./bot "it\'s, ok",sharp') == ('program:./bot "it\'s, ok"', "sharp")


@pytest.mark.parametrize("name", ["sharp:{}", "master@5:{}", "planner:{}", "program:cat {}"])
def test_a_name_from_a_table_opens_no_file(name: str, tmp_path: Path) -> None:
    path = tmp_path / "value.npz"
    save_value(a_net(), {"training_run": {"edition": "original", "players": 2}}, path)
    with pytest.raises(GameError) as caught:
        registered_bot(name.format(path))
    assert caught.value.code == "bot"


def test_a_program_is_found_by_its_command() -> None:
    assert isinstance(find_bot("program:python3 first.py"), ProgramBot)


@pytest.mark.parametrize("bot", ["sharp", "master@24"])
def test_a_bot_uses_the_value_of_its_file(bot: str, tmp_path: Path) -> None:
    path = tmp_path / "mine.npz"
    save_value(a_net(), {"training_run": {"edition": "expert", "players": 3}}, path)
    path.with_suffix(".json").unlink()  # the value itself says what it is
    found = find_bot(f"{bot}:{path}")
    assert isinstance(found, CompiledBot)
    assert found.name == f"{bot}:{path}"
    ruleset = ruleset_of("expert", 3)
    np.testing.assert_allclose(found.net_for(ruleset).out, a_net().out, atol=1e-3)
    path.unlink()
    np.testing.assert_allclose(found.net_for(ruleset).out, a_net().out, atol=1e-3)
    for edition, players, told in (
        ("original", 3, "but this is original with 3 players"),
        ("expert", 1, "but this is expert with 1 player."),
    ):
        with pytest.raises(GameError, match="was trained for expert with 3 players") as caught:
            found.net_for(ruleset_of(edition, players))
        assert told in caught.value.message
        assert caught.value.code == "value"
