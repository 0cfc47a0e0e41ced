"""What `ninetyeight admin` does: list, close, remove, count, remove old data."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from datetime import datetime
from typing import Any

from ninetyeight.host import Host, TableUnreadable
from ninetyeight.protocol.event import CloseCause
from ninetyeight.protocol.view import Phase
from ninetyeight.rules import GameError
from ninetyeight.rules.errors import shown
from ninetyeight.server.options import Options
from ninetyeight.server.pagination import read_all
from ninetyeight.server.retention import delete_person, remove_old_data
from ninetyeight.server.service import open_host
from ninetyeight.store import OPEN_PHASES, AccessMode, Store


class Desk:
    """The admin's commands, on a store and a host; `say` prints a line."""

    def __init__(
        self, options: Options, store: Store, host: Host, say: Callable[[str], None]
    ) -> None:
        self._options = options
        self._store = store
        self._host = host
        self._say = say

    async def list_tables(self, wanted: Phase | None) -> None:
        rows = [("ID", "PHASE", "EDITION", "SEATS", "FREE", "PUBLIC", "CHANGED", "NAME")]
        rows += [
            (
                row.table_id,
                row.phase.value,
                row.edition,
                str(row.players),
                str(row.open_seats),
                "yes" if row.is_public else "no",
                _day(row.updated_at),
                row.name,
            )
            for row in await read_all(lambda at: self._store.tables.page(phase=wanted, before=at))
        ]
        self._say_rows(rows)

    async def list_unreadable(self) -> None:
        """List the tables that this version cannot read, and where their logs break."""
        rows = [("ID", "PHASE", "CHANGED", "ENTRY", "KIND", "CAUSE", "NAME")]
        for row in await read_all(lambda at: self._store.tables.page(before=at)):
            try:
                await self._host.table(row.table_id)
            except TableUnreadable as error:
                entry = "?" if error.sequence is None else str(error.sequence)
                found = (entry, error.kind or "?", error.cause)
                rows.append((row.table_id, row.phase.value, _day(row.updated_at), *found, row.name))
        self._say_rows(rows)

    async def list_people(self) -> None:
        rows = [("ID", "LANGUAGE", "CREATED", "SEEN", "NAME")]
        rows += [
            (person.id, person.language, _day(person.created_at), _day(person.seen_at), person.name)
            for person in await read_all(lambda at: self._store.people.page(before=at))
        ]
        self._say_rows(rows)

    async def close_table(self, table_id: str) -> None:
        await self._host.force_close(table_id, CloseCause.ADMIN)
        self._say(f"Table {table_id} is closed.")

    async def remove(self, what: str, thing_id: str) -> None:
        match what:
            case "table":
                is_done = await self._remove_table(thing_id)
            case "person":
                is_done = await self._remove_person(thing_id)
            case _:
                is_done = await self._store.games.delete(thing_id)
        if not is_done:
            raise GameError(f"no-such-{what}", f"There is no {what} {shown(thing_id)}.")
        self._say(f"The {what} {thing_id} is removed.")

    async def forget(self) -> None:
        """Remove old data, and print how much it was."""
        done = await remove_old_data(self._store, self._host, self._options, self._host.clock())
        await self._store.scrub()
        self._say(", ".join(f"{kind}: {count}" for kind, count in done.items()))

    async def count(self) -> None:
        """Print how many tables, people and games there are."""
        tables = await read_all(lambda at: self._store.tables.page(before=at))
        people = await read_all(lambda at: self._store.people.page(before=at))
        for phase in Phase:
            self._say(f"tables {phase.value}: {sum(row.phase is phase for row in tables)}")
        is_open = sum(row.phase in OPEN_PHASES for row in tables)
        self._say(f"tables open: {is_open}")
        self._say(f"people: {len(people)}")
        self._say(f"games finished: {await self._store.games.count()}")

    async def _remove_table(self, table_id: str) -> bool:
        row = await self._store.tables.find(table_id)
        if row is None:
            return False
        if row.phase is not Phase.CLOSED:
            with suppress(TableUnreadable):  # nobody is there to be told
                await self._host.force_close(table_id, CloseCause.ADMIN)
        return await self._store.tables.delete(table_id)

    async def _remove_person(self, person_id: str) -> bool:
        if await self._store.people.find(person_id) is None:
            return False
        return await delete_person(self._store, self._host, person_id, self._host.clock())

    def _say_rows(self, rows: list[Any]) -> None:
        widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
        for row in rows:
            cells = (cell.ljust(width) for cell, width in zip(row, widths, strict=True))
            self._say("  ".join(cells).rstrip())


def work_at_desk(
    options: Options,
    work: Callable[[Desk], Awaitable[None]],
    say: Callable[[str], None],
    mode: AccessMode,
) -> None:
    """Open the store, run one command, and close it again. Tables do not run meanwhile."""

    async def main() -> None:
        async with open_host(options, mode) as (store, host):
            await work(Desk(options, store, host, say))

    asyncio.run(main())


def find_phase(name: str) -> Phase:
    try:
        return Phase(name)
    except ValueError:
        known = ", ".join(phase.value for phase in Phase)
        raise GameError(
            "phase", f"There is no phase {shown(name)}; choose one of {known}."
        ) from None


def _day(at: datetime) -> str:
    return at.strftime("%Y-%m-%d %H:%M")
