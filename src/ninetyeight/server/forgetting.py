"""Forgetting: a person who goes, and what a host does not want to keep any longer."""

import asyncio
import json
import logging
from collections.abc import Callable
from contextlib import suppress
from datetime import datetime, timedelta
from typing import Any

from ninetyeight.host import Host, TableUnreadable
from ninetyeight.rules import GameError
from ninetyeight.server.metrics import Metrics
from ninetyeight.server.options import Options
from ninetyeight.server.paging import every
from ninetyeight.store import DELETED_NAME, Kept, Store, TableRow
from ninetyeight.table import CloseCause, Phase

log = logging.getLogger("ninetyeight.server")
EVERY = 3600.0
"""How often old things are removed, in seconds."""


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
        person["name"] = DELETED_NAME
        return True


async def delete_person(store: Store, host: Host, person_id: str) -> bool:
    """Delete a person, who is taken from all tables before; whether there was one."""
    for row in await every(lambda before: store.tables_of(person_id, before=before)):
        if row.phase is not Phase.CLOSED:
            with suppress(TableUnreadable):  # nobody plays there; the log is gone through anyway
                await host.let_go(row.table_id, person_id)
    return await store.delete_person(person_id, NameEraser(person_id))


async def forget(store: Store, host: Host, options: Options, now: datetime) -> dict[str, int]:
    """Close what nobody uses, and remove what is older than the host wants; say how much."""
    done = {
        "idle": await _close_idle(store, host, options, now),
        "tokens": await store.forget(Kept.TOKENS, now),
    }
    if options.keep_tables_days:
        done["tables"] = await store.forget(Kept.TABLES, _ago(now, options.keep_tables_days))
    if options.keep_games_days:
        done["games"] = await store.forget(Kept.GAMES, _ago(now, options.keep_games_days))
    if options.keep_people_days:
        done["people"] = await _forget_people(store, host, _ago(now, options.keep_people_days))
    return done


async def forget_for_ever(
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


async def _forget_people(store: Store, host: Host, before: datetime) -> int:
    people = await every(lambda page: store.people(seen_before=before, before=page))
    return sum([await delete_person(store, host, person.id) for person in people])


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
    return await every(lambda page: store.tables(phase=phase, updated_before=before, before=page))


def _ago(now: datetime, days: int) -> datetime:
    return now - timedelta(days=days)
