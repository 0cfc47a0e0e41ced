"""A room: one table in memory, and the people who are connected to it in this process."""

from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from datetime import datetime

from ninetyeight.host.bot_workers import BotWorkers
from ninetyeight.host.broadcast import NO_MUTES, AppliedEvent, Broadcast, Mutes
from ninetyeight.host.bus import At, Bus, Here, Looker, Looking, MutesChanged
from ninetyeight.host.errors import SessionEnded, TableUnreadable, not_to_be_seen
from ninetyeight.host.presence import Connected
from ninetyeight.host.session import Session
from ninetyeight.host.supervision import Supervisor
from ninetyeight.protocol.command import Command
from ninetyeight.protocol.message import KEPT_EVENTS, Presence
from ninetyeight.protocol.settings import Watch
from ninetyeight.store import Store
from ninetyeight.table import Chance, Context, Participant, Table, due_at, may_watch
from ninetyeight.table.event import PersonErased
from ninetyeight.table.view import is_hand_open


@dataclass(frozen=True, slots=True)
class Around:
    """What a table needs of the world."""

    name: str
    """The name of this process among all."""
    store: Store
    bots: BotWorkers
    bus: Bus
    clock: Callable[[], datetime]
    chance: Chance
    changed: Callable[["Room"], None]
    """Is called after a table was loaded or has changed."""
    closed_off: Callable[[TableUnreadable], None]
    """Is called when a table turns out to be unreadable."""
    hears_of_all: Callable[[], bool] = lambda: True
    """Whether this process hears who is connected to all others."""
    supervisor: Supervisor = field(default_factory=Supervisor)
    """Runs what happens in the background."""


class Room(ABC):
    """A table with its last events, and the sessions that look at it."""

    def __init__(self, table_id: str, around: Around) -> None:
        self.id = table_id
        self.ring: deque[AppliedEvent] = deque(maxlen=KEPT_EVENTS)
        """The last events, each with the table after it."""
        self._before_ring: Table | None = None
        """The table before the first of them."""
        self.sessions: set[Session] = set()
        self.connected = Connected(around.clock())
        self.mutes: Mutes = NO_MUTES
        """Whom people at the table do not hear; it stands beside the log."""
        self._around = around
        self._table: Table | None = None

    @property
    def table(self) -> Table:
        """The table as it is known here."""
        assert self._table is not None
        return self._table

    @property
    def is_loaded(self) -> bool:
        """Whether the table is in memory."""
        return self._table is not None

    def batch(self, steps: Sequence[AppliedEvent] = (), before: Table | None = None) -> Broadcast:
        """Give how things stand, after these events."""
        return Broadcast(self.table, steps, before=before, mutes=self.mutes)

    def check_may_see(self, person_id: str) -> None:
        """Refuse to show a running game to people without a seat, where the table says so (9.2)."""
        if not may_watch(self.table, person_id):
            raise not_to_be_seen(self.table, person_id)

    @abstractmethod
    async def ask(self, session: Session, command: Command) -> None:
        """Do what a person asks through a socket; the answer goes there."""

    def join(self, person: Participant, since: int | None, token_id: str | None = None) -> Session:
        """Connect somebody, who gets what happened since, or how things stand."""
        self.check_may_see(person.id)
        session = Session(self, person, token_id)
        session.put(self._since(since).encode(person.id))
        self.sessions.add(session)
        self.connected.come(person.id)
        presence = self.connected.shown
        self.show_presence(is_told=True)
        if self.connected.shown == presence and presence is not None:
            session.put(self._presence_for(session, presence))
        return session

    def part(self, session: Session) -> None:
        """Disconnect somebody."""
        if session in self.sessions:
            self.sessions.remove(session)
            self.connected.go(session.person.id, self._around.clock())
            self.show_presence(is_told=True)

    def show(self, session: Session, answers: str | None = None) -> None:
        """Show one client how things stand."""
        session.put(self.batch().encode(session.person.id, session.looking_at, answers))

    def show_mutes(self, before: Mutes, asking: Session | None = None) -> None:
        """Show how things stand to those who hear others than before, but the asking client."""
        for session in tuple(self.sessions):
            person_id = session.person.id
            if session is not asking and self.mutes.get(person_id) != before.get(person_id):
                self.show(session)

    def think(self, seat: int | None) -> None:
        """Say whose bot thinks."""
        if self.connected.thinking != seat:
            self.connected.thinking = seat
            self.show_presence(is_told=True)

    def show_presence(self, *, is_told: bool = False) -> None:
        """Show who is connected, where it has changed; tell other processes."""
        self.connected.looking = self._looking()
        presence = self.connected.presence(
            self.table, self._around.clock(), is_certain=self._around.hears_of_all()
        )
        if presence != self.connected.shown:
            self.connected.shown = presence
            for session in tuple(self.sessions):
                session.put(self._presence_for(session, presence))
        if is_told:
            self.tell_presence()

    def tell_presence(self) -> None:
        """Tell other processes who is connected here."""
        people = tuple(sorted(self.connected.here))
        bus, name = self._around.bus, self._around.name
        bus.tell(Here(name, self.id, people, self.connected.thinking))
        if self.table.settings.watch is Watch.SEAT:
            bus.tell(Looking(name, self.id, self.connected.looking))

    def _presence_for(self, session: Session, presence: Presence) -> bytes:
        """Name those who look into a hand to its player alone."""
        seat = self.table.seat_of(session.person.id)
        if presence.lookers and (seat is None or not is_hand_open(self.table, seat)):
            presence = presence.model_copy(update={"lookers": ()})
        return presence.model_dump_json().encode()

    def _looking(self) -> tuple[Looker, ...]:
        found = {
            Looker(session.person.id, session.person.name, session.looking_at)
            for session in self.sessions
            if session.looking_at is not None
        }
        return tuple(sorted(found, key=lambda looker: (looker.person_id, looker.seat)))

    def tell_sequence(self) -> None:
        """Tell other processes how far the table is."""
        self._around.bus.tell(At(self._around.name, self.id, self.table.sequence))

    def tell_mutes(self) -> None:
        """Tell other processes that somebody at the table hears others than before."""
        self._around.bus.tell(MutesChanged(self._around.name, self.id))

    def publish(
        self,
        batch: Broadcast,
        asking: Session | None = None,
        answers: str | None = None,
        *,
        is_news: bool = True,
    ) -> None:
        """Give every client one message; where nothing happened, the asking one alone."""
        dismissed = []
        for session in tuple(self.sessions) if batch.events else (asking,):
            if session is None:
                continue
            if may_watch(batch.table, session.person.id):
                answered = answers if session is asking else None
                session.put(batch.encode(session.person.id, session.looking_at, answered))
            else:
                dismissed.append(session)
        for session in dismissed:  # what happened comes first, and then who is gone
            why = not_to_be_seen(batch.table, session.person.id)
            session.cut(SessionEnded(why.close_code, why.message))
        if batch.events:
            if is_news:
                self.tell_sequence()
            self.show_presence()
            self._around.changed(self)

    def remember(self, steps: Sequence[AppliedEvent], before: Table | None) -> None:
        """Keep the last events; `before` is the table before these, None before it was opened."""
        if steps and not self.ring:
            self._before_ring = before
        for step in steps:
            if len(self.ring) == KEPT_EVENTS:
                self._before_ring = self.ring[0][1]
            self.ring.append(step)

    def _since(self, since: int | None) -> Broadcast:
        """Give what happened since a sequence; only the last of it where that is long ago.

        Where somebody was erased since then, everything is told anew.
        """
        known = self.table.sequence if since is None else since
        steps = [step for step in self.ring if step[1].sequence > known]
        if not steps:
            return self.batch()
        if any(isinstance(event, PersonErased) for event, _ in steps):
            steps = list(self.ring)
        earlier = len(self.ring) - len(steps)
        before = self.ring[earlier - 1][1] if earlier else self._before_ring
        return self.batch(steps, before or steps[0][1])

    @property
    def due_at(self) -> datetime | None:
        """When something happens by itself next, as far as can be said now."""
        table = self.table
        return due_at(table, self._circumstances()) if table.proposals else table.deadline

    def _circumstances(self) -> Context:
        around = self._around
        now = around.clock()
        absences = self.connected.absences(self.table, now, is_certain=around.hears_of_all())
        return Context(now, around.chance, around.bots.names, absences)
