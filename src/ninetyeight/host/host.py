"""The host: runs tables on a store, for everybody who is connected to this process."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from datetime import datetime
from typing import TypeVar

from ninetyeight.host.bot_workers import BotWorkers
from ninetyeight.host.bus import At, BackAgain, Bus, Here, Looking, MutesChanged, News, Revoked
from ninetyeight.host.chance import new_table_id, os_chance
from ninetyeight.host.closed_off import ClosedOff
from ninetyeight.host.errors import (
    STOPPING,
    NoSuchTable,
    SessionEnded,
    StoreAway,
    TableUnreadable,
    log_failure,
)
from ninetyeight.host.leases import Leases
from ninetyeight.host.mailbox import Mailbox
from ninetyeight.host.neighbours import Neighbours
from ninetyeight.host.presence import SAID_AGAIN
from ninetyeight.host.room import Around, Room
from ninetyeight.host.session import Session
from ninetyeight.host.supervision import Supervisor
from ninetyeight.protocol.command import Command
from ninetyeight.protocol.event import CloseCause
from ninetyeight.protocol.message import Hint, Refusal, Update
from ninetyeight.protocol.settings import Settings
from ninetyeight.rules import GameError
from ninetyeight.store import Store, StoreError
from ninetyeight.store.instant import utc_now
from ninetyeight.table import Chance, Context, Participant, Table
from ninetyeight.table import open_table as decide_opening

PACE = 0.6
"""The seconds between two steps of bots, so that people can follow."""
IDLE = 300.0
"""How long a table stays in memory that nobody uses, in seconds."""
LOOK_AGAIN = 0.5
"""How often the store is asked what other processes wrote, in seconds."""
AT_ONCE = 20
"""How many tables are read at the same time."""

Result = TypeVar("Result")


class Host:
    """All tables, as far as this process has to do with them."""

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
        idle: float = IDLE,
        supervisor: Supervisor | None = None,
    ) -> None:
        self.supervisor = supervisor or Supervisor()
        """Runs what this process does by itself."""
        self._around = Around(
            name,
            store,
            bots,
            bus,
            clock,
            chance,
            self._changed,
            self._close_off,
            self._hears_of_all,
            self.supervisor,
        )
        self._mailboxes: dict[str, Mailbox] = {}
        self._closed_off = ClosedOff()
        self._leases = Leases(
            self._around, pace, self._use, lambda: self._closed_off.resting(_now())
        )
        self._neighbours = Neighbours(store, name)
        self._idle = idle
        self._tasks: set[asyncio.Task[None]] = set()
        self._upkeep: asyncio.Task[None] | None = None
        self._watch: asyncio.Task[None] | None = None
        self._is_answered = True
        self._hear_revoked: Callable[[], None] = lambda: None

    async def start(self, *, runs_tables: bool = True) -> None:
        """Begin to listen to other processes, and to run tables unless others are to do that."""
        await self._around.bus.start(self._hear, self.supervisor)
        if runs_tables:
            self._leases.start()
            self._upkeep = self.supervisor.keep("upkeep", self._keep_up)
            self._watch = self.supervisor.keep("watch", self._watch_store)

    async def stop(self) -> None:
        """Finish what is being done, end all sessions, and let others take over."""
        tasks = [task for task in (self._upkeep, self._watch) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._leases.stop()
        why = SessionEnded(STOPPING, "The server stops; come back at once.")
        await asyncio.gather(*(mailbox.finish(why) for mailbox in self._mailboxes.values()))
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._around.bus.stop()
        await self._around.bots.stop()
        self._mailboxes.clear()

    async def open_table(
        self, person: Participant, settings: Settings, *, token_id: str | None = None
    ) -> str:
        """Open a table; give its id, which nobody can guess."""
        around = self._around
        opening = decide_opening(
            settings, person, Context(around.clock(), around.chance, around.bots.names)
        )
        mailbox = Mailbox(new_table_id(), around)
        await mailbox.open(opening, token_id)
        mailbox.used_at = _now()
        self._mailboxes[mailbox.id] = mailbox
        return mailbox.id

    async def table(self, table_id: str) -> Table:
        """Give a table with everything that is hidden; `NoSuchTable` if there is none."""
        async with self._use(table_id, is_fresh=True) as mailbox:
            return mailbox.table

    async def state(self, table_id: str, person_id: str) -> Update:
        """Give how things stand, as one person sees it."""
        async with self._use(table_id, is_fresh=True) as mailbox:
            mailbox.check_may_see(person_id)
            return mailbox.batch().update(person_id)

    async def do(
        self, table_id: str, person: Participant, command: Command, *, token_id: str | None = None
    ) -> Update | Refusal | Hint:
        """Do what a person asks; `StoreAway` if it could not be saved.

        What is asked for by a token is not done once that is void: `TokenRevoked`.
        """
        async with self._use(table_id) as mailbox:
            return await mailbox.do(person, command, token_id)

    async def join(
        self,
        table_id: str,
        person: Participant,
        *,
        since: int | None = None,
        token_id: str | None = None,
    ) -> Session:
        """Connect a person, who has seen everything up to a sequence, or nothing yet."""
        async with self._use(table_id, is_fresh=True) as mailbox:
            return mailbox.join(person, since, token_id)

    async def shut(self, table_id: str, cause: CloseCause) -> None:
        """Close a table from outside."""
        async with self._use(table_id) as mailbox:
            await mailbox.shut(cause)

    async def let_go(self, table_id: str, person_id: str) -> None:
        """Take a person from a table who will not come back."""
        async with self._use(table_id) as mailbox:
            await mailbox.let_go(person_id)

    async def read_erased(self, table_id: str, sequence: int) -> None:
        """Read a table anew from whose log somebody was taken, here and in other processes."""
        self._around.bus.tell(At(self._around.name, table_id, sequence))
        mailbox = self._mailboxes.get(table_id)
        if mailbox is not None and mailbox.is_loaded:
            await self._catch_up(mailbox, is_certain=True)

    def wake_bots(self) -> None:
        """Start the processes of bots before anybody asks for one."""
        self._around.bots.wake()

    def tell_revoked(self) -> None:
        """Tell other processes that tokens were made void."""
        self._around.bus.tell(Revoked(self._around.name))

    def on_revoked(self, hear: Callable[[], None]) -> None:
        """Call this when another process says that tokens were made void."""
        self._hear_revoked = hear

    @property
    def clock(self) -> Callable[[], datetime]:
        """The time that tables go by."""
        return self._around.clock

    @property
    def sessions(self) -> int:
        """How many sockets are connected."""
        return sum(len(mailbox.sessions) for mailbox in self._mailboxes.values())

    @property
    def tables(self) -> int:
        """How many tables are in memory."""
        return len(self._mailboxes)

    @property
    def unreadable_tables(self) -> int:
        """How many tables this process found unreadable of late."""
        return len(self._closed_off)

    @property
    def runs(self) -> frozenset[str]:
        """The tables whose bots and clocks this process runs."""
        return self._leases.held

    @asynccontextmanager
    async def _use(self, table_id: str, *, is_fresh: bool = False) -> AsyncIterator[Mailbox]:
        """Hold a table in memory while it is used."""
        self._closed_off.check(table_id, _now())
        mailbox = self._mailboxes.get(table_id)
        if mailbox is None:
            mailbox = self._mailboxes[table_id] = Mailbox(table_id, self._around)
        mailbox.users += 1
        try:
            await mailbox.ready(is_fresh=is_fresh)
            self._closed_off.clear(table_id)
            yield mailbox
        finally:
            mailbox.users -= 1
            mailbox.used_at = _now()
            if not mailbox.is_loaded and not mailbox.users:
                self._mailboxes.pop(table_id, None)

    def _changed(self, mailbox: Room) -> None:
        table = mailbox.table
        if any(seat.bot is not None for seat in table.seats) or (
            table.is_running and table.settings.may_hint
        ):
            self._around.bots.wake()
        self._leases.care(mailbox)

    def _close_off(self, error: TableUnreadable) -> None:
        self._closed_off.add(error, _now())

    def _hear(self, news: News) -> None:
        match news:
            case BackAgain():
                self._know_people_from_now_on()
                for mailbox in self._mailboxes.values():
                    if mailbox.is_loaded:
                        mailbox.tell_sequence()
                        mailbox.tell_presence()
                        self._catch_up_soon(mailbox)
            case At(process, table_id, sequence) if process != self._around.name:
                known = self._mailboxes.get(table_id)
                if known is not None and known.is_loaded and known.table.sequence < sequence:
                    self._catch_up_soon(known)
            case MutesChanged(process, table_id) if process != self._around.name:
                known = self._mailboxes.get(table_id)
                if known is not None and known.is_loaded:
                    self._catch_up_soon(known)
            case Revoked(process) if process != self._around.name:
                self._hear_revoked()
            case Here(process, table_id) if process != self._around.name:
                known = self._mailboxes.get(table_id)
                if known is not None and known.is_loaded:
                    self._hear_of_people(known, news)
            case Looking(process, table_id) if process != self._around.name:
                known = self._mailboxes.get(table_id)
                if known is not None and known.is_loaded:
                    known.connected.hear_looking(news, _now())
                    known.show_presence()
            case _:
                pass  # what this process said itself

    def _hear_of_people(self, mailbox: Mailbox, news: Here) -> None:
        is_new = mailbox.connected.hear(news, _now(), self._around.clock())
        mailbox.show_presence(is_told=is_new and bool(mailbox.sessions))

    def _catch_up_soon(self, mailbox: Mailbox) -> None:
        task = self.supervisor.once("catching up", self._catch_up(mailbox))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _catch_up(
        self, mailbox: Mailbox, *, is_certain: bool = False, is_gone: bool = False
    ) -> None:
        """Read what others wrote, where they may have, or certainly did."""
        try:
            if is_certain:
                await mailbox.look_again(is_gone=is_gone)
            else:
                await mailbox.ready(is_fresh=True)
        except (NoSuchTable, TableUnreadable):
            self._mailboxes.pop(mailbox.id, None)
        except GameError as error:
            if not isinstance(error, StoreAway):
                log_failure("Catching up", error)

    async def _watch_store(self) -> None:
        """Look often for what others wrote, so that nothing depends on news of it."""
        while True:
            await asyncio.sleep(LOOK_AGAIN)
            try:
                await self._look_for_changes()
            except Exception as error:
                self.supervisor.note("watch", error)

    async def _look_for_changes(self) -> None:
        """Read what was written by others: a player who was removed is gone here, too."""
        loaded = {mailbox.id: mailbox for mailbox in self._mailboxes.values() if mailbox.is_sure}
        store = self._around.store
        has_neighbours = store.is_shared or self._around.bus.is_shared
        try:
            stored = await store.log.sequences(loaded) if loaded else {}
            mutes = await store.mutes.of_tables(loaded) if loaded and has_neighbours else None
        except StoreError as error:
            if self._is_answered:  # said once, not twice a second
                log_failure(f"The store, for changes ({error.code})", error)
            self._is_answered = False
            return
        self._is_answered = True
        behind = [
            mailbox
            for table_id, mailbox in loaded.items()
            if mailbox.is_sure
            and (
                table_id not in stored
                or stored[table_id] > mailbox.table.sequence
                or (mutes is not None and mutes.get(table_id, {}) != mailbox.mutes)
            )
        ]
        for start in range(0, len(behind), AT_ONCE):
            group = behind[start : start + AT_ONCE]
            await asyncio.gather(
                *(
                    self._catch_up(each, is_certain=True, is_gone=each.id not in stored)
                    for each in group
                )
            )

    async def _keep_up(self) -> None:
        """Say who is here, and put away what nobody uses."""
        while True:
            await asyncio.sleep(SAID_AGAIN)
            now, bus = _now(), self._around.bus
            self._closed_off.forget(now)
            if self._around.store.is_shared and not bus.is_shared:
                await self._look_for_neighbours(now)
            for mailbox in list(self._mailboxes.values()):
                try:
                    await self._look_after(mailbox, now)
                except Exception as error:  # one table's fault is not the next one's
                    self.supervisor.note("upkeep", error)

    async def _look_for_neighbours(self, now: float) -> None:
        """Look whether people may be connected to a process that nothing is heard of."""
        were_there = self._neighbours.are_there
        await self._neighbours.look(now)
        if were_there and not self._neighbours.are_there:
            self._know_people_from_now_on()

    def _hears_of_all(self) -> bool:
        return self._around.bus.is_up and not self._neighbours.are_there

    def _know_people_from_now_on(self) -> None:
        """Count no absence from before: whoever was not here may have been elsewhere."""
        for mailbox in self._mailboxes.values():
            mailbox.connected.known_since = self._around.clock()

    async def _look_after(self, mailbox: Mailbox, now: float) -> None:
        if not mailbox.is_loaded:
            return
        bus = self._around.bus
        mailbox.connected.forget(mailbox.table, now, self._around.clock())
        mailbox.show_presence()
        if mailbox.sessions or mailbox.id in self.runs:
            if not mailbox.is_sure:
                await self._catch_up(mailbox)
            elif bus.is_shared:
                mailbox.tell_presence()
            if mailbox.is_loaded:
                self._leases.care(mailbox)
        elif not mailbox.users and now - mailbox.used_at > self._idle:
            self._mailboxes.pop(mailbox.id, None)


def _now() -> float:
    return asyncio.get_running_loop().time()
