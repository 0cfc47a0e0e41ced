"""A table whose people come, go, vote and wait in any order, watched by a judge."""

import random
from collections import Counter
from datetime import datetime, timedelta
from typing import Any, ClassVar

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from ninetyeight.protocol import command as ask
from ninetyeight.protocol.view import Phase
from ninetyeight.rules import Bid, GameError
from ninetyeight.table import (
    Context,
    Event,
    Participant,
    Table,
    decide,
    due_events,
    remove_person,
    table_from,
)
from ninetyeight.table.snapshot import read_snapshot, write_snapshot
from proof.votes.judge import GRACE, Judge, patience
from table.anybody import follow
from table.tables import PEOPLE, Desk

CLOCKS: tuple[dict[str, Any], ...] = (
    {"kind": "none"},
    {"kind": "turn", "seconds": 60, "at_limit": "bot-turn"},
    {"kind": "turn", "seconds": 60, "at_limit": "bot-seat"},
    {"kind": "days", "days": 1},
)
WAITS = (1, 15, 29, 30, 31, 90, 86_399, 86_401)

people = st.sampled_from(PEOPLE[:4])
seats = st.integers(0, 3)
answers = st.booleans()


class Votes(RuleBasedStateMachine):
    """Everything that people, connections and the server can do to a table."""

    figures: ClassVar[Counter[str]] = Counter()
    """What happened in all runs together."""

    def __init__(self) -> None:
        super().__init__()
        self.desk = Desk()
        self.judge = Judge(self.desk.now, self.figures)

    @initialize(
        clock=st.sampled_from(CLOCKS), humans=st.integers(2, 4), bot=st.booleans(), seed=seats
    )
    def open(self, clock: dict[str, Any], humans: int, *, bot: bool, seed: int) -> None:
        """Open a table, seat people and perhaps a bot, and begin."""
        self.figures["tables"] += 1
        self.desk = Desk(f"votes {seed}", players=humans + bot, clock=clock)
        self.judge = Judge(self.desk.now, self.figures, known_since=self.desk.now)
        for person in PEOPLE[:humans]:
            self.connect(person)
            self.try_(person, ask.Sit)
        if bot:
            self.try_(PEOPLE[0], ask.SeatBot, seat=humans, bot="greedy")
        self.try_(PEOPLE[0], ask.Start)

    # ------------------------------------------------------------------ what may happen

    @rule(person=people)
    def connect(self, person: Participant) -> None:
        """Connect somebody."""
        self.judge.connect(person.id)

    @rule(person=people)
    def disconnect(self, person: Participant) -> None:
        """Break a connection."""
        self.judge.disconnect(person.id)

    @rule()
    def restart(self) -> None:
        """Restart: lose all connections and all memory, and read the log again."""
        self.figures["restarts"] += 1
        for person in PEOPLE:
            self.disconnect(person)
        self.judge.known_since = self.desk.now
        table = table_from("t", self.desk.log)
        assert table == self.table == read_snapshot(write_snapshot(table))
        self.desk.table = table

    @rule()
    def lose_the_bus(self) -> None:
        """Lose contact with other processes."""
        self.judge.is_up = False

    @rule()
    def regain_the_bus(self) -> None:
        """Regain contact with other processes."""
        self.judge.is_up, self.judge.known_since = True, self.desk.now

    @rule(seconds=st.sampled_from(WAITS), is_run=st.booleans())
    def wait(self, seconds: int, *, is_run: bool) -> None:
        """Let time pass; the process that runs the table may be late."""
        self.desk.now += timedelta(seconds=seconds)
        self.judge.now = self.desk.now
        if is_run:
            self.run_table()

    @rule()
    def run_table(self) -> None:
        """Do what is due."""
        self.note(due_events(self.table, self.context()))

    @rule(person=people, agrees=answers)
    def give_up(self, person: Participant, *, agrees: bool) -> None:
        """Vote on giving up."""
        self.try_(person, ask.Concede, agrees=agrees)

    @rule(person=people, seat=seats, agrees=answers)
    def remove(self, person: Participant, seat: int, *, agrees: bool) -> None:
        """Vote on removing somebody."""
        self.try_(person, ask.Remove, seat=seat, agrees=agrees)

    @rule(person=people, seat=seats)
    def mind(self, person: Participant, seat: int) -> None:
        """Let a bot play for somebody."""
        self.try_(person, ask.MindSeat, seat=seat)

    @rule(person=people, kind=st.sampled_from((ask.Leave, ask.ComeBack, ask.Sit)))
    def come_and_go(self, person: Participant, kind: type[Any]) -> None:
        """Leave, come back or sit down."""
        self.try_(person, kind)

    @rule(person=people, kind=st.sampled_from((ask.Start, ask.Again, ask.Close)))
    def begin_or_close(self, person: Participant, kind: type[Any]) -> None:
        """Begin a game, or close the table during one."""
        if kind is not ask.Close or self.table.is_running:
            self.try_(person, kind)

    @rule(person=people, seat=seats)
    def seat_a_bot(self, person: Participant, seat: int) -> None:
        """Fill a free seat."""
        self.try_(person, ask.SeatBot, seat=seat, bot="greedy")

    @rule(person=people, like=st.booleans())
    def bid(self, person: Participant, *, like: bool) -> None:
        """Make a bid."""
        self.try_(person, ask.MakeBid, bid=Bid.LIKE if like else Bid.RATHER_NOT)

    @precondition(lambda self: self.table.phase is Phase.PLAYING)
    @rule()
    def play(self) -> None:
        """Play on."""
        before, count = self.table, len(self.desk.log)
        self.desk.absent = self.absences()
        follow(self.desk, random.Random(count))
        self.judge.see(before, [entry.event for entry in self.desk.log[count:]])

    @rule(person=people, dice=st.integers(0, 9))
    def go_for_good(self, person: Participant, dice: int) -> None:
        """Delete a person."""
        if dice == 0:
            self.note(remove_person(self.table, person.id, self.context()), gone=person.id)

    # ------------------------------------------------------------------ what must hold

    @invariant()
    def what_stands_is_what_was_said(self) -> None:
        """No vote is changed or made up."""
        stands = {
            (question.about, person): word
            for question in self.table.proposals
            for word, said in ((True, question.yes), (False, question.no))
            for person in said
        }
        assert stands == self.judge.said

    def teardown(self) -> None:
        """In the end every proposal is decided, withdrawn or rejected, and nobody is stuck."""
        self.regain_the_bus()
        people = [seat.person for seat in self.table.seats if seat.person is not None]
        if self.table.is_closed or not people:
            return
        alone, others = people[0], people[1:]
        self.connect(alone)
        for person in others:
            self.disconnect(person)
        self.try_(alone, ask.Concede)
        for person_id in [each for each in self.judge.asked_at if each is not None]:
            if (seat := self.table.seat_of(person_id)) is not None:
                self.try_(alone, ask.Remove, seat=seat)
        self.wait(10 * 86_400, is_run=True)
        self.run_table()
        for about in self.judge.asked_at:
            is_moot = about is None and not self.table.is_running
            is_refused = self.judge.is_refused(self.table, about)
            assert is_moot or is_refused or about == alone.id, "a question hangs in the air"
        if self.table.is_running and self.table.seat_of(alone.id) is not None:
            self.nobody_is_stuck(alone, others)

    def nobody_is_stuck(self, alone: Participant, others: list[Participant]) -> None:
        """Somebody left alone may play on with bots, however the others voted before they left."""
        self.figures["played on alone"] += 1
        for person in others:
            seat = self.table.seat_of(person.id)
            if seat is not None and patience(self.table) == GRACE:
                self.try_(alone, ask.MindSeat, seat=seat)
                assert self.table.seats[seat].bot is not None

    # ------------------------------------------------------------------ the world

    @property
    def table(self) -> Table:
        """The table as it is."""
        return self.desk.table

    def absences(self) -> dict[str, datetime]:
        """Who is away, as a host knows it: by what it has heard since its start."""
        return {
            person.id: self.judge.absent_since(person.id) if self.judge.is_up else self.desk.now
            for person in PEOPLE
            if person.id not in self.judge.connected
        }

    def context(self) -> Context:
        """The context that a host would pass."""
        self.desk.absent = self.absences()
        return self.desk.context

    def try_(self, person: Participant, kind: type[Any], **fields: Any) -> None:
        """Send a command; a refusal must change nothing."""
        self.figures["commands"] += 1
        context = self.context()
        try:
            events = decide(self.table, person, self.desk.command(kind, **fields), context)
        except GameError:
            return
        self.note(events)

    def note(self, events: tuple[Event, ...], gone: str | None = None) -> None:
        """Apply events and show them to the judge."""
        before = self.table
        self.desk.happen(events)
        self.judge.see(before, events, gone)
