"""The log of one table in the store, and the table rebuilt from it.

Nothing is applied here that is not in the log. A conflict with another process raises the store's
own error, any other failure of the store `StoreUnavailable`.
"""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime

from ninetyeight.host.broadcast import NO_MUTES, Broadcast, MutedPeople
from ninetyeight.host.command_memory import CommandMemory
from ninetyeight.host.context import HostContext
from ninetyeight.host.errors import NoSuchTable, StoreUnavailable, TableUnreadable, log_failure
from ninetyeight.host.history import History
from ninetyeight.host.snapshot_writer import SnapshotWriter
from ninetyeight.host.table_summary import changed_talk, finished_games, sightings, summarise
from ninetyeight.rules import GameError
from ninetyeight.store import (
    NO_EFFECT,
    CommandAnswer,
    CommandAnswered,
    CommandTaken,
    LogEntry,
    MuteChange,
    SequenceTaken,
    StoreError,
    TokenRevoked,
)
from ninetyeight.table import (
    AppliedEvent,
    Event,
    Table,
    apply_events,
    evolve,
    may_watch,
    new_table,
    read_event,
    write_event,
)
from ninetyeight.table.event import Muted, Opened, is_erasure, kind_of

CONFLICTS = (SequenceTaken, CommandTaken, CommandAnswered, TokenRevoked)
"""Errors that do not mean the store is failing; the caller handles them."""
TRIM_EVERY = 16
"""How many answers are recorded between two removals of old ones."""


@dataclass(frozen=True, slots=True)
class CaughtUp:
    """What `TableLog.catch_up` read that this process did not know yet."""

    was_loaded: bool
    """Whether the table was in memory before."""
    events: Sequence[AppliedEvent]
    commands: Sequence[tuple[str, datetime]]
    """The keys of the commands among them, and when they were carried out."""
    mutes_before: MutedPeople
    is_reread: bool = False
    """Whether the whole log was read again, because a person was erased from it."""

    @property
    def is_news(self) -> bool:
        return not self.was_loaded or bool(self.events)


class TableLog:
    """A table in the store, as far as this process has read it."""

    def __init__(self, table_id: str, context: HostContext) -> None:
        self.id = table_id
        self.history = History()
        self.commands = CommandMemory()
        self.snapshots = SnapshotWriter(table_id, context.store, context.supervisor)
        self.mutes: MutedPeople = NO_MUTES
        """Who has muted whom; the store keeps mutes beside the log."""
        self.is_current = False
        """Whether everything in the log has been read, as far as this process knows."""
        self._context = context
        self._store = context.store
        self._answers_recorded = 0

    @property
    def table(self) -> Table:
        return self.history.table

    def broadcast(self, events: Sequence[AppliedEvent] = ()) -> Broadcast:
        """Make the broadcast of these events, or of the current state."""
        before = self.history.before(events[0]) if events else None
        return Broadcast(self.table, events, before=before, mutes=self.mutes)

    def broadcast_since(self, sequence: int | None) -> Broadcast:
        """Make the broadcast for a client that has seen events up to `sequence`, or none."""
        if sequence is None:
            return self.broadcast()
        events, before = self.history.since(sequence)
        return Broadcast(self.table, events, before=before, is_first=True, mutes=self.mutes)

    async def open(self, event: Opened, token_id: str | None) -> None:
        """Begin the log of a new table."""
        at = self._context.clock()
        table = new_table(self.id, event, at)
        entry = LogEntry(1, at, write_event(event))
        try:
            await self._store.log.append(self.id, [entry], summarise(table), token_id=token_id)
        except TokenRevoked:
            raise
        except StoreError as error:
            raise self.failure(error) from error
        self.history.apply([(event, table)], None)
        self.is_current = True

    async def knowers(self) -> frozenset[str]:
        """Find who at the table has seen the cards of its next game, if that is decided already."""
        challenge = self.table.next_challenge
        if challenge is None:
            return frozenset()
        people = [seat.person.id for seat in self.table.seats if seat.person is not None]
        try:
            return await self._store.deals.seen_by(challenge.deal, people)
        except StoreError as error:
            log_failure(f"The store, for a deal ({error.code})", error)
            raise StoreUnavailable from error

    async def note_onlooker(self, person_id: str) -> None:
        """Note that a person is about to be shown a game that is over, and so all its cards."""
        game = self.table.game
        is_shown = game is not None and game.is_over and may_watch(self.table, person_id)
        if game is None or not is_shown or person_id in game.dealt_in:
            return
        try:
            await self._store.deals.note_seen(game.deal_id, person_id)
        except StoreError as error:
            log_failure(f"The store, for a deal ({error.code})", error)
            raise StoreUnavailable from error

    async def append(
        self,
        events: Iterable[Event],
        key: str | None,
        token_id: str | None,
        connected: Collection[str] = (),
    ) -> list[AppliedEvent]:
        """Append events, and apply them once they are durable.

        `connected` are the people who are shown a game that they end.
        """
        at, before = self._context.clock(), self.table
        applied = apply_events(before, events, at)
        entries = [
            LogEntry(after.sequence, at, write_event(event), None if number else key)
            for number, (event, after) in enumerate(applied)
        ]
        tables = [after for _, after in applied]
        table = tables[-1]
        games, talk = finished_games(before, tables, at), changed_talk(before, tables)
        summary, seen = summarise(table), sightings(before, tables, connected)
        try:
            await self._store.log.append(self.id, entries, summary, games, token_id, talk, seen)
        except CONFLICTS:
            raise
        except StoreError as error:
            raise self.failure(error) from error
        self.snapshots.note_growth(entries)
        self.history.apply(applied, before)
        if key is not None:
            self.commands.add_logged(key)
        self.snapshots.save_if_due(table)
        return applied

    async def record_answer(self, key: str, person_id: str, code: str) -> str:
        """Record the answer to a command that leads to no entry, and return it once durable.

        If another process was first, its answer stands.
        """
        answer = CommandAnswer(key, person_id, code, self._context.clock())
        try:
            code = await self._store.answers.record(self.id, answer, trims=self._trims_answers())
        except CONFLICTS:
            raise
        except StoreError as error:
            raise self.failure(error) from error
        self.commands.add_answer(key, code)
        return code

    async def mute(self, muted: Muted, key: str, token_id: str | None) -> str:
        """Record a mute outside the log, where nobody else can notice it; return the answer."""
        change = MuteChange(muted.by, muted.person_id, muted.is_muted, self.table.sequence)
        answer = CommandAnswer(key, muted.by, NO_EFFECT, self._context.clock())
        try:
            code, self.mutes = await self._store.mutes.set(
                self.id, change, answer, token_id, trims=self._trims_answers()
            )
        except CONFLICTS:
            raise
        except StoreError as error:
            raise self.failure(error) from error
        self.commands.add_answer(key, code)
        return code

    async def catch_up(self) -> CaughtUp:
        """Read and apply the entries of the log that are not known here yet."""
        history = self.history
        was_loaded = history.is_loaded
        known = history.table if was_loaded else None
        try:
            if known is None:
                known, entries = await self.snapshots.load()
            else:
                entries = await self._store.log.read(self.id, known.sequence)
            # read after the log, so that the mutes of a person erased from the log are gone too
            mutes = (await self._store.mutes.of_tables([self.id])).get(self.id, NO_MUTES)
        except StoreError as error:
            self.is_current = False
            log_failure(f"Reading a log from the store failed ({error.code})", error)
            raise StoreUnavailable from error
        except Exception as error:  # a row that cannot even be loaded
            raise self._unreadable(None, error) from error
        if known is None and not entries:
            raise NoSuchTable(self.id)
        mutes_before, self.mutes = self.mutes, mutes
        is_reread = known is not None and any(is_erasure(entry.body) for entry in entries)
        if is_reread:
            known, entries = None, await self._read_all()
            history.recent.clear()
        applied, commands = self._apply_stored(known, entries)
        if not is_reread:
            self.snapshots.note_growth(entries)
        self.is_current = True
        self.snapshots.save_if_due(self.table)
        return CaughtUp(was_loaded, applied, commands, mutes_before, is_reread)

    def forget(self) -> None:
        """Drop the table from memory; the next `catch_up` loads it."""
        self.history.forget()
        self.is_current = False

    def failure(self, error: StoreError) -> GameError:
        """Turn a failure of the store into the error for clients.

        The log is read again before the next operation.
        """
        if error.code == "unstorable":
            return error
        self.is_current = False
        log_failure(f"Appending to the store failed ({error.code})", error)
        return StoreUnavailable()

    async def _read_all(self) -> list[LogEntry]:
        try:
            return await self._store.log.read(self.id)
        except StoreError as error:
            raise self.failure(error) from error

    def _apply_stored(
        self, known: Table | None, entries: Iterable[LogEntry]
    ) -> tuple[list[AppliedEvent], list[tuple[str, datetime]]]:
        """Apply entries of the log: all of them, or none if one cannot be read."""
        applied: list[AppliedEvent] = []
        commands: list[tuple[str, datetime]] = []
        before = known
        for entry in entries:
            try:
                event = read_event(entry.body)
                known = self._evolve_stored(known, event, entry)
            except Exception as error:
                raise self._unreadable(entry, error) from error
            applied.append((event, known))
            if entry.command is not None:
                commands.append((entry.command, entry.at))
        for key, _ in commands:
            self.commands.add_logged(key)
        self.history.apply(applied, before)
        return applied, commands

    def _evolve_stored(self, known: Table | None, event: Event, entry: LogEntry) -> Table:
        if known is None:
            if not isinstance(event, Opened) or entry.sequence != 1:
                raise ValueError("A log begins with the opening of its table.")
            return new_table(self.id, event, entry.at)
        if entry.sequence != known.sequence + 1:
            raise ValueError("A log has no gaps.")
        return evolve(known, event, entry.at)

    def _unreadable(self, entry: LogEntry | None, error: Exception) -> TableUnreadable:
        self.forget()
        sequence = None if entry is None else entry.sequence
        kind = None if entry is None else kind_of(entry.body)
        return TableUnreadable(self.id, sequence, kind, type(error).__name__)

    def _trims_answers(self) -> bool:
        self._answers_recorded += 1
        return self._answers_recorded % TRIM_EVERY == 1
