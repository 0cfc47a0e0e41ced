"""`ninetyeight play`: whole games, and what the table shows."""

import re
from dataclasses import replace
from pathlib import Path

import pytest

from cli.commands import (
    Terminal,
    careful_actions,
    fresh,
    lines_of,
    loaded,
    run,
    run_process,
    saved,
    stacked,
    start_of,
    the_saved_game,
    typed,
)
from cli.plays import (
    CODES,
    SOLO,
    hand_line,
    play,
    shown,
)
from ninetyeight.rules import (
    PILES,
    Action,
    Chat,
    Duty,
    Play,
    Talk,
    apply,
    legal_actions,
    replay,
    ruleset_of,
)
from rules.tables import actions, small


@pytest.mark.parametrize("edition", ["original", "expert", "short", "fire", "strict-fire"])
def test_a_solo_game_is_played_to_its_end(edition: str, home: Path) -> None:
    record = fresh(edition)
    done = careful_actions(record)
    result = run("play", "-e", edition, "-s", "1", typed=typed(*lines_of(record, done)))
    assert (result.code, result.err) == (0, "")
    game = the_saved_game(home)
    assert game.actions == done
    assert game.deck == record.deck
    end = replay(game).state
    assert end.outcome is not None
    assert ("You beat the game" if end.outcome.is_won else "The game is lost") in result.out
    assert f"ninetyeight replay {next(home.rglob('*.json'))}" in result.out


def test_the_first_line_says_what_fire_demands_of_one_player_alone(tmp_path: Path) -> None:
    """4.4: alone, every fire must be covered by the very next card."""
    result, _ = play(tmp_path, fresh("fire"), "q")
    told = " ".join(result.out.split())
    assert "6 cards burn, and the very next card must cover them." in told


def test_a_loss_says_how_many_cards_were_needed(tmp_path: Path) -> None:
    record = fresh("expert", seed="1")
    end = replay(replace(record, actions=careful_actions(record))).state
    assert end.outcome is not None
    assert end.outcome.broken is Duty.MINIMUM, "this deal is lost by the rules"
    result, _ = play(tmp_path, record, *lines_of(record, careful_actions(record)))
    assert "The game is lost. You needed " in result.out


def test_a_solo_game_is_won(tmp_path: Path) -> None:
    record = stacked(ruleset_of("original", 1))
    result, game = play(tmp_path, record, *lines_of(record, careful_actions(record)))
    assert "You beat the game! All 98 played!" in result.out
    assert replay(game).state.left == 0


def test_a_solo_game_of_extreme_is_played_to_its_end(tmp_path: Path) -> None:
    record = fresh("extreme", seed="3")
    done = careful_actions(record)
    result, game = play(tmp_path, record, *lines_of(record, done))
    assert game.actions == done
    assert "The game is lost." in result.out or "You beat the game" in result.out


@pytest.mark.parametrize("players", [2, 3])
def test_a_whole_game_is_played_at_one_keyboard(players: int, home: Path) -> None:
    record = fresh("extreme+fire", players, seed="5")
    done = careful_actions(record)
    looks = [""] * (2 * players)
    lines = typed(*looks, "1", "", *lines_of(record, done), "q")
    result = run("play", "-e", "extreme+fire", "-p", str(players), "-s", "5", typed=lines)
    assert (result.code, result.err) == (0, "")
    game = the_saved_game(home)
    assert (game.actions, game.starter) == (done, 0)
    assert "Again?" in result.out


def test_a_real_process_plays_a_whole_game(home: Path) -> None:
    record = fresh(players=2)
    done = careful_actions(record)
    lines = typed("", "", "", "", "1", "", *lines_of(record, done))
    result = run_process("play", "-p", "2", "-s", "1", typed=lines.encode())
    assert (result.code, result.err) == (0, "")
    assert the_saved_game(home).actions == done
    assert "\x1b" not in result.out


def test_at_the_end_all_hands_are_open(tmp_path: Path) -> None:
    record = replace(fresh(players=2), seats=("Ada", "Grete"))
    done = careful_actions(record)
    hands = replay(replace(record, actions=done)).state.hands
    told = shown(tmp_path, record, "", *lines_of(record, done))
    for name, hand in zip(("Ada", "Grete"), hands, strict=True):
        assert f"Left in hand, {name}: {' '.join(map(str, hand))}" in told


def test_another_game_is_a_new_deal_with_the_same_people_and_rules(home: Path) -> None:
    record = fresh("short")
    lines = lines_of(record, careful_actions(record))
    result = run("play", "-e", "short", "-s", "1", "-n", "Ada", typed=typed(*lines, "", "q"))
    assert result.code == 0
    first, second = sorted(map(loaded, home.rglob("*.json")), key=lambda game: len(game.actions))
    assert first.actions == ()
    assert first.ruleset == second.ruleset
    assert first.seats == second.seats == ("Ada",)
    assert first.deck != second.deck
    assert first.seed is None


def test_the_same_deal_can_be_played_again(home: Path) -> None:
    record = fresh()
    lines = lines_of(record, careful_actions(record))
    run("play", "-s", "1", typed=typed(*lines, "s", *lines, "q"))
    first, second = map(loaded, home.rglob("*.json"))
    assert (first.deck, first.seed, first.actions) == (second.deck, second.seed, second.actions)


@pytest.mark.parametrize("again", ["s", ""])
def test_another_game_after_one_with_talk_is_saved_as_a_valid_record(
    tmp_path: Path, home: Path, again: str
) -> None:
    record = stacked(small(1, 4, 20), actions=actions("2A 3A"))
    record = replace(record, talk=(Talk(2, Chat(0, "Hm.")),))
    play(tmp_path, record, *lines_of(record, careful_actions(record)), again, "q")
    assert the_saved_game(home).actions == ()


def test_the_table_shows_piles_hand_deck_duty_and_what_fits(tmp_path: Path) -> None:
    told = [line.rstrip() for line in shown(tmp_path, SOLO).splitlines()]
    assert "Draw pile: 90 cards. 98 cards left." in told
    assert "  Your hand: 20  21  30  31  50  60  70  80" in told
    assert "  Play 2 more cards" in told
    assert (
        "  A↑ 1            20 +19  21 +20  30 +29  31 +30  50 +49  60 +59  70 +69  80 +79" in told
    )
    assert (
        "  C↓ 100          80 +20  70 +30  60 +40  50 +50  31 +69  30 +70  21 +79  20 +80" in told
    )


def test_the_table_marks_a_trick_where_it_is_legal(tmp_path: Path) -> None:
    assert re.search(r"A↑ 30 +20 ↩ trick +31 \+1 ", shown(tmp_path, SOLO, "30A"))


def test_what_the_table_offers_is_what_the_rules_allow(tmp_path: Path) -> None:
    record = fresh("extreme+strict-fire", seed="8")
    done = careful_actions(record)
    told = shown(tmp_path, record, *(str(action) for action in done))
    tables = re.split(
        r"^Draw pile: (?:\d+ cards?|empty)\. (?:\d+|One) cards? left\.$", told, flags=re.MULTILINE
    )[1:]
    state = start_of(record)
    for action, table in zip(done, tables, strict=True):
        offered = set[Action]()
        for pile in PILES:
            line = re.search(rf"^  {pile.name}[↑↓] \d+(?: \[.*?\])? (.*)$", table, re.MULTILINE)
            assert line is not None
            cards = re.findall(r"(\d+) (?:\+\d+|↩ trick)", line[1])
            offered |= {Play(int(card), pile) for card in cards}
        assert offered == {a for a in legal_actions(state) if isinstance(a, Play)}
        assert hand_line(table) == list(state.hand)
        state = apply(state, action).state


def test_the_table_says_when_the_turn_may_end(tmp_path: Path) -> None:
    told = shown(tmp_path, SOLO, "30A", "31A")
    assert "Play one more card" in told
    assert "You can end your turn, or keep playing." in told


@pytest.mark.parametrize(
    ("edition", "front", "line", "duty"),
    [
        ("extreme", (10, 11), "10A", "Cover the skull on pile A"),
        ("extreme", (17, 18, 19), "17A", "Play exactly 2 more cards (3!)"),
        ("extreme", (7, 8), "7A", "Silence: no words, no signs"),
        ("extreme", (21, 22), "21A", "No backwards trick"),
        ("extreme", (23, 24), "23A", "All further cards on pile A"),
        ("extreme", (14, 15), "14A", "Only one card is drawn"),
        ("fire", (22, 23), "22A", "Cover the fire on pile A with the next card"),
        ("expert", (22, 23, 24), "22A", "Play 2 more cards"),
    ],
)
def test_the_table_says_what_is_owed(
    tmp_path: Path, edition: str, front: tuple[int, ...], line: str, duty: str
) -> None:
    assert duty in shown(tmp_path, stacked(ruleset_of(edition, 1), *front), line)


def test_orders_and_fires_are_marked_in_the_hand_and_on_the_piles(tmp_path: Path) -> None:
    record = stacked(ruleset_of("extreme+fire", 1), 22, 7, 3, 8, 23, 24, 25, 26)
    told = shown(tmp_path, record, "7A")
    assert "Your hand: 3 [Stop]  7 [Silence]  8  22 [burns]  23 [One pile]  24  25  26" in told
    assert "A↑ 7 [Silence]" in told


def test_drawn_cards_and_tricks_are_announced(tmp_path: Path) -> None:
    told = shown(tmp_path, SOLO, "30A 20A .")
    assert "You play 20 on pile A: the backwards trick!" in told
    assert "You draw: 2 and 3" in told


def test_a_stop_is_announced_as_the_end_of_the_turn(tmp_path: Path) -> None:
    told = shown(tmp_path, stacked(ruleset_of("extreme", 1), 3), "3A")
    assert "Stop! Your turn is over." in told


def test_every_line_fits_a_narrow_terminal(tmp_path: Path) -> None:
    file = saved(tmp_path / "game.json", fresh("extreme"))
    with Terminal("play", file, columns=60, rows=20) as terminal:
        terminal.wait_for("> ")
        terminal.type("?\n")
        terminal.wait_for("> ")
        terminal.type("\x04")
        assert terminal.code() == 0
        told = CODES.sub("", terminal.screen)
    assert max(len(line) for line in told.splitlines() if str(tmp_path) not in line) <= 60
