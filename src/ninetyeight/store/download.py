"""What a person may take along: everything that is kept of them, as JSON."""

from typing import Any

from ninetyeight.store.finished import Game
from ninetyeight.store.games import Games
from ninetyeight.store.lists import Lists
from ninetyeight.store.page import MOST
from ninetyeight.store.people import People
from ninetyeight.store.table_row import TableRow
from ninetyeight.store.tokens import TokenKind, Tokens


class Download(People, Tokens, Lists, Games):
    """A person's own data."""

    async def data_of(self, person_id: str) -> dict[str, Any] | None:
        """Give all that is kept of a person, ready for JSON; None if there is no such person.

        Of running tables it tells only that they are there: their logs hold hidden cards.
        """
        person = await self.person(person_id)
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
                    "created_at": token.created_at.isoformat(),
                }
                for kind in TokenKind
                for token in await self.tokens_of(person_id, kind)
            ],
            "tables": [_table(row) for row in await self._all_tables(person_id)],
            "games": [_game(game) for game in await self._all_games(person_id)],
        }

    async def _all_tables(self, person_id: str) -> list[TableRow]:
        page = await self.tables_of(person_id, limit=MOST)
        found = [*page.items]
        while page.before is not None:
            page = await self.tables_of(person_id, limit=MOST, before=page.before)
            found += page.items
        return found

    async def _all_games(self, person_id: str) -> list[Game]:
        page = await self.games_of(person_id, limit=MOST)
        found = [*page.items]
        while page.before is not None:
            page = await self.games_of(person_id, limit=MOST, before=page.before)
            found += page.items
        return found


def _table(row: TableRow) -> dict[str, Any]:
    return {
        "id": row.table_id,
        "name": row.name,
        "created_at": row.created_at.isoformat(),
        "edition": row.edition,
        "players": row.players,
        "phase": row.phase.value,
    }


def _game(game: Game) -> dict[str, Any]:
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
