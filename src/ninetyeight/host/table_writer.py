"""Changes a table: decide, append to the log, and only then apply and publish.

The log's primary key settles races between processes: if another one appended first, its entries
are read and published, and the command is decided again. Callers hold the lock of the table.
"""

import time
from collections.abc import Callable
from dataclasses import dataclass, replace

from ninetyeight.host.audience import Audience
from ninetyeight.host.broadcast import Broadcast
from ninetyeight.host.command_memory import person_of
from ninetyeight.host.context import HostContext
from ninetyeight.host.errors import (
    TABLE_GONE,
    NoSuchTable,
    SessionEnded,
    StoreUnavailable,
    TableUnreadable,
)
from ninetyeight.host.table_log import TableLog
from ninetyeight.rules import GameError
from ninetyeight.store import NO_EFFECT, CommandAnswered, CommandTaken, SequenceTaken
from ninetyeight.table import Context, Event, Table
from ninetyeight.table.event import Muted

DECIDE_SECONDS = 5.0
"""How long a command is decided again because other processes were first."""

DecideEvents = Callable[[Table, Context], tuple[Event, ...]]
"""Decides what happens to a table; raises `GameError` to refuse."""


@dataclass(frozen=True, slots=True)
class Origin:
    """Where a change comes from: a person's command."""

    key: str
    person_id: str
    token_id: str | None


class TableWriter:
    """The only way in which this process changes a table or applies changes of others."""

    def __init__(self, log: TableLog, audience: Audience, context: HostContext) -> None:
        self._log = log
        self._audience = audience
        self._context = context

    def context(self) -> Context:
        """Make the context for a decision now."""
        now = self._context.clock()
        absences = self._audience.absences(now)
        return Context(now, self._context.chance, self._context.bots.names, absences)

    async def change(self, decide_events: DecideEvents, origin: Origin | None = None) -> Broadcast:
        """Decide and append; a repeated command, or one that changes nothing, has no events."""
        log = self._log
        key = None if origin is None else origin.key
        has_looked = not self._context.bus.is_shared
        give_up_at = time.monotonic() + DECIDE_SECONDS
        while time.monotonic() < give_up_at:
            if log.commands.is_logged(key):
                return log.broadcast()
            refused: GameError | None = None
            events: tuple[Event, ...] = ()
            context = replace(self.context(), knowers=await log.knowers())
            try:
                events = decide_events(log.table, context)
            except GameError as error:
                refused = error
            if (code := log.commands.answer_to(key)) is not None:
                return self._answer(code, refused)
            try:
                if events and isinstance(events[0], Muted):
                    return await self._mute(events[0], origin)
                if events:
                    token_id = None if origin is None else origin.token_id
                    people = self._audience.connections.people
                    return log.broadcast(await log.append(events, key, token_id, people))
                if not has_looked:  # another process may know more
                    has_looked = True
                    if await self.catch_up():
                        continue
                code = NO_EFFECT if refused is None else refused.code
                if origin is not None:
                    code = await log.record_answer(origin.key, origin.person_id, code)
                return self._answer(code, refused)
            except SequenceTaken:
                if not await self.catch_up():
                    await self.reload()
            except CommandTaken:
                await self.catch_up()
                return log.broadcast()
            except CommandAnswered as answered:
                log.commands.add_answer(answered.command, answered.answer)
                return self._answer(answered.answer, refused)
        raise StoreUnavailable

    async def catch_up(self) -> bool:
        """Read and publish new entries of the log; return whether there were any."""
        audience = self._audience
        try:
            caught_up = await self._log.catch_up()
        except TableUnreadable as error:
            audience.end_all(SessionEnded(error.close_code, error.message))
            self._context.on_unreadable(error)
            raise
        for key, at in caught_up.commands:
            audience.connections.note(person_of(key), at)
        if not caught_up.was_loaded:
            self._context.on_change(self._log.table)
        elif caught_up.is_reread:
            audience.publish(self._log.broadcast_since(0), is_announced=False)
        elif caught_up.events:
            audience.publish(self._log.broadcast(caught_up.events), is_announced=False)
        else:
            audience.show_mutes(caught_up.mutes_before)
        return caught_up.is_news

    async def reload(self) -> None:
        """Load the table again because its log was replaced or deleted."""
        self._log.forget()
        try:
            await self.catch_up()
        except NoSuchTable:
            self._audience.end_all(SessionEnded(TABLE_GONE, "This table no longer exists."))
            raise

    async def _mute(self, muted: Muted, origin: Origin | None) -> Broadcast:
        assert origin is not None, "only people mute"
        code = await self._log.mute(muted, origin.key, origin.token_id)
        self._audience.announce_mutes()
        return self._answer(code, None)

    def _answer(self, code: str, refused: GameError | None) -> Broadcast:
        """Answer a command as it was answered first, whatever it would lead to now."""
        if code == NO_EFFECT:
            return self._log.broadcast()
        if refused is not None and refused.code == code:
            raise refused
        raise GameError(code, "This command was already refused and will not be tried again.")
