"""The lessons of the tutorial, in order: five minutes from the first card to all orders."""

from types import MappingProxyType

from ninetyeight.rules import Pile, Sign, TurnEnd
from ninetyeight.tutorial.goal import (
    Goal,
    LessonHistory,
    cover,
    end_turn,
    first_play,
    owe_nothing,
    play,
    second_play,
    trick,
)
from ninetyeight.tutorial.lesson import Lesson, Reply
from ninetyeight.tutorial.move import moves


def _is_off_pile_a(past: LessonHistory) -> bool:
    """Whether 35 or 36, which the learner reserved pile A for, went to another pile."""
    return any(play.pile is not Pile.A for play in past.plays if play.card in (35, 36))


_IN_ORDER = (
    Lesson(
        "ascending",
        hand=(4, 12, 27, 38, 52, 66, 83, 95),
        goals=(first_play("4A", ascends=True), second_play("12A 27A 38A 52A", ascends=True)),
    ),
    Lesson(
        "descending",
        before=moves("4A 12A end"),
        hand=(15, 29, 41, 56, 68, 79, 88, 97),
        goals=(first_play("97C", ascends=False), second_play("88C 79C 68C", ascends=False)),
    ),
    Lesson(
        "trick",
        before=moves("5A 20A end 34A 12B end 95C 61C end 92D 85D end"),
        hand=(13, 24, 37, 44, 58, 71, 84, 90),
        goals=(trick(71, Pile.C), trick(24, Pile.A)),
    ),
    Lesson(
        "minimum",
        before=moves("6A 18A end 97C 90C end"),
        hand=(19, 25, 33, 47, 62, 76, 88, 93),
        goals=(Goal(lambda past: bool(past.plays), moves("19A")), owe_nothing("88C")),
    ),
    Lesson(
        "signals",
        players=2,
        before=moves("8A 22A end 94C 90C end 30A 34A end"),
        hand=(15, 35, 36, 50, 61, 74, 83),
        partner=(9, 12, 38, 45, 66, 79, 87),
        goals=(
            Goal(lambda past: past.sign_on(Pile.A) is Sign.LEAVE, moves("A:leave")),
            Goal(
                lambda past: past.has_played(35, 36),
                moves("35A 36A"),
                lambda past: past.has_ended_turn() or _is_off_pile_a(past),
            ),
            Goal(
                lambda past: past.has_ended_turn() and not past.has_played_on(Pile.D),
                moves("end"),
                lambda past: past.has_played_on(Pile.D),
            ),
        ),
        replies=(Reply(1, moves("87C 9B end D:leave")),),
    ),
    Lesson(
        "ending",
        before=moves("6A 18A end 97C 90C end 19A 88C"),
        hand=(25, 33, 47, 62, 76, 93),
        then=(44, 71),
        goals=(end_turn("end"),),
    ),
    Lesson(
        "fire",
        edition="fire",
        players=2,
        before=moves("8A 20A end 95C 29A 33A end"),
        hand=(23, 36, 41, 58, 64, 79, 90),
        goals=(cover(33, "36A"), end_turn("90C end", takes_any_card=True)),
    ),
    Lesson(
        "stop",
        edition="extreme",
        before=moves("9A 26A end 40A 12B end 96C 68C end 90D 72D end"),
        hand=(33, 35, 36, 37, 42, 54, 57, 58),
        then=(50,),
        goals=(
            Goal(
                lambda past: TurnEnd.STOP in past.turn_ends,
                moves("42A"),
                LessonHistory.has_ended_turn,
            ),
        ),
    ),
    Lesson(
        "skull",
        edition="extreme",
        before=moves("9A 26A end 47A 12B end 96C 68C end 90D 72D end"),
        hand=(18, 29, 40, 49, 50, 53, 66, 89),
        goals=(play(49, Pile.A), cover(49, "50A 53A 66A 50B 53B 40C")),
    ),
    Lesson(
        "three",
        edition="extreme",
        before=moves("9A 20A end 30A 12B end 96C 68C end 90D 72D end"),
        hand=(13, 31, 32, 44, 50, 66, 79, 88),
        goals=(
            play(31, Pile.A),
            Goal(
                lambda past: TurnEnd.THREE in past.turn_ends,
                moves("32A 13B 66C 50C 44C"),
                takes_any_card=True,
            ),
        ),
    ),
    Lesson(
        "silence",
        edition="extreme",
        players=2,
        before=moves("9A 26A end 96C 68C end 44A 12B end 90D 72D end C:leave"),
        hand=(13, 45, 46, 54, 60, 71, 88),
        goals=(
            play(45, Pile.A),
            Goal(
                lambda past: past.state.obligations.talk,
                moves("46A 54A"),
                LessonHistory.has_ended_turn,
            ),
        ),
    ),
    Lesson(
        "no-backwards",
        edition="extreme",
        before=moves("9A 26A end 40A 21B end 96C 61C end 90D 66D end"),
        hand=(22, 43, 51, 57, 58, 71, 83, 88),
        goals=(cover(21, "22B", is_missed=LessonHistory.has_ended_turn), trick(71, Pile.C)),
    ),
    Lesson(
        "one-pile",
        edition="extreme",
        before=moves("9A 26A end 96C 61C end 40A 23B end 90D 66D end"),
        hand=(41, 43, 55, 58, 60, 64, 72, 88),
        goals=(
            Goal(
                lambda past: past.state.obligations.bound is not None,
                moves("41A"),
                lambda past: past.has_played_on(Pile.B),
            ),
            owe_nothing("43A 60D 58C"),
        ),
    ),
    Lesson(
        "draw-one",
        edition="extreme",
        before=moves("9A 12B end 96C 61C end 90D 66D end 25A 28A end"),
        hand=(13, 15, 30, 41, 60, 64, 79),
        then=(50, 35, 46, 71, 86, 55),
        goals=(
            Goal(
                lambda past: past.draws[:1] == (1,),
                moves("13B 15B end"),
                lambda past: not past.is_on_top(28),
                takes_any_card=True,
            ),
            Goal(
                lambda past: len(past.draws) > 1 and past.draws[-1] > 1,
                moves("30A 64D end"),
                lambda past: len(past.turn_ends) > 1,
                takes_any_card=True,
            ),
        ),
    ),
)

LESSONS = MappingProxyType({lesson.name: lesson for lesson in _IN_ORDER})
"""The lessons by name, in the order they are taught."""
