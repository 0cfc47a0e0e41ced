"""Revoked means gone: within two seconds, on all processes, over sockets that were open.

Two servers share a PostgreSQL, with a Redis, with a Redis that has died, or without any. While both
sides talk, somebody signs out, or a token, a person or a player is removed. Whatever arrives or is
done after the answer is timed. `python -m proof.revocation --rounds 4` prints the figures as JSON.
"""

import argparse
import asyncio
import json
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from dataclasses import asdict, dataclass, field
from enum import StrEnum
from functools import partial
from pathlib import Path

import httpx

from host.redis_server import RedisServer
from ninetyeight.store import open_store
from proof.machinery.listening import Listener, at_server
from server.people import Person
from server.servers import WIDE, Server, running_server
from store.postgres import running_postgres
from waiting import PATIENCE, poll

PACE = 0.05
"""The pause between two phrases of a side, in seconds."""
VICTIM_SAYS = "thanks"
KEPT_OUT = (401, 403)


class News(StrEnum):
    """What connects the processes."""

    REDIS = "redis"
    DEAD = "dead-redis"
    NONE = "no-redis"


@dataclass
class Figures:
    """What was counted, and the longest times."""

    revocations: int = 0
    heard_before: int = 0
    """Messages that reached those who were later revoked."""
    done_before: int = 0
    last_byte: dict[str, float] = field(default_factory=dict)
    """The longest time from the answer to the last message, by what connects the processes."""
    last_deed: dict[str, float] = field(default_factory=dict)
    """The same for the last action at the table."""
    closed: dict[str, float] = field(default_factory=dict)
    """The same for the closing of the socket."""
    codes: dict[str, int] = field(default_factory=dict)
    """The close codes, by kind of revocation."""
    let_in_after: int = 0
    """Requests with revoked credentials that were answered, on both servers."""
    seconds: float = 0.0


@dataclass(frozen=True)
class Scene:
    """Ada's table at one server, and somebody there who is connected to the other."""

    ada: Person
    victim: Person
    table_id: str
    headers: dict[str, str]
    """The credentials of the victim."""
    revoke: Callable[[], httpx.Response]
    kind: str


def scenes(one: Server, two: Server, stack: ExitStack) -> Iterator[Scene]:
    """Set up a scene for each kind of revocation, all of which happen at the first server."""
    for kind in ("here", "everywhere", "token", "deleted", "removed"):
        ada = stack.enter_context(Person(one, "Ada"))
        victim = stack.enter_context(Person(two, "Zerline"))
        table_id = ada.open_table(players=2)
        victim.act(table_id, "sit").raise_for_status()
        near = stack.enter_context(at_server(one, victim))
        headers = {"Cookie": victim.cookie}
        match kind:
            case "here":
                revoke = partial(near.post, "/api/me/sign-out", {})
            case "everywhere":
                phone = stack.enter_context(Person(one))
                code = near.post("/api/me/link").json()["code"]
                phone.post("/api/link", {"code": code}).raise_for_status()
                revoke = partial(phone.post, "/api/me/sign-out", {"everywhere": True})
            case "token":
                made = near.post("/api/me/tokens", {"label": "bot", "scope": "play"}).json()
                headers = {"Authorization": f"Bearer {made['token']}"}
                revoke = partial(near.http.delete, f"/api/me/tokens/{made['id']}")
            case "deleted":
                revoke = partial(near.http.delete, "/api/me")
            case _:
                revoke = partial(ada.act, table_id, "remove", seat=1, agrees=True)
        yield Scene(ada, victim, table_id, headers, revoke, kind)


@dataclass(frozen=True)
class Timed:
    """What was observed in one scene; times are seconds after the answer."""

    kind: str
    codes: tuple[int | None, ...]
    """The close codes: a deleted person is signed out and removed from the table."""
    heard: int
    last_byte: float
    closed: float
    done: int
    last_deed: float
    let_in: int


def watch(
    scene: Scene, servers: tuple[Server, Server], deeds: Callable[[Scene], list[float]]
) -> Timed:
    """Let both sides talk, revoke, and watch what still arrives and what is still done.

    One socket of the victim talks, another only listens.
    """
    is_over = threading.Event()

    def talk(say: Callable[[], object]) -> None:
        while not is_over.wait(PACE):
            say()

    with (
        Listener(servers[1].url, scene.table_id, scene.headers) as socket,
        Listener(servers[1].url, scene.table_id, scene.headers) as silent,
    ):
        voices = (
            lambda: scene.ada.act(scene.table_id, "say-phrase", code="hello"),
            lambda: socket.send("say-phrase", code=VICTIM_SAYS),
        )
        threads = [threading.Thread(target=talk, args=(voice,)) for voice in voices]
        for thread in threads:
            thread.start()
        poll(lambda: all((socket.heard, silent.heard, deeds(scene))), "both sides are at it")
        scene.revoke().raise_for_status()
        answered = time.time()
        assert all(each.until_closed(PATIENCE) for each in (socket, silent)), scene.kind
        is_over.set()
        for thread in threads:
            thread.join(timeout=PATIENCE)
        times = [moment for each in (socket, silent) for moment, _ in each.heard]
        let_in = sum(_is_let_in(server, scene) for server in servers)
        done = deeds(scene)
        return Timed(
            scene.kind,
            (socket.code, silent.code),
            len(times),
            max(times) - answered,
            max(each.closed_at or float("inf") for each in (socket, silent)) - answered,
            len(done),
            max(done) - answered,
            let_in,
        )


def _is_let_in(server: Server, scene: Scene) -> bool:
    """Whether the revoked still get answers from the table."""
    path = f"{server.url}/api/tables/{scene.table_id}"
    command = {"kind": "say-phrase", "id": "late", "code": "hello"}
    with httpx.Client(timeout=PATIENCE, headers=scene.headers) as client:
        answers = client.get(path), client.post(f"{path}/commands", json=command)
    return any(answer.status_code not in KEPT_OUT for answer in answers)


def deeds_in(database: str, folder: Path, scene: Scene) -> list[float]:
    """Read from the log when the victim acted; the ids of a deleted person are gone."""

    async def read() -> list[float]:
        async with await open_store(database, folder) as store:
            return [
                entry.at.timestamp()
                for entry in await store.log.read(scene.table_id)
                if f'"{VICTIM_SAYS}"' in entry.body
            ]

    return asyncio.run(read())


@contextmanager
def two_servers(folder: Path, database: str, news: News) -> Iterator[tuple[Server, Server]]:
    """Run two servers on a database, connected as `news` says."""
    with ExitStack() as stack:
        shared = ["--database", database]
        redis = RedisServer(folder)
        if news is not News.NONE:
            redis.start()
            stack.callback(redis.stop)
            shared += ["--redis", redis.url]
        servers = [
            stack.enter_context(running_server(folder / f"{news}-{name}", *shared, **WIDE))
            for name in ("one", "two")
        ]
        if news is News.DEAD:
            redis.stop()
        yield servers[0], servers[1]


def prove_revocation(folder: Path, rounds: int, ways: tuple[News, ...] = tuple(News)) -> Figures:
    """Revoke in every way, with each kind of connection, again and again."""
    began, figures = time.perf_counter(), Figures()
    with running_postgres() as server:
        database = server % "postgres"
        deeds = partial(deeds_in, database, folder)
        for news in ways:
            with two_servers(folder, database, news) as pair:
                for _ in range(rounds):
                    with ExitStack() as stack:
                        _revoke_all(pair, stack, deeds, partial(_count, figures, news))
    figures.seconds = round(time.perf_counter() - began, 1)
    return figures


def _revoke_all(
    pair: tuple[Server, Server],
    stack: ExitStack,
    deeds: Callable[[Scene], list[float]],
    count: Callable[[Timed], None],
) -> None:
    """Revoke in every way at the same time, each at its own table."""
    staged = list(scenes(*pair, stack))
    with ThreadPoolExecutor(len(staged)) as pool:
        for timed in pool.map(partial(watch, servers=pair, deeds=deeds), staged):
            count(timed)


def _count(figures: Figures, news: News, timed: Timed) -> None:
    figures.revocations += 1
    figures.heard_before += timed.heard
    figures.done_before += timed.done
    figures.let_in_after += timed.let_in
    for code in timed.codes:
        key = f"{timed.kind} {code}"
        figures.codes[key] = figures.codes.get(key, 0) + 1
    for worst, seconds in (
        (figures.last_byte, timed.last_byte),
        (figures.last_deed, timed.last_deed),
        (figures.closed, timed.closed),
    ):
        worst[news] = round(max(worst.get(news, 0.0), seconds), 2)


def main() -> None:
    """Print the figures."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--rounds", type=int, default=4)
    options = arguments.parse_args()
    with tempfile.TemporaryDirectory(prefix="ninetyeight-") as folder:
        figures = prove_revocation(Path(folder), options.rounds)
    sys.stdout.write(json.dumps(asdict(figures)) + "\n")


if __name__ == "__main__":
    main()
