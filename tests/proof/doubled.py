"""Nothing is doubled: on a network that spoils messages, each command id is executed once.

Messages are dropped, repeated, reordered and delayed.

`python -m proof.doubled --faults 20000` prints one JSON object of figures.
"""

import argparse
import asyncio
import json
import sys
import tempfile
import time
from contextlib import AsyncExitStack
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path

from ninetyeight.store import open_store
from proof.machinery.log import Book, check_equal_at_end
from proof.machinery.network import Fault, Network
from proof.machinery.players import Player, seat_all
from proof.machinery.servers import Serving, until

PATIENCE = 0.25
"""After this many seconds without an answer, a player resends."""


@dataclass(frozen=True, slots=True)
class Figures:
    """The figures of a run."""

    faults: int
    dropped: int
    repeated: int
    reordered: int
    delayed: int
    cut: int
    acknowledged: int
    found: int
    """Acknowledged actions that are in the log."""
    sent_again: int
    refused: int
    refused_then_done: int
    """Commands that were refused, and yet executed when a late copy arrived; must be none."""
    doubled: int
    replayed: int
    """Actions resent at the end, none of which was executed again."""
    views_compared: int
    seconds: float
    seed: int


async def prove_nothing_doubled(
    data: Path, faults: int, *, tables: int = 8, people: int = 3, seed: int
) -> Figures:
    """Play over a bad network until there were so many faults, then compare everything."""
    began = time.perf_counter()
    server = Serving(data)
    await server.start()
    network = Network(lambda: server.url, seed)
    players: list[Player] = []
    books: list[Book] = []
    async with AsyncExitStack() as stack:
        stack.push_async_callback(server.stop)
        await stack.enter_async_context(network.running())
        for number in range(tables):
            group = await _sit_down(server, network, number, people, seed)
            players += group
            books.append(Book(group[0].table_id))
            for player in group:
                stack.push_async_callback(player.leave)
        network.is_whole = False
        for player in players:
            await player.play()
        await until(lambda: network.faults.total() >= faults, "enough goes wrong", 60 + faults / 10)
        network.is_whole = True
        await _come_to_rest(data, books, players)
        replayed = await _replay(data, books, players)
    places = {
        (player.name, player.table_id, id): _place(books, player, id)
        for player in players
        for id in (*player.answered.done, *player.answered.refused)
    }
    counted = network.faults
    return Figures(
        faults=counted.total(),
        dropped=counted[Fault.DROPPED],
        repeated=counted[Fault.REPEATED],
        reordered=counted[Fault.REORDERED],
        delayed=counted[Fault.DELAYED],
        cut=counted[Fault.CUT],
        acknowledged=sum(len(player.answered.done) for player in players),
        found=sum(
            places[player.name, player.table_id, id] is not None
            for player in players
            for id in player.answered.done
        ),
        sent_again=sum(player.answered.sent_again for player in players),
        refused=sum(len(player.answered.refused) for player in players),
        refused_then_done=sum(
            places[player.name, player.table_id, id] is not None
            for player in players
            for id in player.answered.refused
        ),
        doubled=sum(book.doubled for book in books),
        replayed=replayed,
        views_compared=sum(book.views for book in books),
        seconds=round(time.perf_counter() - began, 1),
        seed=seed,
    )


def _place(books: list[Book], player: Player, command_id: str) -> int | None:
    (book,) = (book for book in books if book.table_id == player.table_id)
    return book.place(player, command_id)


async def _sit_down(
    server: Serving, network: Network, number: int, people: int, seed: int
) -> list[Player]:
    """Seat players over a good connection; then they play over the bad one."""

    async def good_way() -> str:
        return server.url

    async def bad_way() -> str:
        return network.url

    group = [
        Player(good_way, f"P{seat}", seed + 10 * number + seat, patience=PATIENCE)
        for seat in range(people)
    ]
    table_id = await seat_all(group)
    for player in group:
        player.socket_way = bad_way
        await player.sit(table_id)
    return group


async def _come_to_rest(data: Path, books: list[Book], players: list[Player]) -> None:
    """Wait for all answers, reconnect everybody once, and compare all that they were sent."""
    await asyncio.gather(*(player.rest() for player in players))
    await asyncio.gather(*(player.come_back() for player in players))
    await _read(data, books)
    for player in players:
        (book,) = (book for book in books if book.table_id == player.table_id)
        await until(partial(player.has_seen, book.sequence), f"{player.name} sees the end")
        check_equal_at_end(book, player, await player.ask_state())
    for book in books:
        book.check_replay()


async def _replay(data: Path, books: list[Book], players: list[Player]) -> int:
    """Resend every executed command; nothing may happen."""
    before = [book.sequence for book in books]
    replayed = await asyncio.gather(*map(_send_all_again, players))
    await _read(data, books)
    assert [book.sequence for book in books] == before, "something was done once more"
    return sum(replayed)


async def _send_all_again(player: Player) -> int:
    for id in sorted(player.answered.done):
        answer = await player.post(player.sent[id])
        assert (answer["answers"], answer["events"]) == (id, [])
    return len(player.answered.done)


async def _read(data: Path, books: list[Book]) -> None:
    async with await open_store(None, data) as store:
        for book in books:
            await book.read(store)


def main() -> None:
    """Print the figures."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--faults", type=int, default=20_000)
    arguments.add_argument("--tables", type=int, default=8)
    arguments.add_argument("--seed", type=int, default=98)
    options = arguments.parse_args()
    with tempfile.TemporaryDirectory(prefix="ninetyeight-proof-") as folder:
        proof = prove_nothing_doubled(
            Path(folder), options.faults, tables=options.tables, seed=options.seed
        )
        figures = asyncio.run(proof)
    sys.stdout.write(json.dumps(asdict(figures)) + "\n")


if __name__ == "__main__":
    main()
