"""Questions and answers between processes: plain data that arrives unchanged."""

import ast
import json
from dataclasses import replace
from pathlib import Path

import pytest

import ninetyeight
from ninetyeight.bots import Choice, Cost, Plan, bot_named
from ninetyeight.bots.question import Failed, Loaded, NotAnAnswer, Question, answer
from ninetyeight.bots.question_json import (
    read_answer,
    read_question,
    write_answer,
    write_question,
)
from ninetyeight.rules import (
    END_TURN,
    PILES,
    RELAXED_SIGNS,
    Bid,
    Pile,
    Play,
    Sign,
    Signal,
    Signals,
    View,
    apply,
    drawn_layout,
    ruleset_of,
    seeded,
    setup,
    shuffled,
    view_for,
)

EDITIONS = ("original", "expert", "fire", "strict-fire", "extreme", "extreme+fire+expert")


def views(edition: str, players: int, seed: str) -> list[View]:
    """Play a game by `sharp`; return everything that its seats and a spectator see."""
    ruleset = ruleset_of(edition, players)
    state = setup(ruleset, shuffled(ruleset.pack.cards, seeded(seed)))
    bot, seen = bot_named("sharp"), list[View]()
    while True:
        seen += [view_for(state, seat) for seat in (*range(players), None)]
        if state.outcome is not None:
            return seen
        choice = bot.choose(
            view_for(state, state.seat), Signals(), seed=1, allowed=frozenset(), plan=None
        )
        state = apply(state, choice.action).state


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_question_arrives_unchanged(edition: str) -> None:
    signals = Signals(frozenset({Signal(0, PILES[2], Sign.LIKE), Signal(1, PILES[0], Sign.TURN)}))
    for number, view in enumerate(views(edition, 2, edition)):
        plan = None if number % 2 else Plan((2**63 + number, 0, -5), 2**64 - 1)
        question = Question("step", "master", view, signals, RELAXED_SIGNS, 2**63 - 1, plan)
        told = read_question(write_question(question))
        assert told == question
        assert told.view.turn.ruleset.orders == view.turn.ruleset.orders
        assert type(told.view.turn.plays) is type(view.turn.plays)


def test_a_random_layout_arrives_unchanged() -> None:
    ruleset = replace(ruleset_of("extreme", 2), layout=drawn_layout(seeded("lot")))
    view = view_for(setup(ruleset, shuffled(ruleset.pack.cards, seeded("1"))), 1)
    question = Question("bid", "sharp", view, Signals(), frozenset(), 1)
    assert read_question(write_question(question)) == question


@pytest.mark.parametrize("name", ["sharp", "master@60"])
@pytest.mark.parametrize("edition", ["original", "extreme+fire"])
def test_a_bot_answers_the_same_to_the_same_question(name: str, edition: str) -> None:
    """Even after its plan went through JSON and back."""
    bot = bot_named(name)
    own = [view for view in views(edition, 2, "same") if view.is_on_turn][:24]
    plan: Plan | None = None
    for number, view in enumerate(own):
        question = Question("step", name, view, Signals(), RELAXED_SIGNS, number, plan)
        given = answer(question, bot)
        assert answer(read_question(write_question(question)), bot) == given
        told = read_answer(write_answer(given))
        assert told == given
        assert isinstance(told, Choice)
        plan = told.plan if told.plan and told.action != END_TURN else None


@pytest.mark.parametrize(
    "given",
    [
        Bid.RATHER_NOT,
        {},
        {Pile.A: Sign.LIKE, Pile.D: Sign.TURN},
        Choice(END_TURN),
        Choice(Play(100, Pile.C)),
        Choice(Play(7, Pile.A), Plan((1, 2**64), 0)),
        Failed("ValueError", "line\nline"),
        Loaded("Ünique", "Plays.", Cost.INSTANT),
    ],
)
def test_an_answer_arrives_unchanged(given: object) -> None:
    told = read_answer(write_answer(given))
    assert told == given
    assert type(told) is type(given)


def test_a_bare_action_is_a_choice() -> None:
    assert read_answer(write_answer(Play(7, Pile.A))) == Choice(Play(7, Pile.A))


@pytest.mark.parametrize(
    ("given", "words"),
    [
        (None, "nothing"),
        (34, "34"),
        ("34A", '"34A"'),
        ({1: 2}, '{"1": 2}'),
        (Choice(None), "nothing"),  # type: ignore[arg-type]
        (object(), "a value of type object"),
    ],
)
def test_an_odd_answer_comes_back_as_its_text(given: object, words: str) -> None:
    assert read_answer(write_answer(given)) == NotAnAnswer(words)


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"\x80\x04}.",
        b"[]",
        b"null",
        b"[" * 100_000,
        b'{"kind":"step","action":["end"]}',
        b'{"kind":"step","action":["end"],"plan":null,"more":1}',
        b'{"kind":"step","action":["play",7,4],"plan":null}',
        b'{"kind":"step","action":["play",7.0,1],"plan":null}',
        b'{"kind":"step","action":["play",true,1],"plan":null}',
        b'{"kind":"step","action":["end"],"plan":[[1.5],0]}',
        b'{"kind":"step","action":["end"],"plan":[1,0]}',
        b'{"kind":"bid","bid":"much"}',
        b'{"kind":"bid","bid":[]}',
        b'{"kind":"signs","signs":{"A":"like"}}',
        b'{"kind":"signs","signs":{"0":"love"}}',
        b'{"kind":"failed","error":1,"trace":""}',
        b'{"kind":"loaded","name":"a","sentence":"b","cost":"dear"}',
        b'{"kind":"other"}',
    ],
)
def test_anything_but_an_answer_is_refused(body: bytes) -> None:
    with pytest.raises(ValueError, match=r"."):
        read_answer(body)


def test_nothing_that_comes_from_a_process_is_unpickled() -> None:
    """The executors of the lab pickle by their libraries, between processes of one owner.

    Numba keeps compiled code as pickles, in a folder of the owner's.
    """
    folder = Path(ninetyeight.__file__).parent
    named = {
        (file.relative_to(folder).as_posix(), name)
        for file in folder.rglob("*.py")
        for node in ast.walk(ast.parse(file.read_text()))
        for name in _imported(node)
        if name.partition(".")[0] in ("pickle", "cloudpickle", "dill", "marshal", "shelve")
    }
    assert named == {("kernel/cache.py", "pickle")}


def _imported(node: ast.AST) -> list[str]:
    if isinstance(node, ast.Import):
        return [each.name for each in node.names]
    return [node.module or ""] if isinstance(node, ast.ImportFrom) else []


def test_a_question_is_plain_json() -> None:
    view = views("original", 1, "plain")[0]
    question = Question("step", "sharp", view, Signals(), frozenset(), 1)
    assert set(json.loads(write_question(question))) == {
        "kind", "bot", "seed", "allowed", "signals", "plan", "view",
    }  # fmt: skip
