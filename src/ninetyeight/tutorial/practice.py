"""Practising: what the commands of a learner lead to in a lesson, by the rules of every table."""

from dataclasses import dataclass, replace
from datetime import datetime

from ninetyeight import rules
from ninetyeight.protocol.command import EndTurn, LayCard, PracticeCommand, ShowSigns
from ninetyeight.protocol.view import Phase
from ninetyeight.rules import CardPlayed
from ninetyeight.table.context import Context
from ninetyeight.table.decide import decide
from ninetyeight.table.event import CardLaid, CardTakenBack, Event, TurnEndChosen
from ninetyeight.table.evolve import evolve
from ninetyeight.table.seat import Participant
from ninetyeight.table.table import Table
from ninetyeight.table.view import view_for_person
from ninetyeight.tutorial.lesson import (
    FRIEND,
    YOU,
    End,
    Goal,
    Lay,
    Lesson,
    Move,
    Past,
    Show,
)

Step = tuple[Event, Table]
"""An event, and the table after it."""


@dataclass(frozen=True, slots=True)
class Attempt:
    """A lesson under way."""

    lesson: Lesson
    table: Table
    events: tuple[rules.Event, ...] = ()
    reached: int = 0
    """How many goals are reached, one after the other."""
    replies: int = 0
    """How often the partner has replied."""

    @property
    def past(self) -> Past:
        """What goals ask about."""
        assert self.table.game is not None
        return Past(self.table.game, self.events)

    @property
    def goal(self) -> Goal | None:
        """What is to be reached now; None when all is."""
        goals = self.lesson.goals
        return goals[self.reached] if self.reached < len(goals) else None

    @property
    def is_missed(self) -> bool:
        """Whether the goal cannot be reached any more, unless something is taken back."""
        if self.goal is None:
            return False
        return self.table.phase is Phase.OVER or self.goal.is_missed(self.past)


def begin(lesson: Lesson, at: datetime) -> Attempt:
    """Begin a lesson."""
    return Attempt(lesson, lesson.table(at))


def proceed(
    attempt: Attempt, command: PracticeCommand, context: Context
) -> tuple[Attempt, tuple[tuple[Step, ...], ...]]:
    """Do what the learner asks; give what happened, and then each move of the partner.

    What the table refuses is raised, as at any table.
    """
    attempt, first = _done(attempt, YOU, command, context)
    attempt, happened = _judged(attempt), [first]
    replies = attempt.lesson.replies
    while attempt.replies < len(replies) and replies[attempt.replies].goals <= attempt.reached:
        for move in replies[attempt.replies].moves:
            attempt, steps = _done(attempt, FRIEND, _command(attempt.table, move), context)
            happened.append(steps)
        attempt = _judged(replace(attempt, replies=attempt.replies + 1))
    return attempt, tuple(happened)


def is_aside(before: Attempt, command: PracticeCommand, after: Attempt) -> bool:
    """Whether a card was laid that is allowed, and no step on the way to the goal."""
    goal = before.goal
    if goal is None or goal.takes_any_card or not isinstance(command, LayCard):
        return False
    is_further = after.reached > before.reached or after.is_missed
    return not is_further and Lay(command.card, command.pile) not in goal.way


def suggestion(attempt: Attempt) -> Move | None:
    """Say what would help to reach the goal: the first move of its way that is possible now."""
    you = view_for_person(attempt.table, YOU.id)
    plays = {(play.card, play.pile) for play in you.plays if not play.loses}
    for move in () if attempt.goal is None else attempt.goal.way:
        match move:
            case Lay(card, pile) if (card, pile) in plays:
                return move
            case End() if you.may_end_turn:
                return move
            case Show() if you.may_talk:
                return move
            case _:
                continue
    return None


def _done(
    attempt: Attempt, who: Participant, command: PracticeCommand, context: Context
) -> tuple[Attempt, tuple[Step, ...]]:
    table, steps = attempt.table, list[Step]()
    for event in decide(table, who, command, context):
        table = evolve(table, event, context.now)
        attempt = replace(attempt, table=table, events=_events(attempt, event, table))
        steps.append((event, table))
    return attempt, tuple(steps)


def _events(attempt: Attempt, event: Event, after: Table) -> tuple[rules.Event, ...]:
    assert after.game is not None
    match event:
        case CardLaid() | TurnEndChosen():
            return *attempt.events, *after.game.happened
        case CardTakenBack():
            assert isinstance(attempt.events[-1], CardPlayed)
            return attempt.events[:-1]
        case _:
            return attempt.events


def _judged(attempt: Attempt) -> Attempt:
    """Count the goals that are reached now."""
    while attempt.goal is not None and attempt.goal.is_reached(attempt.past):
        attempt = replace(attempt, reached=attempt.reached + 1)
    return attempt


def _command(table: Table, move: Move) -> PracticeCommand:
    assert table.game is not None
    version, name = table.game.version, "partner"
    match move:
        case Lay(card, pile):
            return LayCard(id=name, version=version, card=card, pile=pile)
        case End():
            return EndTurn(id=name, version=version)
        case Show(pile, sign):
            return ShowSigns(id=name, signs={pile: sign})
