"""Who is connected to a table, through this process and others, and since when others are not."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from datetime import datetime

from ninetyeight.host.bus import HandWatcher, HandWatchers, PeopleConnected
from ninetyeight.protocol.message import Presence
from ninetyeight.table import Table
from ninetyeight.table.view import is_hand_open

LASTS = 6.0
"""How long a report of another process holds, in seconds."""
REPEATED = 2.0
"""How often reports are repeated, in seconds."""


@dataclass(slots=True)
class Connections:
    """The people who are connected to a table."""

    known_since: datetime
    """Since when this process hears of everybody who is connected: it started then, or loaded the
    table, or the bus came back. People whom it has not seen may have been connected before."""
    sockets: dict[str, int] = field(default_factory=dict)
    """The number of sockets of each person in this process."""
    thinking: int | None = None
    """The seat whose bot is thinking, if this process runs the table."""
    hand_watchers: tuple[HandWatcher, ...] = ()
    """Who looks into which hand, through this process."""
    _reports: dict[str, tuple[PeopleConnected, float]] = field(default_factory=dict)
    """What other processes reported, and when."""
    _watcher_reports: dict[str, tuple[HandWatchers, float]] = field(default_factory=dict)
    _last_seen: dict[str, datetime] = field(default_factory=dict)
    """When people were last connected who are not connected now."""

    def enter(self, person_id: str) -> None:
        """Count a socket in."""
        self.sockets[person_id] = self.sockets.get(person_id, 0) + 1
        self._last_seen.pop(person_id, None)

    def leave(self, person_id: str, now: datetime) -> None:
        """Count a socket out."""
        self.sockets[person_id] -= 1
        if not self.sockets[person_id]:
            del self.sockets[person_id]
        self.note(person_id, now)

    def note(self, person_id: str, at: datetime) -> None:
        """Remember that somebody was active, with a socket or without."""
        if person_id not in self.people:
            self._last_seen[person_id] = max(at, self._last_seen.get(person_id, at))

    def take_report(self, report: PeopleConnected, at: float, now: datetime) -> bool:
        """Take a report of another process; return whether that process is a new one."""
        is_new = report.process not in self._reports
        before = self.people
        if report.people or report.thinking is not None:
            self._reports[report.process] = report, at
        else:
            self._reports.pop(report.process, None)
        self._note_all(before, now)
        return is_new and bool(report.people)

    def take_watcher_report(self, report: HandWatchers, at: float) -> None:
        """Take another process's report of who looks into a hand through it."""
        self._watcher_reports[report.process] = report, at

    def expire(self, table: Table, at: float, now: datetime) -> None:
        """Forget processes that are silent, and people who left and have no seat."""
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
        """Return who of the seated is not connected, and since when.

        If that is not certain, because reports of other processes do not arrive, it is since now:
        nobody is counted as absent who may be connected elsewhere.
        """
        people = self.people
        return {
            seat.person.id: self._absent_since(seat.person.id) if is_certain else now
            for seat in table.seats
            if seat.person is not None and seat.person.id not in people
        }

    def presence(self, table: Table, now: datetime, *, is_certain: bool) -> Presence:
        """Render it for the player of an open hand; others must not be told the watchers."""
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
            lookers=self._watcher_names(table),
        )

    def _watcher_names(self, table: Table) -> tuple[str, ...]:
        """Name everybody who looks into the open hand, once."""
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
