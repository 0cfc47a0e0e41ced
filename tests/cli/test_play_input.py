"""`ninetyeight play`: typing, taking back, and the question before a losing play."""

import re
from dataclasses import replace
from pathlib import Path

import pytest

from cli.commands import (
    fresh,
    loaded,
    run,
    saved,
    stacked,
)
from cli.plays import (
    PAIR,
    SKULL,
    SOLO,
    hand_line,
    play,
    plays_of,
    shown,
)
from ninetyeight.rules import (
    Chat,
    Talk,
    ruleset_of,
)
from rules.tables import actions, small


@pytest.mark.parametrize(
    "line", ["30A 31A .", "30a 31a.", "30 A 31 A .", "30A,31A.", "  30A\t31A  . ", "30A, 31A, ."]
)
def test_a_turn_is_typed_in_several_ways(tmp_path: Path, line: str) -> None:
    _, game = play(tmp_path, SOLO, line)
    assert plays_of(game) == "30A 31A ."


def test_a_turn_may_be_typed_card_by_card(tmp_path: Path) -> None:
    _, game = play(tmp_path, SOLO, "30A", "", "31A", ".")
    assert plays_of(game) == "30A 31A ."


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("bogus", "“bogus” is not understood"),
        ("30", "“30” is not understood"),
        ("A", "“A” is not understood"),
        ("A30", "“A30” is not understood"),
        ("300A", "“300A” is not understood"),
        ("-30A", "“-30A” is not understood"),
        ("30AB", "“30AB” is not understood"),
        ("\u0663\u0660A", "is not understood"),
        ("30E", "There is no such pile: the piles are A, B, C and D."),
        ("29A", "29 is not in your hand."),
        ("29", "29 is not in your hand."),
        ("99A", "99 is not in your hand."),
        ("0A", "0 is not in your hand."),
        (".", "The turn cannot end yet: something is still owed. · 2 more cards"),
        ("undo", "No card from this turn can be taken back."),
        ("30A bogus", "“bogus” is not understood"),
        ("30A 30E", "There is no such pile: the piles are A, B, C and D."),
        ("\x00", "is not understood"),
        ("\x1b[A", "is not understood"),
        ("x" * 100_000, "is not understood"),
        ("[red]", "“[red]” is not understood"),
    ],
)
def test_wrong_input_is_explained_and_does_nothing(tmp_path: Path, line: str, answer: str) -> None:
    result, game = play(tmp_path, SOLO, line)
    assert answer in result.out
    assert "\x1b" not in result.out
    assert game.actions == ()


@pytest.mark.parametrize(
    ("first", "forbidden"), [(14, "Only one card"), (21, "No backwards"), (7, "Silence")]
)
def test_what_an_order_forbids_does_not_keep_a_turn_from_ending(
    tmp_path: Path, first: int, forbidden: str
) -> None:
    """6: a lasting order limits what may be done; it is not owed."""
    record = stacked(ruleset_of("extreme", 1), first, first + 1)
    told = shown(tmp_path, record, f"{first}A .")
    refusal = next(line for line in told.splitlines() if "cannot end yet" in line)
    assert refusal.endswith("something is still owed. · One more card")
    assert forbidden not in refusal


def test_a_line_that_is_not_text_does_nothing(tmp_path: Path) -> None:
    file = saved(tmp_path / "game.json", SOLO)
    result = run("play", file, typed=b"\xff\xfe\n30A\n")
    assert (result.code, result.err) == (0, "")
    assert plays_of(loaded(file)) == "30A"


def test_a_card_that_does_not_fit_is_refused_with_the_reason(tmp_path: Path) -> None:
    result, game = play(tmp_path, SOLO, "50A", "30A")
    assert "30 does not fit on A" in result.out
    assert plays_of(game) == "50A"


def test_the_words_after_a_refused_one_are_not_done(tmp_path: Path) -> None:
    result, game = play(tmp_path, SOLO, "50A 30A 60A .")
    assert plays_of(game) == "50A"
    assert re.search(r"Not done.*60A \.", result.out)


@pytest.mark.parametrize("word", ["?", "h", "help", "HELP"])
def test_a_question_mark_explains_input_and_rules(tmp_path: Path, word: str) -> None:
    result, game = play(tmp_path, SOLO, word)
    assert "34A 36A ." in result.out
    for thing in ("undo", "cards", "quit", "backwards trick", "98 cards"):
        assert thing in result.out
    assert "Orders:" not in result.out
    assert game.actions == ()


def test_the_explanation_has_the_orders_and_fires_of_this_game(tmp_path: Path) -> None:
    told = shown(tmp_path, fresh("extreme+fire"), "?")
    assert "Stop (3 42 59 98): The turn ends at once" in told
    assert "The cards 22 33 44 55 66 77 burn" in told


def test_the_cards_already_played_are_shown(tmp_path: Path) -> None:
    told = shown(tmp_path, SOLO, "30A 20A 80C cards")
    assert "A: 30 20" in told
    assert "No card on pile B yet" in told
    assert "C: 80" in told


@pytest.mark.parametrize("word", ["q", "quit", "exit", "QUIT"])
def test_quitting_saves_and_says_how_to_resume(tmp_path: Path, word: str) -> None:
    result, game = play(tmp_path, SOLO, "30A", word, "31A")
    assert plays_of(game) == "30A"
    assert f"ninetyeight play {tmp_path / 'game.json'}" in result.out


def test_undo_takes_back_the_cards_of_this_turn_one_by_one(tmp_path: Path) -> None:
    result, game = play(tmp_path, SOLO, "30A 31A", "undo", "21B", "undo", "u", "undo", "50A")
    assert "You take 31 back from pile A." in result.out
    assert "No card from this turn can be taken back." in result.out
    assert plays_of(game) == "50A"
    assert hand_line(result.out) == [20, 21, 30, 31, 60, 70, 80]


def test_undo_stops_at_the_beginning_of_the_turn(tmp_path: Path) -> None:
    result, game = play(tmp_path, SOLO, "30A 31A .", "undo")
    assert "No card from this turn can be taken back." in result.out
    assert plays_of(game) == "30A 31A ."


def test_undo_works_in_a_resumed_game(tmp_path: Path) -> None:
    play(tmp_path, SOLO, "30A 31A . 50A")
    file = tmp_path / "game.json"
    run("play", str(file), typed="undo\nundo\n")
    assert plays_of(loaded(file)) == "30A 31A ."


def test_undo_leaves_a_valid_record_with_talk(tmp_path: Path) -> None:
    record = replace(SOLO, actions=tuple(actions("30A")), talk=(Talk(1, Chat(0, "Hm.")),))
    _, game = play(tmp_path, record, "undo")
    assert game.actions == ()


def test_undo_is_refused_with_partners(tmp_path: Path) -> None:
    result, game = play(tmp_path, PAIR, "", "71A", "undo")
    assert "With partners a card laid is laid" in result.out
    assert plays_of(game) == "71A"


def test_a_losing_play_asks_for_confirmation(tmp_path: Path) -> None:
    told = shown(tmp_path, SKULL, "20A", "")
    assert "20A: This card would lose the game" in told
    assert "Play it all the same? [y/N]" in told


@pytest.mark.parametrize("answer", ["", "n", "no", "x", "20A", "?"])
def test_a_losing_play_is_dropped_without_a_yes(tmp_path: Path, answer: str) -> None:
    result, game = play(tmp_path, SKULL, "20A", answer)
    assert game.actions == ()
    assert "The 20 stays in the hand." in result.out


@pytest.mark.parametrize("answer", ["y", "yes", " Y "])
def test_a_losing_play_is_done_with_a_yes(tmp_path: Path, answer: str) -> None:
    result, game = play(tmp_path, SKULL, "20A", answer)
    assert plays_of(game) == "20A"
    assert (
        "The game is lost. The skull on pile A stayed uncovered: no card fit there." in result.out
    )


def test_a_player_whose_every_card_loses_is_told_why_and_not_asked(tmp_path: Path) -> None:
    """3.3: both cards are skulls, so one of them stays on top."""
    record = stacked(small(1, 2, 3, skull=(2, 3)), 2, 3)
    result, game = play(tmp_path, record, "2A", "n")
    assert "No card can save the game now: a skull would stay uncovered." in result.out
    assert "Play it all the same?" not in result.out
    assert plays_of(game) == "2A"


def test_the_words_after_a_dropped_play_are_not_done(tmp_path: Path) -> None:
    """A player who reconsiders one card has not decided on the next."""
    _, game = play(tmp_path, SKULL, "20A 3A 4A .", "")
    assert game.actions == ()


def test_the_end_of_input_at_the_question_drops_the_play(tmp_path: Path) -> None:
    _, game = play(tmp_path, SKULL, "3A 20A")
    assert plays_of(game) == "3A"
