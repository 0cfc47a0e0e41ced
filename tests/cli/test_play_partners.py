"""`ninetyeight play` with partners: the curtain, the news, names and the starter."""

import re
from dataclasses import replace
from pathlib import Path

import pytest

from cli.commands import (
    careful_actions,
    fresh,
    lines_of,
    loaded,
    run,
    stacked,
    start_of,
    the_saved_game,
    typed,
)
from cli.plays import (
    CURTAIN,
    PAIR,
    SKULL,
    hand_line,
    play,
    plays_of,
    shown,
)
from ninetyeight.rules import (
    replay,
    ruleset_of,
    view_for,
)
from rules.tables import actions, small


def test_each_player_looks_at_the_hand_before_the_starter_is_agreed_on() -> None:
    result = run("play", "-p", "2", "-s", "1", typed=typed("", "", "", "", "2", ""))
    hands = re.findall(r"Hand: (.*)", result.out)
    assert hands[0].split() == ["14", "35", "37", "39", "55", "84", "95"]
    assert hands[1].split() == ["19", "38", "47", "57", "61", "91", "97"]
    assert hands[2] == hands[1]
    assert result.out.index("looks at the first hand") < result.out.index("Who starts?")


@pytest.mark.parametrize("answer", ["1", "2", "3"])
def test_the_starter_is_chosen_by_number(answer: str, home: Path) -> None:
    result = run("play", "-p", "3", typed=typed(*[""] * 6, answer, ""))
    assert the_saved_game(home).starter == int(answer) - 1
    assert f"Player {answer} to play." in result.out


def test_a_starter_who_does_not_exist_is_asked_for_again(home: Path) -> None:
    result = run("play", "-p", "2", typed=typed(*[""] * 4, "3", "0", "x", "2", ""))
    assert "'3' is no player" in result.out
    assert result.out.count("Who starts?") == 4
    assert the_saved_game(home).starter == 1


def test_without_an_answer_the_starter_is_drawn_by_lot(home: Path) -> None:
    for _ in range(40):
        run("play", "-p", "2", typed=typed(*[""] * 5, ""))
        if {loaded(path).starter for path in home.rglob("*.json")} == {0, 1}:
            return
    raise AssertionError("the lot fell on the same player forty times")


def test_names_are_shown_and_saved(home: Path) -> None:
    args = ("-p", "3", "-n", "Ada", "-n", "Grete Müller")
    result = run("play", *args, typed=typed(*[""] * 6, "2", ""))
    assert "Grete Müller to play." in result.out
    assert "Hands: Ada 6, Player 3 6." in result.out
    assert the_saved_game(home).seats == ("Ada", "Grete Müller", "Player 3")


def test_a_partner_hears_what_was_played_and_drawn(tmp_path: Path) -> None:
    told = shown(tmp_path, PAIR, "", "71A 72A .", "", "")
    after = told.split(CURTAIN)[-2]
    assert "Ada: 71A" in after
    assert "Ada: 72A" in after
    assert "Ada: 2 cards drawn." in after


def test_the_third_player_hears_both_turns_before(tmp_path: Path) -> None:
    record = stacked(ruleset_of("original", 3), 2, 3, 4, 5, 6, 7, 12, 13, 14, 15, 16, 17)
    told = shown(tmp_path, record, "", "2A 3A .", "", "", "12B 13B .", "", "")
    after = told.split(CURTAIN)[-2]
    for card in ("Player 1: 2A", "Player 1: 3A", "Player 2: 12B", "Player 2: 13B"):
        assert card in after


def test_words_after_the_end_of_a_turn_are_told_as_not_done(tmp_path: Path) -> None:
    result, game = play(tmp_path, PAIR, "", "71A 72A . 31A 73A .", "", "")
    assert plays_of(game) == "71A 72A ."
    assert "Not done: 31A 73A ." in result.out


def test_words_after_the_end_of_the_game_are_told_as_not_done(tmp_path: Path) -> None:
    result, game = play(tmp_path, SKULL, "20A 3A .", "y")
    assert plays_of(game) == "20A"
    assert "Not done: 3A ." in result.out


def test_a_last_player_with_cards_goes_on_without_a_curtain(tmp_path: Path) -> None:
    record = stacked(small(2, 3, 7), actions=actions("2A 3A 4A"))
    told = shown(tmp_path, record, "", "5A .", "6A .")
    assert told.count(CURTAIN) == 2, "one for the player, one when the game is left"


def test_a_player_on_turn_sees_only_the_own_hand(tmp_path: Path) -> None:
    told = shown(tmp_path, PAIR, "", "71A 72A .", "", "", "cards", "? undo", "37B 99X", "31A")
    _, ada, grete, _ = told.split(CURTAIN)
    own, others = re.compile(r"(?<![+\d])3[1-7](?!\d)"), re.compile(r"(?<![+\d])7[1-7](?!\d)")
    assert not own.search(ada)
    assert set(others.findall(grete)) == {"71", "72"}, "only what was played"
    assert hand_line(ada) == list(range(71, 78))
    assert hand_line(grete) == list(range(31, 38))


@pytest.mark.parametrize("edition", ["original", "extreme"])
@pytest.mark.parametrize("turn", [0, 1, 2, 7, 12])
def test_nothing_between_two_curtains_depends_on_what_is_hidden(
    tmp_path: Path, edition: str, turn: int
) -> None:
    """Other hands and another deck, as far as this player cannot know: the same words."""
    record = fresh(edition, players=3, seed="4")
    done = careful_actions(record)
    lines = lines_of(record, done)[: 3 * turn]
    before = replace(record, actions=tuple(actions(" ".join(lines))))
    state = start_of(before)
    seat = state.seat
    hidden = [*state.deck, *(c for other, h in enumerate(state.hands) if other != seat for c in h)]
    first = shown(tmp_path, record, "", *lines, "cards")
    compared = 0
    for one, other in zip(hidden, hidden[::-1], strict=True):
        swap = {one: other, other: one}
        deck = tuple(swap.get(card, card) for card in record.deck)
        again = replay(replace(before, deck=deck))
        same_view = view_for(again.state, seat) == view_for(state, seat)
        if one < other and again.refused is None and same_view:
            second = shown(tmp_path, replace(record, deck=deck), "", *lines, "cards")
            assert second.split(CURTAIN)[-1] == first.split(CURTAIN)[-1]
            compared += 1
        if compared == 4:
            break
    assert compared == 4


def test_the_first_looks_show_one_hand_each() -> None:
    result = run("play", "-p", "3", "-s", "1", typed=typed(*[""] * 6))
    deck = fresh(players=3).deck
    looks = result.out.split(CURTAIN)[1:4]
    for seat, look in enumerate(looks):
        assert hand_line(look) == sorted(deck[6 * seat : 6 * seat + 6])
        assert look.count("Hand:") == 1


@pytest.mark.parametrize("word", ["q", None])
def test_leaving_in_company_hides_the_hand(tmp_path: Path, word: str | None) -> None:
    """Whoever comes to the keyboard next must not find it on the screen."""
    told = shown(tmp_path, PAIR, "", *filter(None, ["71A", word]))
    assert "Hand:" not in told.split(CURTAIN)[-1]
    assert "Saved." in told.split(CURTAIN)[-1]
