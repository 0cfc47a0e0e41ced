"""A mailbox: all that changes a table comes in here, one after the other.

Decide, append to the log, and only then believe and publish it. Where another process was first,
its entries are read and published, and it is decided again: the key of the log is the referee.
"""

import asyncio
import time
from collections.abc import Callable, Coroutine, Iterable, Sequence
from typing import Any, TypeVar

from ninetyeight.bots import Choice
from ninetyeight.host.answers import hint_of, hint_want, refusal_of
from ninetyeight.host.errors import (
    TABLE_GONE,
    NoSuchTable,
    SessionEnded,
    StoreAway,
    log_failure,
)
from ninetyeight.host.room import Around, Room
from ninetyeight.host.row import finished_games, row_of
from ninetyeight.host.session import Session
from ninetyeight.host.snapshots import Snapshots
from ninetyeight.host.wire import Batch, Step
from ninetyeight.rules import GameError
from ninetyeight.store import CommandTaken, Entry, SequenceTaken, StoreError
from ninetyeight.table import (
    BotActor,
    CloseCause,
    Event,
    Person,
    Table,
    Want,
    decide,
    evolve,
    let_go,
    opened,
    pass_time,
    read_event,
    shut,
    write_event,
)
from ninetyeight.table.command import Command, TakeHint
from ninetyeight.table.event import Opened
from ninetyeight.table.message import Hint, Refusal, Update

KNOWN = 1024
"""The commands that are known without asking the store."""
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
        self._knows_all = True
        self._hints: dict[str, asyncio.Task[Hint | None]] = {}
        self._work: set[asyncio.Task[Any]] = set()

    @property
    def is_sure(self) -> bool:
        """Whether the log has nothing that is not known here, as far as this process knows."""
        return self._is_sure

    # ------------------------------------------------------------------------ for the host

    async def open(self, event: Opened) -> None:
        """Begin the log of a new table."""
        at = self._around.clock()
        table = opened(self.id, event, at)
        try:
            await self._around.store.append(
                self.id, [Entry(1, at, write_event(event))], row_of(table)
            )
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

    async def look_again(self) -> None:
        """Read what was written elsewhere without any news; the table may be gone."""
        await self._alone(self._look_again())

    async def do(self, person: Person, command: Command) -> Update | Refusal | Hint:
        """Do what a person asks without a socket."""
        answer = await self._alone(self._do(person, command, None))
        if isinstance(answer, Refusal):
            return answer
        if isinstance(answer, asyncio.Task):
            hint = await asyncio.shield(answer)
            if hint is not None:
                return hint
            answer = Batch(self.table)
        return answer.update(person.id, None, command.id)

    async def ask(self, session: Session, command: Command) -> None:
        """Do what a person asks through a socket; the answer goes there."""
        answer = await self._alone(self._do(session.person, command, session))
        if isinstance(answer, asyncio.Task):

            def give(task: asyncio.Task[Hint | None]) -> None:
                hint = None if task.cancelled() or task.exception() else task.result()
                if hint is None:
                    self.show(session, command.id)
                else:
                    session.put(hint.model_dump_json().encode())

            answer.add_done_callback(give)

    async def bots_do(self, game: int, answers: Sequence[tuple[Want, Command]]) -> bool:
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
        return await self._alone(self._go_on(lambda table: pass_time(table, self._circumstances())))

    async def shut(self, cause: CloseCause) -> None:
        """Close the table from outside."""
        await self._alone(self._go_on(lambda table: shut(table, cause)))

    async def let_go(self, person_id: str) -> None:
        """Take a person from the table who will not come back."""
        await self._alone(
            self._go_on(lambda table: let_go(table, person_id, self._circumstances()))
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

    async def _look_again(self) -> None:
        async with self._lock:
            if not await self._catch_up():
                await self._reload()

    async def _do(
        self, person: Person, command: Command, asking: Session | None
    ) -> "Batch | Refusal | asyncio.Task[Hint | None]":
        key = _key(person, command)
        async with self._lock:
            await self._be_sure()
            self.check_may_see(person.id)
            self.connected.note(person.id, self._around.clock())
            try:
                batch = await self._change(
                    lambda table: decide(table, person, command, self._circumstances()), key
                )
            except (StoreAway, NoSuchTable):
                raise
            except GameError as error:
                return self._refuse(error, person, command, asking)
            if isinstance(command, TakeHint) and batch.steps:
                self.publish(batch)
                return self._hint(person, command, key)
            if (hint := self._hints.get(key)) is not None:
                return hint
            self.publish(batch, asking, command.id)
            return batch

    async def _go_on(self, choose: Choose) -> bool:
        async with self._lock:
            await self._be_sure()
            batch = await self._change(choose)
            if batch.steps:
                self.publish(batch)
            return bool(batch.steps)

    async def _change(self, choose: Choose, key: str | None = None) -> Batch:
        """Decide and append; a batch without events where it is so already, or was done before."""
        has_looked = not self._around.bus.is_shared
        give_up_at = time.monotonic() + PATIENCE
        while time.monotonic() < give_up_at:
            if key in self._commands:
                return Batch(self.table)
            refused: GameError | None = None
            events: tuple[Event, ...] = ()
            try:
                events = choose(self.table)
            except GameError as error:
                refused = error
            if events:
                try:
                    return await self._append(events, key)
                except SequenceTaken:
                    if not await self._catch_up():
                        await self._reload()
                    continue
                except CommandTaken:
                    await self._catch_up()
                    return Batch(self.table)
            if not has_looked:  # another process may know more
                has_looked = True
                if await self._catch_up():
                    continue
            if key is not None and await self._is_done(key):
                return Batch(self.table)
            if refused is not None:
                raise refused
            return Batch(self.table)
        raise StoreAway

    async def _append(self, events: Iterable[Event], key: str | None) -> Batch:
        """Write events to the log; they have happened when this returns."""
        at, before = self._around.clock(), self.table
        steps: list[Step] = []
        table = before
        for event in events:
            table = evolve(table, event, at)
            steps.append((event, table))
        entries = [
            Entry(after.sequence, at, write_event(event), None if number else key)
            for number, (event, after) in enumerate(steps)
        ]
        games = finished_games(before, [after for _, after in steps], at)
        try:
            await self._around.store.append(self.id, entries, row_of(table), games)
        except (SequenceTaken, CommandTaken):
            raise
        except StoreError as error:
            raise self._failed(error) from error
        self._believe(steps, self._table)
        if key is not None:
            self._know(key)
        self._keep()
        return Batch(table, steps)

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
                entries = await self._around.store.read(self.id, known.sequence)
        except StoreError as error:
            self._is_sure = False
            log_failure(f"The store, for a log ({error.code})", error)
            raise StoreAway from error
        if known is None and not entries:
            raise NoSuchTable(self.id)
        if before is None and known is not None:
            self._table, self._knows_all = known, False
        steps = self._read(known, entries)
        self._is_sure = True
        if before is None:
            self._around.changed(self)
        elif steps:
            self.publish(Batch(self.table, steps), is_news=False)
        self._keep()
        return before is None or bool(steps)

    def _read(self, known: Table | None, entries: Iterable[Entry]) -> list[Step]:
        steps: list[Step] = []
        before = known
        for entry in entries:
            event = read_event(entry.body)
            if known is None:
                assert isinstance(event, Opened)
                known = opened(self.id, event, entry.at)
            else:
                assert entry.sequence == known.sequence + 1
                known = evolve(known, event, entry.at)
            steps.append((event, known))
            if entry.command is not None:
                self._know(entry.command)
                self.connected.note(_asker(entry.command), entry.at)
        self._believe(steps, before)
        return steps

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
            self._begin(self._snapshots.keep(self.table))

    def _believe(self, steps: Sequence[Step], before: Table | None) -> None:
        if steps:
            self.remember(steps, before)
            self._table = steps[-1][1]

    # ------------------------------------------------------------------------ commands and hints

    def _know(self, key: str) -> None:
        self._commands[key] = None
        if len(self._commands) > KNOWN:
            self._commands.pop(next(iter(self._commands)))
            self._knows_all = False

    async def _is_done(self, key: str) -> bool:
        """Whether a command is in the log already."""
        if key in self._commands:
            return True
        if self._knows_all:
            return False
        try:
            return await self._around.store.find_command(self.id, key) is not None
        except StoreError as error:
            raise self._failed(error) from error

    def _refuse(
        self, error: GameError, person: Person, command: Command, asking: Session | None
    ) -> Refusal:
        looking_at = None if asking is None else asking.looking_at
        refusal = refusal_of(error, self.table, person.id, looking_at, command.id)
        if asking is not None:
            asking.put(refusal.model_dump_json().encode())
        return refusal

    def _hint(self, person: Person, command: TakeHint, key: str) -> "asyncio.Task[Hint | None]":
        seat = self.table.seat_of(person.id)
        assert seat is not None
        task = asyncio.create_task(self._think_of_hint(hint_want(self.table, seat), command))
        self._hints[key] = task
        while len(self._hints) > KNOWN:
            self._hints.pop(next(iter(self._hints)))
        return task

    async def _think_of_hint(self, want: Want, command: TakeHint) -> Hint | None:
        """Ask the bot; None where the game has gone on meanwhile."""
        choice = await self._around.bots.ask(want, self._around.chance.below(2**63))
        game = self.table.game
        if game is None or game.version != want.version:
            return None
        assert isinstance(choice, Choice)
        return hint_of(command, choice)


def _key(person: Person, command: Command) -> str:
    """Name a command in the log: ids are somebody's own."""
    return f"{person.id}:{command.id}"


def _asker(key: str) -> str:
    """Find who asked for a command."""
    return key.rpartition(":")[0]
