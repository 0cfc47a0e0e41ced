"""Small things for the tests of the host: hosts, people, a clock, and reading what clients get."""

import asyncio
import itertools
import json
import sys
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

from ninetyeight.host import BotWorkers, Host, LocalBus, Session
from ninetyeight.host.bus import Bus
from ninetyeight.host.live_table import LiveTable
from ninetyeight.protocol.command import (
    ChooseStarter,
    Command,
    EndTurn,
    LayCard,
    MakeBid,
    SeatBot,
    Sit,
    Start,
)
from ninetyeight.protocol.message import Update
from ninetyeight.protocol.settings import Settings
from ninetyeight.rules import Bid, seeded
from ninetyeight.store import Store
from ninetyeight.table import Chance, Participant

ANNA, BEN, CARLA = (Participant(id=name.lower(), name=name) for name in ("Anna", "Ben", "Carla"))
WORKER = Path(__file__).parent / "plain_worker.py"
LONGEST = 20.0
"""How long a test waits for what must happen, in seconds, on a busy machine."""

_ids = itertools.count()


def fresh() -> str:
    """Make an id for a command."""
    return f"c{next(_ids)}"


class Clock:
    """A clock that goes when it is told to."""

    def __init__(self) -> None:
        self.now = datetime(2026, 3, 1, 12, tzinfo=UTC)

    def __call__(self) -> datetime:
        return self.now

    def advance(self, seconds: float) -> None:
        self.now += timedelta(seconds=seconds)


def workers(mode: str = "plain", deadline: float = 5.0, **others: Any) -> BotWorkers:
    """Make bots that think in `plain_worker.py`."""
    return BotWorkers(deadline=deadline, program=(sys.executable, str(WORKER), mode), **others)


def chance_of(seed: str) -> Chance:
    """Make chance that can be repeated."""
    return Chance(below=seeded(seed), nonce=lambda: "00" * 32)


class Hosts:
    """The hosts of a test."""

    def __init__(self, store: Store | None = None) -> None:
        self.store = store
        self._made: list[Host] = []

    async def make(self, store: Store, **others: Any) -> Host:
        """Make and start a host."""
        plain: dict[str, Any] = {"name": f"host-{len(self._made)}", "pace": 0.0}
        plain |= others
        plain.setdefault("bots", workers())
        bus: Bus = LocalBus()
        plain.setdefault("bus", bus)
        host = Host(store, **plain)
        self._made.append(host)
        await host.start()
        return host

    async def stop(self) -> None:
        """Stop all of them."""
        for host in self._made:
            await host.stop()

    async def kill(self, host: Host) -> None:
        """Stop a host as if its process was killed: nothing is released."""
        self._made.remove(host)
        await host.halt()


async def until(condition: Callable[[], bool]) -> None:
    """Wait for a condition."""
    async with asyncio.timeout(LONGEST):
        while not condition():
            await asyncio.sleep(0.01)


async def read(session: Session, kind: str = "update") -> dict[str, Any]:
    """Read the next message of a kind."""
    async with asyncio.timeout(LONGEST):
        while True:
            message: dict[str, Any] = json.loads(await session.next())
            if message["kind"] == kind:
                return message


async def answer(session: Session, command: Command) -> dict[str, Any]:
    """Send a command and read its answer."""
    await session.send(command)
    async with asyncio.timeout(LONGEST):
        while True:
            message: dict[str, Any] = json.loads(await session.next())
            if message.get("answers") == command.id:
                return message


def waiting(session: Session) -> list[dict[str, Any]]:
    """Take all messages that wait for a client."""
    return [json.loads(message) for message in session.drain()]


def live(host: Host, table_id: str) -> LiveTable:
    """Find a table that a host holds in memory."""
    table = host.live_tables.find(table_id)
    assert table is not None
    return table


async def with_bot(host: Host, *, bot: str = "sharp", **settings: Any) -> str:
    """Open a table for Anna and bots, and deal."""
    table_id = await host.open_table(ANNA, Settings(**{"players": 2, **settings}))
    for seat in range(1, settings.get("players", 2)):
        await must(host, table_id, ANNA, SeatBot(id=fresh(), seat=seat, bot=bot))
    await must(host, table_id, ANNA, Start(id=fresh()))
    return table_id


async def for_two(host: Host, **settings: Any) -> str:
    """Open a table for Anna and Ben, deal, and let Anna start."""
    table_id = await host.open_table(ANNA, Settings(**{"players": 2, **settings}))
    await must(host, table_id, BEN, Sit(id=fresh()))
    await must(host, table_id, ANNA, Start(id=fresh()))
    await must(host, table_id, ANNA, MakeBid(id=fresh(), bid=Bid.LIKE))
    await must(host, table_id, BEN, MakeBid(id=fresh(), bid=Bid.RATHER_NOT))
    return table_id


async def must(host: Host, table_id: str, person: Participant, command: Command) -> Update:
    """Do what may not be refused."""
    done = await host.do(table_id, person, command)
    assert isinstance(done, Update), done
    return done


def next_step(update: Update) -> Command | None:
    """Choose the nearest card that does not lose, for who sees this; None if not on turn."""
    game, you = update.table.game, update.you
    assert game is not None
    if game.ending is not None or game.turn != you.seat:
        return None
    plays = sorted(you.plays, key=lambda play: (play.loses, play.step))
    if you.may_end_turn and (not plays or plays[0].loses or plays[0].step > 2):
        return EndTurn(id=fresh(), version=game.version)
    play = plays[0]
    return LayCard(id=fresh(), version=game.version, card=play.card, pile=play.pile)


async def play_on(host: Host, table_id: str, *people: Participant) -> Update:
    """Let people play, with the bots at the table, until the game is over."""
    async with asyncio.timeout(LONGEST):
        while True:
            for person in people:
                update = await host.state(table_id, person.id)
                assert update.table.game is not None
                if update.table.game.ending is not None:
                    return update
                if update.table.phase == "bidding":
                    assert update.you.seat is not None
                    if update.table.seats[update.you.seat].bid is None:
                        await host.do(table_id, person, MakeBid(id=fresh(), bid=Bid.LIKE))
                    elif update.you.is_host and (tied := update.table.game.tied):
                        await host.do(table_id, person, ChooseStarter(id=fresh(), seat=tied[0]))
                elif command := next_step(update):
                    await host.do(table_id, person, command)
            await asyncio.sleep(0.001)
