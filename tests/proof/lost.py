"""Nothing is lost: a server is killed again and again, and all that it acknowledged holds.

`python -m proof.lost --kills 200` prints one JSON object of figures.
"""

import argparse
import asyncio
import json
import random
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path

from ninetyeight.store import open_store
from proof.machinery.log import Book, check_equal_at_end
from proof.machinery.players import Player, seat_all
from proof.machinery.servers import Serving, until

FEWEST, MOST = 20, 100
"""How many more actions are acknowledged before the next kill."""


@dataclass(frozen=True, slots=True)
class Figures:
    """The figures of a run."""

    kills: int
    tables: int
    players: int
    acknowledged: int
    found: int
    """Acknowledged actions that are in the log."""
    sent_again: int
    """Actions that were unanswered when the server died, and resent to the next one."""
    was_stored: int
    """Those among them that had been stored, and were not executed again."""
    doubled: int
    refused: int
    games: int
    views_compared: int
    fastest_start: float
    """The shortest time to a server's first line, as the machine may be busy."""
    seconds: float
    seed: int


async def prove_nothing_lost(data: Path, kills: int, *, tables: int = 3, seed: int) -> Figures:
    """Kill and restart a server under load, and compare all that it said with its log."""
    began, rng = time.perf_counter(), random.Random(seed)
    server = Serving(data)
    await server.start()
    try:
        async with _playing(server, tables, seed) as (books, players):
            for _ in range(kills):
                goal = _acknowledged(players) + rng.randint(FEWEST, MOST)
                await until(partial(_is_reached, goal, players), "the game goes on")
                await _kill_and_restart(server, players)
                await _check(data, books, players)
            await _check_end(data, books, players)
    finally:
        await server.stop()
    answered = [player.answered for player in players]
    return Figures(
        kills=kills,
        tables=tables,
        players=len(players),
        acknowledged=_acknowledged(players),
        found=sum(
            books[player.table_id].place(player, id) is not None
            for player in players
            for id in player.answered.done
        ),
        sent_again=sum(each.sent_again for each in answered),
        was_stored=sum(each.was_stored for each in answered),
        doubled=sum(book.doubled for book in books.values()),
        refused=sum(len(each.refused) for each in answered),
        games=sum(book.kinds()["dealt"] for book in books.values()),
        views_compared=sum(book.views for book in books.values()),
        fastest_start=round(min(server.starts), 2),
        seconds=round(time.perf_counter() - began, 1),
        seed=seed,
    )


@asynccontextmanager
async def _playing(
    server: Serving, tables: int, seed: int
) -> AsyncIterator[tuple[dict[str, Book], list[Player]]]:
    """Let people play in pairs at several tables."""

    async def way() -> str:
        await server.is_up.wait()
        return server.url

    players: list[Player] = []
    books: dict[str, Book] = {}
    try:
        for number in range(tables):
            pair = [
                Player(way, name, seed + 2 * number + n) for n, name in enumerate(("Ada", "Bo"))
            ]
            table_id = await seat_all(pair)
            books[table_id] = Book(table_id)
            players += pair
            for player in pair:
                await player.sit(table_id)
        for player in players:
            await player.play()
        yield books, players
    finally:
        await asyncio.gather(*(player.leave() for player in players))


def _acknowledged(players: list[Player]) -> int:
    return sum(len(player.answered.done) for player in players)


def _is_reached(goal: int, players: list[Player]) -> bool:
    return _acknowledged(players) >= goal


async def _kill_and_restart(server: Serving, players: list[Player]) -> None:
    """Kill the server; players read what is in flight, and reconnect to the next one."""
    before = [player.connections for player in players]
    server.kill()
    await until(lambda: not any(player.is_connected for player in players), "all notice")
    await server.stop()
    await server.start()
    await until(
        lambda: all(
            player.connections > count for player, count in zip(players, before, strict=True)
        ),
        "all are back",
    )


async def _check(data: Path, books: dict[str, Book], players: list[Player]) -> None:
    """Compare with the log what everybody was told so far, while the game continues."""
    asked = await asyncio.gather(*(player.ask_state() for player in players))
    reports = [player.report(state) for player, state in zip(players, asked, strict=True)]
    await _read(data, books)
    for player, report in zip(players, reports, strict=True):
        books[player.table_id].check(player, report)


async def _check_end(data: Path, books: dict[str, Book], players: list[Player]) -> None:
    """Compare everything once more after the last action."""
    for player in players:
        await player.rest()
    await _read(data, books)
    for player in players:
        book = books[player.table_id]
        await until(partial(player.has_seen, book.sequence), "all see the end")
        check_equal_at_end(book, player, await player.ask_state())
    for book in books.values():
        book.check_replay()


async def _read(data: Path, books: dict[str, Book]) -> None:
    async with await open_store(None, data) as store:
        for book in books.values():
            await book.read(store)


def main() -> None:
    """Print the figures."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--kills", type=int, default=200)
    arguments.add_argument("--tables", type=int, default=6)
    arguments.add_argument("--seed", type=int, default=98)
    options = arguments.parse_args()
    with tempfile.TemporaryDirectory(prefix="ninetyeight-proof-") as folder:
        figures = asyncio.run(
            prove_nothing_lost(
                Path(folder), options.kills, tables=options.tables, seed=options.seed
            )
        )
    sys.stdout.write(json.dumps(asdict(figures)) + "\n")


if __name__ == "__main__":
    main()
