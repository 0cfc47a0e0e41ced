"""Playing a lesson: a learner's commands are carried out as at any table."""

from dataclasses import dataclass, replace
from datetime import datetime

from ninetyeight import rules
from ninetyeight.protocol import command as request
from ninetyeight.protocol.command import PracticeCommand
from ninetyeight.protocol.view import Phase
from ninetyeight.rules import CardPlayed, EndTurn, Play
from ninetyeight.table.context import Context
from ninetyeight.table.decide import decide
from ninetyeight.table.event import CardLaid, CardTakenBack, Event, TurnEndChosen
from ninetyeight.table.log import AppliedEvent, apply_events
from ninetyeight.table.seat import Participant
from ninetyeight.table.table import Table
from ninetyeight.table.view import view_for_person
from ninetyeight.tutorial.goal import Goal, LessonHistory
from ninetyeight.tutorial.lesson import FRIEND, YOU, Lesson
from ninetyeight.tutorial.move import Move, PutSign


@dataclass(frozen=True, slots=True)
class Attempt:
    """A lesson in progress."""

    lesson: Lesson
    table: Table
    events: tuple[rules.Event, ...] = ()
    reached: int = 0
    """How many goals are reached; they are reached in order."""
    replies: int = 0
    """How many of the partner's replies were made."""

    @property
    def past(self) -> LessonHistory:
        assert self.table.game is not None
        return LessonHistory(self.table.game, self.events)

    @property
    def goal(self) -> Goal | None:
        """The next goal; None once all are reached."""
        goals = self.lesson.goals
        return goals[self.reached] if self.reached < len(goals) else None

    @property
    def is_missed(self) -> bool:
        """Whether the goal is out of reach unless something is taken back."""
        if self.goal is None:
            return False
        return self.table.phase is Phase.OVER or self.goal.is_missed(self.past)


def begin(lesson: Lesson, at: datetime) -> Attempt:
    return Attempt(lesson, lesson.table(at))


def proceed(
    attempt: Attempt, command: PracticeCommand, context: Context
) -> tuple[Attempt, tuple[tuple[AppliedEvent, ...], ...]]:
    """Carry out the learner's command; return what happened, then each of the partner's moves.

    Raises a refusal, as at any table.
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
    """Whether the command played a legal card that does not lead to the goal."""
    goal = before.goal
    if goal is None or goal.takes_any_card or not isinstance(command, request.LayCard):
        return False
    is_further = after.reached > before.reached or after.is_missed
    return not is_further and Play(command.card, command.pile) not in goal.way


def suggestion(attempt: Attempt) -> Move | None:
    """Return the first move on the way to the goal that is possible now."""
    you = view_for_person(attempt.table, YOU.id)
    plays = {(play.card, play.pile) for play in you.plays if not play.loses}
    for move in () if attempt.goal is None else attempt.goal.way:
        match move:
            case Play(card, pile) if (card, pile) in plays:
                return move
            case EndTurn() if you.may_end_turn:
                return move
            case PutSign() if you.may_talk:
                return move
            case _:
                continue
    return None


def _done(
    attempt: Attempt, who: Participant, command: PracticeCommand, context: Context
) -> tuple[Attempt, tuple[AppliedEvent, ...]]:
    events = decide(attempt.table, who, command, context)
    applied = apply_events(attempt.table, events, context.now)
    for event, after in applied:
        attempt = replace(attempt, table=after, events=_events(attempt, event, after))
    return attempt, tuple(applied)


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
    """Update the number of goals reached."""
    while attempt.goal is not None and attempt.goal.is_reached(attempt.past):
        attempt = replace(attempt, reached=attempt.reached + 1)
    return attempt


def _command(table: Table, move: Move) -> PracticeCommand:
    assert table.game is not None
    version, name = table.game.version, "partner"
    match move:
        case Play(card, pile):
            return request.LayCard(id=name, version=version, card=card, pile=pile)
        case EndTurn():
            return request.EndTurn(id=name, version=version)
        case PutSign(pile, sign):
            return request.ShowSigns(id=name, signs={pile: sign})
