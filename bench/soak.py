"""Soak test of a host: tables come and go while memory, disk and descriptors must stay flat.

Guests open tables, play some moves, talk, import a record and close the table; now and then a guest
is deleted. Everything runs on a SQLite file in one process without sockets, so that a million moves
take minutes. The clock runs fast, so that old tables, games and people are removed as on a real
server. Prints one JSON object, and exits with 1 if something grew.
"""

import argparse
import asyncio
import json
import resource
import sys
import tempfile
import time
from dataclasses import asdict, dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path

from ninetyeight.host import BotWorkers, Host, LocalBus
from ninetyeight.host.request_worker import read_import
from ninetyeight.protocol.command import Close, Command, EndTurn, LayCard, SayChat, Start
from ninetyeight.protocol.message import Update
from ninetyeight.protocol.settings import Settings
from ninetyeight.rules import Record, ruleset_of, seeded, shuffled, write_record
from ninetyeight.server import Options
from ninetyeight.server.retention import delete_person, remove_old_data
from ninetyeight.server.routes.games import _imported as imported
from ninetyeight.store import Person, Store, open_store
from ninetyeight.table import Participant

AT_ONCE = 20
"""How many tables are played at the same time."""
EVERY_DAY = 1000
"""The number of tables per simulated day."""
LOOKS = 20
"""How many measurements are taken."""
WARM = 0.3
"""The part of the run that counts as warm-up; nothing may grow after it."""
GROWTH = 1.10
"""How far a figure may rise above its value after the warm-up."""


@dataclass(frozen=True, slots=True)
class Look:
    """The resources that the process uses at one moment."""

    moves: int
    tables: int
    memory_mib: float
    disk_mib: float
    descriptors: int
    tasks: int


class Calendar:
    """A clock that advances with every table, by a day for each `EVERY_DAY` of them."""

    def __init__(self) -> None:
        self.now = datetime(2026, 1, 1, tzinfo=UTC)

    def __call__(self) -> datetime:
        """Return the simulated time."""
        return self.now

    def pass_table(self) -> None:
        """Advance by the share of a day that one table takes."""
        self.now += timedelta(days=1) / EVERY_DAY


class Soak:
    """A soak test in progress."""

    def __init__(self, folder: Path, store: Store, host: Host, calendar: Calendar) -> None:
        self._folder = folder
        self._store = store
        self._host = host
        self._calendar = calendar
        self._options = Options(
            data=folder, keep_tables_days=2, keep_games_days=4, keep_people_days=3
        )
        self._moves = self._tables = 0
        self._ids = 0

    async def run(self, moves: int, tables: int) -> list[Look]:
        """Play about `moves` moves at `tables` tables, and return the measurements."""
        each = max(1, round(moves / tables))
        looks: list[Look] = []
        while self._tables < tables:
            person = await self._store.people.add("Guest", "en", self._calendar())
            await asyncio.gather(*(self._play(person, each) for _ in range(AT_ONCE)))
            await self._import(person)
            if self._tables % (10 * AT_ONCE) == 0:
                await delete_person(self._store, self._host, person.id, self._calendar())
            if self._tables % EVERY_DAY < AT_ONCE:
                await remove_old_data(self._store, self._host, self._options, self._calendar())
            if self._tables * LOOKS // tables > len(looks):
                looks.append(self._look())
                print(json.dumps(asdict(looks[-1])), file=sys.stderr, flush=True)
        return looks

    async def _play(self, person: Person, moves: int) -> None:
        player = Participant(id=person.id, name=person.name)
        table_id = await self._host.open_table(player, Settings(players=1))
        session = await self._host.join(table_id, player)
        seen = await self._do(table_id, player, Start(id=self._id()))
        await self._do(table_id, player, SayChat(id=self._id(), text="Here we go"))
        for _ in range(moves):
            game = seen.table.game
            if game is None or game.ending is not None:
                break
            seen = await self._do(table_id, player, self._move(seen, game.version))
            self._moves += 1
        await session.leave()
        await self._do(table_id, player, Close(id=self._id()))
        self._tables += 1
        self._calendar.pass_table()

    def _move(self, seen: Update, version: int) -> Command:
        if seen.you.may_end_turn:
            return EndTurn(id=self._id(), version=version)
        best = min(seen.you.plays, key=lambda play: (play.loses, play.step))
        return LayCard(id=self._id(), version=version, card=best.card, pile=best.pile)

    async def _do(self, table_id: str, player: Participant, command: Command) -> Update:
        answer = await self._host.do(table_id, player, command)
        assert isinstance(answer, Update), answer
        return answer

    async def _import(self, person: Person) -> None:
        ruleset = ruleset_of("original", 1)
        deck = shuffled(ruleset.pack.cards, seeded(str(self._tables)))
        body = write_record(Record(ruleset, deck)).encode()
        head, told = read_import(body)
        game = imported(head["about"], told.decode(), person.id, self._calendar())
        await self._store.games.add(game)

    def _id(self) -> str:
        self._ids += 1
        return f"{self._ids}"

    def _look(self) -> Look:
        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
        return Look(
            moves=self._moves,
            tables=self._tables,
            memory_mib=round(pages * resource.getpagesize() / 2**20, 1),
            disk_mib=round(sum(f.stat().st_size for f in self._folder.iterdir()) / 2**20, 1),
            descriptors=sum(1 for _ in Path("/proc/self/fd").iterdir()),
            tasks=len(asyncio.all_tasks()),
        )


def main() -> None:
    """Run the test, print the result and exit with 1 if something grew."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--moves", type=int, default=1_000_000)
    arguments.add_argument("--tables", type=int, default=100_000)
    options = arguments.parse_args()
    began = time.perf_counter()
    with tempfile.TemporaryDirectory() as folder:
        looks = asyncio.run(_soak(Path(folder), options.moves, options.tables))
    grown = [name for name in ("memory_mib", "disk_mib", "descriptors") if _grew(looks, name)]
    told = {"seconds": round(time.perf_counter() - began), "grown": grown, "looks": looks}
    print(json.dumps(told, default=asdict))
    sys.exit(bool(grown))


async def _soak(folder: Path, moves: int, tables: int) -> list[Look]:
    calendar = Calendar()
    async with await open_store(None, folder) as store:
        host = Host(store, name="soak", bots=BotWorkers(), bus=LocalBus(), clock=calendar, idle=1.0)
        await host.start()
        try:
            return await Soak(folder, store, host, calendar).run(moves, tables)
        finally:
            await host.stop()


def _grew(looks: list[Look], name: str) -> bool:
    """Whether a figure has risen since the warm-up."""
    figures = [float(getattr(look, name)) for look in looks]
    warm = figures[int(len(figures) * WARM)]
    return max(figures[-3:]) > GROWTH * warm


if __name__ == "__main__":
    main()
