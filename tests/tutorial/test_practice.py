"""The lessons of the tutorial: real deals, goals that can be reached, and the real rules."""

import pytest

from ninetyeight.protocol import command as request
from ninetyeight.protocol.command import PracticeCommand, TakeBack
from ninetyeight.protocol.http import MOST_PRACTICE_COMMANDS
from ninetyeight.rules import (
    END_TURN,
    FULL_PACK,
    CardsDrawn,
    EndTurn,
    Order,
    Pile,
    Play,
    Refused,
    Sign,
    TurnEnd,
    replay,
    seeded,
)
from ninetyeight.table import Chance, Context, TableRefused, view_for_person
from ninetyeight.tutorial import (
    LESSONS,
    YOU,
    Attempt,
    Lesson,
    Move,
    PutSign,
    begin,
    is_aside,
    proceed,
    suggestion,
)
from ninetyeight.tutorial.lesson import stacked
from ninetyeight.tutorial.move import moves
from table.tables import BOTS, NONCE, START

AROUND = Context(START, Chance(seeded("lessons"), lambda: NONCE), BOTS)
EVERY = pytest.mark.parametrize("lesson", LESSONS.values(), ids=LESSONS)


def command(attempt: Attempt, move: Move) -> PracticeCommand:
    game = attempt.table.game
    assert game is not None
    match move:
        case Play(card, pile):
            return request.LayCard(id="me", version=game.version, card=card, pile=pile)
        case EndTurn():
            return request.EndTurn(id="me", version=game.version)
        case PutSign(pile, sign):
            return request.ShowSigns(id="me", signs={pile: sign})


def do(attempt: Attempt, *done: Move) -> Attempt:
    for move in done:
        attempt, _ = proceed(attempt, command(attempt, move), AROUND)
    return attempt


def start(name: str) -> Attempt:
    return begin(LESSONS[name], START)


@pytest.mark.parametrize(("name", "dead_end"), [("ascending", "95A"), ("descending", "15C")])
def test_a_card_that_makes_the_goal_impossible_is_reported_at_once(
    name: str, dead_end: str
) -> None:
    attempt = do(start(name), *moves(dead_end))
    assert (attempt.reached, attempt.is_missed) == (1, True)


@EVERY
def test_a_lesson_is_a_deal_of_the_whole_pack(lesson: Lesson) -> None:
    deck = stacked(lesson, lesson.settings.ruleset)
    assert sorted(deck) == list(FULL_PACK.cards)


@EVERY
def test_a_lesson_begins_with_its_hand_after_a_game_by_the_rules(lesson: Lesson) -> None:
    attempt = begin(lesson, START)
    game = attempt.table.game
    assert game is not None
    assert view_for_person(attempt.table, YOU.id).hand == tuple(sorted(lesson.hand))
    played = replay(game.record((), {}))
    assert (played.refused, played.state) == (None, game.state)
    assert (attempt.reached, attempt.is_missed) == (0, False)


@EVERY
def test_following_the_suggestions_reaches_every_goal(lesson: Lesson) -> None:
    attempt = begin(lesson, START)
    for _ in range(MOST_PRACTICE_COMMANDS):
        if attempt.goal is None:
            break
        move = suggestion(attempt)
        assert move is not None, (lesson.name, attempt.reached)
        before = attempt.reached
        attempt = do(attempt, move)
        assert attempt.reached >= before
        assert not attempt.is_missed
    assert attempt.reached == len(lesson.goals)
    assert attempt.table.game is not None
    assert attempt.table.game.outcome is None


@EVERY
def test_no_goal_is_reached_by_doing_nothing(lesson: Lesson) -> None:
    attempt = begin(lesson, START)
    assert not lesson.goals[0].is_reached(attempt.past)


def test_the_tutorial_teaches_every_order() -> None:
    assert {order.value for order in Order} <= set(LESSONS)


def test_a_goal_stays_reached_when_its_card_is_taken_back() -> None:
    attempt = do(start("ascending"), Play(4, Pile.A))
    assert attempt.reached == 1
    game = attempt.table.game
    assert game is not None
    attempt, _ = proceed(attempt, TakeBack(id="me", version=game.version), AROUND)
    assert attempt.reached == 1
    assert 4 in view_for_person(attempt.table, YOU.id).hand
    assert attempt.past.plays == ()


def goes_aside(name: str, done: str) -> bool:
    """Whether the last of these moves leads away from a goal that is still open."""
    *first, last = moves(done)
    before = do(start(name), *first)
    asked = command(before, last)
    after, _ = proceed(before, asked, AROUND)
    assert not after.is_missed
    return is_aside(before, asked, after)


def test_a_card_that_leads_elsewhere_is_reported() -> None:
    for name, done in (("ascending", "95C"), ("trick", "13B"), ("skull", "49A 18B")):
        assert goes_aside(name, done)
    assert goes_aside("ending", "25A")


def test_no_way_to_the_goal_is_reported_as_leading_elsewhere() -> None:
    assert not goes_aside("ascending", "12B")
    assert not goes_aside("trick", "71C")
    assert not goes_aside("three", "31A 44D")  # any card will do
    assert not goes_aside("ending", "end")


@EVERY
def test_following_the_suggestions_never_leads_elsewhere(lesson: Lesson) -> None:
    attempt = begin(lesson, START)
    while (move := suggestion(attempt)) is not None:
        asked, before = command(attempt, move), attempt
        attempt, _ = proceed(attempt, asked, AROUND)
        assert not is_aside(before, asked, attempt)


def test_a_missed_goal_can_be_taken_back() -> None:
    attempt = do(start("trick"), Play(71, Pile.D))
    assert attempt.is_missed
    game = attempt.table.game
    assert game is not None
    attempt, _ = proceed(attempt, TakeBack(id="me", version=game.version), AROUND)
    assert not attempt.is_missed


def test_the_partner_heeds_the_sign_and_shows_one() -> None:
    """8.5."""
    attempt = start("signals")
    assert do(attempt, PutSign(Pile.D, Sign.LIKE)).reached == 0
    done, happened = proceed(attempt, command(attempt, PutSign(Pile.A, Sign.LEAVE)), AROUND)
    assert done.reached == 1
    assert [len(steps) for steps in happened] == [1, 1, 1, 1, 1]
    assert done.table.game is not None
    assert done.table.game.signals.of(1, Pile.D) is Sign.LEAVE
    assert view_for_person(done.table, YOU.id).plays
    missed = do(done, Play(35, Pile.A), Play(36, Pile.A), Play(83, Pile.D))
    assert missed.is_missed


def test_a_lesson_refuses_what_the_rules_refuse() -> None:
    """3.6."""
    with pytest.raises(Refused) as bound:
        do(start("one-pile"), Play(41, Pile.A), Play(64, Pile.D))
    assert bound.value.code == "bound-to-pile"
    with pytest.raises(Refused) as trick:
        do(start("no-backwards"), Play(71, Pile.C))
    assert trick.value.code == "trick-forbidden"
    with pytest.raises(TableRefused) as turn:
        do(start("signals"), Play(35, Pile.A))
    assert turn.value.code == "not-your-turn"


def test_a_skull_that_cannot_be_covered_loses_the_lesson() -> None:
    """5.3."""
    attempt = do(start("skull"), Play(89, Pile.B), Play(53, Pile.A), Play(66, Pile.C))
    attempt = do(attempt, Play(50, Pile.C), Play(49, Pile.C), Play(40, Pile.D), Play(29, Pile.D))
    assert attempt.reached == 1
    lost = do(attempt, Play(18, Pile.D))
    assert lost.is_missed
    assert lost.past.game.code == "skull"


def test_draw_one_draws_one_and_then_fills_the_hand() -> None:
    """6.5."""
    attempt = do(start("draw-one"), Play(13, Pile.B), Play(15, Pile.B), END_TURN)
    attempt = do(attempt, Play(30, Pile.A), Play(64, Pile.D), END_TURN)
    drawn = [event.count for event in attempt.events if isinstance(event, CardsDrawn)]
    assert drawn == [1, 4]
    assert len(view_for_person(attempt.table, YOU.id).hand) == 8


def test_a_stop_ends_the_turn_after_one_card() -> None:
    """5.2."""
    attempt = do(start("stop"), Play(42, Pile.A))
    assert attempt.past.turn_ends == (TurnEnd.STOP,)
