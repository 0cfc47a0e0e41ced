"""Opens what a server stands on, and closes it again."""

import asyncio
import secrets
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from datetime import datetime

from ninetyeight.host import BotWorkers, Bus, Host, LocalBus, RedisBus, utc_now
from ninetyeight.server.forgetting import forget_for_ever
from ninetyeight.server.metrics import Metrics
from ninetyeight.server.offload import Offload
from ninetyeight.server.options import Options
from ninetyeight.server.service import Limits, Service
from ninetyeight.server.sockets import Sockets
from ninetyeight.store import Store, open_store


@asynccontextmanager
async def running(
    options: Options, clock: Callable[[], datetime] = utc_now
) -> AsyncIterator[Service]:
    """Open store and host, forget what is old once an hour, and close all of it in the end."""
    metrics = Metrics()
    async with hosting(options, clock, metrics) as (store, host):
        offload = Offload(options, metrics)
        forgetting = asyncio.create_task(forget_for_ever(store, host, options, metrics, clock))
        try:
            yield Service(
                options=options,
                store=store,
                host=host,
                offload=offload,
                limits=Limits(options, metrics),
                sockets=Sockets(options.sockets_per_person, options.sockets_per_address),
                metrics=metrics,
                clock=clock,
            )
        finally:
            forgetting.cancel()
            await asyncio.gather(forgetting, return_exceptions=True)
            await offload.stop()


@asynccontextmanager
async def hosting(
    options: Options,
    clock: Callable[[], datetime] = utc_now,
    metrics: Metrics | None = None,
) -> AsyncIterator[tuple[Store, Host]]:
    """Open the store and a host on it."""
    async with await open_store(options.database, options.data) as store:
        count = None if metrics is None else metrics.count_bot
        bots = BotWorkers(options.bot_processes, options.bot_seconds, count=count)
        host = Host(
            store,
            name=_process_name(),
            bots=bots,
            bus=_bus(options),
            clock=clock,
            pace=options.bot_pace,
        )
        await host.start()
        try:
            yield store, host
        finally:
            await host.stop()


def _bus(options: Options) -> Bus:
    return LocalBus() if options.redis is None else RedisBus(options.redis)


def _process_name() -> str:
    """Name this process among all that serve the same tables."""
    return f"{socket.gethostname()}-{secrets.token_hex(4)}"
