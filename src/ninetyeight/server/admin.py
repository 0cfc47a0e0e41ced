"""The commands of `ninetyeight admin`, on a store and a host."""

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


class AdminCommands:
    """Lists, closes, removes and counts what a server keeps; `say` prints a line."""

    def __init__(
        self, options: Options, store: Store, host: Host, say: Callable[[str], None]
    ) -> None:
        self._options = options
        self._store = store
        self._host = host
        self._say = say

    async def list_tables(self, wanted: Phase | None) -> None:
        """Print the tables in a phase, or all of them."""
        found = await read_all(lambda at: self._store.tables.page(phase=wanted, before=at))
        lines = [("ID", "PHASE", "EDITION", "SEATS", "FREE", "PUBLIC", "CHANGED", "NAME")]
        lines += [
            (
                table.table_id,
                table.phase.value,
                table.edition,
                str(table.players),
                str(table.open_seats),
                "yes" if table.is_public else "no",
                _minute(table.updated_at),
                table.name,
            )
            for table in found
        ]
        self._say_columns(lines)

    async def list_unreadable(self) -> None:
        """Print the tables that this version cannot read, and which log entry is to blame."""
        lines = [("ID", "PHASE", "CHANGED", "ENTRY", "KIND", "CAUSE", "NAME")]
        for table in await read_all(lambda at: self._store.tables.page(before=at)):
            try:
                await self._host.table(table.table_id)
            except TableUnreadable as error:
                entry = "?" if error.sequence is None else str(error.sequence)
                found = (table.table_id, table.phase.value, _minute(table.updated_at))
                lines.append((*found, entry, error.kind or "?", error.cause, table.name))
        self._say_columns(lines)

    async def list_people(self) -> None:
        lines = [("ID", "LANGUAGE", "CREATED", "SEEN", "NAME")]
        for person in await read_all(lambda at: self._store.people.page(before=at)):
            created, seen = _minute(person.created_at), _minute(person.seen_at)
            lines.append((person.id, person.language, created, seen, person.name))
        self._say_columns(lines)

    async def close_table(self, table_id: str) -> None:
        await self._host.force_close(table_id, CloseCause.ADMIN)
        self._say(f"Closed table {table_id}.")

    async def remove(self, what: str, thing_id: str) -> None:
        match what:
            case "table":
                existed = await self._remove_table(thing_id)
            case "person":
                existed = await self._remove_person(thing_id)
            case _:
                existed = await self._store.games.delete(thing_id)
        if not existed:
            raise GameError(f"no-such-{what}", f"There is no {what} {shown(thing_id)}.")
        self._say(f"Removed {what} {thing_id}.")

    async def forget(self) -> None:
        """Remove old data, and print how much."""
        done = await remove_old_data(self._store, self._host, self._options, self._host.clock())
        await self._store.scrub()
        self._say(", ".join(f"{kind}: {count}" for kind, count in done.items()))

    async def count(self) -> None:
        """Print how many tables, people and games there are."""
        tables = await read_all(lambda at: self._store.tables.page(before=at))
        people = await read_all(lambda at: self._store.people.page(before=at))
        for phase in Phase:
            self._say(f"tables {phase.value}: {sum(table.phase is phase for table in tables)}")
        self._say(f"tables open: {sum(table.phase in OPEN_PHASES for table in tables)}")
        self._say(f"people: {len(people)}")
        self._say(f"games finished: {await self._store.games.count()}")

    async def _remove_table(self, table_id: str) -> bool:
        table = await self._store.tables.find(table_id)
        if table is None:
            return False
        if table.phase is not Phase.CLOSED:
            with suppress(TableUnreadable):  # then nobody is connected to it either
                await self._host.force_close(table_id, CloseCause.ADMIN)
        return await self._store.tables.delete(table_id)

    async def _remove_person(self, person_id: str) -> bool:
        if await self._store.people.find(person_id) is None:
            return False
        return await delete_person(self._store, self._host, person_id, self._host.clock())

    def _say_columns(self, lines: list[Any]) -> None:
        widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
        for line in lines:
            cells = (cell.ljust(width) for cell, width in zip(line, widths, strict=True))
            self._say("  ".join(cells).rstrip())


def run_command(
    options: Options,
    command: Callable[[AdminCommands], Awaitable[None]],
    say: Callable[[str], None],
    mode: AccessMode,
) -> None:
    """Open the store, run one command, and close the store. This process runs no tables."""

    async def main() -> None:
        async with open_host(options, mode) as (store, host):
            await command(AdminCommands(options, store, host, say))

    asyncio.run(main())


def find_phase(name: str) -> Phase:
    try:
        return Phase(name)
    except ValueError:
        known = ", ".join(phase.value for phase in Phase)
        raise GameError(
            "phase", f"There is no phase {shown(name)}; choose one of {known}."
        ) from None


def _minute(at: datetime) -> str:
    return at.strftime("%Y-%m-%d %H:%M")
