"""A live table: everything that happens to it in this process, one operation at a time.

Its parts: `TableLog` is what is stored, `Audience` who is connected, `TableWriter` changes the log
and publishes to the audience, and `Hints` asks bots on behalf of players. Each part knows only the
ones named before it.
"""

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from datetime import datetime
from functools import wraps
from typing import Any, Concatenate, ParamSpec, TypeVar

from ninetyeight.host.audience import Audience
from ninetyeight.host.broadcast import Broadcast
from ninetyeight.host.command_memory import command_key
from ninetyeight.host.context import HostContext
from ninetyeight.host.errors import (
    NoSuchTable,
    SessionEnded,
    StoreUnavailable,
    TableUnreadable,
)
from ninetyeight.host.hints import Hints, HintTask
from ninetyeight.host.outbox import Outbox
from ninetyeight.host.refusal import refusal_of
from ninetyeight.host.table_log import TableLog
from ninetyeight.host.table_writer import DecideEvents, Origin, TableWriter
from ninetyeight.protocol.command import Command, Mute, TakeHint
from ninetyeight.protocol.event import CloseCause
from ninetyeight.protocol.message import Hint, Refusal, Update
from ninetyeight.rules import GameError
from ninetyeight.store import TokenRevoked
from ninetyeight.table import (
    BotActor,
    BotQuestion,
    Context,
    Event,
    Participant,
    Table,
    decide,
    due_at,
    due_events,
    evolve_all,
    force_close,
    remove_person,
)
from ninetyeight.table.event import Opened

Given = ParamSpec("Given")
Result = TypeVar("Result")


def uninterrupted(
    operation: Callable[Concatenate["LiveTable", Given], Coroutine[Any, Any, Result]],
) -> Callable[Concatenate["LiveTable", Given], Coroutine[Any, Any, Result]]:
    """Run an operation of a table to completion, even if its caller is cancelled."""

    @wraps(operation)
    async def run(table: "LiveTable", /, *args: Given.args, **kwargs: Given.kwargs) -> Result:
        task = asyncio.create_task(operation(table, *args, **kwargs))
        table.keep_until_done(task)
        return await asyncio.shield(task)

    return run


class LiveTable:
    """A table in memory: its log, its audience and its hints."""

    def __init__(self, table_id: str, context: HostContext) -> None:
        self.id = table_id
        self.log = TableLog(table_id, context)
        self.audience = Audience(self.log, context)
        self.users = 0
        """How many operations hold it in memory."""
        self.used_at = 0.0
        self._writer = TableWriter(self.log, self.audience, context)
        self.hints = Hints(self.log, context)
        self._context = context
        self._lock = asyncio.Lock()
        self._operations: set[asyncio.Task[Any]] = set()

    @property
    def table(self) -> Table:
        return self.log.table

    @property
    def is_loaded(self) -> bool:
        return self.log.history.is_loaded

    @property
    def due_at(self) -> datetime | None:
        """When the next event is due if nobody does anything, as far as can be told now."""
        table = self.table
        return due_at(table, self._writer.context()) if table.proposals else table.deadline

    async def open(self, event: Opened, token_id: str | None = None) -> None:
        """Begin the log of a new table."""
        await self.log.open(event, token_id)
        self._context.on_change(self.table)

    async def load(self, *, is_fresh: bool = False) -> None:
        """Load the table; with `is_fresh`, also read what other processes have written since."""
        if not self.log.is_current or (is_fresh and self._context.bus.is_shared):
            await self.refresh()

    async def stop(self, reason: SessionEnded) -> None:
        """Finish the running operations, then end all sessions."""
        await asyncio.gather(*self._operations, return_exceptions=True)
        await self.log.snapshots.finish()
        self.hints.cancel()
        for outbox in tuple(self.audience.outboxes):
            outbox.end(reason)

    # ------------------------------------------------------------------------ operations

    @uninterrupted
    async def refresh(self, *, is_deleted: bool = False) -> None:
        """Read what was written elsewhere; `is_deleted` if the store seems to have lost it."""
        async with self._lock:
            if not await self._writer.catch_up() and is_deleted:
                await self._writer.reload()

    @uninterrupted
    async def do(
        self,
        person: Participant,
        command: Command,
        token_id: str | None = None,
        sender: Outbox | None = None,
    ) -> Broadcast | Refusal | HintTask:
        """Carry out a command; the answer is also put in the outbox of its `sender`, if given."""
        key = command_key(person.id, command.id)
        async with self._lock:
            if not self.log.is_current:
                await self._writer.catch_up()
            if sender is not None and sender.is_cut:
                raise TokenRevoked
            self.audience.check_may_watch(person.id)
            if not isinstance(command, Mute):  # a mute must not even reveal that its sender is here
                self.audience.connections.note(person.id, self._context.clock())
            mutes_before = self.log.mutes
            try:
                broadcast = await self._writer.change(
                    lambda table, context: decide(table, person, command, context),
                    Origin(key, person.id, token_id),
                )
            except (StoreUnavailable, NoSuchTable, TableUnreadable, TokenRevoked):
                raise
            except GameError as error:
                return self._refuse(error, person, command, sender)
            if isinstance(command, TakeHint) and broadcast.events:
                self.audience.publish(broadcast)
                return self.hints.start(person, command, key)
            if (hint := self.hints.find(key)) is not None:
                return hint
            self.audience.publish(broadcast, sender, command.id)
            if isinstance(command, Mute):
                self.audience.show_mutes(mutes_before, sender)
            return broadcast

    async def answer(
        self, person: Participant, command: Command, token_id: str | None = None
    ) -> Update | Refusal | Hint:
        """Carry out a command sent without a socket, and wait for its answer."""
        answer = await self.do(person, command, token_id)
        if isinstance(answer, Refusal):
            return answer
        if isinstance(answer, asyncio.Task):
            hint = await asyncio.shield(answer)
            if hint is not None:
                return hint
            answer = self.log.broadcast()
        return answer.update(person.id, None, command.id)

    async def do_for_bots(self, game: int, answers: Sequence[tuple[BotQuestion, Command]]) -> bool:
        """Carry out bots' answers except stale ones; return whether that changed anything."""

        def decide_all(table: Table, context: Context) -> tuple[Event, ...]:
            events = list[Event]()
            for question, command in answers:
                current = table.game
                if current is None or (game, question.version) != (current.number, current.version):
                    break
                try:
                    new = decide(table, BotActor(question.seat), command, context)
                except GameError:
                    continue
                events += new
                if len(answers) > 1:
                    table = evolve_all(table, new, context.now)
            return tuple(events)

        return await self._advance(decide_all)

    async def pass_time(self) -> bool:
        """Apply the events that are due by now; return whether there were any."""
        return await self._advance(due_events)

    async def force_close(self, cause: CloseCause) -> None:
        """Close the table without asking its host."""
        await self._advance(lambda table, _: force_close(table, cause))

    async def remove_person(self, person_id: str) -> None:
        """Remove a person who will not come back."""
        await self._advance(lambda table, context: remove_person(table, person_id, context))

    @uninterrupted
    async def _advance(self, decide_events: DecideEvents) -> bool:
        async with self._lock:
            if not self.log.is_current:
                await self._writer.catch_up()
            broadcast = await self._writer.change(decide_events)
            self.audience.publish(broadcast)
            return bool(broadcast.events)

    def keep_until_done(self, operation: asyncio.Task[Any]) -> None:
        """Hold on to a running operation, so that `stop` can wait for it."""
        self._operations.add(operation)
        operation.add_done_callback(self._drop)

    def _drop(self, operation: asyncio.Task[Any]) -> None:
        self._operations.discard(operation)
        if not operation.cancelled():
            operation.exception()  # marks it as retrieved: a cancelled caller does not need it

    def _refuse(
        self, error: GameError, person: Participant, command: Command, sender: Outbox | None
    ) -> Refusal:
        looking_at = None if sender is None else sender.looking_at
        refusal = refusal_of(error, self.log.broadcast(), person.id, looking_at, command.id)
        if sender is not None:
            sender.put(refusal.model_dump_json().encode())
        return refusal
