"""`ninetyeight replay` tells a game turn by turn, with and without colour."""

import os
import re
from dataclasses import replace
from pathlib import Path

import pytest

from cli.commands import (
    Terminal,
    careful_actions,
    fresh,
    run,
    run_process,
    saved,
    stacked,
)
from cli.replays import (
    CODES,
    COLOUR,
    lines,
    story,
    won_game,
)
from ninetyeight.rules import (
    Chat,
    Fire,
    Layout,
    Order,
    Phrase,
    Pile,
    Ruleset,
    Sign,
    Signal,
    Talk,
    replay,
    ruleset_of,
    write_record,
)
from rules.tables import actions, small


def test_a_fresh_deal_is_told_as_a_game_in_progress(tmp_path: Path) -> None:
    told = story(tmp_path, fresh("extreme", players=3))
    assert lines(told)[0] == "Extreme, 3 players"
    assert "The record stops here: Player 1 is on turn, 98 cards left." in told


def test_a_turn_is_told_with_player_hand_cards_piles_and_deck(tmp_path: Path) -> None:
    record = stacked(
        ruleset_of("original", 1), 37, 95, 84, 39, 14, 35, 55, 19, actions=actions("14A 95C .")
    )
    told = lines(story(tmp_path, replace(record, seats=("Ada",))))
    assert told[:5] == [
        "Original, solo",
        "",
        "Turn 1  Ada  hand 14 19 35 37 39 55 84 95",
        "  14A  95C  (draws 2)",
        "  A↑ 14   B↑ 1   C↓ 95   D↓ 100   deck 88",
    ]


def test_every_turn_of_a_game_is_told_in_order(tmp_path: Path) -> None:
    record = won_game()
    told = story(tmp_path, record)
    turns = re.findall(r"^Turn (\d+)  Player (\d)", told, re.MULTILINE)
    assert [int(number) for number, _ in turns] == list(range(1, len(turns) + 1))
    cards = re.findall(r"\b(\d+)([A-D])\b", told)
    assert [f"{card}{pile}" for card, pile in cards] == [
        str(action) for action in record.actions if str(action) != "."
    ]
    seats = [step.state.seat for step in replay(record).steps]
    assert {int(seat) - 1 for _, seat in turns} == set(seats)


def test_four_piles_are_shown_after_every_turn(tmp_path: Path) -> None:
    told = story(tmp_path, won_game())
    turns = told.count("Turn ")
    assert len(re.findall(r"A↑ \d+ .*B↑ \d+ .*C↓ \d+ .*D↓ \d+ .*deck \d+", told)) == turns


def test_a_won_game_is_told_as_won(tmp_path: Path) -> None:
    assert "You beat the game: all 98 cards are played." in story(tmp_path, won_game())


def test_a_lost_game_tells_who_lost_it_why_and_how_many_cards_are_left(tmp_path: Path) -> None:
    record = replace(fresh(players=2), seats=("Ada", "Grete"))
    record = replace(record, actions=careful_actions(record))
    end = replay(record).state
    assert end.outcome is not None
    assert not end.outcome.is_won
    name = ("Ada", "Grete")[end.seat]
    told = story(tmp_path, record)
    assert f"The game is lost: {name} could not play the cards that a turn owes." in told
    assert f"{end.left} cards left." in told


def test_an_excellent_result_is_praised(tmp_path: Path) -> None:
    record = stacked(small(1, 2, 9, skull=(9,)), 9, 8, actions=actions("9A"))
    assert "7 cards left. That is an excellent result." in story(tmp_path, record)


@pytest.mark.parametrize(
    ("order", "name"),
    [
        (Order.STOP, "Stop"),
        (Order.SKULL, "Skull"),
        (Order.THREE, "3!"),
        (Order.SILENCE, "Silence"),
        (Order.NO_BACKWARDS, "No backwards"),
        (Order.ONE_PILE, "One pile"),
        (Order.DRAW_ONE, "Draw one"),
    ],
)
def test_every_order_is_marked_where_it_is_played(tmp_path: Path, order: Order, name: str) -> None:
    ruleset = small(1, 4, 20, **{order.value.replace("-", "_"): (5,)})
    record = stacked(ruleset, 5, 6, 7, 8, actions=actions("5A"))
    assert f"5A [{name}]" in story(tmp_path, record)


def test_all_orders_of_a_whole_extreme_game_are_marked(tmp_path: Path) -> None:
    record = stacked(ruleset_of("extreme", 1))
    record = replace(record, actions=careful_actions(record))
    told = story(tmp_path, record)
    layout = record.ruleset.layout
    assert layout is not None
    marked = {int(card) for card in re.findall(r"(\d+)[A-D](?: ↩ trick)? \[", told)}
    played = {card for step in replay(record).steps for pile in step.state.piles for card in pile}
    assert marked == played & set(layout.by_card)
    assert len(marked) > 10


def test_a_lasting_order_stays_marked_on_its_pile(tmp_path: Path) -> None:
    record = stacked(small(1, 4, 20, silence=(5,)), 5, 6, 7, 8, actions=actions("6B 5A ."))
    assert "A↑ 5 [Silence]   B↑ 6   C↓ 21   D↓ 21" in story(tmp_path, record)


def test_a_stop_that_is_over_is_not_marked_on_its_pile(tmp_path: Path) -> None:
    record = stacked(small(1, 4, 20, stop=(5,)), 5, 6, 7, 8, actions=actions("5A"))
    assert "A↑ 5   B↑ 1" in story(tmp_path, record)


@pytest.mark.parametrize("fire", [Fire.NEXT_TURN, Fire.NEXT_CARD])
def test_a_fire_is_marked(tmp_path: Path, fire: Fire) -> None:
    record = stacked(Ruleset(2, 7, fire=fire), 22, 23, 24, 25, 26, 27, 28, actions=actions("22A"))
    assert "22A [fire]" in story(tmp_path, record)


def test_a_fire_is_marked_on_its_pile_as_well(tmp_path: Path) -> None:
    ruleset = ruleset_of("fire", 2)
    record = stacked(ruleset, 21, 22, 24, 25, 26, 27, 28, actions=actions("21B 22A ."))
    assert "A↑ 22 [fire]   B↑ 21" in story(tmp_path, record)


def test_an_order_that_burns_is_marked_as_both(tmp_path: Path) -> None:
    layout = Layout.of({**{order.value: () for order in Order}, "draw-one": (22,)})
    ruleset = replace(small(1, 4, 40), fire=Fire.NEXT_CARD, layout=layout)
    record = stacked(ruleset, 22, 23, 24, 25, actions=actions("22A"))
    assert "22A [Draw one, fire]" in story(tmp_path, record)


@pytest.mark.parametrize(
    ("front", "plays", "marked"),
    [((30, 20), "30A 20A .", "20A ↩ trick"), ((60, 70), "60C 70C .", "70C ↩ trick")],
)
def test_a_trick_is_marked(tmp_path: Path, front: tuple[int, ...], plays: str, marked: str) -> None:
    record = stacked(ruleset_of("original", 1), *front, actions=actions(plays))
    assert marked in story(tmp_path, record)


def test_ten_forwards_is_not_a_trick(tmp_path: Path) -> None:
    record = stacked(ruleset_of("original", 1), 20, 30, actions=actions("20A 30A ."))
    assert "trick" not in story(tmp_path, record)


@pytest.mark.parametrize(
    ("ruleset", "plays", "why"),
    [
        (small(1, 4, 20, stop=(2,)), "2A", "ends: Stop"),
        (small(1, 4, 20, three=(2,)), "2A 3A 4A", "ends: three cards"),
        (small(1, 4, 20), "2A 3A 4A 5A", "ends: the hand is empty"),
    ],
)
def test_a_turn_that_ended_by_itself_says_why(
    tmp_path: Path, ruleset: Ruleset, plays: str, why: str
) -> None:
    assert why in story(tmp_path, stacked(ruleset, actions=actions(plays)))


def test_a_refused_action_is_told_with_its_reason_and_is_not_an_error(tmp_path: Path) -> None:
    record = stacked(ruleset_of("original", 1), 20, 30, actions=actions("20A 19A"))
    told = story(tmp_path, record)
    assert re.search(r"19A,? is refused\. The 19 is not in the hand\.", told)
    assert "The record stops here: Player 1 is on turn, 97 cards left." in told


def test_talk_is_told_when_it_was_said(tmp_path: Path) -> None:
    talk = (
        Talk(0, Signal(1, Pile.D, Sign.LIKE)),
        Talk(1, Phrase(1, "CODE")),
        Talk(3, Chat(0, "No big gap on C, please.")),
        Talk(4, Signal(1, Pile.D, None)),
    )
    record = stacked(small(2, 4, 40), actions=actions("2A 3A . 6A 7A ."))
    told = story(tmp_path, replace(record, seats=("Ada", "Grete"), talk=talk))
    first, second = told.split("Turn 1")[1].split("Turn 2")
    assert "Grete on D: I would like this pile." in first
    assert "Grete says CODE." in first
    assert "Ada: No big gap on C, please." in second
    assert "Grete on D: takes back the sign." in second


@pytest.mark.parametrize("plays", ["", "2A", "2A 3A ."])
def test_talk_after_the_last_action_is_told_too(tmp_path: Path, plays: str) -> None:
    record = stacked(small(2, 4, 40), actions=actions(plays))
    last = Talk(len(record.actions), Chat(1, "Well played!"))
    assert "Player 2: Well played!" in story(tmp_path, replace(record, talk=(last,)))


def test_talk_after_the_end_of_the_game_is_told_too(tmp_path: Path) -> None:
    record = stacked(small(1, 2, 9, skull=(9,)), 9, 8, actions=actions("9A"))
    record = replace(record, talk=(Talk(1, Chat(0, "Oh no.")),))
    assert "Player 1: Oh no." in story(tmp_path, record)


@pytest.mark.parametrize("text", ["a\x1b[2Jb", "a\rb", "a\x07b", "a\x9b31mb", "a\nTurn 9  b"])
def test_a_record_cannot_control_the_terminal(tmp_path: Path, text: str) -> None:
    record = stacked(small(1, 4, 20), actions=actions("2A 3A ."))
    record = replace(record, seats=(text,), talk=(Talk(0, Chat(0, text)),))
    told = story(tmp_path, record)
    assert not re.search(r"[\x00-\x09\x0b-\x1f\x7f-\x9f]", told)
    assert "\nTurn 9" not in told


def test_square_brackets_are_not_markup(tmp_path: Path) -> None:
    record = replace(stacked(small(1, 4, 20), actions=actions("2A")), seats=("[red]x[/red] [/b]",))
    assert "[red]x[/red] [/b]" in story(tmp_path, record)


def test_several_stories_are_separated_by_their_names(tmp_path: Path) -> None:
    files = [saved(tmp_path / f"{name}.json", fresh()) for name in ("one", "two")]
    result = run("replay", *files)
    assert result.code == 0
    assert result.out.index("one.json") < result.out.index("two.json")
    assert result.out.count("The record stops here") == 2


def test_an_invalid_file_is_reported_and_the_others_are_shown(tmp_path: Path) -> None:
    good = saved(tmp_path / "good.json", fresh())
    result = run("replay", good, str(tmp_path / "missing.json"), good)
    assert result.code == 1
    assert "missing.json" in result.complaint
    assert result.out.count("The record stops here") == 2


def test_a_terminal_gets_colours(tmp_path: Path) -> None:
    file = saved(tmp_path / "won.json", won_game())
    with Terminal("replay", "--print", file) as terminal:
        assert terminal.code() == 0
        assert COLOUR.search(terminal.screen)
        assert "You beat the game" in CODES.sub("", terminal.screen)


def test_several_records_from_a_pipe_are_printed_on_a_terminal(tmp_path: Path) -> None:
    pipe = tmp_path / "deals"
    os.mkfifo(pipe)
    with Terminal("replay", str(pipe), env={"TERM": "xterm-256color"}) as terminal:
        with pipe.open("w") as file:  # opens when the program has opened its end
            file.writelines(f"{write_record(fresh(seed=seed))}\n" for seed in "123")
        assert terminal.code() == 0
    assert terminal.screen.count("The record stops here") == 3


def test_a_terminal_with_no_color_set_gets_no_colours(tmp_path: Path) -> None:
    file = saved(tmp_path / "won.json", won_game())
    with Terminal("replay", "--print", file, env={"NO_COLOR": "1"}) as terminal:
        assert terminal.code() == 0
        assert not COLOUR.search(terminal.screen)
        assert "You beat the game" in CODES.sub("", terminal.screen)


def test_a_dumb_terminal_gets_plain_text(tmp_path: Path) -> None:
    file = saved(tmp_path / "won.json", won_game())
    with Terminal("replay", "--print", file, env={"TERM": "dumb"}) as terminal:
        assert terminal.code() == 0
        assert "\x1b" not in terminal.screen
        assert "You beat the game" in terminal.screen


def test_a_pipe_gets_the_same_text_without_control_codes(tmp_path: Path) -> None:
    record = won_game()
    result = run_process("replay", saved(tmp_path / "won.json", record))
    assert result.code == 0
    assert "\x1b" not in result.out
    assert result.out == story(tmp_path, record)


def test_a_narrow_terminal_loses_nothing(tmp_path: Path) -> None:
    record = stacked(ruleset_of("extreme", 1))
    record = replace(record, actions=careful_actions(record))
    file = saved(tmp_path / "game.json", record)
    with Terminal("replay", "--print", file, columns=40) as terminal:
        assert terminal.code() == 0
        narrow = CODES.sub("", terminal.screen)
    assert max(map(len, narrow.splitlines())) <= 40
    assert narrow.split() == story(tmp_path, record).split()


@pytest.mark.parametrize("encoding", ["ascii", "cp1252"])
def test_a_pipe_that_cannot_encode_arrows_still_gets_the_story(
    tmp_path: Path, encoding: str
) -> None:
    record = stacked(ruleset_of("original", 1), 30, 20, actions=actions("30A 20A ."))
    file = saved(tmp_path / "game.json", record)
    result = run_process("replay", file, env={"PYTHONIOENCODING": encoding})
    assert (result.code, result.err) == (0, "")
    assert "The record stops here" in result.out
