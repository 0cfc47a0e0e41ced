"""The host: runs the tables of a store for everybody who is connected to this process."""

import asyncio
from collections.abc import Callable
from datetime import datetime

from ninetyeight.host.bot_workers import BotWorkers
from ninetyeight.host.bus import Bus, TableAdvanced, TokensRevoked
from ninetyeight.host.chance import new_table_id, os_chance
from ninetyeight.host.clock import loop_time
from ninetyeight.host.connections import REPEATED
from ninetyeight.host.context import HostContext
from ninetyeight.host.errors import STOPPING, SessionEnded, TableUnreadable
from ninetyeight.host.lease_keeper import LeaseKeeper
from ninetyeight.host.live_table import LiveTable
from ninetyeight.host.live_tables import LiveTables
from ninetyeight.host.peers import PeerDetector
from ninetyeight.host.process_sync import ProcessSync
from ninetyeight.host.session import Session
from ninetyeight.host.supervision import Supervisor
from ninetyeight.protocol.command import Command
from ninetyeight.protocol.event import CloseCause
from ninetyeight.protocol.message import Hint, Refusal, Update
from ninetyeight.protocol.settings import Settings
from ninetyeight.store import Store
from ninetyeight.store.instant import utc_now
from ninetyeight.table import Challenge, Chance, Context, Participant, Table
from ninetyeight.table import open_table as decide_opening

PACE = 0.6
"""The seconds between two steps of bots, so that people can follow."""
IDLE_SECONDS = 300.0
"""How long an unused table stays in memory."""


class Host:
    """The tables that this process serves."""

    # Wide because these are the parts a host is assembled from, and most have defaults.
    def __init__(
        self,
        store: Store,
        *,
        name: str,
        bots: BotWorkers,
        bus: Bus,
        clock: Callable[[], datetime] = utc_now,
        chance: Chance = os_chance,
        pace: float = PACE,
        idle: float = IDLE_SECONDS,
        supervisor: Supervisor | None = None,
    ) -> None:
        self.supervisor = supervisor or Supervisor()
        """Runs the background work of this process."""
        peers = PeerDetector(store, name)
        self.context = HostContext(
            name,
            store,
            bots,
            bus,
            clock,
            chance,
            self._on_change,
            self._on_unreadable,
            lambda: bus.is_up and not peers.has_peers,
            self.supervisor,
        )
        """What the live tables share."""
        self.live_tables = LiveTables(lambda id_: LiveTable(id_, self.context), idle)
        self._sync = ProcessSync(self.live_tables, self.context, peers)
        self._leases = LeaseKeeper(
            self.context,
            pace,
            self.live_tables.use,
            lambda: self.live_tables.unreadable.paused(loop_time()),
        )
        self._loops: list[asyncio.Task[None]] = []

    async def start(self, *, runs_tables: bool = True) -> None:
        """Begin to listen to other processes and, with `runs_tables`, to run bots and clocks."""
        await self.context.bus.start(self._sync.handle, self.supervisor)
        if runs_tables:
            self._leases.start()
            keep = self.supervisor.keep
            self._loops = [keep("upkeep", self._keep_up), keep("watch", self._sync.poll_store)]

    async def stop(self) -> None:
        """Finish what is in progress, end all sessions, and hand over to other processes."""
        await self._stop_loops()
        await self._leases.stop()
        reason = SessionEnded(STOPPING, "The server is stopping; reconnect at once.")
        await asyncio.gather(*(table.stop(reason) for table in self.live_tables))
        await self._sync.finish()
        await self.context.bus.stop()
        await self.context.bots.stop()
        self.live_tables.clear()

    async def halt(self) -> None:
        """Stop as if the process had been killed: sessions and leases are left as they are."""
        await self._leases.halt()
        await self._stop_loops()
        await self.context.bus.stop()
        await self.context.bots.stop()

    async def open_table(
        self,
        person: Participant,
        settings: Settings,
        *,
        token_id: str | None = None,
        challenge: Challenge | None = None,
    ) -> str:
        """Open a table and return its id, which nobody can guess."""
        shared = self.context
        context = Context(shared.clock(), shared.chance, shared.bots.names)
        opening = decide_opening(settings, person, context, challenge)
        table = LiveTable(new_table_id(), shared)
        await table.open(opening, token_id)
        self.live_tables.add(table)
        return table.id

    async def table(self, table_id: str) -> Table:
        """Return a table, hidden cards included; `NoSuchTable` if there is none."""
        async with self.live_tables.use(table_id, is_fresh=True) as table:
            return table.table

    async def state(self, table_id: str, person_id: str) -> Update:
        """Return the current state as one person sees it."""
        async with self.live_tables.use(table_id, is_fresh=True) as table:
            table.audience.check_may_watch(person_id)
            await table.log.note_onlooker(person_id)
            return table.log.broadcast().update(person_id)

    async def do(
        self, table_id: str, person: Participant, command: Command, *, token_id: str | None = None
    ) -> Update | Refusal | Hint:
        """Carry out a command.

        Raises `StoreUnavailable` if it could not be saved, and `TokenRevoked` if the person's token
        was revoked in the meantime.
        """
        async with self.live_tables.use(table_id) as table:
            answer = await table.answer(person, command, token_id)
            await table.log.note_onlooker(person.id)
            return answer

    async def join(
        self,
        table_id: str,
        person: Participant,
        *,
        since: int | None = None,
        token_id: str | None = None,
    ) -> Session:
        """Connect a person, who gets the events after `since`, or just the current state."""
        async with self.live_tables.use(table_id, is_fresh=True) as table:
            await table.log.note_onlooker(person.id)
            return Session(table, table.audience.join(person, since, token_id))

    async def force_close(self, table_id: str, cause: CloseCause) -> None:
        """Close an idle table, or one that an administrator wants closed."""
        async with self.live_tables.use(table_id) as table:
            await table.force_close(cause)

    async def remove_person(self, table_id: str, person_id: str) -> None:
        """Remove from a table a person who will not come back."""
        async with self.live_tables.use(table_id) as table:
            await table.remove_person(person_id)

    async def reread_erased(self, table_id: str, sequence: int) -> None:
        """Have all processes reload a table after a person was erased from its log."""
        self.context.bus.publish(TableAdvanced(self.context.process, table_id, sequence))
        if (table := self.live_tables.find(table_id)) is not None:
            await self.live_tables.refresh(table)

    def wake_bots(self) -> None:
        """Start the bot processes ahead of the first question."""
        self.context.bots.wake()

    def announce_revocation(self) -> None:
        """Notify other processes that tokens were revoked."""
        self.context.bus.publish(TokensRevoked(self.context.process))

    def on_revoked(self, callback: Callable[[], None]) -> None:
        """Set what is called when another process reports that tokens were revoked."""
        self._sync.on_revoked = callback

    @property
    def clock(self) -> Callable[[], datetime]:
        """The clock that tables use."""
        return self.context.clock

    @property
    def sessions(self) -> int:
        """How many sockets are connected."""
        return sum(len(table.audience.outboxes) for table in self.live_tables)

    @property
    def tables(self) -> int:
        """How many tables are in memory."""
        return len(self.live_tables)

    @property
    def unreadable_tables(self) -> int:
        """How many tables this process recently could not read."""
        return len(self.live_tables.unreadable)

    @property
    def runs(self) -> frozenset[str]:
        """The tables whose bots and clocks this process runs."""
        return self._leases.held

    def _on_change(self, table: Table) -> None:
        has_bots = any(seat.bot is not None for seat in table.seats)
        if has_bots or (table.is_running and table.may_hint):
            self.context.bots.wake()
        self._leases.attend(table)

    def _on_unreadable(self, error: TableUnreadable) -> None:
        self.live_tables.unreadable.add(error, loop_time())

    async def _stop_loops(self) -> None:
        for task in self._loops:
            task.cancel()
        await asyncio.gather(*self._loops, return_exceptions=True)

    async def _keep_up(self) -> None:
        """Regularly announce who is connected, and drop unused tables."""
        while True:
            await asyncio.sleep(REPEATED)
            self.live_tables.unreadable.expire(loop_time())
            await self._sync.look_for_peers()
            for table in self.live_tables:
                try:
                    await self._maintain(table)
                except Exception as error:  # a failing table must not stop the others
                    self.supervisor.note("upkeep", error)

    async def _maintain(self, table: LiveTable) -> None:
        if not table.is_loaded:
            return
        audience = table.audience
        audience.connections.expire(table.table, loop_time(), self.context.clock())
        audience.show_presence()
        if not audience.outboxes and table.id not in self.runs:
            self.live_tables.drop_if_idle(table)
            return
        if not table.log.is_current:
            await self.live_tables.catch_up(table)
        elif self.context.bus.is_shared:
            audience.announce_presence()
        if table.is_loaded:
            self._leases.attend(table.table)
