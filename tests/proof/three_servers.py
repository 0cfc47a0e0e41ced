"""Three servers share a PostgreSQL and a Redis: one is killed mid-game, and the game continues.

`python -m proof.three_servers --kills 12` prints one JSON object of figures.
"""

import argparse
import asyncio
import json
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import AsyncExitStack, suppress
from dataclasses import asdict, dataclass, field
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path

from ninetyeight.protocol.event import SeatMinded, StarterCause, StarterChosen
from ninetyeight.store import Store, open_store
from ninetyeight.table import bot_questions
from proof.machinery.cluster import running_cluster
from proof.machinery.log import ASKED, Book, Moment, check_equal_at_end
from proof.machinery.players import Player, Way, seat_all
from proof.machinery.servers import Serving, is_running, until
from waiting import poll_async

SERVERS = 3
BID_SECONDS, TURN_SECONDS = 8, 12
"""The time limits of tables at which nobody acts, in seconds."""
BEFORE = timedelta(seconds=2)
"""How long before the first clock runs out the server dies, in seconds."""
QUIET = 0.5
"""After this many seconds without an entry, a resting bot has no more signs to show."""
TAKEN_OVER = 5.0
"""Within this many seconds another server runs the bots and clocks."""
ENOUGH = 60
"""How many more actions are acknowledged after a death before everything is compared."""


@dataclass
class Figures:
    """The figures of a run."""

    kills: int = 0
    tables: int = 0
    acknowledged: int = 0
    found: int = 0
    """Acknowledged actions that are in the log."""
    sent_again: int = 0
    was_stored: int = 0
    doubled: int = 0
    views_compared: int = 0
    bots_again: list[float] = field(default_factory=list)
    """How long bots at tables of a dead server were due before they acted, in seconds."""
    clocks_again: list[float] = field(default_factory=list)
    """How late lots were drawn and turns played at tables of a dead server, in seconds."""
    processes_left: int = 0
    seconds: float = 0.0

    @property
    def slowest(self) -> float:
        """The slowest takeover, in seconds."""
        return max(*self.bots_again, *self.clocks_again)


async def prove_the_game_goes_on(folder: Path, kills: int, *, seed: int) -> Figures:
    """Kill one of three servers again and again, while people on all three play with a bot."""
    began, figures = time.perf_counter(), Figures()
    async with AsyncExitStack() as stack:
        cluster = stack.enter_context(running_cluster(folder))
        store = await stack.enter_async_context(await open_store(cluster.database, folder))
        servers = [Serving(folder / str(number), *cluster.options) for number in range(SERVERS)]
        for server in servers:
            stack.push_async_callback(server.stop)
        await asyncio.gather(*(server.start() for server in servers))
        for number in range(kills):
            doomed = servers[number % SERVERS]
            await _kill_one(servers, doomed, store, figures, seed + 100 * number)
            if number + 1 < kills:
                await doomed.start()
    figures.seconds = round(time.perf_counter() - began, 1)
    return figures


async def _kill_one(
    servers: list[Serving], doomed: Serving, store: Store, figures: Figures, seed: int
) -> None:
    """Let one server run three tables, kill it, and watch the others take over."""
    async with AsyncExitStack() as stack:
        people = await _seat_at(doomed, SERVERS, stack, seed, bots=1)
        for player, server in zip(people, servers, strict=True):
            player.way = player.socket_way = _way(server, servers)
            await player.sit(player.table_id)
        for player in people:
            await player.play()
        clock = {"kind": "turn", "seconds": TURN_SECONDS}
        turn = await _seat_at(doomed, 1, stack, seed, clock=clock, minder="greedy")
        bids = await _seat_at(doomed, 2, stack, seed, bid_seconds=BID_SECONDS)
        books = [Book(group[0].table_id) for group in (people, bids, turn)]
        await _read(store, books)
        deadlines = [book.table.deadline for book in books[1:]]
        assert deadlines[0] is not None, "the machine is too busy to set up tables in time"
        await until(partial(_is_past, deadlines[0] - BEFORE), "the clocks run")
        children = doomed.children()
        killed_at = datetime.now(UTC)
        doomed.kill()
        await doomed.stop()
        await _await_events(store, books, killed_at)
        goal = _acknowledged(people) + ENOUGH
        await until(lambda: _acknowledged(people) >= goal, "the game goes on")
        await _compare(store, books[0], people, figures)
    figures.kills += 1
    figures.tables += len(books)
    figures.doubled += sum(book.doubled for book in books)
    figures.bots_again.append(
        _seconds(_first(books[0], killed_at, _is_bots), _bots_due(books[0], killed_at))
    )
    for book, deadline, is_due in zip(books[1:], deadlines, (_is_lot, _is_minding), strict=True):
        assert deadline is not None
        since = max(killed_at, deadline)
        figures.clocks_again.append(_seconds(_first(book, killed_at, is_due), since))
    with suppress(AssertionError):
        await until(lambda: not any(map(is_running, children)), "the bots' processes end", 10)
    figures.processes_left += sum(map(is_running, children))


async def _seat_at(
    server: Serving,
    people: int,
    stack: AsyncExitStack,
    seed: int,
    *,
    bots: int = 0,
    **settings: object,
) -> list[Player]:
    """Open and start a table at a server, so that this server runs its bots and clock."""
    group = [Player(_way(server, [server]), f"P{seat}", seed + seat) for seat in range(people)]
    for player in group:
        stack.push_async_callback(player.leave)
    await seat_all(group, bots, **settings)
    return group


def _way(server: Serving, servers: list[Serving]) -> Way:
    """Connect to a server, or to another one if it is gone."""

    async def way() -> str:
        order = [server, *(each for each in servers if each is not server)]
        await until(lambda: any(each.is_up.is_set() for each in order), "a server is up")
        return next(each.url for each in order if each.is_up.is_set())

    return way


async def _await_events(store: Store, books: list[Book], killed_at: datetime) -> None:
    """Read the logs until a bot, a lot and a turn's clock have moved on."""
    checks = list(zip(books, (_is_bots, _is_lot, _is_minding), strict=True))

    async def are_all_there() -> bool:
        await _read(store, books)
        return all(_first(book, killed_at, check) is not None for book, check in checks)

    await poll_async(are_all_there, "the other servers take over", TURN_SECONDS + 60)


async def _compare(store: Store, book: Book, people: list[Player], figures: Figures) -> None:
    """Compare what everybody saw with the servers' views and the log."""
    await asyncio.gather(*(player.rest() for player in people))
    await _be_quiet(store, book)
    for player in people:
        await until(partial(player.has_seen, book.sequence), f"{player.name} sees the end")
        check_equal_at_end(book, player, await player.ask_state())
    book.check_replay()
    figures.acknowledged += _acknowledged(people)
    for player in people:
        answered = player.answered
        figures.found += sum(book.place(player, id) is not None for id in answered.done)
        figures.sent_again += answered.sent_again
        figures.was_stored += answered.was_stored
    figures.views_compared += book.views


async def _be_quiet(store: Store, book: Book) -> None:
    """Read the log until the bot has nothing more to do while people rest.

    It may change its signs after a step, so the log must stay unchanged for a while.
    """
    quiet_since, last = time.monotonic(), -1

    async def is_quiet() -> bool:
        nonlocal quiet_since, last
        await book.read(store)
        if book.sequence != last:
            quiet_since, last = time.monotonic(), book.sequence
        return time.monotonic() - quiet_since >= QUIET and not bot_questions(book.table)

    await poll_async(is_quiet, "the bot is at rest", 60)


async def _read(store: Store, books: list[Book]) -> None:
    for book in books:
        await book.read(store)


def _first(book: Book, after: datetime, is_it: Callable[[Moment], bool]) -> Moment | None:
    return next((each for each in book.moments if each.at > after and is_it(each)), None)


def _bots_due(book: Book, killed_at: datetime) -> datetime:
    """Since when the first bot to act was due: since the death, or later."""
    first = _first(book, killed_at, _is_bots)
    assert first is not None
    before = book.moments[: book.moments.index(first)]
    while len(before) > 1 and bot_questions(before[-2].table):
        before.pop()
    return max(killed_at, before[-1].at)


def _seconds(moment: Moment | None, since: datetime) -> float:
    assert moment is not None
    return round((moment.at - since).total_seconds(), 2)


def _is_bots(moment: Moment) -> bool:
    return moment.command is None and isinstance(moment.event, ASKED)


def _is_lot(moment: Moment) -> bool:
    return isinstance(moment.event, StarterChosen) and moment.event.cause is StarterCause.LOT


def _is_minding(moment: Moment) -> bool:
    return isinstance(moment.event, SeatMinded)


def _is_past(moment: datetime) -> bool:
    return datetime.now(UTC) >= moment


def _acknowledged(people: list[Player]) -> int:
    return sum(len(player.answered.done) for player in people)


def main() -> None:
    """Print the figures; exit with 1 if a takeover took too long."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--kills", type=int, default=12)
    arguments.add_argument("--seed", type=int, default=98)
    options = arguments.parse_args()
    with tempfile.TemporaryDirectory(prefix="ninetyeight-") as folder:
        figures = asyncio.run(
            prove_the_game_goes_on(Path(folder), options.kills, seed=options.seed)
        )
    sys.stdout.write(json.dumps(asdict(figures)) + "\n")
    if figures.slowest > TAKEN_OVER:
        sys.exit(f"A takeover took {figures.slowest} s, and may take {TAKEN_OVER:.0f} s.")


if __name__ == "__main__":
    main()
