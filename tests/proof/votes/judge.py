"""A judge of votes, written without `table.voting`.

It notes how people vote and when they are connected, and judges by docs/voting.md each game that is
given up, each player who is removed and each seat that a bot takes.
"""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from datetime import datetime, timedelta

from ninetyeight.protocol.event import Minding
from ninetyeight.protocol.view import Phase
from ninetyeight.table import Event, Table, evolve
from ninetyeight.table import event as happened

GRACE = timedelta(seconds=30)


@dataclass
class Judge:
    """How people voted, when they were present, and what may follow."""

    now: datetime
    figures: Counter[str]
    connected: set[str] = field(default_factory=set)
    went_at: dict[str, datetime] = field(default_factory=dict)
    known_since: datetime | None = None
    """Since when it can be known who is present; None if it always could."""
    is_up: bool = True
    """Whether it can be known now who is present."""
    said: dict[tuple[str | None, str], bool] = field(default_factory=dict)
    """The last vote of each person, by the person to be removed; None is about giving up."""
    asked_at: dict[str | None, datetime] = field(default_factory=dict)

    def connect(self, person_id: str) -> None:
        """Note that somebody is present."""
        self.connected.add(person_id)

    def disconnect(self, person_id: str) -> None:
        """Note that somebody is away."""
        if person_id in self.connected:
            self.connected.discard(person_id)
            self.went_at[person_id] = self.now

    def note_activity(self, person_id: str) -> None:
        """Note a command of somebody in the log: if they are away, then only from now on.

        The order of the log counts. Another process may end a game an instant before a command
        arrives, when nobody could know what the command shows.
        """
        if person_id not in self.connected:
            self.went_at[person_id] = self.now

    def see(self, table: Table, events: Iterable[Event], gone: str | None = None) -> Table:
        """Judge and remember events one by one; `gone` is a deleted person."""
        for event in events:
            here = [None if seat.person is None else seat.person.id for seat in table.seats]
            self._judge(table, event, here, gone)
            self._remember(table, event, here)
            table = evolve(table, event, self.now)
        return table

    def absent_since(self, person_id: str) -> datetime:
        """Since when somebody is known to be away."""
        earliest = self.known_since or datetime.min.replace(tzinfo=self.now.tzinfo)
        return max(self.went_at.get(person_id, earliest), earliest)

    def is_refused(self, table: Table, about: str | None) -> bool:
        """Whether somebody at the table voted no."""
        here = {seat.person.id for seat in table.seats if seat.person is not None} - {about}
        return any(self.said.get((about, person)) is False for person in here)

    def _judge(self, table: Table, event: Event, here: list[str | None], gone: str | None) -> None:
        match event:
            case happened.Conceded():
                self.figures["given up"] += 1
                self._must_be_agreed(table, None, here)
            case happened.Removed(seat=seat) if here[seat] != gone:
                self.figures["removed"] += 1
                self._must_be_agreed(table, here[seat], here)
            case happened.SeatMinded(seat=seat, minding=Minding.UNTIL_RETURN):
                self.figures["minded"] += 1
                self._may_be_minded(table, seat)
            case happened.Closed() if table.is_running and gone is None:
                assert sum(person is not None for person in here) <= 1, "others play here"
            case _:
                pass

    def _must_be_agreed(self, table: Table, about: str | None, here: list[str | None]) -> None:
        """Assert that nobody voted no, and that the silent were away and had time to return."""
        assert about in self.asked_at, "nobody asked"
        for person in here:
            if person is None or person == about:
                continue
            word = self.said.get((about, person))
            assert word is not False, f"{person} said no"
            if word is None:
                self.figures["silent and away"] += 1
                assert person not in self.connected, f"{person} is there and did not answer"
                assert self.is_up, f"nobody knows whether {person} is there"
                assert self.now >= self.absent_since(person) + GRACE, f"{person} went just now"
                asked_at = self.asked_at[about]
                assert self.now >= asked_at + patience(table), f"{person} had no time"

    def _may_be_minded(self, table: Table, seat: int) -> None:
        """Assert that a bot replaces only somebody who left, is late or was away for long."""
        there = table.seats[seat]
        is_out_of_time = table.deadline is not None and table.deadline <= self.now
        if there.is_away or (is_out_of_time and table.phase is Phase.PLAYING):
            return
        assert there.person is not None
        assert there.person.id not in self.connected, "the player is there"
        assert self.is_up, "nobody knows whether the player is there"
        assert self.now >= self.absent_since(there.person.id) + GRACE, "the player went just now"
        assert patience(table) == GRACE or not table.is_running, "the clock decides"

    def _remember(self, table: Table, event: Event, here: list[str | None]) -> None:
        match event:
            case happened.ConcedeVoted(seat=seat, agrees=agrees):
                self._hear(None, here[seat], agrees=agrees)
            case happened.RemovalVoted(seat=seat, by=by, agrees=agrees):
                self._hear(here[seat], here[by], agrees=agrees)
                if here[by] == table.host and not agrees:
                    self._withdraw(here[seat])
            case happened.HostChanged():
                for about in [each for each in self.asked_at if each is not None]:
                    self._withdraw(about)
            case happened.Removed(seat=seat):
                self._forget(here[seat])
            case happened.SeatCleared(seat=seat):
                self._give_up_seat(here[seat], is_host=here[seat] == table.host)
            case happened.Dealt():
                self._begin_again(here)
            case _:
                pass

    def _hear(self, about: str | None, person: str | None, *, agrees: bool) -> None:
        assert person is not None
        self.figures["yes" if agrees else "no"] += 1
        self.said[about, person] = agrees
        if agrees:
            self.asked_at.setdefault(about, self.now)
        self._tidy()

    def _withdraw(self, about: str | None) -> None:
        """End a proposal: every yes is void, and every no stands."""
        self.asked_at.pop(about, None)
        for key in [key for key, word in self.said.items() if key[0] == about and word]:
            del self.said[key]

    def _give_up_seat(self, person: str | None, *, is_host: bool) -> None:
        self._withdraw(person)
        for about in list(self.asked_at):
            if self.said.get((about, str(person))):
                del self.said[about, str(person)]
            if is_host and about is not None:
                self._withdraw(about)
        self._tidy()

    def _forget(self, person: str | None) -> None:
        self._withdraw(person)
        self.said = {key: word for key, word in self.said.items() if person not in key}
        self._tidy()

    def _begin_again(self, here: list[str | None]) -> None:
        for about in list(self.asked_at):
            self._withdraw(about)
        self.said = {
            (about, person): word
            for (about, person), word in self.said.items()
            if about is not None and about in here and person in here
        }

    def _tidy(self) -> None:
        """End proposals that nobody makes any more."""
        asked = {about for (about, _), word in self.said.items() if word}
        for about in [each for each in self.asked_at if each not in asked]:
            self._withdraw(about)


def patience(table: Table) -> timedelta:
    """How long people who are away have to answer."""
    clock = table.settings.clock
    return timedelta(days=clock.days) if clock.kind == "days" else GRACE
