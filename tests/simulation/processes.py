"""The processes of a simulation: hosts on one database that are killed and restarted."""

import asyncio
from contextlib import suppress
from datetime import timedelta
from pathlib import Path

from sqlalchemy import Engine

from ninetyeight.host import Host, StoreClock
from ninetyeight.store import Store, StoreError
from ninetyeight.store.address import parse_address
from ninetyeight.table import Chance
from simulation.bots import SimulatedBots
from simulation.bus import Channel, SimulatedBus
from simulation.database import FarDatabase
from simulation.world import Life, World

SHARED = "postgresql://simulation/simulation"
"""How the processes see the database: shared by many, with its own clock."""
PACE = 0.2
"""The seconds between two steps of a bot."""


class Process:
    """A server process, which lives again after each death."""

    def __init__(self, name: str, world: World, engine: Engine, channel: Channel) -> None:
        self.name = name
        self._world = world
        self._engine = engine
        self._channel = channel
        self._lives = 0
        self.life: Life | None = None
        self.host: Host | None = None

    @property
    def is_alive(self) -> bool:
        return self.life is not None and not self.life.is_over

    async def start(self) -> None:
        """Start again, with another clock."""
        world, self._lives = self._world, self._lives + 1
        skew = world.weather.skew_seconds
        life = Life(f"{self.name}.{self._lives}", timedelta(seconds=world.rng.uniform(-skew, skew)))
        database = FarDatabase(self._engine, life, world)
        store = Store(parse_address(SHARED, Path()), database)
        loop = asyncio.get_running_loop()
        clock = StoreClock(store, lambda: world.now + life.skew, loop.time)
        with suppress(StoreError):
            await clock.measure()
        host = Host(
            store,
            name=life.name,
            bots=SimulatedBots(life, world),
            bus=SimulatedBus(self._channel, life),
            clock=clock,
            chance=Chance(below=world.rng.randrange, nonce=lambda: "00" * 32),
            pace=PACE,
        )
        self.life, self.host = life, host
        host.supervisor.keep("clock", clock.keep_measured)
        await host.start()

    def kill(self) -> None:
        """Kill the process in the middle of whatever it does."""
        if self.life is not None:
            self.life.kill()
