"""A mailbox: all that changes a table comes in here, one after the other.

Decide, append to the log, and only then believe and publish it. Where another process was first,
its entries are read and published, and it is decided again: the key of the log is the referee.
"""

import asyncio
import re
import time
from collections.abc import Callable, Coroutine, Iterable, Sequence
from datetime import datetime
from typing import Any, TypeVar

from ninetyeight.bots import Choice
from ninetyeight.host.answers import hint_of, hint_want, refusal_of
from ninetyeight.host.bot_workers import TimeAccount
from ninetyeight.host.broadcast import NO_MUTES, AppliedEvent, Broadcast, Mutes
from ninetyeight.host.errors import (
    TABLE_GONE,
    NoSuchTable,
    SessionEnded,
    StoreAway,
    TableUnreadable,
    log_failure,
)
from ninetyeight.host.room import Around, Room
from ninetyeight.host.row import finished_games, retold_games, row_of
from ninetyeight.host.session import Session
from ninetyeight.host.snapshots import Snapshots
from ninetyeight.protocol.command import Command, Mute, TakeHint
from ninetyeight.protocol.event import CloseCause
from ninetyeight.protocol.message import Hint, Refusal, Update
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
    BotActor,
    BotQuestion,
    Event,
    Participant,
    Table,
    decide,
    due_events,
    evolve,
    force_close,
    new_table,
    read_event,
    remove_person,
    write_event,
)
from ninetyeight.table.event import Muted, Opened, PersonErased

ERASURE = str(PersonErased.model_fields["kind"].default)
"""What the bodies of such entries contain, and few others: the rest need not be parsed twice."""
KNOWN = 1024
"""The commands that are known without asking the store."""
TRIMMED = 16
"""After how many kept answers those that are too many are removed."""
PATIENCE = 5.0
"""How long it is decided again and again because another process was first, in seconds."""

Result = TypeVar("Result")
Choose = Callable[[Table], tuple[Event, ...]]


class Mailbox(Room):
    """A table in memory, and the way to change it."""

    def __init__(self, table_id: str, around: Around) -> None:
        super().__init__(table_id, around)
        self.users = 0
        """How many hold it now, so that it is not put away."""
        self.used_at = 0.0
        self._is_sure = False
        self._lock = asyncio.Lock()
        self._snapshots = Snapshots(table_id, around.store)
        self._commands: dict[str, None] = {}
        """The keys of commands in the log, the latest last."""
        self._answers: dict[str, str] = {}
        """How commands were answered that left no entry, by their keys."""
        self._answered = 0
        self._hints: dict[str, asyncio.Task[Hint | None]] = {}
        self._work: set[asyncio.Task[Any]] = set()

    @property
    def is_sure(self) -> bool:
        """Whether the log has nothing that is not known here, as far as this process knows."""
        return self._is_sure

    # ------------------------------------------------------------------------ for the host

    async def open(self, event: Opened, token_id: str | None = None) -> None:
        """Begin the log of a new table."""
        at = self._around.clock()
        table = new_table(self.id, event, at)
        try:
            await self._around.store.log.append(
                self.id, [LogEntry(1, at, write_event(event))], row_of(table), token_id=token_id
            )
        except TokenRevoked:
            raise
        except StoreError as error:
            raise self._failed(error) from error
        self._believe([(event, table)], None)
        self._is_sure = True
        self._around.changed(self)

    async def ready(self, *, is_fresh: bool = False) -> None:
        """Load the table; a fresh one has what other processes wrote until now."""
        if self._is_sure and not (is_fresh and self._around.bus.is_shared):
            return
        await self._alone(self._catch_up_alone())

    async def look_again(self, *, is_gone: bool = False) -> None:
        """Read what was written elsewhere without any news; the table may be gone."""
        await self._alone(self._look_again(is_gone=is_gone))

    async def do(
        self, person: Participant, command: Command, token_id: str | None = None
    ) -> Update | Refusal | Hint:
        """Do what a person asks without a socket."""
        answer = await self._alone(self._do(person, command, None, token_id))
        if isinstance(answer, Refusal):
            return answer
        if isinstance(answer, asyncio.Task):
            hint = await asyncio.shield(answer)
            if hint is not None:
                return hint
            answer = self.batch()
        return answer.update(person.id, None, command.id)

    async def ask(self, session: Session, command: Command) -> None:
        """Do what a person asks through a socket; the answer goes there."""
        answer = await self._alone(self._do(session.person, command, session, session.token_id))
        if isinstance(answer, asyncio.Task):

            def give(task: asyncio.Task[Hint | None]) -> None:
                hint = None if task.cancelled() or task.exception() else task.result()
                if hint is None:
                    self.show(session, command.id)
                else:
                    session.put(hint.model_dump_json().encode())

            answer.add_done_callback(give)

    async def bots_do(self, game: int, answers: Sequence[tuple[BotQuestion, Command]]) -> bool:
        """Do what bots answered, at once; what has gone stale is dropped. Whether it led on."""

        def choose(table: Table) -> tuple[Event, ...]:
            now, events = self._around.clock(), list[Event]()
            for want, command in answers:
                if table.game is None or (game, want.version) != (
                    table.game.number,
                    table.game.version,
                ):
                    break
                try:
                    new = decide(table, BotActor(want.seat), command, self._circumstances())
                except GameError:
                    continue
                events += new
                if len(answers) > 1:
                    for event in new:
                        table = evolve(table, event, now)
            return tuple(events)

        return await self._alone(self._go_on(choose))

    async def pass_time(self) -> bool:
        """Do what is due by now; whether something was."""
        return await self._alone(
            self._go_on(lambda table: due_events(table, self._circumstances()))
        )

    async def shut(self, cause: CloseCause) -> None:
        """Close the table from outside."""
        await self._alone(self._go_on(lambda table: force_close(table, cause)))

    async def let_go(self, person_id: str) -> None:
        """Take a person from the table who will not come back."""
        await self._alone(
            self._go_on(lambda table: remove_person(table, person_id, self._circumstances()))
        )

    async def finish(self, why: SessionEnded) -> None:
        """End all sessions, after what is being done."""
        if self._work:
            await asyncio.gather(*self._work, return_exceptions=True)
        for hint in self._hints.values():
            hint.cancel()
        for session in tuple(self.sessions):
            self.part(session)
            session.end(why)

    # ------------------------------------------------------------------------ one after the other

    async def _alone(self, work: Coroutine[Any, Any, Result]) -> Result:
        """Run to the end, even if who asked goes away meanwhile."""
        return await asyncio.shield(self._begin(work))

    def _begin(self, work: Coroutine[Any, Any, Result]) -> "asyncio.Task[Result]":
        task = asyncio.create_task(work)
        self._work.add(task)
        task.add_done_callback(self._worked)
        return task

    def _worked(self, task: asyncio.Task[Any]) -> None:
        self._work.discard(task)
        if not task.cancelled():
            task.exception()  # whoever asked has it; one who is gone needs it no more

    async def _catch_up_alone(self) -> None:
        async with self._lock:
            await self._catch_up()

    async def _look_again(self, *, is_gone: bool) -> None:
        async with self._lock:
            if not await self._catch_up() and is_gone:
                await self._reload()

    async def _do(
        self, person: Participant, command: Command, asking: Session | None, token_id: str | None
    ) -> "Broadcast | Refusal | asyncio.Task[Hint | None]":
        key = _key(person, command)
        async with self._lock:
            await self._be_sure()
            if asking is not None and asking.is_cut:
                raise TokenRevoked
            self.check_may_see(person.id)
            if not isinstance(command, Mute):  # not even that somebody was there is told of it
                self.connected.note(person.id, self._around.clock())
            mutes = self.mutes
            try:
                batch = await self._change(
                    lambda table: decide(table, person, command, self._circumstances()),
                    key,
                    person.id,
                    token_id,
                )
            except (StoreAway, NoSuchTable, TableUnreadable, TokenRevoked):
                raise
            except GameError as error:
                return self._refuse(error, person, command, asking)
            if isinstance(command, TakeHint) and batch.events:
                self.publish(batch)
                return self._hint(person, command, key)
            if (hint := self._hints.get(key)) is not None:
                return hint
            self.publish(batch, asking, command.id)
            if isinstance(command, Mute):
                self.show_mutes(mutes, asking)
            return batch

    async def _go_on(self, choose: Choose) -> bool:
        async with self._lock:
            await self._be_sure()
            batch = await self._change(choose)
            if batch.events:
                self.publish(batch)
            return bool(batch.events)

    async def _change(
        self,
        choose: Choose,
        key: str | None = None,
        person_id: str = "",
        token_id: str | None = None,
    ) -> Broadcast:
        """Decide and append; a batch without events where it is so already, or was done before."""
        has_looked = not self._around.bus.is_shared
        give_up_at = time.monotonic() + PATIENCE
        while time.monotonic() < give_up_at:
            if key in self._commands:
                return self.batch()
            refused: GameError | None = None
            events: tuple[Event, ...] = ()
            try:
                events = choose(self.table)
            except GameError as error:
                refused = error
            if key in self._answers:
                return self._answer_alike(self._answers[key], refused)
            try:
                if events and isinstance(events[0], Muted):
                    assert key is not None, "a person asked for it"
                    return await self._mute(events[0], key, token_id)
                if events:
                    return await self._append(events, key, token_id)
                if not has_looked:  # another process may know more
                    has_looked = True
                    if await self._catch_up():
                        continue
                if key is None:
                    return self._answer_alike("" if refused is None else refused.code, refused)
                return await self._answer(key, person_id, refused)
            except SequenceTaken:
                if not await self._catch_up():
                    await self._reload()
            except CommandTaken:
                await self._catch_up()
                return self.batch()
            except CommandAnswered as answered:
                self._note_answer(answered.command, answered.answer)
                return self._answer_alike(answered.answer, refused)
        raise StoreAway

    async def _append(
        self, events: Iterable[Event], key: str | None, token_id: str | None
    ) -> Broadcast:
        """Write events to the log; they have happened when this returns."""
        at, before = self._around.clock(), self.table
        steps: list[AppliedEvent] = []
        table = before
        for event in events:
            table = evolve(table, event, at)
            steps.append((event, table))
        entries = [
            LogEntry(after.sequence, at, write_event(event), None if number else key)
            for number, (event, after) in enumerate(steps)
        ]
        tables = [after for _, after in steps]
        games, retold = finished_games(before, tables, at), retold_games(before, tables)
        row = row_of(table)
        try:
            await self._around.store.log.append(self.id, entries, row, games, token_id, retold)
        except (SequenceTaken, CommandTaken, CommandAnswered, TokenRevoked):
            raise
        except StoreError as error:
            raise self._failed(error) from error
        self._snapshots.grow(entries)
        self._believe(steps, self._table)
        if key is not None:
            self._know(key)
        self._keep()
        return self.batch(steps)

    def _failed(self, error: StoreError) -> GameError:
        """Say that the store failed; what is true is read from the log before anything else."""
        if error.code == "unstorable":
            return error
        self._is_sure = False
        log_failure(f"The store, for an append ({error.code})", error)
        return StoreAway()

    async def _be_sure(self) -> None:
        if not self._is_sure:
            await self._catch_up()

    async def _catch_up(self) -> bool:
        """Read what the log has beyond what is known here, and publish it; whether it had more."""
        known = before = self._table
        try:
            if known is None:
                known, entries = await self._snapshots.load()
            else:
                entries = await self._around.store.log.read(self.id, known.sequence)
            mutes = await self._read_mutes()  # after the log, so who was erased is gone here, too
        except StoreError as error:
            self._is_sure = False
            log_failure(f"The store, for a log ({error.code})", error)
            raise StoreAway from error
        except Exception as error:  # a row that is not even one
            raise self._close_off(None, error) from error
        if known is None and not entries:
            raise NoSuchTable(self.id)
        if known is not None and any(map(_erases, entries)):
            self.mutes = mutes
            return await self._read_anew()
        steps = self._read(known, entries)
        self._snapshots.grow(entries)
        self._is_sure = True
        mutes_before, self.mutes = self.mutes, mutes
        if before is None:
            self._around.changed(self)
        elif steps:
            self.publish(self.batch(steps), is_news=False)
        else:
            self.show_mutes(mutes_before)
        self._keep()
        return before is None or bool(steps)

    async def _read_mutes(self) -> Mutes:
        found = await self._around.store.mutes.of_tables([self.id])
        return found.get(self.id, NO_MUTES)

    def _read(self, known: Table | None, entries: Iterable[LogEntry]) -> list[AppliedEvent]:
        """Apply entries of the log; where one cannot be read, none of them counts."""
        steps: list[AppliedEvent] = []
        commands: list[tuple[str, datetime]] = []
        before = known
        for entry in entries:
            try:
                event = read_event(entry.body)
                known = self._applied(known, event, entry)
            except Exception as error:
                raise self._close_off(entry, error) from error
            steps.append((event, known))
            if entry.command is not None:
                commands.append((entry.command, entry.at))
        for command, at in commands:
            self._know(command)
            self.connected.note(_asker(command), at)
        if self._table is None:
            self._table = before
        self._believe(steps, before)
        return steps

    def _applied(self, known: Table | None, event: Event, entry: LogEntry) -> Table:
        if known is None:
            if not isinstance(event, Opened) or entry.sequence != 1:
                raise ValueError("A log begins with the opening of its table.")
            return new_table(self.id, event, entry.at)
        if entry.sequence != known.sequence + 1:
            raise ValueError("A log has no gaps.")
        return evolve(known, event, entry.at)

    def _close_off(self, entry: LogEntry | None, error: Exception) -> TableUnreadable:
        """Let go of a table whose log cannot be read; it is read again when somebody asks."""
        sequence = None if entry is None else entry.sequence
        kind = None if entry is None else kind_of(entry.body)
        unreadable = TableUnreadable(self.id, sequence, kind, type(error).__name__)
        self._table, self._is_sure = None, False
        self.ring.clear()
        for session in tuple(self.sessions):
            session.end(SessionEnded(unreadable.close_code, unreadable.message))
        self.sessions.clear()
        self.connected.here.clear()
        self._around.closed_off(unreadable)
        return unreadable

    async def _read_anew(self) -> bool:
        """Forget the table and its last events, and read the log, from which somebody is gone."""
        try:
            entries = await self._around.store.log.read(self.id)
        except StoreError as error:
            raise self._failed(error) from error
        was_loaded = self.is_loaded
        self.ring.clear()
        self._read(None, entries)
        self._is_sure = True
        if was_loaded:
            self.publish(self._since(0), is_news=False)
        else:
            self._around.changed(self)
        self._keep()
        return True

    async def _reload(self) -> None:
        """Read the whole log again: it is not the one that was known here, or is gone."""
        self._table, self._is_sure = None, False
        self.ring.clear()
        try:
            await self._catch_up()
        except NoSuchTable:
            for session in tuple(self.sessions):
                session.end(SessionEnded(TABLE_GONE, "This table is no more."))
            self.sessions.clear()
            raise

    def _keep(self) -> None:
        """Keep a snapshot from time to time, while things go on."""
        if self._snapshots.is_due(self.table):
            task = self._around.supervisor.once("snapshot", self._snapshots.keep(self.table))
            self._work.add(task)
            task.add_done_callback(self._work.discard)

    def _believe(self, steps: Sequence[AppliedEvent], before: Table | None) -> None:
        if steps:
            self.remember(steps, before)
            self._table = steps[-1][1]

    # ------------------------------------------------------------------------ commands and hints

    def _know(self, key: str) -> None:
        self._commands[key] = None
        if len(self._commands) > KNOWN:
            self._commands.pop(next(iter(self._commands)))

    def _note_answer(self, key: str, code: str) -> None:
        self._answers[key] = code
        if len(self._answers) > KNOWN:
            self._answers.pop(next(iter(self._answers)))

    async def _answer(self, key: str, person_id: str, refused: GameError | None) -> Broadcast:
        """Answer a command that leads to nothing, as it will be answered whenever it comes again.

        The answer is durable before it is given, like everything that is acknowledged.
        """
        code = NO_EFFECT if refused is None else refused.code
        answer = CommandAnswer(key, person_id, code, self._around.clock())
        try:
            code = await self._around.store.answers.record(self.id, answer, trims=self._trims())
        except (SequenceTaken, CommandTaken):
            raise
        except StoreError as error:
            raise self._failed(error) from error
        self._note_answer(key, code)
        return self._answer_alike(code, refused)

    async def _mute(self, muted: Muted, key: str, token_id: str | None) -> Broadcast:
        """Write a mute beside the log, with the answer: nobody but who asked may notice it."""
        mute = MuteChange(muted.by, muted.person_id, muted.is_muted, self.table.sequence)
        answer = CommandAnswer(key, muted.by, NO_EFFECT, self._around.clock())
        try:
            code, self.mutes = await self._around.store.mutes.set(
                self.id, mute, answer, token_id, trims=self._trims()
            )
        except (SequenceTaken, CommandTaken, TokenRevoked):
            raise
        except StoreError as error:
            raise self._failed(error) from error
        self._note_answer(key, code)
        self.tell_mutes()
        return self._answer_alike(code, None)

    def _trims(self) -> bool:
        """Whether it is time to remove answers that are too many."""
        self._answered += 1
        return self._answered % TRIMMED == 1

    def _answer_alike(self, code: str, refused: GameError | None) -> Broadcast:
        """Answer as a command was answered first, whatever would come of it now."""
        if code == NO_EFFECT:
            return self.batch()
        if refused is not None and refused.code == code:
            raise refused
        raise GameError(code, "This was refused when it first came, and is not done any more.")

    def _refuse(
        self, error: GameError, person: Participant, command: Command, asking: Session | None
    ) -> Refusal:
        looking_at = None if asking is None else asking.looking_at
        refusal = refusal_of(error, self.batch(), person.id, looking_at, command.id)
        if asking is not None:
            asking.put(refusal.model_dump_json().encode())
        return refusal

    def _hint(
        self, person: Participant, command: TakeHint, key: str
    ) -> "asyncio.Task[Hint | None]":
        seat = self.table.seat_of(person.id)
        assert seat is not None
        thinking = self._think_of_hint(person, hint_want(self.table, seat), command)
        task = self._around.supervisor.once("hint", thinking)
        self._hints[key] = task
        while len(self._hints) > KNOWN:
            self._hints.pop(next(iter(self._hints)))
        return task

    async def _think_of_hint(
        self, person: Participant, want: BotQuestion, command: TakeHint
    ) -> Hint | None:
        """Ask the bot; None where the game has gone on meanwhile."""
        seed = self._around.chance.below(2**63)
        choice = await self._around.bots.ask(want, seed, account=TimeAccount(person.id))
        game = self.table.game
        if game is None or game.version != want.version:
            return None
        assert isinstance(choice, Choice)
        return hint_of(command, choice)


def _key(person: Participant, command: Command) -> str:
    """Name a command in the log: ids are somebody's own."""
    return f"{person.id}:{command.id}"


def _asker(key: str) -> str:
    """Find who asked for a command."""
    return key.rpartition(":")[0]


_KIND = re.compile(r'"kind": ?"([a-z-]{1,40})"')


def kind_of(body: object) -> str | None:
    """Find the kind of an entry that cannot be read; nothing else of it is told to anybody."""
    found = _KIND.search(body) if isinstance(body, str) else None
    return None if found is None else found[1]


def _erases(entry: LogEntry) -> bool:
    """Whether an entry stands where a person was taken out of the log."""
    return kind_of(entry.body) == ERASURE
