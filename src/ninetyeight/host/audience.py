"""The clients that are connected to a table in this process, and what is sent to them."""

from datetime import datetime

from ninetyeight.host.broadcast import Broadcast, Mutes
from ninetyeight.host.bus import (
    HandWatcher,
    HandWatchers,
    MutesChanged,
    PeopleConnected,
    TableAdvanced,
)
from ninetyeight.host.connections import Connections
from ninetyeight.host.context import HostContext
from ninetyeight.host.errors import TOO_SLOW, SessionEnded, watching_refused
from ninetyeight.host.outbox import Outbox
from ninetyeight.host.table_log import TableLog
from ninetyeight.protocol.message import Presence
from ninetyeight.protocol.settings import WatchPolicy
from ninetyeight.table import Participant, Table, may_watch
from ninetyeight.table.view import is_hand_open


class Audience:
    """Everybody who is connected to a table. Other processes are told who is connected here."""

    def __init__(self, log: TableLog, context: HostContext) -> None:
        self.outboxes: set[Outbox] = set()
        self.connections = Connections(context.clock())
        self._log = log
        self._context = context
        self.presence: Presence | None = None
        """What was shown last."""

    @property
    def _table(self) -> Table:
        return self._log.table

    def check_may_watch(self, person_id: str) -> None:
        """Refuse people without a seat if the table does not let them watch (9.2)."""
        if not may_watch(self._table, person_id):
            raise watching_refused(self._table, person_id)

    def absences(self, now: datetime) -> dict[str, datetime]:
        """Return who of the seated is not connected, and since when."""
        is_certain = self._context.hears_all_processes()
        return self.connections.absences(self._table, now, is_certain=is_certain)

    # ------------------------------------------------------------------------ coming and going

    def join(self, person: Participant, since: int | None, token_id: str | None) -> Outbox:
        """Connect a client, which gets the events since a sequence, or only the present state."""
        self.check_may_watch(person.id)
        outbox = Outbox(person, token_id)
        outbox.put(self._log.broadcast_since(since).encode(person.id))
        self.outboxes.add(outbox)
        self.connections.enter(person.id)
        presence = self.presence
        self.show_presence(is_announced=True)
        if presence is not None and self.presence == presence:
            self.send(outbox, self._presence_for(outbox, presence))
        return outbox

    def part(self, outbox: Outbox) -> None:
        """Disconnect a client."""
        if outbox in self.outboxes:
            self.outboxes.remove(outbox)
            self.connections.leave(outbox.person.id, self._context.clock())
            self.show_presence(is_announced=True)

    def cut(self, outbox: Outbox, reason: SessionEnded) -> None:
        """Disconnect a client at once: it reads nothing more, and its commands are dropped."""
        outbox.is_cut = True
        outbox.drain()
        self.part(outbox)
        outbox.end(reason)

    def end_all(self, reason: SessionEnded) -> None:
        """End every client's session, without telling the others one by one."""
        for outbox in self.outboxes:
            outbox.end(reason)
        self.outboxes.clear()
        self.connections.sockets.clear()

    # ------------------------------------------------------------------------ messages

    def send(self, outbox: Outbox, message: bytes) -> None:
        """Queue a message for a client, or disconnect it if it has not read the last ones."""
        if outbox.end_reason is not None:
            return
        if outbox.has_room_for(message):
            outbox.put(message)
            return
        outbox.drain()
        self.part(outbox)
        outbox.end(SessionEnded(TOO_SLOW, "Too many messages waited to be read."))

    def publish(
        self,
        broadcast: Broadcast,
        sender: Outbox | None = None,
        answers: str | None = None,
        *,
        is_announced: bool = True,
    ) -> None:
        """Send one update to every client; if nothing happened, only to the sender of the command.

        `is_announced` also tells other processes that the table has advanced.
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
                self.send(outbox, broadcast.encode(person_id, outbox.looking_at, answered))
            else:
                dismissed.append(outbox)
        for outbox in dismissed:  # only now: the others see what happened before who left
            why = watching_refused(broadcast.table, outbox.person.id)
            self.cut(outbox, SessionEnded(why.close_code, why.message))
        if broadcast.events:
            if is_announced:
                self.announce_sequence()
            self.show_presence()
            self._context.on_change(self._table)

    def show(self, outbox: Outbox, answers: str | None = None) -> None:
        """Send the present state to one client."""
        broadcast = self._log.broadcast()
        self.send(outbox, broadcast.encode(outbox.person.id, outbox.looking_at, answers))

    def show_mutes(self, before: Mutes, sender: Outbox | None = None) -> None:
        """Send the present state to people whose mutes have changed, but not to the sender."""
        for outbox in tuple(self.outboxes):
            person_id = outbox.person.id
            if outbox is not sender and self._log.mutes.get(person_id) != before.get(person_id):
                self.show(outbox)

    # ------------------------------------------------------------------------ presence

    def look_at(self, outbox: Outbox, seat: int | None) -> None:
        """Let a watcher look at another seat."""
        outbox.looking_at = seat
        self.show(outbox)
        self.show_presence(is_announced=True)

    def set_thinking(self, seat: int | None) -> None:
        """Show whose bot is thinking."""
        if self.connections.thinking != seat:
            self.connections.thinking = seat
            self.show_presence(is_announced=True)

    def show_presence(self, *, is_announced: bool = False) -> None:
        """Tell the clients who is connected, if that has changed, and perhaps other processes."""
        self.connections.hand_watchers = self._hand_watchers()
        presence = self.connections.presence(
            self._table, self._context.clock(), is_certain=self._context.hears_all_processes()
        )
        if presence != self.presence:
            self.presence = presence
            for outbox in tuple(self.outboxes):
                self.send(outbox, self._presence_for(outbox, presence))
        if is_announced:
            self.announce_presence()

    def announce_presence(self) -> None:
        """Tell other processes who is connected here."""
        bus, process, connections = self._context.bus, self._context.process, self.connections
        people = tuple(sorted(connections.sockets))
        bus.publish(PeopleConnected(process, self._log.id, people, connections.thinking))
        if self._table.settings.watch is WatchPolicy.SEAT:
            bus.publish(HandWatchers(process, self._log.id, connections.hand_watchers))

    def announce_sequence(self) -> None:
        """Tell other processes how far the table is."""
        context = self._context
        context.bus.publish(TableAdvanced(context.process, self._log.id, self._table.sequence))

    def announce_mutes(self) -> None:
        """Tell other processes that mutes have changed."""
        self._context.bus.publish(MutesChanged(self._context.process, self._log.id))

    def _presence_for(self, outbox: Outbox, presence: Presence) -> bytes:
        """Encode the presence; only the player of an open hand is told who looks into it."""
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
