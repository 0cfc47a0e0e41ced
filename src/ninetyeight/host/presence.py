"""Who is connected to a table, in this process and in others, and since when somebody is not."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from datetime import datetime

from ninetyeight.host.bus import Here, Looker, Looking
from ninetyeight.protocol.message import Presence
from ninetyeight.table import Table
from ninetyeight.table.view import is_hand_open

LASTS = 6.0
"""How long what another process said is true, in seconds; it is said again more often."""
SAID_AGAIN = 2.0


@dataclass(slots=True)
class Connected:
    """Who is connected where."""

    known_since: datetime
    """Since when this process hears of everybody who is connected: it was started then, or loaded
    the table, or the news came back. Whoever it has not seen since may have been there before."""
    here: dict[str, int] = field(default_factory=dict)
    """The number of sockets of each person in this process."""
    thinking: int | None = None
    """The seat whose bot thinks, where this process runs the table."""
    looking: tuple[Looker, ...] = ()
    """Who looks into which hand, through this process."""
    elsewhere: dict[str, tuple[Here, float]] = field(default_factory=dict)
    """What other processes said, and when."""
    looking_elsewhere: dict[str, tuple[Looking, float]] = field(default_factory=dict)
    shown: Presence | None = None
    """What was shown last."""
    _went_at: dict[str, datetime] = field(default_factory=dict)
    """When people were last there who are not there now."""

    def come(self, person_id: str) -> None:
        """Count a socket in."""
        self.here[person_id] = self.here.get(person_id, 0) + 1
        self._went_at.pop(person_id, None)

    def go(self, person_id: str, now: datetime) -> None:
        """Count a socket out."""
        self.here[person_id] -= 1
        if not self.here[person_id]:
            del self.here[person_id]
        self.note(person_id, now)

    def note(self, person_id: str, at: datetime) -> None:
        """Remember that somebody was there at a moment, with a socket or without."""
        if person_id not in self.people:
            self._went_at[person_id] = max(at, self._went_at.get(person_id, at))

    def hear(self, news: Here, at: float, now: datetime) -> bool:
        """Remember what another process said; whether it was not known before."""
        is_new = news.process not in self.elsewhere
        before = self.people
        if news.people or news.thinking is not None:
            self.elsewhere[news.process] = news, at
        else:
            self.elsewhere.pop(news.process, None)
        self._note_all(before, now)
        return is_new and bool(news.people)

    def hear_looking(self, news: Looking, at: float) -> None:
        """Remember who looks into a hand through another process."""
        self.looking_elsewhere[news.process] = news, at

    def forget(self, table: Table, at: float, now: datetime) -> None:
        """Forget processes that are silent, and people who went and have no seat."""
        before = self.people
        for name, (_, said) in list(self.elsewhere.items()):
            if at - said > LASTS:
                del self.elsewhere[name]
        for name, (_, said) in list(self.looking_elsewhere.items()):
            if at - said > LASTS:
                del self.looking_elsewhere[name]
        self._note_all(before, now)
        for person_id in [each for each in self._went_at if table.seat_of(each) is None]:
            del self._went_at[person_id]

    @property
    def people(self) -> frozenset[str]:
        """Everybody who is connected."""
        others = (person for news, _ in self.elsewhere.values() for person in news.people)
        return frozenset(self.here) | frozenset(others)

    def absences(self, table: Table, now: datetime, *, is_certain: bool) -> dict[str, datetime]:
        """Find who of the table is not connected, and since when that is certain.

        Where it is not certain, because no news come, it is since now: nobody has been away for
        long of whom nothing can be known.
        """
        people = self.people
        return {
            seat.person.id: self._absent_since(seat.person.id) if is_certain else now
            for seat in table.seats
            if seat.person is not None and seat.person.id not in people
        }

    def presence(self, table: Table, now: datetime, *, is_certain: bool) -> Presence:
        """Say it as it is sent to the player whose hand is open; others are told no lookers."""
        seats = {person: table.seat_of(person) for person in self.people}
        thinking = self.thinking
        for news, _ in self.elsewhere.values():
            thinking = news.thinking if thinking is None else thinking
        absences = self.absences(table, now, is_certain=True) if is_certain else {}
        absent = {table.seat_of(person): since for person, since in absences.items()}
        return Presence(
            seats=tuple(sorted(seat for seat in seats.values() if seat is not None)),
            watchers=sum(seat is None for seat in seats.values()),
            thinking=thinking,
            absent_since={seat: since for seat, since in absent.items() if seat is not None},
            lookers=self._lookers(table),
        )

    def _lookers(self, table: Table) -> tuple[str, ...]:
        """Name those who look into the hand that is open, each of them once."""
        elsewhere = (news.lookers for news, _ in self.looking_elsewhere.values())
        found = {
            looker.person_id: looker.name
            for lookers in (self.looking, *elsewhere)
            for looker in lookers
            if is_hand_open(table, looker.seat) and table.seat_of(looker.person_id) is None
        }
        return tuple(sorted(found.values()))

    def _absent_since(self, person_id: str) -> datetime:
        return max(self.known_since, self._went_at.get(person_id, self.known_since))

    def _note_all(self, before: Iterable[str], now: datetime) -> None:
        for person_id in before:
            self.note(person_id, now)
        for person_id in self.people & self._went_at.keys():
            del self._went_at[person_id]
