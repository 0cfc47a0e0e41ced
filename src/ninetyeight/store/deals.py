"""What is known about deals: whether they can be won, and who has seen their cards.

A deal is named after the first game with its cards. Attempts at it, and games with the same cards
once more, inherit that name. It is never sent to clients. Imported games have deals of their own,
whatever their cards: otherwise people could import guesses of a deck and see which one is known.
"""

from collections.abc import Collection, Iterable
from dataclasses import dataclass

from sqlalchemy import ColumnElement, Connection, delete, insert, select

from ninetyeight.store.reader import CHUNK, Reader
from ninetyeight.store.schema import games, people, seen_deals, solutions
from ninetyeight.store.sql import insert_new
from ninetyeight.store.stored_game import StoredGame
from ninetyeight.store.writer import Writer

NOT_DEALT_IN = ""
"""Where somebody saw a deal who was not dealt in: in a replay, or as a spectator."""


@dataclass(frozen=True, slots=True)
class StoredSolution:
    """What the solver found."""

    is_winnable: bool | None
    """None if no win was found but there may be one."""
    actions: str
    """The actions of a win as JSON, in the form of a record; empty if there is none."""


@dataclass(frozen=True, slots=True)
class Sighting:
    """People who have seen the cards of a deal."""

    deal_id: str
    seen_in: str
    """The game in which they were dealt in, or `NOT_DEALT_IN`."""
    people: Collection[str]


class DealNotes:
    """Solutions, and who has seen which cards. They are deleted with the last game of a deal."""

    def __init__(self, reader: Reader, writer: Writer) -> None:
        self._reader = reader
        self._writer = writer

    async def solution(self, deal_id: str, start: str) -> StoredSolution | None:
        """Find what the solver found; `start` names the rules and who began."""
        query = select(solutions.c.is_winnable, solutions.c.actions).where(
            solutions.c.deal_id == deal_id, solutions.c.start == start
        )

        def read(connection: Connection) -> StoredSolution | None:
            row = connection.execute(query).one_or_none()
            return None if row is None else StoredSolution(*row)

        return await self._reader.read(read)

    async def keep_solution(self, deal_id: str, start: str, found: StoredSolution) -> None:
        """Store what was found, unless the deal's games were deleted in the meantime."""
        row = {"deal_id": deal_id, "start": start}

        def job(connection: Connection) -> None:
            if _lock_games(connection, deal_id):
                connection.execute(delete(solutions).filter_by(**row))
                values = {"is_winnable": found.is_winnable, "actions": found.actions}
                connection.execute(insert(solutions).values(**row, **values))

        await self._writer.do(job)

    async def seen_by(self, deal_id: str, person_ids: Collection[str]) -> frozenset[str]:
        """Find those of these people who have seen a deal's cards."""
        query = (
            select(seen_deals.c.person_id)
            .where(seen_deals.c.deal_id == deal_id, seen_deals.c.person_id.in_(set(person_ids)))
            .distinct()
        )
        return await self._reader.read(lambda connection: frozenset(connection.scalars(query)))

    async def note_seen(self, deal_id: str, person_id: str) -> None:
        """Note that a person who was not dealt in is about to see a deal's cards."""
        sighting = Sighting(deal_id, NOT_DEALT_IN, (person_id,))
        row = {"deal_id": deal_id, "person_id": person_id, "seen_in": NOT_DEALT_IN}
        noted = select(seen_deals.c.deal_id).filter_by(**row)
        if await self._reader.read(lambda connection: connection.scalar(noted) is not None):
            return

        def job(connection: Connection) -> None:
            if _lock_games(connection, deal_id):
                note_sightings(connection, [sighting])

        await self._writer.do(job)


def note_sightings(connection: Connection, sightings: Iterable[Sighting]) -> None:
    """Note who saw which deals; people who were deleted in the meantime are skipped."""
    rows = {(each.deal_id, person, each.seen_in) for each in sightings for person in each.people}
    if not rows:
        return
    query = (
        select(people.c.id)
        .where(people.c.id.in_({person for _, person, _ in rows}))
        .order_by(people.c.id)
        .with_for_update(read=True, key_share=True)
    )
    existing = set(connection.scalars(query))
    names = ("deal_id", "person_id", "seen_in")
    values = [dict(zip(names, row, strict=True)) for row in sorted(rows) if row[1] in existing]
    if values:
        connection.execute(insert_new(connection.dialect.name, seen_deals), values)


def was_seen_elsewhere(connection: Connection, game: StoredGame) -> bool:
    """Whether somebody who played an attempt to its end also saw the cards in another way.

    What they saw before the deal counts as well as what they looked up during the game.
    """
    players = {seat.person_id for seat in game.seats if seat.person_id is not None}
    query = select(seen_deals.c.person_id, seen_deals.c.seen_in).where(
        seen_deals.c.deal_id == game.deal_id, seen_deals.c.person_id.in_(players)
    )
    rows = connection.execute(query).all()
    dealt_in = {row.person_id for row in rows if row.seen_in == game.id}
    return any(row.person_id in dealt_in and row.seen_in != game.id for row in rows)


def delete_games(connection: Connection, which: ColumnElement[bool]) -> int:
    """Delete games, and what is kept about deals of which none is left; return how many games."""
    deals = connection.scalars(select(games.c.deal_id).where(which).distinct()).all()
    count = connection.execute(delete(games).where(which)).rowcount
    for first in range(0, len(deals), CHUNK):
        some = deals[first : first + CHUNK]
        used = connection.scalars(select(games.c.deal_id).where(games.c.deal_id.in_(some)))
        unused = set(some).difference(used)
        for table in (solutions, seen_deals):
            connection.execute(delete(table).where(table.c.deal_id.in_(unused)))
    return count


def _lock_games(connection: Connection, deal_id: str) -> bool:
    """Keep a deal's games from being deleted until the transaction ends; False if none is left."""
    query = (
        select(games.c.id).where(games.c.deal_id == deal_id).order_by(games.c.id).with_for_update()
    )
    return bool(connection.scalars(query).all())
