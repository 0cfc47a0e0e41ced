"""Giving up and removing: who is asked, what counts as an answer, and when it is decided.

One rule for both (docs/voting.md): every person at the table has a voice, whether they are
connected, away or minded by a bot; the one who is to go has none. A no blocks until its owner says
yes. Whoever is there has to say yes. Whoever is away has time to come back: `patience` from the
question, and the grace period from the moment they went; after that silence is no objection.
"""

from collections.abc import Iterable
from datetime import datetime

from ninetyeight.protocol.event import ConcedeVoted, RemovalVoted, Removed
from ninetyeight.protocol.refusal import TableCode
from ninetyeight.table.actor import Circumstances
from ninetyeight.table.event import Conceded, Event
from ninetyeight.table.evolve import evolve
from ninetyeight.table.question import Question, question_about
from ninetyeight.table.refusal import TableRefused
from ninetyeight.table.table import Table

VOTES = (ConcedeVoted, RemovalVoted)


def concede(table: Table, seat: int, *, agrees: bool) -> tuple[Event, ...]:
    """Be for giving up, or for playing on."""
    if table.running_game is None:
        raise TableRefused(TableCode.NO_GAME, "No game is under way.")
    question = question_about(table.questions, None)
    is_new = _is_new(table, question, seat, agrees=agrees)
    return (ConcedeVoted(seat=seat, agrees=agrees),) if is_new else ()


def remove(table: Table, seat: int, target: int, *, agrees: bool) -> tuple[Event, ...]:
    """Be for removing a player, which the host alone can ask, or against it."""
    gone, me = table.seats[target].person, table.seats[seat].person
    assert me is not None
    if gone is None:
        raise TableRefused(TableCode.NO_PERSON, "No person sits there.")
    if target == seat:
        raise TableRefused(TableCode.ONESELF, "To go oneself, leave the table.")
    question = question_about(table.questions, gone.id)
    if me.id != table.host and question.asked_at is None:
        raise TableRefused(TableCode.NOT_ASKED, "Only the host can ask to remove a player.")
    is_new = _is_new(table, question, seat, agrees=agrees)
    return (RemovalVoted(seat=target, by=seat, agrees=agrees),) if is_new else ()


def settled(table: Table, events: tuple[Event, ...], around: Circumstances) -> tuple[Event, ...]:
    """Find what is decided after these events, by the last answer or by time."""
    if not table.questions and not any(isinstance(event, VOTES) for event in events):
        return ()
    table = _after(table, events, around.now)
    found: tuple[Event, ...] = ()
    while (decision := _decision(table, around)) is not None:
        found = (*found, decision)
        table = _after(table, (decision,), around.now)
    return found


def open_questions(table: Table) -> tuple[Question, ...]:
    """List what is asked now."""
    if table.is_closed:
        return ()
    return tuple(
        question
        for question in table.questions
        if question.asked_at is not None and _is_possible(table, question)
    )


def voters(table: Table, question: Question) -> frozenset[str]:
    """Find those who have a voice: every person at the table but the one who is to go."""
    people = (seat.person.id for seat in table.seats if seat.person is not None)
    return frozenset(people) - {question.about}


def is_blocked(table: Table, question: Question) -> bool:
    """Whether somebody who has a voice said no."""
    return not voters(table, question).isdisjoint(question.no)


def earliest_end(table: Table, question: Question) -> datetime:
    """When the silence of those who are away counts at the earliest."""
    assert question.asked_at is not None
    return question.asked_at + table.settings.patience


def silence_counts_at(
    table: Table, question: Question, person_id: str, around: Circumstances
) -> datetime | None:
    """When the silence of somebody counts as no objection; None while they are there."""
    absent_since = around.absent_since.get(person_id)
    if absent_since is None:
        return None
    return max(earliest_end(table, question), absent_since + table.settings.grace)


def decided_at(table: Table, question: Question, around: Circumstances) -> datetime | None:
    """When all will have agreed if nobody says another word; None where a word is needed."""
    if is_blocked(table, question):
        return None
    instants = []
    for voter in voters(table, question) - question.yes:
        at = silence_counts_at(table, question, voter, around)
        if at is None:
            return None
        instants.append(at)
    return max(instants, default=around.now)


def votes_due_at(table: Table, around: Circumstances) -> datetime | None:
    """When the next question is decided by time alone."""
    found = (decided_at(table, question, around) for question in open_questions(table))
    return min((at for at in found if at is not None), default=None)


def may_be_minded_at(table: Table, absent_since: datetime) -> datetime | None:
    """When others may let a bot play for somebody who went without a word.

    In a game by correspondence people are away most of the time, and the clock sees to it: None.
    """
    settings = table.settings
    if not settings.is_by_correspondence:
        return absent_since + settings.grace
    if table.is_running:
        return None
    return max(table.changed_at + settings.patience, absent_since + settings.grace)


def _is_new(table: Table, question: Question, seat: int, *, agrees: bool) -> bool:
    """Whether this answer changes something; a no to what nobody asks does not."""
    me = table.seats[seat].person
    assert me is not None
    if agrees:
        return me.id not in question.yes
    return question.asked_at is not None and me.id not in question.no


def _is_possible(table: Table, question: Question) -> bool:
    """Whether there is a game to give up, or somebody to remove."""
    if question.about is None:
        return table.is_running
    return table.seat_of(question.about) is not None


def _decision(table: Table, around: Circumstances) -> Event | None:
    for question in open_questions(table):
        at = decided_at(table, question, around)
        if at is None or at > around.now:
            continue
        if question.about is None:
            return Conceded()
        seat = table.seat_of(question.about)
        assert seat is not None
        return Removed(seat=seat, bot=table.settings.minder if table.is_running else None)
    return None


def _after(table: Table, events: Iterable[Event], at: datetime) -> Table:
    for event in events:
        table = evolve(table, event, at)
    return table
