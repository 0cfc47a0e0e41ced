"""The bus of a simulation, whose messages come late, out of order, or not at all."""

import asyncio

from ninetyeight.host.bus import (
    BusHandler,
    BusMessage,
    BusReconnected,
    decode_message,
    encode_message,
)
from ninetyeight.host.supervision import Supervisor
from simulation.world import Life, World


class Channel:
    """Carries messages between the processes; it can be down for all of them."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.is_up = True
        self._listeners: dict[Life, BusHandler] = {}
        self._on_their_way: set[asyncio.Task[None]] = set()

    def join(self, life: Life, handler: BusHandler) -> None:
        """Connect a process."""
        self._listeners[life] = handler
        if self.is_up:
            handler(BusReconnected())

    def leave(self, life: Life) -> None:
        """Disconnect a process."""
        self._listeners.pop(life, None)

    def set_up(self, *, is_up: bool) -> None:
        """Go down, or come back up."""
        if is_up and not self.is_up:
            self.is_up = True
            for life, handler in list(self._listeners.items()):
                if not life.is_over:
                    handler(BusReconnected())
        self.is_up = is_up

    def carry(self, text: str) -> None:
        """Deliver a message to every other process, each with its own delay."""
        for life in list(self._listeners):
            if not self.world.happens(self.world.weather.lost_news):
                way = asyncio.create_task(self._deliver(text, life))
                self._on_their_way.add(way)
                way.add_done_callback(self._on_their_way.discard)

    async def _deliver(self, text: str, life: Life) -> None:
        await self.world.delay()
        message, handler = decode_message(text), self._listeners.get(life)
        if self.is_up and not life.is_over and handler is not None and message is not None:
            handler(message)


class SimulatedBus:
    """One process's end of the bus."""

    is_shared = True

    def __init__(self, channel: Channel, life: Life) -> None:
        self._channel = channel
        self._life = life

    @property
    def is_up(self) -> bool:
        return self._channel.is_up

    async def start(self, handler: BusHandler, supervisor: Supervisor) -> None:  # noqa: ARG002
        self._channel.join(self._life, handler)

    async def stop(self) -> None:
        self._channel.leave(self._life)

    def publish(self, message: BusMessage) -> None:
        if self._channel.is_up and not self._life.is_over:
            self._channel.carry(encode_message(message))
