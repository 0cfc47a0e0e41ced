"""How the plain game tells the end of a game, in every language."""

from pathlib import Path

import pytest

from cli.commands import run, saved, typed
from ninetyeight.rules import Play, Record, ruleset_of
from ninetyeight.words import LANGUAGES
from rules.tables import actions
from table.lost_games import LOST_GAMES, LostGame, entries
from table.tables import deck_with


def told(game: LostGame, file: Path, language: str) -> str:
    """Play the last action of a lost game at the keyboard; return what was shown, on one line."""
    *before, last = actions(game.plays)
    record = Record(
        ruleset_of(game.edition, game.players),
        deck_with(*map(int, game.deck.split())),
        starter=0,
        actions=tuple(before),
        seats=("Ada", "Ben")[: game.players],
    )
    curtain = [""] if game.players > 1 else []
    lines = typed(*curtain, str(last) if isinstance(last, Play) else ".", "y")
    result = run("play", saved(file, record), "--language", language, typed=lines)
    assert (result.code, result.err) == (0, "")
    return on_one_line(result.out)


def on_one_line(text: str) -> str:
    return " ".join(text.split())


@pytest.mark.parametrize("name", LOST_GAMES)
def test_a_lost_game_is_told_as_in_the_other_clients(name: str, tmp_path: Path) -> None:
    """3.5: alone to the player, and of whoever shares the keyboard by name."""
    game = LOST_GAMES[name]
    whom = "you" if game.players == 1 else "other"
    for language in LANGUAGES:
        sentence = entries()[name]["said"][language][whom]
        assert on_one_line(sentence) in told(game, tmp_path / f"{language}.json", language)
