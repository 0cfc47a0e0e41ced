"""What tests of the host share: hosts, people, a clock, and reading clients' messages."""

import asyncio
import itertools
import json
import sys
from datetime import UTC, datetime, timedelta
from functools import partial
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
from waiting import PATIENCE, until, until_idle

ANNA, BEN, CARLA = (Participant(id=name.lower(), name=name) for name in ("Anna", "Ben", "Carla"))
WORKER = Path(__file__).parent / "plain_worker.py"
_ids = itertools.count()


def fresh() -> str:
    """Make an id for a command."""
    return f"c{next(_ids)}"


class Clock:
    """A clock that advances only when told to."""

    def __init__(self) -> None:
        self.now = datetime(2026, 3, 1, 12, tzinfo=UTC)

    def __call__(self) -> datetime:
        return self.now

    def advance(self, seconds: float) -> None:
        self.now += timedelta(seconds=seconds)


def workers(mode: str = "plain", deadline: float = 5.0, **others: Any) -> BotWorkers:
    """Make bots that run in `plain_worker.py`."""
    return BotWorkers(deadline=deadline, program=(sys.executable, str(WORKER), mode), **others)


def chance_of(seed: str) -> Chance:
    """Make repeatable chance."""
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
        """Stop all hosts."""
        for host in self._made:
            await host.stop()

    async def kill(self, host: Host) -> None:
        """Stop a host as if its process had been killed: nothing is released."""
        self._made.remove(host)
        await host.halt()


async def read(session: Session, kind: str = "update") -> dict[str, Any]:
    """Read the next message of a kind."""
    async with asyncio.timeout(PATIENCE):
        while True:
            message: dict[str, Any] = json.loads(await session.next())
            if message["kind"] == kind:
                return message


async def answer(session: Session, command: Command) -> dict[str, Any]:
    """Send a command and read its answer."""
    await session.send(command)
    async with asyncio.timeout(PATIENCE):
        while True:
            message: dict[str, Any] = json.loads(await session.next())
            if message.get("answers") == command.id:
                return message


def waiting(session: Session) -> list[dict[str, Any]]:
    """Take all messages waiting for a client."""
    return [json.loads(message) for message in session.drain()]


def live(host: Host, table_id: str) -> LiveTable:
    """Find a table in a host's memory."""
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
    """Carry out a command that must not be refused."""
    done = await host.do(table_id, person, command)
    assert isinstance(done, Update), done
    return done


def next_step(update: Update) -> Command | None:
    """Choose the smallest step that does not lose, from what a seat sees; None if not on turn."""
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
    """Play for the people, beside the table's bots, until the game is over.

    The time limit is per step, because a game with real bots has many.
    """
    loop, seen = asyncio.get_running_loop(), 0
    async with asyncio.timeout(PATIENCE) as limit:
        while True:
            updates = [await host.state(table_id, person.id) for person in people]
            if updates[0].sequence > seen:
                seen = updates[0].sequence
                limit.reschedule(loop.time() + PATIENCE)
            game = updates[0].table.game
            assert game is not None
            if game.ending is not None:
                return updates[0]
            commands = [_next_command(update) for update in updates]
            for person, command in zip(people, commands, strict=True):
                if command is not None:
                    await host.do(table_id, person, command)
            await until_idle()  # bots may want to show a sign before the next command
            if not any(commands):
                await until(partial(_has_passed, host, table_id, updates[0].sequence))


def _next_command(update: Update) -> Command | None:
    """Choose what a person does next, from what they see; None if it is not their turn."""
    if update.table.phase != "bidding":
        return next_step(update)
    assert update.table.game is not None
    assert update.you.seat is not None
    if update.table.seats[update.you.seat].bid is None:
        return MakeBid(id=fresh(), bid=Bid.LIKE)
    if update.you.is_host and (tied := update.table.game.tied):
        return ChooseStarter(id=fresh(), seat=tied[0])
    return None


def _has_passed(host: Host, table_id: str, sequence: int) -> bool:
    table = host.live_tables.find(table_id)
    return table is None or table.table.sequence > sequence
