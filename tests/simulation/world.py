"""The world of a simulation: its randomness, its time and its faults."""

import asyncio
import random
from collections.abc import Awaitable
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import TypeVar

START = datetime(2026, 3, 1, 12, tzinfo=UTC)
Result = TypeVar("Result")


@dataclass(frozen=True, slots=True)
class Weather:
    """How likely faults are, and how long they last, in seconds."""

    slow: float = 0.05
    """A message or a transaction takes long."""
    lost_before: float = 0.01
    """The connection to the database breaks before a transaction."""
    lost_after: float = 0.01
    """It breaks after the commit and before the answer."""
    lost_news: float = 0.05
    lost_message: float = 0.02
    """The connection of a client breaks, and a message is lost with it."""
    quick_seconds: float = 0.02
    slow_seconds: float = 3.0
    skew_seconds: float = 600.0
    """How far the clocks of processes are off."""


class World:
    """Randomness, time and the living processes."""

    def __init__(self, seed: int, weather: Weather) -> None:
        self.rng = random.Random(seed)
        self.weather = weather

    @property
    def now(self) -> datetime:
        """The right time."""
        return START + timedelta(seconds=asyncio.get_running_loop().time())

    def happens(self, probability: float) -> bool:
        """Whether something with this probability happens."""
        return self.rng.random() < probability

    async def delay(self) -> None:
        """Wait for a random delay."""
        weather = self.weather
        longest = weather.slow_seconds if self.happens(weather.slow) else weather.quick_seconds
        await asyncio.sleep(self.rng.uniform(0, longest))


class Life:
    """One run of a process; nothing of it continues after the process is killed."""

    def __init__(self, name: str, skew: timedelta) -> None:
        self.name = name
        self.skew = skew
        """How far its clock is ahead."""
        self.is_cut_off = False
        """Whether the database cannot be reached now."""
        self._end = asyncio.Event()

    @property
    def is_over(self) -> bool:
        return self._end.is_set()

    def kill(self) -> None:
        """End it at once: whatever it waits for never comes."""
        self._end.set()

    async def ended(self) -> None:
        """Return when it is killed."""
        await self._end.wait()

    async def go_on(self) -> None:
        """Return at once while it lives, and never afterwards."""
        if self.is_over:
            await asyncio.get_running_loop().create_future()


async def before_the_end(life: Life, wanted: Awaitable[Result]) -> Result | None:
    """Wait for a result of a process; None if it is killed first."""
    task = asyncio.ensure_future(wanted)
    end = asyncio.create_task(life.ended())
    try:
        await asyncio.wait({task, end}, return_when=asyncio.FIRST_COMPLETED)
        return task.result() if task.done() else None
    finally:
        end.cancel()
        if not task.done():
            task.cancel()
