"""Finished games: sharing them, a person's games, statistics."""

import secrets
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from sqlalchemy import (
    Column,
    ColumnElement,
    Connection,
    Select,
    and_,
    case,
    func,
    literal,
    or_,
    select,
    update,
)

from ninetyeight.store.deals import delete_games
from ninetyeight.store.errors import TokenRevoked
from ninetyeight.store.page import Page, paginate, split_page
from ninetyeight.store.reader import Reader
from ninetyeight.store.schema import game_seats, games, tokens
from ninetyeight.store.stored_game import StoredGame, insert_games, with_seats
from ninetyeight.store.writer import Writer

_WITHOUT_RECORDS = (
    *(column for column in games.c if column is not games.c.record),
    literal("").label("record"),
)
"""The columns for lists: a record can take a MiB, and a page holds many games."""


@dataclass(frozen=True, slots=True)
class Statistics:
    """Totals over a person's games of one edition and number of players."""

    edition: str
    players: int
    games: int
    wins: int
    mean_left: float
    """How many cards were left, on average."""
    best_left: int
    with_hints: int
    """How many of the games used a hint."""


@dataclass(frozen=True, slots=True)
class GameTotals:
    """Totals over some of a person's games."""

    games: int
    wins: int
    left: int
    """How many cards were left, in total."""
    best_left: int | None


@dataclass(frozen=True, slots=True)
class GameResult:
    """How one game ended, for a curve over time."""

    game_id: str
    finished_at: datetime
    left: int
    is_won: bool


class Games:
    """Finished games, which outlive their tables."""

    def __init__(self, reader: Reader, writer: Writer) -> None:
        self._reader = reader
        self._writer = writer

    async def add(self, game: StoredGame, token_id: str | None = None) -> None:
        """Add an imported game; tables' games are added by `Log.append`.

        Raises `TokenRevoked` if the token that authorized it is no longer valid.
        """
        is_valid = select(tokens.c.id).where(tokens.c.id == token_id).with_for_update(read=True)

        def job(connection: Connection) -> None:
            if token_id is not None and connection.scalar(is_valid) is None:
                raise TokenRevoked
            insert_games(connection, [game])

        await self._writer.do(job)

    async def find(self, game_id: str) -> StoredGame | None:
        return await self._one(games.c.id == game_id)

    async def find_shared(self, share_key: str) -> StoredGame | None:
        return await self._one(games.c.share_key == share_key)

    async def find_challenge(self, challenge_key: str) -> StoredGame | None:
        return await self._one(games.c.challenge_key == challenge_key)

    async def share(self, game_id: str) -> str | None:
        """Share a game; return its key, always the same, or None if there is no such game."""
        return await self._key(game_id, games.c.share_key)

    async def challenge(self, game_id: str) -> str | None:
        """Offer a game's deal as a challenge; return its key, as `share` does."""
        return await self._key(game_id, games.c.challenge_key)

    async def _key(self, game_id: str, column: Column[str]) -> str | None:
        key = secrets.token_urlsafe(16)

        def job(connection: Connection) -> str | None:
            connection.execute(
                update(games)
                .where(games.c.id == game_id, column.is_(None))
                .values({column.name: key})
            )
            standing: str | None = connection.scalar(select(column).where(games.c.id == game_id))
            return standing

        return await self._writer.do(job)

    async def unshare(self, game_id: str) -> None:
        await self._drop_key(game_id, games.c.share_key)

    async def withdraw_challenge(self, game_id: str) -> None:
        await self._drop_key(game_id, games.c.challenge_key)

    async def _drop_key(self, game_id: str, column: Column[str]) -> None:
        statement = update(games).where(games.c.id == game_id).values({column.name: None})
        await self._writer.do(lambda connection: connection.execute(statement).rowcount)

    async def delete(self, game_id: str) -> bool:
        """Delete a game with its record; return whether it existed."""

        def job(connection: Connection) -> bool:
            return delete_games(connection, games.c.id == game_id) > 0

        return await self._writer.do(job)

    async def of_person(
        self,
        person_id: str,
        *,
        limit: int = 50,
        before: str | None = None,
        with_records: bool = True,
    ) -> Page[StoredGame]:
        """List the games that a person played or imported, latest first."""
        columns = games.c if with_records else _WITHOUT_RECORDS
        query = select(*columns).where(_belongs_to(person_id))
        return await self._page(query, before, limit)

    async def of_table(
        self, table_id: str, *, limit: int = 50, before: str | None = None
    ) -> Page[StoredGame]:
        """List the games of a table, latest first."""
        return await self._page(select(games).where(games.c.table_id == table_id), before, limit)

    async def find_similar(
        self, person_id: str, *, edition: str, players: int, left: int, record_prefix: str
    ) -> StoredGame | None:
        """Find a person's latest game with this result whose record starts with `record_prefix`."""
        query = select(*_WITHOUT_RECORDS).where(
            _belongs_to(person_id),
            games.c.edition == edition,
            games.c.players == players,
            games.c.left == left,
            func.substr(games.c.record, 1, len(record_prefix)) == record_prefix,
        )
        found = (await self._page(query, None, 1)).items
        return found[0] if found else None

    async def count(self) -> int:
        query = select(func.count()).select_from(games)
        return await self._reader.read(lambda connection: connection.scalar(query) or 0)

    async def statistics(self, person_id: str) -> list[Statistics]:
        """Sum up a person's games by edition and players, without imports and repeated deals."""
        query = (
            select(
                games.c.edition,
                games.c.players,
                func.count(),
                func.sum(case((games.c.is_won, 1), else_=0)),
                func.avg(games.c.left),
                func.min(games.c.left),
                func.sum(case((games.c.hints > 0, 1), else_=0)),
            )
            .where(_counts_for(person_id))
            .group_by(games.c.edition, games.c.players)
            .order_by(games.c.edition, games.c.players)
        )

        def read(connection: Connection) -> list[Statistics]:
            return [
                Statistics(edition, players, count, wins, float(mean), best, hints)
                for edition, players, count, wins, mean, best, hints in connection.execute(query)
            ]

        return await self._reader.read(read)

    async def standing_before(self, person_id: str, game: StoredGame) -> GameTotals:
        """Sum up a person's counted games of the same kind that ended before this one."""
        query = select(
            func.count(),
            func.sum(case((games.c.is_won, 1), else_=0)),
            func.sum(games.c.left),
            func.min(games.c.left),
        ).where(
            _counts_for(person_id),
            games.c.edition == game.edition,
            games.c.players == game.players,
            games.c.id != game.id,
            games.c.finished_at <= game.finished_at,
        )

        def read(connection: Connection) -> GameTotals:
            count, wins, left, best = connection.execute(query).one()
            return GameTotals(count, int(wins or 0), int(left or 0), best)

        return await self._reader.read(read)

    async def results(
        self, person_id: str, edition: str, players: int, *, limit: int = 1000
    ) -> list[GameResult]:
        """List the results of a person's latest counted games, earliest first."""
        query = (
            select(games.c.id, games.c.finished_at, games.c.left, games.c.is_won)
            .where(
                _counts_for(person_id),
                games.c.edition == edition,
                games.c.players == players,
            )
            .order_by(games.c.finished_at.desc(), games.c.id.desc())
            .limit(limit)
        )

        def read(connection: Connection) -> list[GameResult]:
            latest_first = connection.execute(query).all()
            return [GameResult(*row) for row in reversed(latest_first)]

        return await self._reader.read(read)

    async def _one(self, where: ColumnElement[bool]) -> StoredGame | None:
        query = select(games).where(where)

        def read(connection: Connection) -> StoredGame | None:
            found = with_seats(connection, connection.execute(query).mappings().all())
            return found[0] if found else None

        return await self._reader.read(read)

    async def _page(self, query: Select[Any], before: str | None, limit: int) -> Page[StoredGame]:
        query = paginate(query, games.c.finished_at, games.c.id, before, limit)

        def read(connection: Connection) -> Page[StoredGame]:
            found = connection.execute(query).mappings().all()
            rows, cursor = split_page(found, "finished_at", limit)
            return Page(with_seats(connection, rows), cursor)

        return await self._reader.read(read)


def _counts_for(person_id: str) -> ColumnElement[bool]:
    """Select the games that count in statistics: played here, from an unknown deck."""
    return and_(_played_by(person_id), games.c.imported_by.is_(None), games.c.is_repeat.is_(False))


def _belongs_to(person_id: str) -> ColumnElement[bool]:
    """Select the games that a person played or imported."""
    return or_(_played_by(person_id), games.c.imported_by == person_id)


def _played_by(person_id: str) -> ColumnElement[bool]:
    """Select the games in which a person had a seat, or several."""
    return games.c.id.in_(select(game_seats.c.game_id).where(game_seats.c.person_id == person_id))
