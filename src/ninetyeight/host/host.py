"""The host: runs tables on a store, for everybody who is connected to this process."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from datetime import datetime
from typing import TypeVar

from ninetyeight.host.bot_workers import BotWorkers
from ninetyeight.host.bus import At, BackAgain, Bus, Here, Looking, News
from ninetyeight.host.chance import new_table_id, os_chance, utc_now
from ninetyeight.host.errors import STOPPING, NoSuchTable, SessionEnded, StoreAway, log_failure
from ninetyeight.host.leases import Leases
from ninetyeight.host.mailbox import Mailbox
from ninetyeight.host.presence import SAID_AGAIN
from ninetyeight.host.room import Around, Room
from ninetyeight.host.session import Session
from ninetyeight.host.wire import Batch
from ninetyeight.rules import GameError
from ninetyeight.store import Store, StoreError
from ninetyeight.table import Chance, Circumstances, CloseCause, Person, Settings, Table
from ninetyeight.table import open_table as decide_opening
from ninetyeight.table.command import Command
from ninetyeight.table.message import Hint, Refusal, Update

PACE = 0.6
"""The seconds between two steps of bots, so that people can follow."""
IDLE = 300.0
"""How long a table stays in memory that nobody uses, in seconds."""

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
    ) -> None:
        self._around = Around(name, store, bots, bus, clock, chance, self._changed)
        self._mailboxes: dict[str, Mailbox] = {}
        self._leases = Leases(self._around, pace, self._use)
        self._idle = idle
        self._tasks: set[asyncio.Task[None]] = set()
        self._upkeep: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Begin to listen to other processes and to run tables."""
        await self._around.bus.start(self._hear)
        self._leases.start()
        self._upkeep = asyncio.create_task(self._keep_up(), name="upkeep")

    async def stop(self) -> None:
        """Finish what is being done, end all sessions, and let others take over."""
        if self._upkeep is not None:
            self._upkeep.cancel()
            await asyncio.gather(self._upkeep, return_exceptions=True)
        await self._leases.stop()
        why = SessionEnded(STOPPING, "The server stops; come back at once.")
        await asyncio.gather(*(mailbox.finish(why) for mailbox in self._mailboxes.values()))
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._around.bus.stop()
        await self._around.bots.stop()
        self._mailboxes.clear()

    async def open_table(self, person: Person, settings: Settings) -> str:
        """Open a table; give its id, which nobody can guess."""
        around = self._around
        opening = decide_opening(
            settings, person, Circumstances(around.clock(), around.chance, around.bots.names)
        )
        mailbox = Mailbox(new_table_id(), around)
        await mailbox.open(opening)
        mailbox.used_at = asyncio.get_running_loop().time()
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
            return Batch(mailbox.table).update(person_id)

    async def do(self, table_id: str, person: Person, command: Command) -> Update | Refusal | Hint:
        """Do what a person asks; `StoreAway` if it could not be saved."""
        async with self._use(table_id) as mailbox:
            return await mailbox.do(person, command)

    async def join(self, table_id: str, person: Person, *, since: int | None = None) -> Session:
        """Connect a person, who has seen everything up to a sequence, or nothing yet."""
        async with self._use(table_id, is_fresh=True) as mailbox:
            return mailbox.join(person, since)

    async def shut(self, table_id: str, cause: CloseCause) -> None:
        """Close a table from outside."""
        async with self._use(table_id) as mailbox:
            await mailbox.shut(cause)

    async def let_go(self, table_id: str, person_id: str) -> None:
        """Take a person from a table who will not come back."""
        async with self._use(table_id) as mailbox:
            await mailbox.let_go(person_id)

    @property
    def sessions(self) -> int:
        """How many sockets are connected."""
        return sum(len(mailbox.sessions) for mailbox in self._mailboxes.values())

    @property
    def tables(self) -> int:
        """How many tables are in memory."""
        return len(self._mailboxes)

    @property
    def runs(self) -> frozenset[str]:
        """The tables whose bots and clocks this process runs."""
        return self._leases.held

    @asynccontextmanager
    async def _use(self, table_id: str, *, is_fresh: bool = False) -> AsyncIterator[Mailbox]:
        """Hold a table in memory while it is used."""
        mailbox = self._mailboxes.get(table_id)
        if mailbox is None:
            mailbox = self._mailboxes[table_id] = Mailbox(table_id, self._around)
        mailbox.users += 1
        try:
            await mailbox.ready(is_fresh=is_fresh)
            yield mailbox
        finally:
            mailbox.users -= 1
            mailbox.used_at = asyncio.get_running_loop().time()
            if not mailbox.is_loaded and not mailbox.users:
                self._mailboxes.pop(table_id, None)

    def _changed(self, mailbox: Room) -> None:
        table = mailbox.table
        if any(seat.bot is not None for seat in table.seats) or (
            table.is_running and table.settings.may_hint
        ):
            self._around.bots.wake()
        self._leases.care(mailbox)

    def _hear(self, news: News) -> None:
        match news:
            case BackAgain():
                for mailbox in self._mailboxes.values():
                    mailbox.connected.known_since = self._around.clock()
                    if mailbox.is_loaded:
                        mailbox.tell_sequence()
                        mailbox.tell_presence()
                        self._catch_up_soon(mailbox)
            case At(process, table_id, sequence) if process != self._around.name:
                known = self._mailboxes.get(table_id)
                if known is not None and known.is_loaded and known.table.sequence < sequence:
                    self._catch_up_soon(known)
            case Here(process, table_id) if process != self._around.name:
                known = self._mailboxes.get(table_id)
                if known is not None and known.is_loaded:
                    self._hear_of_people(known, news)
            case Looking(process, table_id) if process != self._around.name:
                known = self._mailboxes.get(table_id)
                if known is not None and known.is_loaded:
                    known.connected.hear_looking(news, asyncio.get_running_loop().time())
                    known.show_presence()
            case _:
                pass  # what this process said itself

    def _hear_of_people(self, mailbox: Mailbox, news: Here) -> None:
        at, now = asyncio.get_running_loop().time(), self._around.clock()
        is_new = mailbox.connected.hear(news, at, now)
        mailbox.show_presence(is_told=is_new and bool(mailbox.sessions))

    def _catch_up_soon(self, mailbox: Mailbox) -> None:
        task = asyncio.create_task(self._catch_up(mailbox))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _catch_up(self, mailbox: Mailbox, *, is_certain: bool = False) -> None:
        """Read what others wrote, where they may have, or certainly did."""
        try:
            await (mailbox.look_again() if is_certain else mailbox.ready(is_fresh=True))
        except NoSuchTable:
            self._mailboxes.pop(mailbox.id, None)
        except GameError as error:
            if not isinstance(error, StoreAway):
                log_failure("Catching up", error)

    async def _look_for_changes(self) -> None:
        """Find what was written by others, as by the admin: here nobody tells of it."""
        loaded = {mailbox.id: mailbox for mailbox in self._mailboxes.values() if mailbox.is_sure}
        try:
            stored = await self._around.store.sequences(loaded) if loaded else {}
        except StoreError as error:
            log_failure(f"The store, for changes ({error.code})", error)
            return
        for table_id, mailbox in loaded.items():
            is_gone = table_id not in stored
            if mailbox.is_sure and (is_gone or stored[table_id] > mailbox.table.sequence):
                await self._catch_up(mailbox, is_certain=True)

    async def _keep_up(self) -> None:
        """Say who is here, ask the store where no news come, and put away what nobody uses."""
        while True:
            await asyncio.sleep(SAID_AGAIN)
            now, bus = asyncio.get_running_loop().time(), self._around.bus
            if not bus.is_shared:
                await self._look_for_changes()
            for mailbox in list(self._mailboxes.values()):
                if not mailbox.is_loaded:
                    continue
                mailbox.connected.forget(mailbox.table, now, self._around.clock())
                mailbox.show_presence()
                if mailbox.sessions or mailbox.id in self.runs:
                    if not bus.is_up or not mailbox.is_sure:
                        await self._catch_up(mailbox)
                    elif bus.is_shared:
                        mailbox.tell_presence()
                    self._leases.care(mailbox)
                elif not mailbox.users and now - mailbox.used_at > self._idle:
                    del self._mailboxes[mailbox.id]
