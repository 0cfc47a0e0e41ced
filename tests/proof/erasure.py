"""Deleted means forgotten: no byte of a person's name or words remains or returns.

In every phase of a game, somebody who has talked in the lobby and in the game deletes their
account. The others play on to the end. Then the name and the words are searched for in every
response and message that others got since, from that server and another one, in old sessions and
new ones; in the logs on stderr; in the records; and in every byte of the SQLite files, or every
column of the PostgreSQL. `python -m proof.erasure` prints the figures as JSON.
"""

import argparse
import asyncio
import json
import random
import string
import sys
import tempfile
import time
from collections.abc import Iterable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

import asyncpg

from proof.machinery.listening import Listener, at_server, kept_answers
from proof.revocation import News, two_servers
from server.people import Person
from server.servers import WIDE, Server, running_server
from store.postgres import running_postgres
from waiting import poll

PHASES = ("lobby", "bidding", "playing", "over", "closed")
STATES = {
    "lobby": ("player", "host", "left", "muted"),
    "bidding": ("player", "host", "away"),
    "playing": ("player", "host", "away", "minded", "muted", "removed"),
    "over": ("player", "host", "left"),
    "closed": ("player", "host"),
}
"""What the person is, or was, at the table when they leave."""
EVERY_CASE = tuple((phase, state) for phase in PHASES for state in STATES[phase])
BOT = "greedy"
PATIENCE = 120.0
_LETTERS = string.ascii_lowercase


@dataclass
class Figures:
    """How much was searched, and what was found."""

    cases: int = 0
    traces_before: int = 0
    """Where name or words were found before the deletion, which shows that the search works."""
    answers_searched: int = 0
    messages_searched: int = 0
    records_searched: int = 0
    bytes_of_files: int = 0
    columns_searched: int = 0
    found: list[str] = field(default_factory=list)
    """Where something remained."""
    seconds: float = 0.0


@dataclass(frozen=True)
class Secret:
    """The name and words that must not remain."""

    name: str
    words: tuple[str, str]
    """What was said in the lobby and in the game."""

    @classmethod
    def by_chance(cls, rng: random.Random) -> "Secret":
        """Make up a name with a letter that JSON may escape, and words that occur nowhere else."""
        name, *words = ("".join(rng.choices(_LETTERS, k=12)) for _ in range(3))
        return cls(f"Ž{name}", (words[0], words[1]))

    @property
    def needles(self) -> tuple[str, ...]:
        return self.name[1:], *self.words


@dataclass
class Case:
    """A person at a table who will delete their account."""

    phase: str
    state: str
    ada: Person
    gone: Person
    secret: Secret
    table_id: str = ""

    @property
    def name(self) -> str:
        return f"{self.phase} {self.state}"


@contextmanager
def staged(server: Server, phase: str, state: str, rng: random.Random) -> Iterator[Case]:
    """Bring a table to the phase in which the person leaves."""
    secret = Secret.by_chance(rng)
    with Person(server, "Ada") as ada, Person(server, secret.name) as gone:
        case = Case(phase, state, ada, gone, secret)
        bring_there(case)
        yield case


def bring_there(case: Case) -> None:
    """Let people sit down, talk, and play up to that phase."""
    phase, state, secret = case.phase, case.state, case.secret
    host, guest = (case.gone, case.ada) if state == "host" else (case.ada, case.gone)
    case.table_id = host.open_table(players=3, minder=BOT, access="public", watch="piles")
    must(guest, case, "sit")
    must(host, case, "seat-bot", seat=2, bot=BOT)
    must(case.gone, case, "say-chat", text=f"hello {secret.words[0]}")
    seat = 0 if state == "host" else 1
    if phase != "lobby":
        must(host, case, "start")
        must(case.gone, case, "say-chat", text=f"well {secret.words[1]}")
    if phase in ("playing", "over", "closed"):
        bid(case)
    if phase in ("over", "closed"):
        for person in (case.ada, case.gone):
            must(person, case, "concede")
    if phase == "closed":
        must(host, case, "close")
    match state:
        case "left" | "away":
            must(case.gone, case, "leave")
        case "minded":
            must(case.gone, case, "leave")
            must(case.ada, case, "mind-seat", seat=seat)
        case "muted":
            must(case.ada, case, "mute", seat=seat, is_muted=True)
        case "removed":
            must(case.ada, case, "remove", seat=seat, agrees=True)
        case _:
            pass


def bid(case: Case) -> None:
    """Deal again until Ada has the first turn; she plays on."""
    must(case.ada, case, "make-bid", bid="like")
    must(case.gone, case, "make-bid", bid="rather-not")
    host = case.gone if case.state == "host" else case.ada

    def is_on_turn() -> bool:
        game = show(case.ada, case)["table"]["game"]
        if game["turn"] is None and game["tied"]:
            host.act(case.table_id, "choose-starter", seat=game["tied"][0])
        return game["turn"] is not None

    poll(is_on_turn, f"{case.name}: somebody starts", PATIENCE)


def play_on(case: Case) -> None:
    """Play to the end of a game; begin one if there is none."""
    seen = show(case.ada, case)
    if seen["table"]["phase"] == "closed":
        return
    if seen["table"]["phase"] in ("lobby", "over"):
        for number, seat in enumerate(seen["table"]["seats"]):
            if seat["name"] is None and seat["bot"] is None:
                must(case.ada, case, "seat-bot", seat=number, bot=BOT)
        must(case.ada, case, "start")

    def is_over() -> bool:
        while (seen := show(case.ada, case))["table"]["phase"] in ("bidding", "playing"):
            if not step(case, seen):
                return False
        return True

    poll(is_over, f"{case.name}: the game ends", PATIENCE)


def step(case: Case, seen: dict[str, Any]) -> bool:
    """Bid, lay the first legal card or end the turn for Ada; False if there is nothing to do."""
    table, you = seen["table"], seen["you"]
    version = table["game"]["version"]
    for number, seat in enumerate(table["seats"]):
        is_left_alone = seat["name"] is not None and seat["bot"] is None and number != you["seat"]
        if is_left_alone and seat["is_away"]:
            must(case.ada, case, "mind-seat", seat=number)
    if table["phase"] == "bidding":
        if table["seats"][you["seat"]]["bid"] is None:
            case.ada.act(case.table_id, "make-bid", bid="like")
        elif table["game"]["tied"]:
            case.ada.act(case.table_id, "choose-starter", seat=table["game"]["tied"][0])
        else:
            return False
    elif you["plays"]:
        best = min(you["plays"], key=lambda play: (play["loses"], play["step"]))
        if you["may_end_turn"] and best["step"] > 5:
            case.ada.act(case.table_id, "end-turn", version=version)
        else:
            laid = {"card": best["card"], "pile": best["pile"]}
            case.ada.act(case.table_id, "lay-card", version=version, **laid)
    elif you["may_end_turn"]:
        case.ada.act(case.table_id, "end-turn", version=version)
    else:
        return False
    return True


def show(person: Person, case: Case) -> dict[str, Any]:
    seen: dict[str, Any] = person.get(f"/api/tables/{case.table_id}").raise_for_status().json()
    return seen


def must(person: Person, case: Case, kind: str, **rest: object) -> None:
    answer = person.act(case.table_id, kind, **rest)
    assert answer.status_code == 200, f"{case.name}: {kind}: {answer.text}"


def look_everywhere(person: Person, case: Case) -> int:
    """Request everything that may tell of the table; return the number of records."""
    table = f"/api/tables/{case.table_id}"
    for path in (table, f"{table}/invitation", "/api/lobby", "/api/me/tables", "/api/me/data"):
        person.get(path)
    games = person.get("/api/me/games").json()["items"]
    for game in games:
        path = f"/api/games/{game['id']}"
        for part in ("", "/record", "/frames"):
            person.get(path + part).raise_for_status()
        key = person.post(f"{path}/share").json()["key"]
        for part in ("", "/frames"):
            person.get(f"/api/shared/{key}{part}").raise_for_status()
    return len(games)


@contextmanager
def joined(servers: Iterable[Server], case: Case) -> Iterator[list[Listener]]:
    """Connect to the table at each server, as Ada and as somebody new, and read everything."""
    with ExitStack() as stack:
        yield [
            stack.enter_context(
                Listener(server.url, case.table_id, {"Cookie": person.cookie}, since=0)
            )
            for server in servers
            for person in (case.ada, stack.enter_context(Person(server, "Grete")))
        ]


def prove_case(servers: list[Server], case: Case, figures: Figures) -> None:
    """Delete the person, play on, and search everything that others receive."""
    figures.cases += 1
    with joined(servers, case) as before, ExitStack() as stack:
        elsewhere = [stack.enter_context(at_server(server, case.ada)) for server in servers]
        answers = [kept_answers(person) for person in elsewhere]
        for person in elsewhere:
            look_everywhere(person, case)
        told = "".join(text for kept in answers for text in kept)
        told += "".join(each.since(0) for each in before)
        figures.traces_before += sum(needle in told for needle in case.secret.needles)
        for kept in answers:
            kept.clear()
        assert case.gone.http.delete("/api/me").status_code == 204
        answered = time.time()
        wait_until_read(elsewhere, case)
        for kept in answers:
            kept.clear()
        play_on(case)
        with joined(servers, case) as after:
            for person in elsewhere:
                figures.records_searched += look_everywhere(person, case)
            messages = [each.since(answered + 1.0) for each in before]
            messages += [each.since(0) for each in after]
    texts = [text for kept in answers for text in kept]
    figures.answers_searched += len(texts)
    figures.messages_searched += sum(len(text.splitlines()) for text in messages)
    for kind, found in (("answers", texts), ("messages", messages)):
        search(figures, f"{case.name}: {kind}", "\n".join(found), case.secret)


def wait_until_read(people: list[Person], case: Case) -> None:
    """Wait until every process knows of the deletion, for the promised second at most."""
    path = f"/api/tables/{case.table_id}"
    poll(
        lambda: all(case.secret.needles[0] not in person.get(path).text for person in people),
        f"{case.name}: every process forgets",
        PATIENCE,
    )


def search(figures: Figures, where: str, text: str, secret: Secret) -> None:
    figures.found += [f"{where}: {needle}" for needle in secret.needles if needle in text]


def prove_on_sqlite(folder: Path, cases: Iterable[tuple[str, str]], seed: int) -> Figures:
    """Search the responses of one server, and every byte of its files."""
    began, figures, rng = time.perf_counter(), Figures(), random.Random(seed)
    secrets = []
    with running_server(folder / "data", **WIDE) as server:
        for phase, state in cases:
            with staged(server, phase, state, rng) as case:
                secrets.append(case.secret)
                prove_case([server], case, figures)
            search_files(figures, folder, [case.secret], case.name)
    search_files(figures, folder, secrets, "after the end")
    for secret in secrets:
        search(figures, "stderr", server.logged, secret)
    figures.seconds = round(time.perf_counter() - began, 1)
    return figures


def search_files(figures: Figures, folder: Path, secrets: list[Secret], where: str) -> None:
    for file in sorted(folder.rglob("*")):
        if file.is_file():
            content = file.read_bytes()
            figures.bytes_of_files += len(content)
            figures.found += [
                f"{where}: {file.name}: {needle}"
                for secret in secrets
                for needle in secret.needles
                if needle.encode() in content
            ]


def prove_on_two_servers(folder: Path, cases: Iterable[tuple[str, str]], seed: int) -> Figures:
    """Search the responses of two servers without Redis, and every column of their PostgreSQL."""
    began, figures, rng = time.perf_counter(), Figures(), random.Random(seed)
    secrets = []
    with running_postgres() as url:
        database = url % "postgres"
        with two_servers(folder, database, News.NONE) as (one, two):
            for phase, state in cases:
                with staged(one, phase, state, rng) as case:
                    secrets.append(case.secret)
                    prove_case([one, two], case, figures)
            for secret in secrets:
                search(figures, "stderr", one.logged + two.logged, secret)
        asyncio.run(search_columns(figures, database, secrets))
    figures.seconds = round(time.perf_counter() - began, 1)
    return figures


async def search_columns(figures: Figures, database: str, secrets: list[Secret]) -> None:
    """Search every text column of every table."""
    connection = await asyncpg.connect(database)
    columns = await connection.fetch(
        "SELECT table_name, column_name FROM information_schema.columns "
        "WHERE table_schema = 'public' AND data_type IN ('text', 'character varying')"
    )
    for table, column in columns:
        texts = await connection.fetch(f'SELECT "{column}" FROM "{table}"')
        figures.columns_searched += 1
        whole = "\n".join(text for (text,) in texts if text is not None)
        for secret in secrets:
            search(figures, f"{table}.{column}", whole, secret)
    await connection.close()


def main() -> None:
    """Print the figures."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--seed", type=int, default=98)
    options = arguments.parse_args()
    with tempfile.TemporaryDirectory(prefix="ninetyeight-") as folder:
        figures = {
            "sqlite": asdict(prove_on_sqlite(Path(folder), EVERY_CASE, options.seed)),
            "two servers": asdict(prove_on_two_servers(Path(folder), EVERY_CASE, options.seed)),
        }
    sys.stdout.write(json.dumps(figures) + "\n")


if __name__ == "__main__":
    main()
