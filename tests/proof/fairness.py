"""Bots are fair: four guests with eighty tables of `master` do not slow down anybody else's bots.

Everything is real: a host on SQLite, its bot processes, and people who play as fast as they can.
The four are connected to all of their tables, so nothing but their use counts against them. One
more person plays at one table with a `master`, and none of that bot's answers may be missing.

`python -m proof.fairness --answers 200` prints one JSON object of figures.
"""

import argparse
import asyncio
import json
import statistics
import sys
import tempfile
import time
from collections import Counter
from contextlib import suppress
from dataclasses import asdict, dataclass, field
from pathlib import Path

from host.hosts import fresh, must, next_step
from ninetyeight.host import BotWorkers, Host, LocalBus, Session
from ninetyeight.host.bot_workers import AnswerReport
from ninetyeight.protocol.command import Again, ChooseStarter, Command, MakeBid, SeatBot, Start
from ninetyeight.protocol.message import Update
from ninetyeight.protocol.settings import Settings, TalkLevel
from ninetyeight.rules import Bid
from ninetyeight.store import open_store
from ninetyeight.table import Participant
from waiting import poll_async

HONEST = Participant(id="honest", name="Anna")
BOT = "master"
GREEDY_PLAYERS = 5
"""Four bots think between two turns of a greedy guest."""
LONGEST = 3600.0
"""How many seconds the longest run may take."""


@dataclass(frozen=True, slots=True)
class Figures:
    """The figures of a run."""

    greedy_guests: int
    greedy_tables: int
    honest_answers: int
    """How often the honest person's bot answered."""
    honest_fallbacks: dict[str, int]
    """How often the fallback replaced it, by cause."""
    honest_p50_ms: float
    honest_p99_ms: float
    """The time from question to answer, including the wait for a process."""
    greedy_answers: int
    greedy_fallbacks: dict[str, int]
    seconds: float
    processes: int


@dataclass(slots=True)
class _Count:
    """How the questions were answered, by the person whose share they use."""

    answers: Counter[str] = field(default_factory=Counter)
    fallbacks: Counter[tuple[str, str]] = field(default_factory=Counter)
    honest_seconds: list[float] = field(default_factory=list)

    def note(self, answered: AnswerReport) -> None:
        if answered.cause is None:
            self.answers[answered.person] += 1
        else:
            self.fallbacks[answered.person, answered.cause.value] += 1
        if answered.person == HONEST.id:
            self.honest_seconds.append(answered.seconds)


async def prove_fairness(
    data: Path,
    answers: int,
    *,
    guests: int = 4,
    tables: int = 20,
    processes: int = 1,
    deadline: float = 2.0,
) -> Figures:
    """Let the greedy guests play, then one person until the bot was asked so often."""
    began, count = time.perf_counter(), _Count()
    bots = BotWorkers(processes, deadline, report=count.note)
    async with await open_store(None, data) as store:
        host = Host(store, name="fairness", bots=bots, bus=LocalBus(), pace=0.0)
        await host.start()
        await bots.warm_up()
        greedy = [Participant(id=f"greedy{number}", name="Gus") for number in range(guests)]
        playing = [
            asyncio.create_task(_play(host, person, GREEDY_PLAYERS))
            for person in greedy
            for _ in range(tables)
        ]
        try:

            async def has_begun() -> bool:
                return len(count.answers) >= guests

            async def is_answered() -> bool:
                for each in playing:
                    if each.done():
                        each.result()
                return len(count.honest_seconds) >= answers

            await poll_async(has_begun, "the greedy guests play", LONGEST)
            playing.append(asyncio.create_task(_play(host, HONEST, 2)))
            await poll_async(is_answered, "the honest person's bot answers", LONGEST)
        finally:
            for each in playing:
                each.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
            await host.stop()
    return _figures(count, guests, tables, processes, time.perf_counter() - began)


def _figures(count: _Count, guests: int, tables: int, processes: int, seconds: float) -> Figures:
    waits = sorted(count.honest_seconds)
    fallbacks: dict[bool, Counter[str]] = {True: Counter(), False: Counter()}
    for (person, cause), times in count.fallbacks.items():
        fallbacks[person == HONEST.id][cause] += times
    honest = count.answers[HONEST.id]
    return Figures(
        greedy_guests=guests,
        greedy_tables=guests * tables,
        honest_answers=honest,
        honest_fallbacks=dict(fallbacks[True]),
        honest_p50_ms=round(1000 * statistics.median(waits), 1),
        honest_p99_ms=round(1000 * waits[int(0.99 * len(waits))], 1),
        greedy_answers=sum(count.answers.values()) - honest,
        greedy_fallbacks=dict(fallbacks[False]),
        seconds=round(seconds, 1),
        processes=processes,
    )


async def _play(host: Host, person: Participant, players: int) -> None:
    """Play game after game with bots, as fast as they answer."""
    table_id = await host.open_table(person, Settings(players=players, talk=TalkLevel.NONE))
    for seat in range(1, players):
        await must(host, table_id, person, SeatBot(id=fresh(), seat=seat, bot=BOT))
    session = await host.join(table_id, person)
    await must(host, table_id, person, Start(id=fresh()))
    while True:
        update = await host.state(table_id, person.id)
        command = _command(update)
        if command is None:
            await _news(session)
        else:
            await host.do(table_id, person, command)


def _command(update: Update) -> Command | None:
    """Choose the next command; None while others are on turn."""
    game, you = update.table.game, update.you
    assert game is not None
    assert you.seat is not None
    if game.ending is not None:
        return Again(id=fresh())
    if update.table.phase != "bidding":
        return next_step(update)
    if update.table.seats[you.seat].bid is None:
        return MakeBid(id=fresh(), bid=Bid.LIKE)
    return ChooseStarter(id=fresh(), seat=game.tied[0]) if game.tied else None


async def _news(session: Session) -> None:
    """Wait until something happens at a table."""
    with suppress(TimeoutError):
        async with asyncio.timeout(1.0):
            await session.next()
            session.drain()


def main() -> None:
    """Print the figures."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--answers", type=int, default=200)
    arguments.add_argument("--tables", type=int, default=20, help="of each greedy guest")
    arguments.add_argument("--processes", type=int, default=1)
    options = arguments.parse_args()
    with tempfile.TemporaryDirectory(prefix="ninetyeight-proof-") as folder:
        proof = prove_fairness(
            Path(folder), options.answers, tables=options.tables, processes=options.processes
        )
        figures = asyncio.run(proof)
    sys.stdout.write(json.dumps(asdict(figures)) + "\n")


if __name__ == "__main__":
    main()
