"""`ninetyeight play` in a real terminal: colours, the curtain, interrupts."""

import re
from pathlib import Path

from cli.commands import (
    Terminal,
    loaded,
    saved,
    the_saved_game,
)
from cli.plays import (
    CLEAR,
    CLEAR_SCROLLBACK,
    CODES,
    PAIR,
    SOLO,
    hand_line,
    plays_of,
)


def test_the_curtain_clears_the_screen_and_its_scrollback(tmp_path: Path) -> None:
    file = saved(tmp_path / "game.json", PAIR)
    with Terminal("play", file) as terminal:
        assert CLEAR in terminal.wait_for("press Enter. ")
        terminal.type("\n")
        terminal.wait_for("> ")
        terminal.type("71A 72A .\n")
        terminal.wait_for("Press Enter to hide your hand. ")
        terminal.type("\n")
        between = terminal.wait_for("It is Grete\u2019s turn.")
        terminal.wait_for("press Enter. ")
        terminal.type("\n")
        after = CODES.sub("", terminal.wait_for("> "))
        terminal.type("\x04")
        assert terminal.code() == 0
    assert between.index(CLEAR) < between.index(CLEAR_SCROLLBACK) < between.index("Grete")
    assert not re.search(r"\b\d", CODES.sub("", between.partition(CLEAR_SCROLLBACK)[2]))
    assert {*re.findall(r"(?<![+\d])7[1-7](?!\d)", after)} == {"71", "72"}, "only what was played"
    assert hand_line(after) == list(range(31, 38))


def test_a_dumb_terminal_gets_a_curtain_without_control_codes(tmp_path: Path) -> None:
    file = saved(tmp_path / "game.json", PAIR)
    with Terminal("play", file, env={"TERM": "dumb"}) as terminal:
        terminal.wait_for("press Enter. ")
        terminal.type("\n")
        terminal.wait_for("> ")
        terminal.type("71A 72A .\n")
        terminal.wait_for("hide your hand. ")
        terminal.type("\n")
        curtain = terminal.wait_for("It is Grete\u2019s turn.")
        assert "\x1b" not in terminal.screen
        assert curtain.count("\n") >= 24, "the hand is pushed off the screen"


def test_a_terminal_has_colours_unless_no_color_is_set(tmp_path: Path) -> None:
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
    with Terminal("play", "--plain", "-p", "2") as terminal:
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


def test_an_interrupt_before_the_start_is_quiet() -> None:
    with Terminal("play", "--plain", "-p", "2") as terminal:
        terminal.wait_for("press Enter. ")
        terminal.interrupt()
        assert terminal.code() == 130
        assert "Traceback" not in terminal.screen


def test_the_end_of_input_saves_and_exits_with_0(tmp_path: Path) -> None:
    file = saved(tmp_path / "game.json", SOLO)
    with Terminal("play", file) as terminal:
        terminal.wait_for("> ")
        terminal.type("30A\n")
        terminal.wait_for("> ")
        terminal.type("\x04")
        assert terminal.code() == 0
    assert plays_of(loaded(file)) == "30A"


def test_the_line_editor_has_no_history_for_the_next_player(tmp_path: Path) -> None:
    """The up arrow must not recall the cards that the last player typed."""
    file = saved(tmp_path / "game.json", PAIR)
    with Terminal("play", file) as terminal:
        terminal.wait_for("press Enter. ")
        terminal.type("\n")
        terminal.wait_for("> ")
        terminal.type("77A 76Q\n")
        terminal.wait_for("no such pile")
        terminal.type("71A 72A .\n")
        terminal.wait_for("hide your hand. ")
        terminal.type("\n")
        terminal.wait_for("press Enter. ")
        terminal.type("\n")
        terminal.wait_for("> ")
        terminal.type("\x1b[A\x1b[A\x1b[A?\n")
        assert "77A" not in terminal.wait_for("shows this")


def test_on_a_terminal_the_home_screen_opens_and_closes() -> None:
    for command in ((), ("play",)):
        with Terminal(*command, env={"LANG": "en_GB.UTF-8"}) as terminal:
            terminal.wait_for("Play with bots")
            terminal.type("q")
            assert terminal.code() == 0


def test_a_record_opens_on_a_terminal(tmp_path: Path) -> None:
    file = saved(tmp_path / "game.json", SOLO)
    with Terminal("replay", file, env={"LANG": "en_GB.UTF-8"}) as terminal:
        terminal.wait_for("One step forward")
        terminal.type("q")
        assert terminal.code() == 0


def test_unknown_bots_and_too_many_players_are_reported_before_any_screen() -> None:
    for words, told in (
        (("--bot", "shrap"), 'There is no bot "shrap"'),
        (
            ("--players", "1", "--bot", "sharp"),
            "The people and bots named are 2 players, but --players is 1.",
        ),
        (("--edition", "fires"), "fires"),
    ):
        with Terminal("play", *words) as terminal:
            terminal.wait_for(told)
            assert terminal.code() == 1


def test_an_unreachable_server_gets_one_line() -> None:
    with Terminal("lobby", "http://127.0.0.1:9", "--name", "Ada") as terminal:
        terminal.wait_for("cannot be reached")
        assert terminal.code() == 1
    with Terminal("join", "nonsense") as terminal:
        terminal.wait_for("does not say which server")
        assert terminal.code() == 1
