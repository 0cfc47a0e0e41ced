"""The running server's parts, opened and closed together."""

import asyncio
import logging
import secrets
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import datetime
from typing import Annotated

from fastapi import Depends
from starlette.requests import HTTPConnection

from ninetyeight.host import BotWorkers, Bus, Host, LocalBus, RedisBus, StoreClock, Supervisor
from ninetyeight.server.health import HealthCheck
from ninetyeight.server.limits import Limits
from ninetyeight.server.metrics import Metrics
from ninetyeight.server.options import Options
from ninetyeight.server.request_workers import RequestWorkers
from ninetyeight.server.retention import remove_old_data_hourly
from ninetyeight.server.revocation import RevocationWatch
from ninetyeight.server.sockets import Sockets
from ninetyeight.server.solver import Solver
from ninetyeight.store import AccessMode, Store, open_store

log = logging.getLogger("ninetyeight.server")


@dataclass(frozen=True, slots=True)
class Service:
    """The parts of a running server; routes get it as `ServiceDep`."""

    options: Options
    store: Store
    host: Host
    workers: RequestWorkers
    solver: Solver
    limits: Limits
    sockets: Sockets
    revocations: RevocationWatch
    metrics: Metrics
    clock: Callable[[], datetime]
    health: HealthCheck


def get_service(connection: HTTPConnection) -> Service:
    service = connection.app.state.service
    assert isinstance(service, Service)
    return service


ServiceDep = Annotated[Service, Depends(get_service)]


@asynccontextmanager
async def open_service(options: Options) -> AsyncIterator[Service]:
    """Open the store and a host, and start the background tasks; close everything on exit."""
    metrics = Metrics()
    supervisor = Supervisor(lambda task: metrics.task_failures.labels(task).inc())
    async with open_host(options, supervisor=supervisor, metrics=metrics) as (store, host):
        clock, workers = host.clock, RequestWorkers(options, metrics)
        solver = Solver(store, options, metrics)
        if store.is_shared and options.redis is None:
            log.warning("PostgreSQL without Redis supports one process; for more, use --redis")
        sockets = Sockets(options.sockets_per_person, options.sockets_per_address)
        revocations = RevocationWatch(store, sockets, clock, host.announce_revocation)
        host.on_revoked(revocations.check_soon)
        tasks = [
            supervisor.keep(
                "retention", lambda: remove_old_data_hourly(store, host, options, metrics, clock)
            ),
            supervisor.keep("revocation", revocations.watch),
        ]
        try:
            yield Service(
                options=options,
                store=store,
                host=host,
                workers=workers,
                solver=solver,
                limits=Limits(options, metrics),
                sockets=sockets,
                revocations=revocations,
                metrics=metrics,
                clock=clock,
                health=HealthCheck(store),
            )
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await asyncio.gather(workers.stop(), solver.stop())


@asynccontextmanager
async def open_host(
    options: Options,
    mode: AccessMode = AccessMode.SERVE,
    *,
    supervisor: Supervisor | None = None,
    metrics: Metrics | None = None,
) -> AsyncIterator[tuple[Store, Host]]:
    """Open the store with a host on it, which runs tables only in the mode `AccessMode.SERVE`."""
    async with await open_store(options.database, options.data, mode=mode) as store:
        clock = StoreClock(store)
        await clock.measure()
        report = None if metrics is None else metrics.count_bot
        host = Host(
            store,
            name=_process_name(),
            bots=BotWorkers(options.bot_processes, options.bot_seconds, report=report),
            bus=LocalBus() if mode is AccessMode.READ else _bus(options),
            clock=clock,
            pace=options.bot_pace,
            supervisor=supervisor,
        )
        measuring = host.supervisor.keep("clock", clock.keep_measured)
        await host.start(runs_tables=mode is AccessMode.SERVE)
        try:
            yield store, host
        finally:
            await host.stop()
            measuring.cancel()
            await asyncio.gather(measuring, return_exceptions=True)


def _bus(options: Options) -> Bus:
    return LocalBus() if options.redis is None else RedisBus(options.redis)


def _process_name() -> str:
    """Make a name for this process that is unique among all that serve the same tables."""
    return f"{socket.gethostname()}-{secrets.token_hex(4)}"
