"""`ninetyeight play`: whole games by lines, alone and with partners, saved at every moment.

One long file, since every test is about the same one conversation.
"""

import re
import signal
from dataclasses import replace
from pathlib import Path

import pytest

from cli.commands import (
    Result,
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
from ninetyeight.rules import (
    PILES,
    Action,
    Chat,
    Play,
    Record,
    Talk,
    apply,
    legal_actions,
    replay,
    ruleset_of,
    view_for,
)
from rules.tables import actions, small

CURTAIN = "-" * 40
CLEAR = "\x1b[2J"
CLEAR_SCROLLBACK = "\x1b[3J"
CODES = re.compile(r"\x1b\[[0-9;]*[A-Za-z]")
SOLO = stacked(ruleset_of("original", 1), 30, 20, 31, 21, 50, 60, 70, 80)
"""A solo game with these eight cards in the hand."""
PAIR = replace(
    stacked(ruleset_of("original", 2), *range(71, 78), *range(31, 38)), seats=("Ada", "Grete")
)
"""A game of Ada, who holds the seventies, and Grete, who holds the thirties."""


def play(tmp_path: Path, record: Record, *lines: str) -> tuple[Result, Record]:
    """Play a record on with these lines; give what was shown, and the game as it was saved."""
    file = saved(tmp_path / "game.json", record)
    result = run("play", file, typed=typed(*lines))
    assert (result.code, result.err) == (0, "")
    return result, loaded(file)


def shown(tmp_path: Path, record: Record, *lines: str) -> str:
    return play(tmp_path, record, *lines)[0].out


def plays_of(record: Record) -> str:
    return " ".join(map(str, record.actions))


def hand_line(text: str) -> list[int]:
    """Read the last hand that was shown."""
    line = re.findall(r"Hand: (.*)", text)[-1]
    return [int(card) for card in re.sub(r"\[.*?\]", "", line).split()]


# Whole games


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


def test_a_solo_game_is_won(tmp_path: Path) -> None:
    record = stacked(ruleset_of("original", 1))
    result, game = play(tmp_path, record, *lines_of(record, careful_actions(record)))
    assert "You beat the game: all 98 cards are played." in result.out
    assert replay(game).state.left == 0


def test_a_solo_game_of_extreme_is_played_to_its_end(tmp_path: Path) -> None:
    record = fresh("extreme", seed="3")
    done = careful_actions(record)
    result, game = play(tmp_path, record, *lines_of(record, done))
    assert game.actions == done
    assert "The game is lost: you" in result.out or "You beat the game" in result.out


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
        assert f"{name}: left in hand {' '.join(map(str, hand))}." in told


def test_another_game_is_dealt_anew_with_the_same_people_and_rules(home: Path) -> None:
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


def test_the_same_deal_is_played_once_more(home: Path) -> None:
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


# The table


def test_the_table_shows_piles_hand_deck_duty_and_what_fits(tmp_path: Path) -> None:
    told = [line.rstrip() for line in shown(tmp_path, SOLO).splitlines()]
    assert "Deck 90. 98 cards left." in told
    assert "  Hand: 20  21  30  31  50  60  70  80" in told
    assert "  Play at least 2 cards." in told
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
    tables = re.split(r"^Deck \d+\. \d+ cards? left\.$", told, flags=re.MULTILINE)[1:]
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
    assert "Play at least 1 more card." in told
    assert "You may end the turn, or play on." in told


@pytest.mark.parametrize(
    ("edition", "front", "line", "duty"),
    [
        ("extreme", (10, 11), "10A", "Cover the 10 (Skull) on A in this turn."),
        ("extreme", (17, 18, 19), "17A", "3!: play exactly 2 more cards."),
        ("extreme", (7, 8), "7A", "Silence: nobody may talk about the game."),
        ("extreme", (21, 22), "21A", "No backwards: the trick is forbidden."),
        ("extreme", (23, 24), "23A", "One pile: this turn goes on A only."),
        ("extreme", (14, 15), "14A", "Draw one: only 1 card drawn at the end."),
        ("fire", (22, 23), "22A", "The next card must cover the 22 (fire) on A."),
        ("expert", (22, 23, 24), "22A", "Play at least 2 more cards."),
    ],
)
def test_the_table_says_what_is_owed(
    tmp_path: Path, edition: str, front: tuple[int, ...], line: str, duty: str
) -> None:
    assert duty in shown(tmp_path, stacked(ruleset_of(edition, 1), *front), line)


def test_orders_and_fires_are_marked_in_the_hand_and_on_the_piles(tmp_path: Path) -> None:
    record = stacked(ruleset_of("extreme+fire", 1), 22, 7, 3, 8, 23, 24, 25, 26)
    told = shown(tmp_path, record, "7A")
    assert "Hand: 3 [Stop]  7 [Silence]  8  22 [fire]  23 [One pile]  24  25  26" in told
    assert "A↑ 7 [Silence]" in told


def test_drawn_cards_and_tricks_are_told(tmp_path: Path) -> None:
    told = shown(tmp_path, SOLO, "30A 20A .")
    assert "20A ↩ trick" in told
    assert "2 cards drawn: 2 3." in told


def test_a_stop_is_told_as_the_end_of_the_turn(tmp_path: Path) -> None:
    told = shown(tmp_path, stacked(ruleset_of("extreme", 1), 3), "3A")
    assert "Stop, so the turn is over." in told


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


# What is typed


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
        ("bogus", "'bogus' is not understood"),
        ("30", "'30' is not understood"),
        ("A", "'A' is not understood"),
        ("A30", "'A30' is not understood"),
        ("300A", "'300A' is not understood"),
        ("-30A", "'-30A' is not understood"),
        ("30AB", "'30AB' is not understood"),
        ("\u0663\u0660A", "is not understood"),
        ("30E", 'no pile "E"'),
        ("29A", "The 29 is not in the hand."),
        ("99A", "The 99 is not in the hand."),
        ("0A", "The 0 is not in the hand."),
        (".", "The turn cannot end yet: 2 more cards must be played."),
        ("undo", "There is no card of this turn to take back."),
        ("30A bogus", "'bogus' is not understood"),
        ("30A 30E", 'no pile "E"'),
        ("\x00", "is not understood"),
        ("\x1b[A", "is not understood"),
        ("x" * 100_000, "is not understood"),
        ("[red]", "'[red]' is not understood"),
    ],
)
def test_wrong_input_is_explained_and_does_nothing(tmp_path: Path, line: str, answer: str) -> None:
    result, game = play(tmp_path, SOLO, line)
    assert answer in result.out
    assert "\x1b" not in result.out
    assert game.actions == ()


def test_a_line_that_is_no_text_does_nothing(tmp_path: Path) -> None:
    file = saved(tmp_path / "game.json", SOLO)
    result = run("play", file, typed=b"\xff\xfe\n30A\n")
    assert (result.code, result.err) == (0, "")
    assert plays_of(loaded(file)) == "30A"


def test_a_card_that_does_not_fit_is_refused_with_the_reason(tmp_path: Path) -> None:
    result, game = play(tmp_path, SOLO, "50A", "30A")
    assert "The 30 does not fit on A" in result.out
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
    assert "Stop (3 42 59 98): the turn ends at once" in told
    assert "The cards 22 33 44 55 66 77 burn" in told


def test_the_cards_already_played_are_shown(tmp_path: Path) -> None:
    told = shown(tmp_path, SOLO, "30A 20A 80C cards")
    assert "A: 30 20" in told
    assert "B: nothing yet" in told
    assert "C: 80" in told


@pytest.mark.parametrize("word", ["q", "quit", "exit", "QUIT"])
def test_quitting_saves_and_says_how_to_go_on(tmp_path: Path, word: str) -> None:
    result, game = play(tmp_path, SOLO, "30A", word, "31A")
    assert plays_of(game) == "30A"
    assert f"ninetyeight play {tmp_path / 'game.json'}" in result.out


# Taking back


def test_undo_takes_back_the_cards_of_this_turn_one_by_one(tmp_path: Path) -> None:
    result, game = play(tmp_path, SOLO, "30A 31A", "undo", "21B", "undo", "u", "undo", "50A")
    assert "The 31 is back in the hand." in result.out
    assert "There is no card of this turn to take back." in result.out
    assert plays_of(game) == "50A"
    assert hand_line(result.out) == [20, 21, 30, 31, 60, 70, 80]


def test_undo_stops_at_the_beginning_of_the_turn(tmp_path: Path) -> None:
    result, game = play(tmp_path, SOLO, "30A 31A .", "undo")
    assert "There is no card of this turn to take back." in result.out
    assert plays_of(game) == "30A 31A ."


def test_undo_works_after_going_on_with_a_saved_game(tmp_path: Path) -> None:
    play(tmp_path, SOLO, "30A 31A . 50A")
    file = tmp_path / "game.json"
    run("play", str(file), typed="undo\nundo\n")
    assert plays_of(loaded(file)) == "30A 31A ."


def test_undo_leaves_a_valid_record_where_somebody_had_talked(tmp_path: Path) -> None:
    record = replace(SOLO, actions=tuple(actions("30A")), talk=(Talk(1, Chat(0, "Hm.")),))
    _, game = play(tmp_path, record, "undo")
    assert game.actions == ()


def test_undo_is_refused_with_partners(tmp_path: Path) -> None:
    result, game = play(tmp_path, PAIR, "", "71A", "undo")
    assert "With partners a card laid is laid" in result.out
    assert plays_of(game) == "71A"


# Plays that lose at once

SKULL = stacked(small(1, 4, 20, skull=(20,)), 20, 3, 4, 5)
"""A game that a 20 on A loses, since nothing covers it there."""


def test_a_losing_play_is_asked_about(tmp_path: Path) -> None:
    told = shown(tmp_path, SKULL, "20A", "")
    assert "20A loses the game at once. Play it all the same? [y/N]" in told


@pytest.mark.parametrize("answer", ["", "n", "no", "x", "20A", "?"])
def test_a_losing_play_is_not_done_without_a_yes(tmp_path: Path, answer: str) -> None:
    result, game = play(tmp_path, SKULL, "20A", answer)
    assert game.actions == ()
    assert "The 20 stays in the hand." in result.out


@pytest.mark.parametrize("answer", ["y", "yes", " Y "])
def test_a_losing_play_is_done_with_a_yes(tmp_path: Path, answer: str) -> None:
    result, game = play(tmp_path, SKULL, "20A", answer)
    assert plays_of(game) == "20A"
    assert "The game is lost: you left a skull open." in result.out


def test_the_words_after_a_play_that_was_taken_back_are_not_done(tmp_path: Path) -> None:
    """Whoever thinks again about one card has not yet decided on the next."""
    _, game = play(tmp_path, SKULL, "20A 3A 4A .", "")
    assert game.actions == ()


def test_an_end_of_input_at_the_question_does_not_play(tmp_path: Path) -> None:
    _, game = play(tmp_path, SKULL, "3A 20A")
    assert plays_of(game) == "3A"


# Partners


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


# In a terminal


def test_the_curtain_clears_the_screen_and_what_can_be_scrolled_back(tmp_path: Path) -> None:
    file = saved(tmp_path / "game.json", PAIR)
    with Terminal("play", file) as terminal:
        assert CLEAR in terminal.wait_for("press Enter. ")
        terminal.type("\n")
        terminal.wait_for("> ")
        terminal.type("71A 72A .\n")
        terminal.wait_for("Press Enter to hide your hand. ")
        terminal.type("\n")
        between = terminal.wait_for("Grete is on turn.")
        terminal.wait_for("press Enter. ")
        terminal.type("\n")
        after = CODES.sub("", terminal.wait_for("> "))
        terminal.type("\x04")
        assert terminal.code() == 0
    assert between.index(CLEAR) < between.index(CLEAR_SCROLLBACK) < between.index("Grete")
    assert not re.search(r"\b\d", CODES.sub("", between.partition(CLEAR_SCROLLBACK)[2]))
    assert {*re.findall(r"(?<![+\d])7[1-7](?!\d)", after)} == {"71", "72"}, "only what was played"
    assert hand_line(after) == list(range(31, 38))


def test_a_dumb_terminal_gets_a_curtain_without_codes(tmp_path: Path) -> None:
    file = saved(tmp_path / "game.json", PAIR)
    with Terminal("play", file, env={"TERM": "dumb"}) as terminal:
        terminal.wait_for("press Enter. ")
        terminal.type("\n")
        terminal.wait_for("> ")
        terminal.type("71A 72A .\n")
        terminal.wait_for("hide your hand. ")
        terminal.type("\n")
        curtain = terminal.wait_for("Grete is on turn.")
        assert "\x1b" not in terminal.screen
        assert curtain.count("\n") >= 24, "the hand is pushed off the screen"


def test_a_terminal_has_colours_and_under_no_color_none(tmp_path: Path) -> None:
    colour = re.compile(r"\x1b\[[0-9;]*(3[0-8]|9[0-7])[0-9;]*m")
    for env, has_colour in (({}, True), ({"NO_COLOR": "1"}, False)):
        file = saved(tmp_path / "game.json", SOLO)
        with Terminal("play", file, env=env) as terminal:
            assert bool(colour.search(terminal.wait_for("> "))) is has_colour
            terminal.type("q\n")
            assert terminal.code() == 0


def test_an_interrupt_saves_and_exits_with_130(tmp_path: Path) -> None:
    file = saved(tmp_path / "game.json", SOLO)
    with Terminal("play", file) as terminal:
        terminal.wait_for("> ")
        terminal.type("30A\n")
        terminal.wait_for("> ")
        terminal.interrupt()
        assert terminal.code() == 130
        assert "Traceback" not in terminal.screen
        assert "To go on: ninetyeight play" in terminal.screen
    assert plays_of(loaded(file)) == "30A"


def test_an_interrupt_at_the_curtain_saves_and_exits_with_130(home: Path) -> None:
    with Terminal("play", "-p", "2") as terminal:
        for _ in range(4):
            terminal.wait_for("ress Enter")
            terminal.type("\n")
        terminal.wait_for("Who starts?")
        terminal.type("1\n")
        terminal.wait_for("press Enter. ")
        terminal.interrupt()
        assert terminal.code() == 130
        assert "Traceback" not in terminal.screen
    assert the_saved_game(home).actions == ()


def test_an_interrupt_of_a_terminal_before_the_start_is_quiet() -> None:
    with Terminal("play", "-p", "2") as terminal:
        terminal.wait_for("press Enter. ")
        terminal.interrupt()
        assert terminal.code() == 130
        assert "Traceback" not in terminal.screen


def test_an_end_of_input_saves_and_exits_with_0(tmp_path: Path) -> None:
    file = saved(tmp_path / "game.json", SOLO)
    with Terminal("play", file) as terminal:
        terminal.wait_for("> ")
        terminal.type("30A\n")
        terminal.wait_for("> ")
        terminal.type("\x04")
        assert terminal.code() == 0
    assert plays_of(loaded(file)) == "30A"


# Saving


def test_a_game_is_saved_in_the_data_folder_with_its_date_and_edition(home: Path) -> None:
    run("play", "-e", "extreme", "-s", "1", typed="q\n")
    (path,) = home.rglob("*.json")
    assert path.parent.name == "games"
    assert re.fullmatch(r"\d{4}-\d\d-\d\d-\d{6}-extreme-1(-\d+)?\.json", path.name)
    game = loaded(path)
    assert game.seed == "1"
    assert game.meta["program"].startswith("ninetyeight ")


def test_games_of_the_same_second_do_not_overwrite_each_other(home: Path) -> None:
    for _ in range(5):
        run("play", typed="q\n")
    assert len(list(home.rglob("*.json"))) == 5


def test_a_saved_game_goes_on_where_it_was(tmp_path: Path) -> None:
    record = fresh("fire", players=2)
    done = careful_actions(record)
    file = tmp_path / "game.json"
    saved(file, record)
    lines = lines_of(record, done)
    for start in range(0, len(lines), 15):
        # Each sitting begins with a curtain; where the last one ended at one, that is it.
        sitting = lines[start : start + 15]
        assert run("play", str(file), typed=typed("", *sitting)).code == 0
    assert loaded(file).actions == done


def test_going_on_keeps_everything_else_of_a_record(tmp_path: Path) -> None:
    talk = (Talk(0, Chat(1, "Hello.")),)
    record = replace(PAIR, seed="x", meta={"table": ["Kitchen", 1.5]}, talk=talk)
    _, game = play(tmp_path, record, "", "71A")
    assert game == replace(record, actions=tuple(actions("71A")))


def test_a_killed_game_goes_on_without_loss(tmp_path: Path) -> None:
    file = saved(tmp_path / "game.json", SOLO)
    with Terminal("play", file) as terminal:
        terminal.wait_for("> ")
        terminal.type("30A 31A .\n")
        terminal.wait_for("96 cards left")
        terminal.type("50A\n")
        terminal.wait_for("95 cards left")
        terminal.process.send_signal(signal.SIGKILL)
        assert terminal.code() == -signal.SIGKILL
    assert plays_of(loaded(file)) == "30A 31A . 50A"
    result = run("play", file, typed="60A .\n")
    assert result.code == 0
    assert plays_of(loaded(file)) == "30A 31A . 50A 60A ."


def test_a_name_to_save_under_is_used(tmp_path: Path, home: Path) -> None:
    file = tmp_path / "new folder" / "my game.json"
    result = run("play", "-s", "1", "--save", str(file), typed="37A\n")
    assert plays_of(loaded(file)) == "37A"
    assert f"ninetyeight play '{file}'" in result.out
    assert not list(home.rglob("*.json"))


def test_a_name_to_save_under_keeps_the_record_that_was_opened(tmp_path: Path) -> None:
    old = saved(tmp_path / "old.json", SOLO)
    new = tmp_path / "new.json"
    assert run("play", old, "--save", str(new), typed="30A\n").code == 0
    assert loaded(old) == SOLO
    assert plays_of(loaded(new)) == "30A"


def test_a_file_that_exists_is_not_overwritten(tmp_path: Path) -> None:
    file = saved(tmp_path / "game.json", SOLO)
    result = run("play", "--save", file, typed="q\n")
    assert result.code == 1
    assert f"ninetyeight play {file}" in result.complaint
    assert loaded(file) == SOLO


def test_a_finished_game_is_not_played_on(tmp_path: Path) -> None:
    file = saved(tmp_path / "game.json", replace(SKULL, actions=tuple(actions("20A"))))
    result = run("play", file)
    assert result.code == 1
    assert f"ninetyeight replay {file}" in result.complaint


def test_a_folder_that_cannot_be_made_is_told_once_and_the_game_goes_on(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (home / "file").write_text("in the way", encoding="utf-8")
    monkeypatch.setenv("XDG_DATA_HOME", str(home / "file"))
    record = fresh()
    done = careful_actions(record)
    result = run("play", "-s", "1", typed=typed(*lines_of(record, done)))
    assert (result.code, result.err) == (0, "")
    assert result.out.count("The game cannot be saved") == 1
    assert "The game is lost" in result.out
    assert "Saved." not in result.out


@pytest.mark.parametrize("error", [PermissionError(13, "Permission denied"), OSError(36, "Long")])
def test_a_folder_that_cannot_be_looked_into_is_told_and_the_game_goes_on(
    monkeypatch: pytest.MonkeyPatch, error: OSError
) -> None:
    def refuse(self: Path) -> bool:  # noqa: ARG001
        raise error

    monkeypatch.setattr(Path, "exists", refuse)
    monkeypatch.setattr(Path, "mkdir", lambda self, **_: refuse(self))
    result = run("play", typed="cards\nq\n")
    assert (result.code, result.err) == (0, "")
    assert "The game cannot be saved" in result.out
    assert "nothing yet" in result.out


def test_a_disk_that_fails_in_mid_game_loses_nothing_that_was_saved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = saved(tmp_path / "game.json", SOLO)

    def fail(self: Path, target: Path) -> Path:  # noqa: ARG001
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "replace", fail)
    result = run("play", file, typed="30A\n31A\n")
    assert result.code == 0
    assert result.out.count("No space left on device") == 1
    assert loaded(file) == SOLO
    assert [path.name for path in tmp_path.iterdir() if path.is_file()] == ["game.json"]


def test_going_on_through_a_link_saves_where_the_link_points(tmp_path: Path) -> None:
    target = tmp_path / "target.json"
    saved(target, SOLO)
    link = tmp_path / "link.json"
    link.symlink_to(target)
    assert run("play", str(link), typed="30A\n").code == 0
    assert link.is_symlink()
    assert plays_of(loaded(target)) == "30A"


def test_going_on_keeps_who_may_read_the_file(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    saved(file, SOLO)
    file.chmod(0o644)
    run("play", str(file), typed="30A\n")
    assert file.stat().st_mode & 0o777 == 0o644


def test_the_command_to_go_on_stands_on_one_line(tmp_path: Path) -> None:
    """It is there to be copied, so a narrow terminal must not break it."""
    file = tmp_path / ("a long name " * 10 + ".json")
    saved(file, SOLO)
    result = run_process("play", str(file), typed=b"q\n", env={"COLUMNS": "80"})
    assert f"ninetyeight play '{file}'\n" in result.out


def test_the_name_in_a_foreign_record_cannot_send_codes_to_the_terminal(tmp_path: Path) -> None:
    told = shown(tmp_path, replace(PAIR, seats=("A\x1b[2Jda", "Grete\nx")), "", "71A 72A .", "", "")
    assert "\x1b" not in told
    assert "Grete\n" not in told


def test_the_keyboard_remembers_nothing_for_the_next_player(tmp_path: Path) -> None:
    """Up-arrow must not bring back the cards that the last player had thought of."""
    file = saved(tmp_path / "game.json", PAIR)
    with Terminal("play", file) as terminal:
        terminal.wait_for("press Enter. ")
        terminal.type("\n")
        terminal.wait_for("> ")
        terminal.type("77A 76Q\n")
        terminal.wait_for("no pile")
        terminal.type("71A 72A .\n")
        terminal.wait_for("hide your hand. ")
        terminal.type("\n")
        terminal.wait_for("press Enter. ")
        terminal.type("\n")
        terminal.wait_for("> ")
        terminal.type("\x1b[A\x1b[A\x1b[A?\n")
        assert "77A" not in terminal.wait_for("shows this")
