"""Opens what a server stands on, and closes it again."""

import asyncio
import logging
import secrets
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from ninetyeight.host import BotWorkers, Bus, Host, LocalBus, RedisBus, StoreClock, Supervisor
from ninetyeight.server.forgetting import forget_for_ever
from ninetyeight.server.health import HealthCheck
from ninetyeight.server.metrics import Metrics
from ninetyeight.server.offload import Offload
from ninetyeight.server.options import Options
from ninetyeight.server.service import Limits, Service
from ninetyeight.server.sockets import Sockets
from ninetyeight.server.trust import Trust
from ninetyeight.store import Store, Use, open_store

log = logging.getLogger("ninetyeight.server")


@asynccontextmanager
async def running(options: Options) -> AsyncIterator[Service]:
    """Open store and host, forget what is old once an hour, and close all of it in the end."""
    metrics = Metrics()
    supervisor = Supervisor(lambda task: metrics.failures.labels(task).inc())
    async with hosting(options, supervisor=supervisor, metrics=metrics) as (store, host):
        clock, offload = host.clock, Offload(options, metrics)
        if store.is_shared and options.redis is None:
            log.warning("PostgreSQL without Redis is for one process; several need --redis")
        sockets = Sockets(options.sockets_per_person, options.sockets_per_address)
        trust = Trust(store, sockets, clock, host.tell_revoked)
        host.on_revoked(trust.look_soon)
        tasks = [
            supervisor.keep(
                "forgetting", lambda: forget_for_ever(store, host, options, metrics, clock)
            ),
            supervisor.keep("trust", trust.watch),
        ]
        try:
            yield Service(
                options=options,
                store=store,
                host=host,
                offload=offload,
                limits=Limits(options, metrics),
                sockets=sockets,
                trust=trust,
                metrics=metrics,
                clock=clock,
                health=HealthCheck(store),
            )
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await offload.stop()


@asynccontextmanager
async def hosting(
    options: Options,
    use: Use = Use.RUN,
    *,
    supervisor: Supervisor | None = None,
    metrics: Metrics | None = None,
) -> AsyncIterator[tuple[Store, Host]]:
    """Open the store and a host on it, which runs tables where the store was opened for that."""
    async with await open_store(options.database, options.data, use=use) as store:
        clock = StoreClock(store)
        await clock.measure()
        count = None if metrics is None else metrics.count_bot
        host = Host(
            store,
            name=_process_name(),
            bots=BotWorkers(options.bot_processes, options.bot_seconds, count=count),
            bus=LocalBus() if use is Use.LOOK else _bus(options),
            clock=clock,
            pace=options.bot_pace,
            supervisor=supervisor,
        )
        measuring = host.supervisor.keep("clock", clock.keep_measured)
        await host.start(runs_tables=use is Use.RUN)
        try:
            yield store, host
        finally:
            await host.stop()
            measuring.cancel()
            await asyncio.gather(measuring, return_exceptions=True)


def _bus(options: Options) -> Bus:
    return LocalBus() if options.redis is None else RedisBus(options.redis)


def _process_name() -> str:
    """Name this process among all that serve the same tables."""
    return f"{socket.gethostname()}-{secrets.token_hex(4)}"
