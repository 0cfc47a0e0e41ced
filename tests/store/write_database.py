"""Writes a small database as this version leaves it: `python -m store.write_database`.

It goes to `tests/data/databases`, named by its revision. Run it once for each revision that is
released, and never again for that one: what is there is what people have on their disks.
"""

import sqlite3
import sys
import tempfile
from datetime import UTC, datetime
from pathlib import Path

import waiting
from host.hosts import ANNA, BEN, Hosts, chance_of, for_two, fresh, must, play_on
from ninetyeight.protocol.command import MakeBid, SayChat, SayPhrase, Sit, Start
from ninetyeight.protocol.event import CloseCause
from ninetyeight.protocol.settings import Settings
from ninetyeight.rules import Bid
from ninetyeight.store import TokenKind, hash_token, open_store
from ninetyeight.talk import PhraseCode

FOLDER = Path(__file__).parent.parent / "data" / "databases"
NOW = datetime(2026, 3, 1, 12, tzinfo=UTC)


async def fill(file: Path) -> None:
    """Fill a store like a server's after a while: tables in all phases, games, people, tokens."""
    async with await open_store(f"sqlite:///{file}", file.parent) as store:
        hosts = Hosts(store)
        host = await hosts.make(store, chance=chance_of("fixture"))
        person = await store.people.add("Anna", "en", NOW)
        await store.tokens.add(person.id, TokenKind.COOKIE, hash_token("a-token"), now=NOW)
        await host.open_table(ANNA, Settings(name="Lobby", players=3))
        bidding = await host.open_table(ANNA, Settings(name="Bidding", players=2))
        await must(host, bidding, BEN, Sit(id=fresh()))
        await must(host, bidding, ANNA, Start(id=fresh()))
        await must(host, bidding, BEN, MakeBid(id=fresh(), bid=Bid.LIKE))
        over = await for_two(host, name="Over", edition="fire")
        await must(host, over, BEN, SayChat(id=fresh(), text="Well played"))
        await play_on(host, over, ANNA, BEN)
        playing = await for_two(host, name="Playing")
        for _ in range(50):
            await must(host, playing, BEN, SayPhrase(id="phrase-" + fresh(), code=PhraseCode.HELLO))
        closed = await for_two(host, name="Closed")
        await host.force_close(closed, CloseCause.ADMIN)
        await hosts.stop()


def main() -> None:
    """Write the dump of a database of the newest revision."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "games.db"
        waiting.run(fill(file))
        connection = sqlite3.connect(file)
        (revision,) = connection.execute("SELECT version_num FROM alembic_version").fetchone()
        target = FOLDER / f"{revision}.sql"
        if target.exists():
            sys.exit(f"{target} is there already")
        target.write_text("\n".join(connection.iterdump()) + "\n", encoding="utf-8")
        connection.close()


if __name__ == "__main__":
    main()
