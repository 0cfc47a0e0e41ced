"""The bus over Redis, on one channel. It reconnects after an outage, which is logged once."""

import asyncio
from collections import deque
from contextlib import suppress
from typing import Any

from redis.asyncio import Redis
from redis.exceptions import RedisError

from ninetyeight.host.bus import (
    BusHandler,
    BusMessage,
    BusReconnected,
    decode_message,
    encode_message,
)
from ninetyeight.host.errors import log
from ninetyeight.host.supervision import Supervisor

CHANNEL = "ninetyeight"
SHORTEST_PAUSE, LONGEST_PAUSE = 0.1, 2.0
"""The pause before reconnecting to Redis, in seconds."""
MOST_WAITING = 10_000
"""How many messages may wait to be sent; the oldest are dropped first."""
ANSWER_SECONDS = 2.0
"""How long Redis may take to answer, in seconds."""
PING_EVERY = 5.0
"""How long the connection may be idle before Redis is pinged, in seconds."""


class RedisBus:
    """A bus for any number of processes."""

    is_shared = True

    def __init__(self, url: str, channel: str = CHANNEL) -> None:
        self._url = url
        self._channel = channel
        self._waiting: deque[str] = deque(maxlen=MOST_WAITING)
        self._arrived = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._is_up = False
        self._is_outage_logged = False
        self._is_stopping = False

    @property
    def is_up(self) -> bool:
        return self._is_up

    async def start(self, handler: BusHandler, supervisor: Supervisor) -> None:
        """Begin to listen; return after the first attempt to connect."""
        tried = asyncio.Event()
        self._is_stopping = False
        self._task = supervisor.keep("redis", lambda: self._run(handler, tried))
        await tried.wait()

    async def stop(self) -> None:
        """Send what is still queued, and stop listening."""
        if self._task is None:
            return
        self._is_stopping = True
        self._arrived.set()
        await asyncio.wait({self._task}, timeout=ANSWER_SECONDS)
        await _end(self._task)
        self._task = None

    def publish(self, message: BusMessage) -> None:
        """Queue a message for all other processes; it is lost while Redis is unreachable."""
        if self._is_up:
            self._waiting.append(encode_message(message))
            self._arrived.set()

    async def _run(self, handler: BusHandler, tried: asyncio.Event) -> None:
        pause = SHORTEST_PAUSE
        while not self._is_stopping:
            try:
                await self._connect(handler, tried)
            except (RedisError, OSError, TimeoutError) as error:
                if not self._is_outage_logged:
                    log.warning(
                        "Redis is unreachable (%s); polling the store.", type(error).__name__
                    )
                    self._is_outage_logged = True
                pause = SHORTEST_PAUSE if self._is_up else min(LONGEST_PAUSE, 2 * pause)
            finally:
                self._is_up = False
                self._waiting.clear()
                tried.set()
            if not self._is_stopping:
                await asyncio.sleep(pause)

    async def _connect(self, handler: BusHandler, tried: asyncio.Event) -> None:
        """Listen and send over two connections until one fails."""
        redis: Redis = Redis.from_url(
            self._url, socket_connect_timeout=ANSWER_SECONDS, socket_timeout=ANSWER_SECONDS
        )
        listener: Any = redis.pubsub()
        try:
            await listener.subscribe(self._channel)
            await redis.ping()
            if self._is_outage_logged:
                log.warning("Redis is reachable again.")
            self._is_up, self._is_outage_logged = True, False
            tried.set()
            handler(BusReconnected())
            sending = asyncio.create_task(self._send(redis))
            listening = asyncio.create_task(self._listen(listener, handler))
            try:
                await asyncio.wait({sending, listening}, return_when="FIRST_COMPLETED")
                for task in (sending, listening):
                    if task.done():
                        task.result()
            finally:
                await asyncio.gather(_end(sending), _end(listening))
        finally:
            with suppress(RedisError, OSError, TimeoutError):
                await listener.aclose()
            with suppress(RedisError, OSError, TimeoutError):
                await redis.aclose()

    async def _send(self, redis: Redis) -> None:
        """Send what is queued, and ping Redis when idle."""
        while not self._is_stopping:
            try:
                async with asyncio.timeout(PING_EVERY):
                    await self._arrived.wait()
            except TimeoutError:
                await redis.ping()
            self._arrived.clear()
            while self._waiting:
                await redis.publish(self._channel, self._waiting.popleft())

    async def _listen(self, listener: Any, handler: BusHandler) -> None:
        while True:
            message = await listener.get_message(ignore_subscribe_messages=True, timeout=1.0)
            decoded = None if message is None else decode_message(message["data"])
            if decoded is not None:
                handler(decoded)


async def _end(task: "asyncio.Task[None]") -> None:
    """Cancel a task until it ends: the Redis client may swallow a cancellation."""
    while not task.done():
        task.cancel()
        await asyncio.wait({task}, timeout=0.1)
    if not task.cancelled():
        task.exception()
