"""A live table: everything that happens to it in this process, one operation at a time.

It is made of parts: `TableLog` is what is stored of it, `TableWriter` changes that, `Audience` is
who is connected, `Hints` asks bots for players. The parts know the ones before them, never back.
"""

import asyncio
from collections.abc import Coroutine, Sequence
from datetime import datetime
from typing import Any, TypeVar

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
    Event,
    Participant,
    Table,
    decide,
    due_at,
    due_events,
    evolve,
    force_close,
    remove_person,
)
from ninetyeight.table.event import Opened

Result = TypeVar("Result")


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
        self._tasks: set[asyncio.Task[Any]] = set()

    @property
    def table(self) -> Table:
        return self.log.table

    @property
    def is_loaded(self) -> bool:
        return self.log.history.is_loaded

    @property
    def due_at(self) -> datetime | None:
        """When something happens by itself next, as far as can be told now."""
        table = self.table
        return due_at(table, self._writer.context()) if table.proposals else table.deadline

    # ------------------------------------------------------------------------ operations

    async def open(self, event: Opened, token_id: str | None = None) -> None:
        """Begin the log of a new table."""
        await self.log.open(event, token_id)
        self._context.on_change(self.table)

    async def load(self, *, is_fresh: bool = False) -> None:
        """Load the table; with `is_fresh`, also read what other processes wrote until now."""
        if not self.log.is_current or (is_fresh and self._context.bus.is_shared):
            await self._run_exclusively(self._refresh())

    async def refresh(self, *, is_deleted: bool = False) -> None:
        """Read what was written elsewhere; `is_deleted` if the store seems to have lost it."""
        await self._run_exclusively(self._refresh(is_deleted=is_deleted))

    async def do(
        self, person: Participant, command: Command, token_id: str | None = None
    ) -> Update | Refusal | Hint:
        """Carry out a command that came without a socket, and return the answer."""
        answer = await self._run_exclusively(self._do(person, command, token_id))
        if isinstance(answer, Refusal):
            return answer
        if isinstance(answer, asyncio.Task):
            hint = await asyncio.shield(answer)
            if hint is not None:
                return hint
            answer = self.log.broadcast()
        return answer.update(person.id, None, command.id)

    async def do_for(self, sender: Outbox, command: Command) -> None:
        """Carry out a command that came through a socket; the answer goes there."""
        answer = await self._run_exclusively(
            self._do(sender.person, command, sender.token_id, sender)
        )
        if isinstance(answer, asyncio.Task):
            answer.add_done_callback(lambda task: self._send_hint(sender, command.id, task))

    async def do_for_bots(self, game: int, answers: Sequence[tuple[BotQuestion, Command]]) -> bool:
        """Carry out what bots answered, dropping stale answers; return whether any was left."""

        def decide_all(table: Table) -> tuple[Event, ...]:
            now, events = self._context.clock(), list[Event]()
            for question, command in answers:
                current = table.game
                if current is None or (game, question.version) != (current.number, current.version):
                    break
                try:
                    new = decide(table, BotActor(question.seat), command, self._writer.context())
                except GameError:
                    continue
                events += new
                if len(answers) > 1:
                    for event in new:
                        table = evolve(table, event, now)
            return tuple(events)

        return await self._run_exclusively(self._advance(decide_all))

    async def pass_time(self) -> bool:
        """Carry out what is due by now; return whether anything was."""
        return await self._run_exclusively(
            self._advance(lambda table: due_events(table, self._writer.context()))
        )

    async def force_close(self, cause: CloseCause) -> None:
        """Close the table from outside."""
        await self._run_exclusively(self._advance(lambda table: force_close(table, cause)))

    async def remove_person(self, person_id: str) -> None:
        """Remove a person who will not come back."""
        await self._run_exclusively(
            self._advance(lambda table: remove_person(table, person_id, self._writer.context()))
        )

    async def stop(self, reason: SessionEnded) -> None:
        """Finish the running operations, then end all sessions."""
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.log.snapshots.finish()
        self.hints.cancel()
        for outbox in tuple(self.audience.outboxes):
            self.audience.part(outbox)
            outbox.end(reason)

    # ------------------------------------------------------------------------ one at a time

    async def _run_exclusively(self, operation: Coroutine[Any, Any, Result]) -> Result:
        """Run an operation, which takes the lock, to its end, even if its caller goes away."""
        task = asyncio.create_task(operation)
        self._tasks.add(task)
        task.add_done_callback(self._drop)
        return await asyncio.shield(task)

    def _drop(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled():
            task.exception()  # its caller has it; one who went away does not need it

    async def _do(
        self,
        person: Participant,
        command: Command,
        token_id: str | None,
        sender: Outbox | None = None,
    ) -> Broadcast | Refusal | HintTask:
        key = command_key(person.id, command.id)
        async with self._lock:
            if not self.log.is_current:
                await self._writer.catch_up()
            if sender is not None and sender.is_cut:
                raise TokenRevoked
            self.audience.check_may_watch(person.id)
            if not isinstance(command, Mute):  # a mute must not even show that its sender was here
                self.audience.connections.note(person.id, self._context.clock())
            mutes_before = self.log.mutes
            try:
                broadcast = await self._writer.change(
                    lambda table: decide(table, person, command, self._writer.context()),
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

    async def _advance(self, decide_events: DecideEvents) -> bool:
        async with self._lock:
            if not self.log.is_current:
                await self._writer.catch_up()
            broadcast = await self._writer.change(decide_events)
            self.audience.publish(broadcast)
            return bool(broadcast.events)

    async def _refresh(self, *, is_deleted: bool = False) -> None:
        async with self._lock:
            if not await self._writer.catch_up() and is_deleted:
                await self._writer.reload()

    def _refuse(
        self, error: GameError, person: Participant, command: Command, sender: Outbox | None
    ) -> Refusal:
        looking_at = None if sender is None else sender.looking_at
        refusal = refusal_of(error, self.log.broadcast(), person.id, looking_at, command.id)
        if sender is not None:
            self.audience.send(sender, refusal.model_dump_json().encode())
        return refusal

    def _send_hint(self, sender: Outbox, command_id: str, task: HintTask) -> None:
        hint = None if task.cancelled() or task.exception() else task.result()
        if hint is None:
            self.audience.show(sender, command_id)
        else:
            self.audience.send(sender, hint.model_dump_json().encode())
