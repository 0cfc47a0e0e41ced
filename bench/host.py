"""Measures the host: commands per second in one process, and how long each one takes.

First, two people at each table say phrases in turn, as fast as they are answered. When a command is
answered, it has been decided, stored durably in SQLite and encoded for both clients. Second, the
two play whole games in the same way. Last, a bot is repeatedly asked for a bid, which takes it no
time, so that only the communication between the processes is measured.
"""

import argparse
import asyncio
import os
import platform
import tempfile
import time
from pathlib import Path

from ninetyeight.host import BotWorkers, Host, LocalBus, Session
from ninetyeight.protocol.command import Command, EndTurn, LayCard, MakeBid, SayPhrase, Sit, Start
from ninetyeight.protocol.message import Update
from ninetyeight.protocol.settings import Settings
from ninetyeight.rules import Bid, Signals, ruleset_of, seeded, setup, shuffled, view_for
from ninetyeight.store import open_store
from ninetyeight.table import BotQuestion, BotQuestionKind, Participant
from ninetyeight.talk import PhraseCode

PEOPLE = (Participant(id="anna", name="Anna"), Participant(id="ben", name="Ben"))


def main() -> None:
    """Print all figures."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--tables", type=int, default=50, help="number of tables")
    arguments.add_argument("--seconds", type=float, default=5.0, help="length of a measurement")
    options = arguments.parse_args()
    print(f"Python {platform.python_version()}, {platform.machine()}, {os.cpu_count()} cores\n")
    print("| commands | tables | commands/s | p50 ms | p99 ms |")
    print("|---|---|---|---|---|")
    for steps in (False, True):
        for tables in (1, options.tables):
            times, seconds = asyncio.run(_measure(tables, options.seconds, steps=steps))
            times.sort()
            middle, high = (1000 * times[int(len(times) * part)] for part in (0.5, 0.99))
            name = "steps" if steps else "phrases"
            rate = len(times) / seconds
            print(f"| {name} | {tables} | {rate:,.0f} | {middle:.1f} | {high:.1f} |", flush=True)
    times = sorted(asyncio.run(_ask_bots(options.seconds)))
    middle, high = (1000 * times[int(len(times) * part)] for part in (0.5, 0.99))
    print(f"| bids of a bot | 1 | {len(times) / sum(times):,.0f} | {middle:.2f} | {high:.2f} |")


async def _ask_bots(seconds: float) -> list[float]:
    ruleset = ruleset_of("extreme", 3)
    view = view_for(setup(ruleset, shuffled(ruleset.pack.cards, seeded("bench"))), 0)
    question = BotQuestion(0, "sharp", BotQuestionKind.BID, 1, view, Signals(), frozenset())
    bots, times = BotWorkers(deadline=20.0), list[float]()
    await bots.warm_up()
    end = time.perf_counter() + seconds
    while (begin := time.perf_counter()) < end:
        await bots.ask(question, 1)
        times.append(time.perf_counter() - begin)
    await bots.stop()
    return times


async def _measure(tables: int, seconds: float, *, steps: bool) -> tuple[list[float], float]:
    with tempfile.TemporaryDirectory() as folder:
        async with await open_store(None, Path(folder)) as store:
            host = Host(store, name="bench", bots=BotWorkers(), bus=LocalBus())
            await host.start()
            ids = [await _open(host) for _ in range(tables)]
            sessions = [await host.join(each, person) for each in ids for person in PEOPLE]
            readers = [asyncio.create_task(_read(session)) for session in sessions]
            begin = time.perf_counter()
            fill = _play if steps else _talk
            times = await asyncio.gather(*(fill(host, each, begin + seconds) for each in ids))
            passed = time.perf_counter() - begin
            for reader in readers:
                reader.cancel()
            await host.stop()
            return [each for some in times for each in some], passed


async def _open(host: Host) -> str:
    anna, ben = PEOPLE
    table_id = await host.open_table(anna, Settings(players=2))
    await host.do(table_id, ben, Sit(id="sit"))
    await host.do(table_id, anna, Start(id="start"))
    await host.do(table_id, anna, MakeBid(id="bid", bid=Bid.LIKE))
    await host.do(table_id, ben, MakeBid(id="bid", bid=Bid.RATHER_NOT))
    return table_id


async def _read(session: Session) -> None:
    while True:
        await session.next()


async def _talk(host: Host, table_id: str, end: float) -> list[float]:
    times: list[float] = []
    while (begin := time.perf_counter()) < end:
        phrase = SayPhrase(id=f"p{len(times)}", code=PhraseCode.HELLO)
        await host.do(table_id, PEOPLE[len(times) % 2], phrase)
        times.append(time.perf_counter() - begin)
    return times


async def _play(host: Host, table_id: str, end: float) -> list[float]:
    """Play game after game, each at a new table."""
    times: list[float] = []
    update = await host.state(table_id, "anna")
    while time.perf_counter() < end:
        game = update.table.game
        assert game is not None
        if game.ending is not None:
            table_id = await _open(host)
            update = await host.state(table_id, "anna")
            continue
        assert game.turn is not None
        person = PEOPLE[game.turn]
        if update.you.seat != game.turn:
            update = await host.state(table_id, person.id)
        command = _step(update, len(times))
        begin = time.perf_counter()
        done = await host.do(table_id, person, command)
        times.append(time.perf_counter() - begin)
        assert isinstance(done, Update)
        update = done
    return times


def _step(update: Update, number: int) -> Command:
    game, you = update.table.game, update.you
    assert game is not None
    plays = sorted(you.plays, key=lambda play: (play.loses, play.step))
    if you.may_end_turn and (not plays or plays[0].loses or plays[0].step > 3):
        return EndTurn(id=f"s{number}", version=game.version)
    play = plays[0]
    return LayCard(id=f"s{number}", version=game.version, card=play.card, pile=play.pile)


if __name__ == "__main__":
    main()
