"""News through Redis, on one channel. When Redis is away it is said once, and tried again."""

import asyncio
from collections import deque
from contextlib import suppress
from typing import Any

from redis.asyncio import Redis
from redis.exceptions import RedisError

from ninetyeight.host.bus import BackAgain, Hear, Told, read_news, write_news
from ninetyeight.host.errors import log
from ninetyeight.host.supervision import Supervisor

CHANNEL = "ninetyeight"
SHORTEST_REST, LONGEST_REST = 0.1, 2.0
"""The pause before another attempt to reach Redis, in seconds."""
MOST_WAITING = 10_000
"""The news that wait to be sent; older ones are dropped, as news may be."""
PATIENCE = 2.0
"""How long Redis may take to answer, in seconds."""
SILENCE = 5.0
"""After so many quiet seconds Redis is asked whether it is there."""


class RedisBus:
    """A bus for any number of processes."""

    is_shared = True

    def __init__(self, url: str, channel: str = CHANNEL) -> None:
        self._url = url
        self._channel = channel
        self._waiting: deque[str] = deque(maxlen=MOST_WAITING)
        self._something = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._is_up = False
        self._said_away = False
        self._is_stopping = False

    @property
    def is_up(self) -> bool:
        """Whether Redis is there."""
        return self._is_up

    async def start(self, hear: Hear, supervisor: Supervisor) -> None:
        """Begin to listen; return when Redis answered, or did not at the first attempt."""
        tried = asyncio.Event()
        self._is_stopping = False
        self._task = supervisor.keep("redis", lambda: self._run(hear, tried))
        await tried.wait()

    async def stop(self) -> None:
        """Send what waits, and listen no more."""
        if self._task is None:
            return
        self._is_stopping = True
        self._something.set()
        await asyncio.wait({self._task}, timeout=PATIENCE)
        await _end(self._task)
        self._task = None

    def tell(self, news: Told) -> None:
        """Tell all others; it is lost if Redis is away."""
        if self._is_up:
            self._waiting.append(write_news(news))
            self._something.set()

    async def _run(self, hear: Hear, tried: asyncio.Event) -> None:
        rest = SHORTEST_REST
        while not self._is_stopping:
            try:
                await self._connected(hear, tried)
            except (RedisError, OSError, TimeoutError) as error:
                if not self._said_away:
                    log.warning("Redis is away (%s); the store is asked.", type(error).__name__)
                    self._said_away = True
                rest = SHORTEST_REST if self._is_up else min(LONGEST_REST, 2 * rest)
            finally:
                self._is_up = False
                self._waiting.clear()
                tried.set()
            if not self._is_stopping:
                await asyncio.sleep(rest)

    async def _connected(self, hear: Hear, tried: asyncio.Event) -> None:
        """Listen and send over two connections until one fails."""
        redis: Redis = Redis.from_url(
            self._url, socket_connect_timeout=PATIENCE, socket_timeout=PATIENCE
        )
        listener: Any = redis.pubsub()
        try:
            await listener.subscribe(self._channel)
            await redis.ping()
            if self._said_away:
                log.warning("Redis is back.")
            self._is_up, self._said_away = True, False
            tried.set()
            hear(BackAgain())
            sending = asyncio.create_task(self._send(redis))
            listening = asyncio.create_task(self._listen(listener, hear))
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
        """Send what waits, and ask from time to time whether Redis is there."""
        while not self._is_stopping:
            try:
                async with asyncio.timeout(SILENCE):
                    await self._something.wait()
            except TimeoutError:
                await redis.ping()
            self._something.clear()
            while self._waiting:
                await redis.publish(self._channel, self._waiting.popleft())

    async def _listen(self, listener: Any, hear: Hear) -> None:
        while True:
            message = await listener.get_message(ignore_subscribe_messages=True, timeout=1.0)
            news = None if message is None else read_news(message["data"])
            if news is not None:
                hear(news)


async def _end(task: "asyncio.Task[None]") -> None:
    """Cancel a task until it ends: what is cancelled while it talks to Redis may go on."""
    while not task.done():
        task.cancel()
        await asyncio.wait({task}, timeout=0.1)
    if not task.cancelled():
        task.exception()
