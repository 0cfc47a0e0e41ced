"""What a person may take along: everything that is kept of them, as JSON."""

from collections.abc import AsyncIterator
from typing import Any

from sqlalchemy import Connection, select

from ninetyeight.store.deeds import SAID, deeds_of
from ninetyeight.store.finished import StoredGame
from ninetyeight.store.games import Games
from ninetyeight.store.log import LogEntry, read_entries
from ninetyeight.store.mutes import muted_by
from ninetyeight.store.people import People
from ninetyeight.store.reader import Reader
from ninetyeight.store.schema import tables
from ninetyeight.store.table_row import TableRow, read_rows
from ninetyeight.store.tables import Tables
from ninetyeight.store.tokens import TokenKind, Tokens

GAMES_AT_ONCE = 5
"""A record has up to 1 MiB, and somebody who downloads may be slow."""


class Download:
    """A person's own data."""

    def __init__(
        self, reader: Reader, people: People, tokens: Tokens, tables: Tables, games: Games
    ) -> None:
        self._reader = reader
        self._people = people
        self._tokens = tokens
        self._tables = tables
        self._games = games

    async def of_person(self, person_id: str) -> dict[str, Any] | None:
        """Gather all that is kept of a person, ready for JSON; None if there is no such person.

        Long lists are read while somebody iterates over them, a page at a time. Of tables it tells
        what the person said and did there: their logs hold hidden cards.
        """
        person = await self._people.find(person_id)
        if person is None:
            return None
        return {
            "id": person.id,
            "name": person.name,
            "language": person.language,
            "created_at": person.created_at.isoformat(),
            "seen_at": person.seen_at.isoformat(),
            "tokens": [
                {
                    "kind": token.kind.value,
                    "label": token.label,
                    "scope": token.scope.value,
                    "created_at": token.created_at.isoformat(),
                }
                for kind in TokenKind
                for token in await self._tokens.of_person(person_id, kind)
            ],
            "tables": self._all_tables(person_id),
            "games": self._all_games(person_id),
        }

    async def _all_tables(self, person_id: str) -> AsyncIterator[dict[str, Any]]:
        for table_id in await self._tables.ever_joined_by(person_id):
            yield await self._table(person_id, table_id)

    async def _table(self, person_id: str, table_id: str) -> dict[str, Any]:
        """Tell of one table to which a person belongs, or once did."""

        def read(connection: Connection) -> tuple[tuple[TableRow, ...], list[LogEntry], list[str]]:
            found = connection.execute(select(tables).where(tables.c.id == table_id)).all()
            rows = read_rows(connection, found)
            muted = muted_by(connection, table_id, person_id)
            return rows, read_entries(connection, table_id), muted

        rows, entries, muted = await self._reader.read(read)
        if not rows:  # removed a moment ago
            return {"id": table_id}
        (row,), deeds = rows, list(deeds_of(person_id, entries))
        return {
            **_about(row),
            "is_member": person_id in row.people,
            "said": [deed for deed in deeds if deed["kind"] in SAID],
            "done": [deed for deed in deeds if deed["kind"] not in SAID],
            "muted": muted,
        }

    async def _all_games(self, person_id: str) -> AsyncIterator[dict[str, Any]]:
        before, is_first = None, True
        while is_first or before is not None:
            page = await self._games.of_person(person_id, limit=GAMES_AT_ONCE, before=before)
            for game in page.items:
                yield _game(game)
            before, is_first = page.before, False


def _about(row: TableRow) -> dict[str, Any]:
    return {
        "id": row.table_id,
        "name": row.name,
        "created_at": row.created_at.isoformat(),
        "edition": row.edition,
        "players": row.players,
        "phase": row.phase.value,
    }


def _game(game: StoredGame) -> dict[str, Any]:
    return {
        "id": game.id,
        "finished_at": game.finished_at.isoformat(),
        "edition": game.edition,
        "players": game.players,
        "is_won": game.is_won,
        "left": game.left,
        "hints": game.hints,
        "share_key": game.share_key,
        "record": game.record,
    }
