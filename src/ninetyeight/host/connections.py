"""Who is connected to a table, through this process or others, and when the others dropped out."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from datetime import datetime

from ninetyeight.host.bus import HandWatcher, HandWatchers, PeopleConnected
from ninetyeight.protocol.message import Presence
from ninetyeight.table import Table
from ninetyeight.table.absences import awaited_votes, mindable_at
from ninetyeight.table.view import is_hand_open

LASTS = 6.0
"""How long a report of another process is valid, in seconds."""
REPEATED = 2.0
"""How often reports are repeated, in seconds."""


@dataclass(slots=True)
class Connections:
    """The people who are connected to a table."""

    known_since: datetime
    """Since when this process knows of everybody who is connected: when it started, loaded the
    table, or the bus came back. People it has not seen may have been connected before."""
    sockets: dict[str, int] = field(default_factory=dict)
    """The number of sockets of each person in this process."""
    thinking: int | None = None
    """The seat whose bot is thinking, if this process runs the table."""
    hand_watchers: tuple[HandWatcher, ...] = ()
    """Who is looking at which hand, through this process."""
    _reports: dict[str, tuple[PeopleConnected, float]] = field(default_factory=dict)
    """What other processes reported, and when."""
    _watcher_reports: dict[str, tuple[HandWatchers, float]] = field(default_factory=dict)
    _last_seen: dict[str, datetime] = field(default_factory=dict)
    """When people who are not connected were last seen."""

    def enter(self, person_id: str) -> None:
        """Add a socket of a person."""
        self.sockets[person_id] = self.sockets.get(person_id, 0) + 1
        self._last_seen.pop(person_id, None)

    def leave(self, person_id: str, now: datetime) -> None:
        """Remove a socket of a person."""
        self.sockets[person_id] -= 1
        if not self.sockets[person_id]:
            del self.sockets[person_id]
        self.note(person_id, now)

    def note(self, person_id: str, at: datetime) -> None:
        """Record that a person was active, with a socket or without."""
        if person_id not in self.people:
            self._last_seen[person_id] = max(at, self._last_seen.get(person_id, at))

    def take_report(self, report: PeopleConnected, at: float, now: datetime) -> bool:
        """Record another process's report; return whether that process is new."""
        is_new = report.process not in self._reports
        before = self.people
        if report.people or report.thinking is not None:
            self._reports[report.process] = report, at
        else:
            self._reports.pop(report.process, None)
        self._note_all(before, now)
        return is_new and bool(report.people)

    def take_watcher_report(self, report: HandWatchers, at: float) -> None:
        """Record another process's report of who is looking at hands through it."""
        self._watcher_reports[report.process] = report, at

    def expire(self, table: Table, at: float, now: datetime) -> None:
        """Drop processes that have gone silent, and people who left and have no seat."""
        before = self.people
        for process, (_, reported) in list(self._reports.items()):
            if at - reported > LASTS:
                del self._reports[process]
        for process, (_, reported) in list(self._watcher_reports.items()):
            if at - reported > LASTS:
                del self._watcher_reports[process]
        self._note_all(before, now)
        for person_id in [each for each in self._last_seen if table.seat_of(each) is None]:
            del self._last_seen[person_id]

    @property
    def people(self) -> frozenset[str]:
        """Everybody who is connected, through any process."""
        remote = (person for report, _ in self._reports.values() for person in report.people)
        return frozenset(self.sockets) | frozenset(remote)

    def absences(self, table: Table, now: datetime, *, is_certain: bool) -> dict[str, datetime]:
        """Map the ids of seated people who are not connected to when they dropped out.

        If that is not certain, because reports of other processes do not arrive, that is `now`:
        they may be connected elsewhere.
        """
        people = self.people
        return {
            seat.person.id: self._absent_since(seat.person.id) if is_certain else now
            for seat in table.seats
            if seat.person is not None and seat.person.id not in people
        }

    def presence(self, table: Table, now: datetime, *, is_certain: bool) -> Presence:
        """Render it for the player of an open hand; others must not see the watchers' names."""
        seats = {person: table.seat_of(person) for person in self.people}
        thinking = self.thinking
        for report, _ in self._reports.values():
            thinking = report.thinking if thinking is None else thinking
        absences = self.absences(table, now, is_certain=True) if is_certain else {}
        absent = {table.seat_of(person): since for person, since in absences.items()}
        return Presence(
            seats=tuple(sorted(seat for seat in seats.values() if seat is not None)),
            watchers=sum(seat is None for seat in seats.values()),
            thinking=thinking,
            absent_since={seat: since for seat, since in absent.items() if seat is not None},
            mindable_at=mindable_at(table, absences),
            votes=awaited_votes(table, absences),
            lookers=self._watcher_names(table),
        )

    def _watcher_names(self, table: Table) -> tuple[str, ...]:
        """List the names of everybody who is looking at the open hand."""
        remote = (report.watchers for report, _ in self._watcher_reports.values())
        found = {
            watcher.person_id: watcher.name
            for watchers in (self.hand_watchers, *remote)
            for watcher in watchers
            if is_hand_open(table, watcher.seat) and table.seat_of(watcher.person_id) is None
        }
        return tuple(sorted(found.values()))

    def _absent_since(self, person_id: str) -> datetime:
        return max(self.known_since, self._last_seen.get(person_id, self.known_since))

    def _note_all(self, before: Iterable[str], now: datetime) -> None:
        for person_id in before:
            self.note(person_id, now)
        for person_id in self.people & self._last_seen.keys():
            del self._last_seen[person_id]
