"""One schedule: processes, people and faults from one seed, and the verdict."""

import asyncio
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Engine

from ninetyeight.host import Host
from ninetyeight.host.errors import log
from ninetyeight.protocol.command import SeatBot
from ninetyeight.protocol.message import Update
from ninetyeight.protocol.settings import NoClock, Settings, TurnClock
from ninetyeight.rules import GameError
from ninetyeight.table import Participant, bot_questions, table_view, view_for_person
from simulation.bus import Channel
from simulation.database import new_engine
from simulation.history import Broken, History, LoggedTable, check, read_log
from simulation.loop import run_virtually
from simulation.people import Player
from simulation.processes import Process
from simulation.world import Weather, World

PEOPLE = [Participant(id=name.lower(), name=name) for name in ("Ada", "Ben", "Cleo")]
SECONDS = 60.0
"""How long people play among faults, in virtual seconds."""
SETTLED = 40.0
"""How many seconds after the last fault everybody must know everything."""


@dataclass(frozen=True, slots=True)
class Figures:
    """The figures of a schedule."""

    entries: int
    requests: int
    acknowledged: int
    refused: int
    shown: int
    kills: int
    outages: int

    def __add__(self, other: "Figures") -> "Figures":
        names = self.__slots__
        return Figures(*(getattr(self, name) + getattr(other, name) for name in names))


def run_schedule(seed: int, weather: Weather | None = None) -> Figures:
    """Run the schedule of a seed; `Broken` if a promise was broken."""
    log.disabled = True  # most of what goes wrong here is meant to
    try:
        return run_virtually(_Schedule(World(seed, weather or Weather())).run())
    finally:
        log.disabled = False


class _Schedule:
    def __init__(self, world: World) -> None:
        self._world = world
        self._engine: Engine = new_engine()
        self._channel = Channel(world)
        self._processes = [
            Process(f"p{number}", world, self._engine, self._channel)
            for number in range(world.rng.randint(1, 3))
        ]
        self._history = History()
        self._kills = self._outages = 0

    async def run(self) -> Figures:
        for process in self._processes:
            await process.start()
        table_id = await self._open()
        players = [
            Player(person, table_id, self._processes, self._world, self._history)
            for person in PEOPLE[: self._world.rng.randint(1, 3)]
        ]
        playing = [asyncio.create_task(player.play()) for player in players]
        trouble = asyncio.create_task(self._make_trouble())
        await asyncio.wait({*playing, trouble}, timeout=SECONDS)
        await _end([*playing, trouble])
        await self._calm_down()
        check(self._history, read_log(self._engine, table_id))
        await self._check_agreement(table_id)
        await self._check_progress(table_id)
        return self._figures(read_log(self._engine, table_id))

    async def _open(self) -> str:
        """Open a table, and fill its free seats with bots."""
        rng, host = self._world.rng, self._processes[0].host
        assert host is not None
        settings = Settings(
            players=4,
            edition=rng.choice(["original", "extreme", "fire"]),
            clock=TurnClock(seconds=10) if rng.random() < 0.5 else NoClock(),
            bid_seconds=5,
        )
        while True:
            try:
                table_id = await host.open_table(PEOPLE[0], settings)
                for seat in (1, 2, 3):
                    command = SeatBot(id=f"bot-{seat}", seat=seat, bot="greedy")
                    if seat == 3 or rng.random() < 0.3:
                        await host.do(table_id, PEOPLE[0], command)
            except GameError:
                continue
            return table_id

    async def _make_trouble(self) -> None:
        """Kill processes, cut off the database, take down the bus, and repair it all."""
        rng = self._world.rng
        while True:
            await asyncio.sleep(rng.uniform(1.0, 12.0))
            process = rng.choice(self._processes)
            match rng.randrange(4):
                case 0 | 1 if process.is_alive:
                    self._kills += 1
                    process.kill()
                case 2 if process.life is not None:
                    self._outages += 1
                    process.life.is_cut_off = not process.life.is_cut_off
                case 3:
                    self._outages += 1
                    self._channel.set_up(is_up=not self._channel.is_up)
                case _:
                    pass
            for each in self._processes:
                if not each.is_alive and rng.random() < 0.6:
                    await each.start()

    async def _calm_down(self) -> None:
        """Repair everything, and let things settle."""
        self._world.weather = Weather(
            slow=0, lost_before=0, lost_after=0, lost_news=0, lost_message=0
        )
        self._channel.set_up(is_up=True)
        for process in self._processes:
            if not process.is_alive:
                await process.start()
            assert process.life is not None
            process.life.is_cut_off = False
        await asyncio.sleep(SETTLED)

    async def _check_agreement(self, table_id: str) -> None:
        """Assert that all processes show everybody what the log says."""
        for process in self._processes:
            assert process.host is not None
            for person in PEOPLE:
                known = len(read_log(self._engine, table_id).events)
                shown = await _state(process.host, table_id, person)
                if shown is None:
                    continue
                if shown.sequence < known:
                    raise Broken(f"a process is at {shown.sequence}, and the log at {known}")
                table = read_log(self._engine, table_id).after(shown.sequence)
                expected = table_view(table), view_for_person(table, person.id, None)
                if (shown.table, shown.you) != expected:
                    raise Broken("a process shows something else than the log has")

    async def _check_progress(self, table_id: str) -> None:
        """Assert that some process asks every bot that is due."""
        before = read_log(self._engine, table_id)
        if before.tables[-1].is_closed or not bot_questions(before.tables[-1]):
            return
        await asyncio.sleep(SETTLED)
        if len(read_log(self._engine, table_id).events) == len(before.events):
            raise Broken("a bot is waited for, and nobody asks it")

    def _figures(self, logged: LoggedTable) -> Figures:
        answers = [each.answer["kind"] for each in self._history.requests.values() if each.answer]
        return Figures(
            entries=len(logged.events),
            requests=len(self._history.requests),
            acknowledged=answers.count("update"),
            refused=answers.count("refusal"),
            shown=len(self._history.seen),
            kills=self._kills,
            outages=self._outages,
        )


async def _state(host: Host, table_id: str, person: Participant) -> Update | None:
    """The view of a person; None if they may not see the table."""
    try:
        return await host.state(table_id, person.id)
    except GameError as error:
        if error.code in ("no-watchers", "was-removed"):
            return None
        raise Broken(f"{person.name} is told {error.code} after all is well") from error


async def _end(tasks: list[asyncio.Task[Any]]) -> None:
    for task in tasks:
        task.cancel()
    for ended in await asyncio.gather(*tasks, return_exceptions=True):
        if isinstance(ended, Exception):
            raise ended
