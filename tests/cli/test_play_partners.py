"""`ninetyeight play` with partners: the curtain, what others played, names, the starter."""

import re
import shlex
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
from ninetyeight.words import Voice
from rules.tables import actions, small


def test_each_player_sees_their_hand_before_the_starter_is_chosen() -> None:
    result = run("play", "-p", "2", "-s", "1", typed=typed("", "", "", "", "2", ""))
    hands = re.findall(r"Your hand: (.*)", result.out)
    assert hands[0].split() == ["14", "35", "37", "39", "55", "84", "95"]
    assert hands[1].split() == ["19", "38", "47", "57", "61", "91", "97"]
    assert hands[2] == hands[1]
    assert result.out.index("looks at the first hand") < result.out.index("Who starts?")


@pytest.mark.parametrize("answer", ["1", "2", "3"])
def test_the_starter_is_chosen_by_number(answer: str, home: Path) -> None:
    result = run("play", "-p", "3", typed=typed(*[""] * 6, answer, ""))
    assert the_saved_game(home).starter == int(answer) - 1
    assert f"It is Player {answer}\u2019s turn." in result.out


def test_a_starter_who_does_not_exist_is_asked_for_again(home: Path) -> None:
    result = run("play", "-p", "2", typed=typed(*[""] * 4, "3", "0", "x", "2", ""))
    assert "“3” is no player" in result.out
    assert result.out.count("Who starts?") == 4
    assert the_saved_game(home).starter == 1


def test_without_an_answer_the_starter_is_random(home: Path) -> None:
    for _ in range(40):
        run("play", "-p", "2", typed=typed(*[""] * 5, ""))
        if {loaded(path).starter for path in home.rglob("*.json")} == {0, 1}:
            return
    raise AssertionError("the lot fell on the same player forty times")


def test_names_are_shown_and_saved(home: Path) -> None:
    args = ("-p", "3", "-n", "Ada", "-n", "Grete Müller")
    result = run("play", *args, typed=typed(*[""] * 6, "2", ""))
    assert "It is Grete Müller\u2019s turn." in result.out
    assert "Ada, hand: 6 cards. Player 3, hand: 6 cards." in result.out
    assert the_saved_game(home).seats == ("Ada", "Grete Müller", "Player 3")


def test_a_partner_learns_what_was_played_and_drawn(tmp_path: Path) -> None:
    told = shown(tmp_path, PAIR, "", "71A 72A .", "", "")
    after = told.split(CURTAIN)[-2]
    assert "Ada plays 71 on pile A." in after
    assert "Ada plays 72 on pile A." in after
    assert "Ada draws 2 cards." in after


def test_the_third_player_learns_of_both_earlier_turns(tmp_path: Path) -> None:
    record = stacked(ruleset_of("original", 3), 2, 3, 4, 5, 6, 7, 12, 13, 14, 15, 16, 17)
    told = shown(tmp_path, record, "", "2A 3A .", "", "", "12B 13B .", "", "")
    after = told.split(CURTAIN)[-2]
    for player, card, pile in ((1, 2, "A"), (1, 3, "A"), (2, 12, "B"), (2, 13, "B")):
        assert f"Player {player} plays {card} on pile {pile}." in after


def test_words_after_the_end_of_a_turn_are_reported_as_not_done(tmp_path: Path) -> None:
    result, game = play(tmp_path, PAIR, "", "71A 72A . 31A 73A .", "", "")
    assert plays_of(game) == "71A 72A ."
    assert "Not done: 31A 73A ." in result.out


def test_words_after_the_end_of_the_game_are_reported_as_not_done(tmp_path: Path) -> None:
    result, game = play(tmp_path, SKULL, "20A 3A .", "y")
    assert plays_of(game) == "20A"
    assert "Not done: 3A ." in result.out


def test_the_last_player_with_cards_plays_on_without_a_curtain(tmp_path: Path) -> None:
    record = stacked(small(2, 3, 7), actions=actions("2A 3A 4A"))
    told = shown(tmp_path, record, "", "5A .", "6A .")
    assert told.count(CURTAIN) == 2, "one for the player, one when the game is left"


def test_a_player_on_turn_sees_only_their_own_hand(tmp_path: Path) -> None:
    told = shown(tmp_path, PAIR, "", "71A 72A .", "", "", "cards", "? undo", "37B 99X", "31A")
    _, ada, grete, _ = told.split(CURTAIN)
    own, others = re.compile(r"(?<![+\d])3[1-7](?!\d)"), re.compile(r"(?<![+\d])7[1-7](?!\d)")
    assert not own.search(ada)
    assert set(others.findall(grete)) == {"71", "72"}, "only what was played"
    assert hand_line(ada) == list(range(71, 78))
    assert hand_line(grete) == list(range(31, 38))


@pytest.mark.parametrize("edition", ["original", "extreme"])
@pytest.mark.parametrize("turn", [0, 1, 2, 7, 12])
def test_nothing_between_two_curtains_depends_on_hidden_cards(
    tmp_path: Path, edition: str, turn: int
) -> None:
    """With other hidden cards, exactly the same words are shown."""
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
        assert look.count("Your hand:") == 1


@pytest.mark.parametrize("word", ["q", None])
def test_leaving_a_shared_game_hides_the_hand(tmp_path: Path, word: str | None) -> None:
    """The next person at the keyboard must not see it on the screen."""
    told = shown(tmp_path, PAIR, "", *filter(None, ["71A", word]))
    assert "Your hand:" not in told.split(CURTAIN)[-1]
    assert "Saved." in told.split(CURTAIN)[-1]


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """Change to a folder with a bot of your own."""
    (tmp_path / "mine.py").write_text(
        "from ninetyeight.bots import BasicBot\n"
        "class First(BasicBot):\n"
        "    def play(self, view):\n"
        "        return view.legal_actions[-1]\n"
        "class Crash(BasicBot):\n"
        "    def play(self, view):\n"
        "        raise ValueError('boom')\n"
    )
    monkeypatch.chdir(tmp_path)
    return "mine:First"


def test_own_bots_play_in_plain_lines(home: Path, own: str) -> None:
    seed = ("--seed", "3", "--bot", own, "--bot", "greedy")
    result = run("play", "--plain", *seed, typed=typed("1", "20A 31A .", "q"))
    assert result.code == 0
    assert "looks at the first hand" not in result.out
    assert "press Enter" not in result.out
    game = the_saved_game(home)
    assert game.seats == ("Player 1", f"bot:{own}", "bot:greedy")
    assert replay(game).state.seat == 0
    assert len(game.actions) > 6
    assert f"{own} plays " in result.out


def test_a_game_with_an_own_bot_names_the_command_that_resumes_it(own: str) -> None:
    result = run("play", "--plain", "--seed", "3", "--bot", own, typed=typed("1", "q"))
    (command,) = re.findall(r"To go on: ninetyeight (.*)", result.out)
    assert command.endswith(f"--bot {own}")
    assert run(*shlex.split(command), typed=typed("q")).code == 0


def test_a_failing_bot_does_not_harm_the_game_and_its_author_learns_why(
    home: Path, own: str
) -> None:
    crash = own.replace("First", "Crash")
    result = run("play", "--plain", "--seed", "3", "--bot", crash, typed=typed("2"))
    assert (result.code, result.err) == (0, "")
    going_on, told = result.out.split("To go on: ninetyeight play")
    assert "Crash failed: ValueError: boom." in told
    assert "raise ValueError('boom')" in told
    assert "boom" not in going_on
    assert replay(the_saved_game(home)).state.seat == 0


def test_people_who_share_a_keyboard_learn_of_a_failure_behind_the_curtain(own: str) -> None:
    crash = own.replace("First", "Crash")
    args = ("-n", "Ada", "-n", "Ben", "--bot", crash, "--seed", "3")
    result = run("play", "--plain", *args, typed=typed(*[""] * 4, "3", ""))
    told = Voice("en").bot_failed(crash, "crashed")
    words = " ".join(result.out.split())
    assert words.count(told) == 1
    assert f"{told} It is Ada\u2019s turn." in words, "behind the curtain, where somebody waits"


def test_no_hand_is_shown_while_a_bot_thinks_between_two_people(own: str) -> None:
    crash = own.replace("First", "Crash")
    args = ("-n", "Ada", "-n", "Ben", "--bot", crash, "--seed", "3")
    turn = ("20A 31A .", "", "", "")
    result = run("play", "--plain", *args, typed=typed(*[""] * 4, "2", "", *turn))
    assert "Your hand:" not in result.out.split(CURTAIN)[-1]


def test_a_record_alone_cannot_import_a_module(home: Path, own: str) -> None:
    run("play", "--plain", "--seed", "3", "--bot", own, typed=typed("1", "q"))
    (path,) = home.rglob("*.json")
    refused = run("play", "--plain", str(path))
    assert refused.complaint == f'Seat 2 is played by "{own}": name it with --bot as well.'
    assert run("play", "--plain", str(path), "--bot", own, typed=typed("q")).code == 0


@pytest.mark.parametrize(
    ("bot", "message"),
    [
        ("nobody", 'There is no bot "nobody"'),
        ("mine:Nobody", "The bot mine:Nobody cannot be loaded"),
        ("sharp:none.npz", "none.npz: No such file or directory"),
    ],
)
@pytest.mark.usefixtures("own")
def test_a_missing_bot_begins_no_game(bot: str, message: str, home: Path) -> None:
    assert message in run("play", "--plain", "--bot", bot).complaint
    assert not list(home.rglob("*.json"))


@pytest.mark.usefixtures("own")
def test_too_many_bots_are_refused() -> None:
    result = run("play", "--plain", "-p", "2", "--bot", "greedy", "--bot", "greedy")
    assert result.complaint == "The people and bots named are 3 players, but --players is 2."
