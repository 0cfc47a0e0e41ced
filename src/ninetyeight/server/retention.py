"""Forgetting: a person who goes, and what a host does not want to keep any longer."""

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from datetime import datetime, timedelta
from typing import Any

from ninetyeight.host import Host, StoreAway, TableUnreadable
from ninetyeight.protocol.event import CloseCause
from ninetyeight.protocol.view import Phase
from ninetyeight.rules import GameError
from ninetyeight.server.metrics import Metrics
from ninetyeight.server.options import Options
from ninetyeight.server.pagination import read_all
from ninetyeight.store import Entry, Kept, Store, StoreError, TableRow
from ninetyeight.table import write_event
from ninetyeight.table.event import PersonErased
from ninetyeight.table.seat import ERASED_NAME

log = logging.getLogger("ninetyeight.server")
EVERY = 3600.0
"""How often old things are removed, in seconds."""
AT_ONCE_BYTES = 16 * 2**20
"""How large a SQLite file may be to be rewritten when somebody was deleted: about 0.2 s."""
HOURLY_BYTES = 256 * 2**20
"""How large it may be to be rewritten within the hour: about 6 s. Beyond, the admin does it."""


class NameEraser:
    """Takes a person's name and words out of a table's log, which is read from its beginning."""

    def __init__(self, person_id: str) -> None:
        self._person_id = person_id
        self._seat: int | None = None
        """Where the person sits, as far as the log was read."""

    def __call__(self, body: str) -> str:
        """Give an entry without the person."""
        event: dict[str, Any] = json.loads(body)
        match event["kind"]:
            case "opened":
                self._seat = 0 if self._erase(event["host"]) else None
            case "seat-taken":
                if self._erase(event["person"]):
                    self._seat = event["seat"]
                elif event["seat"] == self._seat:
                    self._seat = None
            case "seat-cleared" | "removed" if event["seat"] == self._seat:
                self._seat = None
            case "chat-said" if event["seat"] == self._seat:
                event["text"] = ""
            case _:
                return body
        return json.dumps(event, separators=(",", ":"), ensure_ascii=False)

    def _erase(self, person: dict[str, Any]) -> bool:
        if person["id"] != self._person_id:
            return False
        person["name"] = ERASED_NAME
        return True


async def delete_person(
    store: Store,
    host: Host,
    person_id: str,
    now: datetime,
    signed_out: Callable[[], Awaitable[None]] | None = None,
) -> bool:
    """Delete a person; whether there was one.

    They are signed out first, so that nothing is done or told in their name any more. Then they are
    taken from all tables and out of their logs. What is interrupted, `forget` finishes.
    """
    if not await store.people.begin_deletion(person_id):
        return False
    if signed_out is None:
        host.tell_revoked()
    else:
        await signed_out()
    await _finish_leaving(store, host, person_id, now)
    return True


async def _finish_leaving(store: Store, host: Host, person_id: str, now: datetime) -> None:
    body = write_event(PersonErased(person_id=person_id))
    for table_id in await store.tables.ever_joined_by(person_id):
        await _let_go(store, host, table_id, person_id)
        sequence = await store.log.erase_person(
            table_id, person_id, lambda: NameEraser(person_id), Entry(1, now, body)
        )
        if sequence is not None:
            await host.read_erased(table_id, sequence)
    await store.people.delete(person_id)
    await _scrub(store, AT_ONCE_BYTES)


async def _let_go(store: Store, host: Host, table_id: str, person_id: str) -> None:
    """Take a person from a table; one that cannot be read is rid of their name nevertheless."""
    row = await store.tables.find(table_id)
    if row is None or row.phase is Phase.CLOSED:
        return
    try:
        await host.let_go(table_id, person_id)
    except StoreAway:
        raise
    except Exception as error:
        log.error("letting go failed", extra={"error": type(error).__name__})  # noqa: TRY400


async def _scrub(store: Store, most_bytes: int) -> None:
    """Leave no traces in the files; what fails is done by the next `forget`."""
    try:
        await store.scrub(most_bytes)
    except StoreError as error:
        log.warning("scrubbing failed", extra={"code": error.code})


async def forget(store: Store, host: Host, options: Options, now: datetime) -> dict[str, int]:
    """Close what nobody uses, and remove what is older than the host wants; say how much."""
    done = {
        "idle": await _close_idle(store, host, options, now),
        "tokens": await store.retention.delete_older(Kept.TOKENS, now),
    }
    if options.keep_tables_days:
        done["tables"] = await store.retention.delete_older(
            Kept.TABLES, _ago(now, options.keep_tables_days)
        )
    if options.keep_games_days:
        done["games"] = await store.retention.delete_older(
            Kept.GAMES, _ago(now, options.keep_games_days)
        )
    if options.keep_people_days:
        done["people"] = await _forget_people(store, host, now, options.keep_people_days)
    for person_id in await store.people.awaiting_deletion():
        await _finish_leaving(store, host, person_id, now)
    await _scrub(store, HOURLY_BYTES)
    return done


async def apply_retention_hourly(
    store: Store, host: Host, options: Options, metrics: Metrics, clock: Callable[[], datetime]
) -> None:
    """Forget once an hour, until cancelled; what fails is tried again an hour later."""
    while True:
        try:
            done = await forget(store, host, options, clock())
        except GameError as error:
            log.warning("forgetting failed", extra={"code": error.code})
        else:
            for kind, count in done.items():
                metrics.forgotten.labels(kind).inc(count)
            if any(done.values()):
                log.info("forgotten", extra=done)
        await asyncio.sleep(EVERY)


async def _forget_people(store: Store, host: Host, now: datetime, days: int) -> int:
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
        for row in await _idle(store, phase, now - limit) if limit else ():
            with suppress(TableUnreadable):  # it is left as it is, and the others are looked at
                await host.shut(row.table_id, CloseCause.IDLE)
                count += 1
    return count


async def _idle(store: Store, phase: Phase, before: datetime) -> list[TableRow]:
    return await read_all(
        lambda page: store.tables.page(phase=phase, updated_before=before, before=page)
    )


def _ago(now: datetime, days: int) -> datetime:
    return now - timedelta(days=days)
