"""A room: one table in memory, and the people who are connected to it in this process."""

from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from datetime import datetime

from ninetyeight.host.bot_workers import BotWorkers
from ninetyeight.host.bus import At, Bus, Here
from ninetyeight.host.errors import SessionEnded, TableUnreadable, not_to_be_seen
from ninetyeight.host.presence import Connected
from ninetyeight.host.session import Session
from ninetyeight.host.supervision import Supervisor
from ninetyeight.host.wire import Batch, Step
from ninetyeight.store import Store
from ninetyeight.table import Chance, Circumstances, Person, Table, may_watch
from ninetyeight.table.command import Command
from ninetyeight.table.event import PersonErased

RING = 64
"""The events that a client may have missed and still get."""


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
    supervisor: Supervisor = field(default_factory=Supervisor)
    """Runs what happens in the background."""


class Room(ABC):
    """A table with its last events, and the sessions that look at it."""

    def __init__(self, table_id: str, around: Around) -> None:
        self.id = table_id
        self.ring: deque[Step] = deque(maxlen=RING)
        """The last events, each with the table after it."""
        self._before_ring: Table | None = None
        """The table before the first of them."""
        self.sessions: set[Session] = set()
        self.connected = Connected()
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

    def check_may_see(self, person_id: str) -> None:
        """Refuse to show a running game to people without a seat, where the table says so (9.2)."""
        if not may_watch(self.table, person_id):
            raise not_to_be_seen(self.table, person_id)

    @abstractmethod
    async def ask(self, session: Session, command: Command) -> None:
        """Do what a person asks through a socket; the answer goes there."""

    def join(self, person: Person, since: int | None, token_id: str | None = None) -> Session:
        """Connect somebody, who gets what happened since, or how things stand."""
        self.check_may_see(person.id)
        session = Session(self, person, token_id)
        session.put(self._since(since).encoded(person.id))
        self.sessions.add(session)
        self.connected.come(person.id)
        presence = self.connected.shown
        self.show_presence(is_told=True)
        if self.connected.shown == presence and presence is not None:
            session.put(presence.model_dump_json().encode())
        return session

    def part(self, session: Session) -> None:
        """Disconnect somebody."""
        if session in self.sessions:
            self.sessions.remove(session)
            self.connected.go(session.person.id)
            self.show_presence(is_told=True)

    def show(self, session: Session, answers: str | None = None) -> None:
        """Show one client how things stand."""
        session.put(Batch(self.table).encoded(session.person.id, session.looking_at, answers))

    def think(self, seat: int | None) -> None:
        """Say whose bot thinks."""
        if self.connected.thinking != seat:
            self.connected.thinking = seat
            self.show_presence(is_told=True)

    def show_presence(self, *, is_told: bool = False) -> None:
        """Show who is connected, where it has changed; tell other processes."""
        presence = self.connected.presence(self.table)
        if presence != self.connected.shown:
            self.connected.shown = presence
            message = presence.model_dump_json().encode()
            for session in tuple(self.sessions):
                session.put(message)
        if is_told:
            self.tell_presence()

    def tell_presence(self) -> None:
        """Tell other processes who is connected here."""
        people = tuple(sorted(self.connected.here))
        self._around.bus.tell(Here(self._around.name, self.id, people, self.connected.thinking))

    def tell_sequence(self) -> None:
        """Tell other processes how far the table is."""
        self._around.bus.tell(At(self._around.name, self.id, self.table.sequence))

    def publish(
        self,
        batch: Batch,
        asking: Session | None = None,
        answers: str | None = None,
        *,
        is_news: bool = True,
    ) -> None:
        """Give every client one message; where nothing happened, the asking one alone."""
        dismissed = []
        for session in tuple(self.sessions) if batch.steps else (asking,):
            if session is None:
                continue
            if may_watch(batch.table, session.person.id):
                answered = answers if session is asking else None
                session.put(batch.encoded(session.person.id, session.looking_at, answered))
            else:
                dismissed.append(session)
        for session in dismissed:  # what happened comes first, and then who is gone
            why = not_to_be_seen(batch.table, session.person.id)
            session.cut(SessionEnded(why.close_code, why.message))
        if batch.steps:
            if is_news:
                self.tell_sequence()
            self.show_presence()
            self._around.changed(self)

    def remember(self, steps: Sequence[Step], before: Table | None) -> None:
        """Keep the last events; `before` is the table before these, None before it was opened."""
        if steps and not self.ring:
            self._before_ring = before
        for step in steps:
            if len(self.ring) == RING:
                self._before_ring = self.ring[0][1]
            self.ring.append(step)

    def _since(self, since: int | None) -> Batch:
        """Give what happened since a sequence; only the last of it where that is long ago.

        Where somebody was erased since then, everything is told anew.
        """
        known = self.table.sequence if since is None else since
        steps = [step for step in self.ring if step[1].sequence > known]
        if not steps:
            return Batch(self.table)
        if any(isinstance(event, PersonErased) for event, _ in steps):
            steps = list(self.ring)
        earlier = len(self.ring) - len(steps)
        before = self.ring[earlier - 1][1] if earlier else self._before_ring
        return Batch(self.table, steps, before=before or steps[0][1])

    def _circumstances(self) -> Circumstances:
        around = self._around
        return Circumstances(
            around.clock(), around.chance, around.bots.names, self.connected.people
        )
