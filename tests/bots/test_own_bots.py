"""Bots in processes of their own: they play the same games, and what goes wrong is reported."""

import json
import os
import random
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from bots import own_bots
from bots.games import play_out
from bots.test_secrets import with_other_secrets
from ninetyeight.bots import Bot, BotFailed, bot_named
from ninetyeight.bots.checked_answers import ask_bid, ask_signs, ask_step
from ninetyeight.bots.messages import READY, framed
from ninetyeight.bots.piped_process import PipedProcess
from ninetyeight.bots.program_bot import ProgramBot
from ninetyeight.bots.question import Failed, Question
from ninetyeight.bots.question_json import read_answer, write_question
from ninetyeight.bots.view_json import actions_as_dict, view_as_dict
from ninetyeight.bots.worker_bot import WorkerBot, hear_message
from ninetyeight.rules import (
    PILES,
    RELAXED_SIGNS,
    STRICT_SIGNS,
    Bid,
    GameError,
    Pile,
    Sign,
    Signal,
    Signals,
    View,
    ruleset_of,
    seeded,
    setup,
    shuffled,
    view_for,
)

GOOD = """
import json, sys
for line in sys.stdin:
    asked = json.loads(line)
    if asked["kind"] == "hello":
        answer = {"name": "Last", "sentence": "Lays the last card."}
    elif asked["kind"] == "step":
        safe = [action for action in asked["legal"] if action not in asked["losing"]]
        answer = {"action": (safe or asked["legal"])[-1]}
    elif asked["kind"] == "bid":
        answer = {"bid": "like"}
    else:
        answer = {"signs": {"A": asked["allowed"][0], "B": None}}
    print(json.dumps(answer), flush=True)
"""
FIVE_SECONDS = 5.0
SAYS = "import sys\nsys.stdin.readline(); print('{}', flush=True)\nsys.stdin.readline()\n"


def program(tmp_path: Path, code: str, seconds: float = 10.0) -> ProgramBot:
    file = tmp_path / "a bot.py"
    file.write_text(code)
    return ProgramBot(f"{sys.executable} '{file}'", seconds)


def dealt(edition: str = "original", players: int = 2) -> View:
    ruleset = ruleset_of(edition, players)
    return view_for(setup(ruleset, shuffled(ruleset.pack.cards, seeded("own"))), 0)


def step(bot: Bot) -> object:
    return ask_step(bot, dealt(), Signals(), seed=1, allowed=STRICT_SIGNS).action


@pytest.fixture
def worker() -> Iterator[WorkerBot]:
    bot = WorkerBot("master@24")
    yield bot
    bot.end()


def test_a_bot_in_a_process_plays_the_same_game(worker: WorkerBot) -> None:
    for edition in ("original", "extreme+fire"):
        ruleset = ruleset_of(edition, 2)
        deck = shuffled(ruleset.pack.cards, seeded(edition))
        games = [
            play_out(ruleset, deck, 0, [bot] * 2, seed=5, allowed=STRICT_SIGNS)[1]
            for bot in (worker, bot_named("master@24"))
        ]
        assert games[0] == games[1]
    assert (worker.name, worker.sentence) == ("master@24", bot_named("master").sentence)


def test_a_program_plays_a_game(tmp_path: Path) -> None:
    bot = program(tmp_path, GOOD)
    try:
        ruleset = ruleset_of("fire", 3)
        deck = shuffled(ruleset.pack.cards, seeded("program"))
        state, _ = play_out(ruleset, deck, 0, [bot] * 3, seed=2**62, allowed=STRICT_SIGNS)
        assert state.outcome is not None
        assert (bot.name, bot.sentence) == ("Last", "Lays the last card.")
        view = dealt()
        assert ask_bid(bot, view) is Bid.LIKE
        assert ask_signs(bot, view, STRICT_SIGNS) == {Pile.A: Sign.LEAVE}
    finally:
        bot.end()


@pytest.mark.parametrize(
    ("code", "message"),
    [
        ("", "ended with the exit code 0 instead of answering"),
        ("import sys; sys.exit(7)", "ended with the exit code 7 instead of answering"),
        ("print('Hello!')", 'gave an unreadable answer: "Hello!" is not JSON'),
        ("print('[1]')", r"unreadable answer: \[1\] is not an object"),
        ("print('x' * 100000)", "instead of answering"),
        (SAYS + "print('{}')", "unreadable answer: action: "),
        (
            SAYS + """print('{"action": ["play", 34, "E"]}')""",
            'unreadable answer: action: "E" is not a pile',
        ),
        (SAYS + """print('{"action": ["end"]}')""", "breaks the rules: The turn cannot end yet"),
        (SAYS + "import time; time.sleep(60)", "did not answer within 0.5 seconds"),
    ],
)
def test_what_a_program_does_wrong_is_reported(tmp_path: Path, code: str, message: str) -> None:
    bot = program(tmp_path, code, 0.5)
    with pytest.raises(BotFailed, match=message):
        step(bot)
    bot.end()


def test_a_missing_program_is_reported() -> None:
    with pytest.raises(BotFailed, match="nowhere/bot cannot be started: No such file"):
        step(ProgramBot("nowhere/bot --deep"))
    for command in ("", "'unclosed"):
        with pytest.raises(GameError, match=r"is empty|is not a command"):
            ProgramBot(command)


@pytest.mark.parametrize(
    ("bot", "message"),
    [
        ("Cheat", r"Cheat breaks the rules: The \d+ is not in the hand"),
        ("Clumsy", "Clumsy failed: KeyError: 'seat 0'"),
        ("Sleepy", "Sleepy did not answer within 0.5 seconds"),
        ("Gone", "ended with the exit code 3 instead of answering"),
        ("Unfinished", "Unfinished must define play or choose"),
    ],
)
def test_what_a_class_does_wrong_is_reported(
    bot: str, message: str, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    folders = [str(Path(own_bots.__file__).parent.parent), os.environ.get("PYTHONPATH", "")]
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(filter(None, folders)))
    worker = WorkerBot(f"bots.own_bots:{bot}", 0.5 if bot == "Sleepy" else 20.0)
    with pytest.raises(BotFailed, match=message):
        step(worker)
    worker.end()
    assert capfd.readouterr().out == ""


def test_an_error_of_a_bot_reaches_the_caller_of_a_worker() -> None:
    process = PipedProcess(
        [sys.executable, "-m", "ninetyeight.bots.worker"], "worker", hear_message
    )
    assert process.hear(None) == READY

    def ask(bot: str) -> object:
        question = Question("bid", bot, dealt(), Signals(), frozenset(), 1)
        return read_answer(process.ask(framed(1, write_question(question)), FIVE_SECONDS))

    assert ask("nobody") == Failed("GameError")
    assert isinstance(ask("greedy"), Bid)
    process.end()


def test_a_missing_class_is_reported() -> None:
    with pytest.raises(GameError, match="cannot be loaded: ModuleNotFoundError"):
        WorkerBot("nowhere:Bot").start()


class Odd:
    """Answers whatever the test tells it to."""

    name = "Odd"

    def __init__(self, answer: object) -> None:
        self.answer = answer

    def choose(self, *_: object, **__: object) -> object:
        return self.answer

    signs = bid = choose


def odd(answer: object) -> Any:
    return Odd(answer)


@pytest.mark.parametrize("answer", [None, 34, "34A", ("play", 34, "A"), [], {1: 2}])
def test_odd_answers_are_reported(answer: object) -> None:
    bot, view = odd(answer), dealt()
    with pytest.raises(BotFailed, match=r"Odd answers .*, which is not an action"):
        step(bot)
    with pytest.raises(BotFailed, match="Odd bids"):
        ask_bid(bot, view)
    with pytest.raises(BotFailed, match="Odd shows"):
        ask_signs(bot, view, STRICT_SIGNS)


def test_a_bare_action_is_an_answer() -> None:
    action = dealt().legal_actions[0]
    assert step(odd(action)) == action
    assert ask_signs(odd({Pile.A: Sign.TURN}), dealt(), RELAXED_SIGNS) == {Pile.A: Sign.TURN}
    with pytest.raises(BotFailed, match="which is not a sign of this table"):
        ask_signs(odd({Pile.A: Sign.TURN}), dealt(), STRICT_SIGNS)


@pytest.mark.parametrize("edition", ["original", "extreme+fire"])
def test_a_program_is_told_nothing_that_is_hidden(edition: str) -> None:
    """9.3."""
    ruleset = ruleset_of(edition, 3)
    state = setup(ruleset, shuffled(ruleset.pack.cards, seeded(edition)))
    other = with_other_secrets(state, random.Random(1))
    signals = Signals(frozenset({Signal(1, PILES[2], Sign.LIKE)}))
    assert state != other
    told = [
        json.dumps(view_as_dict(view_for(each, 0), signals) | actions_as_dict(view_for(each, 0)))
        for each in (state, other)
    ]
    assert told[0] == told[1]
    assert json.loads(told[0])["signs"] == [{}, {"C": "like"}, {}]
