"""`ninetyeight play --plain` with bots, hints, and in six languages."""

import json
import re
from pathlib import Path
from typing import NoReturn

import pytest
from rich.console import Console

from bots import own_bots
from cli.commands import loaded, run, saved, stacked, start_of, the_saved_game, typed
from cli.plays import PAIR, SKULL, SOLO, play, plays_of, shown
from ninetyeight.bots import BotFailed, FailureKind
from ninetyeight.bots.substitute import MOST_FAILURES, greedy
from ninetyeight.bots.worker_bot import WorkerBot
from ninetyeight.cli.plain.bot_answers import BotAnswers
from ninetyeight.cli.plain.roster import Roster
from ninetyeight.cli.plain.screen import Screen
from ninetyeight.cli.plain.sentences import duties, owed_sentences
from ninetyeight.cli.seated_bots import seated
from ninetyeight.rules import Bid, Pile, Play, View, apply, replay, ruleset_of, setup, view_for
from ninetyeight.terminal.local import BOT_SECONDS
from ninetyeight.words import LANGUAGES, Voice, say


def test_bots_sit_after_the_person_and_play_their_turns(home: Path) -> None:
    args = ("--plain", "--players", "3", "--bot", "sharp", "--bot", "greedy", "--seed", "1")
    result = run("play", *args, typed=typed("2"))
    assert (result.code, result.err) == (0, "")
    game = the_saved_game(home)
    assert game.seats == ("Player 1", "bot:sharp", "bot:greedy")
    assert replay(game).state.seat == 0, "both have played, and the person is on turn"
    assert "Fox plays" in result.out
    assert "Gobbler plays" in result.out
    assert "It is your turn. Fox, hand: 6 cards. Gobbler, hand: 6 cards." in result.out
    assert "press Enter" not in result.out, "nobody else is at the keyboard"


def test_bots_with_the_same_name_are_numbered_and_bid() -> None:
    result = run("play", "--plain", "-b", "greedy", "-b", "greedy", "-s", "1", typed=typed("1"))
    assert re.search(r"Gobbler 2 (would|does not mind)", result.out)
    assert "(1 Player 1, 2 Gobbler, 3 Gobbler 2; Enter draws lots)" in result.out


def test_people_learn_behind_the_curtain_what_a_bot_played(home: Path) -> None:
    args = ("-p", "3", "-n", "Ada", "-n", "Ben", "-b", "greedy", "-s", "1")
    result = run("play", "--plain", *args, typed=typed(*[""] * 4, "3", ""))
    assert (result.code, result.err) == (0, "")
    curtain, after = result.out.split("It is Ada\u2019s turn. When only Ada", 1)
    assert "Gobbler plays" not in curtain
    assert "Gobbler plays" in after
    assert the_saved_game(home).seats == ("Ada", "Ben", "bot:greedy")


def test_a_saved_game_with_bots_resumes_with_them(home: Path) -> None:
    run("play", "--plain", "-b", "greedy", "-s", "1", typed=typed("2"))
    file = next(home.rglob("*.json"))
    before = loaded(file)
    state = replay(before).state
    cards = [f"{card}A" for card in sorted(state.hand) if card > state.turn.tops[0]][:2]
    result = run("play", str(file), typed=typed(" ".join([*cards, "."])))
    assert (result.code, result.err) == (0, "")
    assert len(loaded(file).actions) > len(before.actions) + 3, "the bot answered"
    assert "Gobbler plays" in result.out


@pytest.mark.parametrize(
    ("args", "complaint"),
    [
        (("-b", "bogus"), 'no bot "bogus"'),
        (("-p", "2", "-b", "greedy", "-b", "greedy"), "are 3 players, but --players is 2"),
        (("-b", "greedy", "-n", "bot:x"), "cannot be used as a name"),
        (("--language", "tlh"), "en, de, fr, it, cs, ru"),
    ],
)
def test_a_game_that_cannot_be_played_gets_one_line(args: tuple[str, ...], complaint: str) -> None:
    result = run("play", "--plain", *args)
    assert result.code == 1
    assert complaint in result.complaint


def test_a_wrong_pace_is_refused_with_the_four_that_there_are() -> None:
    result = run("play", "--plain", "--pace", "warp")
    assert result.code == 2
    assert "'slow', 'normal', 'fast', 'instant'" in result.err


def test_each_hint_says_more() -> None:
    result = run("play", "--plain", "-s", "1", typed=typed("hint", "i", "HINT", "hint"))
    nudge, card, move, again = re.findall(r"(?:Have a look|Think about|Play the).*\.", result.out)
    found = re.fullmatch(r"Play the (\d+) on pile ([A-D])\. [A-Z].+\.", move)
    assert found is not None
    assert nudge == f"Have a look at pile {found[2]}."
    assert card == f"Think about the {found[1]}."
    assert again == move, "there is no more to say"


def test_the_end_says_how_many_hints_were_taken(tmp_path: Path) -> None:
    told = shown(tmp_path, SKULL, "hint", "20A", "y")
    assert "One hint was taken." in told


def test_hints_about_the_same_position_count_once(tmp_path: Path) -> None:
    told = shown(tmp_path, SKULL, "hint", "hint", "hint", "20A", "y")
    assert "One hint was taken." in told


def test_people_who_share_a_keyboard_get_no_hints(tmp_path: Path) -> None:
    assert "There are no hints at this table." in shown(tmp_path, PAIR, "", "hint")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_plain_game_speaks_every_language(language: str, tmp_path: Path) -> None:
    file = saved(tmp_path / "game.json", SOLO)
    lines = typed("?", "bogus", "30A", "29A", ".", "31A .", "undo", "cards", "q")
    result = run("play", file, "--language", language, typed=lines)
    assert (result.code, result.err) == (0, "")
    for key, values in (
        ("plain-help-typing", {}),
        ("plain-not-understood", {"word": "bogus"}),
        ("event-card-laid-you", {"card": 30, "pile": "A"}),
        ("terminal-not-in-hand", {"card": 29}),
        ("refusal-nothing-to-take-back", {}),
        ("pile-empty", {"pile": "B"}),
        ("owed-cards-you", {"count": 2}),
    ):
        assert say(language, key, **values) in result.out, key
    if language != "en":
        for word in (" the ", "turn", "card "):
            assert word not in result.out, word


@pytest.mark.parametrize(("language", "yes"), [("de", "ja"), ("fr", "o"), ("ru", "д"), ("it", "y")])
def test_yes_is_understood_in_the_chosen_language_and_in_english(
    language: str, yes: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("NINETYEIGHT_LANGUAGE", language)
    _, game = play(tmp_path, SKULL, "20A", yes)
    assert plays_of(game) == "20A"


def test_the_language_is_chosen_as_in_the_full_screen_client(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def spoken() -> str:
        out = run("play", "--plain", "-s", "1").out
        return next(code for code in LANGUAGES if say(code, "hand") in out)

    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert spoken() == "fr"
    folder = home / "config" / "ninetyeight"
    folder.mkdir(parents=True)
    (folder / "config.toml").write_text('[terminal]\nlanguage = "it"\n')
    assert spoken() == "it"
    (folder / "terminal.json").write_text(json.dumps({"language": "cs"}))
    assert spoken() == "cs"
    monkeypatch.setenv("NINETYEIGHT_LANGUAGE", "ru")
    assert spoken() == "ru"


def test_what_orders_forbid_is_not_listed_as_owed() -> None:
    """6.5: Draw one limits drawing; nobody has to do anything."""
    voice, state = Voice("en"), start_of(stacked(ruleset_of("extreme", 1), 14, 15))
    state = apply(state, Play(14, Pile.A)).state
    view = view_for(state, 0)
    owed = duties(voice, view.turn, view.obligations, is_yours=False)
    assert owed == [voice.say("owed-cards", count=1)]
    told = owed_sentences(voice, view.turn, view.obligations, is_yours=False)
    assert told == [*owed, voice.say("owed-draw-one")]


FAILING = {"Sleepy": "late", "Clumsy": "crashed", "Gone": "crashed", "Cheat": "bad-answer"}


@pytest.mark.parametrize("bot", FAILING)
def test_a_failing_bot_is_reported_once_and_the_game_continues(
    bot: str, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONPATH", str(Path(own_bots.__file__).parent.parent))
    if FAILING[bot] == FailureKind.LATE:
        monkeypatch.setattr("ninetyeight.cli.seated_bots.ANSWER_SECONDS", 0.5)
    name = f"bots.own_bots:{bot}"
    args = ("--plain", "--players", "2", "--bot", name, "--seed", "1")
    result = run("play", *args, typed=typed("2", "q"))
    assert (result.code, result.err) == (0, "")
    told = Voice("en").bot_failed(name, FAILING[bot])
    assert " ".join(result.out.split()).count(told) == 1
    game = the_saved_game(home)
    assert replay(game).state.seat == 0, "the bot was stood in for, and the person is on turn"
    (why,) = [line for line in result.out.splitlines() if line.startswith(WHY[bot])]
    assert result.out.index(why) > result.out.index("Saved."), "a bot may tell of its cards"


def test_a_bot_that_keeps_failing_is_no_longer_asked() -> None:
    asked: list[View] = []

    class Counted(own_bots.Clumsy):
        def play(self, view: View) -> NoReturn:
            asked.append(view)
            raise BotFailed("Clumsy failed.")

    ruleset = ruleset_of("original", 2)
    view = view_for(setup(ruleset, tuple(ruleset.pack.cards)), 0)
    answers = BotAnswers(Screen(Console(), Roster(("Clumsy", "Ada"), {0: Counted()}), Voice("en")))
    for _ in range(MOST_FAILURES + 2):
        assert answers.choice(0, view).action == greedy(view)
    assert len(asked) == MOST_FAILURES
    assert answers.bid(0, view) is Bid.ALL_THE_SAME


def test_a_bot_has_the_same_time_in_plain_lines_and_on_screen(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("PYTHONPATH", str(Path(own_bots.__file__).parent.parent))
    with seated(["bots.own_bots:Nearest"], ruleset_of("original", 2)) as (bot,):
        assert isinstance(bot, WorkerBot)
        assert bot.seconds == BOT_SECONDS


WHY = {
    "Sleepy": "bots.own_bots:Sleepy did not answer within",
    "Clumsy": "Clumsy failed: KeyError",
    "Gone": "bots.own_bots:Gone ended with the exit code",
    "Cheat": "Cheat breaks the rules",
}
"""What the author of a bot reads after the game."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("how", FailureKind)
def test_a_failure_is_reported_in_every_language(how: FailureKind, language: str) -> None:
    voice = Voice(language)
    told = voice.bot_failed("mine:Last", how)
    assert "mine:Last" in told
    assert voice.bot("greedy") in told
    assert len({voice.bot_failed("x", each) for each in FailureKind}) == len(FailureKind)
