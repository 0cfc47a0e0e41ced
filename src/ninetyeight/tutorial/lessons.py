"""The lessons of the tutorial, in their order: five minutes from the first card to all orders."""

from functools import partial
from types import MappingProxyType

from ninetyeight.rules import Pile, Play, Sign, TurnEnd, legal_actions
from ninetyeight.tutorial.lesson import LEARNER, Goal, Lesson, Past, Reply, moves


def _laid_in_a_row(past: Past, *, ascends: bool) -> bool:
    """Whether two cards lie on one pile of this direction."""
    piles = [play.pile for play in past.laid if play.pile.ascends == ascends]
    return any(piles.count(pile) > 1 for pile in piles)


def _has_no_next(past: Past, *, ascends: bool) -> bool:
    """Whether no card can follow on a pile of this direction that a card was laid on."""
    piles = {play.pile for play in past.laid if play.pile.ascends == ascends}
    plays = (action for action in legal_actions(past.state) if isinstance(action, Play))
    return _has_ended(past) or not any(play.pile in piles for play in plays)


def _is_met(past: Past) -> bool:
    return past.state.obligations.are_met


def _has_ended(past: Past) -> bool:
    return bool(past.ends)


def _touched(past: Past, pile: Pile) -> bool:
    return any(play.pile is pile for play in past.laid)


def _sign(past: Past, pile: Pile) -> Sign | None:
    return past.game.signals.of(LEARNER, pile)


ASCENDING = Lesson(
    "ascending",
    hand=(4, 12, 27, 38, 52, 66, 83, 95),
    goals=(
        Goal(lambda past: any(play.pile.ascends for play in past.laid), moves("4A")),
        Goal(
            lambda past: _laid_in_a_row(past, ascends=True),
            moves("12A 27A 38A 52A"),
            is_missed=partial(_has_no_next, ascends=True),
        ),
    ),
)
DESCENDING = Lesson(
    "descending",
    before=moves("4A 12A end"),
    hand=(15, 29, 41, 56, 68, 79, 88, 97),
    goals=(
        Goal(lambda past: any(not play.pile.ascends for play in past.laid), moves("97C")),
        Goal(
            lambda past: _laid_in_a_row(past, ascends=False),
            moves("88C 79C 68C"),
            is_missed=partial(_has_no_next, ascends=False),
        ),
    ),
)
TRICK = Lesson(
    "trick",
    before=moves("5A 20A end 34A 12B end 95C 61C end 92D 85D end"),
    hand=(13, 24, 37, 44, 58, 71, 84, 90),
    goals=(
        Goal(
            lambda past: Pile.C in past.tricks,
            moves("71C"),
            is_missed=lambda past: past.has_laid(71) or _touched(past, Pile.C),
        ),
        Goal(
            lambda past: Pile.A in past.tricks,
            moves("24A"),
            is_missed=lambda past: past.has_laid(24) or _touched(past, Pile.A),
        ),
    ),
)
MINIMUM = Lesson(
    "minimum",
    before=moves("6A 18A end 97C 90C end"),
    hand=(19, 25, 33, 47, 62, 76, 88, 93),
    goals=(
        Goal(lambda past: len(past.laid) > 0, moves("19A")),
        Goal(_is_met, moves("88C")),
    ),
)
SIGNALS = Lesson(
    "signals",
    players=2,
    before=moves("8A 22A end 94C 90C end 30A 34A end"),
    hand=(15, 35, 36, 50, 61, 74, 83),
    partner=(9, 12, 38, 45, 66, 79, 87),
    goals=(
        Goal(lambda past: _sign(past, Pile.A) is Sign.LEAVE, moves("A:leave")),
        Goal(
            lambda past: past.has_laid(35) and past.has_laid(36),
            moves("35A 36A"),
            is_missed=lambda past: _has_ended(past) or not _on_a(past),
        ),
        Goal(
            lambda past: _has_ended(past) and not _touched(past, Pile.D),
            moves("end"),
            is_missed=lambda past: _touched(past, Pile.D),
        ),
    ),
    replies=(Reply(1, moves("87C 9B end D:leave")),),
)


def _on_a(past: Past) -> bool:
    """Whether the two cards that the sign was for were laid there, as far as they are."""
    return all(play.pile is Pile.A for play in past.laid if play.card in (35, 36))


ENDING = Lesson(
    "ending",
    before=moves("6A 18A end 97C 90C end 19A 88C"),
    hand=(25, 33, 47, 62, 76, 93),
    then=(44, 71),
    goals=(Goal(_has_ended, moves("end")),),
)
FIRE = Lesson(
    "fire",
    edition="fire",
    players=2,
    before=moves("8A 20A end 95C 29A 33A end"),
    hand=(23, 36, 41, 58, 64, 79, 90),
    goals=(
        Goal(lambda past: not past.lies_open(33), moves("36A")),
        Goal(_has_ended, moves("90C end"), takes_any_card=True),
    ),
)
STOP = Lesson(
    "stop",
    edition="extreme",
    before=moves("9A 26A end 40A 12B end 96C 68C end 90D 72D end"),
    hand=(33, 35, 36, 37, 42, 54, 57, 58),
    then=(50,),
    goals=(
        Goal(
            lambda past: TurnEnd.STOP in past.ends,
            moves("42A"),
            is_missed=_has_ended,
        ),
    ),
)
SKULL = Lesson(
    "skull",
    edition="extreme",
    before=moves("9A 26A end 47A 12B end 96C 68C end 90D 72D end"),
    hand=(18, 29, 40, 49, 50, 53, 66, 89),
    goals=(
        Goal(lambda past: past.has_laid(49), moves("49A"), is_missed=_has_ended),
        Goal(lambda past: not past.lies_open(49), moves("50A 53A 66A 50B 53B 40C")),
    ),
)
THREE = Lesson(
    "three",
    edition="extreme",
    before=moves("9A 20A end 30A 12B end 96C 68C end 90D 72D end"),
    hand=(13, 31, 32, 44, 50, 66, 79, 88),
    goals=(
        Goal(lambda past: past.has_laid(31), moves("31A"), is_missed=_has_ended),
        Goal(
            lambda past: TurnEnd.THREE in past.ends,
            moves("32A 13B 66C 50C 44C"),
            takes_any_card=True,
        ),
    ),
)
SILENCE = Lesson(
    "silence",
    edition="extreme",
    players=2,
    before=moves("9A 26A end 96C 68C end 44A 12B end 90D 72D end C:leave"),
    hand=(13, 45, 46, 54, 60, 71, 88),
    goals=(
        Goal(lambda past: past.has_laid(45), moves("45A"), is_missed=_has_ended),
        Goal(lambda past: past.state.obligations.talk, moves("46A 54A"), is_missed=_has_ended),
    ),
)
NO_BACKWARDS = Lesson(
    "no-backwards",
    edition="extreme",
    before=moves("9A 26A end 40A 21B end 96C 61C end 90D 66D end"),
    hand=(22, 43, 51, 57, 58, 71, 83, 88),
    goals=(
        Goal(lambda past: not past.lies_open(21), moves("22B"), is_missed=_has_ended),
        Goal(
            lambda past: Pile.C in past.tricks,
            moves("71C"),
            is_missed=lambda past: past.has_laid(71) or _touched(past, Pile.C),
        ),
    ),
)
ONE_PILE = Lesson(
    "one-pile",
    edition="extreme",
    before=moves("9A 26A end 96C 61C end 40A 23B end 90D 66D end"),
    hand=(41, 43, 55, 58, 60, 64, 72, 88),
    goals=(
        Goal(
            lambda past: past.state.obligations.bound is not None,
            moves("41A"),
            is_missed=lambda past: _touched(past, Pile.B),
        ),
        Goal(_is_met, moves("43A 60D 58C")),
    ),
)
DRAW_ONE = Lesson(
    "draw-one",
    edition="extreme",
    before=moves("9A 12B end 96C 61C end 90D 66D end 25A 28A end"),
    hand=(13, 15, 30, 41, 60, 64, 79),
    then=(50, 35, 46, 71, 86, 55),
    goals=(
        Goal(
            lambda past: past.drawn[:1] == (1,),
            moves("13B 15B end"),
            is_missed=lambda past: not past.lies_open(28),
            takes_any_card=True,
        ),
        Goal(
            lambda past: len(past.drawn) > 1 and past.drawn[-1] > 1,
            moves("30A 64D end"),
            is_missed=lambda past: len(past.ends) > 1,
            takes_any_card=True,
        ),
    ),
)

LESSONS = MappingProxyType(
    {
        lesson.name: lesson
        for lesson in (
            ASCENDING,
            DESCENDING,
            TRICK,
            MINIMUM,
            SIGNALS,
            ENDING,
            FIRE,
            STOP,
            SKULL,
            THREE,
            SILENCE,
            NO_BACKWARDS,
            ONE_PILE,
            DRAW_ONE,
        )
    }
)
"""The lessons by name, in the order in which they are learned."""
