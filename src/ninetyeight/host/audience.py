"""The clients that are connected to a table in this process, and what is sent to them."""

from datetime import datetime

from ninetyeight.host.broadcast import Broadcast, MutedPeople
from ninetyeight.host.bus import (
    HandWatcher,
    HandWatchers,
    MutesChanged,
    PeopleConnected,
    TableAdvanced,
)
from ninetyeight.host.connections import Connections
from ninetyeight.host.context import HostContext
from ninetyeight.host.errors import SessionEnded, watching_refused
from ninetyeight.host.outbox import Outbox
from ninetyeight.host.table_log import TableLog
from ninetyeight.protocol.message import Presence
from ninetyeight.protocol.settings import WatchPolicy
from ninetyeight.table import Participant, Table, may_watch
from ninetyeight.table.view import is_hand_open


class Audience:
    """Everybody who is connected to a table through this process.

    Methods named `show...` send to the clients here, those named `announce...` to other processes.
    """

    def __init__(self, log: TableLog, context: HostContext) -> None:
        self.outboxes: set[Outbox] = set()
        self.connections = Connections(context.clock())
        self._log = log
        self._context = context
        self.presence: Presence | None = None
        """The presence that clients were last sent."""

    @property
    def _table(self) -> Table:
        return self._log.table

    def check_may_watch(self, person_id: str) -> None:
        """Refuse people without a seat if the table does not let them watch (9.2)."""
        if not may_watch(self._table, person_id):
            raise watching_refused(self._table, person_id)

    def absences(self, now: datetime) -> dict[str, datetime]:
        """Map the ids of seated people who are not connected to when they dropped out."""
        is_certain = self._context.hears_all_processes()
        return self.connections.absences(self._table, now, is_certain=is_certain)

    # ------------------------------------------------------------------------ coming and going

    def join(self, person: Participant, since: int | None, token_id: str | None) -> Outbox:
        """Connect a client and send it the events since a sequence number, or just the state."""
        self.check_may_watch(person.id)
        outbox = Outbox(person, token_id, on_end=self._part)
        outbox.put(self._log.broadcast_since(since).encode(person.id))
        self.outboxes.add(outbox)
        self.connections.enter(person.id)
        presence = self.presence
        self.show_presence(is_announced=True)
        if presence is not None and self.presence == presence:
            outbox.put(self._presence_for(outbox, presence))
        return outbox

    def end_all(self, reason: SessionEnded) -> None:
        """End all sessions at once, without reporting each departure to the clients that remain."""
        outboxes = tuple(self.outboxes)
        self.outboxes.clear()
        self.connections.sockets.clear()
        for outbox in outboxes:
            outbox.end(reason)

    def _part(self, outbox: Outbox) -> None:
        """Remove a client whose session has ended."""
        if outbox in self.outboxes:
            self.outboxes.remove(outbox)
            self.connections.leave(outbox.person.id, self._context.clock())
            self.show_presence(is_announced=True)

    # ------------------------------------------------------------------------ messages

    def publish(
        self,
        broadcast: Broadcast,
        sender: Outbox | None = None,
        answers: str | None = None,
        *,
        is_announced: bool = True,
    ) -> None:
        """Send one update to every client; if nothing happened, only to the sender of the command.

        With `is_announced`, other processes learn that the table has advanced.
        """
        if broadcast.events:
            recipients = tuple(self.outboxes)
        else:
            recipients = () if sender is None else (sender,)
        dismissed = []
        for outbox in recipients:
            person_id = outbox.person.id
            if may_watch(broadcast.table, person_id):
                answered = answers if outbox is sender else None
                outbox.put(broadcast.encode(person_id, outbox.looking_at, answered))
            else:
                dismissed.append(outbox)
        for outbox in dismissed:  # only now, so that the others see the events before the departure
            why = watching_refused(broadcast.table, outbox.person.id)
            outbox.cut(SessionEnded(why.close_code, why.message))
        if broadcast.events:
            if is_announced:
                self.announce_sequence()
            self.show_presence()
            self._context.on_change(self._table)

    def show(self, outbox: Outbox, answers: str | None = None) -> None:
        """Send the current state to one client."""
        broadcast = self._log.broadcast()
        outbox.put(broadcast.encode(outbox.person.id, outbox.looking_at, answers))

    def show_mutes(self, before: MutedPeople, sender: Outbox | None = None) -> None:
        """Send the current state to people whose mutes have changed, except the sender."""
        for outbox in tuple(self.outboxes):
            person_id = outbox.person.id
            if outbox is not sender and self._log.mutes.get(person_id) != before.get(person_id):
                self.show(outbox)

    # ------------------------------------------------------------------------ presence

    def look_at(self, outbox: Outbox, seat: int | None) -> None:
        """Show a watcher another seat's hand, or none."""
        outbox.looking_at = seat
        self.show(outbox)
        self.show_presence(is_announced=True)

    def set_thinking(self, seat: int | None) -> None:
        """Show whose bot is thinking."""
        if self.connections.thinking != seat:
            self.connections.thinking = seat
            self.show_presence(is_announced=True)

    def show_presence(self, *, is_announced: bool = False) -> None:
        """Send the clients who is connected, if that has changed.

        With `is_announced`, other processes are sent who is connected here, changed or not.
        """
        self.connections.hand_watchers = self._hand_watchers()
        presence = self.connections.presence(
            self._table, self._context.clock(), is_certain=self._context.hears_all_processes()
        )
        if presence != self.presence:
            self.presence = presence
            for outbox in tuple(self.outboxes):
                outbox.put(self._presence_for(outbox, presence))
        if is_announced:
            self.announce_presence()

    def announce_presence(self) -> None:
        """Send other processes who is connected here."""
        bus, process, connections = self._context.bus, self._context.process, self.connections
        people = tuple(sorted(connections.sockets))
        bus.publish(PeopleConnected(process, self._log.id, people, connections.thinking))
        if self._table.settings.watch is WatchPolicy.SEAT:
            bus.publish(HandWatchers(process, self._log.id, connections.hand_watchers))

    def announce_sequence(self) -> None:
        """Send other processes the table's sequence number."""
        context = self._context
        context.bus.publish(TableAdvanced(context.process, self._log.id, self._table.sequence))

    def announce_mutes(self) -> None:
        """Notify other processes that mutes have changed."""
        self._context.bus.publish(MutesChanged(self._context.process, self._log.id))

    def _presence_for(self, outbox: Outbox, presence: Presence) -> bytes:
        """Encode the presence; only the player of an open hand learns who is looking at it."""
        seat = self._table.seat_of(outbox.person.id)
        if presence.lookers and (seat is None or not is_hand_open(self._table, seat)):
            presence = presence.model_copy(update={"lookers": ()})
        return presence.model_dump_json().encode()

    def _hand_watchers(self) -> tuple[HandWatcher, ...]:
        found = {
            HandWatcher(outbox.person.id, outbox.person.name, outbox.looking_at)
            for outbox in self.outboxes
            if outbox.looking_at is not None
        }
        return tuple(sorted(found, key=lambda watcher: (watcher.person_id, watcher.seat)))
