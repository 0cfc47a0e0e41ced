"""A person's data for download: everything that is kept about them, ready for JSON."""

from collections.abc import AsyncIterator
from typing import Any

from sqlalchemy import Connection

from ninetyeight.store.append import LogEntry
from ninetyeight.store.games import Games
from ninetyeight.store.log import read_entries
from ninetyeight.store.mutes import muted_by
from ninetyeight.store.people import People
from ninetyeight.store.reader import Reader
from ninetyeight.store.stored_game import StoredGame
from ninetyeight.store.table_row import TableRow, read_row
from ninetyeight.store.tables import TableIndex
from ninetyeight.store.token_kind import TokenKind
from ninetyeight.store.tokens import Token, Tokens
from ninetyeight.table.activity import activity_of

GAMES_AT_ONCE = 5
"""How many games are in memory at a time: a record can take a MiB, and a download can be slow."""


class Download:
    """Gathers what all parts of the store keep about a person."""

    def __init__(
        self, reader: Reader, people: People, tokens: Tokens, tables: TableIndex, games: Games
    ) -> None:
        self._reader = reader
        self._people = people
        self._tokens = tokens
        self._tables = tables
        self._games = games

    async def of_person(self, person_id: str) -> dict[str, Any] | None:
        """Gather everything that is kept about a person; None if there is no such person.

        Tables and games are asynchronous iterators, which read a few at a time. A table's log holds
        hidden cards, so only what the person said and did is included.
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
                _token(token)
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
        def read(connection: Connection) -> tuple[TableRow | None, list[LogEntry], list[str]]:
            muted = muted_by(connection, table_id, person_id)
            return read_row(connection, table_id), read_entries(connection, table_id), muted

        row, entries, muted = await self._reader.read(read)
        if row is None:  # deleted a moment ago
            return {"id": table_id}
        activity = activity_of(person_id, ((entry.at, entry.body) for entry in entries))
        return {
            **_about(row),
            "is_member": person_id in row.people,
            "said": activity.said,
            "done": activity.done,
            "muted": muted,
        }

    async def _all_games(self, person_id: str) -> AsyncIterator[dict[str, Any]]:
        before, is_first = None, True
        while is_first or before is not None:
            page = await self._games.of_person(person_id, limit=GAMES_AT_ONCE, before=before)
            for game in page.items:
                yield _game(game)
            before, is_first = page.before, False


def _token(token: Token) -> dict[str, Any]:
    return {
        "kind": token.kind.value,
        "label": token.label,
        "scope": token.scope.value,
        "created_at": token.created_at.isoformat(),
    }


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
