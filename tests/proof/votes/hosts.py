"""Two real hosts on one store; people move between them and vote, watched by the same judge."""

import asyncio
import shutil
import tempfile
from collections import Counter
from collections.abc import Coroutine
from pathlib import Path
from typing import Any, ClassVar

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, rule

from host.hosts import ANNA, BEN, CARLA, Clock, fresh, must, workers
from ninetyeight.host import Host, Session
from ninetyeight.host.bus import (
    BusHandler,
    BusMessage,
    BusReconnected,
    decode_message,
    encode_message,
)
from ninetyeight.host.command_memory import person_of
from ninetyeight.host.supervision import Supervisor
from ninetyeight.protocol import command as ask
from ninetyeight.protocol.settings import Settings
from ninetyeight.rules import Bid
from ninetyeight.store import Store, open_store
from ninetyeight.table import Participant, Table, read_event, table_from
from ninetyeight.table.log import LoggedEvent
from ninetyeight.talk import PhraseCode
from proof.votes.judge import Judge

PEOPLE = (ANNA, BEN, CARLA)
NAMES = ("one", "two")
WAITS = (1, 29, 30, 31, 3600)

people = st.sampled_from(PEOPLE)
hosts = st.sampled_from(NAMES)


class Wires:
    """A bus between hosts of one process that carries text and can be cut."""

    def __init__(self) -> None:
        self.is_up = True
        self.hearers: dict[str, BusHandler] = {}

    def cut(self) -> None:
        """Cut the bus."""
        self.is_up = False

    def mend(self) -> None:
        """Reconnect everybody, who learn that messages were lost."""
        self.is_up = True
        for hear in list(self.hearers.values()):
            hear(BusReconnected())


class Wire:
    """One host's end of the bus."""

    is_shared = True

    def __init__(self, name: str, wires: Wires) -> None:
        self._name, self._wires = name, wires

    @property
    def is_up(self) -> bool:
        """Whether the bus is connected."""
        return self._wires.is_up

    async def start(self, handler: BusHandler, supervisor: Supervisor) -> None:  # noqa: ARG002
        """Start listening."""
        self._wires.hearers[self._name] = handler

    async def stop(self) -> None:
        """Stop listening."""
        self._wires.hearers.pop(self._name, None)

    def publish(self, message: BusMessage) -> None:
        """Send a message to all other hosts at once."""
        read = decode_message(encode_message(message))
        assert read is not None
        if self.is_up:
            for name, hear in list(self._wires.hearers.items()):
                if name != self._name:
                    hear(read)


class HostVotes(RuleBasedStateMachine):
    """Everything that people at a table on two processes can do to a vote.

    No process runs the table by itself, because it could do so at any moment, even between an
    event and its judgement. `run_table` and `race` do it instead.
    """

    figures: ClassVar[Counter[str]] = Counter()
    empty: ClassVar[Path | None] = None
    """An empty database, which is faster to copy than to create."""

    def __init__(self) -> None:
        super().__init__()
        self.loop = asyncio.new_event_loop()
        self.folder = Path(tempfile.mkdtemp(prefix="ninetyeight-votes-"))
        self.clock, self.wires = Clock(), Wires()
        self.judge = Judge(self.clock.now, self.figures)
        self.hosts: dict[str, Host] = {}
        self.sessions: list[tuple[str, Session]] = []
        self.store: Store | None = None
        self.table: Table | None = None
        self.table_id = ""

    @initialize()
    def open(self) -> None:
        """Open a table for three, and let them begin."""
        self.figures["tables"] += 1
        self.run(self._open())

    async def _open(self) -> None:
        file = self.folder / "games.db"
        if HostVotes.empty is not None:
            shutil.copy(HostVotes.empty, file)
        self.store = await open_store(f"sqlite:///{file}", self.folder)
        for name in NAMES:
            await self._start(name)
        one = self.hosts["one"]
        self.table_id = await one.open_table(ANNA, Settings(players=3))
        for person in (BEN, CARLA):
            await must(one, self.table_id, person, ask.Sit(id=fresh()))
        for person in PEOPLE:
            await self._join(person, "two")
        await must(one, self.table_id, ANNA, ask.Start(id=fresh()))
        for person in PEOPLE:
            bid = Bid.LIKE if person == ANNA else Bid.RATHER_NOT
            await must(one, self.table_id, person, ask.MakeBid(id=fresh(), bid=bid))

    # ------------------------------------------------------------------ what may happen

    @rule(person=people, name=hosts)
    def join(self, person: Participant, name: str) -> None:
        """Open one more socket."""
        self.run(self._join(person, name))

    @rule(person=people)
    def drop(self, person: Participant) -> None:
        """Close all sockets of somebody."""
        self.run(self._drop(lambda _, session: session.person == person))

    @rule(name=hosts)
    def restart(self, name: str) -> None:
        """Restart a process."""
        self.figures["restarts"] += 1
        self.run(self._restart(name))

    @rule(is_up=st.booleans())
    def cut_or_mend(self, *, is_up: bool) -> None:
        """Cut or restore the bus."""
        if is_up and not self.wires.is_up:
            self.run(self._now(self.wires.mend))
        elif not is_up:
            self.wires.cut()
        self.judge.is_up = self.wires.is_up

    @rule(seconds=st.sampled_from(WAITS))
    def wait(self, seconds: int) -> None:
        """Let time pass; the process that runs the table may be late."""
        self.clock.advance(seconds)
        self.judge.now = self.clock.now

    @rule(name=hosts)
    def run_table(self, name: str) -> None:
        """Do what is due, in the eyes of either process."""
        self.run(self.pass_time(name))

    @rule(person=people, name=hosts, runner=hosts)
    def race(self, person: Participant, name: str, runner: str) -> None:
        """Let somebody vote at the moment when a process does what is due."""
        hello = ask.SayPhrase(id=fresh(), code=PhraseCode.HELLO)
        self.run(self._at_once(self.do(name, person, hello), self.pass_time(runner)))

    @rule(name=hosts, away=people)
    def give_up_without(self, name: str, away: Participant) -> None:
        """Let all others vote to give up while one is away or back, and wait for a while."""
        self.drop(away)
        for person in PEOPLE:
            if person != away:
                self.give_up(person, name, agrees=True)
        self.wait(29)
        self.run_table(name)
        self.wait(1)
        self.run_table(name)

    @rule(person=people, name=hosts, agrees=st.booleans())
    def give_up(self, person: Participant, name: str, *, agrees: bool) -> None:
        """Vote on giving up."""
        self.run(self.do(name, person, ask.Concede(id=fresh(), agrees=agrees)))

    @rule(person=people, name=hosts, agrees=st.booleans())
    def remove(self, person: Participant, name: str, *, agrees: bool) -> None:
        """Vote on removing Carla."""
        self.run(self.do(name, person, ask.Remove(id=fresh(), seat=2, agrees=agrees)))

    @rule(name=hosts)
    def remove_together(self, name: str) -> None:
        """Let Anna and Ben agree to remove Carla, whether she is present or not."""
        for person in (ANNA, BEN):
            self.remove(person, name, agrees=True)

    @rule(person=people, name=hosts, kind=st.sampled_from((ask.Leave, ask.ComeBack)))
    def leave(self, person: Participant, name: str, kind: type[Any]) -> None:
        """Leave, or come back."""
        self.run(self.do(name, person, kind(id=fresh())))

    @rule(person=people, name=hosts, seat=st.integers(0, 2))
    def mind(self, person: Participant, name: str, seat: int) -> None:
        """Let a bot play for somebody."""
        self.run(self.do(name, person, ask.MindSeat(id=fresh(), seat=seat)))

    def teardown(self) -> None:
        """Stop everything."""
        try:
            self.loop.run_until_complete(self._end())
        finally:
            self.loop.close()
            shutil.rmtree(self.folder, ignore_errors=True)

    # ------------------------------------------------------------------ the world

    def run(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something, and show the judge the log afterwards."""
        self.loop.run_until_complete(work)
        self.loop.run_until_complete(self._judge())

    async def _judge(self) -> None:
        assert self.store is not None
        known = 0 if self.table is None else self.table.sequence
        new = await self.store.log.read(self.table_id, known)
        if self.table is None:
            entries = [LoggedEvent(read_event(entry.body), entry.at) for entry in new]
            self.table = table_from(self.table_id, entries)
            return
        self.figures["events"] += len(new)
        for entry in new:
            assert entry.at == self.clock.now, "only what was asked now happens now"
            if entry.command is not None:
                self.judge.note_activity(person_of(entry.command))
            self.table = self.judge.see(self.table, [read_event(entry.body)])

    async def _start(self, name: str) -> None:
        assert self.store is not None
        wire = Wire(name, self.wires)
        host = Host(self.store, name=name, bots=workers(), bus=wire, clock=self.clock, pace=3600.0)
        await host.start(runs_tables=False)
        self.hosts[name] = host

    async def _restart(self, name: str) -> None:
        await self._drop(lambda where, _: where == name)
        await self.hosts[name].stop()
        await self._start(name)

    async def _join(self, person: Participant, name: str) -> None:
        host = self.hosts[name]
        if self.table is not None and person.id in self.table.removed:
            return
        self.sessions.append((name, await host.join(self.table_id, person)))
        self.judge.connect(person.id)

    async def _drop(self, which: Any) -> None:
        for name, session in [each for each in self.sessions if which(*each)]:
            self.sessions.remove((name, session))
            await session.leave()
        here = {session.person.id for _, session in self.sessions}
        for person in PEOPLE:
            if person.id not in here:
                self.judge.disconnect(person.id)

    async def _at_once(self, *work: Coroutine[Any, Any, None]) -> None:
        await asyncio.gather(*work)

    async def _now(self, what: Any) -> None:
        what()

    async def pass_time(self, name: str) -> None:
        async with self.hosts[name].live_tables.use(self.table_id, is_fresh=True) as table:
            await table.pass_time()

    async def do(self, name: str, person: Participant, command: Any) -> None:
        self.figures["commands"] += 1
        if self.table is not None and person.id not in self.table.removed:
            await self.hosts[name].do(self.table_id, person, command)

    async def _end(self) -> None:
        for host in self.hosts.values():
            await host.stop()
        rest = asyncio.all_tasks() - {asyncio.current_task()}
        for task in rest:
            task.cancel()
        await asyncio.gather(*rest, return_exceptions=True)
        if self.store is not None:
            await self.store.close()
