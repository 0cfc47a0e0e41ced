"""The bus of a simulation: news come late, out of order, or not at all."""

import asyncio

from ninetyeight.host.bus import BackAgain, Hear, Told, read_news, write_news
from ninetyeight.host.supervision import Supervisor
from simulation.world import Life, World


class Channel:
    """What carries news between the processes; it can be down for all of them."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.is_up = True
        self._listeners: dict[Life, Hear] = {}
        self._on_their_way: set[asyncio.Task[None]] = set()

    def join(self, life: Life, hear: Hear) -> None:
        """Let a process hear the others."""
        self._listeners[life] = hear
        if self.is_up:
            hear(BackAgain())

    def leave(self, life: Life) -> None:
        """Let a process hear no more."""
        self._listeners.pop(life, None)

    def set_up(self, *, is_up: bool) -> None:
        """Break down, or come back."""
        if is_up and not self.is_up:
            self.is_up = True
            for life, hear in list(self._listeners.items()):
                if not life.is_over:
                    hear(BackAgain())
        self.is_up = is_up

    def carry(self, text: str) -> None:
        """Take news to everybody, each in its own time."""
        for life in list(self._listeners):
            if not self.world.happens(self.world.weather.lost_news):
                way = asyncio.create_task(self._deliver(text, life))
                self._on_their_way.add(way)
                way.add_done_callback(self._on_their_way.discard)

    async def _deliver(self, text: str, life: Life) -> None:
        await self.world.delay()
        news, hear = read_news(text), self._listeners.get(life)
        if self.is_up and not life.is_over and hear is not None and news is not None:
            hear(news)


class SimulatedBus:
    """The bus of one process."""

    is_shared = True

    def __init__(self, channel: Channel, life: Life) -> None:
        self._channel = channel
        self._life = life

    @property
    def is_up(self) -> bool:
        return self._channel.is_up

    async def start(self, hear: Hear, supervisor: Supervisor) -> None:  # noqa: ARG002
        self._channel.join(self._life, hear)

    async def stop(self) -> None:
        self._channel.leave(self._life)

    def tell(self, news: Told) -> None:
        if self._channel.is_up and not self._life.is_over:
            self._channel.carry(write_news(news))
