"""Data retention: deleting people, and removing data that is too old to keep."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from datetime import datetime, timedelta

from ninetyeight.host import Host, StoreUnavailable, TableUnreadable
from ninetyeight.protocol.event import CloseCause
from ninetyeight.protocol.view import Phase
from ninetyeight.rules import GameError
from ninetyeight.server.metrics import Metrics
from ninetyeight.server.options import Options
from ninetyeight.server.pagination import read_all
from ninetyeight.store import LogEntry, Store, StoreError, TableRow
from ninetyeight.table import write_event
from ninetyeight.table.erasure import PersonEraser
from ninetyeight.table.event import PersonErased

log = logging.getLogger("ninetyeight.server")
INTERVAL = 3600.0
"""Seconds between two rounds of removing old data."""
SCRUB_AT_ONCE_BYTES = 16 * 2**20
"""A SQLite file up to this size is rewritten as soon as a person is deleted: about 0.2 s."""
SCRUB_HOURLY_BYTES = 256 * 2**20
"""One up to this size is rewritten within the hour: about 6 s. `admin forget` rewrites any."""


async def delete_person(
    store: Store,
    host: Host,
    person_id: str,
    now: datetime,
    on_signed_out: Callable[[], Awaitable[None]] | None = None,
) -> bool:
    """Delete a person; return whether they existed.

    They are signed out first, so that nothing more is done or shown in their name. Then they leave
    every table and are erased from its log. `remove_old_data` finishes an interrupted deletion.
    """
    if not await store.people.begin_deletion(person_id):
        return False
    if on_signed_out is None:
        host.announce_revocation()
    else:
        await on_signed_out()
    await _finish_leaving(store, host, person_id, now)
    return True


async def _finish_leaving(store: Store, host: Host, person_id: str, now: datetime) -> None:
    body = write_event(PersonErased(person_id=person_id))
    for table_id in await store.tables.ever_joined_by(person_id):
        await _leave_table(store, host, table_id, person_id)
        sequence = await store.log.erase_person(
            table_id, person_id, lambda: PersonEraser(person_id), LogEntry(1, now, body)
        )
        if sequence is not None:
            await host.reread_erased(table_id, sequence)
    await store.people.delete(person_id)
    await _scrub(store, SCRUB_AT_ONCE_BYTES)


async def _leave_table(store: Store, host: Host, table_id: str, person_id: str) -> None:
    """Remove a person from a table. If it cannot be read, they are still erased from its log."""
    table = await store.tables.find(table_id)
    if table is None or table.phase is Phase.CLOSED:
        return
    try:
        await host.remove_person(table_id, person_id)
    except StoreUnavailable:
        raise
    except Exception as error:
        log.error("leaving a table failed", extra={"error": type(error).__name__})  # noqa: TRY400


async def _scrub(store: Store, most_bytes: int) -> None:
    """Overwrite deleted rows in the database file; the next round retries if it fails."""
    try:
        await store.scrub(most_bytes)
    except StoreError as error:
        log.warning("scrubbing failed", extra={"code": error.code})


async def remove_old_data(
    store: Store, host: Host, options: Options, now: datetime
) -> dict[str, int]:
    """Close idle tables and remove old data; return how many of each kind."""
    done = {
        "idle": await _close_idle(store, host, options, now),
        "tokens": await store.retention.delete_tokens(now),
    }
    if options.keep_tables_days:
        done["tables"] = await store.retention.delete_tables(_ago(now, options.keep_tables_days))
    if options.keep_games_days:
        done["games"] = await store.retention.delete_games(_ago(now, options.keep_games_days))
    if options.keep_people_days:
        done["people"] = await _delete_absent(store, host, now, options.keep_people_days)
    for person_id in await store.people.awaiting_deletion():
        await _finish_leaving(store, host, person_id, now)
    await _scrub(store, SCRUB_HOURLY_BYTES)
    return done


async def remove_old_data_hourly(
    store: Store, host: Host, options: Options, metrics: Metrics, clock: Callable[[], datetime]
) -> None:
    """Remove old data once an hour until cancelled; a round that fails is retried in the next."""
    while True:
        try:
            done = await remove_old_data(store, host, options, clock())
        except GameError as error:
            log.warning("removing old data failed", extra={"code": error.code})
        else:
            for kind, count in done.items():
                metrics.forgotten.labels(kind).inc(count)
            if any(done.values()):
                log.info("removed old data", extra=done)
        await asyncio.sleep(INTERVAL)


async def _delete_absent(store: Store, host: Host, now: datetime, days: int) -> int:
    before = _ago(now, days)
    people = await read_all(lambda page: store.people.page(seen_before=before, before=page))
    return sum([await delete_person(store, host, person.id, now) for person in people])


async def _close_idle(store: Store, host: Host, options: Options, now: datetime) -> int:
    count = 0
    limits = {
        Phase.LOBBY: timedelta(hours=options.idle_lobby_hours),
        Phase.BIDDING: timedelta(days=options.idle_game_days),
        Phase.PLAYING: timedelta(days=options.idle_game_days),
    }
    for phase, limit in limits.items():
        for table in await _idle(store, phase, now - limit) if limit else ():
            with suppress(TableUnreadable):  # left as it is, so that the others are closed
                await host.force_close(table.table_id, CloseCause.IDLE)
                count += 1
    return count


async def _idle(store: Store, phase: Phase, before: datetime) -> list[TableRow]:
    return await read_all(
        lambda page: store.tables.page(phase=phase, updated_before=before, before=page)
    )


def _ago(now: datetime, days: int) -> datetime:
    return now - timedelta(days=days)
