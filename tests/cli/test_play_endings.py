"""How the plain game tells the end of a game, in every language."""

from pathlib import Path

import pytest

from cli.commands import run, saved, typed
from ninetyeight.rules import Play, Record, ruleset_of
from ninetyeight.words import LANGUAGES
from rules.tables import actions, small
from table.lost_games import LOST_GAMES, LostGame, entries
from table.tables import A, deck_with


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


def test_the_end_counts_what_was_played_and_names_the_widest_gap(tmp_path: Path) -> None:
    """Alone to the player, of others by name; nothing is called a debt any more."""
    shown = told(LOST_GAMES["no card covers the skull"], tmp_path / "alone.json", "en")
    assert "Cards played: 1 · Turns: 1 · Backwards tricks: 0" in shown
    assert "Turn 1: you played 91 on pile A. From 1, that skipped 89 numbers." in shown
    assert "owed" not in shown
    shared = told(LOST_GAMES["no card covers two fires"], tmp_path / "shared.json", "en")
    assert "Turn 1: Ada played 77 on pile B. From 1, that skipped 75 numbers." in shared


def test_a_won_game_has_no_widest_gap(tmp_path: Path) -> None:
    ruleset = small(1, 3, 4)
    file = saved(tmp_path / "won.json", Record(ruleset, (2, 3, 4), 0, (Play(2, A), Play(3, A))))
    shown = on_one_line(run("play", file, typed=typed("4A")).out)
    assert "You beat the game!" in shown
    assert "Cards played: 3 · Turns: 1 · Backwards tricks: 0" in shown
    assert "skipped" not in shown
